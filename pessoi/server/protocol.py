"""What a seat is shown, and the messages of its socket; what else goes over HTTP is in `api`.

The OpenAPI document and the page's TypeScript types are both made from these structs.
"""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from pessoi.server.tokens import LONGEST

Token = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
"""What a client calls its request. Sent twice, it counts once: it must be new for every request."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]


class Strict(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What clients send is refused when it holds anything unknown."""


class Told(Struct, frozen=True, kw_only=True, gc=False):
    """What the server sends."""


# -- what a seat is shown ------------------------------------------------------------------------


class EventView(Told, frozen=True, kw_only=True):
    """Something that happened: a message, its arguments, and the rule it comes from."""

    message: str
    rule: str
    arguments: dict[str, int]


class ReasonView(Told, frozen=True, kw_only=True):
    """Why not: a message and its arguments."""

    code: str
    arguments: dict[str, int | str]


class MoveView(Told, frozen=True, kw_only=True):
    """A legal move: its notation, what its wording needs, and the places it touches on the board."""

    move: str
    kind: str
    arguments: dict[str, int]
    touches: list[str]


class Decision(Told, frozen=True, kw_only=True):
    """What is asked of this seat, since which number."""

    since: int
    asked: str
    moves: list[MoveView]


class Player(Told, frozen=True, kw_only=True):
    """Who sits in a seat. `bot` is empty for a person; `taken` says whether the person has come."""

    name: str
    bot: str
    taken: bool


class Proposal(Told, frozen=True, kw_only=True):
    """Somebody asks to go back; these seats have still to agree."""

    seat: int
    to: int
    open: list[int]


class Result(Told, frozen=True, kw_only=True):
    """How it ended: scores, places, and for every seat the points by their source (the message `source-…`)."""

    scores: list[int]
    ranking: list[int]
    sources: list[dict[str, int]]


class ClockView(Told, frozen=True, kw_only=True):
    """The table's clock: when it began to run for the seats that must act, and each seat's reserve in seconds."""

    move: int
    then: str
    since: float
    reserves: list[float]


