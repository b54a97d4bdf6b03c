"""What a visit to each place of Rhodes brings, and what missions and tiles are worth."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.games.rhodes.bot.goods_values import Values
from pessoi.games.rhodes.rules import estate
from pessoi.games.rhodes.rules.moves import GOLD, GOODS, JOKER, PRODUCTS
from pessoi.games.rhodes.rules.state import (
    ABUNDANCE,
    ALL_PRODUCTS,
    CART,
    HALL,
    HUT,
    IRRIGATION,
    KINDS,
    MARKET,
    NOBODY_OWNS,
    TEMPLE,
    TRADER,
    RhodesState,
)

NEVER: Final = -1000.0
IMPOSSIBLE: Final = -1
BUSY: Final = 6
"""Units that two boats carry away."""
TRADED: Final = 4
"""So many products in the warehouse keep a trader busy."""
BLESSED: Final = 1.5
"""How much rather a unit is harvested that Demeter counts."""


class Appraisal(Values):
    """Every move is weighed in points: what it brings, less what is given for it."""

    def _square(self, state: RhodesState, good: i64, used: i64) -> i64:
        """The cheapest square where a good can be bought, a joker's if need be; -1 when there is none."""
        cargo = state.cargo
        square: i64 = min(len(cargo), len(state.rhodes.start.prices)) - 1
        while square >= 0:
            lying: i64 = cargo[square]
            if (lying == good or (lying == JOKER and good != GOLD)) and not (used >> square) & 1:
                return square
            square -= 1
        return -1

    def _plan(self, state: RhodesState, seat: i64, mission: i64) -> float:
        """How to fulfil a mission with one visit to the harbour, and what that brings in points."""
        rules = state.rhodes
        printed = rules.printed
        fees = printed.fees
        self.squares.clear()
        self.named.clear()
        self.cost = 0
        self.errands = 0
        used: i64 = 0
        given = 0.0
        good: i64 = GOODS - 1
        while good >= 0:
            asked: i64 = printed.mission_goods[mission * GOODS + good]
            held: i64 = min(asked, state.store[seat * GOODS + good])
            given += float(held) * (self.bar if good == GOLD else self.cargo)
            at_home: i64 = 0
            if held < asked and good != GOLD:
                at_home = estate.units_of(state, seat, good)
            while held < asked:
                held += 1
                square = self._square(state, good, used)
                price: i64 = rules.start.prices[square] if square >= 0 else IMPOSSIBLE
                if at_home > 0 and self.errands < len(fees):
                    fee: i64 = fees[self.errands]
                    if square < 0 or float(price) * self.money > float(fee) * self.money + self.stock:
                        at_home -= 1
                        self.errands += 1
                        self.cost += fee
                        given += self.stock
                        continue
                if square < 0:
                    return NEVER
                used |= BIT[square]
                self.squares.append(square)
                self.named.append(good)
                self.cost += price
            good -= 1
        if self.cost > state.money[seat] or self.errands >= rules.mission_size[mission]:
            return NEVER
        brought = float(printed.mission_points[mission]) + self.hurry
        return brought + self.money * float(printed.mission_money[mission] - self.cost) - given

    def _best_mission(self, state: RhodesState, seat: i64) -> float:
        """The open mission that brings most by one visit; its plan is left in place."""
        best: i64 = IMPOSSIBLE
        most = 0.0
        plazas: i64 = state.plazas
        mission: i64 = 0
        while plazas >> mission:
            if (plazas >> mission) & 1:
                value = self._plan(state, seat, mission)
                if value > most:
                    most = value
                    best = mission
            mission += 1
        if best == IMPOSSIBLE:
            self.squares.clear()
            self.named.clear()
            self.cost = 0
            return 0.0
        return self._plan(state, seat, best)

    def _extra(self, state: RhodesState, seat: i64, square: i64, money: i64) -> float:
        """What buying from a square brings beyond any mission that can be fulfilled now."""
        good: i64 = state.cargo[square]
        price: i64 = state.rhodes.start.prices[square]
        if good < 0 or price > money:
            return NEVER
        worth = 0.0
        if good == JOKER:
            for product in range(PRODUCTS):
                worth = max(worth, self.need[product])
        else:
            worth = self.need[good]
        return worth - float(price) * self.money

    def _harbour(self, state: RhodesState, seat: i64) -> float:
        total = self._best_mission(state, seat)
        money: i64 = state.money[seat] - self.cost
        space: i64 = state.rhodes.printed.warehouse - state.stored(seat)
        square: i64 = min(len(state.cargo), len(state.rhodes.start.prices)) - 1
        best_part = 0.0
        while square >= 0 and space > 0:
            if square not in self.squares:
                value = self._extra(state, seat, square, money)
                if state.cargo[square] == GOLD and value > 0.0:
                    total += value
                    money -= state.rhodes.start.prices[square]
                    space -= 1
                elif value > best_part:
                    best_part = value
            square -= 1
        return total + best_part

    def _survey_fields(self, state: RhodesState, product: i64) -> None:
        rules = state.rhodes
        seat: i64 = 0
        while seat < rules.seats:
            self.tiles[seat] = 0
            self.rooms[seat] = 0
            seat += 1
        tile: i64 = rules.first_tile[product]
        end: i64 = rules.first_tile[product + 1]
        while tile < end:
            seat = state.owner[tile]
            if seat != NOBODY_OWNS:
                self.tiles[seat] += 1
                self.rooms[seat] += rules.printed.capacity - state.units[tile]
            tile += 1
        seat = 0
        while seat < rules.seats:
            if self.tiles[seat] and state.has(seat, HUT) and not estate.in_hut(state, seat, product):
                self.rooms[seat] += 1
            seat += 1

    def _harvest(self, state: RhodesState, first: i64, value: i64) -> i64:
        """About what the producer gets of a chip on the surveyed field; `lost` is what the others get."""
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

    def _crop(self, state: RhodesState, seat: i64, product: i64, got: i64) -> float:
        """How good a harvest is that brings the producer so much: more of what Demeter blesses, little for others."""
        own = float(got) * (BLESSED if state.has(seat, product) else 1.0)
        return own - self.rival * float(self.lost)

    def _production(self, state: RhodesState, seat: i64) -> float:
        """The best chip and field, then the best of the others."""
        rules = state.rhodes
        chips = rules.printed.chips
        closed: i64 = 0
        lying: i64 = state.chips
        gained: i64 = 0
        lost: i64 = 0
        free: i64 = 0
        chip: i64 = 0
        while chip < len(chips):
            if (lying >> (chip * PRODUCTS)) & ALL_PRODUCTS == 0:
                free |= BIT[chip]
            chip += 1
        for _ in range(rules.printed.chips_each):
            best = NEVER
            best_chip: i64 = 0
            best_product: i64 = 0
            best_got: i64 = 0
            best_lost: i64 = 0
            product: i64 = 0
            while product < PRODUCTS:
                if not (closed >> product) & 1:
                    self._survey_fields(state, product)
                    chip = 0
                    while chip < len(chips):
                        if (free >> chip) & 1:
                            got = self._harvest(state, seat, chips[chip])
                            value = self._crop(state, seat, product, got)
                            if value > best:
                                best = value
                                best_chip = chip
                                best_product = product
                                best_got = got
                                best_lost = self.lost
                        chip += 1
                product += 1
            closed |= BIT[best_product]
            free &= ~BIT[best_chip]
            gained += best_got
            lost += best_lost
        units = estate.total(state, seat)
        return self._units(units + gained) - self._units(units) - self.rival * self.stock * float(lost)

    def _longest(self, state: RhodesState, seat: i64, units: i64) -> i64:
        home: i64 = state.boats_at_home(seat)
        best: i64 = 0
        for number, length in enumerate(state.rhodes.printed.fleet):
            if (home >> number) & 1 and best < length <= units:
                best = length
        return best

    def _farm(self, state: RhodesState, seat: i64) -> float:
        rules = state.rhodes
        printed = rules.printed
        total = 0.0
        tile: i64 = 0
        while tile < rules.tiles:
            if state.owner[tile] == seat:
                total += float(rules.tile_points[tile]) + self.money * float(rules.tile_money[tile])
            tile += 1
        units = estate.total(state, seat)
        kind: i64 = 0
        while kind < KINDS:
            if state.has(seat, kind):
                total += float(printed.kind_points[kind]) + self.money * float(printed.kind_money[kind])
                if kind < PRODUCTS:
                    total += float(estate.units_of(state, seat, kind) // printed.blessing)
                elif kind == ABUNDANCE:
                    units += 1
                elif kind in (CART, TRADER) and not state.last:
                    total += self.effect[kind]
            kind += 1
        length = self._longest(state, seat, units)
        reward = max(float(printed.unit_points), self.money * float(printed.unit_money))
        total += float(length) * (reward + (0.0 if state.last else self.cargo))
        return total - self._units(units) + self._units(units - length)

    def _market(self, state: RhodesState, seat: i64) -> float:
        printed = state.rhodes.printed
        price: i64 = printed.market[min(state.markers_at(MARKET), len(printed.market) - 1)]
        units = estate.total(state, seat)
        sold: i64 = min(units, printed.market_units)
        return float(sold * price) * self.money - self._units(units) + self._units(units - sold)

    def _temple(self, state: RhodesState, seat: i64) -> float:
        printed = state.rhodes.printed
        price: i64 = printed.temple[min(state.markers_at(TEMPLE), len(printed.temple) - 1)]
        number: i64 = state.money[seat] // price
        return float(number) * (1.0 - float(price) * self.money)

    def _purchase(self, state: RhodesState, seat: i64, move: i64) -> float:
        """What a tile or the large boat brings until the end, less its price."""
        rules = state.rhodes
        printed = rules.printed
        farms = self.left * self.tempo
        if state.last:
            return -float(printed.large_price)
        if move == rules.move.large:
            return self.left * self.large * float(self._land(state, seat)) - self._spent(printed.large_price)
        if move < rules.move.build:
            land: i64 = move - rules.move.land
            product: i64 = printed.land_product[land]
            value = farms * (float(printed.land_points[land]) + self.money * float(printed.land_money[land]))
            value += self.left * self.room / float(max(1, self._land(state, seat)))
            if not estate.farms(state, seat, product):
                value += self.fresh * self.left / self.rounds
                value += 0.2 * self.need[product]
            if state.has(seat, product):
                value += 0.5 * farms
            self._survey_fields(state, product)
            others: i64 = 0
            for other in range(rules.seats):
                if other != seat:
                    others += self.tiles[other]
            value -= self.rival * float(others)
            return value - self._spent(printed.land_cost[land])
        kind: i64 = move - rules.move.build
        value = farms * (float(printed.kind_points[kind]) + self.money * float(printed.kind_money[kind]))
        value += self.left * self.effect[kind] * float(self._extent(state, seat, kind))
        return value - self._spent(printed.kind_cost[kind])

    def _land(self, state: RhodesState, seat: i64) -> i64:
        """How many farmland tiles a seat has: each one more is worth less."""
        found: i64 = 0
        for owner in state.owner:
            if owner == seat:
                found += 1
        return found

    def _extent(self, state: RhodesState, seat: i64, kind: i64) -> i64:
        """How much a development works on: tiles of its product, products farmed, goods to trade, or all alike."""
        if kind < PRODUCTS:
            return estate.tiles_of(state, seat, kind)
        if kind == TRADER:
            return min(TRADED, state.stored(seat) - state.store[seat * GOODS + GOLD])
        if kind not in (IRRIGATION, HUT):
            return 1
        found: i64 = 0
        product: i64 = 0
        while product < PRODUCTS:
            if estate.farms(state, seat, product):
                found += 1
            product += 1
        return found

    def _hall(self, state: RhodesState, seat: i64) -> float:
        """The best purchase, and the best of those that can be paid after it."""
        rules = state.rhodes
        first: i64 = IMPOSSIBLE
        best = NEVER
        values: list[float] = []
        moves = rules.steps[HALL].legal(state, seat)
        for move in moves:
            value = self._purchase(state, seat, move)
            values.append(value)
            if move != rules.move.stop and value > best:
                best = value
                first = move
        if first == IMPOSSIBLE or rules.printed.purchases < 2:
            return best
        price = self._price(first)
        spent = self._spent(price)
        second = 0.0
        for index in range(len(moves)):
            move = moves[index]
            also = self._price(move)
            if values[index] > second and move != first and price + also <= state.money[seat]:
                second = max(second, values[index] + self._spent(also) + spent - self._spent(price + also))
        return best + second

    def _price(self, purchase: i64) -> i64:
        printed = self.rhodes.printed
        table = self.rhodes.move
        if purchase == table.large:
            return printed.large_price
        if purchase >= table.build:
            return printed.kind_cost[purchase - table.build]
        return printed.land_cost[purchase - table.land]
