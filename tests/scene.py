"""A scene: a position that a test lays out, and moves in notation. Each game adds its own ways to lay things out."""

from typing import Generic, TypeVar, cast

from pessoi import CHANCE, Event, Game, State
from pessoi.core.step import StepRef

S = TypeVar("S", bound=State)


class Scene(Generic[S]):
    """Given a position, when a seat moves, then this happens."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = cast(S, state)
        self.events: list[Event] = []
        """Everything that has happened so far."""

    # -- given ----------------------------------------------------------------------------------

    def only_step(self, step: StepRef, seat: int = 0, value: int = 0) -> list[Event]:
        """Replace the agenda by this step, and advance to the next choice."""
        self.state.agenda.clear()
        self.state.push(step, seat, value)
        log: list[Event] = []
        self.state.log = log
        self.state.advance()
        self.state.log = None
        return self._happened(log)

    def reload(self) -> None:
        """Set the same position up again: all sums are checked, and legal moves are generated again."""
        self.state = cast(S, self.game.position(self.state.position()))

    # -- when -----------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> list[Event]:
        """Make a seat's moves and return what happened."""
        return [event for move in moves for event in self._play(seat, self.game.moves.parse(move))]

    def chance(self, *outcomes: str) -> list[Event]:
        """Let chance bring these outcomes and return what happened."""
        return [event for name in outcomes for event in self._play(CHANCE, self.game.outcomes.parse(name))]

    def _play(self, seat: int, move: int) -> list[Event]:
        return self._happened(self.state.play(seat, move))

    def _happened(self, events: list[Event]) -> list[Event]:
        self.events += events
        return events

    # -- then -----------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The name of the current step."""
        return self.state.step.name

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, in notation."""
        return [self.game.moves.name(move) for move in self.state.legal(seat)]

    def may(self, seat: int, move: str) -> bool:
        """Whether a move is legal."""
        return self.why_not(seat, move) == ""

    def why_not(self, seat: int, move: str) -> str:
        """The code of the reason why a move is illegal; empty if it is legal."""
        reason = self.state.why_not(seat, self.game.moves.parse(move))
        return "" if reason is None else reason.code


def messages(events: list[Event]) -> list[str]:
    """The messages of some events."""
    return [event.message for event in events]


def arguments(events: list[Event], message: str) -> list[dict[str, int]]:
    """The arguments of all events with a message."""
    return [event.arguments for event in events if event.message == message]


def one_of(events: list[Event], message: str) -> dict[str, int]:
    """The arguments of the only event with a message."""
    found = arguments(events, message)
    assert len(found) == 1, found
    return found[0]
