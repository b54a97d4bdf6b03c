"""The state: everything that has happened in one play of a game, and nothing that has not."""

from typing import Any, Final, Optional, final

from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from pessoi.core.bits import BIT
from pessoi.core.errors import UserError
from pessoi.core.events import Event, EventKind, IllegalMove, Reason
from pessoi.core.fields import Field
from pessoi.core.moves import MoveTable
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Sealed, Step

STEP_BITS: Final = 6
STEP_MASK: Final = (1 << STEP_BITS) - 1
UNSEALED: Final = -1
MOST_SEATS: Final = 6

SEATS_OF: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
]
"""The seats in each mask."""
CHANCE_ACTS: Final[tuple[int, ...]] = (CHANCE,)
NO_CHOICES: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What is fixed for one play: the game with its components, the number of seats, the options."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        moves: MoveTable,
        outcomes: MoveTable,
        steps: "list[Step[State]]",
        events: list[EventKind],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.moves = moves
        self.outcomes = outcomes
        self.steps = steps
        self.events = events


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One play so far. A game adds what lies on its table, and answers the questions at the end of this class.

    The agenda is the stack of steps still to be taken, the last on top; an entry is a step's number and its
    argument in one int, so that any instant can be copied, saved and shown.
    """

    rules: Rules
    agenda: list[int]
    sealed: list[int]
    """What each seat has chosen in secret and nobody has seen yet."""
    at: i64
    """The argument of the step at hand."""
    step: "Step[State]"
    """The step at hand."""
    waiting: i64
    """Whom the play waits for: a mask of seats, or CHANCE, or NOBODY when it is over."""
    choices: list[int]
    """The legal moves of a seat that decides alone; otherwise empty."""
    log: Optional[list[Event]]
    revealed: bool
    """Whether the last move turned over something secret: it cannot be taken back."""

    # -- a play, from outside -------------------------------------------------------------------

    @final
    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.rules.seats

    @final
    @property
    def actors(self) -> tuple[int, ...]:
        """Who must act now: (CHANCE,), one seat, several seats in secret, or nobody when it is over."""
        if self.waiting == CHANCE:
            return CHANCE_ACTS
        return SEATS_OF[self.waiting]

    @final
    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return self.waiting == NOBODY

    @final
    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make now, sorted; none for a seat that is not asked."""
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
        """Why a move is not allowed now; None when it is."""
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
    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move, or let CHANCE fall on an outcome, and tell what happened.

        Raises IllegalMove, and changes nothing, when it is not allowed.
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
        """Make a legal move without checking it or telling of it."""
        step = self.step
        if step.single_answer:
            self.agenda.pop()
        self.revealed = False
        step.play(self, seat, move)
        self.advance()

    @final
    def outcomes(self) -> list[tuple[int, float]]:
        """At a chance point: every outcome with its probability."""
        if self.waiting != CHANCE:
            return []
        weights = self.step.weights(self)
        total = 0
        for _, weight in weights:
            total += weight
        return [(outcome, weight / total) for outcome, weight in weights]

    @final
    def sample(self, rng: Rng) -> int:
        """At a chance point: one outcome, as likely as it should be."""
        if self.waiting != CHANCE:
            raise ValueError("nothing is left to chance now")
        return self.step.sample(self, rng)

    @final
    def imagine(self, seat: Optional[int], rng: Rng) -> "State":
        """A world this seat holds possible: what it knows is kept, what it cannot know is dealt anew."""
        world = self.clone()
        step = world.step
        if world.waiting > 0 and isinstance(step, Sealed):
            for other in range(self.rules.seats):
                if other != seat and world.sealed[other] != UNSEALED:
                    world.sealed[other] = rng.one_of(step.answers(world, other))
        world.redeal(seat, rng)
        return world

    @final
    def view(self, seat: Optional[int]) -> Any:
        """What a seat (or, with None, somebody beside the table) may know."""
        shared = self.look()
        return shared if seat is None else self.view_beside(seat, shared)

    @final
    def view_beside(self, seat: int, shared: Any) -> Any:
        """What a seat may know, by what everybody may know."""
        seats = shared.seats[:]
        seats[seat] = self.own(seat, shared)
        return replace(shared, seats=seats, **self.aside(seat))

    # -- the agenda, for the steps --------------------------------------------------------------

    @final
    def push(self, step: i64, argument: i64 = 0) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(argument << STEP_BITS | step)

    @final
    def settle(self, seat: i64) -> None:
        """In a step of several seats: this seat is done."""
        step: i64 = self.agenda[-1] & STEP_MASK
        self.agenda[-1] = (self.at & ~BIT[seat]) << STEP_BITS | step

    @final
    def end(self) -> None:
        """The play is over: nothing is left to do."""
        self.agenda.clear()

    @final
    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Put an event into the log, if anybody listens. Its arguments come in the order of its kind."""
        log = self.log
        if log is not None:
            log.append(Event(self.rules.events[kind], (a, b, c, d, e, f)))

    @final
    def begin(self, rules: Rules) -> None:
        """What every game's state starts with."""
        self.rules = rules
        self.agenda = []
        self.sealed = [UNSEALED] * rules.seats
        self.at = 0
        self.step = rules.steps[0]
        self.waiting = NOBODY
        self.choices = NO_CHOICES
        self.log = None
        self.revealed = False

    @final
    def advance(self) -> None:
        """Take steps from the agenda until somebody must choose."""
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
        """What every game's clone copies."""
        other.rules = self.rules
        other.agenda = self.agenda[:]
        other.sealed = self.sealed[:]
        other.at = self.at
        other.step = self.step
        other.waiting = self.waiting
        other.choices = self.choices
        other.log = None
        other.revealed = self.revealed

    # -- what each game answers -----------------------------------------------------------------

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: Optional[int], rng: Rng) -> None:
        """In a world: deal anew what a seat cannot know, beyond sealed choices."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's result, if the play ended now."""
        raise NotImplementedError

    @property
    def ranking(self) -> tuple[int, ...]:
        """Every seat's place, 1 for a winner, ties settled as the rulebook does."""
        raise NotImplementedError

    def success(self) -> float:
        """Alone, where a place says nothing: how the play went, from -1 to 1, if it ended now."""
        raise NotImplementedError

    def fields(self) -> tuple[Field, ...]:
        """What lies on the table: the attributes that make up a position."""
        raise NotImplementedError

    def holdings(self) -> dict[str, int]:
        """Sums that no move may change: money, cards and pieces, bank and supply counted in."""
        raise NotImplementedError

    def faults(self) -> list[UserError]:
        """What does not fit together in a position that was written by hand; none when all is well."""
        return []

    def look(self) -> Any:
        """What everybody may know, as a view of the game's own."""
        raise NotImplementedError

    def own(self, seat: int, shared: Any) -> Any:
        """How a seat sees itself, in the view's list of seats."""
        return shared.seats[seat]

    def aside(self, seat: int) -> dict[str, Any]:
        """What else a seat sees otherwise than everybody: always the same fields of the view."""
        return {"seat": seat}

    # -- positions ------------------------------------------------------------------------------

    @final
    def position(self) -> dict[str, object]:
        """The whole state as JSON."""
        from pessoi.core.position import lay_out

        return lay_out(self)

    @final
    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    @final
    def __hash__(self) -> int:
        return hash(repr(self.position()))
