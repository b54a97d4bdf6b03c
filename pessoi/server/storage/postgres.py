"""PostgreSQL: many processes on one database, each told by the database itself what the others wrote."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg

from pessoi.server.storage.database import Conflict, Rows, Statement, StorageError
from pessoi.server.storage.schema import MIGRATIONS, VERSION, NewerSchema

log = logging.getLogger("pessoi.server.storage.postgres")

CHANNEL = "pessoi"
LOCK = 0x70657373
"""Only one process at a time brings the schema up to date."""
CONNECTIONS = 8
SECONDS = 10.0
"""How long the database may take."""
RETRY = 1.0
"""Seconds until a lost listener is tried again."""

_TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


class Postgres:
    """A database by its address."""

    def __init__(self, url: str) -> None:
        self._url = url
        parts = urlsplit(url)
        self.where = f"{parts.hostname or ''}{parts.path}"
        """The address without its secrets."""
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and bring the schema up to date."""
        async with self._trouble("unreachable"):
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=CONNECTIONS, timeout=SECONDS, command_timeout=SECONDS
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
            for step in MIGRATIONS[version:]:
                for statement in step:
                    await connection.execute(statement)
            if version < VERSION:
                await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", VERSION)

    async def run(self, statements: Sequence[Statement]) -> list[Rows]:
        """All statements in one transaction, durable when this returns."""
        assert self._pool is not None
        async with self._trouble("storage-failed"), self._pool.acquire() as connection, connection.transaction():
            return [[tuple(row) for row in await connection.fetch(words, *values)] for words, values in statements]
        raise AssertionError("unreachable")

    def notice(self, text: str) -> list[Statement]:
        """The database tells the others, once the transaction is through."""
        return [("SELECT pg_notify($1, $2)", (CHANNEL, text))]

    def listen(self, told: Callable[[str | None], None]) -> None:
        """Hear what other processes tell."""
        self._listener = asyncio.create_task(self._listen(told))

    async def _listen(self, told: Callable[[str | None], None]) -> None:
        """Listen on a connection of its own. After it was lost, anything may have been missed."""
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *notice: told(str(notice[-1])))
                told(None)
                try:
                    await lost.wait()
                finally:
                    await connection.close(timeout=SECONDS)
            except _TROUBLE as error:
                log.warning("lost the database's notices", extra={"problem": repr(error)})
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        """Stop listening and let go."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()

    @asynccontextmanager
    async def _trouble(self, code: str) -> AsyncIterator[None]:
        try:
            yield
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except _TROUBLE as error:
            raise StorageError(code, self.where, str(error) or type(error).__name__) from None
