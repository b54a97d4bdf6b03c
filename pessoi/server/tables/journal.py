"""The journal: every durable thing that ever happened at a table, in numbered lines. A table is what its journal says.

The record of the play can be read from it, and so can names, bots in seats, chat and what was taken back.
"""

import msgspec


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="kind"):
    """One line. `id` is what the client called its request, so that a request sent twice counts once."""

    time: float
    id: str = ""


class Moved(Line, frozen=True, kw_only=True, tag="move"):
    """A seat, or chance (-1), did this; in notation, as in a record."""

    seat: int
    move: str


class TakenBack(Line, frozen=True, kw_only=True, tag="back"):
    """The play went back to the moment after so many entries of the record."""

    seat: int
    to: int


class Proposed(Line, frozen=True, kw_only=True, tag="propose"):
    """A seat asks the table to go back further than it may by itself."""

    seat: int
    to: int


class Consented(Line, frozen=True, kw_only=True, tag="consent"):
    """A seat answered the proposal on the table."""

    seat: int
    yes: bool


class Named(Line, frozen=True, kw_only=True, tag="name"):
    """Somebody took a seat under a name."""

    seat: int
    name: str


class Sat(Line, frozen=True, kw_only=True, tag="sit"):
    """A bot took over a seat, or (None) its person came back. `by` is the seat that arranged it."""

    seat: int
    by: int
    bot: str | None


class Said(Line, frozen=True, kw_only=True, tag="say"):
    """Chat: of a seat to the seats, or of a spectator (None) to the spectators."""

    seat: int | None
    text: str


class Rematched(Line, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again at another table."""

    seat: int
    table: str


class Hooked(Line, frozen=True, kw_only=True, tag="hook"):
    """Where to knock when it is this seat's turn; an empty address is none."""

    seat: int
    url: str


AnyLine = Moved | TakenBack | Proposed | Consented | Named | Sat | Said | Rematched | Hooked

_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def write(line: AnyLine) -> str:
    """A line as it is stored."""
    return msgspec.json.encode(line).decode()


def read(text: str) -> AnyLine:
    """A line as it was stored."""
    return _decoder.decode(text)
