"""Runs the server: from a listening socket until a signal."""

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import structlog
import uvicorn
from litestar import Router

from pessoi.server import logs
from pessoi.server.app import application
from pessoi.server.edge import Edge
from pessoi.server.settings import Settings
from pessoi.server.tables.registry import TableRegistry

MOST_DESCRIPTORS, FEW_DESCRIPTORS, RESERVED_DESCRIPTORS = 65_536, 4096, 100
"""Descriptors to ask for, descriptors below which a warning is logged, and those kept for files and processes."""
CLOSE_TIMEOUT = 1.0
"""Seconds that clients have to disconnect after they were notified that the server stops."""

log = structlog.get_logger("pessoi.server")

try:
    import resource
except ImportError:  # on Windows, where the number of connections has no such limit
    resource = None  # type: ignore[assignment]


class TableServer(uvicorn.Server):
    """uvicorn with our limits and without headers that name it; notifies clients before it closes their sockets."""

    def __init__(self, settings: Settings, registry: TableRegistry, *routers: Router) -> None:
        super().__init__(
            uvicorn.Config(
                application(settings, registry, *routers),
                log_config=None,
                access_log=False,
                server_header=False,
                **Edge(settings, registry.metrics).protocols,
                h11_max_incomplete_event_size=settings.limits.header,
                ws_per_message_deflate=False,
                ws_max_size=settings.limits.message,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=[str(network) for network in settings.proxies],
                timeout_graceful_shutdown=5,
                lifespan="off",
            )
        )
        self.registry = registry

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify the clients, then close their sockets."""
        await self.registry.close_subscribers(CLOSE_TIMEOUT)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to `run`, which closes the tables after the server."""
        yield


def run(
    settings: Settings,
    listening: socket.socket,
    on_ready: Callable[[], None],
    router: Callable[[TableRegistry, int], Router],
) -> None:
    """Serve until a signal arrives; raises StorageError if the database cannot be used.

    `router` makes further endpoints for the tables and the number of processes that think.
    """
    logs.configure()
    settings = replace(settings, limits=replace(settings.limits, all_connections=_most_connections()))
    registry = TableRegistry(settings)
    server = TableServer(settings, registry, router(registry, settings.workers))
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_serve(server, listening, on_ready))


async def _serve(server: TableServer, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    registry = server.registry
    with ExitStack() as stack:
        for number in (signal.SIGINT, signal.SIGTERM):  # afterwards they do what they did before
            stack.callback(signal.signal, number, signal.signal(number, server.handle_exit))
        await registry.open()
        tune_garbage_collector()
        watching = asyncio.create_task(registry.metrics.watch_loop())
        on_ready()  # a client that connects now waits until uvicorn accepts it
        try:
            await server.serve([listening])
        finally:
            watching.cancel()
            await registry.close()


def tune_garbage_collector() -> None:
    """Run the garbage collector rarely: the server's objects live long and few of them are in cycles.

    Closed connections are. Most of them are old, so the old generations must be collected as well.
    """
    gc.freeze()
    gc.set_threshold(200_000, 5, 5)


def _most_connections() -> int:
    """The number of connections that the descriptors allow, after raising their number as far as possible."""
    if resource is None:
        return MOST_DESCRIPTORS
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = min(most, MOST_DESCRIPTORS) if most != resource.RLIM_INFINITY else MOST_DESCRIPTORS
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    if allowed < FEW_DESCRIPTORS:
        log.warning("few descriptors: raise the limit (LimitNOFILE, ulimit -n)", descriptors=allowed)
    return max(allowed - RESERVED_DESCRIPTORS, allowed // 2)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError."""
    if not 0 <= port < 1 << 16:
        raise OSError(errno.EADDRNOTAVAIL, "no such port")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=2048)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # its connections inherit this
    return listening
