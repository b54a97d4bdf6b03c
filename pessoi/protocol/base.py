"""The bases of all structs of the protocol, and the types of their fields."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pessoi.core.game import COLOURS

MAX_TOKEN = 64
"""Characters of a token."""

Token = Annotated[str, Meta(min_length=1, max_length=MAX_TOKEN)]
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
RecordText = Annotated[str, Meta(max_length=900_000)]
OrderName = Literal["ask", "useful", "concerned", "turn"]
"""When a seat is asked in a window: always; if it could act; if it could act and is concerned; not in this turn."""


class Incoming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of everything clients send; a message with an unknown field is refused."""


class Outgoing(Struct, frozen=True, kw_only=True, gc=False):
    """Base of everything the server sends."""
