"""The data of a table other than its game: occupants, clock, proposal, snapshot, result and grants."""

import msgspec

from pessoi.core.events import Event
from pessoi.core.record import Header
from pessoi.server.api import ClockRequest
from pessoi.server.tables.journal import AnyLine, OrderName


class SeatOccupant(msgspec.Struct, kw_only=True):
    """The occupant of a seat: a person, or a bot by its name. `taken` is true once the person has joined."""

    name: str = ""
    bot: str = ""
    taken: bool = False
    colour: str = ""
    """The colour that the player has chosen; empty for the one that the box gives to the seat, if it is free."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was set up: the header of its record, the occupants, the clock, the host's seat, and its lesson."""

    header: Header
    players: list[SeatOccupant]
    clock: ClockRequest | None = None
    host: int | None = None
    time: float = 0.0
    lesson: str = ""


class Proposal(msgspec.Struct, kw_only=True):
    """An open proposal to undo all entries after `to`, made at number `n`, and the seats that agreed."""

    n: int
    seat: int
    to: int
    agreed: set[int]


class StandingOrder(msgspec.Struct, frozen=True, kw_only=True):
    """When a seat wants to be asked in a window; `turn` is the turn in which it said so."""

    order: OrderName
    turn: int = 0


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table at number `n` of its journal, from which it is loaded without replaying the earlier lines."""

    n: int
    players: list[SeatOccupant]
    proposal: Proposal | None
    rematch: str | None
    webhooks: dict[int, str]
    changed: int
    asked_since: list[int]
    asked_at: list[float]
    reserves: list[float]
    up_since: float
    final: bool
    position: dict[str, object]
    orders: list[dict[str, StandingOrder]] = []
    lesson_left: bool = False


class StoredTable(msgspec.Struct, frozen=True):
    """The setup of a table, the text of its whole journal, and a snapshot if there is one that matches the journal."""

    setup: Setup
    lines: list[str]
    snapshot: Snapshot | None


class NumberedLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the journal with its number, the number of record entries after it, and its game events."""

    n: int
    line: AnyLine
    entry: int
    events: list[Event]


class Rematch(msgspec.Struct, frozen=True, kw_only=True):
    """The server's internal request to link a table to its rematch; clients cannot send it."""

    id: str
    table: str


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished table, for the statistics."""

    game: str
    edition: str
    entries: int
    scores: list[int]
    ranking: list[int]


class SeatGrant(msgspec.Struct, frozen=True):
    """What a token grants: a table and its seats (none for a spectator)."""

    table: str
    seats: list[int]
