"""The harbour action: goods are bought from boats, then at most one mission is fulfilled."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Step
from pessoi.games.rhodes.rules import boats, estate, events, harbour
from pessoi.games.rhodes.rules.harbour import EMPTY
from pessoi.games.rhodes.rules.moves import GOLD, GOODS, JOKER, PRODUCTS
from pessoi.games.rhodes.rules.state import (
    DRAW_MISSION,
    EGYPT,
    GIVE,
    MISSION,
    NAME,
    REWARD,
    SEAT_BITS,
    SEAT_MASK,
    SHIP,
    RhodesState,
)
from pessoi.games.rhodes.rules.town import too_dear, why_not_take


def can_trade(state: RhodesState, seat: i64) -> bool:
    """Whether a seat can buy anything or fulfil a mission (rhodes.harbour.something)."""
    prices = state.rhodes.start.prices
    money: i64 = state.money[seat]
    cargo = state.cargo
    square: i64 = min(len(cargo), len(prices)) - 1
    while square >= 0:
        if cargo[square] != EMPTY and prices[square] <= money:
            return True
        square -= 1
    return any_mission(state, seat)


@final
class Ship(Step[RhodesState]):
    """Buy a unit from a boat, then another, then stop; the argument says if one was bought (rhodes.harbour.buy)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        prices = rules.start.prices
        money: i64 = state.money[seat]
        cargo = state.cargo
        moves: list[int] = []
        if state.at >> SEAT_BITS or any_mission(state, seat):
            moves.append(rules.move.stop)
        square: i64 = 0
        end: i64 = min(len(cargo), len(prices))
        while square < end:
            if cargo[square] != EMPTY and prices[square] <= money:
                moves.append(rules.move.ship + square)
            square += 1
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        if move == rules.move.stop:
            return Reason("harbour-something")
        if not rules.move.ship <= move < rules.move.name:
            return Reason("goods-first")
        square = move - rules.move.ship
        if square >= len(rules.start.prices) or square >= len(state.cargo) or state.cargo[square] == EMPTY:
            return Reason("empty-square", {"square": square + 1})
        return too_dear(state, seat, rules.start.prices[square])

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        if move == rules.move.stop:
            state.push(MISSION, state.at)
            return
        square: i64 = move - rules.move.ship
        state.push(SHIP, seat | 1 << SEAT_BITS)
        if state.cargo[square] == JOKER:
            state.push(NAME, seat | square << SEAT_BITS)
        else:
            buy(state, seat, square, state.cargo[square])


@final
class Name(Step[RhodesState]):
    """A joker becomes a product of the buyer's choice at once, never gold (rhodes.harbour.joker)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        first = state.rhodes.move.name
        return list(range(first, first + PRODUCTS))

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        return Reason("name-first")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product: i64 = move - state.rhodes.move.name
        state.supply[JOKER] += 1
        state.supply[product] -= 1
        buy(state, seat, state.at >> SEAT_BITS, product)
        state.tell(events.JOKER, seat, product)


def buy(state: RhodesState, seat: i64, square: i64, good: i64) -> None:
    """Pay the owner, or the bank for an Egyptian boat and for one's own (rhodes.harbour.owner, rhodes.harbour.bank)."""
    rules = state.rhodes
    price: i64 = rules.start.prices[square]
    owner: i64 = rules.owners[harbour.boat_on(state.boats, rules.lengths, square)]
    if owner in (EGYPT, seat):
        state.pay(seat, price)
        state.tell(events.BOUGHT_BANK, seat, good, price)
    else:
        state.money[seat] -= price
        state.money[owner] += price
        state.tell(events.BOUGHT_FROM, seat, owner, good, price)
    state.cargo[square] = EMPTY
    state.store[seat * GOODS + good] += 1
    boats.make_room(state, seat)


def any_mission(state: RhodesState, seat: i64) -> bool:
    """Whether a seat can fulfil one of the open missions."""
    left: i64 = state.plazas
    mission: i64 = 0
    while left:
        if left & 1 and can_fulfil(state, seat, mission):
            return True
        left >>= 1
        mission += 1
    return False


