"""What is kept of tables: how they were set up, their journals, the digests of their links, and how they ended."""

import hashlib
import json
from collections.abc import Awaitable, Sequence
from importlib import metadata

import msgspec

from pessoi.server.storage.database import Database, Statement
from pessoi.server.tables import journal
from pessoi.server.tables.journal import AnyLine
from pessoi.server.tables.models import Ending, Entitled, Setup, Snapshot
from pessoi.server.tokens import same


class Storage:
    """The one place that knows the schema."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self, table: str, setup: Setup, lines: Sequence[AnyLine], links: Sequence[tuple[str, list[int]]], time: float
    ) -> None:
        """A new table with its first lines and the digests of its links."""
        created: list[Statement] = [
            (
                "INSERT INTO tables (id, game, setup, created) VALUES ($1, $2, $3, $4)",
                (table, setup.header.game, msgspec.json.encode(setup).decode(), time),
            )
        ]
        await self.database.run(created + _append(table, 0, lines) + [_link(table, *link) for link in links])

    def append(
        self, table: str, after: int, lines: Sequence[AnyLine], ending: Ending | None, reopened: bool
    ) -> Awaitable[object]:
        """The next lines of a journal, all or none; raises Conflict if their numbers are taken."""
        statements = _append(table, after, lines)
        if ending is not None:
            statements += [_forget_ending(table), _ending(table, ending)]
        elif reopened:
            statements.append(_forget_ending(table))
        statements += self.database.notice(f"{table}:{after + len(lines)}")
        return self.database.run(statements)

    async def table(self, table: str) -> tuple[Setup, list[AnyLine], Snapshot | None] | None:
        """A table as it was set up, with its whole journal, and a snapshot if there is one that belongs to it."""
        rows, lines, kept = await self.database.run(
            [
                ("SELECT setup FROM tables WHERE id = $1", (table,)),
                _lines_after(table, 0),
                ("SELECT fingerprint, snapshot FROM snapshots WHERE table_id = $1", (table,)),
            ]
        )
        if not rows:
            return None
        written = [str(line) for (line,) in lines]
        snapshot = _trusted(str(kept[0][0]), str(kept[0][1]), written) if kept else None
        return msgspec.json.decode(str(rows[0][0]), type=Setup), [journal.read(line) for line in written], snapshot

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of the one before, marked with the lines it rests on."""
        (rows,) = await self.database.run([_lines_after(table, 0)])
        text = msgspec.json.encode(snapshot).decode()
        mark = fingerprint([str(line) for (line,) in rows[: snapshot.n]], text)
        words = (
            "INSERT INTO snapshots (table_id, fingerprint, snapshot) VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id) DO UPDATE SET fingerprint = $2, snapshot = $3"
        )
        await self.database.run([(words, (table, mark, text))])

    async def lines(self, table: str, after: int) -> list[AnyLine]:
        """The journal after a number."""
        (rows,) = await self.database.run([_lines_after(table, after)])
        return [journal.read(str(line)) for (line,) in rows]

    async def entitled(self, digests: Sequence[str]) -> list[Entitled | None]:
        """What tokens entitle to, by their digests."""
        found = await self.database.run(
            [("SELECT digest, table_id, seats FROM links WHERE digest = $1", (digest,)) for digest in digests]
        )
        return [
            Entitled(str(rows[0][1]), json.loads(str(rows[0][2]))) if rows and same(str(rows[0][0]), digest) else None
            for digest, rows in zip(digests, found)
        ]

    async def add_link(self, table: str, digest: str, seats: list[int]) -> None:
        """One more way to a seat."""
        await self.database.run([_link(table, digest, seats)])

    async def endings(self) -> list[Ending]:
        """How all finished tables ended."""
        (rows,) = await self.database.run([("SELECT game, edition, entries, scores, ranking FROM results", ())])
        return [
            Ending(
                game=str(game),
                edition=str(edition),
                entries=int(entries or 0),
                scores=json.loads(str(scores)),
                ranking=json.loads(str(ranking)),
            )
            for game, edition, entries, scores, ranking in rows
        ]


def fingerprint(lines: Sequence[str], snapshot: str) -> str:
    """What ties a snapshot to the lines it rests on, and to the program that took it."""
    total = hashlib.sha256(metadata.version("pessoi").encode())
    for text in (*lines, snapshot):
        total.update(b"\n" + text.encode())
    return total.hexdigest()


def _trusted(mark: str, text: str, lines: Sequence[str]) -> Snapshot | None:
    """A snapshot, if it can be read and rests on exactly these lines; the journal is the truth."""
    try:
        snapshot = msgspec.json.decode(text, type=Snapshot)
    except msgspec.DecodeError:
        return None
    return snapshot if mark == fingerprint(lines[: snapshot.n], text) else None


def _append(table: str, after: int, lines: Sequence[AnyLine]) -> list[Statement]:
    words = "INSERT INTO journal (table_id, number, line) VALUES ($1, $2, $3)"
    return [(words, (table, number, journal.write(line))) for number, line in enumerate(lines, after + 1)]


def _lines_after(table: str, after: int) -> Statement:
    return ("SELECT line FROM journal WHERE table_id = $1 AND number > $2 ORDER BY number", (table, after))


def _link(table: str, digest: str, seats: list[int]) -> Statement:
    return ("INSERT INTO links (digest, table_id, seats) VALUES ($1, $2, $3)", (digest, table, json.dumps(seats)))


def _ending(table: str, ending: Ending) -> Statement:
    return (
        "INSERT INTO results (table_id, game, edition, seats, entries, scores, ranking)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)",
        (
            table,
            ending.game,
            ending.edition,
            len(ending.scores),
            ending.entries,
            json.dumps(ending.scores),
            json.dumps(ending.ranking),
        ),
    )


def _forget_ending(table: str) -> Statement:
    return ("DELETE FROM results WHERE table_id = $1", (table,))
