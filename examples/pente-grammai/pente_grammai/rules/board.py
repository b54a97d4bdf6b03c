"""The board: the ends of the lines, numbered in the direction of travel."""

from typing import Final

from pente_grammai.components import PenteComponents

SEATS: Final = 2

IN_HAND: Final = -1
"""Where a piece is that is not on the board."""


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
        """Where a piece arrives that is on a point, or IN_HAND (pente.turn.direction, pente.turn.enter)."""
        start = self.first(seat) - 1 if point == IN_HAND else point
        return (start + thrown) % self.points

    def distance(self, seat: int, point: int) -> int:
        """How many points a piece is away from its far end."""
        start = self.first(seat) - 1 if point == IN_HAND else point
        return (self.far_end(seat) - start) % self.points
