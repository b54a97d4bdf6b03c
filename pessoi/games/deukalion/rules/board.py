"""The map: squares of sea, what is beside them, and the distances between them."""

from typing import Final, final

from pessoi.core.bits import all_below, contains, mask_of
from pessoi.games.deukalion.components import SEA as SEA_CELLS
from pessoi.games.deukalion.components import DeukalionComponents

SEA: Final = 0
ANCHOR: Final = 1
STYX: Final = 2

FARTHEST: Final = 20
"""No ship sails farther in one move, not even with Pegasus and all cards for sailing."""


@final
class Board:
    """Only squares of sea are numbered, from 0 in reading order; a set of them is a mask (deukalion.setup.map).

    Cities and towns are known by the squares from which a ship reaches them.
    """

    def __init__(self, components: DeukalionComponents) -> None:
        cells = components.map.cells
        self.cells = cells
        self.cities = [city.code for city in components.city]
        self.towns = [town.code for town in components.town]
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.hydra = 0
        """Where the Hydra starts."""
        places: list[tuple[int, int]] = []
        for y, row in enumerate(cells):
            for x, cell in enumerate(row):
                if cell in SEA_CELLS:
                    if cell == "hy":
                        self.hydra = len(places)
                    places.append((x, y))
                    self.names.append(f"{chr(ord('a') + x)}{y + 1}")
                    self.kinds.append(ANCHOR if cell == "an" else STYX if cell == "st" else SEA)
        squares = range(len(places))
        self.squares = len(places)
        self.anchors = [square for square in squares if self.kinds[square] == ANCHOR]
        self.anchored = mask_of(self.anchors)
        """All anchors, as a mask."""
        self.styx = mask_of([square for square in squares if self.kinds[square] == STYX])
        self.open = all_below(self.squares) & ~self.anchored & ~self.styx
        """Sea that is neither anchor nor Styx: where the Hydra swims and where beaten ships are moved to."""
        at = {place: square for square, place in enumerate(places)}
        self.near = [_orthogonal(at, place) for place in places]
        self.cities_away: list[list[list[int]]] = []
        """For each distance on the grid and each square: the cities at that distance."""
        for distance in range(len(cells) + len(cells[0])):
            self.cities_away.append([_at_distance(cells, place, self.cities, distance) for place in places])
        self.cities_at = self.cities_away[1]
        """The cities beside each square (deukalion.fight.neighbours)."""
        self.towns_at = [_at_distance(cells, place, self.towns, 1) for place in places]
        self.sailing = [_distances(self.near, square, self.styx) for square in squares]
        """The distances for a ship from square to square when nothing is in the way; -1 is out of reach."""
        self.swimming = [_distances(self.near, square, self.styx | self.anchored) for square in squares]
        """The same for the Hydra."""
        self.calm_squares: list[list[list[int]]] = []
        """For each square and number of steps: the squares within reach of a ship when nothing is in the way."""
        for steps in self.sailing:
            self.calm_squares.append(
                [[other for other in squares if 0 < steps[other] <= reach] for reach in range(FARTHEST + 1)]
            )
        self.calm = [[mask_of(within) for within in reached] for reached in self.calm_squares]
        """The same as masks."""


def _orthogonal(at: dict[tuple[int, int], int], place: tuple[int, int]) -> list[int]:
    """The squares of sea above, left, right and below."""
    x, y = place
    around = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [at[other] for other in around if other in at]


def _at_distance(cells: list[list[str]], place: tuple[int, int], codes: list[str], distance: int) -> list[int]:
    """The places on land at a distance from a square, counted along rows and columns."""
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
    """The steps from a square to every other; no way continues from a square in `ends`."""
    steps = [-1] * len(near)
    steps[start] = 0
    reached = [start]
    for square in reached:
        if square != start and contains(ends, square):
            continue
        for other in near[square]:
            if steps[other] < 0:
                steps[other] = steps[square] + 1
                reached.append(other)
    return steps
