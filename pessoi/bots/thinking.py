"""What a bot computes in another process, from a position of a sampled world: a move, or advice for a person."""

from dataclasses import dataclass

from pessoi import games
from pessoi.bots import chances
from pessoi.bots.knowledge import Knowledge
from pessoi.bots.policies import PolicyCache
from pessoi.bots.reasons import FoundReason, find_reasons
from pessoi.bots.registry import bot, hint
from pessoi.core.rng import Rng

HINTED_MOVES = 5
"""Maximum number of moves in a hint."""

_policies = PolicyCache()


@dataclass(frozen=True)
class Advice:
    """A searching bot's evaluation: the best moves with the seat's chance to win (0 to 1), every seat's chance after
    the best move, the expected continuation as seats and moves, and why the best move is better than the second."""

    moves: list[tuple[int, float]]
    expected: list[float]
    line: list[tuple[int, int]]
    reasons: list[FoundReason]


def choose_move(name: str, game: str, position: object, seat: int, seed: int) -> int:
    """The move a bot chooses in a position."""
    state = games.game(game).position(position)
    return bot(name).choose(Knowledge(state, seat), Rng(seed))


def advise(name: str, game: str, position: object, seat: int, seed: int) -> Advice:
    """A searching bot's evaluation of a position as chances to win."""
    state = games.game(game).position(position)
    knowledge = Knowledge(state, seat)
    found = hint(knowledge, Rng(seed), name)
    policy = _policies.of(state.rules)
    sharpness = chances.sharpness(state.rules, policy.evaluation.progress(state))
    hinted = found.expected[:HINTED_MOVES]
    expected = [chances.chances(one.values, sharpness) for one in hinted]
    reasons = []
    if len(hinted) > 1:
        reasons = find_reasons(knowledge, policy, hinted[0].move, hinted[1].move, seed & 0xFFFFFFFF)
    moves = [(one.move, after[seat]) for one, after in zip(hinted, expected)]
    return Advice(moves, expected[0], found.line, reasons)
