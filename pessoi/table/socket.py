"""One socket for one seat, or for a spectator: a reader that hands requests to the table, a writer that sends news."""

import asyncio
import contextlib
import logging
import time

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency

from pessoi.table import wire
from pessoi.table.database import StorageError
from pessoi.table.hall import Hall
from pessoi.table.limits import Buckets
from pessoi.table.live import LiveTable, Watcher
from pessoi.table.settings import Limits

log = logging.getLogger("pessoi.table.socket")

Socket = WebSocket[object, object, State]

NO_HELLO = 4401
TOO_MANY = 4429
STUCK = 4408
NO_STORAGE = 4503
CLOSING = 1012
LAST_WORD = 1.0
"""Seconds that a client which does not read has to hear why it is dropped."""

_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


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
        greeted = await _greet(socket, gate)
        if greeted is not None:
            await _serve(socket, gate, *greeted)
    except StorageError as error:
        log.error("cannot reach the database", extra={"problem": str(error)})
        await socket.close(NO_STORAGE, "storage-failed")
    finally:
        gate.exit(address)


async def _greet(socket: Socket, gate: Gate) -> tuple[LiveTable, Watcher, str] | None:
    """The first message says who it is."""
    try:
        text = await asyncio.wait_for(_text(socket), gate.limits.hello)
    except TimeoutError:
        text = ""
    if text is None:
        return None
    try:
        hello = _decoder.decode(text)
    except msgspec.DecodeError:
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
    return live, Watcher(seat, hello.since), f"{live.table.id}/{entitled.seats}"


async def _serve(socket: Socket, gate: Gate, live: LiveTable, watcher: Watcher, who: str) -> None:
    live.join(watcher)
    watcher.wake.set()
    writer = asyncio.create_task(_write(socket, live, watcher))
    reader = asyncio.create_task(_read(socket, gate, live, watcher, who))
    try:
        done: set[asyncio.Task[None]] = set()
        while not done and not watcher.is_stuck(gate.limits.stuck):
            done, _ = await asyncio.wait(
                {reader, writer}, timeout=gate.limits.stuck / 2, return_when=asyncio.FIRST_COMPLETED
            )
    finally:
        live.leave(watcher)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
    if watcher.overflown:
        gate.hall.metrics.count("sockets_dropped")
        log.info("dropped a client that does not read", extra={"table": live.table.id})
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(socket.close(STUCK, "stuck"), LAST_WORD)
    elif watcher.leaving:
        await socket.close(CLOSING, "closing")


async def _text(socket: Socket) -> str | None:
    """The next message; None when the client is gone. Binary ones are as good as malformed."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    return message.get("text") or ""


async def _read(socket: Socket, gate: Gate, live: LiveTable, watcher: Watcher, who: str) -> None:
    while (text := await _text(socket)) is not None:
        if not gate.buckets.take(who):
            watcher.reply(wire.Refused(id="", code="too-fast"))
            continue
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            watcher.reply(wire.Refused(id="", code="malformed"))
            continue
        if isinstance(message, wire.Hello):
            watcher.reply(wire.Refused(id="", code="already-so"))
        elif isinstance(message, wire.Look):
            watcher.sent, watcher.fresh = None, True
            watcher.wake.set()
        else:
            watcher.reply(await live.ask(watcher.seat, message))


async def _write(socket: Socket, live: LiveTable, watcher: Watcher) -> None:
    """Send replies and news as fast as the client takes them."""
    while not watcher.overflown and not watcher.leaving:
        await watcher.wake.wait()
        watcher.wake.clear()
        while not watcher.overflown and (message := _next(live, watcher)) is not None:
            watcher.sending = time.monotonic()
            await socket.send_text(message.decode())
            watcher.sending = None


def _next(live: LiveTable, watcher: Watcher) -> bytes | None:
    """News before replies: whoever is told that a move counts already sees it."""
    news = live.news(watcher)
    if news is not None:
        return news
    return watcher.replies.popleft() if watcher.replies else None
