"""Open records with the game they belong to."""

from pathlib import Path

from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.games import game


def reopen(record: Record, components: Path | None = None) -> Session:
    """Return the session of a record, ready to continue; raises RecordError if the record does not fit the game."""
    return Session(game(record.header.game, components), record)


def replay(record: Record, components: Path | None = None) -> State:
    """Return the state after the last entry of a record; raises RecordError with the entry that does not fit."""
    return reopen(record, components).state
