"""The farm: points, money and developments; then a full boat must enter the harbour."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, members
from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Decision
from pessoi.games.rhodes.rules import estate, events, harbour, warehouse
from pessoi.games.rhodes.rules.constants import ABUNDANCE, ALL_PRODUCTS, CART, PRODUCTS, TRADER
from pessoi.games.rhodes.rules.state import NO_BOAT, RhodesState
from pessoi.games.rhodes.rules.steps import BOAT, EFFECT, LOAD, PAID

DEMETER_MASK: Final = ALL_PRODUCTS
TIMED_MASK: Final = BIT[CART] | BIT[ABUNDANCE]
CHOICE_MASK: Final = TIMED_MASK | BIT[TRADER]
"""The developments that count something, that change what others count, and that offer a choice."""


def can_farm(state: RhodesState, seat: i64) -> bool:
    """Whether a boat can be filled, if need be with what abundance brings (rhodes.farm.boat)."""
    need = units_needed(state, seat)
    if need == 0:
        return False
    units = estate.total(state, seat)
    if units >= need:
        return True
    return units + 1 >= need and state.has(seat, ABUNDANCE) and estate.any_room(state, seat)


def units_needed(state: RhodesState, seat: i64) -> i64:
    """The units that fill a seat's shortest boat at home; 0 without a boat."""
    return state.rhodes.constants.fleet.shortest[state.boats_at_home(seat)]


def begin(state: RhodesState, seat: i64) -> None:
    """Points and money from all tiles of the estate, then the developments.

    (rhodes.farm.points, rhodes.farm.money, rhodes.farm.order, rhodes.development.income, rhodes.development.poseidon)
    """
    points, money = yields(state, seat)
    if points or money:
        state.points[seat] += points
        state.pay(seat, -money)
        state.tell(events.FARMED, seat, points, money)
    go_on(state, seat, state.developments_of(seat) & (DEMETER_MASK | CHOICE_MASK))


def yields(state: RhodesState, seat: i64) -> tuple[int, int]:
    """The points and the money that all tiles of an estate bring at a farm action."""
    constants = state.rhodes.constants
    tiles = [constants.tiles[tile] for tile in range(constants.tile_count) if state.owner[tile] == seat]
    points: i64 = 0
    money: i64 = 0
    for tile in tiles + [constants.kinds[kind] for kind in members(state.developments_of(seat))]:
        points += tile.points
        money += tile.money
    return points, money


def go_on(state: RhodesState, seat: i64, left: i64) -> None:
    """Use the developments in any order; without a choice they are used automatically (rhodes.farm.developments)."""
    if left & CHOICE_MASK:
        state.push(EFFECT, seat, left)
    else:
        bless_all(state, seat, left)


def bless_all(state: RhodesState, seat: i64, left: i64) -> None:
    """Count every blessing of Demeter not counted yet, and go on to the boat (rhodes.development.demeter-when)."""
    for product in members(left & DEMETER_MASK):
        bless(state, seat, product)
    state.push(BOAT, seat)


def bless(state: RhodesState, seat: i64, product: i64) -> None:
    """Give points for units of the product on the estate, which stay there.

    (rhodes.development.demeter, rhodes.development.demeter-types)
    """
    points = blessing(state, seat, product)
    if points > 0:
        state.points[seat] += points
        state.tell(events.DEMETER, seat, product, points)


def blessing(state: RhodesState, seat: i64, product: i64) -> i64:
    """The points that Demeter's blessing of a product is worth now."""
    return estate.units_of(state, seat, product) // state.rhodes.constants.blessing


@final
class Effect(Decision[RhodesState]):
    """Use the developments in any order, each once; the value is the set of those still unused.

    (rhodes.development.once)
    """

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        table = state.rhodes.move
        left = state.at_value
        moves = [table.stop] if estate.total(state, seat) >= units_needed(state, seat) else []
        if left & TIMED_MASK:
            for product in members(left & DEMETER_MASK):
                if estate.units_of(state, seat, product) >= state.rhodes.constants.blessing:
                    moves.append(table.demeter.move(product))
        if contains(left, CART) and can_spare(state, seat, left):
            cart = table.cart.moves
            moves += [cart[product] for product in range(PRODUCTS) if estate.on_land(state, seat, product) > 0]
        if contains(left, ABUNDANCE):
            moves += estate.growths(state, seat)
        if contains(left, TRADER):
            for product in range(PRODUCTS):
                if state.stored(seat, product) > 0:
                    moves += table.trades(product)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        left = state.at_value
        if move == table.stop:
            return Reason("boat-needs-more")
        if table.cart.has(move):
            if not contains(left, CART):
                return Reason("no-cart")
            if estate.on_land(state, seat, table.cart.index(move)) == 0:
                return Reason("not-on-land", {"product": table.cart.index(move)})
            return Reason("boat-needs-more")
        if table.grow.has(move):
            if not contains(left, ABUNDANCE):
                return Reason("no-abundance")
            return Reason("no-room", {"product": table.grow.index(move)})
        if table.trade.has(move):
            if not contains(left, TRADER):
                return Reason("no-trader")
            if table.given(move) == table.received(move):
                return Reason("trade-for-another")
            return Reason("not-in-warehouse", {"good": table.given(move)})
        if table.demeter.has(move):
            return why_not_bless(state, seat, table.demeter.index(move), left)
        return Reason("developments-first")

    def details(self, state: RhodesState, seat: i64, move: i64) -> Arguments:
        demeter = state.rhodes.move.demeter
        return {"points": blessing(state, seat, demeter.index(move))} if demeter.has(move) else {}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        table = state.rhodes.move
        left = state.at_value
        if move == table.stop:
            bless_all(state, seat, left)
        elif table.demeter.has(move):
            product = table.demeter.index(move)
            bless(state, seat, product)
            go_on(state, seat, left & ~BIT[product])
        elif table.cart.has(move):
            product = table.cart.index(move)
            estate.take_from_land(state, seat, product)
            state.add_to_store(seat, product, 1)
            state.tell(events.CARTED, seat, product)
            go_on(state, seat, left & ~BIT[CART])
            warehouse.make_room(state, seat)
        elif table.grow.has(move):
            product = table.grow.index(move)
            estate.put(state, seat, product)
            state.tell(events.ABUNDANT, seat, product)
            go_on(state, seat, left & ~BIT[ABUNDANCE])
        else:
            trade(state, seat, table.given(move), table.received(move))
            go_on(state, seat, left & ~BIT[TRADER])


