"""Limits at the edge: connections that send too much, too slowly, too fast or come in too great a number."""

import asyncio
import resource
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from raw_client import RawClient, chat, frame, raw_client, raw_connection
from served import GENEROUS, PATIENCE, Server, at_a_bid, running, settings
from structlog.testing import capture_logs
from websockets.frames import Opcode

from pessoi.commands.serve import networks
from pessoi.server import serve
from pessoi.server.edge import Edge
from pessoi.server.limits import address_group, is_within
from pessoi.server.metrics import Metrics
from pessoi.server.storage.storage import StorageError

HEAD = b"POST /api/mine HTTP/1.1\r\nHost: here\r\n"


@asynccontextmanager
async def limited(folder: Path, **limits: Any) -> AsyncIterator[Server]:
    async with running(settings(folder / "tables.db", limits=replace(GENEROUS, **limits))) as server:
        yield server


async def answer_to(server: Server, *pieces: bytes, repeat: bytes = b"") -> bytes:
    """What the server answers until it closes the connection; `repeat` is sent without end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)

    async def send() -> None:
        try:
            for piece in pieces:
                writer.write(piece)
            while repeat:
                writer.write(repeat)
                await writer.drain()
        except OSError:
            pass

    sending = asyncio.create_task(send())
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except OSError:
        return b""
    finally:
        sending.cancel()
        writer.close()


async def eventually(request: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """The answer to a request, which is repeated while connections are dropped."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.TransportError):
                return await request()


@pytest.mark.parametrize("head", [b"GET /?", HEAD, HEAD + b"x: "], ids=["address", "headers", "one header"])
async def test_a_header_without_end_is_refused(server: Server, head: bytes) -> None:
    repeat = b"x-more: y\r\n" * 1000 if head == HEAD else b"x" * 10_000
    assert b" 400 " in (await answer_to(server, head, repeat=repeat) or b" 400 ")
    assert (await server.http.get("/health")).status_code == 200


@pytest.mark.parametrize("sent", [b"", HEAD, HEAD + b"content-length: 50\r\n\r\n{"], ids=["nothing", "header", "body"])
async def test_an_incomplete_request_is_dropped(tmp_path: Path, sent: bytes) -> None:
    async with limited(tmp_path, request=0.05) as server:
        with capture_logs() as logged:
            answer = await answer_to(server, sent)
        assert b" 408 " in answer if sent.endswith(b"{") else answer == b""
        assert "incomplete request" in str(logged)


