"""Messages over a socket are received however they are split; protocol errors close the connection."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
import websockets
from served import Json, Server, at_a_bid
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri


class RawClient:
    """A client that controls which bytes are sent when."""

    def __init__(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.peer = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/socket"))
        self._reader = reader
        self._writer = writer
        self.frames: list[Frame] = []

    async def handshake(self) -> None:
        self.peer.send_request(self.peer.connect())
        self.send(*self.peer.data_to_send())
        while self.peer.state is State.CONNECTING:
            await self._receive()

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._writer.write(piece)

    async def _receive(self) -> None:
        data = await self._reader.read(65_536)
        assert data, "the server closed the connection"
        self.peer.receive_data(data)
        self.frames += [event for event in self.peer.events_received() if isinstance(event, Frame)]

    async def receive(self, *kinds: str) -> Json:
        """Read messages up to the first one of these types, and return it."""
        while True:
            while self.frames:
                frame = self.frames.pop(0)
                if frame.opcode is Opcode.TEXT:
                    message: Json = msgspec.json.decode(bytes(frame.data))
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
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    client = RawClient(server.port, reader, writer)
    await client.handshake()
    yield client, text({"type": "hello", "token": opened["links"][0]["token"]})
    writer.close()


def text(message: Json, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return frame(msgspec.json.encode(message), fin, opcode)


def frame(data: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def chat(number: int, size: int = 1) -> bytes:
    return text({"type": "chat", "id": str(number), "text": "x" * size})


async def test_messages_are_received_however_they_are_split(server: Server) -> None:
    dice = random.Random(5)
    async with raw_client(server) as (client, hello):
        client.send(hello)
        await client.receive("update")
        stream = b"".join(chat(number, dice.choice((1, 100, 400))) for number in range(200))
        while stream:
            size = dice.choice((1, 2, 3, 7, 50, 130, 1000))
            client.send(stream[:size])
            stream = stream[size:]
            if dice.random() < 0.3:
                await asyncio.sleep(0)
        assert [(await client.receive("accepted", "refused"))["id"] for _ in range(200)] == [str(n) for n in range(200)]


async def test_several_messages_in_one_packet_are_all_received(server: Server) -> None:
    async with raw_client(server) as (client, hello):
        client.send(hello + chat(1) + chat(2) + frame(b"still here?", opcode=Opcode.PING) + chat(3))
        received = [await client.receive("accepted") for _ in range(3)]
        assert [message["id"] for message in received] == ["1", "2", "3"]


async def test_a_fragmented_message_is_one_message(server: Server) -> None:
    async with raw_client(server) as (client, hello):
        client.send(hello, chat(1))
        whole = msgspec.json.encode({"type": "chat", "id": "2", "text": "in pieces"})
        await client.receive("accepted")
        client.send(frame(whole[:5], fin=False), frame(b"", opcode=Opcode.PING))
        client.send(frame(whole[5:9], fin=False, opcode=Opcode.CONT), frame(whole[9:], opcode=Opcode.CONT), chat(3))
        assert [(await client.receive("accepted"))["id"] for _ in range(2)] == ["2", "3"]


async def test_a_binary_message_is_malformed(server: Server) -> None:
    async with raw_client(server) as (client, hello):
        client.send(hello, frame(b'{"type":"resync"}', opcode=Opcode.BINARY))
        assert (await client.receive("refused"))["code"] == "malformed"
        client.send(chat(1))
        assert (await client.receive("accepted"))["id"] == "1"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b'{"type":"resync"}', mask=False), 1002),
        (frame(b"x" * 20_000), 1009),
        (bytes((0xC1,)) + chat(1)[1:], 1002),
        (frame(b"no first fragment", opcode=Opcode.CONT), 1002),
        (frame(b"", opcode=Opcode.CLOSE), 1005),
        (frame(b'{"type":"chat","id":"\xff\xfe","text":"\xc3"}'), 1007),
    ],
    ids=["unmasked", "too long", "reserved bit", "stray continuation", "goodbye", "not UTF-8"],
)
async def test_protocol_errors_close_the_connection(server: Server, data: bytes, code: int) -> None:
    async with raw_client(server) as (client, hello):
        client.send(hello, chat(1))
        await client.receive("accepted")
        client.send(data)
        assert await client.until_closed() == code
        (actor,) = server.registry.loaded()
        while actor.subscribers:
            await asyncio.sleep(0)


async def test_other_paths_and_invalid_handshakes_are_refused(server: Server) -> None:
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"ws://127.0.0.1:{server.port}/api/elsewhere", proxy=None)
    answer = await server.http.get("/api/socket", headers={"upgrade": "websocket", "connection": "upgrade"})
    assert answer.status_code in (400, 426)
