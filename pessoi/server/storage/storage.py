"""Reads and writes tables: their setup, journal, link digests, snapshot and final result; and ratings of puzzles."""

import hashlib
import json
from collections.abc import Awaitable, Sequence
from importlib import metadata
from pathlib import Path

import msgspec

from pessoi.server.settings import Settings
from pessoi.server.storage.database import Database, Statement
from pessoi.server.storage.postgres import Postgres
from pessoi.server.storage.schema import INSERT_LINE
from pessoi.server.storage.sqlite import SQLite
from pessoi.server.tables import journal
from pessoi.server.tables.journal import AnyLine
from pessoi.server.tables.models import FinishedGame, SeatGrant, Setup, Snapshot, StoredTable

SHORTEST_OUTAGE = 1.0
"""Seconds without a heartbeat that count as an outage when the server starts."""

# Made here and not when first needed: msgspec crashes if two threads are the first to use a type, and tables are loaded
# in threads.
_setups: msgspec.json.Decoder[Setup] = msgspec.json.Decoder(Setup)
_snapshots: msgspec.json.Decoder[Snapshot] = msgspec.json.Decoder(Snapshot)


def database(settings: Settings) -> Database:
    """The database at a URL or a path, not yet opened."""
    address = str(settings.database)
    if address.startswith(("postgresql://", "postgres://")):
        return Postgres(address, settings.database_timeout, settings.listener_heartbeat)
    return SQLite(Path(address))


class Storage:
    """The queries of the server; no other module knows the schema."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, table: str, opening: StoredTable, links: Sequence[tuple[str, list[int]]] = ()) -> None:
        """Store a new table and the digests of its links with their seats."""
        setup = opening.setup
        values = (table, setup.header.game, msgspec.json.encode(setup).decode(), setup.time)
        created: list[Statement] = [("INSERT INTO tables (id, game, setup, created) VALUES ($1, $2, $3, $4)", values)]
        await self.database.run(created + _append(table, 0, opening.lines) + [_link(table, *link) for link in links])
        if opening.snapshot is not None:
            await self.save_snapshot(table, opening.snapshot)

    def append(
        self, table: str, after: int, lines: Sequence[AnyLine], finished: FinishedGame | None, reopened: bool
    ) -> Awaitable[object]:
        """Append lines to a journal atomically; raises Conflict if their numbers are taken.

        `finished` is the result if the game ends with these lines; `reopened` says whether they undo entries, so that
        an ended game goes on.
        """
        statements = _append(table, after, [journal.encode(line) for line in lines])
        if finished is not None or reopened:
            statements.append(("DELETE FROM results WHERE table_id = $1", (table,)))
        if finished is not None:
            statements.append(_result(table, finished))
        statements += self.database.notification(f"{table}:{after + len(lines)}")
        return self.database.run(statements)

    async def table(self, table: str) -> StoredTable | None:
        """A table as it is stored; None if there is no such table."""
        rows, lines, stored = await self.database.run(
            [
                ("SELECT setup FROM tables WHERE id = $1", (table,)),
                _lines_after(table, 0),
                ("SELECT fingerprint, snapshot FROM snapshots WHERE table_id = $1", (table,)),
            ]
        )
        if not rows:
            return None
        texts = [str(line) for (line,) in lines]
        snapshot = _verified_snapshot(str(stored[0][0]), str(stored[0][1]), texts) if stored else None
        return StoredTable(_setups.decode(str(rows[0][0])), texts, snapshot)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of the last one, with its fingerprint."""
        last = "SELECT line FROM journal WHERE table_id = $1 AND number = $2"
        ((row,),) = await self.database.run([(last, (table, snapshot.n))])
        text = msgspec.json.encode(snapshot).decode()
        mark = fingerprint(str(row[0]), text)
        sql = (
            "INSERT INTO snapshots (table_id, fingerprint, snapshot) VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id) DO UPDATE SET fingerprint = $2, snapshot = $3"
        )
        await self.database.run([(sql, (table, mark, text))])

    async def lines(self, table: str, after: int) -> list[AnyLine]:
        """The lines of a journal after number `after`."""
        (rows,) = await self.database.run([_lines_after(table, after)])
        return [journal.decode(str(line)) for (line,) in rows]

    async def grants(self, digests: Sequence[str]) -> list[SeatGrant | None]:
        """What tokens grant, by their digests; None for an unknown token."""
        found = await self.database.run(
            [("SELECT table_id, seats FROM links WHERE digest = $1", (digest,)) for digest in digests]
        )
        return [SeatGrant(str(rows[0][0]), json.loads(str(rows[0][1]))) if rows else None for rows in found]

    async def add_link(self, table: str, digest: str, seats: list[int]) -> None:
        """Store the digest of another link to a table."""
        await self.database.run([_link(table, digest, seats)])

    async def start(self, now: float) -> None:
        """Note that the server starts: since its last heartbeat it was down."""
        outage = (
            "INSERT INTO outages (began, ended) SELECT alive, CAST($1 AS DOUBLE PRECISION) FROM heartbeat"
            " WHERE alive > 0 AND alive < $2 ON CONFLICT DO NOTHING"
        )
        await self.database.run([(outage, (now, now - SHORTEST_OUTAGE)), _heartbeat(now)])

    async def beat(self, now: float) -> None:
        """Note that the server is up."""
        await self.database.run([_heartbeat(now)])

    async def outages(self, since: float) -> list[tuple[float, float]]:
        """When the server was down, if that ended after `since`."""
        sql = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended"
        (rows,) = await self.database.run([(sql, (since,))])
        return [(float(began or 0), float(ended or 0)) for began, ended in rows]

    async def ready(self) -> None:
        """Raise StorageError unless the database answers."""
        await self.database.run([("SELECT alive FROM heartbeat", ())])

    async def finished_games(self) -> list[FinishedGame]:
        """The results of all finished tables."""
        (rows,) = await self.database.run([("SELECT game, edition, entries, scores, ranking FROM results", ())])
        return [
            FinishedGame(
                game=str(game),
                edition=str(edition),
                entries=int(entries or 0),
                scores=json.loads(str(scores)),
                ranking=json.loads(str(ranking)),
            )
            for game, edition, entries, scores, ranking in rows
        ]

    async def puzzle_ratings(self) -> dict[str, tuple[float, int]]:
        """The rating of every puzzle that was answered, and how many answers it rests on."""
        (rows,) = await self.database.run([("SELECT id, rating, answers FROM puzzles", ())])
        return {str(key): (float(rating or 0), int(answers or 0)) for key, rating, answers in rows}

    async def change_puzzle_rating(self, puzzle: str, first: float, change: float) -> None:
        """Count an answer that changes the rating of a puzzle, which has the rating `first` before all answers."""
        sql = (
            "INSERT INTO puzzles (id, rating, answers) VALUES ($1, $2, 1)"
            " ON CONFLICT (id) DO UPDATE SET rating = puzzles.rating + $3, answers = puzzles.answers + 1"
        )
        await self.database.run([(sql, (puzzle, first + change, change))])


