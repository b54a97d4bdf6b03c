"""What a bot computes in another process, from a position of a sampled world: a move, or advice for a person."""

from dataclasses import dataclass

from pessoi import games
from pessoi.bots.knowledge import Knowledge
from pessoi.bots.registry import bot, hint
from pessoi.core.rng import Rng

HINTED_MOVES = 5
"""Maximum number of moves in a hint."""


@dataclass(frozen=True)
class Advice:
    """A searching bot's evaluation: the best moves with the seat's probability to win (0 to 1), every seat's
    probability after the best move, and the expected continuation as seats and moves."""

    moves: list[tuple[int, float]]
    expected: list[float]
    line: list[tuple[int, int]]


def choose_move(name: str, game: str, position: object, seat: int, seed: int) -> int:
    """The move a bot chooses in a position."""
    state = games.game(game).position(position)
    return bot(name).choose(Knowledge(state, seat), Rng(seed))


def advise(name: str, game: str, position: object, seat: int, seed: int) -> Advice:
    """A searching bot's evaluation of a position as probabilities to win.

    The bot's values are leads over the best opponent, squashed by tanh; (1 + value) / 2 is the logistic estimate of
    the probability to win.
    """
    found = hint(Knowledge(games.game(game).position(position), seat), Rng(seed), name)
    moves = [(one.move, _probability(one.value)) for one in found.expected[:HINTED_MOVES]]
    others = [_probability(value) for value in found.expected[0].values]
    others[seat] = 0.0
    rest = (1 - moves[0][1]) / (sum(others) or 1.0)
    expected = [moves[0][1] if other == seat else rest * share for other, share in enumerate(others)]
    return Advice(moves, expected, found.line)


def _probability(value: float) -> float:
    return (1 + value) / 2
