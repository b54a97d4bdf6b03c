"""Bots without lookahead: a random move, or the one suggested by the game's policy."""

from pessoi.bots.knowledge import Knowledge
from pessoi.bots.policies import PolicyCache, has_own_policy
from pessoi.core.policy import LONG, NO_MOVE, Policy
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
        self.policies = PolicyCache(weights)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        policy = self.policies.of(knowledge.rules)
        if self.slip and rng.below(PROBABILITY_STEPS) < int(self.slip * PROBABILITY_STEPS):
            return self._random_move(policy, knowledge, rng)
        if not has_own_policy(policy):
            return self._best_after_one_move(policy, knowledge, rng)
        return policy.choose(knowledge.world(rng), knowledge.seat, rng)

    def _random_move(self, policy: Policy, knowledge: Knowledge, rng: Rng) -> int:
        """A random legal move; of a long list, one of those that the policy considers. A certain move comes first."""
        moves = knowledge.legal
        world = knowledge.world(rng)
        certain = policy.certain(world, knowledge.seat)
        if certain != NO_MOVE:
            return certain
        if len(moves) > LONG:
            moves = policy.shortlist(world, knowledge.seat, moves)
        return rng.one_of(moves)

    def _best_after_one_move(self, policy: Policy, knowledge: Knowledge, rng: Rng) -> int:
        """Fallback for games without a policy: the move with the best points after it, in one sampled world."""
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
