"""OpenSpiel's own tests on every game, its algorithms on small games, and tests of what they do not check."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from helpers import Case, company, every_laid_out_case, every_laid_out_game, every_table
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.policy import UniformRandomPolicy

import pessoi.env
from pessoi import Game
from pessoi.core.step import Sealed

ROUNDING = 1e-9
"""What two equal sums of probabilities may differ by."""


def openspiel(case: Case, decisions: int = 0) -> Any:
    return pessoi.env.openspiel(case.key, case.seats, {"edition": case.edition}, decisions)


@every_laid_out_case
def test_it_passes_the_simulation_test(case: Case, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(openspiel(case, decisions=8), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@every_laid_out_game
def test_a_whole_game_passes_the_simulation_test(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pessoi.env.openspiel(game.key), num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


@every_table
def test_it_passes_the_api_test(case: Case) -> None:
    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        pass

    Enforced.game_name = f"pessoi_{case.key}"
    Enforced.game = openspiel(case, decisions=6)
    Enforced.setUpClass()
    for name in dir(Enforced):
        if name.startswith("test_"):
            getattr(Enforced(name), name)()


@every_laid_out_game
def test_search_algorithms_choose_moves(game: Game) -> None:
    played = pessoi.env.openspiel(game.key, decisions=4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(played, 1.5, 4, evaluator, random_state=np.random.RandomState(2))
    hidden = ismcts.ISMCTSBot(played, evaluator, 1.5, 4, random_state=np.random.RandomState(3))
    for bot in (plain, hidden):
        state = _after_chance(played.new_initial_state())
        assert bot.step(state) in state.legal_actions()


@every_laid_out_game
def test_regret_minimisation_runs(game: Game) -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pessoi.env.openspiel(game.key, decisions=3))
    for _ in range(3):
        solver.iteration()
    state = _after_chance(pessoi.env.openspiel(game.key, decisions=3).new_initial_state())
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


SMALL_TREE = 2000
"""The number of nodes of a tree that is solved in a moment."""


def small_game(game: Game) -> Any:
    """The game with as many decisions, up to three, as its whole tree stays small."""
    for decisions in (3, 2):
        small = pessoi.env.openspiel(game.key, company(game), decisions=decisions, deal=1)
        if tree_size(small.new_initial_state(), SMALL_TREE) < SMALL_TREE:
            return small
    return pessoi.env.openspiel(game.key, company(game), decisions=1, deal=1)


def tree_size(state: Any, limit: int) -> int:
    """The number of nodes below a state, counted up to `limit`."""
    size = 1
    for action in state.legal_actions():
        if size >= limit:
            break
        size += tree_size(state.child(action), limit - size)
    return size


@every_laid_out_game
def test_the_whole_tree_of_a_small_game_is_solved(game: Game) -> None:
    small = small_game(game)
    solver = cfr.CFRSolver(small)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(small, UniformRandomPolicy(small))
    after = exploitability.nash_conv(small, solver.average_policy())
    assert after <= before + ROUNDING


@every_laid_out_game
def test_a_deal_fixes_the_chance_events_before_the_first_decision(game: Game) -> None:
    first, again, other = (
        pessoi.env.openspiel(game.key, company(game), deal=deal).new_initial_state() for deal in (1, 1, 2)
    )
    assert first.is_player_node()
    assert str(first) == str(again)
    assert str(first) != str(other)


def _after_chance(state: Any) -> Any:
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@every_laid_out_game
def test_a_sealed_choice_is_hidden_from_the_other_seats(game: Game) -> None:
    state = pessoi.env.openspiel(game.key).new_initial_state()
    rng = random.Random(4)
    seen = 0
    for _ in range(300):
        if state.is_terminal() or seen == 5:
            break
        current = state.current.state
        if state.is_player_node() and isinstance(current.step, Sealed) and len(current.actors) > 1:
            seen += 1
            seat = state.current_player()
            answers = current.step.answers(current, seat)
            here, there = state.child(answers[0]), state.child(answers[-1])
            assert here.information_state_string(seat) != there.information_state_string(seat) or len(answers) == 1
            for other in set(range(state.num_players())) - {seat}:
                assert here.information_state_string(other) == there.information_state_string(other)
                assert here.information_state_tensor(other) == there.information_state_tensor(other)
                assert here.observation_tensor(other) == there.observation_tensor(other)
        state.apply_action(rng.choice(state.legal_actions()))


@every_laid_out_game
def test_a_resampled_state_has_the_same_information_state(game: Game) -> None:
    state = pessoi.env.openspiel(game.key).new_initial_state()
    rng = random.Random(5)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_player_node():
            seat = state.current_player()
            world = state.resample_from_infostate(seat, rng.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


@every_laid_out_game
def test_it_is_loaded_by_name_and_parameters(game: Game) -> None:
    pessoi.env.openspiel(game.key)
    seats = game.seats[-1]
    loaded = pyspiel.load_game(f"pessoi_{game.key}(players={seats},decisions=2)")
    assert loaded.num_players() == seats
    assert loaded.num_distinct_actions() == len(game.moves)
    state = _after_chance(loaded.new_initial_state())
    move = state.legal_actions()[0]
    assert state.action_to_string(move) == game.moves.name(move)
    with pytest.raises(ValueError, match="no parameters for observations"):
        loaded.make_py_observer(None, {"colour": 1})
