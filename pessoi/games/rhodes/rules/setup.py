"""Preparation: missions are opened, chance says who begins, and the first farmland is bought."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, members
from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step
from pessoi.games.rhodes.rules import estate, events
from pessoi.games.rhodes.rules.round import seats_by_row
from pessoi.games.rhodes.rules.state import (
    ROUND,
    SEAT_BITS,
    SEAT_MASK,
    START,
    RhodesState,
)
from pessoi.games.rhodes.rules.town import free_copy, take_land, why_not_land


@final
class DrawMission(Step[RhodesState]):
    """A mission is turned over for a free plaza; which ones went back unseen nobody knows (rhodes.setup.missions)."""

    def waits(self, state: RhodesState) -> i64:
        return CHANCE if count(self._left(state)) > 1 else NOBODY

    def weights(self, state: RhodesState) -> list[tuple[int, int]]:
        return [(state.rhodes.outcome.mission + mission, 1) for mission in members(self._left(state))]

    def sample(self, state: RhodesState, rng: Rng) -> int:
        return state.rhodes.outcome.mission + rng.one_of(members(self._left(state)))

    def play(self, state: RhodesState, seat: i64, outcome: i64) -> None:
        self._open(state, outcome - state.rhodes.outcome.mission)

    def run(self, state: RhodesState) -> None:
        """When none goes back to the box, the last one of a category is nobody's chance."""
        for mission in members(self._left(state)):
            self._open(state, mission)

    def _left(self, state: RhodesState) -> i64:
        stack: i64 = state.rhodes.draws[state.drawn]
        return state.unseen & stack

    def _open(self, state: RhodesState, mission: i64) -> None:
        state.unseen &= ~BIT[mission]
        state.drawn += 1
        state.plazas |= BIT[mission]
        state.tell(events.MISSION_DRAWN if state.round else events.MISSION_OPEN, mission)


@final
class First(Step[RhodesState]):
    """Chance says who stands on top of the turn order; the others follow clockwise (rhodes.setup.order)."""

    def waits(self, state: RhodesState) -> i64:
        return CHANCE

    def weights(self, state: RhodesState) -> list[tuple[int, int]]:
        return [(state.rhodes.outcome.first + seat, 1) for seat in range(state.rhodes.seats)]

    def sample(self, state: RhodesState, rng: Rng) -> int:
        return state.rhodes.outcome.first + rng.below(state.rhodes.seats)

    def play(self, state: RhodesState, seat: i64, outcome: i64) -> None:
        seats = state.rhodes.seats
        first: i64 = outcome - state.rhodes.outcome.first
        for distance in range(seats):
            state.take_row((first + distance) % seats, distance)
        state.tell(events.FIRST, first)
        order = seats_by_row(state)
        state.push(ROUND)
        for later in range(state.rhodes.start.farmland):
            for buyer in reversed(order):
                state.push(START, buyer | later << SEAT_BITS)


@final
class Start(Step[RhodesState]):
    """The first farmland is bought in turn order, one tile a pass (rhodes.setup.farmland).

    The argument says how many more tiles the seat must buy afterwards.
    """

    def waits(self, state: RhodesState) -> i64:
        seat = state.at & SEAT_MASK
        return BIT[seat] if self.legal(state, seat) else NOBODY

    def run(self, state: RhodesState) -> None:
        """With other components than the printed ones there may be nothing that can be bought."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        return [
            rules.move.land + land
            for land in range(len(rules.printed.land_cost))
            if self._reason(state, seat, land) is None
        ]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        if rules.move.land <= move < rules.move.build:
            return self._reason(state, seat, move - rules.move.land) or Reason("not-now")
        return Reason("start-first")

    def _reason(self, state: RhodesState, seat: i64, land: i64) -> "Reason | None":
        printed = state.rhodes.printed
        product = printed.land_product[land]
        if estate.farms(state, seat, product):
            return Reason("same-product", {"product": product})
        reason = why_not_land(state, seat, land)
        if reason is not None:
            return reason
        left = state.money[seat] - printed.land_cost[land]
        if state.at >> SEAT_BITS and not self._affordable(state, seat, product, left):
            return Reason("second-impossible", {"left": left})
        return None

    def _affordable(self, state: RhodesState, seat: i64, bought: i64, money: i64) -> bool:
        """Whether a second tile of another product could still be paid (rhodes.setup.second)."""
        printed = state.rhodes.printed
        for land, cost in enumerate(printed.land_cost):
            product = printed.land_product[land]
            if (
                product != bought
                and cost <= money
                and free_copy(state, land) >= 0
                and not estate.farms(state, seat, product)
            ):
                return True
        return False

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        land = move - rules.move.land
        product: i64 = rules.printed.land_product[land]
        cost: i64 = rules.printed.land_cost[land]
        state.pay(seat, cost)
        take_land(state, seat, land)
        estate.put(state, seat, product)
        state.tell(events.STARTED, seat, product, cost)
