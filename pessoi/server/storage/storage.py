"""Reads and writes tables: their setup, journal, link digests, snapshot and final result."""

import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from importlib import metadata
from typing import Any

import msgspec

from pessoi.core.record import Header
from pessoi.core.state import State
from pessoi.protocol.stream import Undone
from pessoi.server.tables import journal
from pessoi.server.tables.journal import AnyLine, SeatGrant, Setup, Snapshot, StoredTable

Statement = tuple[str, tuple[str | int | float | None, ...]]
"""SQL with the placeholders $1, $2 …, valid for both databases, and the values of the placeholders."""
Rows = list[tuple[Any, ...]]

INSERT_TABLE = "INSERT INTO tables (id, game, setup, created) VALUES ($1, $2, $3, $4)"
INSERT_LINK = "INSERT INTO links (digest, table_id, seats) VALUES ($1, $2, $3)"
INSERT_LINE = "INSERT INTO journal (table_id, number, line) VALUES ($1, $2, $3)"
"""The statement that every move is stored with; SQLite runs many of them as one."""
INSERT_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, fingerprint, snapshot) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id) DO UPDATE SET fingerprint = $2, snapshot = $3"
)
INSERT_RESULT = (
    "INSERT INTO results (table_id, game, edition, seats, entries, scores, ranking) VALUES ($1, $2, $3, $4, $5, $6, $7)"
)
LINES_AFTER = "SELECT line FROM journal WHERE table_id = $1 AND number > $2 ORDER BY number"
HEARTBEAT = "UPDATE heartbeat SET alive = $1"
SHORTEST_OUTAGE = 1.0
"""Seconds without a heartbeat that count as an outage when the server starts."""

# Made here and not when first needed: msgspec crashes if two threads are the first to use a type, and tables are loaded
# in threads.
_setups: msgspec.json.Decoder[Setup] = msgspec.json.Decoder(Setup)
_snapshots: msgspec.json.Decoder[Snapshot] = msgspec.json.Decoder(Snapshot)


class Conflict(Exception):
    """Another process wrote the same number first. Nothing was stored."""


class StorageError(ValueError):
    """The database cannot be used: a code with a translated message, the address, and the database's own message."""

    def __init__(self, code: str, where: str, detail: str = "") -> None:
        super().__init__(f"{code}: {where} ({detail})" if detail else f"{code}: {where}")
        self.code = code
        self.where = where
        self.detail = detail


