"""The market, the temple and the town hall."""

from typing import Optional, final

from mypy_extensions import i64

from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Decision
from pessoi.games.rhodes.rules import estate, events
from pessoi.games.rhodes.rules.constants import KINDS, MARKET, TEMPLE
from pessoi.games.rhodes.rules.state import NOBODY_OWNS, RhodesState
from pessoi.games.rhodes.rules.steps import HALL, OFFER, SELL


@final
class Sell(Decision[RhodesState]):
    """Sell one or two units from the estate at the market; the value counts those sold (rhodes.market.units)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        moves = estate.takes(state, seat)
        if state.at_value:
            moves.insert(0, state.rhodes.move.stop)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        if move == state.rhodes.move.stop:
            return Reason("sell-something")
        return estate.why_not_take(state, move)

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        whole = state.rhodes.constants.market_units
        return {"price": market_price(state), "number": state.at_value + 1, "whole": whole}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        if move == state.rhodes.move.stop:
            return
        product = estate.take(state, seat, move)
        state.supply[product] += 1
        price = market_price(state)
        state.pay(seat, -price)
        state.tell(events.SOLD, seat, product, price, 1)
        sold = state.at_value + 1
        if sold < state.rhodes.constants.market_units and estate.total(state, seat) > 0:
            state.push(SELL, seat, sold)


def market_price(state: RhodesState) -> i64:
    """The price of a unit for the latest visitor to the market (rhodes.market.price)."""
    return state.rhodes.constants.market[state.markers_at(MARKET) - 1]


@final
class Offer(Decision[RhodesState]):
    """Buy points at the temple, one after another; the value is 1 once one was bought (rhodes.temple.price)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        moves = [state.rhodes.move.stop] if state.at_value else []
        if state.money[seat] >= temple_price(state):
            moves.append(state.rhodes.move.offer)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        if move == state.rhodes.move.offer:
            return state.too_dear(seat, temple_price(state))
        return Reason("offer-something")

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        return {"price": temple_price(state), "money": state.money[seat]}

    def details(self, state: RhodesState, seat: i64, move: i64) -> Arguments:
        return {"price": temple_price(state)}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        if move == state.rhodes.move.stop:
            return
        price = temple_price(state)
        state.pay(seat, price)
        state.points[seat] += 1
        state.tell(events.OFFERED, seat, price, 1)
        if state.money[seat] >= price:
            state.push(OFFER, seat, 1)


def temple_price(state: RhodesState) -> i64:
    """The price of a point for the latest visitor to the temple."""
    return state.rhodes.constants.temple[state.markers_at(TEMPLE) - 1]


