"""Several servers on one PostgreSQL serve the same tables."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import asyncpg
import postgres
import pytest
from served import Server, at_a_bid, running, settings

from pessoi import cli
from pessoi.server.storage.database import StorageError
from pessoi.server.storage.postgres import Postgres
from pessoi.server.storage.schema import VERSION, NewerSchema


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgres.started() as url:
        yield url


@pytest.fixture
async def servers(address: str) -> AsyncIterator[tuple[Server, Server]]:
    async with running(settings(address)) as one, running(settings(address)) as other:
        yield one, other


async def test_a_move_at_one_is_seen_at_the_other(servers: tuple[Server, Server]) -> None:
    one, other = servers
    opened = await one.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await one.sit(opened["links"][0]["token"])
    ben = await other.sit(opened["links"][1]["token"])
    await anna.play("bid 4")
    await ben.until(anna.n)
    assert (await ben.play("bid 5"))["type"] == "accepted"
    await anna.until(ben.n)
    assert anna.table["view"]["seats"][1]["sealed"]


async def test_a_move_sent_to_both_counts_once(servers: tuple[Server, Server]) -> None:
    opened = await servers[0].open("zeus", "person", "person", "person", position=at_a_bid())
    token = opened["links"][0]["token"]
    screens = [await server.sit(token) for server in servers]
    request = {"type": "play", "id": "once", "answers": screens[0].n, "move": "bid 4"}
    await asyncio.gather(*(screen.say(request) for screen in screens))
    answers = [await screen.hear("accepted", "refused") for screen in screens]
    assert answers[0] == answers[1]
    assert answers[0]["type"] == "accepted"


async def test_both_write_at_once_and_nothing_is_lost(servers: tuple[Server, Server]) -> None:
    opened = await servers[0].open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await servers[0].sit(opened["links"][0]["token"])
    ben = await servers[1].sit(opened["links"][1]["token"])

    async def chatter(client: object, name: str) -> int:
        granted = 0
        while granted < 40:
            answer = await (anna if client is anna else ben).ask("say", text=f"{name} {granted}")
            granted += answer["type"] == "accepted"
        return granted

    await asyncio.gather(chatter(anna, "anna"), chatter(ben, "ben"))
    await anna.until(ben.n)
    await ben.until(anna.n)
    said = [item["text"] for item in anna.items if item["kind"] == "chat"]
    assert sorted(said) == sorted(f"{name} {n}" for name in ("anna", "ben") for n in range(40))
    assert [item for item in ben.items if item["kind"] == "chat"] == [
        item for item in anna.items if item["kind"] == "chat"
    ]


async def test_when_one_stops_its_people_go_on_at_the_other(address: str) -> None:
    async with running(settings(address)) as other:
        async with running(settings(address)) as one:
            opened = await one.open("zeus", "person", "random", "random")
            me = await one.sit(opened["links"][0]["token"])
        me.port = other.port
        await me.connect(since=me.n)
        other.clients.append(me)
        while me.table["result"] is None:
            if me.decision is None:
                await me.hear("update")
            else:
                answer = await me.play()
                assert answer["type"] == "accepted" or answer["code"] == "too-late", answer
        assert (await other.get("/api/record", me.token)).status_code == 200


async def test_a_lost_database_refuses_moves_and_then_goes_on(servers: tuple[Server, Server], address: str) -> None:
    one, _ = servers
    opened = await one.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await one.sit(opened["links"][0]["token"])
    database = one.hall.storage.database
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
        with pytest.raises(NewerSchema):
            await Postgres(address).open()
    finally:
        await admin.execute("DELETE FROM schema_version WHERE version > $1", VERSION)
        await admin.close()


def test_the_command_line_says_that_the_database_is_unreachable(capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = f"postgresql://someone:secret@127.0.0.1:{postgres.free_port()}/db"
    assert cli.main(["serve", "--database", nowhere, "--port", "0", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert "cannot be reached" in error
    assert "secret" not in error
