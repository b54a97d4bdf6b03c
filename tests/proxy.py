"""A TCP proxy that can freeze: bytes no longer arrive, but no connection is closed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Proxy:
    """Forwards connections to a port. A frozen connection keeps its bytes back until it thaws."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        flowing = self._flowing
        try:
            to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        for source, target in ((reader, to_writer), (to_reader, writer)):
            self._tasks.add(task := asyncio.create_task(_forward(source, target, flowing)))
            task.add_done_callback(self._tasks.discard)

    def freeze(self) -> None:
        """Freeze all connections, those to come included."""
        self._flowing.clear()

    def thaw(self) -> None:
        self._flowing.set()

    def strand(self) -> None:
        """Freeze the present connections for good; those to come flow."""
        self._flowing.clear()
        self._flowing = asyncio.Event()
        self._flowing.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _forward(source: asyncio.StreamReader, target: asyncio.StreamWriter, flowing: asyncio.Event) -> None:
    try:
        with suppress(OSError):
            while data := await source.read(65_536):
                await flowing.wait()
                target.write(data)
                await target.drain()
        await flowing.wait()
    finally:
        target.close()


@asynccontextmanager
async def proxied(target: int) -> AsyncIterator[Proxy]:
    """Run a proxy for the duration of a test."""
    proxy = Proxy(target)
    async with await asyncio.start_server(proxy.accept, "127.0.0.1", 0) as listening:
        proxy.port = listening.sockets[0].getsockname()[1]
        yield proxy
        await proxy.close()
