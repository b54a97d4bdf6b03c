"""Reasons: in which terms of the evaluation one move is better than another."""

from dataclasses import dataclass
from math import sqrt

from pessoi.bots.knowledge import Knowledge
from pessoi.core.evaluation import Evaluation
from pessoi.core.policy import Policy
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE

WORLDS = 32
"""In how many worlds the positions after the two moves are compared."""
MOST_REASONS = 3
LEAST_SHARE = 0.15
"""A reason is worth at least this share of all that the better move gains."""
SURE = 2.0
"""A difference is real above this multiple of its standard error."""
LONGEST = 200
"""The most moves and outcomes until a position is quiet."""
RIVAL = "rival"
"""The term for what the move takes from the best opponent."""


@dataclass(frozen=True)
class FoundReason:
    """A term, and by how many points of the final scoring the better move is ahead in it."""

    term: str
    points: float
    error: float
    other: int | None = None
    """The opponent, for the term `rival`."""


def find_reasons(knowledge: Knowledge, policy: Policy, best: int, other: int, seed: int) -> list[FoundReason]:
    """Compare the positions after two moves; the largest differences that are real, at most three.

    The positions are those right after the moves, once they are quiet; if these do not favour the best move, those
    that are as far ahead as a rollout sees. If these do not either, the evaluation has no reason to give.
    """
    for depth in (0, int(policy.evaluation.depth)):
        found = _differences(knowledge, policy, (best, other), depth, seed)
        if sum(reason.points for reason in found) > 0.0:
            gains = [reason for reason in found if reason.points > SURE * reason.error and reason.points > 0.0]
            total = sum(reason.points for reason in gains)
            told = [reason for reason in gains if reason.points >= LEAST_SHARE * total]
            return sorted(told, key=lambda reason: -reason.points)[:MOST_REASONS]
    return []


def _differences(
    knowledge: Knowledge, policy: Policy, moves: tuple[int, int], depth: int, seed: int
) -> list[FoundReason]:
    """What the seat gains in every term, and what its best opponent loses."""
    seat, evaluation = knowledge.seat, policy.evaluation
    own: dict[str, list[float]] = {}
    rivals: list[list[float]] = []
    standing = [0.0] * knowledge.rules.seats
    for number in range(WORLDS):
        one, two = (
            _ahead(knowledge.world(Rng(seed + number)), seat, move, policy, depth, Rng(seed + number)) for move in moves
        )
        for term, points in evaluation.differences(one, two, seat).items():
            own.setdefault(term, []).append(points)
        after, instead = _results(evaluation, one), _results(evaluation, two)
        rivals.append([there - here for here, there in zip(after, instead)])
        standing = [sum(pair) for pair in zip(standing, instead)]
    found = [FoundReason(term, *_mean(points)) for term, points in own.items()]
    if knowledge.rules.seats > 1:
        rival = max((other for other in range(len(standing)) if other != seat), key=lambda other: standing[other])
        found.append(FoundReason(RIVAL, *_mean([losses[rival] for losses in rivals]), other=rival))
    return found


def _ahead(world: State, seat: int, move: int, policy: Policy, depth: int, rng: Rng) -> State:
    """Make a move and play on sensibly, for a number of decisions and until the position is quiet."""
    world.apply(seat, move)
    for _ in range(LONGEST):
        if world.over:
            break
        actor = world.actors[0]
        if actor == CHANCE:
            world.apply(CHANCE, world.sample(rng))
            continue
        if depth <= 0 and policy.evaluation.quiet(world):
            break
        depth -= 1
        world.apply(actor, policy.choose(world, actor, rng))
    return world


def _results(evaluation: Evaluation, state: State) -> list[float]:
    return [float(score) for score in state.scores] if state.over else evaluation.results(state)


def _mean(points: list[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error."""
    count = len(points)
    mean = sum(points) / count
    return mean, sqrt(sum((point - mean) ** 2 for point in points) / (count - 1) / count)
