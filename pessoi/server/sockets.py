"""One socket for one seat, or for a spectator: requests go to the table, its news and answers to the client."""

import asyncio
import contextlib
import logging
from typing import cast

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency

from pessoi.server import protocol as wire
from pessoi.server.connection import EXTENSION, Connection
from pessoi.server.limits import Buckets
from pessoi.server.settings import Limits
from pessoi.server.storage.database import StorageError
from pessoi.server.tables.registry import Hall
from pessoi.server.tables.subscriber import BROKEN, CLOSING, STUCK, Watcher, read

log = logging.getLogger("pessoi.server.sockets")

Socket = WebSocket[object, object, State]

NO_HELLO = 4401
TOO_MANY = 4429
NO_STORAGE = 4503
WHY = {STUCK: "stuck", CLOSING: "closing", BROKEN: "broken"}
LAST_WORD = 1.0
"""Seconds that a client which does not read has to hear why it is dropped."""


class Gate:
    """What all sockets share: the hall, the limits, and how many each address holds."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.buckets = Buckets(limits.socket_rate, limits.socket_burst)
        self.held: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more socket of an address, unless it holds too many."""
        if self.held.get(address, 0) >= self.limits.sockets:
            return False
        self.held[address] = self.held.get(address, 0) + 1
        return True

    def exit(self, address: str) -> None:
        """One socket less."""
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]


@websocket("/api/socket")
async def seat_socket(socket: Socket, gate: NamedDependency[Gate]) -> None:
    """Everything a seat says and hears."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not gate.enter(address):
        await socket.close(TOO_MANY, "too-many-sockets")
        return
    try:
        watcher = await _greet(socket, gate)
        if watcher is not None:
            await _attend(socket, gate, watcher)
    except StorageError as error:
        log.error("cannot reach the database", extra={"problem": str(error)})
        await socket.close(NO_STORAGE, "storage-failed")
    finally:
        gate.exit(address)


async def _greet(socket: Socket, gate: Gate) -> Watcher | None:
    """The first message says who it is."""
    try:
        text = await asyncio.wait_for(_text(socket), gate.limits.hello)
    except TimeoutError:
        text = ""
    if text is None:
        return None
    try:
        hello = read(text.encode())
    except (ValueError, RecursionError):
        hello = None
    if not isinstance(hello, wire.Hello):
        await socket.close(NO_HELLO, "no-hello")
        return None
    entitled = await gate.hall.entitled(hello.token)
    live = None if entitled is None else await gate.hall.table(entitled.table)
    if entitled is None or live is None:
        await socket.close(NO_HELLO, "unknown-token")
        return None
    seat = hello.seat if hello.seat is not None else next(iter(entitled.seats), None)
    if seat is not None and seat not in entitled.seats:
        await socket.close(NO_HELLO, "not-your-seat")
        return None
    bucket = gate.buckets.bucket(f"{live.table.id}/{entitled.seats}")
    return Watcher(live, seat, hello.since, _connection(socket).channel, bucket)


async def _attend(socket: Socket, gate: Gate, watcher: Watcher) -> None:
    """Let a watcher hear and be heard until one side has enough."""
    live = watcher.live
    _connection(socket).take_over(watcher.hear, live.flush, watcher.go)
    live.join(watcher)
    try:
        while not watcher.is_dropped(gate.limits.stuck):
            await asyncio.wait({watcher.end}, timeout=gate.limits.stuck / 2)
    finally:
        live.leave(watcher)
    code = watcher.end.result()
    if code == STUCK:
        gate.hall.metrics.count("sockets_dropped")
        log.info("dropped a client that does not read", extra={"table": live.table.id})
    if code in WHY:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(socket.close(code, WHY[code]), LAST_WORD)
        watcher.channel.abort_if_full()


def _connection(socket: Socket) -> Connection:
    return cast(Connection, (socket.scope["extensions"] or {})[EXTENSION])


async def _text(socket: Socket) -> str | None:
    """The next message; None when the client is gone. Binary ones are as good as malformed."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    return message.get("text") or ""
