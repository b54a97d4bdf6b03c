"""The requests and answers over HTTP that set up tables and describe the server, its games and its tables."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, field

from pessoi.games import catalogue
from pessoi.protocol.base import Colour, Incoming, Number, Outgoing, RecordText, Seat, Token, Word
from pessoi.protocol.views import Player

# -- requests ------------------------------------------------------------------------------------


class SeatRequest(Incoming, frozen=True, kw_only=True):
    """The requested occupant of a seat: a person with their own link, a bot, or a person at the host's screen."""

    kind: Literal["person", "bot", "hot-seat"]
    name: Word = ""
    bot: Word = ""
    colour: Colour = ""


class ClockRequest(Incoming, frozen=True, kw_only=True):
    """Seconds per move and a reserve for the whole game; then a bot takes over, or any player may let one."""

    move: Annotated[int, Meta(ge=1, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    then: Literal["bot", "table"] = "bot"


class NewTable(Incoming, frozen=True, kw_only=True):
    """A table to set up: from the start of a game, from a record (up to an entry), from a position, or for a lesson.

    The record of a finished game needs no seats: its table is for viewing only. With `imagined_by`, a table from a
    record keeps what that seat could know, and the rest is dealt again. A position is an object as in
    `pessoi schema`, and `components` one of groups as in a file for `--components`, both read only by the process that
    checks them. Without `components` the table has the numbers of its record, otherwise those of this server.
    A lesson has seats and options of its own: only the learner's seat may be given.
    """

    seats: Annotated[list[SeatRequest], Meta(max_length=6)] = field(default_factory=list)
    game: Word = ""
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = field(default_factory=dict)
    record: RecordText = ""
    until: Number | None = None
    imagined_by: Seat | None = None
    position: Raw = field(default_factory=lambda: Raw(b"null"))
    components: Raw = field(default_factory=lambda: Raw(b"null"))
    clock: ClockRequest | None = None
    lesson: Word = ""

    @property
    def has_position(self) -> bool:
        """Whether the table starts from a position."""
        return bytes(self.position) != b"null"

    @property
    def correction(self) -> Raw | None:
        """The numbers that differ from the shipped ones; None if the request has none."""
        return None if bytes(self.components) == b"null" else self.components

    @property
    def is_upload(self) -> bool:
        """Whether the table needs a record, a position or numbers to be checked."""
        return bool(self.record) or self.has_position or self.correction is not None


class Tokens(Incoming, frozen=True, kw_only=True):
    """The tokens a browser holds."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


# -- answers -------------------------------------------------------------------------------------


class Catalogue(Outgoing, frozen=True, kw_only=True):
    """The available games and the bots that can play a seat."""

    games: list[catalogue.GameInfo]
    bots: list[str]


class TableBox(Outgoing, frozen=True, kw_only=True):
    """The numbers of a table: all components, and the words of the game with them."""

    detail: catalogue.GameDetail
    numbers: dict[str, Any]


class Link(Outgoing, frozen=True, kw_only=True):
    """A token and its seats; none for spectators."""

    token: str
    seats: list[int]


class CreatedTable(Outgoing, frozen=True, kw_only=True):
    """A table that was set up. The first link is the host's, the last one the spectators'."""

    table: str
    links: list[Link]


class TableSummary(Outgoing, frozen=True, kw_only=True):
    """A table as shown in a list. `corrected` says whether its numbers differ from the shipped ones.

    `time` is when it was set up, in seconds since 1970.
    """

    table: str
    game: str
    seats: list[int]
    players: list[Player]
    n: int
    entries: int
    your_turn: bool
    over: bool
    closed: bool
    corrected: bool
    time: float


class TableSummaries(Outgoing, frozen=True, kw_only=True):
    """One entry for every requested token, in order; null for a token that is not valid."""

    tables: list[TableSummary | None]


class Problem(Outgoing, frozen=True, kw_only=True):
    """Why a request was refused: a code with a translated message, and a detail for authors of clients."""

    code: str
    detail: str = ""
