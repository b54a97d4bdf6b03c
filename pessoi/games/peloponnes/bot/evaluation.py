"""How good a position of Peloponnes is for each seat."""

from math import tanh
from typing import Final, Optional, final

from mypy_extensions import i64

from pessoi.core.evaluation import Evaluation
from pessoi.core.state import Rules, State
from pessoi.core.step import NOBODY
from pessoi.games.peloponnes.bot.forecast import AUCTION, PARTS, PLACING, Forecast
from pessoi.games.peloponnes.rules.scoring import higher_total, points
from pessoi.games.peloponnes.rules.state import UNDECIDED, PeloponnesRules, PeloponnesState
from pessoi.games.peloponnes.rules.steps import FEED, FINISH

HIGHER: Final = 0.02
"""A point of the higher total, which settles ties, in points of the score."""


def evaluation(rules: Rules, weights: dict[str, float]) -> Evaluation:
    """Make the evaluation for games by these rules."""
    assert isinstance(rules, PeloponnesRules)
    return PeloponnesEvaluation(rules, weights)


@final
class PeloponnesEvaluation(Evaluation):
    """Forecasts the score of each seat on its own."""

    def __init__(self, rules: PeloponnesRules, weights: dict[str, float]) -> None:
        super().__init__(rules, _solo_weights(weights) if rules.alone else weights)
        if rules.alone:
            self.depth = int(weights["solo.depth"])
        self.forecast = Forecast(rules, self.weights)
        self.target: float = float(rules.solo.target)
        self.above: float = weights["solo.above"]
        self.near: float = weights["solo.near"]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, PeloponnesState)
        results = self._final_results(state) if state.waiting == NOBODY else self.results(state)
        if self.seats == 1:
            return [tanh((results[0] - self.target + self.above) / self.near)]
        return self.margins(results)

    def _final_results(self, state: PeloponnesState) -> list[float]:
        """The scores at the end, with a little for the total that settles ties."""
        results: list[float] = []
        for seat in range(self.seats):
            score = points(state, seat)
            higher = higher_total(state, seat) - score
            results.append(float(score) + HIGHER * min(float(higher), 1.0 / HIGHER - 1.0))
        return results

    def results(self, state: State) -> list[float]:
        assert isinstance(state, PeloponnesState)
        forecast = self.forecast
        forecast.survey(state)
        return [self._score(forecast, state, seat) for seat in range(self.seats)]

    def progress(self, state: State) -> float:
        assert isinstance(state, PeloponnesState)
        return float(max(1, state.round) - 1) / float(state.peloponnes.constants.rounds)

    def differences(self, state: State, other: State, seat: i64) -> dict[str, float]:
        """The score depends on all parts together; a part counts by what it changes on its own, in either position."""
        assert isinstance(state, PeloponnesState)
        assert isinstance(other, PeloponnesState)
        here = self.forecast
        there = Forecast(state.peloponnes, self.weights)
        here.survey(state)
        there.survey(other)
        own = self._score(here, state, seat)
        their = self._score(there, other, seat)
        found: dict[str, float] = {}
        for part in PARTS:
            without = self._score(here, state, seat, part, there, other)
            with_it = self._score(there, other, seat, part, here, state)
            found[part] = (own - without + with_it - their) / 2.0
        return found

    def _score(
        self,
        forecast: Forecast,
        state: PeloponnesState,
        seat: i64,
        part: str = "",
        lender: Optional[Forecast] = None,
        lent: Optional[PeloponnesState] = None,
    ) -> float:
        """The expected score of a seat in a state that is surveyed, on request with a part of another one."""
        self._load(forecast, state, seat)
        if lender is not None and lent is not None:
            self._load(lender, lent, seat)
            forecast.borrow(part, lender)
        return forecast.score(forecast.phase == AUCTION and state.spots[seat] == UNDECIDED)

    def _load(self, forecast: Forecast, state: PeloponnesState, seat: i64) -> None:
        """Begin with what a seat has after what it is about to do."""
        forecast.load(state, seat)
        asked = state.waits_for(seat)
        spot = state.spots[seat]
        if spot >= 0 and (forecast.phase == AUCTION or (forecast.phase == PLACING and asked)):
            forecast.place_tile(state, seat, state.row[spot])
        if asked and state.is_current(FEED):
            forecast.feed()
            forecast.finish()
        elif asked and state.is_current(FINISH):
            forecast.finish()


def _solo_weights(weights: dict[str, float]) -> dict[str, float]:
    """The weights for the solo game: those called `solo` replace those of the policy."""
    changed = dict(weights)
    for name, weight in weights.items():
        part, _, rest = name.partition(".")
        if part == "solo" and "policy." + rest in weights:
            changed["policy." + rest] = weight
    return changed
