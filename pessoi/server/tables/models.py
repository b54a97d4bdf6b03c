"""What is known of a table besides its play: who sits where, its clock, a proposal, and all of it as a snapshot."""

import msgspec

from pessoi.core.events import Event
from pessoi.core.record import Header
from pessoi.server.tables.journal import AnyLine


class Sitting(msgspec.Struct, kw_only=True):
    """Who sits in a seat: a person, or a bot by its name. A person is there once they gave a name or moved."""

    name: str = ""
    bot: str = ""
    taken: bool = False


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds for every move and a reserve for the whole play; then a bot takes over, or the table may let one."""

    move: int
    reserve: int
    then: str


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was set up: the header of its record, who sat where, its clock, the host's seat."""

    header: Header
    players: list[Sitting]
    clock: Clock | None = None
    host: int | None = None
    time: float = 0.0


class Proposal(msgspec.Struct, kw_only=True):
    """Somebody asks to go back to the moment after entry `to`."""

    n: int
    seat: int
    to: int
    agreed: set[int]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table at number `n` of its journal, so that what came before need not be played again."""

    n: int
    players: list[Sitting]
    proposal: Proposal | None
    rematch: str | None
    hooks: dict[int, str]
    changed: int
    asked_since: list[int]
    asked_at: list[float]
    reserves: list[float]
    final: bool
    position: dict[str, object]


class Kept(msgspec.Struct, frozen=True, gc=False):
    """One number of the stream: its line, and for a move what happened and at which entry."""

    n: int
    line: AnyLine
    entry: int
    events: list[Event]


class Rematch(msgspec.Struct, frozen=True, kw_only=True):
    """The server's own request, which no client can send: the same people go on at another table."""

    id: str
    table: str


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a table ended, for the statistics."""

    game: str
    edition: str
    entries: int
    scores: list[int]
    ranking: list[int]


class Entitled(msgspec.Struct, frozen=True):
    """What a token entitles to: a table, and its seats; none for a spectator."""

    table: str
    seats: list[int]
