"""How good a position of Rhodes is for each seat."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import count, members
from pessoi.core.evaluation import Evaluation, FittedEvaluation
from pessoi.core.state import Rules, State
from pessoi.games.rhodes.rules import estate, harbour_action
from pessoi.games.rhodes.rules.constants import (
    ABUNDANCE,
    CART,
    GOLD,
    GOODS,
    HUT,
    IN_HAND,
    IRRIGATION,
    PRODUCTS,
    TRADER,
)
from pessoi.games.rhodes.rules.state import EMPTY, RhodesRules, RhodesState
from pessoi.games.rhodes.rules.steps import ACT

TRADED: Final = 4
"""This many products in the warehouse keep a trader busy."""

FEATURES: Final = {
    "points": "points",  # on the track
    "money": "money",
    "gold": "gold",  # bars in the warehouse
    "goods": "goods",  # products in the warehouse
    "ready": "missions",  # points of the best mission that could be fulfilled at once
    "near": "missions",  # points of open missions, by the share of their goods that is in the warehouse
    "units": "land",  # units on the estate
    "space": "land",  # free room on the estate, times the rounds to come
    "land": "land",  # farmland tiles, times the rounds to come
    "yield_points": "farm",  # points of a farm action, times the rounds to come
    "yield_money": "farm",
    "demeter": "developments",  # tiles that are blessed, times the rounds to come
    "irrigation": "developments",  # and the other developments, times the rounds to come
    "hut": "developments",
    "cart": "developments",
    "abundance": "developments",
    "trader": "developments",
    "large": "boats",  # the large boat, by the farmland that fills it, times the rounds to come
    "boats": "boats",  # length of the boats at home
    "afloat": "goods",  # goods on own boats in the harbour
    "row": "order",  # place in the turn order
}
"""The features of a seat's position, each with the term it belongs to, in the order of `features`."""


def evaluation(rules: Rules, weights: dict[str, float]) -> Evaluation:
    """Make the evaluation for games by these rules."""
    assert isinstance(rules, RhodesRules)
    return RhodesEvaluation(rules, weights)


@final
class RhodesEvaluation(FittedEvaluation):
    """Evaluates positions at the start of a round, when every seat has the same number of actions to come."""

    def __init__(self, rules: RhodesRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights, FEATURES)
        self.missions: i64 = len(rules.constants.draws) - rules.constants.plazas + 1
        """The number of missions that are fulfilled until a plaza stays empty."""
        self.rounds: float = weights["policy.rounds"]

    def progress(self, state: State) -> float:
        assert isinstance(state, RhodesState)
        return 1.0 if state.last else 0.95 * float(count(state.fulfilled)) / float(self.missions)

    def quiet(self, state: State) -> bool:
        assert isinstance(state, RhodesState)
        return state.is_current(ACT) and state.markers_at(IN_HAND) == len(state.markers)

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, RhodesState)
        constants = state.rhodes.constants
        left = self.rounds_left(state)
        points: i64 = 0
        money: i64 = 0
        units: i64 = 0
        land: i64 = 0
        number: i64 = 0
        while number < constants.tile_count:
            if state.owner[number] == seat:
                tile = constants.tiles[number]
                points += tile.points
                money += tile.money
                units += state.units[number]
                land += 1
            number += 1
        space = land * constants.capacity - units
        blessed: i64 = 0
        for kind in members(state.developments_of(seat)):
            points += constants.kinds[kind].points
            money += constants.kinds[kind].money
            if kind < PRODUCTS:
                blessed += estate.tiles_of(state, seat, kind)
        units += count(state.hut_of(seat))
        ready = 0.0
        near = 0.0
        for mission in members(state.plazas):
            card = constants.missions[mission]
            reward = float(card.points)
            near += reward * (1.0 - float(self.lacking(state, seat, mission)) / float(card.size))
            if reward > ready and harbour_action.can_fulfil(state, seat, mission):
                ready = reward
        gold = state.stored(seat, GOLD)
        large_bought = constants.fleet.for_sale != 0 and state.boats_for_sale(seat) == 0
        return [
            float(state.points[seat]),
            float(state.money[seat]),
            float(gold),
            float(state.store_size(seat) - gold),
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
            float(land) * left if large_bought else 0.0,
            float(self._at_home(state, seat)),
            float(self._afloat(state, seat)),
            0.0 if state.last else float(state.row_of(seat)),
        ]

    def rounds_left(self, state: RhodesState) -> float:
        """The number of rounds to come after this one, estimated from the missions fulfilled."""
        if state.last:
            return 0.0
        missing = float(self.missions - count(state.fulfilled))
        return max(1.0, self.rounds * missing / float(self.missions))

    def lacking(self, state: RhodesState, seat: i64, mission: i64) -> i64:
        """The number of goods of a mission that are not in a seat's warehouse."""
        card = state.rhodes.constants.missions[mission]
        lacking: i64 = 0
        for good in range(GOODS):
            short: i64 = card.goods[good] - state.stored(seat, good)
            if short > 0:
                lacking += short
        return lacking

    def extent(self, state: RhodesState, seat: i64, kind: i64) -> i64:
        """How much a development works on: tiles of its product, products farmed, goods to trade, or 1."""
        if kind < PRODUCTS:
            return estate.tiles_of(state, seat, kind)
        if kind == TRADER:
            return min(TRADED, state.store_size(seat) - state.stored(seat, GOLD))
        if kind not in (IRRIGATION, HUT):
            return 1
        return sum(estate.tiles_of(state, seat, product) > 0 for product in range(PRODUCTS))

    def _working(self, state: RhodesState, seat: i64, kind: i64) -> float:
        """How much a development works on in the rounds to come."""
        if not state.has(seat, kind):
            return 0.0
        return self.rounds_left(state) * float(self.extent(state, seat, kind))

    def _at_home(self, state: RhodesState, seat: i64) -> i64:
        """The length of all boats at home."""
        total: i64 = 0
        for number in members(state.boats_at_home(seat)):
            total += state.rhodes.constants.fleet.own[number]
        return total

    def _afloat(self, state: RhodesState, seat: i64) -> i64:
        """The number of goods on a seat's boats in the harbour."""
        fleet = state.rhodes.constants.fleet
        found: i64 = 0
        square: i64 = 0
        for boat in state.boats:
            end: i64 = square + fleet.lengths[boat]
            if fleet.owners[boat] == seat:
                while square < end:
                    if state.cargo[square] != EMPTY:
                        found += 1
                    square += 1
            square = end
        return found
