"""`pessoi serve` and `pessoi backup`: the server, and a copy of its database."""

import argparse
import errno
import ipaddress
import socket
import sqlite3
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from pessoi import games
from pessoi.commands.arguments import data_folder
from pessoi.core.components import ComponentsError, Values, game_of
from pessoi.server import serve as server
from pessoi.server.limits import Network
from pessoi.server.settings import Settings
from pessoi.server.storage.storage import StorageError
from pessoi.study.router import study_router
from pessoi.text import Words, common

FILE = "tables.db"


def serve(arguments: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    words = common(arguments.lang)
    settings = Settings(
        database=_database(arguments),
        origins=tuple(arguments.origin),
        proxies=_proxies(arguments.proxied, words),
        window=arguments.window / 1000,
        boxes=_boxes(arguments.components),
    )
    with closing(_listening(arguments.host, arguments.port, words)) as listening, _storage_errors(words):
        address = f"http://{_displayed(arguments.host)}:{listening.getsockname()[1]}/"

        def on_ready() -> None:
            print(words.format("serve-ready", address=address), flush=True)
            if arguments.open:
                webbrowser.open(address)

        server.run(settings, listening, on_ready, study_router)
    print(words.format("serve-stopped"), flush=True)
    return 0


def back_up(arguments: argparse.Namespace) -> int:
    """Copy the database to a file; people can go on playing."""
    words, source, target = common(arguments.lang), _database(arguments), arguments.file
    if "://" in str(source):
        raise ValueError(words.format("serve-backup-postgres"))
    try:
        with closing(sqlite3.connect(f"{Path(source).resolve().as_uri()}?mode=ro", uri=True)) as reading:
            target.touch(0o600, exist_ok=False)
            with closing(sqlite3.connect(target)) as writing:
                reading.backup(writing)
    except (OSError, sqlite3.Error) as error:
        raise ValueError(words.format("serve-no-backup", where=str(target), detail=str(error))) from None
    print(words.format("serve-backed-up", file=str(target)))
    return 0


def _database(arguments: argparse.Namespace) -> str | Path:
    """The address of the database: a URL, or the path of a file."""
    return arguments.database or (arguments.data or data_folder()) / FILE


def _boxes(files: list[Path]) -> dict[str, Values]:
    """The numbers of new tables by game, from a component file for each; raises ComponentsError and UnknownGame."""
    boxes: dict[str, Values] = {}
    for file in files:
        key = game_of(file)
        if key in boxes:
            raise ComponentsError("in-file", file=file, why=ComponentsError("box-twice", found=key))
        boxes[key] = games.game(key, file).numbers
    return boxes


def _displayed(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)


# -- errors: all become a ValueError with a translated message --------------------------------------


def _listening(host: str, port: int, words: Words) -> socket.socket:
    try:
        return server.listen(host, port)
    except OSError as error:
        message = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-no-port"
        raise ValueError(words.format(message, host=host, port=str(port))) from None


def networks(text: str) -> tuple[Network, ...]:
    """The networks in a list of addresses separated by commas; raises ValueError."""
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def _proxies(addresses: str, words: Words) -> tuple[Network, ...]:
    try:
        return networks(addresses)
    except ValueError as error:
        raise ValueError(words.format("serve-bad-proxy", detail=str(error))) from None


@contextmanager
def _storage_errors(words: Words) -> Iterator[None]:
    try:
        yield
    except StorageError as error:
        raise ValueError(words.format(f"serve-{error.code}", where=error.where, detail=error.detail)) from None
