"""The smallest game with a secret: two seats show a penny each at the same time; the first wins if they match."""

from pessoi.core.bits import BIT
from pessoi.core.fields import numbers
from pessoi.core.game import Game
from pessoi.core.moves import MoveTable
from pessoi.core.state import UNSEALED, Rules, State
from pessoi.core.step import Sealed, StepTable

STEPS = StepTable()
SHOW = STEPS.declare("show")


class Pennies(State):
    points: list[int]


class Show(Sealed[Pennies]):
    def legal(self, state: Pennies, seat: int) -> list[int]:
        return [0, 1]

    def run(self, state: Pennies) -> None:
        match = state.sealed[0] == state.sealed[1]
        state.points = [1, 0] if match else [0, 1]
        state.sealed = [UNSEALED, UNSEALED]


SHOW.bind(Show())


class PenniesGame(Game[Pennies]):
    state_type = Pennies
    steps = STEPS

    def __init__(self) -> None:
        self.moves, self.outcomes = MoveTable(), MoveTable()
        self.moves.single("heads")
        self.moves.single("tails")

    def scores(self, state: Pennies) -> list[int]:
        return state.points


def pennies() -> Pennies:
    rules = Rules(2, {})
    rules.fields = (numbers("points", 0, 1, [0, 0]),)
    state = PenniesGame().new_state(rules)
    state.push(SHOW, BIT[0] | BIT[1])
    state.advance()
    return state
