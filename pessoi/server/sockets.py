"""The WebSocket endpoint: one socket for one seat or spectator, read by one task and written by another."""

import asyncio
from collections import Counter

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from uvicorn.protocols.utils import ClientDisconnected

from pessoi.protocol import messages
from pessoi.protocol.messages import BROKEN, CLOSE_REASONS, NO_HELLO, NO_STORAGE, TOO_MANY
from pessoi.server.guard import RequestGuard, client_address
from pessoi.server.storage.storage import StorageError
from pessoi.server.tables.registry import TableRegistry
from pessoi.server.tables.updates import Subscriber

log = structlog.get_logger("pessoi.server.sockets")

Socket = WebSocket[object, object, State]

decoder: msgspec.json.Decoder[messages.ClientMessage] = msgspec.json.Decoder(messages.ClientMessage)


@websocket("/api/socket")
async def seat_socket(
    socket: Socket, registry: NamedDependency[TableRegistry], guard: NamedDependency[RequestGuard]
) -> None:
    """Handle a socket from its first message until it is closed."""
    address = client_address(socket)
    await socket.accept()
    if guard.sockets[address] >= guard.limits.sockets:
        raise WebSocketException(code=TOO_MANY, detail="too-many-sockets")
    guard.sockets[address] += 1
    try:
        await _greet(socket, registry, guard, address)
    except WebSocketDisconnect:
        pass
    except StorageError as error:
        log.error("cannot reach the database", problem=str(error))
        raise WebSocketException(code=NO_STORAGE, detail=CLOSE_REASONS[NO_STORAGE]) from None
    finally:
        guard.sockets[address] -= 1
        guard.sockets += Counter()  # forgets addresses without sockets


async def _greet(socket: Socket, registry: TableRegistry, guard: RequestGuard, address: str) -> None:
    """Check the token of the first message and serve its seat until the client leaves; raises WebSocketException."""
    try:
        async with asyncio.timeout(guard.limits.hello):
            hello = await _receive(socket)
    except TimeoutError:
        hello = None
    if not isinstance(hello, messages.Hello):
        raise WebSocketException(code=NO_HELLO, detail="no-hello")
    grant = await registry.grant(hello.token)
    actor = None if grant is None else await registry.table(grant.table)
    if grant is None or actor is None:
        raise WebSocketException(code=NO_HELLO, detail="unknown-token")
    seat = hello.seat if hello.seat is not None else next(iter(grant.seats), None)
    if seat is not None and seat not in grant.seats:
        raise WebSocketException(code=NO_HELLO, detail="not-your-seat")
    await actor.reach(hello.since or 0)
    subscriber = Subscriber(actor.updates, seat, hello.since, address)
    actor.join(subscriber)
    sender = asyncio.create_task(_send(socket, subscriber, grant.table))
    try:
        while True:
            message = await _receive(socket)
            if not guard.allows(message, grant, address):
                subscriber.reply(messages.Refused(id=getattr(message, "id", ""), code="too-fast"))
            elif message is None:
                subscriber.reply(messages.Refused(id="", code="malformed"))
            elif isinstance(message, messages.Hello):
                subscriber.reply(messages.Refused(id="", code="already-so"))
            elif isinstance(message, messages.Resync):
                subscriber.resync()
            else:
                actor.receive(seat, message, subscriber.reply, address)
    finally:
        sender.cancel()
        actor.leave(subscriber)


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


async def _receive(socket: Socket) -> messages.ClientMessage | None:
    """The next message of the client; None if it is malformed, as any binary one is. Raises WebSocketDisconnect."""
    text = await socket.receive_text()
    try:
        return decoder.decode(text)
    except (ValueError, RecursionError):
        return None
