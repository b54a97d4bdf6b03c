"""What is stored of a table: its setup and its journal, from which its whole state is derived; snapshots; grants.

The journal has every durable event in numbered lines. Its public lines are those of the stream
(`pessoi.protocol.stream`); a move is shown there by its game events.
"""

from collections.abc import Callable

import msgspec

from pessoi.core.events import Event
from pessoi.core.record import Header
from pessoi.protocol.base import OrderName
from pessoi.protocol.http import ClockRequest
from pessoi.protocol.stream import Line, PublicLine
from pessoi.protocol.views import Player


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was set up: the header of its record, the players, the clock, the host's seat, and its lesson."""

    header: Header
    players: list[Player]
    clock: ClockRequest | None = None
    host: int | None = None
    time: float = 0.0
    lesson: str = ""


class Moved(Line, frozen=True, kw_only=True, tag="moved"):
    """A move of a seat, or an outcome of chance (-1), in the notation of a record."""

    seat: int
    move: str


class WebhookSet(Line, frozen=True, kw_only=True, tag="webhook-set"):
    """A seat set the URL to call when it becomes its turn; an empty one removes it."""

    seat: int
    url: str


class OrderSet(Line, frozen=True, kw_only=True, tag="order-set"):
    """A seat said when it wants to be asked in a window, by the name of its step, in a turn of the game."""

    seat: int
    window: str
    order: OrderName
    turn: int


class LessonLeft(Line, frozen=True, kw_only=True, tag="lesson-left"):
    """The learner left the lesson: from now on bots play the other seats, and chance is drawn."""

    seat: int


class ClockStopped(Line, frozen=True, kw_only=True, tag="clock-stopped"):
    """The server was down from `began` to `ended`; clocks stood still."""

    began: float
    ended: float


AnyLine = PublicLine | Moved | WebhookSet | OrderSet | LessonLeft | ClockStopped

decode: Callable[[str], AnyLine] = msgspec.json.Decoder(AnyLine).decode
"""The line of a stored text."""


def encode(line: AnyLine) -> str:
    """The stored text of a line."""
    return msgspec.json.encode(line).decode()


class NumberedLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the journal with its number, the number of record entries after it, and its game events."""

    n: int
    line: AnyLine
    entry: int
    events: list[Event]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The game of a table at number `n` of its journal, so that the moves before need not be played again."""

    n: int
    step_since: int
    asked_since: list[int]
    asked_at: list[float]
    reserves: list[float]
    final: bool
    position: dict[str, object]


class StoredTable(msgspec.Struct, frozen=True):
    """The setup of a table, the text of its whole journal, and a snapshot if there is one that matches the journal."""

    setup: Setup
    lines: list[str]
    snapshot: Snapshot | None


class SeatGrant(msgspec.Struct, frozen=True):
    """What a token grants: a table and its seats (none for a spectator)."""

    table: str
    seats: list[int]
