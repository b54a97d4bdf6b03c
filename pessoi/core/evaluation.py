"""Evaluation: how good a position is for each seat."""

from math import tanh
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.state import Rules, State
from pessoi.core.step import NOBODY

SPREAD: Final = "search.spread"
DEPTH: Final = "search.depth"
EXPLORATION: Final = "search.exploration"
"""The weights that the search reads: the margin that is nearly decisive, the length of a rollout in decisions, and the
exploration constant."""

POINTS: Final = "points"
"""The only term of an evaluation that has none of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The evaluation of a game that has none of its own: the points as they are.

    A game's `bot/evaluation.py` offers `evaluation(rules, weights)`, which returns a subclass.
    """

    def __init__(self, rules: Rules, weights: dict[str, float]) -> None:
        self.seats: i64 = rules.seats
        self.weights = weights
        self.spread: float = weights.get(SPREAD, 0.0)
        self.depth: i64 = int(weights.get(DEPTH, 1_000.0))
        self.exploration: float = weights.get(EXPLORATION, 0.7)

    def results(self, state: State) -> list[float]:
        """The result each seat may expect, in points of the final scoring."""
        return [float(score) for score in state.scores]

    def quiet(self, state: State) -> bool:
        """Whether `results` is reliable here; a rollout continues until it is."""
        return True

    def progress(self, state: State) -> float:
        """How far the game has advanced, from 0 to 1; always 0 if the game does not say."""
        return 0.0

    def differences(self, state: State, other: State, seat: i64) -> dict[str, float]:
        """By how many points of `results` a seat expects more in `state` than in `other`, by term.

        A term is what people call that part of the evaluation; its messages are `term-…`.
        """
        return {POINTS: self.results(state)[seat] - self.results(other)[seat]}

    def values(self, state: State) -> list[float]:
        """For every seat, from -1 to 1, how well it stands against its best opponent."""
        if state.waiting == NOBODY:
            return self.margins([float(score) for score in state.scores])
        return self.margins(self.results(state))

    def margins(self, results: list[float]) -> list[float]:
        """Results as squashed margins: each seat's lead over its best opponent."""
        values: list[float] = []
        for seat in range(self.seats):
            best = 0.0
            first = True
            for other in range(self.seats):
                if other != seat and (first or results[other] > best):
                    best = results[other]
                    first = False
            values.append(self.squashed(results[seat] - best, abs(results[seat]) + abs(best)))
        return values

    @final
    def squashed(self, margin: float, size: float) -> float:
        """A margin in points as a number from -1 to 1; without a known spread, relative to the size of the results."""
        if self.spread > 0.0:
            return tanh(margin / self.spread)
        return tanh(4.0 * margin / (size + 1.0))


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedEvaluation(Evaluation):
    """Predict results from position features, with weights interpolated between the start and the end of the game.

    The weights are fitted on self-play by `tools/fit.py` and are in `bot/weights.toml` of the game's folder.
    """

    def __init__(self, rules: Rules, weights: dict[str, float], features: dict[str, str]) -> None:
        """`features` maps the name of every feature to the term it belongs to."""
        super().__init__(rules, weights)
        names = list(features)
        self.names = names
        self.terms: list[str] = list(features.values())
        self.early: list[float] = [weights[f"evaluation.{name}.early"] for name in names]
        self.late: list[float] = [weights[f"evaluation.{name}.late"] for name in names]

    def features(self, state: State, seat: i64) -> list[float]:
        """The features of a seat's position, in the order of the names."""
        raise NotImplementedError

    def differences(self, state: State, other: State, seat: i64) -> dict[str, float]:
        mine = self._parts(state, seat)
        theirs = self._parts(other, seat)
        found: dict[str, float] = {}
        for index in range(len(mine)):
            term = self.terms[index]
            found[term] = found.get(term, 0.0) + mine[index] - theirs[index]
        return found

    def _parts(self, state: State, seat: i64) -> list[float]:
        """What each feature of a seat is worth."""
        late = self.progress(state)
        features = self.features(state, seat)
        return [
            features[index] * ((1.0 - late) * self.early[index] + late * self.late[index])
            for index in range(len(features))
        ]

    def results(self, state: State) -> list[float]:
        late = self.progress(state)
        early = 1.0 - late
        results: list[float] = []
        for seat in range(self.seats):
            features = self.features(state, seat)
            total = 0.0
            for index in range(len(features)):
                feature = features[index]
                if feature != 0.0:
                    total += feature * (early * self.early[index] + late * self.late[index])
            results.append(total)
        return results
