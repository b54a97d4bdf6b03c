"""The harbour action: goods are bought from boats, then at most one mission is fulfilled."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, lowest, members, without_lowest
from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Decision, Step
from pessoi.games.rhodes.components import GOOD_NAMES
from pessoi.games.rhodes.rules import estate, events, harbour, warehouse
from pessoi.games.rhodes.rules.constants import EGYPT, GOLD, GOODS, JOKER
from pessoi.games.rhodes.rules.state import EMPTY, RhodesState
from pessoi.games.rhodes.rules.steps import DRAW_MISSION, GIVE, MISSION, NAME, REWARD, SHIP


def can_trade(state: RhodesState, seat: i64) -> bool:
    """Whether a seat can buy anything or fulfil a mission (rhodes.harbour.something)."""
    if any(can_buy(state, seat, square) for square in range(squares_with_price(state) - 1, -1, -1)):
        return True
    return any_mission(state, seat)


def squares_with_price(state: RhodesState) -> i64:
    """The number of squares before the exit that boats cover."""
    return min(len(state.cargo), state.rhodes.constants.exit)


def can_buy(state: RhodesState, seat: i64, square: i64) -> bool:
    """Whether there is a good on a square that boats cover, and a seat can pay its price (rhodes.harbour.price)."""
    return state.cargo[square] != EMPTY and state.rhodes.constants.prices[square] <= state.money[seat]


@final
class Ship(Decision[RhodesState]):
    """Buy a unit from a boat, then another, then stop; the value is 1 once one was bought.

    (rhodes.harbour.buy, rhodes.harbour.order)
    """

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        table = state.rhodes.move
        ship = table.ship.moves
        moves = [table.stop] if state.at_value or any_mission(state, seat) else []
        return moves + [ship[square] for square in range(squares_with_price(state)) if can_buy(state, seat, square)]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        if move == table.stop:
            return Reason("harbour-something")
        if not table.ship.has(move):
            return Reason("goods-first")
        square = table.ship.index(move)
        if square >= squares_with_price(state) or state.cargo[square] == EMPTY:
            return Reason("empty-square", {"square": square + 1})
        return state.too_dear(seat, state.rhodes.constants.prices[square])

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        return {"money": state.money[seat]}

    def details(self, state: RhodesState, seat: i64, move: i64) -> Arguments:
        """The good on the square, its price, and who is paid, which is the bank if it is not another seat."""
        ship = state.rhodes.move.ship
        if not ship.has(move):
            return {}
        square = ship.index(move)
        owner = seller(state, seat, square)
        bank = 1 if owner == EGYPT else 0
        price = state.rhodes.constants.prices[square]
        return {"good": state.cargo[square], "price": price, "bank": bank, "other": owner}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        table = state.rhodes.move
        if move == table.stop:
            state.push(MISSION, seat, state.at_value)
            return
        square = table.ship.index(move)
        state.push(SHIP, seat, 1)
        if state.cargo[square] == JOKER:
            state.push(NAME, seat, square)
        else:
            buy(state, seat, square, state.cargo[square])


@final
class Name(Decision[RhodesState]):
    """A joker, on the square in the value, becomes a product at once, never gold (rhodes.harbour.joker)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        return state.rhodes.move.name.moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        return Reason("name-first")

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        return {"price": state.rhodes.constants.prices[state.at_value]}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product = state.rhodes.move.name.index(move)
        state.supply[JOKER] += 1
        state.supply[product] -= 1
        buy(state, seat, state.at_value, product)


def buy(state: RhodesState, seat: i64, square: i64, good: i64) -> None:
    """Pay the boat's owner, or the bank for Egyptian boats and the buyer's own.

    (rhodes.harbour.owner, rhodes.harbour.bank)
    """
    price: i64 = state.rhodes.constants.prices[square]
    owner = seller(state, seat, square)
    if owner == EGYPT:
        state.pay(seat, price)
        state.tell(events.JOKER if state.cargo[square] == JOKER else events.BOUGHT_BANK, seat, good, price, 1)
    else:
        state.money[seat] -= price
        state.money[owner] += price
        state.tell(events.BOUGHT_FROM, seat, good, price, owner, 1)
    state.cargo[square] = EMPTY
    state.add_to_store(seat, good, 1)
    warehouse.make_room(state, seat)


def seller(state: RhodesState, seat: i64, square: i64) -> i64:
    """The seat that is paid for what lies on a square; EGYPT if it is the bank."""
    fleet = state.rhodes.constants.fleet
    owner: i64 = fleet.owners[harbour.boat_on(state.boats, fleet.lengths, square)]
    return EGYPT if owner == seat else owner


def any_mission(state: RhodesState, seat: i64) -> bool:
    """Whether a seat can fulfil one of the open missions."""
    left = state.plazas
    while left:
        if can_fulfil(state, seat, lowest(left)):
            return True
        left = without_lowest(left)
    return False


