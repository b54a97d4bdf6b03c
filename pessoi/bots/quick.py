"""Bots that do not look ahead: any move, or the one that a game's judgement advises."""

from pessoi.bots.evaluations import Judging
from pessoi.bots.knowledge import Knowledge
from pessoi.core.evaluation import LONG, Judgement
from pessoi.core.rng import Rng

CERTAIN = 1 << 16


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return rng.one_of(knowledge.legal)


class GreedyBot:
    """What the game's judgement advises; now and then, if it slips, another move that is not absurd."""

    def __init__(self, slip: float = 0.0, weights: dict[str, float] | None = None) -> None:
        self.slip = slip
        self.judging = Judging(weights)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        judgement = self.judging.of(knowledge.rules)
        if self.slip and rng.below(CERTAIN) < int(self.slip * CERTAIN):
            return self._slipped(judgement, knowledge, rng)
        if type(judgement) is Judgement:
            return self._best_of_one_step(judgement, knowledge, rng)
        return judgement.advice(knowledge.world(rng), knowledge.seat, rng)

    def _slipped(self, judgement: Judgement, knowledge: Knowledge, rng: Rng) -> int:
        moves = knowledge.legal
        if len(moves) > LONG:
            moves = judgement.order(knowledge.world(rng), knowledge.seat, moves)
        return rng.one_of(moves)

    def _best_of_one_step(self, judgement: Judgement, knowledge: Knowledge, rng: Rng) -> int:
        """For a game without a judgement of its own: try each move in one world and look at the points."""
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
