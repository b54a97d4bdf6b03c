"""Records and games brought together."""

from pathlib import Path

from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.games import game


def reopen(record: Record, components: Path | None = None) -> Session:
    """The play a record tells of, ready to go on."""
    return Session(game(record.header.game, components), record)


def replay(record: Record, components: Path | None = None) -> State:
    """The state a record leads to; a record that does not fit is refused with the entry at which it failed."""
    return reopen(record, components).state
