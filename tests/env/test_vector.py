"""Games stepped in a batch are the same as games stepped one at a time."""

import numpy as np
import pytest
from helpers import Case, company, every_laid_out_case, every_laid_out_game

import pessoi.env
from pessoi import Game, Rng
from pessoi.env.observations import observation_of
from pessoi.env.stepping import advance_to_decision, rewards
from pessoi.env.vector_env import VectorGameEnv


def vector(case: Case, count: int) -> VectorGameEnv:
    return pessoi.env.vector(case.key, count, case.seats, {"edition": case.edition})


@every_laid_out_case
def test_every_row_is_an_independent_game(case: Case) -> None:
    env = vector(case, 3)
    env.reset(seed=7)
    observation = observation_of(case.start().rules)
    source = Rng(7)
    rngs = [Rng(source.word() << 31 | source.word()) for _ in range(3)]
    states = [case.start() for _ in range(3)]
    for row in range(3):
        advance_to_decision(states[row], rngs[row])
    for _ in range(60):
        for row, state in enumerate(states):
            seat = state.actors[0]
            assert env.acting[row] == seat
            assert env.observations[row].tolist() == observation.read(state, seat)
            assert np.flatnonzero(env.masks[row]).tolist() == state.legal(seat)
        moves = env.sample()
        env.step(moves)
        for row, state in enumerate(states):
            state.play(state.actors[0], int(moves[row]))
            over = advance_to_decision(state, rngs[row]) < 0
            assert env.ended[row] == over
            assert env.results[row].tolist() == (rewards(state) if over else [0] * case.seats)
            if over:
                states[row] = case.start()
                advance_to_decision(states[row], rngs[row])


@every_laid_out_game
def test_ended_games_are_restarted_and_their_results_reported(game: Game) -> None:
    env = pessoi.env.vector(game.key, 2, company(game))
    env.reset(seed=1)
    ends = 0
    for _ in range(4000):
        env.step(env.sample())
        assert env.masks.any(axis=1).all()
        for row in np.flatnonzero(env.ended):
            ends += 1
            assert env.results[row].sum() == pytest.approx(0)
        assert not env.results[~env.ended].any()
        if ends > 2:
            break
    assert ends > 2


@every_laid_out_game
def test_seeds_determine_all_games(game: Game) -> None:
    def seen(seed: int) -> list[bytes]:
        env = pessoi.env.vector(game.key, 4)
        env.reset(seed=seed)
        found = []
        for _ in range(30):
            env.step(env.sample())
            found.append(env.observations.tobytes())
        return found

    assert seen(3) == seen(3)
    assert seen(3) != seen(4)


@every_laid_out_game
def test_arrays_are_contiguous_and_stay_the_same_objects(game: Game) -> None:
    env = pessoi.env.vector(game.key, 5)
    assert env.observations.shape == (5, env.layout.size)
    assert env.masks.shape == (5, len(game.moves))
    for array in (env.observations, env.masks, env.acting, env.ended, env.results):
        assert array.flags.c_contiguous
        assert not array.flags.writeable
    before = env.masks
    env.step(env.sample())
    assert env.masks is before


@every_laid_out_game
def test_no_move_is_made_if_one_is_illegal(game: Game) -> None:
    env = pessoi.env.vector(game.key, 2)
    env.reset(seed=2)
    before = env.observations.tobytes()
    good = int(np.flatnonzero(env.masks[0])[0])
    wrong = int(np.flatnonzero(env.masks[1] == 0)[0])
    for moves in ([good, wrong], [good, -1], [good, len(game.moves)]):
        with pytest.raises(ValueError, match="game 1: move"):
            env.step(moves)
    with pytest.raises(ValueError, match="expected 2 moves"):
        env.step([good])
    assert env.observations.tobytes() == before
    with pytest.raises(ValueError, match="at least 1"):
        pessoi.env.vector(game.key, 0)
