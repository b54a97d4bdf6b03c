"""Previews show what a move changes, and depend on no secret."""

import pytest

import pessoi
from pessoi.contract.cases import step
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE
from pessoi.games import names
from pessoi.protocol.changes import preview

SEATS = 3


@pytest.mark.parametrize("key", names())
def test_a_preview_depends_on_no_secret(key: str) -> None:
    """Two true states that look alike to a seat give the same preview of every move."""
    state, rng = pessoi.game(key).start(SEATS), Rng(5)
    for number in range(60):
        if state.over:
            break
        seat = state.actors[0]
        if seat != CHANCE:
            other = state.imagine(seat, rng)
            for move in state.legal(seat)[:5]:
                one, two = (preview("", world, seat, move, Rng(number)) for world in (state, other))
                assert one == two
        state.play(*step(state, rng))


def test_a_preview_shows_what_a_move_changes() -> None:
    state = pessoi.game("zeus").start(SEATS)
    while CHANCE in state.actors:
        state.play(CHANCE, state.sample(Rng(1)))
    seat, move = state.actors[0], state.legal(state.actors[0])[0]
    shown = preview("p", state, seat, move, Rng(2))
    assert shown.changes["view"]
    assert state.legal(seat)[0] == move