def why_not_bless(state: RhodesState, seat: i64, product: i64, left: i64) -> Reason:
    """The reason why a blessing of Demeter cannot be used now; `left` are the developments still unused."""
    if not state.has(seat, product):
        return Reason("no-blessing", {"product": product})
    if not contains(left, product):
        return Reason("blessing-used", {"product": product})
    units = estate.units_of(state, seat, product)
    needed = state.rhodes.constants.blessing
    if units < needed:
        return Reason("blessing-few", {"product": product, "count": needed, "units": units})
    return Reason("blessing-later", {"product": product})


def can_spare(state: RhodesState, seat: i64, left: i64) -> bool:
    """Whether the cart leaves enough for a boat, counting what abundance can still bring (rhodes.farm.boat)."""
    grown = 1 if contains(left, ABUNDANCE) else 0
    return estate.total(state, seat) - 1 + grown >= units_needed(state, seat)


def trade(state: RhodesState, seat: i64, given: i64, received: i64) -> None:
    """Exchange a product in the warehouse with the supply (rhodes.development.trader)."""
    state.add_to_store(seat, given, -1)
    state.add_to_store(seat, received, 1)
    state.supply[given] += 1
    state.supply[received] -= 1
    state.tell(events.TRADED, seat, given, received)


@final
class Boat(Decision[RhodesState]):
    """Choose which boat at home is loaded; it must be filled (rhodes.farm.boat)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        table = state.rhodes.move
        fleet = state.rhodes.constants.fleet
        units = estate.total(state, seat)
        lengths: i64 = 0
        for number in members(state.boats_at_home(seat)):
            if fleet.own[number] <= units:
                lengths |= BIT[fleet.own[number]]
        return [table.enter.moves[length - 1] for length in members(lengths)]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        if not table.enter.has(move):
            return Reason("boat-first")
        length = table.boat_length(move)
        if at_home(state, seat, length) == NO_BOAT:
            return Reason("boat-not-home", {"length": length})
        return Reason("boat-not-full", {"length": length, "units": estate.total(state, seat)})

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        state.push(LOAD, seat, at_home(state, seat, state.rhodes.move.boat_length(move)))


def at_home(state: RhodesState, seat: i64, length: i64) -> i64:
    """A boat at home of a length, by its number in the fleet; NO_BOAT when there is none."""
    fleet = state.rhodes.constants.fleet
    for number in members(state.boats_at_home(seat)):
        if fleet.own[number] == length:
            return number
    return NO_BOAT


@final
class Load(Decision[RhodesState]):
    """Load the boat unit by unit from the bow; the value is the boat's number in the fleet (rhodes.farm.load)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        return estate.takes(state, seat)

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        return estate.why_not_take(state, move)

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        length = state.rhodes.constants.fleet.own[state.at_value]
        return {"number": len(state.loaded()) + 1, "length": length}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product = estate.take(state, seat, move)
        state.load(product)
        full = len(state.loaded()) == state.rhodes.constants.fleet.own[state.at_value]
        state.push(PAID if full else LOAD, seat, state.at_value)


@final
class Paid(Decision[RhodesState]):
    """A point or money for each unit, as the owner likes; then the boat enters (rhodes.farm.reward)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        return state.rhodes.move.paid.moves[: len(state.loaded()) + 1]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        if state.rhodes.move.paid.has(move):
            return Reason("too-many-points", {"units": len(state.loaded())})
        return Reason("reward-first")

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        return {"units": len(state.loaded())}

    def details(self, state: RhodesState, seat: i64, move: i64) -> Arguments:
        return {"points": points_paid(state, move), "money": money_paid(state, move)}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        goods = state.loaded()
        points = points_paid(state, move)
        money = money_paid(state, move)
        state.points[seat] += points
        state.pay(seat, -money)
        state.hold = 0
        boat = state.leave_home(seat, state.at_value)
        state.tell_goods(events.ENTERS, goods, seat)
        state.tell(events.DELIVERED, seat, points, money)
        harbour.enter(state.boats, state.cargo, boat, goods)
        harbour.clear_exit(state)


def points_paid(state: RhodesState, move: i64) -> i64:
    """The points for the units of the cargo that a move wants paid in points."""
    return state.rhodes.move.paid.index(move) * state.rhodes.constants.unit_points


def money_paid(state: RhodesState, move: i64) -> i64:
    """The money for the other units."""
    return (len(state.loaded()) - state.rhodes.move.paid.index(move)) * state.rhodes.constants.unit_money


EFFECT.bind(Effect())
BOAT.bind(Boat())
LOAD.bind(Load())
PAID.bind(Paid())
