"""The numbered stream of a table: what has happened, as one seat may see it."""

from msgspec import Struct

from pessoi.protocol.base import Outgoing
from pessoi.protocol.views import EventView

# -- the game -------------------------------------------------------------------------------------


class Item(Outgoing, frozen=True, kw_only=True, tag_field="kind"):
    """One number of the stream."""

    n: int


class Blank(Item, frozen=True, kw_only=True, tag="blank"):
    """An event that this seat may not see."""


class Moved(Item, frozen=True, kw_only=True, tag="moved"):
    """A move or a chance outcome as it is shown: its entry in the record, and the game events this seat may see."""

    entry: int
    events: list[EventView]


# -- the table: public lines of the journal, sent with their number and without what only the journal needs -----


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="kind"):
    """Base of all lines. Streams have their number, the journal their time and the client's id of the request.

    A repeated request is recognised by its id. Of a public line, fields with a default are not sent to clients.
    """

    n: int = 0
    time: float = 0.0
    id: str = ""


class Undone(Line, frozen=True, kw_only=True, tag="undone"):
    """All entries of the record after `to` were undone."""

    seat: int
    to: int


class UndoProposed(Line, frozen=True, kw_only=True, tag="undo-proposed"):
    """A seat proposed to undo all entries after `to`, which is more than it may undo alone."""

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
    """A bot took over a seat or, if `bot` is empty, the seat went back to its person.

    `bot` is None instead of empty in old journals. `by` is the seat that requested it.
    """

    seat: int
    bot: str | None
    by: int = -1


class Chatted(Line, frozen=True, kw_only=True, tag="chatted"):
    """A chat message from a seat to the seats, or from a spectator (without a seat) to the spectators."""

    seat: int | None
    text: str
    time: float


class Rematched(Line, frozen=True, kw_only=True, tag="rematched"):
    """A new table was set up for the same players."""

    seat: int
    table: str = ""


PublicLine = Undone | UndoProposed | ProposalAnswered | SeatTaken | BotSubstituted | Chatted | Rematched
StreamItem = Blank | Moved | PublicLine


class EventLog(Outgoing, frozen=True, kw_only=True):
    """All moves of the game so far that were not undone, with the game events a seat may see."""

    items: list[Moved]
