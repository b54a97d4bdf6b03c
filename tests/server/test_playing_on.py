"""Playing on from a moment of a finished game: what the seat knew holds, all else is dealt and drawn again."""

from pathlib import Path

import msgspec
import pytest

import pessoi
from pessoi.core import record as records
from pessoi.core.record import Record
from pessoi.core.session import Session
from pessoi.core.state import UNSEALED, State
from pessoi.core.step import CHANCE
from pessoi.protocol import http
from pessoi.server.tables import journal, opening
from pessoi.server.tables.journal import StoredTable

RECORDS = Path(__file__).parent.parent / "records"
OFTEN = 12
"""Tables from one moment: that all of them are like the old game by chance is next to impossible."""


def record_of(name: str) -> Record:
    return records.read(RECORDS / f"{name}.jsonl")


def session_until(record: Record, entry: int) -> Session:
    return Session(pessoi.game(record.header.game), record.until(entry))


def played_on(record: Record, entry: int, seat: int) -> StoredTable:
    seats = [http.SeatRequest(kind="person") for _ in range(record.header.seats)]
    request = http.NewTable(record=record.lines(), until=entry, imagined_by=seat, seats=seats)
    return opening.open_table(request, 0.0, {})


def state_of(table: StoredTable) -> State:
    """The state in which a new table begins, before anything is drawn."""
    header = table.setup.header
    return Session(pessoi.game(header.game), Record(header)).state


def moves_of(table: StoredTable) -> list[tuple[int, str]]:
    lines = [journal.decode(line) for line in table.lines]
    return [(line.seat, line.move) for line in lines if isinstance(line, journal.Moved)]


def decision(record: Record, after: int) -> tuple[int, int]:
    """The number of entries before a decision of a seat, and that seat."""
    for entry in record.entries[after:]:
        if entry.seat != CHANCE and len(session_until(record, entry.n - 1).state.legal(entry.seat)) > 1:
            return entry.n - 1, entry.seat
    raise AssertionError("no decision")


def test_hidden_cards_and_contracts_are_dealt_again() -> None:
    record = record_of("deukalion/3-seats-contract")
    entry, seat = decision(record, len(record) // 2)
    old = session_until(record, entry).state
    tables = [played_on(record, entry, seat) for _ in range(OFTEN)]
    states = [state_of(table) for table in tables]
    hidden = {str(state.position()) for state in states}
    assert len(hidden) > OFTEN // 2
    assert str(old.position()) not in hidden
    for state in states:
        assert msgspec.json.encode(state.view(seat)) == msgspec.json.encode(old.view(seat))
        assert state.legal(seat) == old.legal(seat)


@pytest.mark.parametrize("name", ["peloponnes/seats-3", "rhodes/standard-3", "deukalion/3-seats-town"])
def test_chance_draws_again(name: str) -> None:
    record = record_of(name)
    drawn = next(
        entry
        for entry in record.entries[len(record) // 3 :]
        if entry.seat == CHANCE and len(session_until(record, entry.n - 1).state.outcomes()) > 3
    )
    found = set()
    for _ in range(OFTEN):
        table = played_on(record, drawn.n - 1, 0)
        kept = drawn.n - 1 if table.setup.header.position is msgspec.UNSET else 0
        found.add(moves_of(table)[kept])
    assert len(found) > 1


def test_bids_that_were_not_revealed_are_made_again() -> None:
    record = record_of("zeus/house-4-last-sale")
    session = Session(pessoi.game("zeus"), Record(record.header))
    entries = iter(record)
    while sum(choice != UNSEALED for choice in session.state.sealed) < 2:
        session.enter(next(entries))
    made = len(session.record)
    table = played_on(record, made, session.state.actors[0])
    assert moves_of(table) == [(one.seat, one.move) for one in record.entries[: made - 2]]


def test_the_story_stays_where_nothing_was_hidden() -> None:
    record = record_of("rhodes/standard-3")
    entry, seat = decision(record, len(record) // 2)
    table = played_on(record, entry, seat)
    assert moves_of(table)[:entry] == [(one.seat, one.move) for one in record.entries[:entry]]
    assert table.setup.header.position is msgspec.UNSET


def test_only_a_seat_of_the_game_imagines() -> None:
    with pytest.raises(opening.OpeningError, match="expected a seat below 3, got 3"):
        played_on(record_of("rhodes/standard-3"), 4, 3)
