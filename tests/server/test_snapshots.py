"""A long table is loaded from a snapshot, which is ignored if it does not match the journal."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from helpers import every_game, step
from served import Json, Server, running, settings

import pessoi
from pessoi import CHANCE, Game, Rng, version
from pessoi.core import record as records
from pessoi.core.session import Session
from pessoi.protocol.http import ClockRequest
from pessoi.protocol.stream import BotSubstituted, Chatted, SeatTaken, Undone, UndoProposed
from pessoi.protocol.views import Moment, Player, moment_of
from pessoi.server.storage.sqlite import SQLite
from pessoi.server.storage.storage import Rows, Statement, fingerprint
from pessoi.server.tables import journal, views
from pessoi.server.tables.journal import AnyLine, Moved, Setup, Snapshot, StoredTable, WebhookSet
from pessoi.server.tables.table import RECENT_LINES, SNAPSHOT_EVERY, Table
from pessoi.server.tables.updates import TableUpdates

LONG = 3 * SNAPSHOT_EVERY


def line(table: Table, rng: Rng) -> AnyLine:
    """A random next line; an undo if the game is over."""
    assert table.session is not None
    state, now, seat = table.session.state, float(table.n), rng.below(len(table.players))
    chosen = rng.below(40)
    others: list[AnyLine] = [
        Chatted(time=now, id=f"s{table.n}", seat=seat, text="hm"),
        SeatTaken(time=now, id=f"n{table.n}", seat=seat, name=f"N{table.n}"),
        BotSubstituted(time=now, seat=seat, by=0, bot="random"),
        WebhookSet(time=now, seat=seat, url=f"http://x.example/{table.n}"),
        UndoProposed(time=now, seat=seat, to=table.entries // 2),
    ]
    if chosen < len(others):
        return others[chosen]
    if state.over or (chosen == 39 and table.entries > 3):
        return Undone(time=now, seat=seat, to=table.entries * 9 // 10)
    actor, move = step(state, rng)
    moves = table.session.game.outcomes if actor == CHANCE else table.session.game.moves
    return Moved(time=now, id="" if actor == CHANCE else f"m{table.n}", seat=actor, move=moves.name(move))


def long_table(game: Game, length: int, seed: int = 1) -> tuple[Table, list[AnyLine]]:
    seats = max(2, game.seats[0])
    header = records.header(game, seats, game.options.resolve({}), [])
    clock = ClockRequest(move=30, reserve=900, then="bot")
    table, lines, rng = Table("t", Setup(header=header, players=[Player()] * seats, clock=clock)), [], Rng(seed)
    while table.n < length:
        lines.append(line(table, rng))
        table.apply(lines[-1])
    return table, lines


def moment(table: Table, seat: int | None, entry: int) -> Moment:
    events = table.events[entry - 1] if entry else []
    return moment_of(table.history.at(entry), events, seat, (entry, table.entries), asks=table.over)


def everything(table: Table) -> list[bytes]:
    """Everything that can be sent of a table to any client."""
    shown: list[object] = [
        sorted(table.accepted.items(), key=repr),
        table.webhooks,
        table.rematch,
        table.deadlines().get(0),
    ]
    updates = TableUpdates(table)
    for seat in (None, *range(len(table.players))):
        shown += [updates.text(seat, since, whole=True) for since in (None, table.n - RECENT_LINES, table.n - 1)]
        shown += [views.event_log(table, seat), *(moment(table, seat, entry) for entry in (0, 1, table.entries))]
    return [msgspec.json.encode(part) for part in shown]


@every_game
def test_a_table_loaded_from_a_snapshot_is_the_same_in_everything(game: Game) -> None:
    whole, lines = long_table(game, LONG + 230)
    snapshot = whole.storable_snapshot
    assert snapshot is not None
    assert snapshot.n == LONG
    stored = msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)
    short = Table("t", whole.setup, lines, stored)
    assert everything(short) == everything(whole)
    rng = Rng(7)
    for _ in range(60):
        following = line(whole, rng)
        whole.apply(following)
        short.apply(following)
    assert everything(short) == everything(whole)


def test_a_storable_snapshot_is_older_than_the_recent_lines() -> None:
    game = pessoi.game("zeus")
    once, twice = SNAPSHOT_EVERY + RECENT_LINES, 2 * SNAPSHOT_EVERY + RECENT_LINES
    for length in (100, once - 1, once, twice - 1, twice):
        table, _ = long_table(game, length)
        expected = max(0, length - RECENT_LINES) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
        assert (table.storable_snapshot.n if table.storable_snapshot else 0) == expected


@pytest.mark.skipif(version.compiled(), reason="compiled calls cannot be counted; it runs from source")
async def test_a_long_table_is_loaded_without_replaying_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    token, before = await chat_and_stop(tmp_path)
    played: list[int] = []
    play = Session.play

    def counted(self: Session, seat: int, move: int) -> list[object]:
        played.append(move)
        return play(self, seat, move)  # type: ignore[return-value]

    monkeypatch.setattr(Session, "play", counted)
    async with running(settings(tmp_path / "tables.db")) as server:
        assert (await server.get("/api/table", token)).json() == before
        assert played == []
        assert (await server.get("/api/log", token)).json()["items"]
        assert len(played) > 20


async def chat_and_stop(folder: Path) -> tuple[str, Json]:
    """A table with some moves and then enough chat that all moves are before its snapshot."""
    async with running(settings(folder / "tables.db")) as server:
        opened = await server.open("zeus", "person", "random", "random")
        me = await server.join(opened["links"][0]["token"])
        while me.table["entries"] < 40 or me.decision is None:
            if me.decision is None:
                await me.receive("update")
            else:
                await me.play()
        while me.n < 2 * SNAPSHOT_EVERY + RECENT_LINES:
            await me.ask("chat", text=str(me.n))
        return me.token, (await server.get("/api/table", me.token)).json()


def _other_line(database: sqlite3.Connection) -> None:
    """Change the line of the journal that the snapshot was taken after."""
    snapshot = msgspec.json.decode(database.execute("SELECT snapshot FROM snapshots").fetchone()[0])
    database.execute("UPDATE journal SET line = line || ' ' WHERE number = ?", (snapshot["n"],))


def _torn(database: sqlite3.Connection) -> None:
    database.execute("UPDATE snapshots SET snapshot = substr(snapshot, 1, 100)")


def _other_number(database: sqlite3.Connection) -> None:
    """Change a number in the snapshot only."""
    database.execute("UPDATE snapshots SET snapshot = replace(snapshot, '\"step_since\":', '\"step_since\":1')")


def _unusable(database: sqlite3.Connection) -> None:
    """Change the position to an invalid one, with the right fingerprint."""
    lines = [line for (line,) in database.execute("SELECT line FROM journal ORDER BY number")]
    snapshot = msgspec.json.decode(database.execute("SELECT snapshot FROM snapshots").fetchone()[0])
    text = msgspec.json.encode({**snapshot, "position": {"game": "zeus"}}).decode()
    mark = fingerprint(lines[snapshot["n"] - 1], text)
    database.execute("UPDATE snapshots SET snapshot = ?, fingerprint = ?", (text, mark))


@pytest.mark.parametrize("spoil", [_other_line, _torn, _other_number, _unusable])
async def test_an_invalid_snapshot_is_ignored_and_replaced(
    tmp_path: Path, spoil: Callable[[sqlite3.Connection], None]
) -> None:
    token, before = await chat_and_stop(tmp_path)
    database = sqlite3.connect(tmp_path / "tables.db")
    assert database.execute("SELECT count(*) FROM snapshots").fetchone() == (1,)
    spoil(database)
    database.commit()
    spoiled = database.execute("SELECT fingerprint, snapshot FROM snapshots").fetchone()
    database.close()
    async with running(settings(tmp_path / "tables.db")) as server:
        assert (await server.get("/api/table", token)).json() == before
        await _chat(server, token)
    database = sqlite3.connect(tmp_path / "tables.db")
    lines = [line for (line,) in database.execute("SELECT line FROM journal ORDER BY number")]
    mark, text = database.execute("SELECT fingerprint, snapshot FROM snapshots").fetchone()
    database.close()
    assert (mark, text) != spoiled
    assert mark == fingerprint(lines[msgspec.json.decode(text)["n"] - 1], text)


async def _chat(server: Server, token: str) -> None:
    me = await server.join(token)
    assert (await me.ask("chat", text="Here again."))["type"] == "accepted"


async def test_storing_and_checking_a_snapshot_reads_one_line_however_long_the_journal_is(tmp_path: Path) -> None:
    table, lines = long_table(pessoi.game("zeus"), SNAPSHOT_EVERY + RECENT_LINES)
    storage = SQLite(tmp_path / "tables.db")
    await storage.open()
    await storage.create("t", StoredTable(table.setup, [journal.encode(one) for one in lines], None))
    read: list[int] = []
    run = storage.run

    async def counted(statements: Sequence[Statement]) -> list[Rows]:
        results = await run(statements)
        read.append(sum(len(rows) for rows in results))
        return results

    storage.run = counted  # type: ignore[method-assign]
    assert table.storable_snapshot is not None
    await storage.save_snapshot("t", table.storable_snapshot)
    assert read == [1, 0]
    stored = await storage.table("t")
    assert stored is not None
    assert stored.snapshot == table.storable_snapshot
    assert len(stored.lines) == len(lines)
    await storage.close()


LOAD_AT_ONCE = """
import asyncio, sys
from pathlib import Path
from pessoi.server.settings import Settings
from pessoi.server.tables.registry import TableRegistry

async def load(database, tables):
    registry = TableRegistry(Settings(database=Path(database)))
    await registry.open()
    print(len(await asyncio.gather(*(registry.table(table) for table in tables))))
    await registry.close()

sys.setswitchinterval(1e-6)
asyncio.run(load(*sys.argv[1:2], sys.argv[2:]))
"""


async def test_a_server_that_was_just_started_loads_many_tables_at_once(tmp_path: Path) -> None:
    """Its threads are the first to use the types of snapshots and components."""
    database = SQLite(tmp_path / "tables.db")
    await database.open()
    tables = [f"{key}{number}" for key in pessoi.games.names() for number in range(3)]
    for table in tables:
        whole, lines = long_table(pessoi.game(table[:-1]), SNAPSHOT_EVERY + 1)
        await database.create(table, StoredTable(whole.setup, [journal.encode(one) for one in lines], None))
    await database.close()
    command = (sys.executable, "-P", "-c", LOAD_AT_ONCE, str(tmp_path / "tables.db"), *tables)
    loaded = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert loaded.returncode == 0, loaded.stderr
    assert loaded.stdout.splitlines()[-1] == str(len(tables)), "log lines may come before it"
