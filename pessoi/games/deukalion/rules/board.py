"""The map: squares of sea, what lies beside them, and how far it is from one to another."""

from typing import Final, final

SEA: Final = 0
ANCHOR: Final = 1
STYX: Final = 2

FARTHEST: Final = 20
"""No ship sails farther in one move, not even with Pegasus and all cards for sailing."""


@final
class Board:
    """Only squares of sea are numbered, from 0 in reading order; a set of them is a mask.

    Cities and towns are known by the squares from which a ship reaches them.
    """

    def __init__(self, cells: list[list[str]], cities: list[str], towns: list[str], sea: list[str]) -> None:
        self.cells = cells
        self.cities = cities
        self.towns = towns
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.at: dict[tuple[int, int], int] = {}
        self.hydra = 0
        places: list[tuple[int, int]] = []
        for y, row in enumerate(cells):
            for x, cell in enumerate(row):
                if cell in sea:
                    self.at[x, y] = len(places)
                    if cell == "hy":
                        self.hydra = len(places)
                    places.append((x, y))
                    self.names.append(f"{chr(ord('a') + x)}{y + 1}")
                    self.kinds.append(ANCHOR if cell == "an" else STYX if cell == "st" else SEA)
        self.squares = len(places)
        self.anchors = [square for square in range(self.squares) if self.kinds[square] == ANCHOR]
        self.anchored = sum(1 << square for square in self.anchors)
        """All anchors, as a mask."""
        self.styx = sum(1 << square for square in range(self.squares) if self.kinds[square] == STYX)
        self.open = (1 << self.squares) - 1 & ~self.anchored & ~self.styx
        """Sea that is neither anchor nor Styx: where the Hydra swims and where beaten ships drift."""
        self.near = [_orthogonal(self.at, place) for place in places]
        self.cities_at: list[list[int]] = []
        """The cities beside each square."""
        self.towns_at: list[list[int]] = []
        self.two_away: list[list[list[int]]] = []
        """For each distance on the grid and each square: the cities that far away."""
        for place in places:
            self.cities_at.append(_at_distance(cells, place, cities, 1))
            self.towns_at.append(_at_distance(cells, place, towns, 1))
        span = len(cells) + len(cells[0])
        for distance in range(span):
            self.two_away.append([_at_distance(cells, place, cities, distance) for place in places])
        self.sailing = [_distances(self.near, square, self.styx) for square in range(self.squares)]
        """How far it is for a ship from square to square when nothing is in the way; -1 is out of reach."""
        self.swimming = [_distances(self.near, square, self.styx | self.anchored) for square in range(self.squares)]
        """The same for the Hydra."""
        self.calm: list[list[int]] = []
        """For each square and number of steps: the squares within reach of a ship, as a mask."""
        self.calm_squares: list[list[list[int]]] = []
        for square in range(self.squares):
            reached = [
                [other for other in range(self.squares) if 0 < self.sailing[square][other] <= steps]
                for steps in range(FARTHEST + 1)
            ]
            self.calm_squares.append(reached)
            self.calm.append([sum(1 << other for other in within) for within in reached])


def _orthogonal(at: dict[tuple[int, int], int], place: tuple[int, int]) -> list[int]:
    """The squares of sea above, left, right and below."""
    x, y = place
    around = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [at[other] for other in around if other in at]


def _at_distance(cells: list[list[str]], place: tuple[int, int], codes: list[str], distance: int) -> list[int]:
    """Which of some places on land lie so far from a square, counted along rows and columns."""
    found = []
    for number, code in enumerate(codes):
        nearest = min(
            abs(place[0] - x) + abs(place[1] - y)
            for y, row in enumerate(cells)
            for x, cell in enumerate(row)
            if cell == code
        )
        if nearest == distance:
            found.append(number)
    return found


def _distances(near: list[list[int]], start: int, ends: int) -> list[int]:
    """Steps from a square to every other; nothing goes on from a square in `ends`."""
    steps = [-1] * len(near)
    steps[start] = 0
    reached = [start]
    for square in reached:
        if square != start and ends >> square & 1:
            continue
        for other in near[square]:
            if steps[other] < 0:
                steps[other] = steps[square] + 1
                reached.append(other)
    return steps
