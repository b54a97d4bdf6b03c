"""Limits of connections that hold before a request is complete: their number, their patience and their speed.

uvicorn makes a protocol for every connection with its setting `http`, and one for every WebSocket with `ws`. These are
the classes here. Each contains uvicorn's own protocol, passes everything on to it, and can drop the connection. The
application finds them in the ASGI scope, see `connection_of`.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, cast

import structlog
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from pessoi.server.limits import Bucket, address_group, is_within
from pessoi.server.metrics import Metrics
from pessoi.server.settings import Settings

log = structlog.get_logger("pessoi.server.edge")

KEY = "pessoi.connection"
"""The key of the connection in the state of an ASGI scope."""


class Edge:
    """Counts the open connections and drops those that break a limit."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limits = settings.limits
        self._proxies = settings.proxies
        self._metrics = metrics
        self._open: Counter[str] = Counter()
        metrics.gauge("connections", "Open connections.", self._open.total)

    @property
    def protocols(self) -> dict[str, Any]:
        """The settings of uvicorn that let every connection pass through here."""
        return {"http": partial(HttpConnection, self), "ws": partial(SocketConnection, self)}

    def enter(self, address: str) -> bool:
        """Count a new connection; False if there are too many."""
        group = address_group(address)
        crowded = self._open[group] >= self.limits.connections and not is_within(address, self._proxies)
        if crowded or self._open.total() >= self.limits.all_connections:
            self.dropped("too many connections", address)
            return False
        self._open[group] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a closed connection."""
        group = address_group(address)
        self._open[group] -= 1
        if not self._open[group]:
            del self._open[group]

    def dropped(self, reason: str, address: str) -> None:
        """Count and log a connection that was dropped."""
        self._metrics.count("connections_dropped")
        log.warning("connection dropped", reason=reason, address=address)


class Connection(asyncio.Protocol):
    """A connection: passes everything on to a protocol of uvicorn."""

    def __init__(self, edge: Edge, inner: Callable[..., asyncio.Protocol], app_state: Mapping[str, Any]) -> None:
        self._edge = edge
        self._inner = inner(app_state={**app_state, KEY: self})
        self.address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.address = str((transport.get_extra_info("peername") or ("",))[0])
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self._inner.data_received(data)

    def eof_received(self) -> None:
        self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self._edge.leave(self.address)
        self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    def expect_request(self) -> None:
        """Called when a request is answered: the next one must be complete in time."""

    def request_arrived(self) -> None:
        """Called when a request has reached the application."""

    def drop(self, reason: str) -> None:
        """Close the connection at once; what was not sent yet is lost."""
        self._edge.dropped(reason, self.address)
        self._transport.abort()


class HttpConnection(Connection):
    """A connection for HTTP. The header of every request must arrive within `Limits.request` seconds."""

    def __init__(
        self,
        edge: Edge,
        config: Config,
        server_state: ServerState,
        app_state: Mapping[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(edge, partial(H11Protocol, config, server_state, _loop=_loop), app_state)
        self._deadline: asyncio.TimerHandle | None = None
        self._entered = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._entered = self._edge.enter(str((transport.get_extra_info("peername") or ("",))[0]))
        if self._entered:
            super().connection_made(transport)
            self.expect_request()
        else:
            cast(asyncio.Transport, transport).abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_arrived()
        if self._entered:
            super().connection_lost(exc)

    def expect_request(self) -> None:
        self.request_arrived()
        loop = asyncio.get_running_loop()
        self._deadline = loop.call_later(self._edge.limits.request, self.drop, "incomplete request")

    def request_arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketConnection(Connection):
    """A WebSocket. Its client must read, and may send `socket_bytes` at once and then a twentieth of it per second.

    This bounds frames, fragments and pings of any size, whatever they contain.
    """

    def __init__(self, edge: Edge, config: Config, server_state: ServerState, app_state: Mapping[str, Any]) -> None:
        super().__init__(edge, partial(WebSocketsSansIOProtocol, config, server_state), app_state)
        connection_of({"state": app_state}).request_arrived()
        allowed = edge.limits.socket_bytes
        self._bytes = Bucket(allowed / 20, allowed)
        self._stuck: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        if self._bytes.take(len(data)):
            super().data_received(data)
        else:
            self.drop("too many bytes")

    def pause_writing(self) -> None:
        super().pause_writing()
        loop = asyncio.get_running_loop()
        self._stuck = loop.call_later(self._edge.limits.stuck, self.drop, "does not read")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_stuck()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel_stuck()

    def _cancel_stuck(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """The connection of an ASGI scope."""
    return cast(Connection, scope["state"][KEY])
