"""The board: the ends of the lines, numbered in the direction of travel."""

from typing import Final

from pente_grammai.components import PenteComponents

SEATS: Final = 2

IN_HAND: Final = -1
"""The place of a piece that is not on the board, where other pieces have a point."""


class Board:
    """The ends of the lines, which are called points, and the numbers of pieces and faces.

    Point 0 is the first one of seat 0's side. Pieces travel to the last point of that side, along its line to the
    other side, there back to the first line, along it, and round again (pente.board.lines, pente.board.pieces,
    pente.turn.direction).
    """

    def __init__(self, components: PenteComponents) -> None:
        self.lines = components.board.lines
        self.points = SEATS * self.lines
        self.pieces = components.pieces.each
        self.faces = components.die.faces
        self.middle = self.lines // 2
        self.names = [f"{side}{number}" for side in "ab" for number in range(1, self.lines + 1)]
        """`a1` to `a5` and `b1` to `b5`, in the direction of travel."""

    def is_holy(self, point: int) -> bool:
        """Whether a point is an end of the holy line (pente.board.holy)."""
        return point % self.lines == self.middle

    def first(self, seat: int) -> int:
        """The point on a seat's own side where its way begins."""
        return seat * self.lines

    def far_end(self, seat: int) -> int:
        """The end of the holy line on the other side, where a seat's pieces go (pente.goal.arrive)."""
        return self.first(1 - seat) + self.middle

    def target(self, seat: int, point: int, thrown: int) -> int:
        """The point that a piece reaches from a point, or from IN_HAND (pente.turn.direction, pente.turn.enter)."""
        return (self._start(seat, point) + thrown) % self.points

    def distance(self, seat: int, point: int) -> int:
        """The number of points from a piece to its far end."""
        return (self.far_end(seat) - self._start(seat, point)) % self.points

    def _start(self, seat: int, point: int) -> int:
        """Where counting begins: at the piece's point or, IN_HAND, one before the first point of the seat."""
        return self.first(seat) - 1 if point == IN_HAND else point
