"""Open records with the game they belong to, and begin new ones from a position or from what a seat knows."""

from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from pessoi.core.game import Game
from pessoi.core.record import Header, Record, RecordError, header
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.state import UNSEALED, State
from pessoi.core.step import Sealed
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
    head = replace(record.header, rules=known.rulebook.version, components=known.fingerprint, numbers=known.numbers)
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


def from_position(game: Game, state: State) -> Record:
    """Return the empty record of a game that begins in a state."""
    return Record(replace(header(game, state.seats, state.rules.options, []), position=state.position()))


def imagined(session: Session, seat: int, rng: Rng) -> Record:
    """Return the record of a game that goes on from this moment as a seat may know it; may rewind the session.

    Secret choices that were not revealed are to be made again, and all else that is hidden from the seat is dealt
    again. The entries before are kept if nothing is.
    """
    while len(session.record) and _some_chose_secretly(session.state):
        session.back_to(len(session.record) - 1)
    world = session.state.imagine(seat, rng)
    if world.position() != session.state.position():
        return from_position(session.game, world)
    return Record(replace(session.record.header, numbers=session.game.numbers), session.record.entries)


def _some_chose_secretly(state: State) -> bool:
    return isinstance(state.step, Sealed) and any(choice != UNSEALED for choice in state.sealed)
