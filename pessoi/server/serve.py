"""`pessoi serve`: a server from the command line, from its first word to its last."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvicorn

from pessoi.server.app import application, new_hall
from pessoi.server.connection import Connection
from pessoi.server.settings import Settings
from pessoi.server.storage.database import StorageError
from pessoi.server.storage.schema import NewerSchema
from pessoi.server.tables.registry import Hall
from pessoi.text import Words

FILE = "tables.db"
NOTICE = 1.0
"""Seconds that clients have to take the notice before sockets are closed."""

_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime"}


class ServeError(ValueError):
    """The server cannot start, in words for the one who started it."""


class JsonLines(logging.Formatter):
    """Logs that programs can read: one object a line. No token ever gets here."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class NoticingServer(uvicorn.Server):
    """Tells clients before it closes their sockets, and its owner where it is once it listens."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        await self._hall.say_goodbye(NOTICE)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are not for the server alone: the tables are still to be closed after it."""
        yield


def serve(settings: Settings, words: Words, browse: bool = False) -> None:
    """Serve until told to stop; a ServeError says in one line why that cannot be."""
    _log()
    listening = _bound(settings, words)
    address = f"http://{_shown(settings.host)}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(words.format("serve-ready", address=address), flush=True)
        if browse:
            webbrowser.open(address)

    hall = new_hall(settings)
    config = uvicorn_config(settings, hall)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(NoticingServer(config, hall, ready), hall, listening))
    except NewerSchema:
        raise ServeError(words.format("serve-newer-schema")) from None
    except StorageError as error:
        raise ServeError(words.format(f"serve-{error.code}", where=error.where, detail=error.detail)) from None
    finally:
        listening.close()
    print(words.format("serve-stopped"), flush=True)


async def _serve(server: uvicorn.Server, hall: Hall, listening: socket.socket) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, server.handle_exit, number, None)
    await hall.open()
    keep_memory_calm()
    try:
        await server.serve([listening])
    finally:
        await hall.close()


def keep_memory_calm() -> None:
    """What a server holds it holds for long, and little of it in circles: look for garbage seldom."""
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)


def uvicorn_config(settings: Settings, hall: Hall) -> uvicorn.Config:
    """How the server speaks HTTP: within limits, and saying little about itself."""
    return uvicorn.Config(
        application(settings, hall),
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Connection,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message,
        proxy_headers=settings.proxied,
        timeout_graceful_shutdown=5,
        lifespan="off",
    )


def _log() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def _bound(settings: Settings, words: Words) -> socket.socket:
    """The port, taken before anything else is begun."""
    try:
        return listen(settings.host, settings.port)
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        message = "serve-port-taken" if taken else "serve-no-port"
        raise ServeError(words.format(message, host=settings.host, port=str(settings.port))) from None


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. It names its protocol: otherwise asyncio would not send small answers at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except BaseException:
        listening.close()
        raise
    listening.listen(2048)
    return listening


def _shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)


def database_in(folder: Path) -> Path:
    """The database of a data folder."""
    return folder / FILE
