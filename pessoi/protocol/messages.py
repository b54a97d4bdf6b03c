"""The messages of a seat's socket, and the codes it is closed with."""

from typing import Annotated, Any

from msgspec import Meta, field

from pessoi.bots.thinking import Advice
from pessoi.protocol.base import (
    Colour,
    Incoming,
    Name,
    Notation,
    Number,
    OrderName,
    Outgoing,
    RequestId,
    Seat,
    Text,
    Token,
    Word,
)
from pessoi.protocol.stream import StreamItem
from pessoi.protocol.views import EventView, ReasonView, TableView

# -- from a client -------------------------------------------------------------------------------


class Hello(Incoming, frozen=True, kw_only=True, tag="hello", tag_field="type"):
    """The first message: the token, which of its seats, and the last number the client has, if any."""

    token: Token
    seat: Seat | None = None
    since: Number | None = None


class ClientRequest(Incoming, frozen=True, kw_only=True, tag_field="type"):
    """Base of all requests; the answer has the same id."""

    id: RequestId


class MakeMove(ClientRequest, frozen=True, kw_only=True, tag="make-move"):
    """Make a move, given in notation, in answer to the table at number `answers`."""

    answers: Number
    move: Notation


class Undo(ClientRequest, frozen=True, kw_only=True, tag="undo"):
    """Undo the sender's last move or, with the consent of the other players, all entries after `to`."""

    answers: Number
    to: Number | None = None


class AnswerProposal(ClientRequest, frozen=True, kw_only=True, tag="answer-proposal"):
    """Agree to the open proposal or reject it."""

    answers: Number
    yes: bool


class TakeSeat(ClientRequest, frozen=True, kw_only=True, tag="take-seat"):
    """Take the seat under a name and, if one is given, with a colour that nobody else has chosen."""

    name: Name
    colour: Colour = ""


class SubstituteBot(ClientRequest, frozen=True, kw_only=True, tag="substitute-bot"):
    """Let a bot play a seat or, if `bot` is empty, its person again."""

    seat: Seat
    bot: Word = ""


class Chat(ClientRequest, frozen=True, kw_only=True, tag="chat"):
    """Send a chat message."""

    text: Text


class ExplainMove(ClientRequest, frozen=True, kw_only=True, tag="explain-move"):
    """Ask why a move is illegal."""

    move: Notation


class GiveHint(ClientRequest, frozen=True, kw_only=True, tag="give-hint"):
    """Ask which move the strong bot would make."""


class SetWebhook(ClientRequest, frozen=True, kw_only=True, tag="set-webhook"):
    """Set the URL to call when it becomes this seat's turn; an empty one removes it."""

    url: Annotated[str, Meta(max_length=500)]


class SetOrder(ClientRequest, frozen=True, kw_only=True, tag="set-order"):
    """Say when this seat wants to be asked in a window, which is named like its question."""

    window: Word
    order: OrderName


class LeaveLesson(ClientRequest, frozen=True, kw_only=True, tag="leave-lesson"):
    """Leave the lesson and play on freely against bots."""


class PreviewMove(ClientRequest, frozen=True, kw_only=True, tag="preview-move"):
    """Ask what a legal move would do, as far as this seat can know."""

    move: Notation


class Resync(Incoming, frozen=True, kw_only=True, tag="resync", tag_field="type"):
    """Ask for the whole table again."""


RARE = Undo | AnswerProposal | TakeSeat | SubstituteBot | Chat | SetWebhook | SetOrder | LeaveLesson
"""Requests that are stored but are not moves, with a limit per hour."""
Change = MakeMove | RARE
Question = ExplainMove | PreviewMove | GiveHint
"""Requests that change nothing."""
Request = Change | Question
ClientMessage = Hello | Request | Resync


# -- from the server -----------------------------------------------------------------------------


class Update(Outgoing, frozen=True, kw_only=True, tag="update", tag_field="type"):
    """The items of the stream after number `since`; if there is a gap, `since` is null and the last items are sent.

    Either `table` is the whole table, or `changes` has what differs from the table at number `since`: fields of the
    table, in `view` fields of its view, and in `elements`, by field and index, elements of lists in the view.
    """

    since: int | None
    items: list[StreamItem]
    table: TableView | None
    changes: dict[str, Any] | None


class Accepted(Outgoing, frozen=True, kw_only=True, tag="accepted", tag_field="type"):
    """A request was carried out; `n` is its number in the stream."""

    id: str
    n: int


class Refused(Outgoing, frozen=True, kw_only=True, tag="refused", tag_field="type"):
    """A request was refused. If it came too late, `table` is the current table."""

    id: str
    code: str
    arguments: dict[str, int | str] = field(default_factory=dict)
    table: TableView | None = None


class MoveExplained(Outgoing, frozen=True, kw_only=True, tag="move-explained", tag_field="type"):
    """Why a move is illegal; no reason if it is legal."""

    id: str
    reason: ReasonView | None


class MovePreviewed(Outgoing, frozen=True, kw_only=True, tag="move-previewed", tag_field="type"):
    """What is certain about a move up to the next chance event or decision of another seat: events, and changes.

    `changes` has the form of an update's.
    """

    id: str
    events: list[EventView]
    changes: dict[str, Any]


class HintGiven(Advice, frozen=True, kw_only=True, tag="hint-given", tag_field="type"):
    """The move the strong bot would make with this seat's knowledge, and its evaluation."""

    id: str
    move: str


class Presence(Outgoing, frozen=True, kw_only=True, tag="presence", tag_field="type"):
    """The connected seats and the number of connected spectators."""

    seats: list[int]
    spectators: int


class Closing(Outgoing, frozen=True, kw_only=True, tag="closing", tag_field="type"):
    """The server is stopping; reconnect in a moment."""


ServerMessage = Update | Accepted | Refused | MoveExplained | MovePreviewed | HintGiven | Presence | Closing


# -- codes with which the server closes a socket --------------------------------------------------

NO_HELLO = 4401
TOO_MANY = 4429
STUCK = 4408
CLOSING = 1012
BROKEN = 1011
NO_STORAGE = 4503
CLOSE_REASONS = {STUCK: "stuck", CLOSING: "closing", BROKEN: "broken", NO_STORAGE: "storage-failed"}
"""Why a socket in use is closed. One that is refused at the start has the code of the refusal as its reason."""
