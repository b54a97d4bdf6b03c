"""What a sensible player of Rhodes does at every step."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import members
from pessoi.core.policy import Policy
from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State
from pessoi.core.step import StepRef
from pessoi.games.rhodes.bot.evaluation import RhodesEvaluation
from pessoi.games.rhodes.bot.goods_values import GoodsValues
from pessoi.games.rhodes.bot.place_values import NEVER, PlaceValues
from pessoi.games.rhodes.rules import estate, town
from pessoi.games.rhodes.rules.constants import GOLD, PRODUCTS
from pessoi.games.rhodes.rules.state import RhodesRules, RhodesState
from pessoi.games.rhodes.rules.steps import (
    ACT,
    BOAT,
    DROP,
    EFFECT,
    GROW,
    HALL,
    LOAD,
    MISSION,
    NAME,
    OFFER,
    ORDER,
    PAID,
    PRODUCE,
    SELL,
    SHIP,
    START,
)

BUSY: Final = 6
"""The units that two boats carry away."""


def policy(rules: Rules, weights: dict[str, float]) -> Policy:
    """Make the policy for games by these rules."""
    assert isinstance(rules, RhodesRules)
    return RhodesPolicy(rules, RhodesEvaluation(rules, weights))


@final
class RhodesPolicy(Policy):
    """Chooses the move with the highest value in points; of equal ones a random one."""

    def __init__(self, rules: RhodesRules, evaluation: RhodesEvaluation) -> None:
        super().__init__(evaluation)
        self.goods = GoodsValues(evaluation)
        self.places = PlaceValues(rules, self.goods)
        self.early_row: float = evaluation.weights["policy.early"]
        self.race: float = evaluation.weights["policy.race"]

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, RhodesState)
        choices = state.choices or state.step.legal(state, seat)
        if len(choices) == 1:
            return choices[0]
        step = state.current()
        self.goods.update(state, seat, step is ACT)
        if step is SHIP:
            return self._ship(state, seat, choices)
        if step is NAME:
            return self._name(state, seat)
        if step is BOAT:
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

    def _value(self, state: RhodesState, seat: i64, step: StepRef, move: i64) -> float:
        """The value of a move."""
        table = state.rhodes.move
        goods = self.goods
        if step is ACT:
            return self.places.visit(state, seat, table.go.index(move))
        if move == table.stop:
            return 0.0
        if step is PRODUCE:
            return self._chip(state, seat, table.field(move), table.chip_value(move))
        if step is EFFECT:
            return self._effect(state, seat, move)
        if step is LOAD or step is SELL:
            return self._spare(state, seat, move, step is SELL)
        if step is PAID:
            return float(table.paid.index(move)) * (1.0 - 2.0 * goods.money)
        if step is MISSION:
            return self.places.plan(state, seat, table.mission.index(move))
        if step is DROP:
            good = table.drop.index(move)
            return -goods.need[good] - (2.0 if good == GOLD else 0.0) + 0.1 * float(state.stored(seat, good))
        if step is OFFER:
            return 1.0 - goods.money * float(town.temple_price(state))
        if step is HALL or step is START:
            return self.places.purchase(state, seat, move)
        if step is ORDER:
            return self._row(state, seat, table.row.index(move))
        if step is GROW:
            return self._growth(state, seat, table.grow.index(move))
        return 0.0

    def _ship(self, state: RhodesState, seat: i64, choices: list[int]) -> int:
        """Buy what the best mission lacks, then gold and parts of missions that are worth their price."""
        table = state.rhodes.move
        places = self.places
        places.best_mission(state, seat)
        if places.squares:
            return table.ship.moves[places.squares[0]]
        money: i64 = state.money[seat] - places.cost
        full = state.store_size(seat) >= state.rhodes.constants.warehouse
        chosen = choices[0]
        most = 0.0 if chosen == table.stop else NEVER * 2.0
        for move in choices:
            if move != table.stop and not (full and most == 0.0):
                value = places.extra(state, table.ship.index(move), money)
                if value > most:
                    most = value
                    chosen = move
        return chosen

    def _name(self, state: RhodesState, seat: i64) -> int:
        """Name what the best mission lacks, or else what is needed most."""
        name = state.rhodes.move.name.moves
        places = self.places
        places.best_mission(state, seat)
        for index in range(len(places.squares)):
            if places.squares[index] == state.at_value:
                return name[places.named[index]]
        best = 0
        for product in range(PRODUCTS):
            if self.goods.need[product] > self.goods.need[best]:
                best = product
        return name[best]

    def _chip(self, state: RhodesState, seat: i64, product: i64, value: i64) -> float:
        """The value of putting a chip on a field: its crop; of equal crops, that of the lower chip."""
        self.places.survey_fields(state, product)
        got = self.places.harvest(state, seat, value)
        return self.places.crop(state, seat, product, got) - 0.01 * float(value)

    def _effect(self, state: RhodesState, seat: i64, move: i64) -> float:
        """The value of using a development: grow first, then count blessings, then trade and cart for missions."""
        table = state.rhodes.move
        goods = self.goods
        if table.demeter.has(move):
            return 5.0
        if table.cart.has(move):
            crowded = estate.total(state, seat) > self.places.longest(state, seat, BUSY)
            product = table.cart.index(move)
            return goods.need[product] - goods.stock + (self.places.cargo if crowded else -1.0)
        if table.grow.has(move):
            return 10.0 + self._growth(state, seat, table.grow.index(move))
        given = table.given(move)
        kept = goods.part if self._asked(state, given) >= state.stored(seat, given) else 0.0
        return goods.need[table.received(move)] - goods.need[given] - 2.0 * kept - 0.1

    def _asked(self, state: RhodesState, good: i64) -> i64:
        """The greatest number of units of a good that an open mission asks for."""
        asked: i64 = 0
        for mission in members(state.plazas):
            asked = max(asked, state.rhodes.constants.missions[mission].goods[good])
        return asked

    def _growth(self, state: RhodesState, seat: i64, product: i64) -> float:
        """The value of one more unit of a product on the estate."""
        units = estate.units_of(state, seat, product)
        blessed = 1.0 if state.has(seat, product) and units % 2 == 1 else 0.0
        return blessed + 0.2 * self.goods.need[product] - 0.1 * float(units)

    def _spare(self, state: RhodesState, seat: i64, move: i64, sold: bool) -> float:
        """How well a unit can be spared: many there, full tiles, no blessing; if it is sold, with its price."""
        table = state.rhodes.move
        goods = self.goods
        in_hut = table.take_hut.has(move)
        product = table.take_hut.index(move) if in_hut else table.take.index(move)
        units = estate.units_of(state, seat, product)
        value = 0.1 * float(units) - (0.05 if in_hut else 0.0)
        if state.has(seat, product):
            value -= 0.3
        if not sold:
            return value + 0.1 * goods.need[product]
        return value - 0.2 * goods.need[product] + float(town.market_price(state)) * goods.money - 0.5 * goods.stock

    def _row(self, state: RhodesState, seat: i64, row: i64) -> float:
        """The value of a row; being early is worth more to a seat that can fulfil a mission."""
        chosen = state.rhodes.constants.rows[row]
        early = self.early_row + (self.race if self.places.best_mission(state, seat) > 0.0 else 0.0)
        value = self.goods.money * float(chosen.money) - early * float(row)
        if chosen.product and estate.any_room(state, seat):
            value += self.goods.stock
        return value
