"""SQLite: one file, owned by one thread, which commits all waiting transactions together."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from pathlib import Path

from pessoi.server.storage.database import Conflict, Rows, Statement, StorageError, Value
from pessoi.server.storage.schema import MIGRATIONS, VERSION, NewerSchema

MAX_BATCH = 500
"""The number of waiting transactions at which a batch is committed without collecting more."""
WAL_PAGES = 8000
"""Size of the write-ahead log, 32 MiB, at which it is checkpointed. Large, because the same pages change repeatedly."""
CHUNKS = (100, 25, 5, 1)
"""Numbers of rows per insert statement; only a few, so that prepared statements are reused."""


class _Job:
    """The statements of one transaction and the future of its result."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self.outcome: list[Rows] | Exception = []

    def resolve(self) -> None:
        """Set the result of the future, unless it was cancelled."""
        if self.future.done():
            return
        if isinstance(self.outcome, Exception):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class SQLite:
    """A database in a file that only one server at a time can open."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._collected: list[_Job] = []
        """Jobs of the current iteration of the event loop, not yet passed to the thread."""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Start the thread, which opens the file and migrates the schema."""
        self._loop = loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()

        def report(error: Exception | None) -> None:
            loop.call_soon_threadsafe(opened.set_result, None) if error is None else loop.call_soon_threadsafe(
                opened.set_exception, error
            )

        self._writer = threading.Thread(target=self._work, args=(report,), name="sqlite", daemon=True)
        self._writer.start()
        await opened

    def run(self, statements: Sequence[Statement]) -> Awaitable[list[Rows]]:
        """Run all statements in one transaction, on disk once awaited; raises Conflict or StorageError."""
        job = _Job(statements)
        if not self._collected:
            asyncio.get_running_loop().call_soon(self._submit)
        self._collected.append(job)
        return job.future

    def _submit(self) -> None:
        collected, self._collected = self._collected, []
        if collected:
            self._jobs.put(collected)

    def notification(self, text: str) -> list[Statement]:
        """No statements: no other process can have the file open."""
        return []

    def listen(self, on_notification: Callable[[str | None], None]) -> None:
        """Do nothing: no other process can have the file open."""

    async def close(self) -> None:
        """Finish all submitted jobs and stop the thread."""
        self._submit()
        self._jobs.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)

    # -- in the thread --------------------------------------------------------------------------

    def _work(self, report: Callable[[Exception | None], None]) -> None:
        try:
            connection = self._connect()
        except (StorageError, NewerSchema) as error:
            report(error)
            return
        report(None)
        while (batch := self._next_batch()) is not None:
            self._commit(connection, batch)
        connection.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self._path, timeout=0.2, isolation_level=None)
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("BEGIN IMMEDIATE")
            self._migrate(connection)
            connection.execute("COMMIT")
        except OSError as error:
            raise StorageError("not-writable", str(self._path), str(error.strerror)) from None
        except sqlite3.Error as error:
            code = "in-use" if "locked" in str(error) else "not-writable"
            raise StorageError(code, str(self._path), str(error)) from None
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise NewerSchema(version)
        for migration in MIGRATIONS[version:]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version={VERSION}")

    def _next_batch(self) -> list[_Job] | None:
        """All waiting jobs, at least one; None when the database is closed."""
        jobs = self._jobs.get()
        batch: list[_Job] = []
        while jobs is not None:
            batch += jobs
            if len(batch) >= MAX_BATCH or self._jobs.empty():
                return batch
            jobs = self._jobs.get()
        if batch:
            self._jobs.put(None)
            return batch
        return None

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        """Run all jobs in one transaction; if one conflicts, run them again, each in its own savepoint."""
        try:
            try:
                connection.execute("BEGIN")
                _run_together(connection, batch)
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN")
                for job in batch:
                    _run_in_savepoint(connection, job)
            connection.execute("COMMIT")
        except Exception as error:  # any failure must reach the callers, which wait for an answer
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in batch:
                job.outcome = StorageError("storage-failed", str(self._path), str(error))
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, batch)


def _run_together(connection: sqlite3.Connection, batch: list[_Job]) -> None:
    """Run all jobs, with plain inserts merged into few statements: the thread then rarely waits for the GIL."""
    rows: dict[str, list[Value]] = {}
    for job in batch:
        first = job.statements[0][0] if job.statements else ""
        if _is_insert(first) and all(sql == first for sql, _ in job.statements):
            job.outcome = [[]] * len(job.statements)
            into = rows.setdefault(first, [])
            for _, values in job.statements:
                into.extend(values)
        else:
            _run(connection, job)
    for sql, flat in rows.items():
        width = sql.count("$")
        begin = 0
        for size in CHUNKS:
            while len(flat) - begin >= size * width:
                connection.execute(_repeated(sql, size), flat[begin : begin + size * width])
                begin += size * width


def _run(connection: sqlite3.Connection, job: _Job) -> None:
    job.outcome = [connection.execute(_numbered(sql), values).fetchall() for sql, values in job.statements]


def _run_in_savepoint(connection: sqlite3.Connection, job: _Job) -> None:
    """Run one job of a batch; a conflict undoes this job only."""
    connection.execute("SAVEPOINT job")
    try:
        _run(connection, job)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        job.outcome = Conflict(str(error))
    connection.execute("RELEASE job")


@lru_cache
def _is_insert(sql: str) -> bool:
    """Whether a statement only inserts a row."""
    return sql.startswith("INSERT INTO ") and sql.endswith(")") and " ON CONFLICT " not in sql


@lru_cache
def _repeated(sql: str, times: int) -> str:
    """The insert of one row as an insert of `times` rows."""
    head, _, _ = sql.rpartition(" VALUES ")
    row = "(" + ", ".join("?" * sql.count("$")) + ")"
    return f"{head} VALUES {', '.join([row] * times)}"


@lru_cache
def _numbered(sql: str) -> str:
    """PostgreSQL's placeholders ($1) as SQLite's (?1)."""
    return sql.replace("$", "?")


def _resolve(batch: list[_Job]) -> None:
    for job in batch:
        job.resolve()
