"""`pessoi serve` and `pessoi backup`: the server, and a copy of its database."""

import argparse
from pathlib import Path

from pessoi.commands.arguments import data_folder
from pessoi.server import serve as server
from pessoi.server.settings import Settings
from pessoi.text import common


def serve(arguments: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    words = common(arguments.lang)
    settings = Settings(
        database=_database(arguments),
        host=arguments.host,
        port=arguments.port,
        origins=tuple(arguments.origin),
        proxies=server.proxies(arguments.proxied, words),
    )
    server.serve(settings, words, browse=arguments.open)
    return 0


def back_up(arguments: argparse.Namespace) -> int:
    """Copy the database to a file; people can go on playing."""
    server.back_up(_database(arguments), arguments.file, common(arguments.lang))
    return 0


def _database(arguments: argparse.Namespace) -> str | Path:
    """The address of the database: a URL, or the path of a file."""
    return arguments.database or server.database_in(arguments.data or data_folder())
