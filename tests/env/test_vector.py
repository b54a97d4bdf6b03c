"""Many plays in one call are the same plays as one at a time."""

import numpy as np
import pytest
from helpers import Case, company, every_laid_out_case, every_laid_out_game

import pessoi.env
from pessoi import Game, Rng
from pessoi.env.many import Vector
from pessoi.env.observations import observation_of
from pessoi.env.stepping import go_on, rewards


def vector(case: Case, count: int) -> Vector:
    return pessoi.env.vector(case.key, count, case.seats, {"edition": case.edition})


@every_laid_out_case
def test_every_row_is_a_play_of_its_own(case: Case) -> None:
    plays = vector(case, 3)
    plays.reset(seed=7)
    observation = observation_of(case.start().rules)
    source = Rng(7)
    dice = [Rng(source.word() << 31 | source.word()) for _ in range(3)]
    states = [case.start() for _ in range(3)]
    for row in range(3):
        go_on(states[row], dice[row])
    for _ in range(60):
        for row, state in enumerate(states):
            seat = state.actors[0]
            assert plays.acting[row] == seat
            assert plays.observations[row].tolist() == observation.read(state, seat)
            assert np.flatnonzero(plays.masks[row]).tolist() == state.legal(seat)
        moves = plays.sample()
        plays.step(moves)
        for row, state in enumerate(states):
            state.play(state.actors[0], int(moves[row]))
            over = go_on(state, dice[row]) < 0
            assert plays.ended[row] == over
            assert plays.results[row].tolist() == (rewards(state) if over else [0] * case.seats)
            if over:
                states[row] = case.start()
                go_on(states[row], dice[row])


@every_laid_out_game
def test_ended_plays_begin_anew_and_say_how_they_ended(game: Game) -> None:
    plays = pessoi.env.vector(game.key, 2, company(game))
    plays.reset(seed=1)
    ends = 0
    for _ in range(4000):
        plays.step(plays.sample())
        assert plays.masks.any(axis=1).all()
        for row in np.flatnonzero(plays.ended):
            ends += 1
            assert plays.results[row].sum() == pytest.approx(0)
        assert not plays.results[~plays.ended].any()
        if ends > 2:
            break
    assert ends > 2


@every_laid_out_game
def test_seeds_decide_everything(game: Game) -> None:
    def seen(seed: int) -> list[bytes]:
        plays = pessoi.env.vector(game.key, 4)
        plays.reset(seed=seed)
        found = []
        for _ in range(30):
            plays.step(plays.sample())
            found.append(plays.observations.tobytes())
        return found

    assert seen(3) == seen(3)
    assert seen(3) != seen(4)


@every_laid_out_game
def test_arrays_are_contiguous_and_stay_where_they_are(game: Game) -> None:
    plays = pessoi.env.vector(game.key, 5)
    assert plays.observations.shape == (5, plays.layout.size)
    assert plays.masks.shape == (5, len(game.moves))
    for array in (plays.observations, plays.masks, plays.acting, plays.ended, plays.results):
        assert array.flags.c_contiguous
        assert not array.flags.writeable
    before = plays.masks
    plays.step(plays.sample())
    assert plays.masks is before


@every_laid_out_game
def test_if_one_move_is_not_allowed_none_is_made(game: Game) -> None:
    plays = pessoi.env.vector(game.key, 2)
    plays.reset(seed=2)
    before = plays.observations.tobytes()
    good = int(np.flatnonzero(plays.masks[0])[0])
    wrong = int(np.flatnonzero(plays.masks[1] == 0)[0])
    for moves in ([good, wrong], [good, -1], [good, len(game.moves)]):
        with pytest.raises(ValueError, match="play 1: move"):
            plays.step(moves)
    with pytest.raises(ValueError, match="expected 2 moves"):
        plays.step([good])
    assert plays.observations.tobytes() == before
    with pytest.raises(ValueError, match="at least one"):
        pessoi.env.vector(game.key, 0)
