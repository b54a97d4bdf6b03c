"""A database with the line names of an earlier schema is migrated, and its table is played on."""

import sqlite3
from pathlib import Path

import asyncpg
import msgspec
import postgres
from served import Server, at_a_bid, running, settings

from pessoi.core import record as records
from pessoi.games import game
from pessoi.protocol.views import Player
from pessoi.server import tokens
from pessoi.server.storage.schema import MIGRATIONS
from pessoi.server.tables.journal import Setup

VERSION = 3
"""The last schema with the names of `LINES`."""
LINES = [
    '{"kind":"name","time":1.0,"id":"a","seat":0,"name":"Anna"}',
    '{"kind":"name","time":2.0,"id":"b","seat":1,"name":"Ben"}',
    '{"kind":"say","time":3.0,"id":"c","seat":0,"text":"\\"kind\\":\\"move\\""}',
    '{"kind":"move","time":4.0,"id":"d","seat":0,"move":"bid 12"}',
    '{"kind":"back","time":5.0,"id":"e","seat":0,"to":0}',
    '{"kind":"move","time":6.0,"id":"f","seat":0,"move":"bid 13"}',
    '{"kind":"propose","time":7.0,"id":"g","seat":1,"to":0}',
    '{"kind":"consent","time":8.0,"id":"h","seat":0,"yes":false}',
    '{"kind":"sit","time":9.0,"id":"i","seat":2,"by":0,"bot":"random"}',
    '{"kind":"sit","time":10.0,"id":"j","seat":2,"by":2,"bot":null}',
    '{"kind":"hook","time":11.0,"id":"k","seat":1,"url":"http://x.example/"}',
    '{"kind":"rematch","time":12.0,"id":"l","seat":0,"table":"other"}',
]
KINDS = [
    *("seat-taken", "seat-taken", "chatted", "moved", "undone", "moved", "undo-proposed", "proposal-answered"),
    *("bot-substituted", "bot-substituted", "blank", "rematched"),
]


def statements(links: list[str]) -> list[str]:
    """The schema of `VERSION` with one table, its journal, a snapshot, and a link for each seat."""
    zeus = game("zeus")
    position = at_a_bid()
    header = records.header(zeus, 3, zeus.position(position).rules.options, [])
    header = msgspec.structs.replace(header, position=position)
    setup = msgspec.json.encode(Setup(header=header, players=[Player() for _ in range(3)])).decode()
    created = [statement for migration in MIGRATIONS[:VERSION] for statement in migration]
    created.append(f"INSERT INTO tables VALUES ('t', 'zeus', '{setup}', 1.0)")
    created += [f"INSERT INTO journal VALUES ('t', {number}, '{line}')" for number, line in enumerate(LINES, 1)]
    created += [f"INSERT INTO links VALUES ('{tokens.digest(link)}', 't', '[{n}]')" for n, link in enumerate(links)]
    return [*created, "INSERT INTO snapshots VALUES ('t', 'fingerprint', '{}')"]


async def check(server: Server, links: list[str]) -> None:
    """The stream has the new names, the table is as its journal says, and moves are accepted."""
    anna, ben, _ = [await server.join(link) for link in links]
    assert [item["kind"] for item in anna.items] == KINDS
    assert anna.items[2]["text"] == '"kind":"move"'
    assert [player["name"] for player in anna.table["players"]] == ["Anna", "Ben", ""]
    assert anna.table["view"]["own_bid"] == 13
    await anna.send({"type": "make-move", "id": "f", "answers": anna.n, "move": "bid 13"})
    assert await anna.receive("accepted", "refused") == {"type": "accepted", "id": "f", "n": 6}
    assert (await ben.play("bid 14"))["type"] == "accepted"
    await anna.until(ben.n)
    assert anna.table["entries"] == 2


def check_lines(lines: list[str]) -> None:
    """Only the names of the lines have changed; the stream does not show the webhook."""
    kinds = ["webhook-set" if kind == "blank" else kind for kind in KINDS]
    assert lines[: len(LINES)] == [
        f'{{"kind":"{kind}",{line.partition(",")[2]}' for kind, line in zip(kinds, LINES, strict=True)
    ]


async def test_an_old_sqlite_database_is_migrated_and_played_on(tmp_path: Path) -> None:
    links = [tokens.new_token() for _ in range(3)]
    old = sqlite3.connect(tmp_path / "tables.db")
    for statement in statements(links):
        old.execute(statement)
    old.execute(f"PRAGMA user_version={VERSION}")
    old.commit()
    old.close()
    async with running(settings(tmp_path / "tables.db")) as server:
        await check(server, links)
    migrated = sqlite3.connect(tmp_path / "tables.db")
    lines = [line for (line,) in migrated.execute("SELECT line FROM journal ORDER BY number")]
    snapshots = migrated.execute("SELECT * FROM snapshots").fetchall()
    migrated.close()
    check_lines(lines)
    assert snapshots == []


async def test_an_old_postgresql_database_is_migrated_and_played_on() -> None:
    links = [tokens.new_token() for _ in range(3)]
    with postgres.started() as database:
        old = await asyncpg.connect(database.url)
        for statement in statements(links):
            await old.execute(statement)
        await old.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        await old.execute("INSERT INTO schema_version VALUES ($1)", VERSION)
        await old.close()
        async with running(settings(database.url)) as server:
            await check(server, links)
        migrated = await asyncpg.connect(database.url)
        lines = [str(row["line"]) for row in await migrated.fetch("SELECT line FROM journal ORDER BY number")]
        snapshots = await migrated.fetch("SELECT * FROM snapshots")
        await migrated.close()
    check_lines(lines)
    assert snapshots == []
