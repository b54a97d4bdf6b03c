"""5a, drawing the tiles: five are turned up one by one, and a supply symbol interrupts at once."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, members
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step
from pessoi.games.peloponnes.rules import events, supply
from pessoi.games.peloponnes.rules.constants import lowest
from pessoi.games.peloponnes.rules.state import BIDDER, ROUND_END, TURN_UP, PeloponnesState


@final
class Round(Step[PeloponnesState]):
    """A new round begins (peloponnes.tiles.stacks)."""

    def run(self, state: PeloponnesState) -> None:
        state.round += 1
        state.tell(events.ROUND, state.round, state.peloponnes.numbers.rounds)
        state.push(ROUND_END)
        state.push(BIDDER)
        state.push(TURN_UP)


@final
class TurnUp(Step[PeloponnesState]):
    """Tiles of the round's stack are turned up until all places are full (peloponnes.tiles.draw)."""

    def waits(self, state: PeloponnesState) -> i64:
        if len(state.row) == state.peloponnes.numbers.turned:
            return NOBODY
        left = self._left(state)
        return CHANCE if left & (left - 1) else NOBODY

    def weights(self, state: PeloponnesState) -> list[tuple[int, int]]:
        return [(state.peloponnes.outcome.turn + tile, 1) for tile in members(self._left(state))]

    def sample(self, state: PeloponnesState, rng: Rng) -> int:
        left = self._left(state)
        skip = rng.below(count(left))
        while skip:
            left &= left - 1
            skip -= 1
        return state.peloponnes.outcome.turn + lowest(left)

    def play(self, state: PeloponnesState, seat: i64, outcome: i64) -> None:
        self._show(state, outcome - state.peloponnes.outcome.turn)

    def run(self, state: PeloponnesState) -> None:
        """The last tile of a stack is nobody's chance."""
        left = self._left(state)
        if left and len(state.row) < state.peloponnes.numbers.turned:
            self._show(state, lowest(left))

    def _left(self, state: PeloponnesState) -> i64:
        stack: i64 = state.peloponnes.tiles.stack[state.round - 1]
        return state.unseen & stack

    def _show(self, state: PeloponnesState, tile: i64) -> None:
        """It lies in the row, or beside the Conquest tile once the row is full (peloponnes.tiles.rows)."""
        rules = state.peloponnes
        bit: i64 = BIT[tile]
        price: i64 = rules.tiles.minimum[tile]
        state.unseen &= ~bit
        if len(state.row) < rules.row:
            state.tell(events.TURNED, tile, price)
        else:
            state.tell(events.TURNED_CONQUEST, tile, price + rules.numbers.surcharge)
        state.row.append(tile)
        state.push(TURN_UP)
        if bit & rules.tiles.supply:
            state.tell(events.SYMBOL, tile)
            state.tell(events.SUPPLY)
            supply.begin(state)
