"""What things are worth to a seat of Rhodes at its turn: money, gold, units and every good."""

from math import exp
from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import count
from pessoi.core.evaluation import FittedJudgement
from pessoi.games.rhodes.rules import estate
from pessoi.games.rhodes.rules.moves import GOLD, GOODS, PRODUCTS
from pessoi.games.rhodes.rules.state import (
    ABUNDANCE,
    CART,
    HUT,
    IN_HAND,
    IRRIGATION,
    KINDS,
    TRADER,
    RhodesRules,
    RhodesState,
)

MANY: Final = 40
"""More units than this are worth no more."""
POOR: Final = 0.1
"""What a drachma is worth when nothing can be bought any more; before that, in the last round, there is the temple."""


class Values(FittedJudgement):
    """All is counted in points. What things are worth changes from turn to turn; `_look` sets it for a seat."""

    def __init__(self, rules: RhodesRules, weights: dict[str, float], names: list[str]) -> None:
        super().__init__(rules, weights, names)
        self.rhodes = rules
        self.missions: i64 = len(rules.draws) - rules.printed.plazas + 1
        """How many missions are fulfilled until a plaza stays empty."""
        self.coin: float = weights["policy.coin"]
        self.growth: float = weights["policy.growth"]
        """How much more a drachma is worth at the start, when what it buys still works for long."""
        self.rich: float = weights["policy.rich"]
        self.gold: float = weights["policy.gold"]
        unit: float = weights["policy.unit"]
        soft: float = weights["policy.soft"]
        self.harvested: list[float] = [unit * soft * (1.0 - exp(-float(units) / soft)) for units in range(MANY + 1)]
        """What so many units on the estate are worth: the first are needed for a boat, the last lie about."""
        self.cargo: float = weights["policy.cargo"]
        self.part: float = weights["policy.part"]
        self.hurry: float = weights["policy.hurry"]
        self.rival: float = weights["policy.rival"]
        self.rounds: float = weights["policy.rounds"]
        self.tempo: float = weights["policy.tempo"]
        self.room: float = weights["policy.room"]
        self.fresh: float = weights["policy.fresh"]
        self.early_row: float = weights["policy.early"]
        self.effect: list[float] = _effects(weights)
        """What a development does for its owner in a round, beside the yield that is printed on it."""
        self.large: float = weights["policy.large"]
        self.race: float = weights["policy.race"]
        self.reserve: float = weights["policy.reserve"]
        self.pinch: float = weights["policy.pinch"]
        """Who has less money than the reserve can hardly act at all, and misses every drachma of it so much more."""
        self.purse: float = 0.0
        self.money: float = 0.0
        self.dear: float = 0.0
        self.bar: float = 0.0
        self.stock: float = 0.0
        self.useful: float = 0.0
        self.left: float = 0.0
        """The seat's money, what a drachma is worth now and how much more each one before it, what a bar and the last
        unit are worth, how far units are of use at all, and the rounds to come."""
        self.need: list[float] = [0.0] * GOODS
        """What one more of each good in the warehouse is worth."""
        self.squares: list[int] = []
        self.named: list[int] = []
        self.cost: i64 = 0
        self.errands: i64 = 0
        """What `_plan` found: the squares to buy from, as which goods, the price of all, and units of the estate."""
        self.tiles: list[int] = [0] * rules.seats
        self.rooms: list[int] = [0] * rules.seats
        self.lost: i64 = 0
        """For `_harvest`: tiles and room of each seat, and what the others get."""

    def _rounds_left(self, state: RhodesState) -> float:
        if state.last:
            return 0.0
        missing = float(self.missions - count(state.fulfilled))
        return max(1.0, self.rounds * missing / float(self.missions))

    def _lacking(self, state: RhodesState, seat: i64, mission: i64) -> i64:
        """How many goods of a mission are not in the warehouse."""
        asked = state.rhodes.printed.mission_goods
        lacking: i64 = 0
        good: i64 = 0
        while good < GOODS:
            short: i64 = asked[mission * GOODS + good] - state.store[seat * GOODS + good]
            if short > 0:
                lacking += short
            good += 1
        return lacking

    def _in_hand(self, state: RhodesState, seat: i64) -> i64:
        own: i64 = seat * state.rhodes.printed.markers
        end: i64 = own + state.rhodes.printed.markers
        found: i64 = 0
        while own < end:
            if state.markers[own] == IN_HAND:
                found += 1
            own += 1
        return found

    def _look(self, state: RhodesState, seat: i64, acting: bool) -> None:
        """Set what a drachma, a bar, a unit and each good are worth to a seat now."""
        rules = state.rhodes
        self.left = self._rounds_left(state)
        self.purse = float(state.money[seat])
        if state.last:
            after: i64 = self._in_hand(state, seat) - (1 if acting else 0)
            self.money = POOR if after <= 0 else min(self.coin, 1.0 / float(rules.printed.temple[0]))
            self.dear = 0.0
            self.bar = float(rules.printed.gold_points)
            self.useful = 0.0 if after <= 0 else 0.5
        else:
            coin = self.coin * (1.0 + self.growth * self.left / self.rounds)
            self.money = max(POOR, coin * (1.0 - self.purse / (2.0 * self.rich)))
            self.dear = coin / (4.0 * self.rich)
            self.bar = self.gold
            self.useful = 1.0
        units: i64 = max(1, estate.total(state, seat))
        self.stock = self._units(units) - self._units(units - 1)
        asked = rules.printed.mission_goods
        good: i64 = 0
        while good < GOODS:
            self.need[good] = 0.0
            good += 1
        self.need[GOLD] = self.bar
        plazas: i64 = state.plazas
        mission: i64 = 0
        while plazas >> mission:
            if (plazas >> mission) & 1:
                lacking = self._lacking(state, seat, mission)
                worth = self.part * float(rules.printed.mission_points[mission]) / float(max(1, lacking))
                good = 0
                while good < GOLD:
                    if state.store[seat * GOODS + good] < asked[mission * GOODS + good] and worth > self.need[good]:
                        self.need[good] = worth
                    good += 1
            mission += 1
        if state.last and not acting:
            good = 0
            while good < GOLD:
                self.need[good] = 0.0
                good += 1

    def _spent(self, price: i64) -> float:
        """What it costs in points to spend so much at once: the last drachmas are missed most."""
        amount = float(price)
        pinched = 0.0
        if self.dear > 0.0:
            lacking = max(0.0, self.reserve - self.purse)
            pinched = self.pinch * (max(0.0, self.reserve - self.purse + amount) - lacking)
        return amount * (self.money + amount * self.dear) + pinched

    def _units(self, units: i64) -> float:
        """What so many units on the estate are worth now."""
        return self.useful * self.harvested[min(units, MANY)]


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
