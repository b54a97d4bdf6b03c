"""The journal of a table: every durable event in numbered lines, from which the table's whole state is derived.

The stream of a seat (`pessoi.server.protocol`) has the same events under the same names, reduced to what the seat may
see.
"""

from typing import Literal

import msgspec

OrderName = Literal["ask", "useful", "concerned", "turn"]
"""When a seat is asked in a window: always; if it could act; if it could act and is concerned; not in this turn."""


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="kind"):
    """Base of all lines. `id` is the client's id of the request, by which a repeated request is recognised."""

    time: float
    id: str = ""


class Moved(Line, frozen=True, kw_only=True, tag="moved"):
    """A move of a seat, or an outcome of chance (-1), in the notation of a record."""

    seat: int
    move: str


class Undone(Line, frozen=True, kw_only=True, tag="undone"):
    """All entries of the record after `to` were undone."""

    seat: int
    to: int


class UndoProposed(Line, frozen=True, kw_only=True, tag="undo-proposed"):
    """A seat proposed to undo more than it may undo alone."""

    seat: int
    to: int


class ProposalAnswered(Line, frozen=True, kw_only=True, tag="proposal-answered"):
    """A seat agreed to the open proposal or rejected it."""

    seat: int
    yes: bool


class SeatTaken(Line, frozen=True, kw_only=True, tag="seat-taken"):
    """A person took a seat under a name and, unless it is empty, with a colour."""

    seat: int
    name: str
    colour: str = ""


class BotSubstituted(Line, frozen=True, kw_only=True, tag="bot-substituted"):
    """A bot took over a seat or, if None, the seat went back to its person. `by` is the seat that requested it."""

    seat: int
    by: int
    bot: str | None


class Chatted(Line, frozen=True, kw_only=True, tag="chatted"):
    """A chat message from a seat to the seats, or from a spectator (None) to the spectators."""

    seat: int | None
    text: str


class Rematched(Line, frozen=True, kw_only=True, tag="rematched"):
    """A new table was set up for the same players."""

    seat: int
    table: str


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


GameLine = Moved | Undone | UndoProposed | ProposalAnswered
AnyLine = (
    GameLine | SeatTaken | BotSubstituted | Chatted | Rematched | WebhookSet | OrderSet | LessonLeft | ClockStopped
)

_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def encode(line: AnyLine) -> str:
    """The stored text of a line."""
    return msgspec.json.encode(line).decode()


def decode(text: str) -> AnyLine:
    """The line of a stored text."""
    return _decoder.decode(text)
