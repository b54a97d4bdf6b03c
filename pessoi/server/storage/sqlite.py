"""SQLite: one file, one thread that owns it. Whatever comes in the same moment is handed over together, and whatever
waits when the thread looks up shares one transaction."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from pathlib import Path

from pessoi.server.storage.database import Conflict, Rows, Statement, StorageError, Value
from pessoi.server.storage.schema import MIGRATIONS, VERSION, NewerSchema

MOST_AT_ONCE = 500
"""When so many transactions wait, the next flush to disk is for them and nobody else."""
LOG_PAGES = 8000
"""So long may the log grow, 32 MiB, before what it holds goes into the file: the same pages come again and again."""
CHUNKS = (100, 25, 5, 1)
"""So many rows are brought in by one statement; few sizes, so that statements are prepared once."""


class _Job:
    """Statements that belong together, and who waits for them."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self.outcome: list[Rows] | Exception = []

    def settle(self) -> None:
        """Let the waiting side go on; it may have given up."""
        if self.future.done():
            return
        if isinstance(self.outcome, Exception):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class SQLite:
    """A database in a file. The file belongs to one server at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._gathered: list[_Job] = []
        """What has come in this moment."""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._owner: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Start the thread; it opens the file and brings it up to date."""
        self._loop = loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()

        def report(error: Exception | None) -> None:
            loop.call_soon_threadsafe(opened.set_result, None) if error is None else loop.call_soon_threadsafe(
                opened.set_exception, error
            )

        self._owner = threading.Thread(target=self._own, args=(report,), name="sqlite", daemon=True)
        self._owner.start()
        await opened

    def run(self, statements: Sequence[Statement]) -> Awaitable[list[Rows]]:
        """All statements in one transaction, on disk once this was awaited."""
        job = _Job(statements)
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._jobs.put(gathered)

    def notice(self, text: str) -> list[Statement]:
        """Nobody else can have the file open."""
        return []

    def listen(self, told: Callable[[str | None], None]) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """Let the thread finish all that has come."""
        self._hand_over()
        self._jobs.put(None)
        if self._owner is not None:
            await asyncio.to_thread(self._owner.join)

    # -- in the thread --------------------------------------------------------------------------

    def _own(self, report: Callable[[Exception | None], None]) -> None:
        try:
            connection = self._connect()
        except (StorageError, NewerSchema) as error:
            report(error)
            return
        report(None)
        while (batch := self._batch()) is not None:
            self._commit(connection, batch)
        connection.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self._path, timeout=0.2, isolation_level=None)
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
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
        for step in MIGRATIONS[version:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version={VERSION}")

    def _batch(self) -> list[_Job] | None:
        """All that waits, at least one; None when it is time to go."""
        jobs = self._jobs.get()
        batch: list[_Job] = []
        while jobs is not None:
            batch += jobs
            if len(batch) >= MOST_AT_ONCE or self._jobs.empty():
                return batch
            jobs = self._jobs.get()
        if batch:
            self._jobs.put(None)
            return batch
        return None

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        """All in one transaction; if one of them conflicts, once more with each of them apart."""
        try:
            try:
                connection.execute("BEGIN")
                _together(connection, batch)
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN")
                for job in batch:
                    _attempt(connection, job)
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, somebody waits for an answer
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in batch:
                job.outcome = StorageError("storage-failed", str(self._path), str(error))
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, batch)


def _together(connection: sqlite3.Connection, batch: list[_Job]) -> None:
    """All jobs. Rows that only go in go in together: the thread then seldom has to wait for the interpreter."""
    rows: dict[str, list[Value]] = {}
    for job in batch:
        first = job.statements[0][0] if job.statements else ""
        if _is_insert(first) and all(words == first for words, _ in job.statements):
            job.outcome = [[]] * len(job.statements)
            into = rows.setdefault(first, [])
            for _, values in job.statements:
                into.extend(values)
        else:
            _carry_out(connection, job)
    for words, flat in rows.items():
        width = words.count("$")
        begin = 0
        for size in CHUNKS:
            while len(flat) - begin >= size * width:
                connection.execute(_repeated(words, size), flat[begin : begin + size * width])
                begin += size * width


def _carry_out(connection: sqlite3.Connection, job: _Job) -> None:
    job.outcome = [connection.execute(_numbered(words), values).fetchall() for words, values in job.statements]


def _attempt(connection: sqlite3.Connection, job: _Job) -> None:
    """One job of a batch; if it conflicts, the others are not harmed."""
    connection.execute("SAVEPOINT job")
    try:
        _carry_out(connection, job)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        job.outcome = Conflict(str(error))
    connection.execute("RELEASE job")


@lru_cache
def _is_insert(words: str) -> bool:
    """Whether a statement does nothing but bring in a row."""
    return words.startswith("INSERT INTO ") and words.endswith(")") and " ON CONFLICT " not in words


@lru_cache
def _repeated(words: str, times: int) -> str:
    """An insertion of one row as one of many."""
    head, _, _ = words.rpartition(" VALUES ")
    row = "(" + ", ".join("?" * words.count("$")) + ")"
    return f"{head} VALUES {', '.join([row] * times)}"


@lru_cache
def _numbered(words: str) -> str:
    """PostgreSQL's $1 is SQLite's ?1."""
    return words.replace("$", "?")


def _settle(batch: list[_Job]) -> None:
    for job in batch:
        job.settle()
