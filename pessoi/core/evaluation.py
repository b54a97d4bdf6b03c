"""Judgement: what a game's folder knows beyond its rules: how a position stands, and what a sensible player does."""

from math import tanh
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State
from pessoi.core.step import NOBODY

SPREAD: Final = "search.spread"
DEPTH: Final = "search.depth"
EXPLORATION: Final = "search.exploration"
"""What the search takes from a game's weights: the margin that is nearly decisive, the length of a rollout in
decisions, and how curious to be."""

LONG: Final = 40
"""A list of moves longer than this is widened step by step instead of tried as a whole."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The judgement of a game that has none of its own: it counts points as they are and moves at random.

    A game's `judgement.py` offers `judgement(rules, weights)`, which returns a subclass with better answers.
    """

    def __init__(self, rules: Rules, weights: dict[str, float]) -> None:
        self.seats: i64 = rules.seats
        self.weights = weights
        self.spread: float = weights.get(SPREAD, 0.0)
        self.depth: i64 = int(weights.get(DEPTH, 1_000.0))
        self.exploration: float = weights.get(EXPLORATION, 0.7)

    def worth(self, state: State) -> list[float]:
        """For every seat the result it may expect, in points of the final scoring."""
        return [float(score) for score in state.scores]

    def advice(self, state: State, seat: i64, rng: Rng) -> int:
        """A quick and sensible legal move for a seat that must act."""
        choices = state.choices or state.step.legal(state, seat)
        return rng.one_of(choices)

    def quiet(self, state: State) -> bool:
        """Whether `worth` can be trusted here; in the middle of a deal a rollout goes on until it is done."""
        return True

    def order(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        """Of a long list of moves those worth a thought, the most promising first."""
        return spaced(legal)

    def values(self, state: State) -> list[float]:
        """For every seat, from -1 to 1, how well it stands against the best of the others."""
        if state.waiting == NOBODY:
            return self.margins([float(score) for score in state.scores])
        return self.margins(self.worth(state))

    def margins(self, results: list[float]) -> list[float]:
        """Results as squashed margins: each seat's lead over the best of the others."""
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
        """A margin in points as a number from -1 to 1; without a known spread, by the size of the results."""
        if self.spread > 0.0:
            return tanh(margin / self.spread)
        return tanh(4.0 * margin / (size + 1.0))


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedJudgement(Judgement):
    """Expects results by features of the position, each with a weight that drifts from the start to the end of a play.

    The weights are fitted on self-play by `tools/fit.py` and lie in `weights.toml` of the game's folder.
    """

    def __init__(self, rules: Rules, weights: dict[str, float], names: list[str]) -> None:
        super().__init__(rules, weights)
        self.names = names
        self.early: list[float] = [weights[f"worth.{name}.early"] for name in names]
        self.late: list[float] = [weights[f"worth.{name}.late"] for name in names]

    def features(self, state: State, seat: i64) -> list[float]:
        """What counts for a seat, in the order of the names."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """How far the play has come, from 0 to 1."""
        raise NotImplementedError

    def worth(self, state: State) -> list[float]:
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


def spaced(moves: list[int]) -> list[int]:
    """A long list so ordered that every beginning of it is spread evenly over the whole."""
    result: list[int] = []
    stride: i64 = 1
    size: i64 = len(moves)
    while stride < size:
        stride *= 2
    begin: i64 = 0
    while stride >= 1:
        index: i64 = begin
        while index < size:
            result.append(moves[index])
            index += stride if begin == 0 else stride * 2
        stride //= 2
        begin = stride
    return result
