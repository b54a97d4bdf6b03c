"""Bots that do not look ahead: any move, or the one that the game's policy suggests."""

from pessoi.bots.knowledge import Knowledge
from pessoi.bots.policies import PolicyCache, has_own_policy
from pessoi.core.policy import LONG, Policy
from pessoi.core.rng import Rng

CERTAIN = 1 << 16


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return rng.one_of(knowledge.legal)


class GreedyBot:
    """Play the move of the game's policy or, with probability `slip`, another move that is not absurd."""

    def __init__(self, slip: float = 0.0, weights: dict[str, float] | None = None) -> None:
        self.slip = slip
        self.policies = PolicyCache(weights)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        policy = self.policies.of(knowledge.rules)
        if self.slip and rng.below(CERTAIN) < int(self.slip * CERTAIN):
            return self._slipped(policy, knowledge, rng)
        if not has_own_policy(policy):
            return self._best_of_one_step(policy, knowledge, rng)
        return policy.choose(knowledge.world(rng), knowledge.seat, rng)

    def _slipped(self, policy: Policy, knowledge: Knowledge, rng: Rng) -> int:
        moves = knowledge.legal
        if len(moves) > LONG:
            moves = policy.shortlist(knowledge.world(rng), knowledge.seat, moves)
        return rng.one_of(moves)

    def _best_of_one_step(self, policy: Policy, knowledge: Knowledge, rng: Rng) -> int:
        """Fallback for games without a policy: try each move in one world and compare the points."""
        world = knowledge.world(rng)
        best, most = knowledge.legal, -2.0
        for move in knowledge.legal:
            after = world.clone()
            after.apply(knowledge.seat, move)
            value = policy.evaluation.values(after)[knowledge.seat]
            if value > most:
                best, most = [move], value
            elif value == most:
                best.append(move)
        return rng.one_of(best)
