"""The WebSocket endpoint: one socket for one seat or spectator."""

import asyncio
import contextlib
import logging
from typing import cast

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency

from pessoi.server import protocol
from pessoi.server.connection import EXTENSION, Connection
from pessoi.server.limits import Buckets
from pessoi.server.settings import Limits
from pessoi.server.storage.database import StorageError
from pessoi.server.tables.registry import TableRegistry
from pessoi.server.tables.subscriber import BROKEN, CLOSING, STUCK, Subscriber, decode

log = logging.getLogger("pessoi.server.sockets")

Socket = WebSocket[object, object, State]

NO_HELLO = 4401
TOO_MANY = 4429
NO_STORAGE = 4503
CLOSE_REASONS = {STUCK: "stuck", CLOSING: "closing", BROKEN: "broken"}
CLOSE_TIMEOUT = 1.0
"""Seconds to wait for the closing handshake."""


class ConnectionLimiter:
    """Limits the sockets of each address and the rate of messages of each seat."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets = Buckets(limits.socket_rate, limits.socket_burst)
        self._open: dict[str, int] = {}

    def acquire(self, address: str) -> bool:
        """Count another socket of an address; False if it has too many."""
        if self._open.get(address, 0) >= self.limits.sockets:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def release(self, address: str) -> None:
        """Count a closed socket of an address."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


@websocket("/api/socket")
async def seat_socket(
    socket: Socket, registry: NamedDependency[TableRegistry], limiter: NamedDependency[ConnectionLimiter]
) -> None:
    """Handle a socket from its first message until it is closed."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not limiter.acquire(address):
        await socket.close(TOO_MANY, "too-many-sockets")
        return
    try:
        subscriber = await _subscribe(socket, registry, limiter)
        if subscriber is not None:
            await _serve(socket, subscriber, registry, limiter)
    except StorageError as error:
        log.error("cannot reach the database", extra={"problem": str(error)})
        await socket.close(NO_STORAGE, "storage-failed")
    finally:
        limiter.release(address)


async def _subscribe(socket: Socket, registry: TableRegistry, limiter: ConnectionLimiter) -> Subscriber | None:
    """Read the first message and return its subscriber; None if the socket was closed instead."""
    try:
        text = await asyncio.wait_for(_receive_text(socket), limiter.limits.hello)
    except TimeoutError:
        text = ""
    if text is None:
        return None
    try:
        hello = decode(text.encode())
    except (ValueError, RecursionError):
        hello = None
    if not isinstance(hello, protocol.Hello):
        await socket.close(NO_HELLO, "no-hello")
        return None
    grant = await registry.grant(hello.token)
    actor = None if grant is None else await registry.table(grant.table)
    if grant is None or actor is None:
        await socket.close(NO_HELLO, "unknown-token")
        return None
    seat = hello.seat if hello.seat is not None else next(iter(grant.seats), None)
    if seat is not None and seat not in grant.seats:
        await socket.close(NO_HELLO, "not-your-seat")
        return None
    bucket = limiter.buckets.bucket(f"{actor.table.id}/{grant.seats}")
    return Subscriber(actor, seat, hello.since, _connection(socket).channel, bucket)


async def _serve(socket: Socket, subscriber: Subscriber, registry: TableRegistry, limiter: ConnectionLimiter) -> None:
    """Connect a subscriber to its table until the client leaves or is dropped."""
    actor = subscriber.actor
    _connection(socket).take_over(subscriber.receive, actor.flush, subscriber.on_disconnect)
    actor.join(subscriber)
    try:
        while not subscriber.is_closed(limiter.limits.stuck):
            await asyncio.wait({subscriber.close_code}, timeout=limiter.limits.stuck / 2)
    finally:
        actor.leave(subscriber)
    code = subscriber.close_code.result()
    if code == STUCK:
        registry.metrics.count("sockets_dropped")
        log.info("dropped a client that does not read", extra={"table": actor.table.id})
    if code in CLOSE_REASONS:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(socket.close(code, CLOSE_REASONS[code]), CLOSE_TIMEOUT)
        subscriber.channel.abort_if_full()


def _connection(socket: Socket) -> Connection:
    return cast(Connection, (socket.scope["extensions"] or {})[EXTENSION])


async def _receive_text(socket: Socket) -> str | None:
    """The next message; None if the client disconnected. A binary one is returned as empty, hence malformed."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    return message.get("text") or ""
