"""How good a position of Peloponnes is for each seat."""

from math import tanh
from typing import Final, final

from pessoi.core.evaluation import Evaluation
from pessoi.core.state import Rules, State
from pessoi.core.step import NOBODY
from pessoi.games.peloponnes.bot.forecast import AUCTION, PLACING, Forecast
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
        results: list[float] = []
        for seat in range(self.seats):
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
            results.append(forecast.score(forecast.phase == AUCTION and spot == UNDECIDED))
        return results


def _solo_weights(weights: dict[str, float]) -> dict[str, float]:
    """The weights for the solo game: those called `solo` replace those of the policy."""
    changed = dict(weights)
    for name, weight in weights.items():
        part, _, rest = name.partition(".")
        if part == "solo" and "policy." + rest in weights:
            changed["policy." + rest] = weight
    return changed
