"""Distances to everything worth sailing to, as long as the Hydra stays on its square."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.games.deukalion.rules.board import Board
from pessoi.games.deukalion.rules.state import DeukalionRules

FAR: Final = 60
"""More squares than any way has."""


@final
class Distances:
    """For every square of sea the distance to the nearest anchor, to the Styx, to each city and to each town."""

    def __init__(self, rules: DeukalionRules, hydra: i64) -> None:
        board = rules.board
        self.home = _distances(board, board.anchors, hydra)
        self.styx = _distances(board, members(board.styx), hydra)
        self.city: list[list[int]] = []
        for city in range(rules.places.cities):
            self.city.append(_distances(board, beside(board.cities_at, city), hydra))
        self.town: list[list[int]] = []
        for town in range(rules.places.towns):
            self.town.append(_distances(board, beside(board.towns_at, town), hydra))


def beside(places_at: list[list[int]], place: i64) -> list[int]:
    """The squares beside a place."""
    return [square for square, places in enumerate(places_at) if place in places]


def _distances(board: Board, goals: list[int], hydra: i64) -> list[int]:
    """The distance from every square to the nearest goal; no way continues from the Styx or from the Hydra."""
    closed: i64 = board.styx | BIT[hydra]
    steps = [FAR - 1] * board.squares
    reached: list[int] = []
    for goal in goals:
        if goal != hydra:
            steps[goal] = 0
            reached.append(goal)
    for square in reached:
        if steps[square] == 0 or not closed & BIT[square]:
            for other in board.near[square]:
                if steps[other] == FAR - 1:
                    steps[other] = steps[square] + 1
                    reached.append(other)
    return steps
