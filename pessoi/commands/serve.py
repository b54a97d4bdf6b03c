"""`pessoi serve`: the server."""

import argparse

from pessoi.commands.arguments import data_folder
from pessoi.server import serve as server
from pessoi.server.settings import Settings
from pessoi.text import common


def serve(arguments: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    settings = Settings(
        database=arguments.database or server.database_in(arguments.data or data_folder()),
        host=arguments.host,
        port=arguments.port,
        origins=tuple(arguments.origin),
        proxied=arguments.proxied,
    )
    server.serve(settings, common(arguments.lang), browse=arguments.open)
    return 0
