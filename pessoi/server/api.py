"""What goes over HTTP to set tables up, and what is told about this server, its games and its tables."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from pessoi.server.protocol import Number, Strict, Token, Told, Word

RecordText = Annotated[str, Meta(max_length=900_000)]


# -- requests over HTTP --------------------------------------------------------------------------


class SeatWish(Strict, frozen=True, kw_only=True):
    """Who shall sit in a seat: a person with a link of their own, a bot, or somebody who shares the host's screen."""

    kind: Literal["person", "bot", "hot-seat"]
    name: Word = ""
    bot: Word = ""


class ClockWish(Strict, frozen=True, kw_only=True):
    """So many seconds for every move, a reserve for the whole game, and what follows when both are used up."""

    move: Annotated[int, Meta(ge=1, le=1_209_600)]
    reserve: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    then: Literal["bot", "table"] = "bot"


class NewTable(Strict, frozen=True, kw_only=True):
    """A table to be set up: from the start of a game, from a record (up to an entry), or from a position.

    A record that has come to its end needs no seats: its table is there to be looked at.
    """

    seats: Annotated[list[SeatWish], Meta(max_length=6)] = field(default_factory=list)
    game: Word = ""
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = field(default_factory=dict)
    record: RecordText = ""
    until: Number | None = None
    position: dict[str, Any] | None = None
    clock: ClockWish | None = None


class Tokens(Strict, frozen=True, kw_only=True):
    """The tokens a browser holds."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


# -- answers over HTTP ---------------------------------------------------------------------------


class About(Told, frozen=True, kw_only=True):
    """This server."""

    name: str
    version: str
    schema: str


class GameInfo(Told, frozen=True, kw_only=True):
    """A game on the shelf: how many may play, its editions with their answers, its options with their values."""

    key: str
    least: int
    most: int
    editions: dict[str, dict[str, str]]
    options: dict[str, list[str]]
    rules: int


class Shelf(Told, frozen=True, kw_only=True):
    """The games and who can sit in an empty seat."""

    games: list[GameInfo]
    bots: list[str]


class RuleInfo(Told, frozen=True, kw_only=True):
    """A rule: its chapter, the message that words it, its places in the paper rules, how sure it is, its option."""

    id: str
    chapter: str
    message: str
    places: list[str]
    status: str
    option: str


class GameDetail(Told, frozen=True, kw_only=True):
    """What one needs to put a game into words: the arguments that are seats, those that stand for words, the rules.

    A word that is itself a message is translated. `texts` tells what the places of the rules refer to.
    """

    key: str
    persons: list[str]
    words: dict[str, list[str]]
    texts: dict[str, str]
    rules: list[RuleInfo]


class GameText(Told, frozen=True, kw_only=True):
    """The messages of a game in one language, in Fluent's syntax: its title, the words of its table, its rules.

    The ids of the messages of the title begin with the key of the game: `zeus-game-name`.
    """

    title: str
    words: str
    rules: str


class Link(Told, frozen=True, kw_only=True):
    """A token and the seats it sits in; none for a spectator."""

    token: str
    seats: list[int]


class Opened(Told, frozen=True, kw_only=True):
    """A table that was set up. The first link is the host's; the last one is the spectators'."""

    table: str
    links: list[Link]


class Summary(Told, frozen=True, kw_only=True):
    """A table as a list shows it."""

    table: str
    game: str
    seats: list[int]
    names: list[str]
    n: int
    entries: int
    your_turn: bool
    over: bool
    closed: bool


class Summaries(Told, frozen=True, kw_only=True):
    """One entry for every token asked for, in order; nothing for a token that opens no table."""

    tables: list[Summary | None]


class Score(Told, frozen=True, kw_only=True):
    """How a kind of table came out: per seat, the games won and the mean score."""

    game: str
    edition: str
    seats: int
    finished: int
    entries: float
    won: list[int]
    score: list[float]


class Statistics(Told, frozen=True, kw_only=True):
    """The finished tables of this server."""

    scores: list[Score]


class Problem(Told, frozen=True, kw_only=True):
    """Why a request was refused: a code the page has words for, and a detail for those who write clients."""

    code: str
    detail: str = ""
