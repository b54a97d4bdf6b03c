"""PettingZoo's own tests on every game, seat count and edition, and tests of what they do not check."""

import itertools
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from helpers import LAID_OUT, Case, company, every_laid_out_case, every_laid_out_game, every_table
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import BaseParallelWrapper, parallel_to_aec

import pessoi.env
from pessoi import Game, IllegalMove
from pessoi.env.aec_env import AECGameEnv
from pessoi.env.observations import observation_of
from pessoi.env.parallel_env import ParallelGameEnv
from pessoi.games.zeus.rules.state import ZeusState

pytestmark = [
    # Environments with masks are a dictionary; PettingZoo knows its own such games by name and warns of all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent has no moves after the end of a game.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def aec(case: Case, **more: Any) -> AECGameEnv:
    return pessoi.env.pettingzoo(case.key, case.seats, {"edition": case.edition}, **more)


def parallel(case: Case, **more: Any) -> ParallelGameEnv:
    return pessoi.env.parallel(case.key, case.seats, {"edition": case.edition}, **more)


def play(env: AECGameEnv, seed: int) -> list[tuple[str, int]]:
    """Play a random game by the masks and return its moves."""
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
    api_test(aec(case), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@every_laid_out_case
def test_it_passes_the_seed_test(case: Case) -> None:
    seed_test(lambda: aec(case), num_cycles=30)


@every_table
def test_it_passes_the_render_test(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec(case, render_mode=render_mode))


@every_table
def test_it_runs_in_the_performance_benchmark(
    case: Case, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = itertools.count()
    monkeypatch.setattr("time.time", lambda: next(clock) / 10)
    performance_benchmark(aec(case))
    assert "turns per second" in capsys.readouterr().out


class Guided(BaseParallelWrapper):  # type: ignore[misc]
    """Maps any action to a legal move, because some of PettingZoo's tests ignore masks."""

    seen: dict[str, Any]

    def step(self, actions: dict[str, int]) -> Any:
        moves = {}
        for agent, action in actions.items():
            legal = np.flatnonzero(self.seen[agent]["action_mask"])
            moves[agent] = legal[action % len(legal)] if len(legal) else action
        found = self.env.step(moves)
        self.seen = found[0]
        return found

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self.seen, infos = self.env.reset(seed, options)
        return self.seen, infos


@every_laid_out_case
def test_it_passes_the_test_of_cycles(case: Case) -> None:
    """The parallel environment, and the same converted to AEC.

    The test expects one turn for every seat in every cycle, so it does not fit games in which the state decides which
    seat acts: PettingZoo excludes its own classic games. In the parallel environment every seat gives a move in every
    step; `max_cycles` of the AEC environment is tested below.
    """

    def simultaneous(max_cycles: int) -> Guided:
        return Guided(parallel(case, max_cycles=max_cycles))

    max_cycles_test(
        SimpleNamespace(parallel_env=simultaneous, env=lambda max_cycles: parallel_to_aec(simultaneous(max_cycles)))
    )


@every_laid_out_case
def test_the_parallel_environment_passes_the_api_test(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel(case), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@every_laid_out_case
def test_the_parallel_environment_passes_the_seed_test(case: Case) -> None:
    parallel_seed_test(lambda: Guided(parallel(case)), num_cycles=30)


@every_laid_out_case
def test_the_parallel_environment_plays_to_the_end(case: Case) -> None:
    env = parallel(case)
    rng = np.random.default_rng(6)
    seen, infos = env.reset(seed=6)
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert [agent for agent in env.agents if "moves" in infos[agent]] == asked == env.aec.asked
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in asked}
        seen, rewards, terminated, truncated, infos = env.step(actions)
    assert all(terminated.values())
    assert not any(truncated.values())
    assert sum(rewards.values()) == pytest.approx(env.aec._state.success() if case.seats == 1 else 0)
    assert [infos[agent]["place"] for agent in env.possible_agents] == list(env.aec._state.ranking)


def test_bids_in_secret_are_made_in_one_step() -> None:
    env = pessoi.env.parallel("zeus", seats=4)
    seen, _ = env.reset(seed=3)
    while len(env.aec.asked) < len(env.agents):
        seen, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    state = env.aec._state
    assert isinstance(state, ZeusState)
    bids = [5, 7, 6, 8]
    env.step({agent: env.aec.game.moves.parse(f"bid {bid}") for agent, bid in zip(env.agents, bids)})
    assert [seat.bid for seat in state.view(None).seats] == bids
    assert len(env.aec.asked) == 1


@every_laid_out_game
def test_no_move_is_made_if_one_of_several_is_illegal(game: Game) -> None:
    env = pessoi.env.parallel(game.key)
    env.reset(seed=2)
    before = env.aec._state.position()
    with pytest.raises(ValueError, match="number of a move"):
        env.step({})
    wrong = next(move for move in range(len(game.moves)) if move not in env.aec.legal)
    with pytest.raises(IllegalMove):
        env.step(dict.fromkeys(env.agents, wrong))
    assert env.aec._state.position() == before


@every_laid_out_case
def test_seeds_determine_whole_games(case: Case) -> None:
    env = aec(case)
    first = play(env, 3)
    assert env.agents == []
    assert play(env, 3) == first
    assert play(env, 4) != first


@every_laid_out_case
def test_rewards_depend_on_the_place(case: Case) -> None:
    env = aec(case)
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
def test_a_seat_observes_what_it_may_know_and_only_the_acting_seat_has_moves(game: Game) -> None:
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
def test_a_game_is_truncated_for_all_agents(case: Case) -> None:
    env = aec(case, max_cycles=2)
    assert len(play(env, 5)) == 2 * case.seats
    env.reset(seed=5)
    for _ in range(2 * case.seats):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@every_laid_out_game
def test_an_illegal_move_is_rejected(game: Game) -> None:
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


def test_an_unknown_render_mode_is_rejected() -> None:
    with pytest.raises(ValueError, match="rgb_array"):
        pessoi.env.pettingzoo(LAID_OUT[0].key, render_mode="film")
    env = pessoi.env.pettingzoo(LAID_OUT[0].key)
    env.reset()
    assert env.render() is None


@every_laid_out_game
def test_the_image_shows_the_board(game: Game) -> None:
    env = pessoi.env.pettingzoo(game.key, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.shape[1] == 600
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 1
    play(env, 1)
    after = env.render()
    assert before.shape != after.shape or (before != after).any()
