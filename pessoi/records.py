"""Open records with the game they belong to."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from pessoi.core.game import Game
from pessoi.core.record import Header, Record, RecordError
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.games import game, game_of

OLD = ("record-rules", "record-components", "record-numbers")
"""The errors of records that were made with other rules or numbers."""


@dataclass(frozen=True)
class OpenedRecord:
    """A record as far as it fits the rules of today."""

    session: Session
    misfit: RecordError | None
    """Why the record is read-only; None if it fits as a whole."""


def reopen(record: Record, components: Path | None = None) -> Session:
    """Return the session of a record, ready to continue; raises RecordError if the record does not fit the game."""
    head = record.header
    return Session(game_of(head) if components is None else game(head.game, components), record)


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
    known = _nearest_game(record.header)
    head = msgspec.structs.replace(
        record.header, rules=known.rulebook.version, components=known.fingerprint, numbers=known.numbers
    )
    session = Session(known, Record(head))
    for entry in record:
        if session.state.over:
            break
        try:
            session.enter(entry)
        except RecordError:
            break
    return OpenedRecord(session, misfit)


def _nearest_game(head: Header) -> Game:
    """The game with the numbers of a record if they can be used, otherwise with the shipped ones."""
    try:
        return game_of(head)
    except RecordError:
        return game(head.game)
