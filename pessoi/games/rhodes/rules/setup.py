"""Setup: chance decides which seat begins, and the first farmland is bought."""

from typing import Optional, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, all_below
from pessoi.core.events import Arguments, Reason
from pessoi.core.moves import MoveKind
from pessoi.core.step import NOBODY, Decision, Draw
from pessoi.games.rhodes.rules import estate, events, town
from pessoi.games.rhodes.rules.rounds import seats_by_row
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.rules.steps import FIRST, ROUND, START


@final
class First(Draw[RhodesState]):
    """Chance decides which seat is on top of the turn order; the others follow clockwise (rhodes.setup.order)."""

    def left(self, state: RhodesState) -> i64:
        return all_below(state.rhodes.seats)

    def outcomes(self, state: RhodesState) -> MoveKind:
        return state.rhodes.outcome.first

    def draw(self, state: RhodesState, first: i64) -> None:
        seats = state.rhodes.seats
        for distance in range(seats):
            state.take_row((first + distance) % seats, distance)
        state.tell(events.FIRST, first)
        state.push(ROUND)
        for later in range(state.rhodes.constants.start_farmland):
            for buyer in reversed(seats_by_row(state)):
                state.push(START, buyer, later)


@final
class Start(Decision[RhodesState]):
    """The first farmland is bought in turn order, one tile a pass.

    The value is the number of tiles that the seat must buy afterwards. With other components than the printed ones
    there may be nothing that the seat can buy.

    (rhodes.setup.farmland, rhodes.setup.same-product, rhodes.setup.cube)
    """

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at_seat] if self.legal(state, state.at_seat) else NOBODY

    def run(self, state: RhodesState) -> None:
        pass

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        land = state.rhodes.move.land.moves
        return [land[number] for number in range(len(land)) if self._fault(state, seat, number) is None]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        if table.land.has(move):
            return self._fault(state, seat, table.land.index(move)) or Reason("not-now")
        return Reason("start-first")

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        whole = state.rhodes.constants.start_farmland
        return {"number": whole - state.at_value, "whole": whole}

    def _fault(self, state: RhodesState, seat: i64, land: i64) -> Optional[Reason]:
        tile = state.rhodes.constants.land[land]
        if estate.tiles_of(state, seat, tile.product) > 0:
            return Reason("same-product", {"product": tile.product})
        fault = town.land_fault(state, seat, land)
        if fault is not None:
            return fault
        left = state.money[seat] - tile.cost
        if state.at_value and not self._affordable(state, seat, tile.product, left):
            return Reason("second-impossible", {"left": left})
        return None

    def _affordable(self, state: RhodesState, seat: i64, bought: i64, money: i64) -> bool:
        """Whether a second tile of another product could still be paid (rhodes.setup.second)."""
        for land, tile in enumerate(state.rhodes.constants.land):
            new = tile.product != bought and estate.tiles_of(state, seat, tile.product) == 0
            if new and tile.cost <= money and town.unsold_tile(state, land) >= 0:
                return True
        return False

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        land = state.rhodes.move.land.index(move)
        tile = state.rhodes.constants.land[land]
        state.pay(seat, tile.cost)
        town.take_land(state, seat, land)
        estate.put(state, seat, tile.product)
        state.tell(events.STARTED, seat, tile.product, tile.cost)


FIRST.bind(First())
START.bind(Start())
