"""Open records with the game they belong to."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from pessoi.core.record import Record, RecordError
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.games import game

OLD = ("record-rules", "record-components")
"""The errors of records that were made with other rules or numbers."""


@dataclass(frozen=True)
class OpenedRecord:
    """A record as far as it fits the rules of today."""

    session: Session
    misfit: RecordError | None
    """Why the record is read-only; None if it fits as a whole."""


def reopen(record: Record, components: Path | None = None) -> Session:
    """Return the session of a record, ready to continue; raises RecordError if the record does not fit the game."""
    return Session(game(record.header.game, components), record)


def replay(record: Record, components: Path | None = None) -> State:
    """Return the state after the last entry of a record; raises RecordError with the entry that does not fit."""
    return reopen(record, components).state


def open_for_reading(record: Record) -> OpenedRecord:
    """Open a record also if its rules or numbers are not those of today: as many of its entries as fit these.

    Raises RecordError for a record that is wrong otherwise.
    """
    try:
        return OpenedRecord(reopen(record), None)
    except RecordError as error:
        if error.code not in OLD:
            raise
        misfit = error
    known = game(record.header.game)
    head = msgspec.structs.replace(record.header, rules=known.rulebook.version, components=known.fingerprint)
    session = Session(known, Record(head))
    for entry in record:
        if session.state.over:
            break
        try:
            session.enter(entry)
        except RecordError:
            break
    return OpenedRecord(session, misfit)
