"""The table and the game as a seat may see them."""

from functools import lru_cache
from typing import Any

from msgspec import Raw, field, json
from msgspec.structs import replace

from pessoi.core.events import Event
from pessoi.core.moves import MoveTable
from pessoi.core.state import State
from pessoi.lessons import Card
from pessoi.protocol.base import Outgoing


class EventView(Outgoing, frozen=True, kw_only=True):
    """A game event: a message, its arguments, and the rule it comes from."""

    message: str
    rule: str
    arguments: dict[str, int]


class ReasonView(Outgoing, frozen=True, kw_only=True):
    """Why something is not possible: a message code and its arguments."""

    code: str
    arguments: dict[str, int | str]


class MoveView(Outgoing, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move: its notation, the arguments of its text, and the places it touches on the board.

    `details` are further arguments of the text: names, prices and effects at this moment.
    """

    move: str
    kind: str
    arguments: dict[str, int]
    touches: list[str]
    details: dict[str, int | list[int]] = field(default_factory=dict)


class Decision(Outgoing, frozen=True, kw_only=True):
    """The decision this seat has to make, and the number of the stream since which it is open.

    `asked` and `arguments` are the message (without `ask-`) and the arguments of the question. `window` says whether
    the seat is asked out of turn, so that standing orders apply.
    """

    since: int
    asked: str
    arguments: dict[str, int | list[int]]
    window: bool
    moves: list[MoveView]


class Player(Outgoing, frozen=True, kw_only=True):
    """The occupant of a seat. `bot` is empty for a person; `taken` is true once the person has joined.

    In a table's setup and journal, `colour` is empty unless the player has chosen one.
    """

    name: str = ""
    bot: str = ""
    taken: bool = False
    colour: str = ""


class Proposal(Outgoing, frozen=True, kw_only=True):
    """An open proposal to undo everything after entry `to`; the seats in `open` have still to answer."""

    seat: int
    to: int
    open: list[int]


class Result(Outgoing, frozen=True, kw_only=True):
    """The final scores and places, and each seat's points by source (message `source-…`)."""

    scores: list[int]
    ranking: list[int]
    sources: list[dict[str, int]]


class ClockView(Outgoing, frozen=True, kw_only=True):
    """The table's clock: when it started for the seats that must act, and each seat's reserve in seconds."""

    move: int
    then: str
    since: float
    reserves: list[float]


class Notice(Outgoing, frozen=True, kw_only=True):
    """Something about the table that its log shows after an entry: moves undone, a bot substituted, a person back.

    `by` is the seat that requested it.
    """

    kind: str
    entry: int
    seat: int
    by: int
    bot: str = ""


class LessonView(Outgoing, frozen=True, kw_only=True):
    """The lesson at this moment: the cards to read one after the other, out of how many, and whether it ends here."""

    name: str
    cards: list[Card]
    steps: int
    over: bool


class TableView(Outgoing, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, may see it at number `n` of its stream.

    `correction` has the components that differ from the shipped ones, as in a file for `--components`. `orders` are the
    seat's standing orders by window. `lesson` is what the learner is shown as long as the game follows a lesson.
    """

    table: str
    n: int
    game: str
    options: dict[str, str]
    correction: dict[str, Any]
    players: list[Player]
    entries: int
    proposal: Proposal | None
    result: Result | None
    clock: ClockView | None
    notices: list[Notice]
    rematch: bool
    closed: ReasonView | None
    view: Any = None
    seat: int | None = None
    decision: Decision | None = None
    can_undo: bool = False
    orders: dict[str, str] = field(default_factory=dict)
    lesson: LessonView | None = None


class Moment(Outgoing, frozen=True, kw_only=True):
    """A seat's view of the game after entry `entry` of the record, and the events of that entry.

    Of a finished game, `decision` is what the seat had to decide then.
    """

    entry: int
    entries: int
    events: list[EventView]
    view: Raw
    decision: Decision | None


def decision(state: State, seat: int, since: int = 0, window: bool = False) -> Decision:
    """What a seat has to decide in a state that waits for it."""
    return Decision(
        since=since,
        asked=state.step.name,
        arguments=state.question(seat),
        window=window,
        moves=legal_moves(state, seat),
    )


def legal_moves(state: State, seat: int) -> list[MoveView]:
    """The legal moves as a seat sees them."""
    return [move_view(state, seat, move) for move in state.legal(seat)]


def move_view(state: State, seat: int, move: int) -> MoveView:
    """A legal move as a seat sees it."""
    row, details = _rows(state.rules.moves)[move], state.details(seat, move)
    return replace(row, details=details) if details else row


@lru_cache(maxsize=64)
def _rows(moves: MoveTable) -> list[MoveView]:
    """The rows of a move table, which are the same every time the moves are legal."""
    return [MoveView(move=row.name, kind=row.kind, arguments=row.arguments, touches=row.touches) for row in moves.rows]


def visible_events(events: list[Event], seat: int | None) -> list[EventView]:
    """The events that a seat, or a spectator, may see."""
    return [
        EventView(message=event.message, rule=event.rule, arguments=event.arguments)
        for event in events
        if event.shown_to(seat)
    ]


def moment_of(state: State, events: list[Event], seat: int | None, entry: tuple[int, int], *, asks: bool) -> Moment:
    """A seat's view of a state after an entry, given with the number of all; if it `asks`, with the decision."""
    asked = asks and seat is not None and state.waits_for(seat)
    return Moment(
        entry=entry[0],
        entries=entry[1],
        events=visible_events(events, seat),
        view=Raw(json.encode(state.view(seat))),
        decision=decision(state, seat, since=entry[0]) if asked and seat is not None else None,
    )
