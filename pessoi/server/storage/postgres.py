"""PostgreSQL: many processes on one database, each notified by it of what the others wrote."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg
import structlog

from pessoi.server.storage.database import Conflict, Rows, Statement, StorageError
from pessoi.server.storage.schema import MIGRATIONS, VERSION, NewerSchema

log = structlog.get_logger("pessoi.server.storage")

CHANNEL = "pessoi"
LOCK = 0x70657373
"""The advisory lock that lets one process at a time migrate the schema."""
CONNECTIONS = 8
TIMEOUT = 10.0
"""Seconds allowed for connecting and for each statement."""
RETRY = 1.0
"""Seconds until a lost LISTEN connection is opened again."""

_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


class Postgres:
    """A PostgreSQL database, given by its URL."""

    def __init__(self, url: str) -> None:
        self._url = url
        parts = urlsplit(url)
        self.where = f"{parts.hostname or ''}{parts.path}"
        """The address without user and password."""
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and migrate the schema."""
        async with self._translated_errors("unreachable"):
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=CONNECTIONS, timeout=TIMEOUT, command_timeout=TIMEOUT
            )
            try:
                await self._migrate()
            except BaseException:
                await self._pool.close()
                raise

    async def _migrate(self) -> None:
        assert self._pool is not None
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
            version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
            if version > VERSION:
                raise NewerSchema(version)
            for migration in MIGRATIONS[version:]:
                for statement in migration:
                    await connection.execute(statement)
            if version < VERSION:
                await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", VERSION)

    async def run(self, statements: Sequence[Statement]) -> list[Rows]:
        """Run all statements in one transaction, durable on return; raises Conflict or StorageError."""
        assert self._pool is not None
        async with (
            self._translated_errors("storage-failed"),
            self._pool.acquire() as connection,
            connection.transaction(),
        ):
            return [[tuple(row) for row in await connection.fetch(sql, *values)] for sql, values in statements]
        raise AssertionError("unreachable")

    def notification(self, text: str) -> list[Statement]:
        """A statement that notifies the other processes when the transaction commits."""
        return [("SELECT pg_notify($1, $2)", (CHANNEL, text))]

    def listen(self, on_notification: Callable[[str | None], None]) -> None:
        """Start to pass on notifications of other processes."""
        self._listener = asyncio.create_task(self._listen(on_notification))

    async def _listen(self, on_notification: Callable[[str | None], None]) -> None:
        """Listen on a separate connection; report None after each connect, as notifications may have been missed."""
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=TIMEOUT)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *arguments: on_notification(str(arguments[-1])))
                on_notification(None)
                try:
                    await lost.wait()
                finally:
                    await connection.close(timeout=TIMEOUT)
            except _FAILURES as error:
                log.warning("lost LISTEN connection", problem=repr(error))
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """Stop listening and disconnect."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()

    @asynccontextmanager
    async def _translated_errors(self, code: str) -> AsyncIterator[None]:
        try:
            yield
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except _FAILURES as error:
            raise StorageError(code, self.where, str(error) or type(error).__name__) from None
