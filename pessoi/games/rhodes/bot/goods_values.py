"""The value of money, gold, units and every good to a seat of Rhodes at its turn, in points."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import members
from pessoi.games.rhodes.bot.evaluation import RhodesEvaluation
from pessoi.games.rhodes.rules import estate
from pessoi.games.rhodes.rules.constants import GOLD, GOODS, IN_HAND
from pessoi.games.rhodes.rules.state import RhodesState

MANY: Final = 40
"""Units beyond this number have no value."""
POOR: Final = 0.1
"""The value of a drachma when nothing can be bought any more; before that, in the last round, there is the temple."""


@final
class GoodsValues:
    """Values that change from turn to turn: `update` sets them for a seat."""

    def __init__(self, evaluation: RhodesEvaluation) -> None:
        weights = evaluation.weights
        self.evaluation = evaluation
        self.coin: float = weights["policy.coin"]
        self.growth: float = weights["policy.growth"]
        """How much more a drachma is worth at the start, when what it buys still works for long."""
        self.rich: float = weights["policy.rich"]
        self.gold: float = weights["policy.gold"]
        unit: float = weights["policy.unit"]
        soft: float = weights["policy.soft"]
        self.harvested: list[float] = [unit * soft * (1.0 - exp(-float(units) / soft)) for units in range(MANY + 1)]
        """The value of a number of units on the estate: the first are needed for a boat, the last are left over."""
        self.part: float = weights["policy.part"]
        self.rounds: float = weights["policy.rounds"]
        self.reserve: float = weights["policy.reserve"]
        self.pinch: float = weights["policy.pinch"]
        """The extra value of each drachma below the reserve, without which a seat can hardly act."""
        self.purse: float = 0.0
        self.money: float = 0.0
        """The seat's money, and the value of a drachma."""
        self.dear: float = 0.0
        """How much more each drachma before the last is worth."""
        self.bar: float = 0.0
        self.stock: float = 0.0
        """The value of a bar of gold, and of the last unit on the estate."""
        self.useful: float = 0.0
        """How far units are of use at all."""
        self.left: float = 0.0
        """The rounds to come."""
        self.need: list[float] = [0.0] * GOODS
        """The value of one more of each good in the warehouse."""

    def update(self, state: RhodesState, seat: i64, acting: bool) -> None:
        """Set the values for a seat, which is `acting` if it is about to place a marker."""
        constants = state.rhodes.constants
        self.left = self.evaluation.rounds_left(state)
        self.purse = float(state.money[seat])
        if state.last:
            after: i64 = state.markers_of(seat, IN_HAND) - (1 if acting else 0)
            self.money = POOR if after <= 0 else min(self.coin, 1.0 / float(constants.temple[0]))
            self.dear = 0.0
            self.bar = float(constants.gold_points)
            self.useful = 0.0 if after <= 0 else 0.5
        else:
            coin = self.coin * (1.0 + self.growth * self.left / self.rounds)
            self.money = max(POOR, coin * (1.0 - self.purse / (2.0 * self.rich)))
            self.dear = coin / (4.0 * self.rich)
            self.bar = self.gold
            self.useful = 1.0
        units: i64 = max(1, estate.total(state, seat))
        self.stock = self.units(units) - self.units(units - 1)
        for good in range(GOODS):
            self.need[good] = 0.0
        self.need[GOLD] = self.bar
        if not state.last or acting:
            self._add_missions(state, seat)

    def _add_missions(self, state: RhodesState, seat: i64) -> None:
        """Give every product that an open mission lacks its share of the mission's points."""
        for mission in members(state.plazas):
            card = state.rhodes.constants.missions[mission]
            lacking = self.evaluation.lacking(state, seat, mission)
            share = self.part * float(card.points) / float(max(1, lacking))
            for good in range(GOLD):
                if state.stored(seat, good) < card.goods[good] and share > self.need[good]:
                    self.need[good] = share

    def spent(self, price: i64) -> float:
        """The value of a sum of money spent at once: the last drachmas are missed most."""
        amount = float(price)
        pinched = 0.0
        if self.dear > 0.0:
            lacking = max(0.0, self.reserve - self.purse)
            pinched = self.pinch * (max(0.0, self.reserve - self.purse + amount) - lacking)
        return amount * (self.money + amount * self.dear) + pinched

    def units(self, units: i64) -> float:
        """The value of a number of units on the estate."""
        return self.useful * self.harvested[min(units, MANY)]
