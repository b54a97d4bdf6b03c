"""How good a position of Deukalion is for each seat."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import count
from pessoi.core.evaluation import Evaluation, FittedEvaluation
from pessoi.core.state import Rules, State
from pessoi.core.step import NOBODY
from pessoi.games.deukalion.bot.goals import Goals
from pessoi.games.deukalion.rules import action_cards
from pessoi.games.deukalion.rules.scoring import garrisons, score
from pessoi.games.deukalion.rules.state import BEGUN, BUSY, NONE, DeukalionRules, DeukalionState
from pessoi.games.deukalion.rules.steps import CUP, MOVE

FEATURES: Final = {
    "points": "points",
    "towns": "points",  # points that fighters in towns are worth, which others may take
    "cargo": "cargo",  # what the cargo is worth, less the way home
    "hopes": "goals",  # what the best goals are worth from here
    "crew": "crew",  # fighters aboard
    "strong": "crew",  # the same beyond six
    "cards": "cards",  # action cards in hand
    "lasting": "cards",  # cards in front of the seat
    "secret": "secret",  # points of the hidden contract
    "soon": "tempo",  # how soon the seat is active
    "close": "points",  # points beyond three quarters of what wins
}
"""The features of a seat's position, each with the term it belongs to, in the order of `features`."""


def evaluation(rules: Rules, weights: dict[str, float]) -> Evaluation:
    """Make the evaluation for games by these rules."""
    assert isinstance(rules, DeukalionRules)
    return DeukalionEvaluation(rules, weights)


@final
class DeukalionEvaluation(FittedEvaluation):
    """Evaluates positions between the moves of two ships, by the goals of each seat."""

    def __init__(self, rules: DeukalionRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights, FEATURES)
        self.goals = Goals(rules, weights)
        self.target: float = float(rules.target)
        self.victory: float = weights["search.victory"]
        """The points that a victory is worth in addition to the margin."""

    def progress(self, state: State) -> float:
        assert isinstance(state, DeukalionState)
        best: i64 = 0
        for seat in range(self.seats):
            best = max(best, score(state, seat))
        return float(best) / self.target

    def quiet(self, state: State) -> bool:
        assert isinstance(state, DeukalionState)
        return state.is_current(CUP) or (state.is_current(MOVE) and not state.flags & (BEGUN | BUSY))

    def values(self, state: State) -> list[float]:
        if state.waiting != NOBODY:
            return self.margins(self.results(state))
        results = [float(points) for points in state.scores]
        places = state.ranking
        for seat in range(self.seats):
            if places[seat] == 1:
                results[seat] += self.victory
        return self.margins(results)

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, DeukalionState)
        goals = self.goals
        square: i64 = max(0, state.ships[seat])
        crew: i64 = state.fighters[seat]
        goals.survey(state, seat, crew)
        points = float(score(state, seat))
        lasting: i64 = 0
        for kind in action_cards.LASTING:
            if state.has_front(seat, kind):
                lasting += 1
        own: i64 = state.secret[seat]
        secret: i64 = 0 if own == NONE else state.deukalion.contracts.points[own]
        distance: i64 = (seat - state.active + self.seats) % self.seats
        return [
            points,
            float(garrisons(state, seat)),
            goals.carried(goals.distances.home[square]),
            goals.square_value(square, True),
            float(crew),
            float(max(0, crew - 6)),
            float(count(state.hand[seat])),
            float(lasting),
            float(secret),
            1.0 - float(distance) / float(self.seats),
            max(0.0, points - 0.75 * self.target),
        ]
