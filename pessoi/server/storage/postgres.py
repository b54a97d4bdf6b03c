"""PostgreSQL: many processes on one database, each notified by it of what the others wrote."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import asyncpg
import structlog

from pessoi.server.storage import schema
from pessoi.server.storage.storage import Conflict, Rows, Statement, Storage, StorageError

log = structlog.get_logger("pessoi.server.storage")

CHANNEL = "pessoi"
LOCK = 0x70657373
"""The advisory lock that lets one process at a time migrate the schema."""
CONNECTIONS = 8

_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


class Postgres(Storage):
    """A PostgreSQL database, given by its URL.

    `timeout` is the time for connecting and for a transaction, in seconds. `heartbeat` is the time between two
    heartbeats of the listener, and the time that each may take.
    """

    def __init__(self, url: str, timeout: float = 5.0, heartbeat: float = 2.0) -> None:
        self._url = url
        self._timeout = timeout
        self._heartbeat = heartbeat
        parts = urlsplit(url)
        self.where = f"{parts.hostname or ''}{parts.path}"
        """The address without user and password."""
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        # A transaction whose process is cut off would lock a journal for all others until it ends.
        bounded = {"idle_in_transaction_session_timeout": f"{self._timeout}s"}
        async with self._translated_errors("unreachable"):
            await self._migrate()
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=self._timeout,
                server_settings=bounded,
                reset=_keep,
            )

    async def _migrate(self) -> None:
        """Bring the schema up to date. A large database takes its time, so there is no limit."""
        connection = await asyncpg.connect(self._url, timeout=self._timeout)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
                version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
                for statement in schema.migration(version, self.where):
                    await connection.execute(statement)
                if version < schema.VERSION:
                    await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", schema.VERSION)
        finally:
            await connection.close(timeout=self._timeout)

    async def run(self, statements: Sequence[Statement]) -> list[Rows]:
        """Run all statements in one transaction; raises Conflict or StorageError.

        If the database does not answer in time, nobody knows whether the transaction is committed.
        """
        assert self._pool is not None
        async with (
            self._translated_errors("storage-failed"),
            self._pool.acquire(timeout=self._timeout) as connection,
        ):
            # Terminated rather than cancelled: to cancel a statement, the server would have to answer.
            deadline = asyncio.get_running_loop().call_later(self._timeout, connection.terminate)
            try:
                async with connection.transaction():
                    rows = [[tuple(row) for row in await connection.fetch(sql, *values)] for sql, values in statements]
            finally:
                deadline.cancel()
        return rows

    def notification(self, text: str) -> list[Statement]:
        return [("SELECT pg_notify($1, $2)", (CHANNEL, text))]

    def listen(self, on_notification: Callable[[str], None], on_connection: Callable[[bool], None]) -> None:
        self._listener = asyncio.create_task(self._listen(on_notification, on_connection))

    async def _listen(self, on_notification: Callable[[str], None], on_connection: Callable[[bool], None]) -> None:
        """Listen on a separate connection, and on a new one whenever it is silent.

        A heartbeat is an empty notification to all listeners, this one included. One that does not arrive in time
        shows that the connection is dead, even if nobody has closed it.
        """
        assert self._pool is not None
        heard = asyncio.Event()

        def receive(*arguments: object) -> None:
            heard.set()
            if text := str(arguments[-1]):
                on_notification(text)

        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self._url, timeout=self._timeout, command_timeout=self._timeout)
                await connection.add_listener(CHANNEL, receive)
                await self._pool.expire_connections()  # they may be dead as well
                on_connection(True)
                while True:
                    heard.clear()
                    async with asyncio.timeout(self._heartbeat):
                        await connection.execute("SELECT pg_notify($1, '')", CHANNEL)
                        await heard.wait()
                    await asyncio.sleep(self._heartbeat)
            except Exception as error:  # whatever happens, listening must go on
                log.warning("no notifications from the database", problem=repr(error))
                if connection is None:
                    on_connection(False)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(self._heartbeat / 2)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._timeout):
                    await self._pool.close()

    @asynccontextmanager
    async def _translated_errors(self, code: str) -> AsyncIterator[None]:
        try:
            yield
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None
        except _FAILURES as error:
            raise StorageError(code, self.where, str(error) or type(error).__name__) from None


async def _keep(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Do nothing when a connection goes back to the pool: transactions leave nothing behind to reset."""
