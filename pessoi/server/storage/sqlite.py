"""SQLite: one file, written by one thread, which commits all waiting transactions together."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import msgspec

from pessoi.server.storage import schema
from pessoi.server.storage.database import Conflict, Rows, Statement, StorageError
from pessoi.server.storage.schema import INSERT_LINE

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


class SQLite:
    """A database in a file that only one server at a time can use; a backup can be made meanwhile."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._open = ExitStack()
        """Closes the connection and the lock."""

    async def open(self) -> None:
        """Open the file, migrate the schema and start the thread."""
        loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._connect)
        self._writer = threading.Thread(target=self._work, args=(connection, loop), name="sqlite", daemon=True)
        self._writer.start()

    def run(self, statements: Sequence[Statement]) -> Awaitable[list[Rows]]:
        """Run all statements in one transaction, on disk once awaited; raises Conflict or StorageError."""
        future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self._jobs.put((statements, future))
        return future

    def notification(self, text: str) -> list[Statement]:
        """No statements: no other process writes to the file."""
        return []

    def listen(self, on_notification: Callable[[str], None], on_connection: Callable[[bool], None]) -> None:
        """Do nothing: no other process writes to the file."""

    async def close(self) -> None:
        """Finish all submitted jobs and stop the thread."""
        self._jobs.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)

    # -- in the thread --------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        """Open the file, and lock an empty one beside it: that keeps other servers out, but not a backup."""
        connect = partial(sqlite3.connect, isolation_level=None, check_same_thread=False)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with ExitStack() as opened:
                lock = opened.enter_context(closing(connect(f"{self._path}.lock", timeout=0)))
                lock.execute("BEGIN EXCLUSIVE")
                connection = opened.enter_context(closing(connect(self._path, timeout=5)))
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

    def _work(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Commit batches of jobs until the database is closed."""
        job = self._jobs.get()
        while job is not None:
            time.sleep(COLLECT)
            batch = [job]
            while len(batch) < MAX_BATCH and not self._jobs.empty() and (job := self._jobs.get()) is not None:
                batch.append(job)
            results = self._commit(connection, [statements for statements, _ in batch])
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, [future for _, future in batch], results)
            if job is not None:
                job = self._jobs.get()
        self._open.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[Sequence[Statement]]) -> list[Result]:
        """Run a batch in one transaction; if something in it fails, run every member in its own."""
        try:
            connection.execute("BEGIN")
            results: list[Result] = list(_run_together(connection, batch))
            connection.execute("COMMIT")
            return results
        except Exception as error:  # any failure must reach the callers, which wait for an answer
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(batch) > 1:
                return [result for member in batch for result in self._commit(connection, [member])]
            conflict = isinstance(error, sqlite3.IntegrityError)
            return [Conflict(str(error)) if conflict else StorageError("storage-failed", str(self._path), str(error))]


def _run_together(connection: sqlite3.Connection, batch: list[Sequence[Statement]]) -> list[list[Rows]]:
    """Run the statements of a batch, with all new lines of journals in one statement at the end."""
    lines = [values for statements in batch for sql, values in statements if sql == INSERT_LINE]
    run = partial(_run, connection)
    results = [[run(sql, values) if sql != INSERT_LINE else [] for sql, values in statements] for statements in batch]
    if lines:
        connection.execute(INSERT_LINES, (msgspec.json.encode(lines).decode(),))
    return results


def _run(connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> Rows:
    return connection.execute(sql.replace("$", "?"), values).fetchall()


def _resolve(futures: "list[asyncio.Future[list[Rows]]]", results: list[Result]) -> None:
    for future, result in zip(futures, results):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def back_up(source: Path, target: Path) -> None:
    """Copy a database to a new file while a server may be using it; raises StorageError."""
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading:
            target.touch(0o600, exist_ok=False)
            with closing(sqlite3.connect(target)) as writing:
                reading.backup(writing)
    except (OSError, sqlite3.Error) as error:
        raise StorageError("no-backup", str(target), str(error)) from None
