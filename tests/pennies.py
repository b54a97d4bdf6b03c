"""The smallest game with a secret: two seats show a penny each at the same time; the first wins if they match."""

from typing import cast

from pessoi.core.bits import BIT
from pessoi.core.moves import MoveTable
from pessoi.core.rng import Rng
from pessoi.core.state import UNSEALED, Rules, State
from pessoi.core.step import Sealed, Step

SHOW = 0


class Show(Sealed["Pennies"]):
    def legal(self, state: "Pennies", seat: int) -> list[int]:
        return [0, 1]

    def run(self, state: "Pennies") -> None:
        match = state.sealed[0] == state.sealed[1]
        state.points = [1, 0] if match else [0, 1]
        state.sealed = [UNSEALED, UNSEALED]


class Pennies(State):
    points: list[int]

    def clone(self) -> "Pennies":
        other = Pennies()
        self.copy_to(other)
        other.points = self.points[:]
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Nothing else is hidden."""


def pennies() -> Pennies:
    moves = MoveTable()
    moves.add("heads", "heads")
    moves.add("tails", "tails")
    rules = Rules("pennies", 2, {}, moves, MoveTable(), cast(list[Step[State]], [Show("show")]), [])
    state = Pennies()
    state.begin(rules)
    state.points = [0, 0]
    state.push(SHOW, BIT[0] | BIT[1])
    state.advance()
    return state
