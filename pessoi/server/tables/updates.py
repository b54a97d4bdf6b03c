"""Encodes the updates sent to subscribers: the whole table, or what has changed since the last update.

Views and differences are computed once per seat and number, and shared by all subscribers of that seat.
"""

from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import astuple

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
        self._last: tuple[int, int | None, bool, str] = (-1, None, False, "")
        """The number and the arguments of the last encoded update, and its text."""

    def text(self, since: int | None, whole: bool) -> str:
        """The update after number `since`; it has the whole table if `whole` or if the difference is unknown."""
        if self._view.n != self._table.n:
            before, self._view = self._view, views.table_view(self._table, self._seat, self._view)
            self._since, self._changes = before.n, changes(before, self._view)
        if self._last[:3] != (self._view.n, since, whole):
            self._last = (self._view.n, since, whole, encode(self._update(since, whole)).decode())
        return self._last[3]

    def _update(self, since: int | None, whole: bool) -> protocol.Update:
        n, recent = self._table.n, len(self._table.recent)
        if since is None or not n - recent <= since <= n:
            return protocol.Update(since=None, items=self._items(recent), table=self._view, changes=None)
        if whole or since != self._since:
            return protocol.Update(since=since, items=self._items(n - since), table=self._view, changes=None)
        return protocol.Update(since=since, items=self._items(n - since), table=None, changes=self._changes)

    def _items(self, count: int) -> list[protocol.StreamItem]:
        """The last `count` items of the stream."""
        items = [views.stream_item(line, self._seat) for line in islice(reversed(self._table.recent), count)]
        return items[::-1]


def changes(before: protocol.TableView, now: protocol.TableView) -> dict[str, Any]:
    """The changed fields of the table, in `view` those of its view, in `elements` changed elements of lists in it."""
    changed = _changed_fields(before, now)
    if changed.pop("view", None) is None:
        return changed
    fields, elements = _changed_fields(before.view, now.view), {}
    for name, new in list(fields.items()):
        old = getattr(before.view, name)
        if _is_sent_by_element(old, new):
            del fields[name]
            elements[name] = {index: element for index, element in enumerate(new) if element != old[index]}
    return {**changed, **({"view": fields} if fields else {}), **({"elements": elements} if elements else {})}


def _is_sent_by_element(old: Any, new: Any) -> bool:
    """Whether a field is a list of structs as long as before."""
    both_lists = isinstance(old, list) and isinstance(new, list) and len(old) == len(new)
    return both_lists and any(isinstance(element, msgspec.Struct) for element in new)


def _changed_fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    values = zip(now.__struct_fields__, astuple(before), astuple(now))
    return {name: new for name, old, new in values if old is not new and old != new}
