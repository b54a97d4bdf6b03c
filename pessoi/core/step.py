"""Steps: one class per paragraph of a rulebook, and the table in which a game declares them."""

from typing import TYPE_CHECKING, Final, Generic, Optional, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.bits import BIT, count, lowest, members, nth, without_lowest
from pessoi.core.events import Arguments, Reason
from pessoi.core.moves import MoveKind
from pessoi.core.rng import Rng

if TYPE_CHECKING:
    from pessoi.core.state import State

CHANCE: Final = -1
NOBODY: Final = 0
NO_MOVE: Final = -1

MOST_STEPS: Final = 64

S = TypeVar("S", bound="State")


@final
class StepRef:
    """A declared step, by which the agenda and the chapters of the rules name it.

    Declaring and binding are apart because the chapters of a rulebook refer to each other.
    """

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number: i64 = number
        self._step: "Optional[Step[State]]" = None

    def bind(self, step: "Step[S]") -> None:
        """Give the step its behaviour. Done once, in the chapter that has the step's class."""
        if self._step is not None:
            raise ValueError(f"step {self.name!r} is bound twice")
        step.ref = self
        step.name = self.name
        self._step = cast("Step[State]", step)

    @property
    def step(self) -> "Step[State]":
        """The step's behaviour."""
        if self._step is None:
            raise ValueError(f"step {self.name!r} is declared but not bound to a class")
        return self._step

    def __repr__(self) -> str:
        return f"<step {self.name}>"


@final
class StepTable:
    """The steps of a game, numbered in the order in which they are declared."""

    def __init__(self) -> None:
        self.refs: list[StepRef] = []

    def declare(self, name: str) -> StepRef:
        """Add a step by its name, which must be new."""
        if any(ref.name == name for ref in self.refs):
            raise ValueError(f"two steps are called {name!r}")
        if len(self.refs) == MOST_STEPS:
            raise ValueError(f"a game has at most {MOST_STEPS} steps")
        ref = StepRef(name, len(self.refs))
        self.refs.append(ref)
        return ref

    def steps(self) -> "list[Step[State]]":
        """The behaviour of every step by its number."""
        return [ref.step for ref in self.refs]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """The base of all steps: which seats it waits for, what they may do, why not, and what follows.

    While a step is current, `state.at` is the argument it was pushed with.
    """

    ref: StepRef
    name: str

    def __init__(self, single_answer: bool = True, auto_play: bool = True, hidden_outcome: bool = False) -> None:
        self.single_answer = single_answer
        """One seat, or chance, answers once and the step is over. Otherwise it lasts until it waits for nobody."""
        self.auto_play = auto_play
        """The kernel itself takes the only legal move."""
        self.hidden_outcome = hidden_outcome
        """Only some seats see the outcome of chance, and its odds may depend on what others hide."""

    def waits(self, state: S) -> i64:
        """The seats the step waits for, as a mask; or CHANCE; or NOBODY when it can `run`."""
        return NOBODY

    def run(self, state: S) -> None:
        """Do what needs no choice. Called when the step waits for nobody; it has already left the agenda."""
        raise NotImplementedError(self.name)

    def legal(self, state: S, seat: i64) -> list[int]:
        """The legal moves of a seat that is waited for: sorted, never empty."""
        raise NotImplementedError(self.name)

    def why_not(self, state: S, seat: i64, move: i64) -> Reason:
        """The reason why a move is illegal. Called for illegal moves only."""
        return Reason("not-now")

    def question(self, state: S, seat: i64) -> Arguments:
        """The arguments of the question `ask-…`, from what the seat may know."""
        return {}

    def details(self, state: S, seat: i64, move: i64) -> Arguments:
        """The arguments of a legal move's text beyond its own: names, prices and effects that the seat may know."""
        return {}

    def pass_move(self, state: S, seat: i64) -> int:
        """In a window, the move by which a seat does nothing; NO_MOVE in any other step.

        A window asks seats out of turn whether they act; which of them could is secret. A table therefore keeps it
        open equally long in every case, and may pass for a seat that wants it so.
        """
        return NO_MOVE

    def play(self, state: S, seat: i64, move: i64) -> None:
        """Carry out a legal move or an outcome."""
        raise NotImplementedError(self.name)

    def weights(self, state: S) -> list[tuple[int, int]]:
        """At a chance event: every outcome with its weight, sorted by outcome."""
        raise NotImplementedError(self.name)

    def sample(self, state: S, rng: Rng) -> int:
        """At a chance event: draw one outcome by its weight."""
        return rng.weighted(self.weights(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One seat decides: the seat with which the step was pushed."""

    def waits(self, state: S) -> i64:
        return BIT[state.at_seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[S]):
    """Chance draws one of a set, all equally likely. The only one of a set is drawn without a chance event."""

    def left(self, state: S) -> i64:
        """The set to draw from, as a mask; empty if nothing is to be drawn."""
        raise NotImplementedError(self.name)

    def outcomes(self, state: S) -> MoveKind:
        """The outcomes, indexed by the numbers in the set."""
        raise NotImplementedError(self.name)

    def draw(self, state: S, number: i64) -> None:
        """Carry out the draw of a number."""
        raise NotImplementedError(self.name)

    def waits(self, state: S) -> i64:
        return CHANCE if without_lowest(self.left(state)) else NOBODY

    def weights(self, state: S) -> list[tuple[int, int]]:
        outcomes = self.outcomes(state)
        return [(outcomes.move(number), 1) for number in members(self.left(state))]

    def sample(self, state: S, rng: Rng) -> int:
        left = self.left(state)
        return self.outcomes(state).move(nth(left, rng.below(count(left))))

    def play(self, state: S, seat: i64, move: i64) -> None:
        self.draw(state, self.outcomes(state).index(move))

    def run(self, state: S) -> None:
        left = self.left(state)
        if left:
            self.draw(state, lowest(left))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Several seats decide secretly at the same time; the argument is the mask of those still to answer.

    Answers are kept in `state.sealed` until all are given; then `run` reveals and clears them.
    """

    def __init__(self) -> None:
        super().__init__(single_answer=False, auto_play=False)

    def waits(self, state: S) -> i64:
        return state.at

    def answers(self, state: S, seat: i64) -> list[int]:
        """The moves a seat may seal; `legal` may add moves that are made openly."""
        return self.legal(state, seat)

    def play(self, state: S, seat: i64, move: i64) -> None:
        state.sealed[seat] = move
        state.settle(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Several seats decide openly in any order; the argument is the mask of those not yet done.

    `play` calls `state.settle(seat)` when a seat has nothing more to decide.
    """

    def __init__(self) -> None:
        super().__init__(single_answer=False, auto_play=False)

    def waits(self, state: S) -> i64:
        return state.at

    def run(self, state: S) -> None:
        """Do nothing more, unless a subclass has something to do when all seats are done."""
