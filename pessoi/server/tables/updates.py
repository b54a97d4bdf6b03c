"""Encodes the updates sent to subscribers: the whole table, or what has changed since the last update.

What everybody may see is compared once per number, the view of a seat once per seat and number; all subscribers of a
seat share the text of an update.
"""

from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from pessoi.server import protocol
from pessoi.server.tables import views
from pessoi.server.tables.table import Table

encode = msgspec.json.Encoder().encode


class TableUpdates:
    """The updates of one table for all its seats and the spectators."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shared = views.shared_view(table)
        self._since: int | None = None
        """The number of the table before."""
        self._changes: dict[str, Any] = {}
        """How the shared part differs from the one before."""
        self._seats: dict[int | None, _SeatUpdates] = {}

    def text(self, seat: int | None, since: int | None, whole: bool) -> str:
        """The update after number `since`; it has the whole table if `whole` or if the difference is unknown."""
        if self._shared.n != self._table.n:
            before, self._shared = self._shared, views.shared_view(self._table)
            self._since, self._changes = before.n, changed_fields(before, self._shared)
        if seat not in self._seats:
            self._seats[seat] = _SeatUpdates(self._table, seat)
        own = self._seats[seat]
        own.advance()
        if own.last[:3] != (own.n, since, whole):
            own.last = (own.n, since, whole, encode(self._update(own, since, whole)).decode())
        return own.last[3]

    def _update(self, own: "_SeatUpdates", since: int | None, whole: bool) -> protocol.Update:
        n, recent = self._table.n, len(self._table.recent)
        if since is None or not n - recent <= since <= n:
            return protocol.Update(since=None, items=self._items(own, recent), table=self._whole(own), changes=None)
        items = self._items(own, n - since)
        if whole or not since == self._since == own.since:
            return protocol.Update(since=since, items=items, table=self._whole(own), changes=None)
        return protocol.Update(since=since, items=items, table=None, changes={**self._changes, **own.changes})

    def _whole(self, own: "_SeatUpdates") -> protocol.TableView:
        return replace(self._shared, seat=own.seat, view=own.view, **own.fields)

    def _items(self, own: "_SeatUpdates", count: int) -> list[protocol.StreamItem]:
        """The last `count` items of a seat's stream."""
        items = [views.stream_item(line, own.seat) for line in islice(reversed(self._table.recent), count)]
        return items[::-1]


class _SeatUpdates:
    """What only one seat, or a spectator, may see of a table, and how it differs from the number before."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._table = table
        self.seat = seat
        self.n = table.n
        self.view = table.view(seat)
        self.fields = views.own_fields(table, seat)
        self.since: int | None = None
        """The number before."""
        self.changes: dict[str, Any] = {}
        self.last: tuple[int, int | None, bool, str] = (-1, None, False, "")
        """The number and the arguments of the last encoded update, and its text."""

    def advance(self) -> None:
        """Look at the table again if its number has changed."""
        table = self._table
        if self.n == table.n:
            return
        view, fields = self.view, self.fields
        self.since, self.n = self.n, table.n
        self.view = table.view(self.seat)
        self.fields = views.own_fields(table, self.seat, fields.get("decision"))
        self.changes = {name: new for name, new in self.fields.items() if new != fields[name]}
        if self.view is not None:
            self.changes |= changed_view(view, self.view)


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
