"""The state: everything that has happened in one game so far, and nothing that has not."""

from typing import TYPE_CHECKING, Any, Final, Optional, final

from mypy_extensions import i64, mypyc_attr

from pessoi.core.bits import BIT
from pessoi.core.events import Arguments, Event, EventKind, IllegalMove, Reason
from pessoi.core.fields import Field
from pessoi.core.moves import MoveTable
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Sealed, Step, StepRef

if TYPE_CHECKING:
    from pessoi.core.game import Game

STEP_BITS: Final = 6
STEP_MASK: Final = (1 << STEP_BITS) - 1
SEAT_BITS: Final = 3
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
"""A frame of the agenda is one number: the step in the lowest bits, above it a seat, above that a value."""

UNSEALED: Final = -1
MOST_SEATS: Final = 6

SEATS_OF: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
]
"""The seats in each mask."""
CHANCE_ACTS: Final[tuple[int, ...]] = (CHANCE,)
NO_CHOICES: Final[list[int]] = []


def seat_in(argument: i64) -> i64:
    """The seat in a step's argument."""
    return argument & SEAT_MASK


def value_in(argument: i64) -> i64:
    """The value beside the seat in a step's argument."""
    return argument >> SEAT_BITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What is fixed for one game: the number of seats, the options, and what a subclass takes from the components.

    `Game.start` fills in what every game brings.
    """

    game: "Game"
    moves: MoveTable
    outcomes: MoveTable
    steps: "list[Step[State]]"
    fields: tuple[Field, ...]
    """The attributes of a state that a position shows."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game so far. A subclass adds its attributes, each declared by a Field of its rules.

    The agenda is the stack of steps still to be taken, the next one on top.
    """

    rules: Rules
    agenda: list[int]
    sealed: list[int]
    """What each seat has chosen secretly and no other seat has seen yet."""
    at: i64
    """The argument of the current step: a seat, a set of seats or another number."""
    step: "Step[State]"
    """The current step."""
    waiting: i64
    """The seats that must act, as a mask; or CHANCE; or NOBODY when the game is over."""
    choices: list[int]
    """The legal moves of the only seat that must act; otherwise empty."""
    log: Optional[list[Event]]
    revealed: bool
    """Whether the last move revealed something secret: it cannot be undone."""

    # -- the public interface -------------------------------------------------------------------

    @final
    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.seats

    @final
    @property
    def actors(self) -> tuple[int, ...]:
        """Who must act now: (CHANCE,), one seat, several seats at the same time, or () when the game is over."""
        if self.waiting == CHANCE:
            return CHANCE_ACTS
        return SEATS_OF[self.waiting]

    @final
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting == NOBODY

    @final
    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make now, sorted; none for a seat that must not act."""
        if not self.waits_for(seat):
            return []
        if self.choices:
            return self.choices[:]
        return self.step.legal(self, seat)[:]

    @final
    def waits_for(self, seat: i64) -> bool:
        """Whether a seat must act now."""
        return self.waiting > 0 and 0 <= seat < MOST_SEATS and (self.waiting >> seat) & 1 == 1

    @final
    def why_not(self, seat: int, move: int) -> Optional[Reason]:
        """Why a move is illegal now; None when it is legal."""
        if self.waiting == NOBODY:
            return Reason("over")
        if seat == CHANCE:
            return self._why_not_chance(move)
        if not 0 <= seat < self.rules.seats:
            return Reason("no-such-seat", {"seat": seat, "seats": self.rules.seats})
        if move not in self.rules.moves:
            return Reason("no-such-move", {"move": move})
        if self.waiting == CHANCE:
            return Reason("fate-first")
        if not self.waits_for(seat):
            return Reason("not-your-turn")
        if move in (self.choices or self.step.legal(self, seat)):
            return None
        return self.step.why_not(self, seat, move)

    @final
    def _why_not_chance(self, outcome: int) -> Optional[Reason]:
        if self.waiting != CHANCE:
            return Reason("no-chance-now")
        for possible, _ in self.step.weights(self):
            if possible == outcome:
                return None
        return Reason("no-such-outcome", {"outcome": outcome})

    @final
    def question(self, seat: int) -> Arguments:
        """The arguments of the question that a seat which must act is asked."""
        return self.step.question(self, seat)

    @final
    def details(self, seat: int, move: int) -> Arguments:
        """The arguments of a legal move's text beyond its own: the names, prices and effects that it has now."""
        return self.step.details(self, seat, move)

    @final
    def pass_move(self, seat: int) -> int:
        """In a window, the move by which a seat that must act does nothing; otherwise NO_MOVE."""
        return self.step.pass_move(self, seat)

    @final
    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move, or with CHANCE apply an outcome, and return what happened.

        Raises IllegalMove, and changes nothing, when it is illegal.
        """
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        log: list[Event] = []
        self.log = log
        self.apply(seat, move)
        self.log = None
        return log

    @final
    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move without checking or logging it."""
        step = self.step
        if step.single_answer:
            self.agenda.pop()
        self.revealed = False
        step.play(self, seat, move)
        self.advance()

    @final
    def outcomes(self) -> list[tuple[int, float]]:
        """At a chance event: every outcome with its probability; otherwise none."""
        if self.waiting != CHANCE:
            return []
        weights = self.step.weights(self)
        total = 0
        for _, weight in weights:
            total += weight
        return [(outcome, weight / total) for outcome, weight in weights]

    @final
    def sample(self, rng: Rng) -> int:
        """At a chance event: draw one outcome by its probability."""
        if self.waiting != CHANCE:
            raise ValueError("this is not a chance event")
        return self.step.sample(self, rng)

    @final
    def imagine(self, seat: Optional[int], rng: Rng) -> "State":
        """A world this seat holds possible: known information is kept, hidden information is resampled."""
        world = self.clone()
        step = world.step
        if world.waiting > 0 and isinstance(step, Sealed):
            for other in range(self.rules.seats):
                if other != seat and world.sealed[other] != UNSEALED:
                    world.sealed[other] = rng.one_of(step.answers(world, other))
        self.rules.game.redeal(world, seat, rng)
        return world

    @final
    def view(self, seat: Optional[int]) -> Any:
        """What a seat (or, with None, a spectator) may know."""
        return self.rules.game.view(self, seat)

    @final
    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's result, if the game ended now."""
        return tuple(self.rules.game.scores(self))

    @final
    @property
    def ranking(self) -> tuple[int, ...]:
        """Every seat's place, 1 for a winner, ties settled as the rulebook does."""
        return tuple(self.rules.game.ranking(self))

    @final
    def success(self) -> float:
        """In a game for one: how it went, from -1 to 1, if it ended now."""
        return float(self.rules.game.success(self))

    @final
    def holdings(self) -> dict[str, int]:
        """Sums that no move may change: money, cards and pieces, bank and supply included."""
        return self.rules.game.holdings(self)

    @final
    def position(self) -> dict[str, object]:
        """The whole state as JSON."""
        return self.rules.game.position_of(self)

    def clone(self) -> "State":
        """An independent copy. When games are compiled, each gets a version of this for its own attributes."""
        other: State = type(self)()
        self.copy_to(other)
        other.attach(self.rules)
        for field in self.rules.fields:
            value = getattr(self, field.name)
            setattr(other, field.name, value if isinstance(value, int) else value[:])
        return other

    @final
    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    @final
    def __hash__(self) -> int:
        return hash(repr(self.position()))

    # -- the agenda, for steps and bots ---------------------------------------------------------

    @final
    @property
    def at_seat(self) -> i64:
        """The seat in the argument of the current step."""
        return seat_in(self.at)

    @final
    @property
    def at_value(self) -> i64:
        """The value beside the seat in the argument of the current step."""
        return value_in(self.at)

    @final
    def push(self, step: StepRef, seat: i64 = 0, value: i64 = 0) -> None:
        """Put a step on top of the agenda, with a seat (or a set of seats, or another number) and a value."""
        self.agenda.append((value << SEAT_BITS | seat) << STEP_BITS | step.number)

    @final
    def unwind(self, step: StepRef) -> None:
        """Take steps from the agenda, down to and including the topmost one of this kind."""
        while self.agenda.pop() & STEP_MASK != step.number:
            pass

    @final
    def is_current(self, step: StepRef) -> bool:
        """Whether this step is on top of the agenda."""
        return len(self.agenda) > 0 and self.agenda[-1] & STEP_MASK == step.number

    @final
    def current(self) -> StepRef:
        """The step on top of the agenda, which must not be empty."""
        return self.rules.steps[self.agenda[-1] & STEP_MASK].ref

    @final
    def pending(self) -> list[tuple[StepRef, int]]:
        """All steps of the agenda with their arguments, the next one last."""
        steps = self.rules.steps
        return [(steps[frame & STEP_MASK].ref, frame >> STEP_BITS) for frame in self.agenda]

    @final
    def pending_arguments(self, step: StepRef) -> list[int]:
        """The arguments with which one step is on the agenda, the next one last."""
        return [frame >> STEP_BITS for frame in self.agenda if frame & STEP_MASK == step.number]

    @final
    def settle(self, seat: i64) -> None:
        """In a step of several seats: this seat is done."""
        step: i64 = self.agenda[-1] & STEP_MASK
        self.agenda[-1] = (self.at & ~BIT[seat]) << STEP_BITS | step

    @final
    def end(self) -> None:
        """End the game: clear the agenda."""
        self.agenda.clear()

    @final
    def tell(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Log an event if logging is enabled. Its arguments are in the order declared by its kind."""
        log = self.log
        if log is not None:
            log.append(Event(kind, (a, b, c, d, e, f)))

    # -- for the kernel -------------------------------------------------------------------------

    @final
    def begin(self, rules: Rules) -> None:
        """Set every attribute to its value at the start."""
        self.rules = rules
        self.agenda = []
        self.sealed = [UNSEALED] * rules.seats
        self.at = 0
        self.step = rules.steps[0]
        self.waiting = NOBODY
        self.choices = NO_CHOICES
        self.log = None
        self.revealed = False
        self.attach(rules)
        for field in rules.fields:
            setattr(self, field.name, field.start())

    @final
    def advance(self) -> None:
        """Take steps from the agenda until a seat or chance must act."""
        steps = self.rules.steps
        agenda = self.agenda
        self.choices = NO_CHOICES
        while agenda:
            frame: i64 = agenda[-1]
            step = steps[frame & STEP_MASK]
            self.step = step
            self.at = frame >> STEP_BITS
            waiting = step.waits(self)
            if waiting == NOBODY:
                agenda.pop()
                if not step.single_answer:
                    self.revealed = True
                step.run(self)
                continue
            if waiting > 0 and step.single_answer:
                seat: i64 = 0
                while waiting >> seat != 1:
                    seat += 1
                choices = step.legal(self, seat)
                if step.auto_play and len(choices) == 1:
                    agenda.pop()
                    step.play(self, seat, choices[0])
                    continue
                self.choices = choices
            self.waiting = waiting
            return
        self.waiting = NOBODY

    @final
    def copy_to(self, other: "State") -> None:
        """Copy what every state has."""
        other.rules = self.rules
        other.agenda = self.agenda[:]
        other.sealed = self.sealed[:]
        other.at = self.at
        other.step = self.step
        other.waiting = self.waiting
        other.choices = self.choices
        other.log = None
        other.revealed = self.revealed

    def attach(self, rules: Rules) -> None:
        """Keep the rules under the game's own type, where a subclass has an attribute for that."""
