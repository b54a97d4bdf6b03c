"""The value of a visit to each place of Rhodes, and of missions and tiles, in points."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, lowest, members, without_lowest
from pessoi.games.rhodes.bot.evaluation import RhodesEvaluation
from pessoi.games.rhodes.bot.goods_values import GoodsValues
from pessoi.games.rhodes.rules import estate, harbour_action, town
from pessoi.games.rhodes.rules.constants import (
    ABUNDANCE,
    CART,
    FARM,
    GOLD,
    GOODS,
    HARBOUR,
    HUT,
    IRRIGATION,
    JOKER,
    KINDS,
    MARKET,
    PRODUCTION,
    PRODUCTS,
    TEMPLE,
    TRADER,
)
from pessoi.games.rhodes.rules.state import EMPTY, NOBODY_OWNS, RhodesRules, RhodesState
from pessoi.games.rhodes.rules.steps import HALL

NEVER: Final = -1000.0
"""The value of what cannot be done."""
NO_SQUARE: Final = -1
NO_MISSION: Final = -1
BLESSED: Final = 1.5
"""How much rather a unit is harvested that Demeter counts."""


@final
class PlaceValues:
    """Compares what a move brings with what is given for it, at the values of goods that were last updated."""

    def __init__(self, rules: RhodesRules, goods: GoodsValues) -> None:
        weights = goods.evaluation.weights
        self.goods = goods
        self.evaluation: RhodesEvaluation = goods.evaluation
        self.cargo: float = weights["policy.cargo"]
        self.hurry: float = weights["policy.hurry"]
        self.rival: float = weights["policy.rival"]
        self.rounds: float = weights["policy.rounds"]
        self.tempo: float = weights["policy.tempo"]
        self.room: float = weights["policy.room"]
        self.fresh: float = weights["policy.fresh"]
        self.large: float = weights["policy.large"]
        self.effect: list[float] = _effects(weights)
        """The value of a development in a round, without its printed yield."""
        self.squares: list[int] = []
        self.named: list[int] = []
        self.cost: i64 = 0
        """What `plan` found: the squares to buy from, as which goods, and the price of all."""
        self.tiles: list[int] = [0] * rules.seats
        self.rooms: list[int] = [0] * rules.seats
        """What `survey_fields` found: tiles and room of each seat."""
        self.lost: i64 = 0
        """What `harvest` found: the units that other seats get."""

    def visit(self, state: RhodesState, seat: i64, place: i64) -> float:
        """The value of a visit to a place."""
        if place == PRODUCTION:
            return self._production(state, seat)
        if place == FARM:
            return self._farm(state, seat)
        if place == HARBOUR:
            return self._harbour(state, seat)
        if place == MARKET:
            return self._market(state, seat)
        if place == TEMPLE:
            return self._temple(state, seat)
        return self._hall(state, seat)

    # -- the harbour ----------------------------------------------------------------------------

    def plan(self, state: RhodesState, seat: i64, mission: i64) -> float:
        """The value of fulfilling a mission with one visit to the harbour; the purchases are kept as the plan."""
        constants = state.rhodes.constants
        goods = self.goods
        card = constants.missions[mission]
        self.squares.clear()
        self.named.clear()
        self.cost = 0
        errands: i64 = 0
        used: i64 = 0
        given = 0.0
        good: i64 = GOODS - 1
        while good >= 0:
            asked: i64 = card.goods[good]
            held: i64 = min(asked, state.stored(seat, good))
            given += float(held) * (goods.bar if good == GOLD else self.cargo)
            at_home: i64 = 0
            if held < asked and good != GOLD:
                at_home = estate.units_of(state, seat, good)
            while held < asked:
                held += 1
                square = self._square(state, good, used)
                price: i64 = 0 if square == NO_SQUARE else constants.prices[square]
                if at_home > 0 and errands < len(constants.fees):
                    fee: i64 = constants.fees[errands]
                    if square == NO_SQUARE or float(price) * goods.money > float(fee) * goods.money + goods.stock:
                        at_home -= 1
                        errands += 1
                        self.cost += fee
                        given += goods.stock
                        continue
                if square == NO_SQUARE:
                    return NEVER
                used |= BIT[square]
                self.squares.append(square)
                self.named.append(good)
                self.cost += price
            good -= 1
        if self.cost > state.money[seat] or errands >= card.size:
            return NEVER
        return float(card.points) + self.hurry + goods.money * float(card.money - self.cost) - given

    def _square(self, state: RhodesState, good: i64, used: i64) -> i64:
        """The cheapest square outside a set where a good, or a joker for it, can be bought; NO_SQUARE without one."""
        square = harbour_action.squares_with_price(state) - 1
        while square >= 0:
            found: i64 = state.cargo[square]
            if (found == good or (found == JOKER and good != GOLD)) and not contains(used, square):
                return square
            square -= 1
        return NO_SQUARE

    def best_mission(self, state: RhodesState, seat: i64) -> float:
        """The value of the open mission that brings most by one visit, which remains the plan."""
        best: i64 = NO_MISSION
        most = 0.0
        for mission in members(state.plazas):
            value = self.plan(state, seat, mission)
            if value > most:
                most = value
                best = mission
        if best == NO_MISSION:
            self.squares.clear()
            self.named.clear()
            self.cost = 0
            return 0.0
        return self.plan(state, seat, best)

    def extra(self, state: RhodesState, square: i64, money: i64) -> float:
        """The value of buying from a square beyond any mission that can be fulfilled now."""
        good: i64 = state.cargo[square]
        price: i64 = state.rhodes.constants.prices[square]
        if good == EMPTY or price > money:
            return NEVER
        value = 0.0
        if good == JOKER:
            for product in range(PRODUCTS):
                value = max(value, self.goods.need[product])
        else:
            value = self.goods.need[good]
        return value - float(price) * self.goods.money

    def _harbour(self, state: RhodesState, seat: i64) -> float:
        constants = state.rhodes.constants
        total = self.best_mission(state, seat)
        money: i64 = state.money[seat] - self.cost
        space: i64 = constants.warehouse - state.store_size(seat)
        square = harbour_action.squares_with_price(state) - 1
        best_part = 0.0
        while square >= 0 and space > 0:
            if square not in self.squares:
                value = self.extra(state, square, money)
                if state.cargo[square] == GOLD and value > 0.0:
                    total += value
                    money -= constants.prices[square]
                    space -= 1
                elif value > best_part:
                    best_part = value
            square -= 1
        return total + best_part

    # -- production -----------------------------------------------------------------------------

    def survey_fields(self, state: RhodesState, product: i64) -> None:
        """Count the tiles of a product that each seat has, and its room for units."""
        constants = state.rhodes.constants
        for seat in range(state.rhodes.seats):
            self.tiles[seat] = 0
            self.rooms[seat] = 0
        for tile in range(constants.first_tile[product], constants.first_tile[product + 1]):
            owner = state.owner[tile]
            if owner != NOBODY_OWNS:
                self.tiles[owner] += 1
                self.rooms[owner] += constants.capacity - state.units[tile]
        for seat in range(state.rhodes.seats):
            if self.tiles[seat] and state.has(seat, HUT) and not state.in_hut(seat, product):
                self.rooms[seat] += 1

    def harvest(self, state: RhodesState, first: i64, value: i64) -> i64:
        """About what the producer gets of a chip on the surveyed field; `lost` is what other seats get."""
        seats: i64 = state.rhodes.seats
        got: i64 = 0
        lost: i64 = 0
        shared: i64 = 0
        left = value
        moving = True
        while left > 0 and moving:
            moving = False
            distance: i64 = 0
            while distance < seats and left > 0:
                seat: i64 = (first + distance) % seats
                taken: i64 = got if distance == 0 else shared * self.tiles[seat]
                put: i64 = min(self.rooms[seat] - taken, left)
                put = min(put, self.tiles[seat])
                if put > 0:
                    moving = True
                    left -= put
                    if distance == 0:
                        got += put
                    else:
                        lost += put
                distance += 1
            shared += 1
        if state.has(first, IRRIGATION) and got < self.rooms[first]:
            got += 1
        self.lost = lost
        return got

    def crop(self, state: RhodesState, seat: i64, product: i64, got: i64) -> float:
        """The value of a harvest, in units: more if Demeter blesses the product, less for what other seats get."""
        own = float(got) * (BLESSED if state.has(seat, product) else 1.0)
        return own - self.rival * float(self.lost)

    def _production(self, state: RhodesState, seat: i64) -> float:
        """The best chip and field, then the best of the others."""
        constants = state.rhodes.constants
        chips = constants.chips
        closed: i64 = 0
        gained: i64 = 0
        lost: i64 = 0
        free: i64 = 0
        for chip in range(len(chips)):
            if not state.fields_of(chip):
                free |= BIT[chip]
        for _ in range(constants.chips_each):
            best = NEVER
            best_chip: i64 = 0
            best_product: i64 = 0
            best_got: i64 = 0
            best_lost: i64 = 0
            for product in range(PRODUCTS):
                if contains(closed, product):
                    continue
                self.survey_fields(state, product)
                left = free
                while left:
                    number = lowest(left)
                    left = without_lowest(left)
                    got = self.harvest(state, seat, chips[number])
                    value = self.crop(state, seat, product, got)
                    if value > best:
                        best = value
                        best_chip = number
                        best_product = product
                        best_got = got
                        best_lost = self.lost
            closed |= BIT[best_product]
            free &= ~BIT[best_chip]
            gained += best_got
            lost += best_lost
        goods = self.goods
        units = estate.total(state, seat)
        return goods.units(units + gained) - goods.units(units) - self.rival * goods.stock * float(lost)

    # -- the farm -------------------------------------------------------------------------------

    def longest(self, state: RhodesState, seat: i64, units: i64) -> i64:
        """The length of the longest boat at home that a number of units fills; 0 if there is none."""
        fleet = state.rhodes.constants.fleet
        best: i64 = 0
        for number in members(state.boats_at_home(seat)):
            if best < fleet.own[number] <= units:
                best = fleet.own[number]
        return best

    def _farm(self, state: RhodesState, seat: i64) -> float:
        constants = state.rhodes.constants
        goods = self.goods
        total = 0.0
        number: i64 = 0
        while number < constants.tile_count:
            if state.owner[number] == seat:
                tile = constants.tiles[number]
                total += float(tile.points) + goods.money * float(tile.money)
            number += 1
        units = estate.total(state, seat)
        for kind in members(state.developments_of(seat)):
            development = constants.kinds[kind]
            total += float(development.points) + goods.money * float(development.money)
            if kind < PRODUCTS:
                total += float(estate.units_of(state, seat, kind) // constants.blessing)
            elif kind == ABUNDANCE:
                units += 1
            elif kind in (CART, TRADER) and not state.last:
                total += self.effect[kind]
        length = self.longest(state, seat, units)
        reward = max(float(constants.unit_points), goods.money * float(constants.unit_money))
        total += float(length) * (reward + (0.0 if state.last else self.cargo))
        return total - goods.units(units) + goods.units(units - length)

    # -- the town -------------------------------------------------------------------------------

    def _market(self, state: RhodesState, seat: i64) -> float:
        constants = state.rhodes.constants
        goods = self.goods
        price: i64 = constants.market[min(state.markers_at(MARKET), len(constants.market) - 1)]
        units = estate.total(state, seat)
        sold: i64 = min(units, constants.market_units)
        return float(sold * price) * goods.money - goods.units(units) + goods.units(units - sold)

    def _temple(self, state: RhodesState, seat: i64) -> float:
        constants = state.rhodes.constants
        price: i64 = constants.temple[min(state.markers_at(TEMPLE), len(constants.temple) - 1)]
        number: i64 = state.money[seat] // price
        return float(number) * (1.0 - float(price) * self.goods.money)

    def _hall(self, state: RhodesState, seat: i64) -> float:
        """The best purchase, and the best of those that can be paid after it."""
        goods = self.goods
        first: i64 = -1
        best = NEVER
        values: list[float] = []
        moves = HALL.step.legal(state, seat)
        for move in moves:
            value = self.purchase(state, seat, move)
            values.append(value)
            if value > best:
                best = value
                first = move
        if first < 0 or state.rhodes.constants.purchases < 2:
            return best
        price = town.purchase_cost(state, first)
        spent = goods.spent(price)
        second = 0.0
        for index in range(len(moves)):
            move = moves[index]
            also = town.purchase_cost(state, move)
            if values[index] > second and move != first and price + also <= state.money[seat]:
                second = max(second, values[index] + goods.spent(also) + spent - goods.spent(price + also))
        return best + second

    def purchase(self, state: RhodesState, seat: i64, move: i64) -> float:
        """The value until the end of the tile or boat that a move buys, less its price."""
        rules = state.rhodes
        goods = self.goods
        if state.last:
            return -float(rules.constants.large_price)
        if move == rules.move.large:
            value = goods.left * self.large * float(_land(state, seat))
        elif rules.move.build.has(move):
            value = self._development(state, seat, rules.move.build.index(move))
        else:
            value = self._farmland(state, seat, rules.move.land.index(move))
        return value - goods.spent(town.purchase_cost(state, move))

    def _development(self, state: RhodesState, seat: i64, kind: i64) -> float:
        goods = self.goods
        tile = state.rhodes.constants.kinds[kind]
        farms = goods.left * self.tempo
        value = farms * (float(tile.points) + goods.money * float(tile.money))
        return value + goods.left * self.effect[kind] * float(self.evaluation.extent(state, seat, kind))

    def _farmland(self, state: RhodesState, seat: i64, land: i64) -> float:
        goods = self.goods
        tile = state.rhodes.constants.land[land]
        farms = goods.left * self.tempo
        value = farms * (float(tile.points) + goods.money * float(tile.money))
        value += goods.left * self.room / float(max(1, _land(state, seat)))
        if estate.tiles_of(state, seat, tile.product) == 0:
            value += self.fresh * goods.left / self.rounds
            value += 0.2 * goods.need[tile.product]
        if state.has(seat, tile.product):
            value += 0.5 * farms
        self.survey_fields(state, tile.product)
        others: i64 = 0
        for other in range(state.rhodes.seats):
            if other != seat:
                others += self.tiles[other]
        return value - self.rival * float(others)


def _land(state: RhodesState, seat: i64) -> i64:
    """The number of a seat's farmland tiles: each further one is worth less."""
    return sum(owner == seat for owner in state.owner)


def _effects(weights: dict[str, float]) -> list[float]:
    effects = [0.0] * KINDS
    for product in range(PRODUCTS):
        effects[product] = weights["policy.demeter"]
    effects[IRRIGATION] = weights["policy.irrigation"]
    effects[HUT] = weights["policy.hut"]
    effects[CART] = weights["policy.cart"]
    effects[ABUNDANCE] = weights["policy.abundance"]
    effects[TRADER] = weights["policy.trader"]
    return effects
