"""A client of a socket that controls which bytes are sent when."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from served import Json, Server, at_a_bid
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri


class RawClient:
    def __init__(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.peer = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/socket"))
        self._reader = reader
        self._writer = writer
        self.messages: list[Json] = []

    async def handshake(self, address: str = "") -> None:
        """Connect, if an address is given as a proxy does for a client with this address."""
        request = self.peer.connect()
        if address:
            request.headers["X-Forwarded-For"] = address
        self.peer.send_request(request)
        self.send(*self.peer.data_to_send())
        while self.peer.state is State.CONNECTING:
            await self._receive()

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._writer.write(piece)

    async def drain(self) -> None:
        await self._writer.drain()
        await asyncio.sleep(0)

    async def _receive(self) -> None:
        data = await self._reader.read(65_536)
        assert data, "the server closed the connection"
        self.peer.receive_data(data)
        for event in self.peer.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.messages += [msgspec.json.decode(line) for line in bytes(event.data).split(b"\n")]

    async def receive(self, *kinds: str) -> Json:
        """Read messages up to the first one of these types, and return it."""
        while True:
            while self.messages:
                message = self.messages.pop(0)
                if message["type"] in kinds:
                    return message
            await self._receive()

    async def until_closed(self) -> int | None:
        """Wait until the server closes the connection, and return the code."""
        while self.peer.close_rcvd is None:
            await self._receive()
        return self.peer.close_rcvd.code


@asynccontextmanager
async def raw_client(server: Server) -> AsyncIterator[tuple[RawClient, bytes]]:
    """A connected client that has sent nothing yet, and its first message."""
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    async with raw_connection(server) as client:
        yield client, text({"type": "hello", "token": opened["links"][0]["token"]})


@asynccontextmanager
async def raw_connection(server: Server, address: str = "") -> AsyncIterator[RawClient]:
    """A connected client, with an address that a proxy reports."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    client = RawClient(server.port, reader, writer)
    await client.handshake(address)
    yield client
    writer.close()


def text(message: Json, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return frame(msgspec.json.encode(message), fin, opcode)


def frame(data: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def chat(number: int, size: int = 1) -> bytes:
    return text({"type": "chat", "id": str(number), "text": "x" * size})