def can_fulfil(state: RhodesState, seat: i64, mission: i64) -> bool:
    """Whether warehouse, estate and money suffice; the warehouse must give at least one good.

    (rhodes.mission.goods, rhodes.mission.estate, rhodes.mission.fee, rhodes.mission.warehouse)
    """
    rules = state.rhodes
    asked = rules.printed.mission_goods
    missing: i64 = 0
    good: i64 = 0
    while good < GOODS:
        short: i64 = asked[mission * GOODS + good] - state.store[seat * GOODS + good]
        if short > 0:
            if good == GOLD or short + missing > len(rules.printed.fees):
                return False
            if estate.units_of(state, seat, good) < short:
                return False
            missing += short
        good += 1
    return missing < rules.mission_size[mission] and fee(state, missing) <= state.money[seat]


def fee(state: RhodesState, units: i64) -> i64:
    """What it costs to take so many units from the estate (rhodes.mission.fee)."""
    total: i64 = 0
    unit: i64 = 0
    while unit < units:
        total += state.rhodes.printed.fees[unit]
        unit += 1
    return total


@final
class Mission(Step[RhodesState]):
    """Fulfil one mission, or none if something was bought (rhodes.mission.one, rhodes.harbour.something)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        moves: list[int] = []
        if state.at >> SEAT_BITS:
            moves.append(rules.move.stop)
        left: i64 = state.plazas
        mission: i64 = 0
        while left:
            if left & 1 and can_fulfil(state, seat, mission):
                moves.append(rules.move.mission + mission)
            left >>= 1
            mission += 1
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        if move == rules.move.stop:
            return Reason("mission-needed")
        if not rules.move.mission <= move < rules.move.drop:
            return Reason("mission-first")
        mission = move - rules.move.mission
        if not (state.plazas >> mission) & 1:
            return Reason("mission-not-open", {"mission": mission})
        return Reason("mission-lacks", {"mission": mission})

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        if move == rules.move.stop:
            return
        mission: i64 = move - rules.move.mission
        state.push(REWARD, seat | mission << SEAT_BITS)
        missing: i64 = 0
        good: i64 = 0
        while good < GOODS:
            needed: i64 = rules.printed.mission_goods[mission * GOODS + good]
            given: i64 = min(needed, state.store[seat * GOODS + good])
            state.store[seat * GOODS + good] -= given
            state.supply[good] += given
            while given < needed:
                state.push(GIVE, seat | good << SEAT_BITS)
                given += 1
                missing += 1
            good += 1
        if missing > 0:
            amount = fee(state, missing)
            state.pay(seat, amount)
            state.tell(events.ERRAND, seat, missing, amount)


@final
class Give(Step[RhodesState]):
    """A unit for the mission comes from farmland or from the hut; the argument holds the product."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        product: i64 = state.at >> SEAT_BITS
        moves: list[int] = []
        if estate.on_land(state, seat, product) > 0:
            moves.append(state.rhodes.move.take + product)
        if estate.in_hut(state, seat, product) > 0:
            moves.append(state.rhodes.move.take_hut + product)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        product = move - state.rhodes.move.take
        if 0 <= product < 2 * PRODUCTS and product % PRODUCTS != state.at >> SEAT_BITS:
            return Reason("mission-wants", {"product": state.at >> SEAT_BITS})
        return why_not_take(state, move)

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product = estate.take(state, seat, move)
        state.supply[product] += 1
        state.tell(events.GIVEN, seat, product)


@final
class Reward(Step[RhodesState]):
    """Money and points for a mission; its plaza is filled again (rhodes.mission.reward, rhodes.mission.refill)."""

    def run(self, state: RhodesState) -> None:
        rules = state.rhodes
        seat: i64 = state.at & SEAT_MASK
        mission: i64 = state.at >> SEAT_BITS
        money: i64 = rules.printed.mission_money[mission]
        points: i64 = rules.printed.mission_points[mission]
        state.pay(seat, -money)
        state.points[seat] += points
        state.tell(events.FULFILLED, seat, mission, money, points)
        state.fulfilled |= BIT[mission]
        state.plazas &= ~BIT[mission]
        if state.drawn < len(rules.draws):
            state.push(DRAW_MISSION)
        elif not state.last:
            state.last = 1
            state.tell(events.LAST_ROUND)