class Storage:
    """The queries about tables, which both databases run alike."""

    async def open(self) -> None:
        """Connect and migrate the schema; raises StorageError."""
        raise NotImplementedError

    def run(self, statements: Sequence[Statement]) -> Awaitable[list[Rows]]:
        """Run all statements in one transaction, durable once awaited; raises Conflict or StorageError."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish pending work and disconnect."""
        raise NotImplementedError

    def notification(self, text: str) -> list[Statement]:
        """Statements that notify the other processes; none if there cannot be any."""
        return []

    def listen(self, on_notification: Callable[[str], None], on_connection: Callable[[bool], None]) -> None:
        """Start to pass on notifications of other processes, if there can be any.

        `on_connection` is called with True whenever some may have been missed, and with False while the database
        cannot be reached.
        """

    # -- tables ---------------------------------------------------------------------------------

    async def create(self, table: str, opening: StoredTable, links: Sequence[tuple[str, list[int]]] = ()) -> None:
        """Store a new table and the digests of its links with their seats."""
        setup = opening.setup
        await self.run(
            [
                (INSERT_TABLE, (table, setup.header.game, msgspec.json.encode(setup).decode(), setup.time)),
                *((INSERT_LINE, (table, number, line)) for number, line in enumerate(opening.lines, 1)),
                *((INSERT_LINK, (digest, table, json.dumps(seats))) for digest, seats in links),
            ]
        )
        if opening.snapshot is not None:
            await self.save_snapshot(table, opening.snapshot)

    def append(
        self, table: str, after: int, lines: Sequence[AnyLine], result: Statement | None = None
    ) -> Awaitable[object]:
        """Append lines to a journal atomically, with the `result_of` a game that ends with them.

        Raises Conflict if their numbers are taken.
        """
        statements: list[Statement] = [
            (INSERT_LINE, (table, number, journal.encode(line))) for number, line in enumerate(lines, after + 1)
        ]
        if result is not None or any(isinstance(line, Undone) for line in lines):
            statements.append(("DELETE FROM results WHERE table_id = $1", (table,)))
        if result is not None:
            statements.append(result)
        return self.run(statements + self.notification(f"{table}:{after + len(lines)}"))

    async def table(self, table: str) -> StoredTable | None:
        """A table as it is stored; None if there is no such table."""
        setups, lines, snapshots = await self.run(
            [
                ("SELECT setup FROM tables WHERE id = $1", (table,)),
                (LINES_AFTER, (table, 0)),
                ("SELECT fingerprint, snapshot FROM snapshots WHERE table_id = $1", (table,)),
            ]
        )
        if not setups:
            return None
        texts = [line for (line,) in lines]
        snapshot = _verified_snapshot(texts, *snapshots[0]) if snapshots else None
        return StoredTable(_setups.decode(setups[0][0]), texts, snapshot)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot in place of the last one, with its fingerprint."""
        last = "SELECT line FROM journal WHERE table_id = $1 AND number = $2"
        (((line,),),) = await self.run([(last, (table, snapshot.n))])
        text = msgspec.json.encode(snapshot).decode()
        await self.run([(INSERT_SNAPSHOT, (table, fingerprint(line, text), text))])

    async def lines(self, table: str, after: int) -> list[AnyLine]:
        """The lines of a journal after number `after`."""
        (rows,) = await self.run([(LINES_AFTER, (table, after))])
        return [journal.decode(line) for (line,) in rows]

    async def grants(self, digests: Sequence[str]) -> list[SeatGrant | None]:
        """What tokens grant, by their digests; None for an unknown token."""
        sql = "SELECT table_id, seats FROM links WHERE digest = $1"
        found = await self.run([(sql, (digest,)) for digest in digests])
        return [SeatGrant(rows[0][0], json.loads(rows[0][1])) if rows else None for rows in found]

    async def add_link(self, table: str, digest: str, seats: list[int]) -> None:
        """Store the digest of another link to a table."""
        await self.run([(INSERT_LINK, (digest, table, json.dumps(seats)))])

    # -- heartbeat ------------------------------------------------------------------------------

    async def start(self, now: float) -> None:
        """Note that the server starts: since its last heartbeat it was down."""
        outage = (
            "INSERT INTO outages (began, ended) SELECT alive, CAST($1 AS DOUBLE PRECISION) FROM heartbeat"
            " WHERE alive > 0 AND alive < $2 ON CONFLICT DO NOTHING"
        )
        await self.run([(outage, (now, now - SHORTEST_OUTAGE)), (HEARTBEAT, (now,))])

    async def beat(self, now: float) -> None:
        """Note that the server is up."""
        await self.run([(HEARTBEAT, (now,))])

    async def outages(self, since: float) -> list[tuple[float, float]]:
        """When the server was down, if that ended after `since`."""
        sql = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended"
        (rows,) = await self.run([(sql, (since,))])
        return [(began, ended) for began, ended in rows]

    async def ready(self) -> None:
        """Raise StorageError unless the database answers."""
        await self.run([("SELECT alive FROM heartbeat", ())])


def result_of(table: str, header: Header, state: State, entries: int) -> Statement:
    """Store the result of a finished game."""
    scores, ranking = json.dumps(list(state.scores)), json.dumps(list(state.ranking))
    edition = header.options.get("edition", "")
    return INSERT_RESULT, (table, header.game, edition, state.seats, entries, scores, ranking)


def fingerprint(line: str, snapshot: str) -> str:
    """A hash that ties a snapshot to the last line it contains and to the version of the program."""
    return hashlib.sha256(f"{metadata.version('pessoi')}\n{line}\n{snapshot}".encode()).hexdigest()


def _verified_snapshot(lines: Sequence[str], mark: str, text: str) -> Snapshot | None:
    """A stored snapshot, or None if it is malformed or its fingerprint does not match the journal."""
    try:
        snapshot = _snapshots.decode(text)
    except msgspec.DecodeError:
        return None
    fits = 0 < snapshot.n <= len(lines) and mark == fingerprint(lines[snapshot.n - 1], text)
    return snapshot if fits else None
