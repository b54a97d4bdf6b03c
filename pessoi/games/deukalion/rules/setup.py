"""Preparation: treasures, contracts and cards are laid out and dealt, and the ships choose their anchors."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Decision, Step
from pessoi.games.deukalion.rules import events
from pessoi.games.deukalion.rules.deck import of_colour, treasure
from pessoi.games.deukalion.rules.state import ANCHORS, LAY, NONE, TURN, DeukalionState


@final
class Lay(Step[DeukalionState]):
    """Fifteen treasures are laid by chance on the places of the cities (deukalion.setup.treasures)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if len(self._left(state)) > 1 else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return [(state.deukalion.outcome.colour + colour, count) for colour, count in self._left(state)]

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        self._lay(state, outcome - state.deukalion.outcome.colour)

    def run(self, state: DeukalionState) -> None:
        for colour, _ in self._left(state):
            self._lay(state, colour)

    def _left(self, state: DeukalionState) -> list[tuple[int, int]]:
        """Each colour of which treasures are still to be laid, with their number."""
        found = []
        for colour in range(state.deukalion.colours):
            left = of_colour(state.box, colour)
            if left > 0:
                found.append((colour, int(left)))
        return found

    def _lay(self, state: DeukalionState, colour: i64) -> None:
        city: i64 = 0
        while not state.free_slot(city):
            city += 1
        state.box -= treasure(colour)
        state.stock[city] += treasure(colour)
        state.tell(events.LAID, city, colour)
        state.push(LAY)


@final
class Secret(Step[DeukalionState]):
    """Everybody gets one contract that nobody else sees (deukalion.setup.contract)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return [(state.deukalion.outcome.secret + card, 1) for card in members(state.contracts)]

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        return state.deukalion.outcome.secret + rng.one_of(members(state.contracts))

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        card = outcome - state.deukalion.outcome.secret
        state.contracts &= ~BIT[card]
        state.secret[state.at] = card
        state.tell(events.DEALT, state.at)
        state.tell(events.OWN_CONTRACT, state.at, card, 2 * card, 2 * card + 1)


@final
class Youngest(Step[DeukalionState]):
    """The youngest begins: the table says who that is, or chance does (deukalion.setup.youngest)."""

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if state.deukalion.youngest == NONE else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        return [(state.deukalion.outcome.first + seat, 1) for seat in range(state.deukalion.seats)]

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        self._begin(state, outcome - state.deukalion.outcome.first)

    def run(self, state: DeukalionState) -> None:
        self._begin(state, state.deukalion.youngest)

    def _begin(self, state: DeukalionState, first: i64) -> None:
        seats: i64 = state.deukalion.seats
        state.tell(events.FIRST, first)
        state.push(TURN, first)
        distance: i64 = seats - 1
        while distance >= 0:
            state.push(ANCHORS, (first + distance) % seats)
            distance -= 1


@final
class Anchors(Decision[DeukalionState]):
    """One after the other, beginning with the youngest, chooses a free anchor (deukalion.setup.ships)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        moves = []
        for number, square in enumerate(rules.board.anchors):
            if state.ship_at(square) == NONE:
                moves.append(rules.move.anchor + number)
        return moves

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        square = state.deukalion.board.anchors[move - state.deukalion.move.anchor]
        state.ships[seat] = square
        state.tell(events.ANCHORED, seat, square)
