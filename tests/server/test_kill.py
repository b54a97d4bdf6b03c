"""Killing the server at any instant loses and repeats no acknowledged request, and people play on."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import postgres
import pytest
from nodes import uncounted
from served import PATIENCE, Client

from pessoi import cli
from pessoi.commands import soak
from pessoi.commands.simulated_people import Json, Ledger, Person
from pessoi.commands.soak import ServerProcess, verify

KILLS = 3
REQUESTS = 60
"""Requests that are accepted between two kills."""
NOTHING = {"lost": 0, "repeated": 0, "gaps": 0}


def new_server(database: str) -> ServerProcess:
    return ServerProcess(database, env=uncounted())


async def seated(ports: list[int], ledger: Ledger) -> list[Person]:
    """People at several tables who connect to any of the servers."""
    people = []
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        for kinds in (["person"] * 3, ["person", "person", "bot"], ["person"] * 4, ["person"] * 6):
            seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
            address = f"http://127.0.0.1:{ports[0]}/api/tables"
            answer = await http.post(address, json={"game": "zeus", "seats": seats})
            people += [Person(ports, link["token"], ledger, 0.02) for link in answer.json()["links"] if link["seats"]]
    return people


async def play_and_kill(servers: list[ServerProcess], kills: int) -> Ledger:
    """Play while servers are killed; a killed one starts again after the others have accepted requests."""
    ledger = Ledger()
    for server in servers:
        await server.start()
    people = await seated([server.port for server in servers], ledger)
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(person.play()) for person in people]

        async def more_accepted() -> None:
            goal = len(ledger.accepted) + REQUESTS
            while len(ledger.accepted) < goal and not all(task.done() for task in playing):
                await asyncio.sleep(random.random() * 0.05)

        for _ in range(kills):
            await more_accepted()
            victim = random.choice(servers)
            await victim.kill()
            if len(servers) > 1:
                await more_accepted()
            await victim.start()
        await more_accepted()
        for task in playing:
            task.cancel()
    for person in people:
        await catch_up(servers[-1].port, person)
    for server in servers:
        assert "stopped" in await server.stop()
    return ledger


async def catch_up(port: int, person: Person) -> None:
    """Reconnect where a person was; the client checks that the stream has no gap."""
    client = Client(port, person.token)
    client.table = person.table
    await client.connect(since=person.table["n"])
    await client.close()


async def test_killing_at_random_instants_loses_and_repeats_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    ledger = await play_and_kill([new_server(path)], KILLS)
    assert len(ledger.accepted) >= KILLS * REQUESTS
    assert await verify(path, ledger) == NOTHING


async def test_when_one_of_two_processes_is_killed_its_people_play_on_at_the_other() -> None:
    with postgres.started() as database:
        ledger = await play_and_kill([new_server(database.url), new_server(database.url)], 2)
        assert len(ledger.accepted) >= 5 * REQUESTS
        assert await verify(database.url, ledger) == NOTHING


def spoil(path: str, ledger: Ledger) -> None:
    """Store a request twice, and let one be accepted that is not stored."""
    with closing(sqlite3.connect(path)) as database, database:
        table, line = database.execute("SELECT table_id, line FROM journal WHERE line LIKE '%seat-taken%'").fetchone()
        (last,) = database.execute("SELECT max(number) FROM journal WHERE table_id = ?", (table,)).fetchone()
        database.execute("INSERT INTO journal VALUES (?, ?, ?)", (table, last + 1, line))
    ledger.accepted["never stored"] = 1


@pytest.mark.parametrize("spoiled", [False, True])
def test_a_soak_counts_what_was_lost_and_repeated(
    spoiled: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def spoil_and_verify(database: str, ledger: Ledger) -> Json:
        spoil(database, ledger)
        return await verify(database, ledger)

    if spoiled:
        monkeypatch.setattr(soak, "verify", spoil_and_verify)
    monkeypatch.setattr(soak, "PACE", 0.01)
    assert cli.main(["soak", "--minutes", "0.03", "--tables", "3", "--lang", "en"]) == int(spoiled)
    figures = dict(re.findall(r"^(.*): ([\d,]+)", capsys.readouterr().out, re.M))
    assert int(figures["Requests accepted, with chat and undos"]) > 0
    assert int(figures["Kills and restarts"]) > 0
    assert [figures[name] for name in ("Lost", "Repeated")] == (["1", "1"] if spoiled else ["0", "0"])
    assert figures["Errors in its log"] == "0"
