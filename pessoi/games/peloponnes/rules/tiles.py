"""5a, drawing the tiles: five are turned up one by one, and a supply symbol interrupts at once."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, count, lowest, members, nth, without_lowest
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step
from pessoi.games.peloponnes.rules import events, supply
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.games.peloponnes.rules.steps import BIDDER, ROUND, ROUND_END, TURN_UP


@final
class Round(Step[PeloponnesState]):
    """A new round begins (peloponnes.tiles.stacks)."""

    def run(self, state: PeloponnesState) -> None:
        state.round += 1
        state.tell(events.ROUND, state.round, state.peloponnes.constants.rounds)
        state.push(ROUND_END)
        state.push(BIDDER)
        state.push(TURN_UP)


ROUND.bind(Round())


@final
class TurnUp(Step[PeloponnesState]):
    """Tiles of the round's stack are turned up until all places are full (peloponnes.tiles.draw)."""

    def waits(self, state: PeloponnesState) -> i64:
        return CHANCE if without_lowest(self._left(state)) else NOBODY

    def weights(self, state: PeloponnesState) -> list[tuple[int, int]]:
        turn = state.peloponnes.outcome.turn
        return [(turn.move(tile), 1) for tile in members(self._left(state))]

    def sample(self, state: PeloponnesState, rng: Rng) -> int:
        left = self._left(state)
        return state.peloponnes.outcome.turn.move(nth(left, rng.below(count(left))))

    def play(self, state: PeloponnesState, seat: i64, outcome: i64) -> None:
        self._show(state, state.peloponnes.outcome.turn.index(outcome))

    def run(self, state: PeloponnesState) -> None:
        """Turn up the last tile of a stack, which is certain."""
        left = self._left(state)
        if left:
            self._show(state, lowest(left))

    def _left(self, state: PeloponnesState) -> i64:
        """The tiles that may be turned up next; none when all places are full."""
        rules = state.peloponnes
        if len(state.row) == rules.constants.turned:
            return 0
        return state.unseen & rules.tiles.stacks[rules.tiles.stack_of[state.round - 1]]

    def _show(self, state: PeloponnesState, tile: i64) -> None:
        """Put a tile in the row or next to the Conquest tile (peloponnes.tiles.rows, peloponnes.tiles.symbol-stays)."""
        rules = state.peloponnes
        spot: i64 = len(state.row)
        state.unseen &= ~BIT[tile]
        state.row.append(tile)
        state.tell(events.TURNED if spot < rules.auctioned else events.TURNED_CONQUEST, tile, rules.price(tile, spot))
        state.push(TURN_UP)
        if contains(rules.tiles.supply, tile):
            state.tell(events.SYMBOL, tile)
            state.tell(events.SUPPLY)
            supply.begin(state)


TURN_UP.bind(TurnUp())
