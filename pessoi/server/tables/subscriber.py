"""A client connected to a table: its requests go to the table, and the table's updates and replies go to it."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from pessoi.server import protocol
from pessoi.server.connection import Channel
from pessoi.server.frames import text_frame
from pessoi.server.limits import Bucket

if TYPE_CHECKING:
    from pessoi.server.tables.actor import TableActor

log = logging.getLogger("pessoi.server")

MAX_REPLIES = 64
"""Replies that may wait for one client."""
GONE = 0
STUCK = 4408
CLOSING = 1012
BROKEN = 1011

decode = msgspec.json.Decoder(protocol.ClientMessage).decode
encode = msgspec.json.Encoder().encode


class Subscriber:
    """A connected client: its seat (None for a spectator), the last number it was sent, and its pending replies.

    Updates are not queued: a client that can receive again is sent everything after number `sent`. A client that does
    not read therefore costs only its replies, and their number is limited.
    """

    def __init__(
        self, actor: "TableActor", seat: int | None, since: int | None, channel: Channel, bucket: Bucket
    ) -> None:
        self.actor = actor
        self.seat = seat
        self.channel = channel
        self._bucket = bucket
        self.sent = since
        self.needs_whole_table = True
        """Whether the next update must contain the whole table: the first one, and on request."""
        self.close_code: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The code to close the socket with, once it is to be closed."""
        self.replies: list[bytes] = []
        self._full_since: float | None = None

    def receive(self, text: bytes) -> None:
        """Pass a request on to the table, or refuse it if it is malformed or comes too fast."""
        if not self._bucket.take():
            self.reply(protocol.Refused(id="", code="too-fast"))
            return
        try:
            message = decode(text)
        except (ValueError, RecursionError):
            self.reply(protocol.Refused(id="", code="malformed"))
            return
        if isinstance(message, protocol.Hello):
            self.reply(protocol.Refused(id="", code="already-so"))
        elif isinstance(message, protocol.Resync):
            self.resync()
        else:
            self.actor.receive(self.seat, message, self.reply)

    def reply(self, message: protocol.ServerMessage) -> None:
        """Queue a message. It is sent after pending updates, so an accepted move is visible before its reply."""
        if len(self.replies) >= MAX_REPLIES:
            self._close(STUCK)
        else:
            self.replies.append(encode(message))
            self.actor.flush()

    def resync(self) -> None:
        """Send the whole table again."""
        self.sent, self.needs_whole_table = None, True
        self.actor.flush()

    def take_pending(self) -> bytes:
        """The frames of the pending update and replies; empty if there are none or the client cannot receive now.

        If encoding fails, only this client is disconnected.
        """
        if self.channel.full:
            if self._full_since is None:
                self._full_since = time.monotonic()
            return b""
        self._full_since = None
        try:
            return self._take_frames()
        except Exception:
            log.exception("cannot send to client")
            self._close(BROKEN)
            return b""

    def _take_frames(self) -> bytes:
        update, replies = self.actor.take_update(self), self.replies
        if not replies:
            return update
        self.replies = []
        return b"".join([update, *(text_frame(reply) for reply in replies)])

    def is_closed(self, timeout: float) -> bool:
        """Whether the socket is to be closed; a client that has not read for `timeout` seconds is closed here."""
        if self._full_since is not None and time.monotonic() - self._full_since >= timeout:
            self._close(STUCK)
        return self.close_code.done()

    def on_disconnect(self) -> None:
        """Called when the client has disconnected."""
        self._close(GONE)

    def close_for_shutdown(self) -> None:
        """Notify the client that the server is stopping, and close its socket."""
        self.reply(protocol.Closing())
        self._close(CLOSING)

    def _close(self, code: int) -> None:
        if not self.close_code.done():
            self.close_code.set_result(code)
