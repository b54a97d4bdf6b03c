"""SQLite: one file, written by one thread, which commits all waiting transactions together."""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec

from pessoi.server.storage import schema
from pessoi.server.storage.storage import INSERT_LINE, Conflict, Rows, Statement, Storage, StorageError

MAX_BATCH = 500
"""The number of transactions that are committed together at most."""
COLLECT = 0.002
"""Seconds for which the first of some transactions waits for others."""
SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=8000", "foreign_keys=ON")
"""The write-ahead log is large (8000 pages, 32 MiB) until it is checkpointed, as the same pages change repeatedly."""
INSERT_LINES = (
    "INSERT INTO journal (table_id, number, line)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)
"""The same as INSERT_LINE for many lines. With one statement per line the thread would wait for the GIL each time."""

Job = tuple[Sequence[Statement], "asyncio.Future[list[Rows]]"]
Result = list[Rows] | Exception


class SQLite(Storage):
    """A database in a file that only one server at a time can use; a backup can be made meanwhile."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: deque[Job] = deque()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._open = ExitStack()
        """Closes the connection and the lock."""

    async def open(self) -> None:
        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)

    def run(self, statements: Sequence[Statement]) -> Awaitable[list[Rows]]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[list[Rows]] = loop.create_future()
        self._waiting.append((statements, future))
        if len(self._waiting) == 1:  # otherwise the thread has yet to take the ones before
            self._thread.submit(self._commit_waiting, loop)
        return future

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open.close)
        self._thread.shutdown()

    # -- in the thread --------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        """Open the file, and lock an empty one beside it: that keeps other servers out, but not a backup."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with ExitStack() as opened:
                lock = opened.enter_context(closing(sqlite3.connect(f"{self._path}.lock", timeout=0)))
                lock.execute("BEGIN EXCLUSIVE")
                connection = opened.enter_context(closing(sqlite3.connect(self._path, isolation_level=None)))
                self._prepare(connection)
                self._open = opened.pop_all()
                return connection
        except (OSError, sqlite3.Error) as error:
            code = "in-use" if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY else "not-writable"
            raise StorageError(code, str(self._path), getattr(error, "strerror", str(error))) from None

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Make the settings of a connection and bring the schema up to date."""
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for statement in schema.migration(version, str(self._path)):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={schema.VERSION}")
        connection.execute("COMMIT")

    def _commit_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit all waiting transactions, many at a time."""
        while self._waiting:
            time.sleep(COLLECT)
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_BATCH))]
            results = self._commit([statements for statements, _ in batch])
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, [future for _, future in batch], results)

    def _commit(self, batch: list[Sequence[Statement]]) -> list[Result]:
        """Run a batch in one transaction; if something in it fails, run every member in its own."""
        try:
            self._connection.execute("BEGIN")
            results: list[Result] = list(self._run_together(batch))
            self._connection.execute("COMMIT")
            return results
        except Exception as error:  # any failure must reach the callers, which wait for an answer
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if len(batch) > 1:
                return [result for member in batch for result in self._commit([member])]
            conflict = isinstance(error, sqlite3.IntegrityError)
            return [Conflict(str(error)) if conflict else StorageError("storage-failed", str(self._path), str(error))]

    def _run_together(self, batch: list[Sequence[Statement]]) -> list[list[Rows]]:
        """Run the statements of a batch, with all new lines of journals in one statement at the end."""
        lines = [values for statements in batch for sql, values in statements if sql == INSERT_LINE]

        def run(sql: str, values: Sequence[object]) -> Rows:
            return [] if sql == INSERT_LINE else self._connection.execute(sql.replace("$", "?"), values).fetchall()

        results = [[run(sql, values) for sql, values in statements] for statements in batch]
        if lines:
            self._connection.execute(INSERT_LINES, (msgspec.json.encode(lines).decode(),))
        return results


def _resolve(futures: "list[asyncio.Future[list[Rows]]]", results: list[Result]) -> None:
    for future, result in zip(futures, results):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
