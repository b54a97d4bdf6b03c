"""A long table comes to memory by a snapshot, which is never trusted over the journal."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from helpers import every_game, step
from served import Json, Server, running, settings

import pessoi
from pessoi import CHANCE, Game, Rng
from pessoi.core import record as records
from pessoi.core.session import Session
from pessoi.server.storage.storage import fingerprint
from pessoi.server.tables import views as show
from pessoi.server.tables.journal import AnyLine, Hooked, Moved, Named, Proposed, Said, Sat, TakenBack
from pessoi.server.tables.models import Clock, Setup, Sitting, Snapshot
from pessoi.server.tables.table import KEPT, MILESTONE, Table
from pessoi.server.tables.updates import News

LONG = 3 * MILESTONE


def line(table: Table, rng: Rng) -> AnyLine:
    """Something that might happen next; if the play is over, it goes back."""
    assert table.play is not None
    state, now, seat = table.play.state, float(table.n), rng.below(len(table.players))
    chosen = rng.below(40)
    others: list[AnyLine] = [
        Said(time=now, id=f"s{table.n}", seat=seat, text="hm"),
        Named(time=now, id=f"n{table.n}", seat=seat, name=f"N{table.n}"),
        Sat(time=now, seat=seat, by=0, bot="random"),
        Hooked(time=now, seat=seat, url=f"http://x.example/{table.n}"),
        Proposed(time=now, seat=seat, to=table.entries // 2),
    ]
    if chosen < len(others):
        return others[chosen]
    if state.over or (chosen == 39 and table.entries > 3):
        return TakenBack(time=now, seat=seat, to=table.entries * 9 // 10)
    actor, move = step(state, rng)
    moves = table.play.game.outcomes if actor == CHANCE else table.play.game.moves
    return Moved(time=now, id="" if actor == CHANCE else f"m{table.n}", seat=actor, move=moves.name(move))


def long_table(game: Game, length: int, seed: int = 1) -> tuple[Table, list[AnyLine]]:
    seats = max(2, game.seats[0])
    header = records.header(game, seats, game.options.resolve({}), [])
    clock = Clock(move=30, reserve=900, then="bot")
    table, lines, rng = Table("t", Setup(header=header, players=[Sitting()] * seats, clock=clock)), [], Rng(seed)
    while table.n < length:
        lines.append(line(table, rng))
        table.apply(lines[-1])
    return table, lines


def everything(table: Table) -> list[bytes]:
    """All that anybody can be shown of a table."""
    shown: list[object] = [sorted(table.accepted.items(), key=repr), table.hooks, table.rematch, table.deadline(0)]
    news = News(table)
    for seat in (None, *range(len(table.players))):
        shown += [news.encoded(seat, since, whole=True).hex() for since in (None, table.n - KEPT, table.n - 1)]
        shown += [show.story(table, seat), *(show.moment(table, seat, entry) for entry in (0, 1, table.entries))]
    return [msgspec.json.encode(part) for part in shown]


@every_game
def test_from_a_snapshot_a_table_is_the_same_in_everything(game: Game) -> None:
    whole, lines = long_table(game, LONG + 230)
    snapshot = whole.stable
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


def test_a_snapshot_is_old_enough_for_all_that_is_kept() -> None:
    game = pessoi.game("zeus")
    for length in (100, MILESTONE + KEPT - 1, MILESTONE + KEPT, 2 * MILESTONE + KEPT - 1, 2 * MILESTONE + KEPT):
        table, _ = long_table(game, length)
        expected = max(0, length - KEPT) // MILESTONE * MILESTONE
        assert (table.stable.n if table.stable else 0) == expected


async def test_a_long_table_is_loaded_without_playing_it_all_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
        assert (await server.get("/api/story", token)).json()["items"]
        assert len(played) > 20


async def chat_and_stop(folder: Path) -> tuple[str, Json]:
    """A table with some moves and then so much talk that all moves lie before its snapshot."""
    async with running(settings(folder / "tables.db")) as server:
        opened = await server.open("zeus", "person", "random", "random")
        me = await server.sit(opened["links"][0]["token"])
        while me.table["entries"] < 40 or me.decision is None:
            if me.decision is None:
                await me.hear("update")
            else:
                await me.play()
        while me.n < 2 * MILESTONE + KEPT:
            await me.ask("say", text=str(me.n))
        return me.token, (await server.get("/api/table", me.token)).json()


def _other_lines(database: sqlite3.Connection) -> None:
    """Somebody mends a word in the journal, before the snapshot."""
    database.execute("UPDATE journal SET line = replace(line, 'say', 'say') || ' ' WHERE number = 60")


def _torn(database: sqlite3.Connection) -> None:
    database.execute("UPDATE snapshots SET snapshot = substr(snapshot, 1, 100)")


def _richer(database: sqlite3.Connection) -> None:
    """The snapshot gives somebody a name that the journal does not know."""
    database.execute('UPDATE snapshots SET snapshot = replace(snapshot, \'"name":""\', \'"name":"Midas"\')')


def _unfit(database: sqlite3.Connection) -> None:
    """All marks are right, but the position is of no use."""
    lines = [line for (line,) in database.execute("SELECT line FROM journal ORDER BY number")]
    snapshot = msgspec.json.decode(database.execute("SELECT snapshot FROM snapshots").fetchone()[0])
    text = msgspec.json.encode({**snapshot, "position": {"game": "zeus"}}).decode()
    mark = fingerprint(lines[: snapshot["n"]], text)
    database.execute("UPDATE snapshots SET snapshot = ?, fingerprint = ?", (text, mark))


@pytest.mark.parametrize("spoil", [_other_lines, _torn, _richer, _unfit])
async def test_a_snapshot_that_does_not_belong_is_ignored_and_made_anew(
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
        await _say_something(server, token)
    database = sqlite3.connect(tmp_path / "tables.db")
    lines = [line for (line,) in database.execute("SELECT line FROM journal ORDER BY number")]
    mark, text = database.execute("SELECT fingerprint, snapshot FROM snapshots").fetchone()
    database.close()
    assert (mark, text) != spoiled
    assert mark == fingerprint(lines[: msgspec.json.decode(text)["n"]], text)


async def _say_something(server: Server, token: str) -> None:
    me = await server.sit(token)
    assert (await me.ask("say", text="Here again."))["type"] == "accepted"
