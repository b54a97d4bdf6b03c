"""Thrown fighters, as counts of the sides they show."""

from math import comb
from typing import Final, final

from mypy_extensions import i64

from pessoi.games.deukalion.components import DeukalionComponents

SIDES: Final = ["cross", "half", "full"]
"""What a thrown fighter can show: nothing, half a point, a whole one."""


def written(half_points: int) -> str:
    """A number of half points as people write it: 0, ½, 1, 1½."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


@final
class Throws:
    """One row for every way in which up to `most` fighters can fall (deukalion.fight.odds)."""

    def __init__(self, components: DeukalionComponents) -> None:
        odds = [components.throw.cross, components.throw.half, components.throw.full]
        self.odds = odds
        self.most = components.ship.fighters
        self.faces: list[int] = []
        """The sides of one fighter, each as often as its odds say."""
        for side, odd in enumerate(odds):
            self.faces.extend([side] * odd)
        self.cross: list[int] = []
        self.half: list[int] = []
        self.full: list[int] = []
        self.weights: list[list[tuple[int, int]]] = []
        """For each number of fighters: every row with its weight."""
        self._rows = [-1] * (self.most + 1) ** len(SIDES)
        for thrown in range(self.most + 1):
            self.weights.append([])
            for cross in range(thrown + 1):
                for half in range(thrown - cross + 1):
                    full = thrown - cross - half
                    row = len(self.cross)
                    self._rows[self._place(cross, half, full)] = row
                    self.cross.append(cross)
                    self.half.append(half)
                    self.full.append(full)
                    ways = comb(thrown, cross) * comb(thrown - cross, half)
                    self.weights[-1].append((row, ways * odds[0] ** cross * odds[1] ** half * odds[2] ** full))

    def _place(self, cross: i64, half: i64, full: i64) -> i64:
        size: i64 = self.most + 1
        return (cross * size + half) * size + full

    def row(self, counts: list[int]) -> i64:
        """The row of a throw by its numbers of crosses, halves and full points."""
        return self._rows[self._place(counts[0], counts[1], counts[2])]

    def counts(self, row: i64) -> list[int]:
        """The numbers of crosses, halves and full points in a row."""
        return [self.cross[row], self.half[row], self.full[row]]

    def half_points(self, row: i64) -> i64:
        """The points of a row, counted in halves."""
        full: i64 = self.full[row]
        return self.half[row] + 2 * full
