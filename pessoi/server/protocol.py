"""The messages of a seat's socket and the views they contain; requests and answers over HTTP are in `api`.

The OpenAPI document and the page's TypeScript types are both generated from these structs.
"""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from pessoi.bots.thinking import Advice
from pessoi.core.game import COLOURS
from pessoi.server.tables.journal import OrderName
from pessoi.server.tokens import MAX_LENGTH

Token = Annotated[str, Meta(min_length=1, max_length=MAX_LENGTH)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
"""The client's id of a request, unique for every request. A request sent twice under one id is carried out once."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Colour = Annotated[str, Meta(pattern=f"^({'|'.join(COLOURS)})?$")]
"""One of the colours of players, or empty."""
Word = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]


class Incoming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything clients send; a message with an unknown field is refused."""


class Outgoing(Struct, frozen=True, kw_only=True, gc=False):
    """Base of everything the server sends."""


# -- the table as a seat sees it -----------------------------------------------------------------


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
    details: dict[str, int | list[int]] = {}


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
    """The occupant of a seat. `bot` is empty for a person; `taken` is true once the person has joined."""

    name: str
    bot: str
    taken: bool
    colour: str


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


class CardView(Outgoing, frozen=True, kw_only=True):
    """A card of a lesson: its message and the arguments, the places it points at, and the expected moves, if any."""

    message: str
    arguments: dict[str, int | str | list[int]]
    number: int
    point: list[str]
    expect: list[str]


class LessonView(Outgoing, frozen=True, kw_only=True):
    """The lesson at this moment: the cards to read one after the other, out of how many, and whether it ends here."""

    name: str
    cards: list[CardView]
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
    seat: int | None
    players: list[Player]
    entries: int
    view: Any
    decision: Decision | None
    can_undo: bool
    orders: dict[str, str]
    proposal: Proposal | None
    result: Result | None
    clock: ClockView | None
    notices: list[Notice]
    rematch: bool
    closed: ReasonView | None
    lesson: LessonView | None


# -- the numbered stream: the journal's events as one seat may see them ----------------------------


class Item(Outgoing, frozen=True, kw_only=True, tag_field="kind"):
    """One number of the stream."""

    n: int


class Blank(Item, frozen=True, kw_only=True, tag="blank"):
    """An event that this seat may not see."""


class Moved(Item, frozen=True, kw_only=True, tag="moved"):
    """A move or a chance outcome: its entry in the record, and the game events this seat may see."""

    entry: int
    events: list[EventView]


class Undone(Item, frozen=True, kw_only=True, tag="undone"):
    """All entries of the record after `to` were undone."""

    seat: int
    to: int


class UndoProposed(Item, frozen=True, kw_only=True, tag="undo-proposed"):
    """A seat proposed to undo all entries after `to`."""

    seat: int
    to: int


class ProposalAnswered(Item, frozen=True, kw_only=True, tag="proposal-answered"):
    """A seat agreed to the open proposal or rejected it."""

    seat: int
    yes: bool


class SeatTaken(Item, frozen=True, kw_only=True, tag="seat-taken"):
    """A person took a seat under a name."""

    seat: int
    name: str


class BotSubstituted(Item, frozen=True, kw_only=True, tag="bot-substituted"):
    """A bot took over a seat or, if `bot` is empty, the seat went back to its person."""

    seat: int
    bot: str


class Chatted(Item, frozen=True, kw_only=True, tag="chatted"):
    """A chat message from a seat to the seats, or from a spectator (null) to the spectators."""

    seat: int | None
    text: str
    time: float


class Rematched(Item, frozen=True, kw_only=True, tag="rematched"):
    """A new table was set up for the same players."""

    seat: int


StreamItem = Blank | Moved | Undone | UndoProposed | ProposalAnswered | SeatTaken | BotSubstituted | Chatted | Rematched


class EventLog(Outgoing, frozen=True, kw_only=True):
    """All moves of the game so far that were not undone, with the game events a seat may see."""

    items: list[Moved]


class Moment(Outgoing, frozen=True, kw_only=True):
    """A seat's view of the game after entry `entry` of the record, and the events of that entry.

    Of a finished game, `decision` is what the seat had to decide then.
    """

    entry: int
    entries: int
    events: list[EventView]
    view: Raw
    decision: Decision | None


class Lead(Outgoing, frozen=True, kw_only=True):
    """The scores of all seats at some entries of the record of a finished game, in order."""

    entries: list[int]
    scores: list[list[int]]


# -- messages from a client ----------------------------------------------------------------------


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


Question = ExplainMove | PreviewMove | GiveHint
"""Requests that change nothing."""
Request = (
    MakeMove | Undo | AnswerProposal | TakeSeat | SubstituteBot | Chat | SetWebhook | SetOrder | LeaveLesson | Question
)
ClientMessage = Hello | Request | Resync
RARE = (Undo, AnswerProposal, TakeSeat, SubstituteBot, Chat, SetWebhook, SetOrder, LeaveLesson)
"""Requests that are stored but are not moves, with a limit per hour."""


# -- messages from the server --------------------------------------------------------------------


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
    arguments: dict[str, int | str] = {}
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
