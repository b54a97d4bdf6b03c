"""The market, the temple and the town hall."""

from typing import Optional, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Step
from pessoi.games.rhodes.rules import estate, events
from pessoi.games.rhodes.rules.moves import PRODUCTS
from pessoi.games.rhodes.rules.state import (
    HALL,
    KINDS,
    MARKET,
    NOBODY_OWNS,
    OFFER,
    SEAT_BITS,
    SEAT_MASK,
    SELL,
    TEMPLE,
    RhodesState,
)


@final
class Sell(Step[RhodesState]):
    """Sell one or two units from the estate at the market; the argument counts those sold (rhodes.market.units)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        moves: list[int] = []
        if state.at >> SEAT_BITS:
            moves.append(state.rhodes.move.stop)
        estate.takes(state, seat, moves)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        if move == state.rhodes.move.stop:
            return Reason("sell-something")
        return why_not_take(state, move)

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        if move == rules.move.stop:
            return
        product = estate.take(state, seat, move)
        state.supply[product] += 1
        price: i64 = rules.printed.market[state.markers_at(MARKET) - 1]
        state.pay(seat, -price)
        state.tell(events.SOLD, seat, product, price)
        sold: i64 = (state.at >> SEAT_BITS) + 1
        if sold < rules.printed.market_units and estate.total(state, seat) > 0:
            state.push(SELL, seat | sold << SEAT_BITS)


def why_not_take(state: RhodesState, move: i64) -> Reason:
    """Why a unit cannot be taken from an estate."""
    rules = state.rhodes
    product = move - rules.move.take
    if 0 <= product < PRODUCTS:
        return Reason("not-on-land", {"product": product})
    if PRODUCTS <= product < 2 * PRODUCTS:
        return Reason("not-in-hut", {"product": product - PRODUCTS})
    return Reason("take-a-unit")


@final
class Offer(Step[RhodesState]):
    """Buy points at the temple, one after another; the argument says whether one was bought (rhodes.temple.price)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        moves: list[int] = []
        if state.at >> SEAT_BITS:
            moves.append(state.rhodes.move.stop)
        if state.money[seat] >= temple_price(state):
            moves.append(state.rhodes.move.offer)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        if move == state.rhodes.move.offer:
            return too_dear(state, seat, temple_price(state))
        return Reason("offer-something")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        if move == state.rhodes.move.stop:
            return
        price = temple_price(state)
        state.pay(seat, price)
        state.points[seat] += 1
        state.tell(events.OFFERED, seat, price)
        if state.money[seat] >= price:
            state.push(OFFER, seat | 1 << SEAT_BITS)


def temple_price(state: RhodesState) -> i64:
    """What a point costs whoever has come to the temple last."""
    return state.rhodes.printed.temple[state.markers_at(TEMPLE) - 1]


