"""What an experienced player of Rhodes knows: how a position stands, and a sensible move at every step."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import count
from pessoi.core.evaluation import Judgement
from pessoi.core.rng import Rng
from pessoi.core.state import STEP_MASK, Rules, State
from pessoi.games.rhodes.bot.evaluation import BUSY, NEVER, Appraisal
from pessoi.games.rhodes.rules import estate, town
from pessoi.games.rhodes.rules import harbour_action as port
from pessoi.games.rhodes.rules.moves import GOLD, GOODS, PRODUCTS
from pessoi.games.rhodes.rules.state import (
    ABUNDANCE,
    ACT,
    ALL_PRODUCTS,
    BOAT,
    CART,
    DROP,
    EFFECT,
    FARM,
    GROW,
    HALL,
    HARBOUR,
    HUT,
    IN_HAND,
    IRRIGATION,
    KINDS,
    LOAD,
    MARKET,
    MISSION,
    NAME,
    OFFER,
    ORDER,
    PAID,
    PRODUCE,
    PRODUCTION,
    SEAT_BITS,
    SELL,
    SHIP,
    START,
    TEMPLE,
    TRADER,
    RhodesRules,
    RhodesState,
)

FEATURES: Final = [
    "points",  # on the track
    "money",
    "gold",  # bars in the warehouse
    "goods",  # products in the warehouse
    "ready",  # points of the best mission that could be fulfilled at once
    "near",  # points of open missions, by the share of their goods that is in the warehouse
    "units",  # units on the estate
    "space",  # free room on the estate, times the rounds to come
    "land",  # farmland tiles, times the rounds to come
    "yield_points",  # points of a farm action, times the rounds to come
    "yield_money",
    "demeter",  # tiles that are blessed, times the rounds to come
    "irrigation",  # and the other developments, times the rounds to come
    "hut",
    "cart",
    "abundance",
    "trader",
    "large",  # the large boat, by the farmland that fills it, times the rounds to come
    "boats",  # length of the boats at home
    "afloat",  # goods on own boats in the harbour
    "row",  # place in the turn order
]


def judgement(rules: Rules, weights: dict[str, float]) -> Judgement:
    """How to judge plays by these rules."""
    assert isinstance(rules, RhodesRules)
    return RhodesJudgement(rules, weights)


@final
class RhodesJudgement(Appraisal):
    """Positions are compared at the start of a round, when everybody has the same actions to come."""

    def __init__(self, rules: RhodesRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights, FEATURES[:])

    # -- how a position stands ------------------------------------------------------------------

    def progress(self, state: State) -> float:
        assert isinstance(state, RhodesState)
        return 1.0 if state.last else 0.95 * float(count(state.fulfilled)) / float(self.missions)

    def quiet(self, state: State) -> bool:
        """At the start of a round, when the first of all is about to act."""
        assert isinstance(state, RhodesState)
        if not state.agenda or state.agenda[-1] & STEP_MASK != ACT:
            return False
        return state.markers_at(IN_HAND) == len(state.markers)

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, RhodesState)
        rules = state.rhodes
        printed = rules.printed
        left = self._rounds_left(state)
        points: i64 = 0
        money: i64 = 0
        units: i64 = 0
        land: i64 = 0
        tile: i64 = 0
        while tile < rules.tiles:
            if state.owner[tile] == seat:
                points += rules.tile_points[tile]
                money += rules.tile_money[tile]
                units += state.units[tile]
                land += 1
            tile += 1
        space = land * printed.capacity - units
        kind: i64 = 0
        blessed: i64 = 0
        while kind < KINDS:
            if state.has(seat, kind):
                points += printed.kind_points[kind]
                money += printed.kind_money[kind]
                if kind < PRODUCTS:
                    blessed += estate.tiles_of(state, seat, kind)
            kind += 1
        units += count((state.hut >> (seat * PRODUCTS)) & ALL_PRODUCTS)
        ready = 0.0
        near = 0.0
        plazas: i64 = state.plazas
        mission: i64 = 0
        while plazas >> mission:
            if (plazas >> mission) & 1:
                worth = float(printed.mission_points[mission])
                lacking = float(self._lacking(state, seat, mission))
                near += worth * (1.0 - lacking / float(rules.mission_size[mission]))
                if worth > ready and port.can_fulfil(state, seat, mission):
                    ready = worth
            mission += 1
        gold: i64 = state.store[seat * GOODS + GOLD]
        return [
            float(state.points[seat]),
            float(state.money[seat]),
            float(gold),
            float(state.stored(seat) - gold),
            ready,
            near,
            float(units),
            float(space) * left,
            float(land) * left,
            float(points) * left,
            float(money) * left,
            float(blessed) * left,
            self._working(state, seat, IRRIGATION),
            self._working(state, seat, HUT),
            self._working(state, seat, CART),
            self._working(state, seat, ABUNDANCE),
            self._working(state, seat, TRADER),
            float(land) * left if rules.start.large and town.large_boat(state, seat) < 0 else 0.0,
            float(self._at_home(state, seat)),
            float(self._afloat(state, seat)),
            0.0 if state.last else float(state.row_of(seat)),
        ]

    def _working(self, state: RhodesState, seat: i64, kind: i64) -> float:
        """How much a development has still to do."""
        if not state.has(seat, kind):
            return 0.0
        return self._rounds_left(state) * float(self._extent(state, seat, kind))

    def _at_home(self, state: RhodesState, seat: i64) -> i64:
        home: i64 = state.boats_at_home(seat)
        total: i64 = 0
        for number, length in enumerate(state.rhodes.printed.fleet):
            if (home >> number) & 1:
                total += length
        return total

    def _afloat(self, state: RhodesState, seat: i64) -> i64:
        """Goods on own boats in the harbour."""
        lengths = state.rhodes.lengths
        owners = state.rhodes.owners
        found: i64 = 0
        square: i64 = 0
        for boat in state.boats:
            end: i64 = square + lengths[boat]
            if owners[boat] == seat:
                while square < end:
                    if state.cargo[square] >= 0:
                        found += 1
                    square += 1
            square = end
        return found

    # -- what a sensible player does ------------------------------------------------------------

    def advice(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, RhodesState)
        choices = state.choices or state.step.legal(state, seat)
        if len(choices) == 1:
            return choices[0]
        step: i64 = state.agenda[-1] & STEP_MASK
        self._look(state, seat, step == ACT)
        if step == SHIP:
            return self._ship(state, seat, choices)
        if step == NAME:
            return self._name(state, seat)
        if step == BOAT:
            return choices[-1]
        chosen = choices[0]
        most = NEVER * 2.0
        alike: i64 = 0
        for move in choices:
            value = self._value(state, seat, step, move)
            if value > most:
                most = value
                chosen = move
                alike = 1
            elif value == most:
                alike += 1
                if rng.below(alike) == 0:
                    chosen = move
        return chosen

    def _value(self, state: RhodesState, seat: i64, step: i64, move: i64) -> float:
        table = state.rhodes.move
        if step == ACT:
            return self._place(state, seat, move - table.go)
        if move == table.stop:
            return 0.0
        if step == PRODUCE:
            self._survey_fields(state, (move - table.produce) % PRODUCTS)
            value: i64 = (move - table.produce) // PRODUCTS
            got = self._harvest(state, seat, value)
            return self._crop(state, seat, (move - table.produce) % PRODUCTS, got) - 0.01 * float(value)
        if step == EFFECT:
            return self._effect(state, seat, move)
        if step in (LOAD, SELL):
            return self._spare(state, seat, move, step == SELL)
        if step == PAID:
            rewarded = move - table.paid
            return float(rewarded) * (1.0 - 2.0 * self.money)
        if step == MISSION:
            return self._plan(state, seat, move - table.mission)
        if step == DROP:
            good: i64 = move - table.drop
            return -self.need[good] - (2.0 if good == GOLD else 0.0) + 0.1 * float(state.store[seat * GOODS + good])
        if step == OFFER:
            return 1.0 - self.money * float(town.temple_price(state))
        if step in (HALL, START):
            return self._purchase(state, seat, move)
        if step == ORDER:
            return self._row(state, seat, move - table.row)
        if step == GROW:
            return self._wish(state, seat, move - table.grow)
        return 0.0

    def _place(self, state: RhodesState, seat: i64, place: i64) -> float:
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

    def _ship(self, state: RhodesState, seat: i64, choices: list[int]) -> int:
        """First what the best mission lacks, then gold and parts that are worth their price."""
        table = state.rhodes.move
        self._best_mission(state, seat)
        if self.squares:
            return table.ship + self.squares[0]
        money: i64 = state.money[seat] - self.cost
        full = state.stored(seat) >= state.rhodes.printed.warehouse
        chosen = choices[0]
        most = 0.0 if chosen == table.stop else NEVER * 2.0
        for move in choices:
            if move != table.stop and not (full and most == 0.0):
                value = self._extra(state, seat, move - table.ship, money)
                if value > most:
                    most = value
                    chosen = move
        return chosen

    def _name(self, state: RhodesState, seat: i64) -> int:
        """What the best mission lacks, or else what is needed most."""
        first = state.rhodes.move.name
        square: i64 = state.at >> SEAT_BITS
        self._best_mission(state, seat)
        for index in range(len(self.squares)):
            if self.squares[index] == square:
                return first + self.named[index]
        best: i64 = 0
        for product in range(PRODUCTS):
            if self.need[product] > self.need[best]:
                best = product
        return first + best

    def _effect(self, state: RhodesState, seat: i64, move: i64) -> float:
        """Grow first, then count blessings, then trade and cart what missions need."""
        table = state.rhodes.move
        if move < table.cart:
            return 5.0
        if move < table.grow:
            product: i64 = move - table.cart
            crowded = estate.total(state, seat) > self._longest(state, seat, BUSY)
            return self.need[product] - self.stock + (self.cargo if crowded else -1.0)
        if move < table.trade:
            return 10.0 + self._wish(state, seat, move - table.grow)
        given: i64 = (move - table.trade) // PRODUCTS
        into: i64 = (move - table.trade) % PRODUCTS
        kept = self.part if self._asked(state, given) >= state.store[seat * GOODS + given] else 0.0
        return self.need[into] - self.need[given] - 2.0 * kept - 0.1

    def _asked(self, state: RhodesState, good: i64) -> i64:
        """How many of a good the open missions ask for at most."""
        asked: i64 = 0
        plazas: i64 = state.plazas
        mission: i64 = 0
        while plazas >> mission:
            if (plazas >> mission) & 1:
                asked = max(asked, state.rhodes.printed.mission_goods[mission * GOODS + good])
            mission += 1
        return asked

    def _wish(self, state: RhodesState, seat: i64, product: i64) -> float:
        """How welcome one more unit of a product is on the estate."""
        units = estate.units_of(state, seat, product)
        blessed = 1.0 if state.has(seat, product) and units % 2 == 1 else 0.0
        return blessed + 0.2 * self.need[product] - 0.1 * float(units)

    def _spare(self, state: RhodesState, seat: i64, move: i64, sold: bool) -> float:
        """How well a unit can be spared: many there, full tiles, no blessing; sold, what it brings as well."""
        table = state.rhodes.move
        in_hut = move >= table.take_hut
        product: i64 = move - (table.take_hut if in_hut else table.take)
        units = estate.units_of(state, seat, product)
        value = 0.1 * float(units) - (0.05 if in_hut else 0.0)
        if state.has(seat, product):
            value -= 0.3
        if not sold:
            return value + 0.1 * self.need[product]
        price = float(state.rhodes.printed.market[state.markers_at(MARKET) - 1])
        return value - 0.2 * self.need[product] + price * self.money - 0.5 * self.stock

    def _row(self, state: RhodesState, seat: i64, row: i64) -> float:
        """What a row brings; who can fulfil a mission now wants to be early all the more."""
        printed = state.rhodes.printed
        early = self.early_row + (self.race if self._best_mission(state, seat) > 0.0 else 0.0)
        value = self.money * float(printed.row_money[row]) - early * float(row)
        if printed.row_product[row] and estate.any_room(state, seat):
            value += self.stock
        return value