def fingerprint(line: str, snapshot: str) -> str:
    """A hash that ties a snapshot to the last line it contains and to the version of the program."""
    return hashlib.sha256(f"{metadata.version('pessoi')}\n{line}\n{snapshot}".encode()).hexdigest()


def _verified_snapshot(mark: str, text: str, lines: Sequence[str]) -> Snapshot | None:
    """A stored snapshot, or None if it is malformed or its fingerprint does not match the journal."""
    try:
        snapshot = _snapshots.decode(text)
    except msgspec.DecodeError:
        return None
    fits = 0 < snapshot.n <= len(lines) and mark == fingerprint(lines[snapshot.n - 1], text)
    return snapshot if fits else None


def _append(table: str, after: int, lines: Sequence[str]) -> list[Statement]:
    return [(INSERT_LINE, (table, number, line)) for number, line in enumerate(lines, after + 1)]


def _heartbeat(now: float) -> Statement:
    return ("UPDATE heartbeat SET alive = $1", (now,))


def _lines_after(table: str, after: int) -> Statement:
    return ("SELECT line FROM journal WHERE table_id = $1 AND number > $2 ORDER BY number", (table, after))


def _link(table: str, digest: str, seats: list[int]) -> Statement:
    return ("INSERT INTO links (digest, table_id, seats) VALUES ($1, $2, $3)", (digest, table, json.dumps(seats)))


def _result(table: str, finished: FinishedGame) -> Statement:
    sql = (
        "INSERT INTO results (table_id, game, edition, seats, entries, scores, ranking)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)"
    )
    scores, ranking = json.dumps(finished.scores), json.dumps(finished.ranking)
    seats = len(finished.scores)
    return sql, (table, finished.game, finished.edition, seats, finished.entries, scores, ranking)
