"""The recorded games: together they tell of everything that can happen, and each shows what its name says."""

from pathlib import Path

import pytest
from games.zeus.scene import ZEUS

from pessoi import Session
from pessoi.core import record as records

FOLDER = Path(__file__).parent.parent.parent / "records" / "zeus"
RECORDS = sorted(FOLDER.glob("*.jsonl"))


def played(path: Path) -> Session:
    return Session(ZEUS, records.read(path))


def test_every_event_is_told_in_some_record() -> None:
    events = {event.message for path in RECORDS for events in played(path).events for event in events}
    assert events == {kind.message for kind in ZEUS.events.kinds}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_shows_what_its_name_says(path: Path) -> None:
    play = played(path)
    header = play.record.header
    events = {event.message for events in play.events for event in events}
    assert path.stem.startswith(f"{header.options['edition']}-{header.seats}-")
    assert ("over-early" in events) == path.stem.endswith("early")
    assert (play.state.ranking.count(1) > 1) == path.stem.endswith("shared-victory")
    assert ("not-noted" in events) == path.stem.endswith("by-hand")
    assert ("placed" in events) == path.stem.endswith("neighbour-plots")
    assert ("shuffled" in events) == path.stem.endswith("shuffled-pile")
    assert ("income-lost" in events) == (header.options["edition"] == "haffner")


def test_every_edition_has_records_of_several_seat_counts() -> None:
    headers = [records.read(path).header for path in RECORDS]
    for edition in ZEUS.options.editions:
        assert len({header.seats for header in headers if header.options["edition"] == edition}) >= 3
