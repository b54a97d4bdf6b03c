"""Encodes the updates sent to subscribers: the whole table, or what has changed since the last update.

Every seat's table is computed and compared once per number; all subscribers of a seat share the text of an update.
"""

from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import astuple

from pessoi.server import protocol
from pessoi.server.tables import views
from pessoi.server.tables.table import Table

encode = msgspec.json.Encoder().encode


class TableUpdates:
    """The updates of one table for all its seats and the spectators."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shared = views.shared_view(table)
        self._seats: dict[int | None, _SeatUpdate] = {}

    def text(self, seat: int | None, since: int | None, whole: bool) -> str:
        """The update after number `since`; it has the whole table if `whole` or if the difference is unknown."""
        if self._shared.n != self._table.n:
            self._shared = views.shared_view(self._table)
        last = self._seats.get(seat)
        if last is None or last.table.n != self._table.n:
            before = None if last is None else last.table
            last = _SeatUpdate(views.seat_view(self._shared, self._table, seat, before), before)
            self._seats[seat] = last
        if last.arguments != (since, whole):
            last.arguments, last.text = (since, whole), encode(self._update(last, since, whole)).decode()
        return last.text

    def _update(self, last: "_SeatUpdate", since: int | None, whole: bool) -> protocol.Update:
        table, n, recent = last.table, self._table.n, len(self._table.recent)
        if since is None or not n - recent <= since <= n:
            return protocol.Update(since=None, items=self._items(table.seat, recent), table=table, changes=None)
        items = self._items(table.seat, n - since)
        if whole or since != last.since:
            return protocol.Update(since=since, items=items, table=table, changes=None)
        return protocol.Update(since=since, items=items, table=None, changes=last.changes)

    def _items(self, seat: int | None, count: int) -> list[protocol.StreamItem]:
        """The last `count` items of a seat's stream."""
        items = [views.stream_item(line, seat) for line in islice(reversed(self._table.recent), count)]
        return items[::-1]


class _SeatUpdate:
    """A table as a seat, or a spectator, sees it, and how it differs from the one that was sent before."""

    def __init__(self, table: protocol.TableView, before: protocol.TableView | None) -> None:
        self.table = table
        self.since = None if before is None else before.n
        self.changes = {} if before is None else changed_table(before, table)
        self.arguments: tuple[int | None, bool] | None = None
        """The arguments of the last encoded update."""
        self.text = ""


def changed_table(before: protocol.TableView, now: protocol.TableView) -> dict[str, Any]:
    """The changed fields of a table; for its view, see `changed_view`."""
    changes = changed_fields(before, now)
    if changes.pop("view", None) is not None:
        changes |= changed_view(before.view, now.view)
    return changes


def changed_view(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    """In `view` the changed fields of a view, in `elements` the changed elements of its lists of structs."""
    fields, elements = changed_fields(before, now), {}
    for name, new in list(fields.items()):
        old = getattr(before, name)
        if isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and _has_structs(new):
            del fields[name]
            elements[name] = {index: element for index, element in enumerate(new) if element != old[index]}
    return {**({"view": fields} if fields else {}), **({"elements": elements} if elements else {})}


def changed_fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that have changed."""
    values = zip(now.__struct_fields__, astuple(before), astuple(now))
    return {name: new for name, old, new in values if old is not new and old != new}


def _has_structs(elements: list[Any]) -> bool:
    return any(isinstance(element, msgspec.Struct) for element in elements)
