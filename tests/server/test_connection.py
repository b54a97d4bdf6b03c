"""What comes over a socket is heard, however it was cut into pieces; what is not allowed there ends it."""

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


class Wire:
    """A client that decides itself which bytes go out when."""

    def __init__(self, port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.peer = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/socket"))
        self._reader = reader
        self._writer = writer
        self.frames: list[Frame] = []

    async def shake_hands(self) -> None:
        self.peer.send_request(self.peer.connect())
        self.send(*self.peer.data_to_send())
        while self.peer.state is State.CONNECTING:
            await self._receive()

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._writer.write(piece)

    async def _receive(self) -> None:
        data = await self._reader.read(65_536)
        assert data, "the server hung up"
        self.peer.receive_data(data)
        self.frames += [event for event in self.peer.events_received() if isinstance(event, Frame)]

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            while self.frames:
                frame = self.frames.pop(0)
                if frame.opcode is Opcode.TEXT:
                    message: Json = msgspec.json.decode(bytes(frame.data))
                    if message["type"] in kinds:
                        return message
            await self._receive()

    async def until_closed(self) -> int | None:
        """The code the server closes with."""
        while self.peer.close_rcvd is None:
            await self._receive()
        return self.peer.close_rcvd.code


@asynccontextmanager
async def wire(server: Server) -> AsyncIterator[tuple[Wire, bytes]]:
    """A client that has not said hello yet, and its hello."""
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    client = Wire(server.port, reader, writer)
    await client.shake_hands()
    yield client, text({"type": "hello", "token": opened["links"][0]["token"]})
    writer.close()


def text(message: Json, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return frame(msgspec.json.encode(message), fin, opcode)


def frame(data: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def say(number: int, size: int = 1) -> bytes:
    return text({"type": "say", "id": str(number), "text": "x" * size})


async def test_messages_are_heard_however_they_are_cut(server: Server) -> None:
    dice = random.Random(5)
    async with wire(server) as (client, hello):
        client.send(hello)
        await client.hear("update")
        stream = b"".join(say(number, dice.choice((1, 100, 400))) for number in range(200))
        while stream:
            size = dice.choice((1, 2, 3, 7, 50, 130, 1000))
            client.send(stream[:size])
            stream = stream[size:]
            if dice.random() < 0.3:
                await asyncio.sleep(0)
        assert [(await client.hear("accepted", "refused"))["id"] for _ in range(200)] == [str(n) for n in range(200)]


async def test_whole_messages_in_one_packet_are_all_heard(server: Server) -> None:
    async with wire(server) as (client, hello):
        client.send(hello + say(1) + say(2) + frame(b"still here?", opcode=Opcode.PING) + say(3))
        heard = [await client.hear("accepted") for _ in range(3)]
        assert [message["id"] for message in heard] == ["1", "2", "3"]


async def test_a_message_in_fragments_is_one_message(server: Server) -> None:
    async with wire(server) as (client, hello):
        client.send(hello, say(1))
        whole = msgspec.json.encode({"type": "say", "id": "2", "text": "in pieces"})
        await client.hear("accepted")
        client.send(frame(whole[:5], fin=False), frame(b"", opcode=Opcode.PING))
        client.send(frame(whole[5:9], fin=False, opcode=Opcode.CONT), frame(whole[9:], opcode=Opcode.CONT), say(3))
        assert [(await client.hear("accepted"))["id"] for _ in range(2)] == ["2", "3"]


async def test_bytes_that_are_no_text_are_malformed(server: Server) -> None:
    async with wire(server) as (client, hello):
        client.send(hello, frame(b'{"type":"look"}', opcode=Opcode.BINARY))
        assert (await client.hear("refused"))["code"] == "malformed"
        client.send(say(1))
        assert (await client.hear("accepted"))["id"] == "1"


async def test_text_that_is_not_unicode_harms_nobody(server: Server) -> None:
    async with wire(server) as (client, hello):
        client.send(hello)
        await client.hear("update")
        client.send(frame(b'{"type":"say","id":"\xff\xfe","text":"\xc3"}'))
        assert (await client.hear("refused"))["code"] == "malformed"


@pytest.mark.parametrize(
    ("offence", "code"),
    [
        (frame(b'{"type":"look"}', mask=False), 1002),
        (frame(b"x" * 20_000), 1009),
        (bytes((0xC1,)) + say(1)[1:], 1002),
        (frame(b"out of nowhere", opcode=Opcode.CONT), 1002),
        (frame(b"", opcode=Opcode.CLOSE), 1005),
    ],
    ids=["unmasked", "too long", "reserved bit", "stray continuation", "goodbye"],
)
async def test_what_the_protocol_forbids_ends_the_connection(server: Server, offence: bytes, code: int) -> None:
    async with wire(server) as (client, hello):
        client.send(hello, say(1))
        await client.hear("accepted")
        client.send(offence)
        assert await client.until_closed() == code
        (live,) = server.hall.awake()
        while live.watchers:
            await asyncio.sleep(0)


async def test_other_paths_and_bad_handshakes_get_no_socket(server: Server) -> None:
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"ws://127.0.0.1:{server.port}/api/elsewhere", proxy=None)
    answer = await server.http.get("/api/socket", headers={"upgrade": "websocket", "connection": "upgrade"})
    assert answer.status_code in (400, 426)
