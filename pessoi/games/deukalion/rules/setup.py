"""Setup: treasures, contracts and cards are laid out and dealt, and the ships choose their anchors."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.moves import MoveKind
from pessoi.core.step import CHANCE, NOBODY, Decision, Draw, Step
from pessoi.games.deukalion.rules import events, steps
from pessoi.games.deukalion.rules.cargo import of_colour, treasure
from pessoi.games.deukalion.rules.contracts import named
from pessoi.games.deukalion.rules.state import NONE, DeukalionState


def prepare(state: DeukalionState) -> None:
    """Push everything that comes before the first turn (deukalion.setup.cards, deukalion.setup.open)."""
    constants = state.deukalion.constants
    state.push(steps.YOUNGEST)
    for seat in reversed(range(state.deukalion.seats)):
        state.push(steps.SECRET, seat)
        for _ in range(constants.cards_dealt):
            state.push(steps.DEAL, seat)
    for slot in reversed(range(constants.open_contracts)):
        state.push(steps.OPEN, slot)
    state.push(steps.LAY)


@final
class Lay(Step[DeukalionState]):
    """All treasures are laid by chance on the places of the cities (deukalion.setup.treasures)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if len(self._left(state)) > 1 else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return [(state.deukalion.outcome.colour.move(colour), number) for colour, number in self._left(state)]

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        self._lay(state, state.deukalion.outcome.colour.index(outcome))

    def run(self, state: DeukalionState) -> None:
        for colour, _ in self._left(state):
            self._lay(state, colour)

    def _left(self, state: DeukalionState) -> list[tuple[int, int]]:
        """Each colour of which treasures are still to be laid, with their number."""
        left = [int(of_colour(state.box, colour)) for colour in range(state.deukalion.colours)]
        return [(colour, number) for colour, number in enumerate(left) if number > 0]

    def _lay(self, state: DeukalionState, colour: i64) -> None:
        city: i64 = 0
        while not state.free_slot(city):
            city += 1
        state.box -= treasure(colour)
        state.stock[city] += treasure(colour)
        state.tell(events.LAID, city, colour)
        state.push(steps.LAY)


@final
class Secret(Draw[DeukalionState]):
    """Each seat gets one contract that no other seat sees (deukalion.setup.contract)."""

    def left(self, state: DeukalionState) -> i64:
        return state.contracts

    def outcomes(self, state: DeukalionState) -> MoveKind:
        return state.deukalion.outcome.secret

    def draw(self, state: DeukalionState, contract: i64) -> None:
        first, second = state.deukalion.contracts.tasks(contract)
        state.contracts &= ~BIT[contract]
        state.secret[state.at] = contract
        state.tell(events.DEALT, state.at)
        state.tell(events.OWN_CONTRACT, state.at, contract, named(state, first), named(state, second))


@final
class Youngest(Step[DeukalionState]):
    """The youngest player begins; an option names the seat, or chance does (deukalion.setup.youngest)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if state.deukalion.youngest == NONE else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return [(state.deukalion.outcome.first.move(seat), 1) for seat in range(state.deukalion.seats)]

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        self._begin(state, state.deukalion.outcome.first.index(outcome))

    def run(self, state: DeukalionState) -> None:
        self._begin(state, state.deukalion.youngest)

    def _begin(self, state: DeukalionState, first: i64) -> None:
        state.tell(events.FIRST, first)
        state.push(steps.TURN, first)
        for seat in reversed(state.deukalion.turn_order[first]):
            state.push(steps.ANCHORS, seat)


@final
class Anchors(Decision[DeukalionState]):
    """In turn order, beginning with the youngest, each seat chooses a free anchor (deukalion.setup.ships)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        anchors = zip(rules.move.anchor.moves, rules.board.anchors)
        return [move for move, square in anchors if state.ship_at(square) == NONE]

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        square = state.deukalion.board.anchors[state.deukalion.move.anchor.index(move)]
        state.ships[seat] = square
        state.tell(events.ANCHORED, seat, square)


steps.LAY.bind(Lay())
steps.SECRET.bind(Secret(hidden_outcome=True))
steps.YOUNGEST.bind(Youngest())
steps.ANCHORS.bind(Anchors())
