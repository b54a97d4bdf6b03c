"""A client connected to a table: its requests go to the table, and the table's updates and replies go to it."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from pessoi.server import protocol

if TYPE_CHECKING:
    from pessoi.server.tables.actor import TableActor

MAX_REPLIES = 64
"""Replies that may wait for one client."""
STUCK = 4408
CLOSING = 1012
BROKEN = 1011
NO_STORAGE = 4503

encode = msgspec.json.Encoder().encode


class Subscriber:
    """A connected client: its seat (None for a spectator), the last number it was sent, and its pending replies.

    Updates are not queued: a client that can receive again is sent everything after number `sent`. A client that does
    not read therefore costs only its replies, and their number is limited.
    """

    def __init__(self, actor: "TableActor", seat: int | None, since: int | None, address: str) -> None:
        self.actor = actor
        self.seat = seat
        self.address = address
        self.sent = since
        self.needs_whole_table = True
        """Whether the next update must contain the whole table: the first one, and on request."""
        self.replies: list[str] = []
        self.news = asyncio.Event()
        """Set when there is something to send."""
        self.close_code = 0
        """The code to close the socket with, once it is to be closed."""

    def receive(self, request: protocol.Request) -> None:
        """Pass a request on to the table."""
        self.actor.receive(self.seat, request, self.reply, self.address)

    def reply(self, message: protocol.ServerMessage) -> None:
        """Send a message, after pending updates: an accepted move is visible before its reply."""
        if len(self.replies) >= MAX_REPLIES:
            self.close(STUCK)
        else:
            self.replies.append(encode(message).decode())
            self.news.set()

    def resync(self) -> None:
        """Send the whole table again."""
        self.sent, self.needs_whole_table = None, True
        self.news.set()

    def take_pending(self) -> list[str]:
        """The pending update, if there is one, and the pending replies."""
        pending, self.replies = self.replies, []
        number = self.actor.table.n
        if self.needs_whole_table or self.sent != number:
            pending.insert(0, self.actor.updates.text(self.seat, self.sent, self.needs_whole_table))
            self.sent, self.needs_whole_table = number, False
        return pending

    def close(self, code: int) -> None:
        """Send what is pending and close the socket."""
        self.close_code = self.close_code or code
        self.news.set()
