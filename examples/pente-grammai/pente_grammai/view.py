"""What a seat, or a spectator, may know of a game of pente grammai: everything, since nothing is hidden."""

import msgspec

from pente_grammai.rules.board import SEATS
from pente_grammai.rules.state import PenteState
from pente_grammai.rules.turn import MOVE


class PointView(msgspec.Struct, frozen=True):
    """One end of a line: its name, whether it belongs to the holy line, and the owner of each piece on it."""

    name: str
    holy: bool
    owners: list[int]


class SeatView(msgspec.Struct, frozen=True):
    """One seat: the pieces in hand, the pieces that have arrived and, after the game, the place."""

    in_hand: int
    score: int
    place: int | None


class PenteView(msgspec.Struct, frozen=True):
    """The whole board."""

    seat: int | None
    actors: list[int]
    asked: str | None
    thrown: int | None
    seats: list[SeatView]
    points: list[PointView]


def view(state: PenteState, seat: int | None) -> PenteView:
    """The game as a seat sees it."""
    board = state.pente.board
    places = state.ranking if state.over else None
    return PenteView(
        seat=seat,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        thrown=state.at_value if state.is_current(MOVE) else None,
        seats=[
            SeatView(state.in_hand[number], state.arrived(number), None if places is None else places[number])
            for number in range(SEATS)
        ],
        points=[PointView(name, board.is_holy(point), _owners(state, point)) for point, name in enumerate(board.names)],
    )


def _owners(state: PenteState, point: int) -> list[int]:
    return [seat for seat in range(SEATS) for _ in range(state.pieces(seat, point))]
