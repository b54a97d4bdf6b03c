"""The WebSocket endpoint: one socket for one seat or spectator, read by one task and written by another."""

import asyncio
from collections import Counter

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from uvicorn.protocols.utils import ClientDisconnected

from pessoi.server import protocol
from pessoi.server.limits import Buckets, address_group
from pessoi.server.settings import Limits
from pessoi.server.storage.database import StorageError
from pessoi.server.tables.actor import TableActor
from pessoi.server.tables.registry import TableRegistry
from pessoi.server.tables.updates import BROKEN, CLOSING, NO_STORAGE, STUCK, Subscriber

log = structlog.get_logger("pessoi.server.sockets")

Socket = WebSocket[object, object, State]

NO_HELLO = 4401
TOO_MANY = 4429
CLOSE_REASONS = {STUCK: "stuck", CLOSING: "closing", BROKEN: "broken", NO_STORAGE: "storage-failed"}

decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)


class RequestLimiter:
    """Limits the sockets of each address and the requests of each seat, over sockets and HTTP together."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        """The open sockets of each address."""
        self._requests = Buckets(limits.socket_rate, limits.socket_burst)
        self._others = Buckets(limits.others_per_hour / 3600, limits.others_per_hour)

    def allows(self, message: protocol.ClientMessage | None, table: str, seats: list[int], address: str) -> bool:
        """Whether the holder of a link may send this message now. Spectators share a link but not a limit."""
        key = (table, *seats) if seats else (table, address)
        if isinstance(message, protocol.RARE) and not self._others.take(key):
            return False
        return self._requests.take(key)


@websocket("/api/socket")
async def seat_socket(
    socket: Socket, registry: NamedDependency[TableRegistry], limiter: NamedDependency[RequestLimiter]
) -> None:
    """Handle a socket from its first message until it is closed."""
    address = address_group(socket.client.host if socket.client else "")
    await socket.accept()
    if limiter.sockets[address] >= limiter.limits.sockets:
        await socket.close(TOO_MANY, "too-many-sockets")
        return
    limiter.sockets[address] += 1
    try:
        await _greet(socket, registry, limiter, address)
    except StorageError as error:
        log.error("cannot reach the database", problem=str(error))
        await socket.close(NO_STORAGE, CLOSE_REASONS[NO_STORAGE])
    finally:
        limiter.sockets[address] -= 1
        limiter.sockets += Counter()  # forgets addresses without sockets


async def _greet(socket: Socket, registry: TableRegistry, limiter: RequestLimiter, address: str) -> None:
    """Read the first message, check its token, and serve its seat."""
    try:
        text = await asyncio.wait_for(_receive_text(socket), limiter.limits.hello)
    except TimeoutError:
        text = ""
    if text is None:
        return
    hello = _decoded(text)
    if not isinstance(hello, protocol.Hello):
        await socket.close(NO_HELLO, "no-hello")
        return
    grant = await registry.grant(hello.token)
    actor = None if grant is None else await registry.table(grant.table)
    if grant is None or actor is None:
        await socket.close(NO_HELLO, "unknown-token")
        return
    seat = hello.seat if hello.seat is not None else next(iter(grant.seats), None)
    if seat is not None and seat not in grant.seats:
        await socket.close(NO_HELLO, "not-your-seat")
        return
    await actor.reach(hello.since or 0)
    subscriber = Subscriber(actor.updates, seat, hello.since, address)
    actor.join(subscriber)
    sender = asyncio.create_task(_send(socket, subscriber, grant.table))
    try:
        while (text := await _receive_text(socket)) is not None:
            message = _decoded(text)
            if not limiter.allows(message, grant.table, grant.seats, address):
                subscriber.reply(protocol.Refused(id=getattr(message, "id", ""), code="too-fast"))
            else:
                _pass_on(message, subscriber, actor)
    finally:
        sender.cancel()
        actor.leave(subscriber)


def _pass_on(message: protocol.ClientMessage | None, subscriber: Subscriber, actor: TableActor) -> None:
    """Pass a message on to the table."""
    if message is None:
        subscriber.reply(protocol.Refused(id="", code="malformed"))
    elif isinstance(message, protocol.Hello):
        subscriber.reply(protocol.Refused(id="", code="already-so"))
    elif isinstance(message, protocol.Resync):
        subscriber.resync()
    else:
        actor.receive(subscriber.seat, message, subscriber.reply, subscriber.address)


async def _send(socket: Socket, subscriber: Subscriber, table: str) -> None:
    """Send whatever is new, all of it in one message, until the socket is to be closed."""
    try:
        while not subscriber.close_code:
            await subscriber.news.wait()
            subscriber.news.clear()
            if pending := subscriber.take_pending():
                await socket.send({"type": "websocket.send", "text": "\n".join(pending), "bytes": None})
    except ClientDisconnected:
        return
    except Exception:
        log.exception("cannot send to client", table=table)
        subscriber.close(BROKEN)
    await socket.close(subscriber.close_code, CLOSE_REASONS[subscriber.close_code])


def _decoded(text: str) -> protocol.ClientMessage | None:
    """A message of a client; None if it is malformed."""
    try:
        return decoder.decode(text)
    except (ValueError, RecursionError):
        return None


async def _receive_text(socket: Socket) -> str | None:
    """The next message; None if the client disconnected. A binary one is returned as empty, hence malformed."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    return message.get("text") or ""
