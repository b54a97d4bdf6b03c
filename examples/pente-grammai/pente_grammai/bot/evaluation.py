"""How good a position of pente grammai is for each seat."""

from pessoi.core.evaluation import Evaluation
from pessoi.core.state import Rules, State

from pente_grammai.rules.board import IN_HAND
from pente_grammai.rules.state import PenteRules, PenteState


def evaluation(rules: Rules, weights: dict[str, float]) -> Evaluation:
    """Make the evaluation for games by these rules."""
    assert isinstance(rules, PenteRules)
    return PenteEvaluation(rules, weights)


class PenteEvaluation(Evaluation):
    """Counts the pieces that have arrived, and a part of a piece for the way that others have come."""

    def __init__(self, rules: PenteRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights)
        self.way = weights["evaluation.progress"]

    def results(self, state: State) -> list[float]:
        assert isinstance(state, PenteState)
        return [self._result(state, seat) for seat in range(state.seats)]

    def _result(self, state: PenteState, seat: int) -> float:
        board = state.pente.board
        result = float(state.arrived(seat))
        for point in range(IN_HAND, board.points):
            distance = board.distance(seat, point)
            if distance > 0:
                result += self.way * state.pieces(seat, point) * (1 - distance / board.points)
        return result