@final
class Hall(Step[RhodesState]):
    """Buy one or two tiles, the large boat among them; the argument counts those bought (rhodes.hall.tiles)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        printed = rules.printed
        money: i64 = state.money[seat]
        moves: list[int] = []
        if state.at >> SEAT_BITS:
            moves.append(rules.move.stop)
        land: i64 = 0
        while land < len(printed.land_cost):
            if printed.land_cost[land] <= money and free_copy(state, land) >= 0:
                moves.append(rules.move.land + land)
            land += 1
        kind: i64 = 0
        while kind < KINDS:
            if printed.kind_cost[kind] <= money and not state.has(seat, kind) and copies_left(state, kind) > 0:
                moves.append(rules.move.build + kind)
            kind += 1
        if money >= printed.large_price and large_boat(state, seat) >= 0:
            moves.append(rules.move.large)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        if rules.move.land <= move < rules.move.build:
            return why_not_land(state, seat, move - rules.move.land) or Reason("not-now")
        if rules.move.build <= move < rules.move.large:
            kind = move - rules.move.build
            if state.has(seat, kind):
                return Reason("one-of-each", {"kind": kind})
            if copies_left(state, kind) == 0:
                return Reason("tiles-gone")
            return too_dear(state, seat, rules.printed.kind_cost[kind])
        if move == rules.move.large:
            if large_boat(state, seat) < 0:
                return Reason("no-boat-for-sale")
            return too_dear(state, seat, rules.printed.large_price)
        if move == rules.move.stop:
            return Reason("buy-something")
        return Reason("buy-a-tile")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        if move == rules.move.stop:
            return
        buy(state, seat, move)
        bought: i64 = (state.at >> SEAT_BITS) + 1
        if bought < rules.printed.purchases:
            state.push(HALL, seat | bought << SEAT_BITS)


def buy(state: RhodesState, seat: i64, move: i64) -> None:
    """Pay the bank and put a tile on the estate, or a boat at home (rhodes.hall.tiles, rhodes.hall.boat)."""
    rules = state.rhodes
    printed = rules.printed
    if move == rules.move.large:
        boat = large_boat(state, seat)
        state.pay(seat, printed.large_price)
        state.large &= ~BIT[boat]
        state.home |= BIT[boat]
        state.tell(events.LARGE_BOUGHT, seat, printed.large_price)
    elif move >= rules.move.build:
        kind: i64 = move - rules.move.build
        state.pay(seat, printed.kind_cost[kind])
        state.built |= BIT[seat * KINDS + kind]
        state.tell(events.BUILT, seat, kind, printed.kind_cost[kind])
    else:
        land: i64 = move - rules.move.land
        state.pay(seat, printed.land_cost[land])
        take_land(state, seat, land)
        state.tell(events.LAND_BOUGHT, seat, printed.land_product[land], printed.land_cost[land])


def can_buy(state: RhodesState, seat: i64) -> bool:
    """Whether the town hall has anything for a seat."""
    rules = state.rhodes
    printed = rules.printed
    money: i64 = state.money[seat]
    if money >= printed.large_price and large_boat(state, seat) >= 0:
        return True
    if money < rules.cheapest:
        return False
    kind: i64 = 0
    while kind < KINDS:
        if printed.kind_cost[kind] <= money and not state.has(seat, kind) and copies_left(state, kind) > 0:
            return True
        kind += 1
    land: i64 = 0
    while land < len(printed.land_cost):
        if printed.land_cost[land] <= money and free_copy(state, land) >= 0:
            return True
        land += 1
    return False


def take_land(state: RhodesState, seat: i64, land: i64) -> None:
    """A seat gets a farmland tile of a kind. Copies of the state share who owns what until this moment."""
    state.owner = state.owner[:]
    state.owner[free_copy(state, land)] = seat


def free_copy(state: RhodesState, land: i64) -> i64:
    """A farmland tile of a type that nobody owns; -1 when all are sold."""
    rules = state.rhodes
    tile: i64 = rules.first_copy[land]
    end: i64 = rules.first_copy[land + 1]
    while tile < end:
        if state.owner[tile] == NOBODY_OWNS:
            return tile
        tile += 1
    return -1


def copies_left(state: RhodesState, kind: i64) -> i64:
    """How many tiles of a development are for sale."""
    left: i64 = state.rhodes.printed.kind_copies[kind]
    seat: i64 = 0
    while seat < state.rhodes.seats:
        left -= (state.built >> (seat * KINDS + kind)) & 1
        seat += 1
    return left


def large_boat(state: RhodesState, seat: i64) -> i64:
    """The boat a seat can buy, numbered as at home; -1 when there is none."""
    rules = state.rhodes
    if state.large == 0:
        return -1
    number: i64 = seat * rules.fleet
    end = number + rules.fleet
    while number < end:
        if (state.large >> number) & 1:
            return number
        number += 1
    return -1


def why_not_land(state: RhodesState, seat: i64, land: i64) -> Optional[Reason]:
    """Why a farmland tile cannot be bought."""
    cost = state.rhodes.printed.land_cost[land]
    if free_copy(state, land) < 0:
        return Reason("tiles-gone")
    if cost > state.money[seat]:
        return too_dear(state, seat, cost)
    return None


def too_dear(state: RhodesState, seat: i64, cost: i64) -> Reason:
    """The money does not suffice."""
    return Reason("too-dear", {"cost": cost, "money": state.money[seat]})
