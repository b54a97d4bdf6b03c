"""Bots without lookahead: a random move, or the one suggested by the game's policy."""

from pessoi.bots.evaluations import Judging
from pessoi.bots.knowledge import Knowledge
from pessoi.core.evaluation import LONG, Judgement
from pessoi.core.rng import Rng

PROBABILITY_STEPS = 1 << 16
"""The resolution of random decisions with a probability."""


class RandomBot:
    """Plays a random legal move."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return rng.one_of(knowledge.legal)


class GreedyBot:
    """Plays the move that the game's policy suggests or, with the probability `slip`, a random reasonable one."""

    def __init__(self, slip: float = 0.0, weights: dict[str, float] | None = None) -> None:
        self.slip = slip
        self.judging = Judging(weights)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        judgement = self.judging.of(knowledge.rules)
        if self.slip and rng.below(PROBABILITY_STEPS) < int(self.slip * PROBABILITY_STEPS):
            return self._random_move(judgement, knowledge, rng)
        if type(judgement) is Judgement:
            return self._best_after_one_move(judgement, knowledge, rng)
        return judgement.advice(knowledge.world(rng), knowledge.seat, rng)

    def _random_move(self, judgement: Judgement, knowledge: Knowledge, rng: Rng) -> int:
        """A random legal move; of a long list, one of those that the policy considers."""
        moves = knowledge.legal
        if len(moves) > LONG:
            moves = judgement.order(knowledge.world(rng), knowledge.seat, moves)
        return rng.one_of(moves)

    def _best_after_one_move(self, judgement: Judgement, knowledge: Knowledge, rng: Rng) -> int:
        """Fallback for games without a policy: the move with the best points after it, in one sampled world."""
        world = knowledge.world(rng)
        best, most = knowledge.legal, -2.0
        for move in knowledge.legal:
            after = world.clone()
            after.apply(knowledge.seat, move)
            value = judgement.values(after)[knowledge.seat]
            if value > most:
                best, most = [move], value
            elif value == most:
                best.append(move)
        return rng.one_of(best)
