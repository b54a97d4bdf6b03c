"""What a bot computes in another process, from a position of a sampled world: a move, or advice for a person."""

import msgspec

from pessoi import games
from pessoi.bots.knowledge import Knowledge
from pessoi.bots.registry import bot, hint
from pessoi.core.rng import Rng

HINTED_MOVES = 5
"""Maximum number of moves in a hint."""


class MoveHint(msgspec.Struct, frozen=True):
    """A move, in notation, and the strong bot's estimate of the probability to win after it, in percent."""

    move: str
    expected: int


class LineMove(msgspec.Struct, frozen=True):
    """A move of a seat, in notation, in the continuation that the strong bot expects."""

    seat: int
    move: str


class Advice(msgspec.Struct, frozen=True):
    """A searching bot's evaluation of a position.

    `expected` is every seat's probability to win after the best move, in percent (in a solo game, to reach the goal);
    `moves` are the best moves with the probability for this seat, best first; `line` is the expected continuation.
    """

    expected: list[int]
    moves: list[MoveHint]
    line: list[LineMove]


def choose_move(name: str, game: str, position: object, seat: int, seed: int) -> int:
    """The move a bot chooses in a position."""
    state = games.game(game).position(position)
    return bot(name).choose(Knowledge(state, seat), Rng(seed))


def advise(name: str, game: str, position: object, seat: int, seed: int) -> Advice:
    """A searching bot's evaluation of a position as probabilities to win.

    The bot's values are leads over the best opponent, squashed by tanh; (1 + value) / 2 is the logistic estimate of
    the probability to win.
    """
    state = games.game(game).position(position)
    found = hint(Knowledge(state, seat), Rng(seed), name)
    moves = [(one.move, _probability(one.value)) for one in found.expected[:HINTED_MOVES]]
    others = [_probability(value) for value in found.expected[0].values]
    others[seat] = 0.0
    rest = (1 - moves[0][1]) / (sum(others) or 1.0)
    expected = [moves[0][1] if other == seat else rest * share for other, share in enumerate(others)]
    notation = state.rules.moves.name
    return Advice(
        expected=[_percent(chance) for chance in expected],
        moves=[MoveHint(notation(move), _percent(chance)) for move, chance in moves],
        line=[LineMove(mover, notation(move)) for mover, move in found.line],
    )


def _probability(value: float) -> float:
    return (1 + value) / 2


def _percent(probability: float) -> int:
    return round(100 * probability)
