"""Policy: what a sensible player does in a position."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.evaluation import Evaluation
from pessoi.core.rng import Rng
from pessoi.core.state import State

LONG: Final = 40
"""A longer list of moves is widened step by step instead of tried as a whole."""

NO_MOVE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The policy of a game that has none of its own: a random move.

    A game's `bot/policy.py` offers `policy(rules, weights)`, which returns a subclass.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        """A sensible legal move, found quickly, for a seat that must act."""
        choices = state.choices or state.step.legal(state, seat)
        return rng.one_of(choices)

    def certain(self, state: State, seat: i64) -> int:
        """A move that costs nothing and that bots therefore always make first, or NO_MOVE."""
        return NO_MOVE

    def shortlist(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        """The moves of a long list that are worth a try, the most promising first."""
        return spaced(legal)


def spaced(moves: list[int]) -> list[int]:
    """A long list in an order in which every prefix is spread evenly over the whole."""
    result: list[int] = []
    stride: i64 = 1
    size: i64 = len(moves)
    while stride < size:
        stride *= 2
    begin: i64 = 0
    while stride >= 1:
        index: i64 = begin
        while index < size:
            result.append(moves[index])
            index += stride if begin == 0 else stride * 2
        stride //= 2
        begin = stride
    return result
