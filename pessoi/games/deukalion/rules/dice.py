"""The dice of the cup: one in the middle, which all other seats use, and four around it for the actions."""

from itertools import product
from math import prod
from typing import Final, final

from mypy_extensions import i64

from pessoi.games.deukalion.components import ACTIONS, DeukalionComponents

MIDDLE: Final = 4
"""The place of the middle die in a shake."""
OUTER: Final = [3, 2, 1, 0]
"""The places of the other dice in a shake."""
CARD_DIE: Final = 3
FIGHTER_DIE: Final = 2
SAIL_DIE: Final = 1
HYDRA_DIE: Final = 0
"""The places of the dice once the cup is set down."""


@final
class Dice:
    """What the dice show is one number with a digit for each die; places are counted from the last digit.

    A shake has five digits. Setting the cup down gives each of four dice to an action: a setting has four digits.
    """

    def __init__(self, components: DeukalionComponents) -> None:
        self.faces = components.cup.faces
        """All faces of a die, equal ones included."""
        self.values = sorted(set(self.faces))
        self.others_draw: i64 = components.cup.others_draw
        self.active_draws: i64 = components.cup.active_draws
        """What the card die shows when all other seats draw, and when the active seat draws."""
        self.shake_weights: list[int] = []
        """The weight of each shake."""
        self.settings: list[list[int]] = []
        """For each shake: the different ways to set the cup down."""
        places = [components.circle.actions.index(action) for action in ACTIONS]
        around = range(len(OUTER))
        for shake in product(self.values, repeat=len(OUTER) + 1):
            outer = shake[1:]
            ways = {self.number([outer[(place + turned) % len(OUTER)] for place in places]) for turned in around}
            self.shake_weights.append(prod([self.faces.count(value) for value in shake]))
            self.settings.append(sorted(ways))

    def number(self, shown: list[int]) -> int:
        """What some dice show as one number."""
        number = 0
        for value in shown:
            number = number * len(self.values) + value - 1
        return number

    def shown(self, number: i64, place: i64) -> i64:
        """What the die at a place of a shake or of a setting shows."""
        values: i64 = len(self.values)
        while place > 0:
            number //= values
            place -= 1
        return number % values + 1
