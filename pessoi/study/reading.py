"""Moments of uploaded records, which have no table. This runs in the bots' processes."""

from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.record import Record, RecordError, parse
from pessoi.core.session import Session
from pessoi.insight.analysis import GameRunning
from pessoi.protocol.views import Moment, moment_of
from pessoi.records import open_for_reading


def read_moment(text: str, most: int, seat: int, entry: int) -> Moment | UserError | None:
    """What a seat saw after an entry of a record with at most `most` entries; None if there is no such moment.

    An old record is read as far as it fits the rules of today. A game that is not over shows nothing.
    """
    try:
        record = parse(text)
        if len(record) > most:
            return RecordError("record-long", most=most, found=len(record))
        opened = open_for_reading(record)
    except UserError as error:
        return error
    whole = opened.session
    if not whole.state.over and opened.misfit is None:
        return GameRunning("analysis-running")
    entries = len(whole.record)
    if entry > entries or seat >= whole.state.seats:
        return None
    replayed = Session(whole.game, Record(whole.record.header))
    events: list[Event] = []
    for one in whole.record.entries[:entry]:
        events = replayed.enter(one)
    return moment_of(replayed.state, events, seat, (entry, entries), asks=True)