def can_fulfil(state: RhodesState, seat: i64, mission: i64) -> bool:
    """Whether warehouse, estate and money suffice; the warehouse must give at least one good.

    (rhodes.mission.goods, rhodes.mission.estate, rhodes.mission.two-of-a-kind, rhodes.mission.fee,
    rhodes.mission.warehouse)
    """
    constants = state.rhodes.constants
    card = constants.missions[mission]
    missing: i64 = 0
    for good in range(GOODS):
        short: i64 = card.goods[good] - state.stored(seat, good)
        if short > 0:
            if good == GOLD or short + missing > len(constants.fees):
                return False
            if estate.units_of(state, seat, good) < short:
                return False
            missing += short
    return missing < card.size and fee(state, missing) <= state.money[seat]


def what_lacks(state: RhodesState, seat: i64, mission: i64) -> Reason:
    """The reason why a seat cannot fulfil an open mission."""
    constants = state.rhodes.constants
    card = constants.missions[mission]
    missing: i64 = 0
    lacking: dict[str, int | str] = {}
    for good in range(GOODS):
        short: i64 = max(card.goods[good] - state.stored(seat, good), 0)
        found: i64 = 0 if good == GOLD else estate.units_of(state, seat, good)
        lacking[GOOD_NAMES[good]] = max(short - found, 0)
        missing += short
    if any(lacking.values()):
        return Reason("mission-lacks", {"mission": mission, **lacking})
    if missing > len(constants.fees):
        return Reason("mission-too-many", {"mission": mission, "count": missing, "most": len(constants.fees)})
    if missing == card.size:
        return Reason("mission-from-warehouse", {"mission": mission})
    return Reason("mission-fee", {"mission": mission, "cost": fee(state, missing), "money": state.money[seat]})


def missing_units(state: RhodesState, seat: i64, mission: i64) -> i64:
    """The units for a mission that are not in the warehouse."""
    asked = state.rhodes.constants.missions[mission].goods
    return sum(max(asked[good] - state.stored(seat, good), 0) for good in range(GOODS))


def fee(state: RhodesState, units: i64) -> i64:
    """The price of taking a number of units from the estate (rhodes.mission.fee)."""
    return sum(state.rhodes.constants.fees[:units])


@final
class Mission(Decision[RhodesState]):
    """Fulfil one mission; the value is 1 if it may be none.

    (rhodes.mission.one, rhodes.harbour.something, rhodes.mission.twice)
    """

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        table = state.rhodes.move
        moves = [table.stop] if state.at_value else []
        return moves + [table.mission.moves[card] for card in members(state.plazas) if can_fulfil(state, seat, card)]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        if move == table.stop:
            return Reason("mission-needed")
        if not table.mission.has(move):
            return Reason("mission-first")
        mission = table.mission.index(move)
        if not contains(state.plazas, mission):
            return Reason("mission-not-open", {"mission": mission})
        return what_lacks(state, seat, mission)

    def details(self, state: RhodesState, seat: i64, move: i64) -> Arguments:
        """What taking units from the estate costs."""
        mission = state.rhodes.move.mission
        return {"cost": fee(state, missing_units(state, seat, mission.index(move)))} if mission.has(move) else {}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        table = state.rhodes.move
        if move == table.stop:
            return
        mission = table.mission.index(move)
        card = state.rhodes.constants.missions[mission]
        state.push(REWARD, seat, mission)
        missing: list[int] = []
        for good in range(GOODS):
            needed: i64 = card.goods[good]
            given = min(needed, state.stored(seat, good))
            state.add_to_store(seat, good, -given)
            state.supply[good] += given
            for _ in range(needed - given):
                state.push(GIVE, seat, good)
                missing.append(good)
        if missing:
            cost = fee(state, len(missing))
            state.pay(seat, cost)
            state.tell_goods(events.ERRAND, missing, seat, cost)


@final
class Give(Decision[RhodesState]):
    """A unit for the mission comes from farmland or from the hut; the value is its product."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        product = state.at_value
        wanted = (state.rhodes.move.take.move(product), state.rhodes.move.take_hut.move(product))
        return [move for move in estate.takes(state, seat) if move in wanted]

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        return {"product": state.at_value}

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        product = state.at_value
        why = estate.why_not_take(state, move)
        if why.arguments.get("product", product) != product:
            return Reason("mission-wants", {"product": product})
        return why

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product = estate.take(state, seat, move)
        state.supply[product] += 1


@final
class Reward(Step[RhodesState]):
    """Money and points for a mission; its plaza is filled again (rhodes.mission.reward, rhodes.mission.refill)."""

    def run(self, state: RhodesState) -> None:
        seat = state.at_seat
        mission = state.at_value
        constants = state.rhodes.constants
        card = constants.missions[mission]
        state.pay(seat, -card.money)
        state.points[seat] += card.points
        state.tell_goods(events.FULFILLED, card.asked, seat, mission, card.money, card.points)
        state.fulfilled |= BIT[mission]
        state.plazas &= ~BIT[mission]
        if state.drawn < len(constants.draws):
            state.push(DRAW_MISSION)
        elif not state.last:
            state.last = 1
            state.tell(events.LAST_ROUND)


SHIP.bind(Ship())
NAME.bind(Name())
MISSION.bind(Mission())
GIVE.bind(Give())
REWARD.bind(Reward())
