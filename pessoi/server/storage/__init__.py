"""Durable storage of tables, in SQLite or PostgreSQL."""

from pathlib import Path

from pessoi.server.settings import Settings
from pessoi.server.storage.postgres import Postgres
from pessoi.server.storage.sqlite import SQLite
from pessoi.server.storage.storage import Storage


def storage_of(settings: Settings) -> Storage:
    """The storage at a URL or a path, not yet opened."""
    address = str(settings.database)
    if address.startswith(("postgresql://", "postgres://")):
        return Postgres(address, settings.database_timeout, settings.listener_heartbeat)
    return SQLite(Path(address))
