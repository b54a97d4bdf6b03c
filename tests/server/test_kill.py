"""Killing the server at any instant loses and repeats no acknowledged request, and people play on."""

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import postgres
import pytest
from crowd import NOTHING, Crowd

from pessoi import cli
from pessoi.commands import soak
from pessoi.commands.simulated_people import Json, Ledger
from pessoi.commands.soak import ServerProcess, verify

KILLS = 3
REQUESTS = 60
"""Requests that are accepted between two kills."""


async def play_and_kill(servers: list[ServerProcess], kills: int) -> Ledger:
    """Play while servers are killed; a killed one starts again after the others have accepted requests."""
    for server in servers:
        await server.start()
    crowd = Crowd([server.port for server in servers])
    async with crowd.playing():
        for _ in range(kills):
            await crowd.accepted(REQUESTS)
            victim = random.choice(servers)
            await victim.kill()
            if len(servers) > 1:
                await crowd.accepted(REQUESTS)
            await victim.start()
        await crowd.accepted(REQUESTS)
    for server in servers:
        assert "stopped" in await server.stop()
    return crowd.ledger


async def test_killing_at_random_instants_loses_and_repeats_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    ledger = await play_and_kill([ServerProcess(path)], KILLS)
    assert len(ledger.accepted) >= KILLS * REQUESTS
    assert await verify(path, ledger) == NOTHING


async def test_when_one_of_two_processes_is_killed_its_people_play_on_at_the_other() -> None:
    with postgres.started() as database:
        ledger = await play_and_kill([ServerProcess(database.url) for _ in range(2)], 2)
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
