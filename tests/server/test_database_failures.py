"""PostgreSQL fails under load: a silent connection, a kill, a frozen network. Nothing is lost, and play goes on."""

import asyncio
from collections.abc import Iterator

import postgres
import pytest
from crowd import NOTHING, Crowd
from postgres import PostgresServer
from proxy import proxied
from served import PATIENCE, Server, at_a_bid, running, settings
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close

from pessoi.commands.soak import verify
from pessoi.server.settings import Settings
from pessoi.server.storage.postgres import Postgres
from pessoi.server.storage.storage import StorageError

REQUESTS = 40
SLACK = 1.0
"""Seconds that a slow machine may need on top."""
QUICK = {"database_timeout": 3.0, "listener_heartbeat": 0.5}


@pytest.fixture(scope="module")
def database() -> Iterator[PostgresServer]:
    with postgres.started() as started:
        yield started


async def test_a_silent_listener_is_noticed_and_catches_up(database: PostgresServer) -> None:
    async with (
        proxied(database.port) as proxy,
        running(settings(database.url, **QUICK)) as one,
        running(settings(database.url_through(proxy.port), **QUICK)) as other,
    ):
        opened = await one.open("zeus", "person", "person", "person", position=at_a_bid())
        anna, ben = await one.join(opened["links"][0]["token"]), await other.join(opened["links"][1]["token"])
        proxy.strand()
        with capture_logs() as logged:
            assert (await anna.play("bid 4"))["type"] == "accepted"
            await ben.until(anna.n)
        assert "no notifications from the database" in str(logged)
        assert (await ben.play("bid 5"))["type"] == "accepted"
        await anna.until(ben.n)


async def test_silence_is_noticed_within_five_seconds(database: PostgresServer) -> None:
    usual, connections = Settings(database=database.url), asyncio.Queue[bool]()
    async with proxied(database.port) as proxy:
        listener = Postgres(database.url_through(proxy.port), usual.database_timeout, usual.listener_heartbeat)
        await listener.open()
        listener.listen(lambda _: None, connections.put_nowait)
        assert await connections.get()
        proxy.strand()
        async with asyncio.timeout(5 + SLACK):
            assert await connections.get(), "it has connected again, so that tables read what they have missed"
        await listener.close()


async def test_nothing_is_lost_when_the_database_is_killed_and_started_again(database: PostgresServer) -> None:
    async with running(settings(database.url, **QUICK)) as one, running(settings(database.url, **QUICK)) as other:
        crowd = Crowd([one.port, other.port])
        async with crowd.playing():
            await crowd.accepted(REQUESTS)
            await asyncio.to_thread(database.kill)
            await check_refusals(one)
            await asyncio.to_thread(database.start)
            await crowd.accepted(REQUESTS)
    assert await verify(database.url, crowd.ledger) == NOTHING


async def test_nothing_is_lost_when_the_network_of_a_server_freezes_and_thaws(database: PostgresServer) -> None:
    """What was frozen arrives after the thaw: transactions that were given up may be committed then."""
    async with proxied(database.port) as proxy:
        frozen = settings(database.url_through(proxy.port), **QUICK)
        async with running(frozen) as one, running(settings(database.url, **QUICK)) as other:
            crowd = Crowd([one.port, other.port])
            async with crowd.playing():
                await crowd.accepted(REQUESTS)
                proxy.freeze()
                await check_refusals(one)
                await crowd.accepted(REQUESTS)
                proxy.thaw()
                await crowd.accepted(REQUESTS)
    assert await verify(database.url, crowd.ledger) == NOTHING


async def test_without_a_database_requests_are_refused_and_clients_are_sent_away(database: PostgresServer) -> None:
    async with (
        proxied(database.port) as proxy,
        running(settings(database.url_through(proxy.port), **QUICK)) as one,
        running(settings(database.url, **QUICK)) as other,
    ):
        opened = await one.open("zeus", "person", "person", "person", position=at_a_bid())
        anna, ben = [await one.join(link["token"]) for link in opened["links"][:2]]
        proxy.freeze()
        assert (await anna.play("bid 4"))["code"] == "storage-failed"
        for client in (anna, ben):
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive("nothing")
            assert closed.value.rcvd == Close(4503, "storage-failed")
        anna.port = other.port
        await anna.connect(since=anna.n)
        assert (await anna.play("bid 4"))["type"] == "accepted"
        with pytest.raises(ConnectionClosed):
            await ben.connect(since=ben.n)
        proxy.thaw()
        await ben.connect(since=ben.n)
        await ben.until(anna.n)


async def check_refusals(server: Server) -> None:
    """Without its database the server is alive but not ready, and sets up no table."""
    seats = [{"kind": "person"}] * 3
    answers = await asyncio.gather(
        server.http.get("/health"),
        server.http.get("/ready"),
        server.http.post("/api/tables", json={"game": "zeus", "seats": seats}),
    )
    assert [answer.status_code for answer in answers] == [200, 503, 503]
    assert answers[2].json()["code"] == "storage-failed"


async def test_a_frozen_network_delays_neither_start_nor_stop_for_long(database: PostgresServer) -> None:
    async with proxied(database.port) as proxy, asyncio.timeout(PATIENCE):
        connected = Postgres(database.url_through(proxy.port), timeout=2.0)
        await connected.open()
        connected.listen(lambda _: None, lambda _: None)
        proxy.freeze()
        with pytest.raises(StorageError, match="storage-failed"):
            await connected.run([("SELECT 1", ())])
        await connected.close()
        with pytest.raises(StorageError, match="unreachable"):
            await Postgres(database.url_through(proxy.port), timeout=0.1).open()


async def test_a_transaction_of_a_server_that_is_cut_off_blocks_no_other(database: PostgresServer) -> None:
    cut_off, other = Postgres(database.url, timeout=0.5), Postgres(database.url, timeout=PATIENCE)
    await cut_off.open()
    await other.open()
    line = ("INSERT INTO outages (began, ended) VALUES (1, 2)", ())
    assert cut_off._pool is not None
    connection = await cut_off._pool.acquire()
    await connection.execute(f"BEGIN; {line[0]}")
    await other.run([line])
    await cut_off.close()
    await other.close()
