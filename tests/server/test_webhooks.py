"""Webhooks: when they are called, where they never go, and answers that would hurt."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from served import PATIENCE, Json, Server, at_a_bid, running, settings
from structlog.testing import capture_logs

from pessoi.server.notifications.webhooks import (
    MAX_PENDING,
    MAX_PENDING_PER_HOST,
    ForbiddenAddress,
    WebhookSender,
    is_public,
    is_web_url,
)


async def test_a_webhook_is_called_when_it_becomes_the_seats_turn(tmp_path: Path) -> None:
    calls: asyncio.Queue[Json] = asyncio.Queue()

    async def target(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        await calls.put({"head": head, **json.loads(await reader.readexactly(length))})
        writer.write(b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(target, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with running(settings(tmp_path / "tables.db", private_webhooks=True)) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        clients = [await server.join(link["token"]) for link in opened["links"][:-1]]
        for client in clients:
            await client.ask("set-webhook", url=f"http://localhost:{port}/turn")
        for client in clients:
            await client.play("bid 3")
        call = await asyncio.wait_for(calls.get(), PATIENCE)
        (asked,) = [client for client in clients if client.table["seat"] == call["seat"]]
        await asked.until(call["n"])
        assert asked.decision is not None
        assert f"host: localhost:{port}" in call["head"]
        assert call["table"] == opened["table"]
        received = "".join(text for client in clients for text in client.received)
        assert "localhost" not in received
    listening.close()
    await listening.wait_closed()


@pytest.mark.parametrize(
    "url",
    [
        *("http://127.0.0.1:9/", "http://localhost/", "http://[::1]/", "http://10.1.2.3/", "http://192.168.1.1/"),
        *("http://169.254.169.254/latest", "http://0/", "http://2130706433/", "http://[::ffff:127.0.0.1]/"),
        *("http://100.64.0.1/", "http://[fe80::1]/", "http://[fd00::1]/", "http://224.0.0.1/"),
        *("http://[::127.0.0.1]/", "http://[fec0::1]/", "http://[2002:7f00:1::]/", "http://[64:ff9b::7f00:1]/"),
        *("http://[64:ff9b:1::7f00:1]/", "http://[2001:0:7f00:1::]/", "http://[::]/", "http://[ff02::1]/"),
        *("http://[::ffff:0:7f00:1]/", "http://[4000::1]/", "http://[2001:db8::1]/"),
    ],
)
async def test_webhooks_never_go_to_private_addresses(url: str) -> None:
    with pytest.raises(ForbiddenAddress):
        await WebhookSender().post(url, {})


async def test_failed_webhooks_are_logged_without_their_secrets() -> None:
    sender = WebhookSender()
    with capture_logs() as logged:
        for _ in range(MAX_PENDING_PER_HOST + 5):
            sender.send("http://user:secret@127.0.0.1:9/secret", {})
        assert len(sender._pending) == MAX_PENDING_PER_HOST
        await asyncio.gather(*sender._pending)
    assert "webhook failed" in str(logged)
    assert "secret" not in str(logged)
    sender.send("http://127.0.0.1:9/", {})
    await sender.close()


async def test_a_webhook_must_be_a_web_url(server: Server) -> None:
    assert not is_public("nonsense")
    assert is_public("93.184.215.14")
    assert not is_web_url("http://[::1")
    opened = await server.open("zeus", "person", "person", "person")
    me = await server.join(opened["links"][0]["token"])
    for url in ("ftp://x.example/", "x", "http://", "file:///etc/passwd", "http://x.example:0/", "http://x\n.example"):
        assert (await me.ask("set-webhook", url=url))["code"] == "bad-address"
    assert (await me.ask("set-webhook", url=""))["type"] == "accepted"


async def test_calls_are_limited_in_all_and_to_one_host() -> None:
    sender = WebhookSender()
    for number in range(MAX_PENDING + 5):
        sender.send(f"http://127.0.0.{number + 1}:9/", {})
    assert len(sender._pending) == MAX_PENDING
    await asyncio.gather(*sender._pending)
    for _ in range(MAX_PENDING_PER_HOST):
        sender.send("http://127.0.0.1:9/", {})
    assert len(sender._pending) == MAX_PENDING_PER_HOST
    await sender.close()


@asynccontextmanager
async def answering(answer: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> AsyncIterator[str]:
    """A web server that reads a request and answers as it likes, until the client is gone."""
    gone = asyncio.Event()

    async def target(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            await answer(writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()
            gone.set()

    listening = await asyncio.start_server(target, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/"
    await asyncio.wait_for(gone.wait(), PATIENCE)
    listening.close()
    await listening.wait_closed()


@pytest.mark.parametrize("header", [b"", b"content-encoding: gzip\r\n"])
async def test_the_body_of_an_answer_is_not_read(header: bytes) -> None:
    sent = 0

    async def endless(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        writer.write(b"HTTP/1.1 200 OK\r\n" + header + b"\r\n")
        while True:
            writer.write(bytes(65_536))
            sent += 65_536
            await writer.drain()

    async with answering(endless) as url:
        assert await WebhookSender(private=True).post(url, {}) == 200
    assert sent < 16_000_000  # what fits into the buffers of two sockets


async def test_a_first_line_without_end_is_refused() -> None:
    async def endless(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"HTTP/1.1 200 OK" * 5000)
            await writer.drain()

    async with answering(endless) as url:
        with pytest.raises(ValueError, match="limit"):
            await WebhookSender(private=True).post(url, {})


@pytest.mark.parametrize("line", [b"", b"nonsense\r\n", b"HTTP/1.1 fine\r\n"])
async def test_an_answer_that_is_no_http_is_a_failure(line: bytes) -> None:
    async def nonsense(writer: asyncio.StreamWriter) -> None:
        writer.write(line)
        writer.write_eof()

    async with answering(nonsense) as url:
        with pytest.raises(ValueError, match=r"unpack|int"):
            await WebhookSender(private=True).post(url, {})


async def test_the_path_of_a_webhook_cannot_add_to_the_request() -> None:
    heads: list[bytes] = []

    async def target(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    listening = await asyncio.start_server(target, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    url = f"http://user:secret@localhost:{port}/ö x HTTP/1.0?a=b c&d=%20"
    assert await WebhookSender(private=True).post(url, {}) == 204
    first, host, *_ = heads[0].split(b"\r\n")
    assert first == b"POST /%C3%B6%20x%20HTTP/1.0?a=b%20c&d=%20 HTTP/1.1"
    assert host == f"Host: localhost:{port}".encode()
    assert b"secret" not in heads[0]
    listening.close()
    await listening.wait_closed()


async def test_a_call_has_a_total_time() -> None:
    async def drop_by_drop(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.01)

    async with answering(drop_by_drop) as url:
        with pytest.raises(TimeoutError):
            await WebhookSender(private=True, timeout=0.3).post(url, {})
