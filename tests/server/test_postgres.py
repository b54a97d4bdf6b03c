"""Several servers on one PostgreSQL database serve the same tables."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import asyncpg
import postgres
import pytest
from served import Client, Server, at_a_bid, running, settings

from pessoi import cli
from pessoi.server.storage.postgres import Postgres
from pessoi.server.storage.schema import VERSION
from pessoi.server.storage.storage import StorageError


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres.started() as database:
        yield database.url


@pytest.fixture
async def servers(address: str) -> AsyncIterator[tuple[Server, Server]]:
    async with running(settings(address)) as one, running(settings(address)) as other:
        yield one, other


async def test_a_move_at_one_server_is_visible_at_the_other(servers: tuple[Server, Server]) -> None:
    one, other = servers
    opened = await one.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await one.join(opened["links"][0]["token"])
    ben = await other.join(opened["links"][1]["token"])
    await anna.play("bid 4")
    await ben.until(anna.n)
    assert (await ben.play("bid 5"))["type"] == "accepted"
    await anna.until(ben.n)
    assert anna.table["view"]["seats"][1]["sealed"]


async def test_a_move_sent_to_both_servers_is_made_once(servers: tuple[Server, Server]) -> None:
    opened = await servers[0].open("zeus", "person", "person", "person", position=at_a_bid())
    token = opened["links"][0]["token"]
    screens = [await server.join(token) for server in servers]
    request = {"type": "make-move", "id": "once", "answers": screens[0].n, "move": "bid 4"}
    await asyncio.gather(*(screen.send(request) for screen in screens))
    answers = [await screen.receive("accepted", "refused") for screen in screens]
    assert answers[0] == answers[1]
    assert answers[0]["type"] == "accepted"


async def test_what_a_client_has_seen_at_one_server_is_never_older_at_the_other(
    servers: tuple[Server, Server],
) -> None:
    """The other server is not notified."""
    one, other = servers
    database = other.registry.storage
    assert isinstance(database, Postgres)
    assert database._listener is not None
    database._listener.cancel()
    opened = await one.open("zeus", "person", "person", "person", position=at_a_bid())
    anna, ben = [await one.join(link["token"]) for link in opened["links"][:2]]
    late = await other.join(opened["links"][2]["token"])
    await anna.play("bid 4")
    await ben.until(anna.n)
    assert (await late.play("bid 6", answers=anna.n))["type"] == "accepted"
    await anna.ask("chat", text="hm")
    await ben.until(anna.n)
    await ben.close()
    ben.port = other.port
    await ben.connect(since=ben.n)
    assert ben.n == anna.n
    assert ben.table["entries"] == 2


async def test_concurrent_writes_lose_nothing(servers: tuple[Server, Server]) -> None:
    opened = await servers[0].open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await servers[0].join(opened["links"][0]["token"])
    ben = await servers[1].join(opened["links"][1]["token"])

    async def chat(client: Client, name: str) -> None:
        accepted = 0
        while accepted < 40:
            answer = await client.ask("chat", text=f"{name} {accepted}")
            accepted += answer["type"] == "accepted"

    await asyncio.gather(chat(anna, "anna"), chat(ben, "ben"))
    await anna.until(ben.n)
    await ben.until(anna.n)
    texts = [item["text"] for item in anna.items if item["kind"] == "chatted"]
    assert sorted(texts) == sorted(f"{name} {n}" for name in ("anna", "ben") for n in range(40))
    assert [item for item in ben.items if item["kind"] == "chatted"] == [
        item for item in anna.items if item["kind"] == "chatted"
    ]


async def test_clients_of_a_stopped_server_continue_at_the_other(address: str) -> None:
    async with running(settings(address)) as other:
        async with running(settings(address)) as one:
            opened = await one.open("zeus", "person", "random", "random")
            me = await one.join(opened["links"][0]["token"])
        me.port = other.port
        await me.connect(since=me.n)
        other.clients.append(me)
        while me.table["result"] is None:
            if me.decision is None:
                await me.receive("update")
            else:
                answer = await me.play()
                assert answer["type"] == "accepted" or answer["code"] == "too-late", answer
        assert (await other.get("/api/record", me.token)).status_code == 200


async def test_moves_are_accepted_again_after_a_lost_database(servers: tuple[Server, Server], address: str) -> None:
    one, _ = servers
    opened = await one.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await one.join(opened["links"][0]["token"])
    database = one.registry.storage
    assert isinstance(database, Postgres)
    assert database._pool is not None
    admin = await asyncpg.connect(address)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $1",
        "client backend",
    )
    await admin.close()
    for _ in range(20):
        answer = await anna.play("bid 4")
        if answer["type"] == "accepted":
            break
        assert answer["code"] == "storage-failed"
    assert anna.table["view"]["own_bid"] == 4


async def test_a_newer_schema_and_an_unreachable_server_are_refused(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = f"postgresql://someone:secret@127.0.0.1:{postgres.free_port()}/db"
    with pytest.raises(StorageError) as error:
        await Postgres(nowhere).open()
    assert error.value.code == "unreachable"
    assert "secret" not in str(error.value)
    present = Postgres(address)
    await present.open()
    await present.close()
    admin = await asyncpg.connect(address)
    await admin.execute("INSERT INTO schema_version VALUES ($1)", VERSION + 1)
    try:
        with pytest.raises(StorageError, match="newer-schema"):
            await Postgres(address).open()
    finally:
        await admin.execute("DELETE FROM schema_version WHERE version > $1", VERSION)
        await admin.close()


def test_the_command_line_reports_an_unreachable_database(capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = f"postgresql://someone:secret@127.0.0.1:{postgres.free_port()}/db"
    assert cli.main(["serve", "--database", nowhere, "--port", "0", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert "Cannot connect to the database" in error
    assert "secret" not in error
