"""What a bot computes in another process, from a position of a sampled world: a move, or advice for a person."""

import msgspec

from pessoi import games
from pessoi.bots import chances
from pessoi.bots.knowledge import Knowledge
from pessoi.bots.policies import PolicyCache
from pessoi.bots.reasons import find_reasons
from pessoi.bots.registry import bot, hint
from pessoi.core.components import Values
from pessoi.core.rng import Rng

HINTED_MOVES = 5
"""Maximum number of moves in a hint."""

_policies = PolicyCache()


class MoveHint(msgspec.Struct, frozen=True):
    """A move, in notation, and the strong bot's estimate of the chance to win after it, in percent."""

    move: str
    expected: int


class LineMove(msgspec.Struct, frozen=True):
    """A move of a seat, in notation, in the continuation that the strong bot expects."""

    seat: int
    move: str


class HintReason(msgspec.Struct, frozen=True):
    """What the best move gains: the message `term-…`, with `other` for the opponent it hurts."""

    term: str
    other: int | None = None


class Advice(msgspec.Struct, frozen=True):
    """A searching bot's evaluation of a position.

    `expected` is every seat's chance to win after the best move, in percent (in a solo game, to reach the goal);
    `moves` are the best moves with the chance for this seat, best first; `line` is the expected continuation;
    `reasons` say why the best move is better than the second, at most three.
    """

    expected: list[int]
    moves: list[MoveHint]
    line: list[LineMove]
    reasons: list[HintReason]


def choose_move(name: str, game: str, position: object, seat: int, seed: int, numbers: Values | None = None) -> int:
    """The move a bot chooses in a position of a game with these components, or with the shipped ones."""
    state = games.game_with(game, numbers).position(position)
    return bot(name).choose(Knowledge(state, seat), Rng(seed))


def advise(name: str, game: str, position: object, seat: int, seed: int, numbers: Values | None = None) -> Advice:
    """A searching bot's evaluation of a position as chances to win."""
    state = games.game_with(game, numbers).position(position)
    knowledge = Knowledge(state, seat)
    found = hint(knowledge, Rng(seed), name)
    policy = _policies.of(state.rules)
    sharpness = chances.sharpness(state.rules, policy.evaluation.progress(state))
    hinted = found.expected[:HINTED_MOVES]
    expected = [chances.chances(one.values, sharpness) for one in hinted]
    reasons = []
    if len(hinted) > 1:
        reasons = find_reasons(knowledge, policy, hinted[0].move, hinted[1].move, seed & 0xFFFFFFFF)
    notation = state.rules.moves.name
    return Advice(
        expected=[_percent(chance) for chance in expected[0]],
        moves=[MoveHint(notation(one.move), _percent(after[seat])) for one, after in zip(hinted, expected)],
        line=[LineMove(mover, notation(move)) for mover, move in found.line],
        reasons=[HintReason(one.term, one.other) for one in reasons],
    )


def _percent(chance: float) -> int:
    return round(100 * chance)
