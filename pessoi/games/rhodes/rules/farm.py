"""The farm: points, money, developments, then a full boat must enter the harbour."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Decision, Step
from pessoi.games.rhodes.rules import boats, estate, events, harbour
from pessoi.games.rhodes.rules.moves import GOODS, PRODUCTS
from pessoi.games.rhodes.rules.state import (
    ABUNDANCE,
    ALL_PRODUCTS,
    BOAT,
    CART,
    EFFECT,
    KINDS,
    LOAD,
    PAID,
    SEAT_BITS,
    SEAT_MASK,
    TRADER,
    RhodesState,
)
from pessoi.games.rhodes.rules.town import why_not_take

DEMETER_MASK: Final = ALL_PRODUCTS
CHOICE_MASK: Final = 1 << CART | 1 << ABUNDANCE | 1 << TRADER
TIMED_MASK: Final = 1 << CART | 1 << ABUNDANCE
ALL_KINDS: Final = (1 << KINDS) - 1
"""The developments that count something, that offer a choice, and that change what others count."""


def can_farm(state: RhodesState, seat: i64) -> bool:
    """Whether a boat can be filled, if need be with what abundance brings (rhodes.farm.boat)."""
    need: i64 = state.rhodes.shortest[state.boats_at_home(seat)]
    if need == 0:
        return False
    units = estate.total(state, seat)
    if units >= need:
        return True
    return units + 1 >= need and state.has(seat, ABUNDANCE) and estate.any_room(state, seat)


def begin(state: RhodesState, seat: i64) -> None:
    """Points and money from all tiles of the estate, then the developments (rhodes.farm.points, rhodes.farm.money)."""
    rules = state.rhodes
    printed = rules.printed
    points: i64 = 0
    money: i64 = 0
    tile: i64 = 0
    while tile < rules.tiles:
        if state.owner[tile] == seat:
            points += rules.tile_points[tile]
            money += rules.tile_money[tile]
        tile += 1
    built: i64 = (state.built >> (seat * KINDS)) & ALL_KINDS
    kind: i64 = 0
    while kind < KINDS:
        if (built >> kind) & 1:
            points += printed.kind_points[kind]
            money += printed.kind_money[kind]
        kind += 1
    if points:
        state.points[seat] += points
        state.tell(events.FARM_POINTS, seat, points)
    if money:
        state.pay(seat, -money)
        state.tell(events.FARM_MONEY, seat, money)
    go_on(state, seat, built & (DEMETER_MASK | CHOICE_MASK))


def go_on(state: RhodesState, seat: i64, left: i64) -> None:
    """The developments in any order; those that leave no choice take care of themselves (rhodes.farm.developments)."""
    if left & CHOICE_MASK:
        state.push(EFFECT, seat | left << SEAT_BITS)
    else:
        bless_all(state, seat, left)
        state.push(BOAT, seat)


def bless_all(state: RhodesState, seat: i64, left: i64) -> None:
    """Every blessing of Demeter that has not been counted yet counts now (rhodes.development.demeter-when)."""
    product: i64 = 0
    while product < PRODUCTS:
        if (left >> product) & 1:
            bless(state, seat, product)
        product += 1


def bless(state: RhodesState, seat: i64, product: i64) -> None:
    """A point for every so many units of the product on the estate, which stay there (rhodes.development.demeter)."""
    points = estate.units_of(state, seat, product) // state.rhodes.printed.blessing
    if points > 0:
        state.points[seat] += points
        state.tell(events.DEMETER, seat, product, points)


@final
class Effect(Step[RhodesState]):
    """Use the developments in any order, each once; the argument holds those still unused."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        move = rules.move
        left: i64 = state.at >> SEAT_BITS
        units = estate.total(state, seat)
        need: i64 = rules.shortest[state.boats_at_home(seat)]
        moves: list[int] = []
        product: i64 = 0
        if units >= need:
            moves.append(move.stop)
        if left & TIMED_MASK:
            while product < PRODUCTS:
                if (left >> product) & 1 and estate.units_of(state, seat, product) >= rules.printed.blessing:
                    moves.append(move.demeter + product)
                product += 1
        if (left >> CART) & 1 and spares(state, seat, left, units):
            product = 0
            while product < PRODUCTS:
                if estate.on_land(state, seat, product) > 0:
                    moves.append(move.cart + product)
                product += 1
        if (left >> ABUNDANCE) & 1:
            product = 0
            while product < PRODUCTS:
                if estate.has_room(state, seat, product):
                    moves.append(move.grow + product)
                product += 1
        if (left >> TRADER) & 1:
            product = 0
            while product < PRODUCTS:
                if state.store[seat * GOODS + product] > 0:
                    into: i64 = 0
                    while into < PRODUCTS:
                        if into != product:
                            moves.append(move.trade + product * PRODUCTS + into)
                        into += 1
                product += 1
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        left: i64 = state.at >> SEAT_BITS
        if move == table.stop:
            return Reason("boat-needs-more")
        if table.cart <= move < table.grow:
            if not (left >> CART) & 1:
                return Reason("no-cart")
            if estate.on_land(state, seat, move - table.cart) == 0:
                return Reason("not-on-land", {"product": move - table.cart})
            return Reason("boat-needs-more")
        if table.grow <= move < table.trade:
            if not (left >> ABUNDANCE) & 1:
                return Reason("no-abundance")
            return Reason("no-room", {"product": move - table.grow})
        if table.trade <= move <= table.enter:
            if not (left >> TRADER) & 1:
                return Reason("no-trader")
            product = (move - table.trade) // PRODUCTS
            if product == (move - table.trade) % PRODUCTS:
                return Reason("trade-for-another")
            return Reason("not-in-warehouse", {"good": product})
        if table.demeter <= move < table.cart:
            return Reason("no-blessing", {"product": move - table.demeter})
        return Reason("developments-first")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        table = state.rhodes.move
        left: i64 = state.at >> SEAT_BITS
        product: i64
        if move == table.stop:
            bless_all(state, seat, left)
            state.push(BOAT, seat)
            return
        if move < table.cart:
            product = move - table.demeter
            bless(state, seat, product)
            go_on(state, seat, left & ~BIT[product])
            return
        if move < table.grow:
            product = move - table.cart
            estate.take_from_land(state, seat, product)
            state.store[seat * GOODS + product] += 1
            state.tell(events.CARTED, seat, product)
            go_on(state, seat, left & ~BIT[CART])
            boats.make_room(state, seat)
            return
        if move < table.trade:
            product = move - table.grow
            estate.put(state, seat, product)
            state.tell(events.ABUNDANT, seat, product)
            go_on(state, seat, left & ~BIT[ABUNDANCE])
            return
        product = (move - table.trade) // PRODUCTS
        into: i64 = (move - table.trade) % PRODUCTS
        state.store[seat * GOODS + product] -= 1
        state.store[seat * GOODS + into] += 1
        state.supply[product] += 1
        state.supply[into] -= 1
        state.tell(events.TRADED, seat, product, into)
        go_on(state, seat, left & ~BIT[TRADER])