class TableView(Told, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, may see it at number `n` of its stream."""

    table: str
    n: int
    game: str
    options: dict[str, str]
    seat: int | None
    players: list[Player]
    entries: int
    view: Any
    decision: Decision | None
    can_undo: bool
    proposal: Proposal | None
    result: Result | None
    clock: ClockView | None
    rematch: bool
    closed: ReasonView | None


# -- the numbered stream -------------------------------------------------------------------------


class Item(Told, frozen=True, kw_only=True, tag_field="kind"):
    """One number of the stream."""

    n: int


class BlankItem(Item, frozen=True, kw_only=True, tag="blank"):
    """Something that is not for this seat."""


class EventsItem(Item, frozen=True, kw_only=True, tag="events"):
    """What happened at an entry of the record, as far as this seat may know."""

    entry: int
    events: list[EventView]


class BackItem(Item, frozen=True, kw_only=True, tag="back"):
    """A seat took moves back: what happened after entry `to` did not happen."""

    seat: int
    to: int


class ProposalItem(Item, frozen=True, kw_only=True, tag="proposal"):
    """A seat asks to go back."""

    seat: int
    to: int


class ConsentItem(Item, frozen=True, kw_only=True, tag="consent"):
    """A seat answered the proposal."""

    seat: int
    yes: bool


class NameItem(Item, frozen=True, kw_only=True, tag="name"):
    """Somebody took a seat."""

    seat: int
    name: str


class SitItem(Item, frozen=True, kw_only=True, tag="sit"):
    """A bot took over, or a person came back."""

    seat: int
    bot: str


class ChatItem(Item, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    seat: int | None
    text: str
    time: float


class RematchItem(Item, frozen=True, kw_only=True, tag="rematch"):
    """There is a new table for the same people."""

    seat: int


AnyItem = BlankItem | EventsItem | BackItem | ProposalItem | ConsentItem | NameItem | SitItem | ChatItem | RematchItem


class Story(Told, frozen=True, kw_only=True):
    """All that a seat was told since the beginning and that was not taken back."""

    items: list[EventsItem]


class Moment(Told, frozen=True, kw_only=True):
    """The table as a seat saw it after so many entries of the record."""

    entry: int
    entries: int
    events: list[EventView]
    view: Raw


class Lead(Told, frozen=True, kw_only=True):
    """How the scores went, once it is over: at some entries of the record, in order, the scores of all seats."""

    entries: list[int]
    scores: list[list[int]]


# -- what a client says on its socket ------------------------------------------------------------


class Hello(Strict, frozen=True, kw_only=True, tag="hello", tag_field="type"):
    """The first message: who one is, for which seat, and the last number one has, if any."""

    token: Token
    seat: Seat | None = None
    since: Number | None = None


class Play(Strict, frozen=True, kw_only=True, tag="play", tag_field="type"):
    """A move, by its notation, in answer to the table at a number."""

    id: RequestId
    answers: Number
    move: Notation


class Undo(Strict, frozen=True, kw_only=True, tag="undo", tag_field="type"):
    """Take back: one's own last move, or with the table's consent all after an entry."""

    id: RequestId
    answers: Number
    to: Number | None = None


class Consent(Strict, frozen=True, kw_only=True, tag="consent", tag_field="type"):
    """Yes or no to the proposal on the table."""

    id: RequestId
    answers: Number
    yes: bool


class TakeSeat(Strict, frozen=True, kw_only=True, tag="name", tag_field="type"):
    """Sit down under a name."""

    id: RequestId
    name: Name


class Replace(Strict, frozen=True, kw_only=True, tag="sit", tag_field="type"):
    """Let a bot play a seat, or (with no bot) the person again."""

    id: RequestId
    seat: Seat
    bot: Word = ""


class Say(Strict, frozen=True, kw_only=True, tag="say", tag_field="type"):
    """Chat."""

    id: RequestId
    text: Text


class Why(Strict, frozen=True, kw_only=True, tag="why", tag_field="type"):
    """Why may I not do this?"""

    id: RequestId
    move: Notation


class Hint(Strict, frozen=True, kw_only=True, tag="hint", tag_field="type"):
    """What would the strong bot do?"""

    id: RequestId


class Webhook(Strict, frozen=True, kw_only=True, tag="webhook", tag_field="type"):
    """Knock at this address when it is my turn; an empty one forgets it."""

    id: RequestId
    url: Annotated[str, Meta(max_length=500)]


class Look(Strict, frozen=True, kw_only=True, tag="look", tag_field="type"):
    """Send me everything again."""


Request = Play | Undo | Consent | TakeSeat | Replace | Say | Why | Hint | Webhook
FromClient = Hello | Request | Look


# -- what the server says on a socket ------------------------------------------------------------


class Update(Told, frozen=True, kw_only=True, tag="update", tag_field="type"):
    """The stream goes on after number `since` with these items; from nothing, the last ones, on any gap.

    `table` is the whole table. Instead there may be `changes`, what is not as it was at number `since`: fields of the
    table, inside `view` fields of the view, and inside `elements`, by field and place, elements of the view's lists.
    """

    since: int | None
    items: list[AnyItem]
    table: TableView | None
    changes: dict[str, Any] | None


class Accepted(Told, frozen=True, kw_only=True, tag="accepted", tag_field="type"):
    """A request counts; it has this number in the stream."""

    id: str
    n: int


class Refused(Told, frozen=True, kw_only=True, tag="refused", tag_field="type"):
    """A request does not count. One that came too late is answered with the fresh table."""

    id: str
    code: str
    arguments: dict[str, int | str] = {}
    table: TableView | None = None


class Because(Told, frozen=True, kw_only=True, tag="because", tag_field="type"):
    """Why a move is not allowed; no reason when it is."""

    id: str
    reason: ReasonView | None


class MoveHint(Told, frozen=True, kw_only=True):
    """A move and the chance to win that the strong bot expects of it, in per cent."""

    move: str
    expected: int


class LineMove(Told, frozen=True, kw_only=True):
    """A move of a seat, as the strong bot foresees it."""

    seat: int
    move: MoveView


class Hinted(Told, frozen=True, kw_only=True, tag="hinted", tag_field="type"):
    """What the strong bot would do, by what this seat may know.

    `expected` is every seat's chance to win after that move, in per cent (alone at the table, the chance to reach the
    goal); `moves` are the best moves with the own chance, best first; `line` is how it thinks the play goes on.
    """

    id: str
    move: str
    expected: list[int]
    moves: list[MoveHint]
    line: list[LineMove]


class Present(Told, frozen=True, kw_only=True, tag="present", tag_field="type"):
    """Who is connected: the seats, and how many spectators."""

    seats: list[int]
    spectators: int


class Closing(Told, frozen=True, kw_only=True, tag="closing", tag_field="type"):
    """The server stops; come back in a moment."""


FromServer = Update | Accepted | Refused | Because | Hinted | Present | Closing
