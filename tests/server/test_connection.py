"""Messages over a socket are received however they are split; protocol errors close the connection."""

import asyncio
import random

import msgspec
import pytest
import websockets
from raw_client import chat, frame, raw_client
from served import Server
from websockets.frames import Opcode


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
