"""A scene: a position that a test lays out, and moves in notation."""

from typing import cast

import pessoi

from pente_grammai.rules.board import SEATS
from pente_grammai.rules.state import PenteState
from pente_grammai.rules.turn import THROW

GAME = pessoi.game("pente")


class Scene:
    """Given pieces on the board, when a seat throws and moves, then this happens."""

    def __init__(self, **options: str) -> None:
        self.state = cast(PenteState, GAME.start(SEATS, options))

    def lay(self, seat: int, points: str) -> None:
        """Put a seat's pieces on these points; the pieces that are left are in hand."""
        board = self.state.pente.board
        for point in range(board.points):
            self.state.add(seat, point, -self.state.pieces(seat, point))
        names = points.split()
        for name in names:
            self.state.add(seat, board.names.index(name), 1)
        self.state.in_hand[seat] = board.pieces - len(names)

    def throw(self, seat: int, face: int) -> list[str]:
        """Let it be a seat's turn and let the die show a face; returns the log."""
        self.state.agenda.clear()
        self.state.push(THROW, seat)
        self.state.advance()
        return self.chance(face)

    def chance(self, face: int) -> list[str]:
        """Let the die show a face; returns the log."""
        return log(self.state.play(pessoi.CHANCE, GAME.outcomes.parse(f"throw {face}")))

    def play(self, seat: int, move: str) -> list[str]:
        """Make a move; returns the log."""
        return log(self.state.play(seat, GAME.moves.parse(move)))

    def legal(self, seat: int) -> list[str]:
        """The legal moves in notation."""
        return [GAME.moves.name(move) for move in self.state.legal(seat)]

    def why_not(self, seat: int, move: str) -> str:
        """The code of the reason why a move is illegal; empty if it is legal."""
        reason = self.state.why_not(seat, GAME.moves.parse(move))
        return "" if reason is None else reason.code

    def points(self, seat: int) -> str:
        """The points of a seat's pieces."""
        names = self.state.pente.board.names
        return " ".join(name for point, name in enumerate(names) for _ in range(self.state.pieces(seat, point)))


def log(events: list[pessoi.Event]) -> list[str]:
    """Events as their messages with the names of points: `moved a1 a4`."""
    names = GAME.words["point"]
    return [
        " ".join(
            [event.message, *(names[event.arguments[key]] for key in ("point", "target") if key in event.arguments)]
        )
        for event in events
    ]