async def test_the_second_request_of_a_connection_must_be_complete_too(tmp_path: Path) -> None:
    async with limited(tmp_path, request=0.05) as server:
        answer = await answer_to(server, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n", HEAD)
        assert b"alive" in answer


async def test_sockets_and_answered_requests_outlive_the_time_for_requests(tmp_path: Path) -> None:
    async with limited(tmp_path, request=0.01) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        me = await server.join(opened["links"][0]["token"])
        dropped = asyncio.create_task(answer_to(server))
        assert await dropped == b""
        assert (await me.play("bid 3"))["type"] == "accepted"


async def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    async with limited(tmp_path, connections=3) as server:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        with pytest.raises(httpx.TransportError):
            await server.http.get("/health")
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        assert (await eventually(lambda: server.http.get("/health"))).status_code == 200
    async with limited(tmp_path, all_connections=0) as server:
        with capture_logs() as logged, pytest.raises(httpx.TransportError):
            await server.http.get("/health")
        assert "raise LimitNOFILE" in str(logged)
    alone = replace(GENEROUS, connections=0)
    proxied = settings(tmp_path / "b.db", proxies=networks("127.0.0.1"), limits=alone)
    async with running(proxied) as server:
        assert (await server.http.get("/health")).status_code == 200


async def test_only_a_named_proxy_tells_the_address_of_a_client(tmp_path: Path) -> None:
    limits = replace(GENEROUS, http_rate=0.001, http_burst=1)
    for proxies, statuses in (("127.0.0.1", [200, 200, 429]), ("10.0.0.0/8", [200, 429, 429])):
        chosen = settings(tmp_path / f"{proxies[:3]}.db", limits=limits, proxies=networks(proxies))
        async with running(chosen) as server:
            found = [
                (await server.http.get("/api/games", headers={"x-forwarded-for": client})).status_code
                for client in ("192.0.2.1", "2001:db8::1", "2001:db8::2")
            ]
            assert found == statuses


def test_addresses_share_limits_by_their_network() -> None:
    assert address_group("192.0.2.1") == "192.0.2.1" == address_group("::ffff:192.0.2.1")
    assert address_group("2001:db8:1:2::1") == address_group("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert address_group("2001:db8:1:3::1") != address_group("2001:db8:1:2::1")
    assert address_group("fe80::1%eth0") == "fe80::/64"
    assert address_group("unix") == "unix"
    assert is_within("10.1.2.3", networks("127.0.0.1, 10.0.0.0/8"))
    assert not is_within("unix", networks("127.0.0.1"))
    with pytest.raises(ValueError, match="nonsense"):
        networks("nonsense")


FLOODS: dict[str, Callable[[], bytes]] = {
    "messages": lambda: chat(1),
    "pings": lambda: frame(b"x" * 100, opcode=Opcode.PING),
    "fragments": lambda: frame(b"", fin=False, opcode=Opcode.CONT),
    "malformed": lambda: frame(b"{"),
}


async def flood(client: RawClient, data: bytes) -> None:
    while True:
        client.send(data)
        await client.drain()


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_frames_is_dropped(tmp_path: Path, kind: str) -> None:
    async with limited(tmp_path, socket_bytes=20_000) as server, raw_client(server) as (client, hello):
        client.send(hello)
        await client.receive("update")
        if kind == "fragments":
            client.send(frame(b"{", fin=False))
        with capture_logs() as logged, pytest.raises(OSError, match=r"reset|lost|pipe"):
            await flood(client, FLOODS[kind]() * 100)
        assert "too many bytes" in str(logged)
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        me = await server.join(opened["links"][0]["token"])
        assert (await me.play("bid 3"))["type"] == "accepted"


@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
async def test_the_frames_of_one_address_are_limited_over_all_its_sockets(tmp_path: Path, proxies: str) -> None:
    """Each client sends less than one socket may. Behind a proxy, addresses are those that it reports."""
    limits = replace(GENEROUS, socket_bytes=10_000)
    chosen = settings(tmp_path / "tables.db", limits=limits, proxies=networks(proxies))
    async with running(chosen) as server, AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        addresses = ["2001:db8:1::1", *(f"2001:db8::{number}" for number in range(30))]
        other, *flood = [await stack.enter_async_context(raw_connection(server, address)) for address in addresses]
        with capture_logs() as logged:
            for client in flood:
                client.send(frame(b"", opcode=Opcode.PING) * 1500)
            while "too many bytes" not in str(logged):
                await asyncio.sleep(0)
        if proxies:
            other.send(frame(b"hello"))
            assert await other.until_closed() == 4401
        assert (await server.http.get("/health")).status_code == 200


def test_connections_are_counted_by_network_in_ipv6(tmp_path: Path) -> None:
    edge = Edge(settings(tmp_path, limits=replace(GENEROUS, connections=2)), Metrics())
    mine, other = [f"2001:db8:1:2::{number}" for number in range(3)], "2001:db8:1:3::1"
    assert [edge.enter(address) for address in (*mine, other)] == [True, True, False, True]
    edge.leave(mine[0])
    assert edge.enter(mine[2])


async def test_a_client_that_does_not_read_an_answer_is_dropped(tmp_path: Path) -> None:
    async with limited(tmp_path, stuck=0.05) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        with capture_logs() as logged:
            while "does not read" not in str(logged):
                writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 20)
                await asyncio.sleep(0.01)
        writer.transport.abort()


async def test_a_client_that_never_reads_is_dropped(tmp_path: Path) -> None:
    async with limited(tmp_path, stuck=0.05) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        anna = await server.join(opened["links"][0]["token"])
        slow = await server.join(opened["links"][1]["token"])
        for _ in range(100):
            await anna.ask("chat", text="x" * 490)
        slow.socket.transport.pause_reading()
        (actor,) = server.registry.loaded()
        with capture_logs() as logged:
            while len(actor.subscribers) == 2:
                await slow.send({"type": "resync"})
                await asyncio.sleep(0)
        slow.socket.transport.resume_reading()
        with pytest.raises(websockets.ConnectionClosed):
            await slow.receive("nothing")
        assert "does not read" in str(logged)
        assert (await anna.play("bid 3"))["type"] == "accepted"


def test_few_descriptors_are_logged_and_limit_the_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[tuple[int, int]] = []
    for hard, connections, warns in ((1024, 924, True), (100, 50, True), (10**6, 65_436, False)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, hard=hard: (256, hard))
        monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
        with capture_logs() as logged:
            assert serve._most_connections() == connections
        assert ("LimitNOFILE" in str(logged)) == warns
    assert raised == [(1024, 1024), (100, 100), (65_536, 10**6)]


async def test_with_few_descriptors_the_server_says_so_and_lives(tmp_path: Path) -> None:
    serve_command = f"{sys.executable} -P -m pessoi serve --lang en --port 0 --data {tmp_path}"
    process = await asyncio.create_subprocess_shell(f"ulimit -n 160; exec {serve_command}", stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    port = int(line.decode().rstrip("/\n").rpartition(":")[2])
    assert b"few descriptors: raise the limit (LimitNOFILE" in await process.stderr.readline()
    flood = [await asyncio.open_connection("127.0.0.1", port) for _ in range(170)]
    assert b"descriptors run short: raise LimitNOFILE" in await process.stderr.readline()
    for _, writer in flood:
        writer.transport.abort()
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        answer = await eventually(lambda: http.get(f"http://127.0.0.1:{port}/health"))
    assert answer.status_code == 200
    process.terminate()
    await process.communicate()


async def test_an_origin_that_is_no_address_is_refused(server: Server) -> None:
    answer = await server.http.get("/api/games", headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


async def test_health_and_readiness_are_two_addresses(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [(await server.http.get(path)).json()["status"] for path in ("/health", "/ready")] == ["alive", "ready"]

    async def gone(*_: object) -> None:
        raise StorageError("storage-failed", "here")

    monkeypatch.setattr(server.registry.storage, "run", gone)
    assert [(await server.http.get(path)).status_code for path in ("/health", "/ready")] == [200, 503]
