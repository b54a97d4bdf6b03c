"""A WebSocket as tables need it: what comes in is heard at once, and what goes out is written at once.

uvicorn's own class shakes hands, pings and closes, and runs the application until somebody takes the connection over.
From then on no task and no queue stand between the wire and the table. Whole messages, which is what browsers send,
are read here; for anything else the library `websockets` reads on.
"""

import asyncio
from collections.abc import Callable

from mypy_extensions import mypyc_attr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from pessoi.server.frames import TEXT, whole

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

EXTENSION = "pessoi.connection"
"""Under this name the application finds the connection among the extensions of its scope."""


class Channel:
    """What a table needs of a connection: all that happens with every move, and nothing else."""

    def __init__(self, transport: asyncio.Transport, most: int) -> None:
        self._transport = transport
        self._most = most
        self._heard: Callable[[bytes], None] | None = None
        self._drained: Callable[[], None] | None = None
        self._lost: Callable[[], None] | None = None
        self._simple = True
        """Whether all that came since it was taken over were whole messages."""
        self.full = False
        """Whether the client must first take what it was sent."""

    def take_over(self, heard: Callable[[bytes], None], drained: Callable[[], None], lost: Callable[[], None]) -> None:
        """From now on every text goes to `heard`; `drained` follows when a full connection has room, `lost` its end."""
        self._heard, self._drained, self._lost = heard, drained, lost

    @property
    def taken(self) -> bool:
        """Whether somebody hears what comes."""
        return self._heard is not None

    def hear(self, text: bytes) -> None:
        """A whole message has come."""
        if self._heard is not None:
            self._heard(text)

    def read(self, data: bytes) -> bytes:
        """Hear the whole texts that come first; what is left begins with something else."""
        while data and self._simple and self._heard is not None:
            begin, end = whole(data, self._most)
            if not end or data[0] != TEXT:
                break
            self._heard(apply_mask(data[begin:end], data[begin - 4 : begin]))
            data = data[end:]
        return data

    def control(self, data: bytes) -> int:
        """Where the control message ends that comes first; 0 if it is anything else, and then nothing is simple now."""
        if self._heard is not None and self._simple:
            _, end = whole(data, self._most)
            self._simple = end > 0
            return end
        return 0

    def write(self, frames: bytes) -> None:
        """Send what was framed."""
        if not self._transport.is_closing():
            self._transport.write(frames)

    def abort_if_full(self) -> None:
        """Do not wait for a client that takes nothing."""
        if self.full:
            self._transport.abort()

    def drain(self) -> None:
        """The client has taken what it was sent."""
        self.full = False
        if self._drained is not None:
            self._drained()

    def lose(self) -> None:
        """The client is gone."""
        if self._lost is not None:
            self._lost()


@mypyc_attr(native_class=False)
class Connection(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    channel: Channel

    def take_over(self, heard: Callable[[bytes], None], drained: Callable[[], None], lost: Callable[[], None]) -> None:
        """From now on what comes goes through the channel; what has come before goes first."""
        self.channel.take_over(heard, drained, lost)
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                heard((message.get("text") or "").encode())
        if self.disconnected:
            lost()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # -- uvicorn's hooks ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a wire."""
        super().connection_made(transport)
        self.channel = Channel(self.transport, self.config.ws_max_size)

    def handle_connect(self, event: Request) -> None:
        """The application is told where it can take over."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def data_received(self, data: bytes) -> None:
        """Whole texts go to the table, anything else to `websockets`."""
        while data := self.channel.read(data):
            control = self.channel.control(data)
            super().data_received(data[:control] if control else data)
            if not control:
                return
            data = data[control:]

    def send_receive_event_to_app(self) -> None:
        """A message that `websockets` has read. A binary one is as good as an empty one."""
        if not self.channel.taken:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.channel.hear(data if self.curr_msg_data_type == "text" else b"")

    def pause_writing(self) -> None:
        """The client does not take what it is sent."""
        super().pause_writing()
        self.channel.full = True

    def resume_writing(self) -> None:
        """The client has taken what it was sent."""
        super().resume_writing()
        self.channel.drain()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        self.channel.lose()
