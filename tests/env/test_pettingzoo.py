"""PettingZoo's own tests over every game, seat count and edition, and what they do not look at."""

import itertools
from typing import Any

import numpy as np
import pytest
from helpers import LAID_OUT, Case, company, every_laid_out_case, every_laid_out_game, every_table
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import pessoi.env
from pessoi import Game, IllegalMove
from pessoi.env.aec import Table
from pessoi.env.observations import observation_of

pytestmark = [
    # Environments with masks are a dictionary; PettingZoo knows its own such games by name and warns of all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent whose play is over has no move left.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def table(case: Case, **more: Any) -> Table:
    return pessoi.env.pettingzoo(case.key, case.seats, {"edition": case.edition}, **more)


def play(env: Table, seed: int) -> list[tuple[str, int]]:
    """A random play by the mask."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    moves = []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        assert [env.game.moves.name(move) for move in legal.tolist()] == list(info["moves"])
        move = rng.choice(legal)
        moves.append((agent, int(move)))
        env.step(move)
    return moves


@every_laid_out_case
def test_it_passes_the_api_test(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(table(case), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@every_laid_out_case
def test_it_passes_the_seed_test(case: Case) -> None:
    seed_test(lambda: table(case), num_cycles=30)


@every_table
def test_it_passes_the_render_test(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: table(case, render_mode=render_mode))


@every_table
def test_it_runs_in_the_performance_benchmark(
    case: Case, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = itertools.count()
    monkeypatch.setattr("time.time", lambda: next(clock) / 10)
    performance_benchmark(table(case))
    assert "turns per second" in capsys.readouterr().out


@every_laid_out_case
def test_whole_plays_over_seeds(case: Case) -> None:
    env = table(case)
    first = play(env, 3)
    assert env.agents == []
    assert play(env, 3) == first
    assert play(env, 4) != first


@every_laid_out_case
def test_rewards_go_to_the_seats_by_place(case: Case) -> None:
    env = table(case)
    for _, move in play(env, 9):
        if not env.agents:
            env.reset(seed=9)
        env.step(move)
    places = [env.infos[agent]["place"] for agent in env.agents]
    if case.seats == 1:
        assert list(env.rewards.values()) == [env._state.success()]
        return
    assert sum(env.rewards.values()) == pytest.approx(0)
    for agent, place in zip(env.agents, places):
        for other, its in zip(env.agents, places):
            assert (env.rewards[agent] > env.rewards[other]) == (place < its)
    if places.count(1) == 1:
        assert max(env.rewards.values()) == 1


@every_laid_out_game
def test_a_seat_is_shown_what_it_may_know_and_only_the_acting_one_may_move(game: Game) -> None:
    env = pessoi.env.pettingzoo(game.key, company(game))
    env.reset(seed=1)
    observation = observation_of(env._state.rules)
    for _ in range(10):
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert seen["observation"].tolist() == observation.read(env._state, seat)
            assert env.observation_space(agent).contains(seen)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        env.step(env.game.moves.parse(env.infos[env.agent_selection]["moves"][-1]))
    assert env.layout_name == observation.layout.name


@every_table
def test_a_cut_off_play_is_truncated_for_everybody(case: Case) -> None:
    env = table(case, max_cycles=2)
    assert len(play(env, 5)) == 2 * case.seats
    env.reset(seed=5)
    for _ in range(2 * case.seats):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@every_laid_out_game
def test_a_move_that_is_not_allowed_is_refused_with_the_reason(game: Game) -> None:
    env = pessoi.env.pettingzoo(game.key)
    env.reset(seed=2)
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
    wrong = next(move for move in range(len(game.moves)) if move not in legal)
    with pytest.raises(IllegalMove):
        env.step(np.int32(wrong))
    with pytest.raises(IllegalMove):
        env.step(-1)
    with pytest.raises(ValueError, match="number of a move"):
        env.step(None)
    env.step(np.int64(legal[0]))


def test_a_render_mode_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="rgb_array"):
        pessoi.env.pettingzoo(LAID_OUT[0].key, render_mode="film")
    env = pessoi.env.pettingzoo(LAID_OUT[0].key)
    env.reset()
    assert env.render() is None


@every_laid_out_game
def test_the_picture_shows_the_board(game: Game) -> None:
    env = pessoi.env.pettingzoo(game.key, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.shape[1] == 600
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 1
    play(env, 1)
    after = env.render()
    assert before.shape != after.shape or (before != after).any()
