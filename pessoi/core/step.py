"""A step is one paragraph of a rulebook: whom it asks, what they may do, why not, and what follows."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.rng import Rng

if TYPE_CHECKING:
    from pessoi.core.state import State

CHANCE: Final = -1
NOBODY: Final = 0

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """The base of all steps. While a step is at hand, `state.at` is the argument it was pushed with."""

    def __init__(
        self, name: str, single_answer: bool = True, auto_play: bool = True, hidden_outcome: bool = False
    ) -> None:
        self.name = name
        self.single_answer = single_answer
        """One seat, or fate, answers once and the step is over. Otherwise it lasts until it waits for nobody."""
        self.auto_play = auto_play
        """A choice of one is taken by the kernel itself."""
        self.hidden_outcome = hidden_outcome
        """What chance brings only some may see, and its odds may rest on what others hide: a card drawn to a hand."""

    def waits(self, state: S) -> i64:
        """Whom the step waits for: a mask of seats, CHANCE, or NOBODY when it can `run`."""
        return NOBODY

    def run(self, state: S) -> None:
        """What happens by itself once nobody is waited for. The step has left the agenda."""
        raise NotImplementedError(self.name)

    def legal(self, state: S, seat: i64) -> list[int]:
        """The moves open to a seat that is waited for, sorted, never none."""
        raise NotImplementedError(self.name)

    def why_not(self, state: S, seat: i64, move: i64) -> Reason:
        """Why a move that is not legal is not."""
        return Reason("not-now")

    def play(self, state: S, seat: i64, move: i64) -> None:
        """What a legal move, or an outcome, does."""
        raise NotImplementedError(self.name)

    def weights(self, state: S) -> list[tuple[int, int]]:
        """At a chance point: every outcome with its weight, sorted by outcome."""
        raise NotImplementedError(self.name)

    def sample(self, state: S, rng: Rng) -> int:
        """At a chance point: one outcome by its weight."""
        return rng.weighted(self.weights(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One seat decides; the argument says which."""

    def waits(self, state: S) -> i64:
        return BIT[state.at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Several seats decide in secret at the same time; the argument is the mask of those still to answer.

    Answers lie in `state.sealed` until all are there; then `run` turns them over and clears them.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, single_answer=False, auto_play=False)

    def waits(self, state: S) -> i64:
        return state.at

    def answers(self, state: S, seat: i64) -> list[int]:
        """What a seat may seal; `legal` may offer more, which is done openly."""
        return self.legal(state, seat)

    def play(self, state: S, seat: i64, move: i64) -> None:
        state.sealed[seat] = move
        state.settle(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Several seats decide openly in any order; the argument is the mask of those not yet done.

    `play` calls `state.settle(seat)` when a seat has nothing more to decide.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, single_answer=False, auto_play=False)

    def waits(self, state: S) -> i64:
        return state.at
