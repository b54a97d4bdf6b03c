"""A WebSocket connection that passes text messages to a callback and writes frames without a task or queue between.

uvicorn's protocol class does the handshake, pings and closing, and runs the application until it takes the connection
over. Unfragmented text messages, which is all that browsers send, are then decoded here; the library `websockets`
handles everything else.
"""

import asyncio
from collections.abc import Callable

from mypy_extensions import mypyc_attr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from pessoi.server.frames import TEXT, payload_range

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

EXTENSION = "pessoi.connection"
"""The key of the connection among the extensions of the ASGI scope."""


class Channel:
    """The part of a connection that every message passes through."""

    def __init__(self, transport: asyncio.Transport, max_size: int) -> None:
        self._transport = transport
        self._max_size = max_size
        self._on_text: Callable[[bytes], None] | None = None
        self._on_drained: Callable[[], None] | None = None
        self._on_lost: Callable[[], None] | None = None
        self._simple = True
        """Whether everything received since the takeover was unfragmented text or control frames."""
        self.full = False
        """Whether the write buffer is full because the client reads too slowly."""

    def take_over(
        self, on_text: Callable[[bytes], None], on_drained: Callable[[], None], on_lost: Callable[[], None]
    ) -> None:
        """Pass every text to `on_text`, call `on_drained` when a full buffer has room, `on_lost` on disconnection."""
        self._on_text, self._on_drained, self._on_lost = on_text, on_drained, on_lost

    @property
    def taken_over(self) -> bool:
        """Whether `take_over` was called."""
        return self._on_text is not None

    def receive(self, text: bytes) -> None:
        """Pass on a complete message."""
        if self._on_text is not None:
            self._on_text(text)

    def read(self, data: bytes) -> bytes:
        """Pass on the complete texts at the start of `data`; return the rest."""
        while data and self._simple and self._on_text is not None:
            begin, end = payload_range(data, self._max_size)
            if not end or data[0] != TEXT:
                break
            self._on_text(apply_mask(data[begin:end], data[begin - 4 : begin]))
            data = data[end:]
        return data

    def control_end(self, data: bytes) -> int:
        """The end of the control frame at the start of `data`; 0 if there is none, and `read` then stops decoding."""
        if self._on_text is not None and self._simple:
            _, end = payload_range(data, self._max_size)
            self._simple = end > 0
            return end
        return 0

    def write(self, frames: bytes) -> None:
        """Send encoded frames."""
        if not self._transport.is_closing():
            self._transport.write(frames)

    def abort_if_full(self) -> None:
        """Drop the connection if the client does not read."""
        if self.full:
            self._transport.abort()

    def drain(self) -> None:
        """Called when a full write buffer has room again."""
        self.full = False
        if self._on_drained is not None:
            self._on_drained()

    def lose(self) -> None:
        """Called when the client has disconnected."""
        if self._on_lost is not None:
            self._on_lost()


@mypyc_attr(native_class=False)
class Connection(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    channel: Channel

    def take_over(
        self, on_text: Callable[[bytes], None], on_drained: Callable[[], None], on_lost: Callable[[], None]
    ) -> None:
        """Pass messages to the callbacks from now on, starting with those already received."""
        self.channel.take_over(on_text, on_drained, on_lost)
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                on_text((message.get("text") or "").encode())
        if self.disconnected:
            on_lost()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # -- uvicorn's hooks ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Create the channel."""
        super().connection_made(transport)
        self.channel = Channel(self.transport, self.config.ws_max_size)

    def handle_connect(self, event: Request) -> None:
        """Make the connection available to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def data_received(self, data: bytes) -> None:
        """Pass unfragmented texts to the channel and everything else to `websockets`."""
        while data := self.channel.read(data):
            control = self.channel.control_end(data)
            super().data_received(data[:control] if control else data)
            if not control:
                return
            data = data[control:]

    def send_receive_event_to_app(self) -> None:
        """Pass on a message decoded by `websockets`; a binary one as an empty, hence malformed, text."""
        if not self.channel.taken_over:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.channel.receive(data if self.curr_msg_data_type == "text" else b"")

    def pause_writing(self) -> None:
        """Called by the transport when the client reads too slowly."""
        super().pause_writing()
        self.channel.full = True

    def resume_writing(self) -> None:
        """Called by the transport when the client has caught up."""
        super().resume_writing()
        self.channel.drain()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by the transport when the client has disconnected."""
        super().connection_lost(exc)
        self.channel.lose()
