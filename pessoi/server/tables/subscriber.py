"""Somebody with a socket, at one table: what they say goes to it, what happens there goes to them."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from pessoi.server import protocol as wire
from pessoi.server.connection import Channel
from pessoi.server.frames import framed
from pessoi.server.limits import Bucket

if TYPE_CHECKING:
    from pessoi.server.tables.actor import LiveTable

log = logging.getLogger("pessoi.server")

REPLIES = 64
"""So many replies may wait for one socket."""
GONE = 0
STUCK = 4408
CLOSING = 1012
BROKEN = 1011

read = msgspec.json.Decoder(wire.FromClient).decode
write = msgspec.json.Encoder().encode


class Watcher:
    """Somebody with a socket: a seat or a spectator, the last number they were sent, and replies on their way.

    News are not queued: when the client can take more, it is sent all that happened after `sent`. So a client that
    does not read costs nothing but its replies, and those are bounded.
    """

    def __init__(
        self, live: "LiveTable", seat: int | None, since: int | None, channel: Channel, bucket: Bucket
    ) -> None:
        self.live = live
        self.seat = seat
        self.channel = channel
        self._bucket = bucket
        self.sent = since
        self.fresh = True
        """Whether a full update is due: at the beginning, or because it was asked for."""
        self.end: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The code to close its socket with."""
        self.replies: list[bytes] = []
        self._full_since: float | None = None

    def hear(self, text: bytes) -> None:
        """Hand a request on, or say at once what is wrong with it."""
        if not self._bucket.take():
            self.reply(wire.Refused(id="", code="too-fast"))
            return
        try:
            message = read(text)
        except (ValueError, RecursionError):
            self.reply(wire.Refused(id="", code="malformed"))
            return
        if isinstance(message, wire.Hello):
            self.reply(wire.Refused(id="", code="already-so"))
        elif isinstance(message, wire.Look):
            self.look_anew()
        else:
            self.live.hear(self.seat, message, self.reply)

    def reply(self, message: wire.FromServer) -> None:
        """Answer, after the news: whoever is told that a move counts already sees it."""
        if len(self.replies) >= REPLIES:
            self._close(STUCK)
        else:
            self.replies.append(write(message))
            self.live.flush()

    def look_anew(self) -> None:
        """Send everything again."""
        self.sent, self.fresh = None, True
        self.live.flush()

    def letter(self) -> bytes:
        """What waits, if the client can take it. What goes wrong with one must not keep the others waiting."""
        if self.channel.full:
            if self._full_since is None:
                self._full_since = time.monotonic()
            return b""
        self._full_since = None
        try:
            return self._pack()
        except Exception:
            log.exception("cannot tell a client")
            self._close(BROKEN)
            return b""

    def _pack(self) -> bytes:
        """The news and the replies as they go over the wire."""
        news, replies = self.live.news(self), self.replies
        if not replies:
            return b"" if news is None else news
        self.replies = []
        told = [framed([reply]) for reply in replies]
        return b"".join(told if news is None else [news, *told])

    def is_dropped(self, patience: float) -> bool:
        """Whether its socket is to be closed; so it is when the client took nothing for so many seconds."""
        if self._full_since is not None and time.monotonic() - self._full_since >= patience:
            self._close(STUCK)
        return self.end.done()

    def go(self) -> None:
        """The client is gone."""
        self._close(GONE)

    def dismiss(self) -> None:
        """The server stops."""
        self.reply(wire.Closing())
        self._close(CLOSING)

    def _close(self, code: int) -> None:
        if not self.end.done():
            self.end.set_result(code)
