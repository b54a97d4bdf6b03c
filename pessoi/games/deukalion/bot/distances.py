"""How far it is to everything worth sailing to, as long as the Hydra lies where it lies."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.games.deukalion.rules.board import Board
from pessoi.games.deukalion.rules.constants import DeukalionRules

FAR: Final = 60
"""Farther than any way there is."""


@final
class Chart:
    """For every square of sea the number of squares to the nearest anchor, to the Styx, to each city and each town."""

    def __init__(self, rules: DeukalionRules, hydra: i64) -> None:
        board = rules.board
        styx = [square for square in range(board.squares) if board.styx & BIT[square]]
        self.home = _distances(board, board.anchors, hydra)
        self.styx = _distances(board, styx, hydra)
        self.city: list[list[int]] = []
        for city in range(rules.places.cities):
            beside = [square for square in range(board.squares) if city in board.cities_at[square]]
            self.city.append(_distances(board, beside, hydra))
        self.town: list[list[int]] = []
        for town in range(rules.places.towns):
            beside = [square for square in range(board.squares) if town in board.towns_at[square]]
            self.town.append(_distances(board, beside, hydra))


def _distances(board: Board, goals: list[int], hydra: i64) -> list[int]:
    """From every square to the nearest goal; no way leads on from the Styx, nor through the Hydra."""
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
