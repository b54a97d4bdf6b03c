"""Limits of connections that hold whatever they send: their number, their patience and their speed.

uvicorn makes a protocol for every connection with its setting `http`, and one for every WebSocket with `ws`. Both are
the `Connection` here. It contains uvicorn's own protocol, passes everything on to it, and can drop the connection. The
application finds it in the ASGI scope, see `connection_of`.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any, cast

import structlog
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from pessoi.server.limits import Buckets, address_group, is_within
from pessoi.server.metrics import Metrics
from pessoi.server.settings import Settings

log = structlog.get_logger("pessoi.server.edge")

KEY = "pessoi.connection"
"""The key of the connection in the state of an ASGI scope."""


class Edge:
    """Counts the open connections and the bytes of sockets."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limits = settings.limits
        self._proxies = settings.proxies
        self._metrics = metrics
        self._open: Counter[str] = Counter()
        self._socket_bytes = Buckets(self.limits.socket_bytes / 10, self.limits.socket_bytes)
        self._address_bytes = Buckets(self.limits.socket_bytes, self.limits.socket_bytes * 10)
        self._log_lines = Buckets(0.1, 10)
        metrics.gauge("connections", "Open connections.", self._open.total)
        self.protocols: dict[str, Any] = {"http": partial(Connection, self), "ws": _upgraded}
        """The settings of uvicorn that let every connection pass through here."""

    def enter(self, address: str) -> bool:
        """Count a new connection; False if there are too many."""
        group = address_group(address)
        if self._open.total() >= self.limits.all_connections:
            self.dropped("descriptors run short: raise LimitNOFILE", group)
        elif self._open[group] >= self.limits.connections and not is_within(address, self._proxies):
            self.dropped("too many connections", group)
        else:
            self._open[group] += 1
            return True
        return False

    def leave(self, address: str) -> None:
        """Count a closed connection."""
        group = address_group(address)
        self._open[group] -= 1
        if not self._open[group]:
            del self._open[group]

    def allows_bytes(self, connection: "Connection", size: int) -> bool:
        """Whether a socket may send this much now: it alone, and all sockets of its client's address."""
        of_socket = self._socket_bytes.take(connection.peer, size)
        return of_socket and self._address_bytes.take(connection.client, size)

    def dropped(self, reason: str, group: str) -> None:
        """Count and log a connection that was dropped; a flood of them is not logged line by line."""
        self._metrics.count("connections_dropped")
        if self._log_lines.take(reason):
            log.warning("connection dropped", reason=reason, address=group)


class Connection:
    """A connection, first for HTTP and perhaps later a WebSocket; passes everything on to a protocol of uvicorn.

    The header of every request must arrive in time, and the client must read. A WebSocket is limited by the bytes it
    sends; this bounds its frames, fragments and pings, whatever they contain.
    """

    def __init__(
        self,
        edge: Edge,
        config: Config,
        server_state: ServerState,
        app_state: Mapping[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._edge = edge
        self._inner: asyncio.Protocol = H11Protocol(config, server_state, {**app_state, KEY: self}, _loop)
        self._transport: asyncio.Transport | None = None
        self._admitted = self._is_socket = self._is_open = False
        """Whether the connection is counted, is or becomes a WebSocket, and is one whose client is known."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.peer: tuple[Any, ...] = ()
        self.client = ""
        """The address group of the client, which is not that of the peer if the peer is a proxy."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def upgrade(self, inner: asyncio.Protocol) -> None:
        """Continue as a WebSocket."""
        self._inner, self._is_socket = inner, True
        self._stop("incomplete request")

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Pass the connection on, or drop it if there are too many."""
        if self._transport is None:
            self._transport = transport
            self.peer = tuple(transport.get_extra_info("peername") or ("",))
            self.client = address_group(str(self.peer[0]))
            self._admitted = self._edge.enter(str(self.peer[0]))
            if not self._admitted:
                transport.abort()
                return
            self.expect_request()
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass data on. The handshake of a WebSocket is limited as a request."""
        if self._is_open and not self._edge.allows_bytes(self, len(data)):
            self._drop("too many bytes")
        elif self._admitted:
            self._inner.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        for reason in list(self._timers):
            self._stop(reason)
        if self._admitted:
            self._edge.leave(str(self.peer[0]))
            self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        """Called when the client does not read what was sent."""
        self._inner.pause_writing()
        self._start("does not read", self._edge.limits.stuck)

    def resume_writing(self) -> None:
        """Called when the client reads again."""
        self._inner.resume_writing()
        self._stop("does not read")

    def expect_request(self) -> None:
        """Called by the application when a request is answered: the next one must arrive in time."""
        self._start("incomplete request", self._edge.limits.request)

    def request_arrived(self, client: str) -> None:
        """Called by the application when it receives a request of a client."""
        self.client, self._is_open = client, self._is_socket
        self._stop("incomplete request")

    def _start(self, reason: str, seconds: float) -> None:
        """Drop the connection for this reason after a while, unless it is stopped before."""
        self._stop(reason)
        self._timers[reason] = asyncio.get_running_loop().call_later(seconds, self._drop, reason)

    def _stop(self, reason: str) -> None:
        if timer := self._timers.pop(reason, None):
            timer.cancel()

    def _drop(self, reason: str) -> None:
        """Close the connection at once; what was not sent yet is lost."""
        assert self._transport is not None
        self._edge.dropped(reason, self.client)
        self._transport.abort()


def _upgraded(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> Connection:
    """The connection that becomes a WebSocket."""
    connection = cast(Connection, app_state[KEY])
    connection.upgrade(WebSocketsSansIOProtocol(config, server_state, app_state))
    return connection


def connection_of(scope: Mapping[str, Any]) -> Connection:
    """The connection of an ASGI scope."""
    return cast(Connection, scope["state"][KEY])