def spares(state: RhodesState, seat: i64, left: i64, units: i64) -> bool:
    """Whether the cart leaves enough for a boat, counting what abundance can still bring (rhodes.farm.boat)."""
    need: i64 = state.rhodes.shortest[state.boats_at_home(seat)]
    return units - 1 + ((left >> ABUNDANCE) & 1) >= need


@final
class Boat(Decision[RhodesState]):
    """Choose which boat at home is loaded; it must be filled (rhodes.farm.boat)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        home: i64 = state.boats_at_home(seat)
        units = estate.total(state, seat)
        lengths: i64 = 0
        for number, length in enumerate(rules.printed.fleet):
            if (home >> number) & 1 and length <= units:
                lengths |= BIT[length]
        moves: list[int] = []
        size: i64 = 0
        while lengths >> size:
            if (lengths >> size) & 1:
                moves.append(rules.move.enter + size)
            size += 1
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        if not rules.move.enter < move < rules.move.take:
            return Reason("boat-first")
        if at_home(state, seat, move - rules.move.enter) < 0:
            return Reason("boat-not-home", {"length": move - rules.move.enter})
        return Reason("boat-not-full", {"length": move - rules.move.enter, "units": estate.total(state, seat)})

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        number = at_home(state, seat, move - state.rhodes.move.enter)
        state.push(LOAD, seat | number << SEAT_BITS)


def at_home(state: RhodesState, seat: i64, length: i64) -> i64:
    """A boat at home of this length, by its number in the fleet; -1 when there is none."""
    home: i64 = state.boats_at_home(seat)
    fleet = state.rhodes.printed.fleet
    number: i64 = 0
    while number < len(fleet):
        if (home >> number) & 1 and fleet[number] == length:
            return number
        number += 1
    return -1


@final
class Load(Step[RhodesState]):
    """Load the boat unit by unit from the bow; the argument holds the boat (rhodes.farm.load)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        moves: list[int] = []
        estate.takes(state, seat, moves)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        return why_not_take(state, move)

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product = estate.take(state, seat, move)
        loaded: i64 = len(state.loaded())
        state.hold |= BIT[loaded * PRODUCTS + product]
        state.tell(events.LOADED, seat, product)
        full = loaded + 1 == state.rhodes.printed.fleet[state.at >> SEAT_BITS]
        state.push(PAID if full else LOAD, state.at)


@final
class Paid(Step[RhodesState]):
    """A point or money for each unit, as the owner likes; then the boat enters (rhodes.farm.reward)."""

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        first = state.rhodes.move.paid
        return list(range(first, first + len(state.loaded()) + 1))

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        first = state.rhodes.move.paid
        if first <= move < state.rhodes.move.ship:
            return Reason("too-many-points", {"units": len(state.loaded())})
        return Reason("reward-first")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        number: i64 = state.at >> SEAT_BITS
        by_points: i64 = move - rules.move.paid
        goods = state.loaded()
        by_money: i64 = len(goods) - by_points
        points = by_points * rules.printed.unit_points
        money = by_money * rules.printed.unit_money
        state.points[seat] += points
        state.pay(seat, -money)
        state.tell(events.DELIVERED, seat, points, money)
        own = seat * rules.fleet + number
        state.home &= ~BIT[own]
        state.tell(events.ENTERS, seat, len(goods))
        harbour.enter(state.boats, state.cargo, rules.first_own + own, goods)
        state.hold = 0
        boats.clear_exit(state)
