"""Encodes the updates sent to subscribers: the whole table, or what has changed since the last update.

Views and differences are computed once per seat and number, and shared by all subscribers of that seat.
"""

from itertools import islice
from typing import Any

import msgspec

from pessoi.server import protocol
from pessoi.server.tables import views
from pessoi.server.tables.table import Table

encode = msgspec.json.Encoder().encode


class SeatUpdates:
    """The current view of one seat, or of the spectators, and how it differs from the one before."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._table = table
        self._seat = seat
        self._view = views.table_view(table, seat)
        self._since: int | None = None
        """The number of the view before."""
        self._changes: dict[str, Any] = {}
        self._text = ""
        """The last encoded update."""
        self._request: tuple[int | None, bool] | None = None
        """The arguments of the last encoded update."""

    def text(self, since: int | None, whole: bool) -> str:
        """The update that continues after number `since`."""
        if self._view.n != self._table.n:
            before, self._view = self._view, views.table_view(self._table, self._seat)
            self._since, self._changes = before.n, changes(before, self._view)
            self._request = None
        if self._request != (since, whole):
            self._text = encode(self._update(since, whole)).decode()
            self._request = (since, whole)
        return self._text

    def _update(self, since: int | None, whole: bool) -> protocol.Update:
        n, recent = self._table.n, len(self._table.recent)
        if not whole and since is not None and since == self._since and n - since <= recent:
            return protocol.Update(since=since, items=self._items(n - since), table=None, changes=self._changes)
        if since is not None and n - recent <= since <= n:
            return protocol.Update(since=since, items=self._items(n - since), table=self._view, changes=None)
        return protocol.Update(since=None, items=self._items(recent), table=self._view, changes=None)

    def _items(self, count: int) -> list[protocol.StreamItem]:
        """The last `count` items of the stream."""
        items = [views.stream_item(line, self._seat) for line in islice(reversed(self._table.recent), count)]
        items.reverse()
        return items


class Updates:
    """The updates of a table for all seats that have had subscribers."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._seats: dict[int | None, SeatUpdates] = {}

    def text(self, seat: int | None, since: int | None, whole: bool) -> str:
        """An encoded update for one seat: the whole table if `whole` or if the difference is unknown."""
        if seat not in self._seats:
            self._seats[seat] = SeatUpdates(self._table, seat)
        return self._seats[seat].text(since, whole)


def changes(before: protocol.TableView, now: protocol.TableView) -> dict[str, Any]:
    """The changed fields of the table, in `view` those of its view, in `elements` changed elements of lists in it."""
    changed = _changed_fields(before, now)
    if changed.pop("view", None) is None:
        return changed
    elements: dict[str, dict[int, Any]] = {}
    fields = _changed_fields(before.view, now.view)
    for name, new in list(fields.items()):
        old = getattr(before.view, name)
        if _is_sent_by_element(old, new):
            del fields[name]
            elements[name] = {index: element for index, element in enumerate(new) if element != old[index]}
    if fields:
        changed["view"] = fields
    if elements:
        changed["elements"] = elements
    return changed


def _changed_fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    values = [(name, getattr(before, name), getattr(now, name)) for name in now.__struct_fields__]
    return {name: new for name, old, new in values if old is not new and old != new}


def _is_sent_by_element(old: Any, new: Any) -> bool:
    """Whether a field is a list with structs whose length has not changed."""
    return (
        isinstance(old, list)
        and isinstance(new, list)
        and len(old) == len(new)
        and any(isinstance(element, msgspec.Struct) for element in new)
    )
