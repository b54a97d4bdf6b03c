"""5a, drawing the tiles: five are turned up one by one, and a supply symbol interrupts at once."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains
from pessoi.core.moves import MoveKind
from pessoi.core.step import Draw, Step
from pessoi.games.peloponnes.rules import events, supply
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.games.peloponnes.rules.steps import BIDDER, ROUND, ROUND_END, TURN_UP


@final
class Round(Step[PeloponnesState]):
    """A new round begins with its phases (peloponnes.round.phases, peloponnes.tiles.stacks)."""

    def run(self, state: PeloponnesState) -> None:
        state.round += 1
        state.tell(events.ROUND, state.round, state.peloponnes.constants.rounds)
        state.push(ROUND_END)
        state.push(BIDDER)
        state.push(TURN_UP)


@final
class TurnUp(Draw[PeloponnesState]):
    """Tiles of the round's stack are turned up until all places are full (peloponnes.tiles.draw)."""

    def left(self, state: PeloponnesState) -> i64:
        rules = state.peloponnes
        if len(state.row) == rules.constants.turned:
            return 0
        return state.unseen & rules.tiles.stacks[rules.tiles.stack_of[state.round - 1]]

    def outcomes(self, state: PeloponnesState) -> MoveKind:
        return state.peloponnes.outcome.turn

    def draw(self, state: PeloponnesState, tile: i64) -> None:
        """Put a tile in the row or next to the Conquest tile (peloponnes.tiles.rows, peloponnes.tiles.symbol-stays)."""
        rules = state.peloponnes
        spot: i64 = len(state.row)
        state.unseen &= ~BIT[tile]
        state.row.append(tile)
        state.tell(events.TURNED if spot < rules.auctioned else events.TURNED_CONQUEST, tile)
        state.push(TURN_UP)
        if contains(rules.tiles.supply, tile):
            state.tell(events.SYMBOL, tile)
            state.tell(events.SUPPLY)
            supply.begin(state)


ROUND.bind(Round())
TURN_UP.bind(TurnUp())