@final
class Hall(Decision[RhodesState]):
    """Buy one or two tiles, the large boat among them; the value counts those bought (rhodes.hall.tiles)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        table = state.rhodes.move
        moves = [table.stop] if state.at_value else []
        moves += [table.land.moves[land] for land in range(len(table.land)) if can_buy_land(state, seat, land)]
        moves += [table.build.moves[kind] for kind in range(KINDS) if can_build(state, seat, kind)]
        if can_buy_boat(state, seat):
            moves.append(table.large)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        table = rules.move
        if table.land.has(move):
            return land_fault(state, seat, table.land.index(move)) or Reason("not-now")
        if table.build.has(move):
            kind = table.build.index(move)
            if state.has(seat, kind):
                return Reason("one-of-each", {"kind": kind})
            if copies_left(state, kind) == 0:
                return Reason("tiles-gone")
            return state.too_dear(seat, rules.constants.kinds[kind].cost)
        if move == table.large:
            if not state.boats_for_sale(seat):
                return Reason("no-boat-for-sale")
            return state.too_dear(seat, rules.constants.large_price)
        return Reason("buy-something" if move == table.stop else "buy-a-tile")

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        whole = state.rhodes.constants.purchases
        return {"money": state.money[seat], "number": state.at_value + 1, "whole": whole}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        if move == state.rhodes.move.stop:
            return
        buy(state, seat, move)
        bought = state.at_value + 1
        if bought < state.rhodes.constants.purchases:
            state.push(HALL, seat, bought)


def buy(state: RhodesState, seat: i64, move: i64) -> None:
    """Pay the bank and put a tile on the estate, or a boat at home (rhodes.hall.tiles, rhodes.hall.boat)."""
    table = state.rhodes.move
    cost = purchase_cost(state, move)
    state.pay(seat, cost)
    if move == table.large:
        state.buy_boat(seat)
        state.tell(events.LARGE_BOUGHT, seat, cost)
    elif table.build.has(move):
        kind = table.build.index(move)
        state.build(seat, kind)
        state.tell(events.BUILT, seat, kind, cost)
    else:
        land = table.land.index(move)
        take_land(state, seat, land)
        state.tell(events.LAND_BOUGHT, seat, state.rhodes.constants.land[land].product, cost)


def purchase_cost(state: RhodesState, move: i64) -> i64:
    """The price of the tile or boat that a move buys."""
    table = state.rhodes.move
    constants = state.rhodes.constants
    if move == table.large:
        return constants.large_price
    if table.build.has(move):
        return constants.kinds[table.build.index(move)].cost
    return constants.land[table.land.index(move)].cost


def can_buy(state: RhodesState, seat: i64) -> bool:
    """Whether a seat can buy anything at the town hall."""
    constants = state.rhodes.constants
    if can_buy_boat(state, seat):
        return True
    if state.money[seat] < constants.cheapest:
        return False
    if any(can_build(state, seat, kind) for kind in range(KINDS)):
        return True
    return any(can_buy_land(state, seat, land) for land in range(len(constants.land)))


def why_nothing(state: RhodesState, seat: i64) -> Reason:
    """The reason why a seat can buy nothing at the town hall."""
    constants = state.rhodes.constants
    costs = [land.cost for number, land in enumerate(constants.land) if unsold_tile(state, number) >= 0]
    for kind in range(KINDS):
        if not state.has(seat, kind) and copies_left(state, kind) > 0:
            costs.append(constants.kinds[kind].cost)
    if state.boats_for_sale(seat):
        costs.append(constants.large_price)
    if not costs:
        return Reason("nothing-to-buy")
    return Reason("hall-too-dear", {"cost": min(costs), "money": state.money[seat]})


def can_buy_boat(state: RhodesState, seat: i64) -> bool:
    """Whether a seat can buy the large boat."""
    return state.money[seat] >= state.rhodes.constants.large_price and state.boats_for_sale(seat) != 0


def can_build(state: RhodesState, seat: i64, kind: i64) -> bool:
    """Whether a seat can buy a development (rhodes.hall.one-of-each)."""
    affordable = state.rhodes.constants.kinds[kind].cost <= state.money[seat]
    return affordable and not state.has(seat, kind) and copies_left(state, kind) > 0


def can_buy_land(state: RhodesState, seat: i64, land: i64) -> bool:
    """Whether a seat can buy a type of farmland (rhodes.hall.same-product)."""
    return state.rhodes.constants.land[land].cost <= state.money[seat] and unsold_tile(state, land) >= 0


def land_fault(state: RhodesState, seat: i64, land: i64) -> Optional[Reason]:
    """The reason why a seat cannot buy a type of farmland; None if it can."""
    if can_buy_land(state, seat, land):
        return None
    if unsold_tile(state, land) < 0:
        return Reason("tiles-gone")
    return state.too_dear(seat, state.rhodes.constants.land[land].cost)


def take_land(state: RhodesState, seat: i64, land: i64) -> None:
    """Give a seat a farmland tile of a type."""
    state.owner = state.owner[:]
    state.owner[unsold_tile(state, land)] = seat


def unsold_tile(state: RhodesState, land: i64) -> i64:
    """A farmland tile of a type without an owner; -1 when all are sold."""
    copies = state.rhodes.constants.land[land]
    for tile in range(copies.first, copies.end):
        if state.owner[tile] == NOBODY_OWNS:
            return tile
    return -1


def copies_left(state: RhodesState, kind: i64) -> i64:
    """The number of tiles of a development that are for sale."""
    return state.rhodes.constants.kinds[kind].copies - sum(state.has(seat, kind) for seat in range(state.rhodes.seats))


SELL.bind(Sell())
OFFER.bind(Offer())
HALL.bind(Hall())
