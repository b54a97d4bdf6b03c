"""A WebSocket as tables need it: what comes in is heard at once, and what goes out is written at once.

uvicorn's own class shakes hands, pings and closes, and runs the application until somebody takes the connection over.
From then on no task and no queue stand between the wire and the table. Whole messages, which is what browsers send,
are read here; for anything else the library `websockets` reads on.
"""

from collections.abc import Callable

from mypy_extensions import mypyc_attr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from pessoi.table.frames import TEXT, whole

EXTENSION = "pessoi.connection"
"""Under this name the application finds the connection among the extensions of its scope."""


@mypyc_attr(native_class=False)
class Connection(WebSocketsSansIOProtocol):
    """One WebSocket of the server."""

    _heard: Callable[[bytes], None] | None = None
    _drained: Callable[[], None] | None = None
    _lost: Callable[[], None] | None = None
    _simple = True
    """Whether all that came since it was taken over were whole messages."""
    full = False
    """Whether the client must first take what it was sent."""

    def take_over(self, heard: Callable[[bytes], None], drained: Callable[[], None], lost: Callable[[], None]) -> None:
        """From now on every text goes to `heard`; `drained` follows when a full connection has room, `lost` its end."""
        self._heard, self._drained, self._lost = heard, drained, lost
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                heard((message.get("text") or "").encode())
        if self.disconnected:
            lost()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, frames: bytes) -> None:
        """Send what was framed."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def abort_if_full(self) -> None:
        """Do not wait for a client that takes nothing."""
        if self.full:
            self.transport.abort()

    # -- uvicorn's hooks ------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """The application is told where it can take over."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def data_received(self, data: bytes) -> None:
        """Whole messages one by one, as long as there is nothing else."""
        if self._heard is None or not self._simple:
            super().data_received(data)
            return
        while data:
            begin, end = whole(data, self.config.ws_max_size)
            if not end:
                self._simple = False
                super().data_received(data)
                return
            if data[0] == TEXT:
                self._heard(apply_mask(data[begin:end], data[begin - 4 : begin]))
            else:
                super().data_received(data[:end])
            data = data[end:]

    def send_receive_event_to_app(self) -> None:
        """A message that `websockets` has read. A binary one is as good as an empty one."""
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._heard(data if self.curr_msg_data_type == "text" else b"")

    def pause_writing(self) -> None:
        """The client does not take what it is sent."""
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        """The client has taken what it was sent."""
        super().resume_writing()
        self.full = False
        if self._drained is not None:
            self._drained()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        if self._lost is not None:
            self._lost()
