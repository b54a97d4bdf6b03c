"""What a sensible player does in pente grammai."""

from pessoi.core.policy import Policy
from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State

from pente_grammai.bot.evaluation import PenteEvaluation
from pente_grammai.rules.state import PenteRules, PenteState


def policy(rules: Rules, weights: dict[str, float]) -> Policy:
    """Make the policy for games by these rules."""
    assert isinstance(rules, PenteRules)
    return PentePolicy(PenteEvaluation(rules, weights))


class PentePolicy(Policy):
    """Arrive if possible, knock pieces off that have come far, come within a throw, and pass the far end last."""

    def __init__(self, evaluation: PenteEvaluation) -> None:
        super().__init__(evaluation)
        self.arrive = evaluation.weights["policy.arrive"]
        self.knock = evaluation.weights["policy.knock"]
        self.near = evaluation.weights["policy.near"]
        self.passing = evaluation.weights["policy.pass"]

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, PenteState)
        moves = state.choices or state.legal(seat)
        gains = [self._gain(state, seat, move) for move in moves]
        best = max(gains)
        return rng.one_of([move for move, gain in zip(moves, gains, strict=True) if gain == best])

    def _gain(self, state: PenteState, seat: int, move: int) -> float:
        board = state.pente.board
        other = 1 - seat
        origin = state.pente.move.origin(move)
        target = board.target(seat, origin, state.at_value)
        before, after = board.distance(seat, origin), board.distance(seat, target)
        gain = 0.0
        if after == 0:
            gain += self.arrive
        elif after > before:
            gain -= self.passing
        elif after <= board.faces < before:
            gain += self.near
        if state.pieces(other, target) and not board.is_holy(target):
            gain += self.knock * (1 - board.distance(other, target) / board.points)
        return gain
