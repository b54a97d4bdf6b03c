"""What is told of a table: to who comes, all of it; to who saw it as it stood before, what has changed since then.

Most of what has changed is the same for everybody: it is found and written once, and each seat's own is put beside it.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import islice
from operator import attrgetter
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from pessoi.core.state import State
from pessoi.server import protocol as wire
from pessoi.server.frames import framed
from pessoi.server.tables import views as show
from pessoi.server.tables.table import Table
from pessoi.server.tables.views import EVERY_SIDE

SEATS = "seats"

encode = msgspec.json.Encoder().encode


@mypyc_attr(acyclic=True)
class Side:
    """What a table tells one seat, or somebody beside it, alone."""

    def __init__(self, table: Table, seat: int | None, before: "Side | None") -> None:
        self.seat = seat
        self.own: Any = None
        """How a seat sees itself, in the view's list of seats."""
        self.aside: dict[str, Any] = {}
        """The other fields of the view that it sees otherwise than everybody."""
        self.decision: wire.Decision | None = None
        self.can_undo = False
        if seat is not None and table.play is not None:
            self._look(table, table.play.state, seat, before)

    def _look(self, table: Table, state: State, seat: int, before: "Side | None") -> None:
        self.own = state.own(seat, table.shared)
        self.aside = state.aside(seat)
        self.can_undo = show.can_undo(table, seat)
        if state.waits_for(seat):
            asked = None if before is None else before.decision
            same = asked is not None and table.still_asks(seat, asked.since)
            self.decision = asked if same else show.decision(table, seat)


@mypyc_attr(acyclic=True)
class Stand:
    """How a table stands at a number: as everybody sees it, and each side that was told."""

    def __init__(self, table: Table, before: "Stand | None" = None) -> None:
        self.n = table.n
        self._table = table
        self._asked: dict[int | None, Side] = {} if before is None else before.sides
        self.sides: dict[int | None, Side] = {}
        self.around: dict[str, Any] = {}
        self.view: Any = None

    def side(self, seat: int | None) -> Side:
        """One side, looked at while the table stands like this; with the first, what everybody sees."""
        if not self.around:
            self.around, self.view = show.around(self._table), self._table.shared
        found = self.sides.get(seat)
        if found is None:
            found = self.sides[seat] = Side(self._table, seat, self._asked.get(seat))
        return found


@mypyc_attr(acyclic=True)
class Change:
    """What is not as it was, for all to see: fields of the table, fields of its view, and of lists in the view those
    elements that are others. What is told of the view is written once."""

    def __init__(self, before: Stand, now: Stand) -> None:
        self._around = {name: value for name, value in now.around.items() if value != before.around[name]}
        self._fields: dict[str, Any] = {}
        self._lists: dict[str, Any] = {}
        self._seats: dict[int, Any] = {}
        if now.view is None:
            return
        for name, old, value in _differences(before.view, now.view):
            if not _is_told_by_element(old, value):
                self._fields[name] = _written(value)
                continue
            changed = {
                place: element
                for place, element in enumerate(value)
                if element is not old[place] and element != old[place]
            }
            self._lists[name] = _written(changed)
            if name == SEATS:
                self._seats = changed

    def seen(self, before: Side, now: Side) -> bytes | None:
        """The change as one side is told of it; None when it is told what everybody is told."""
        own: dict[str, Any] = {}
        if now.decision is not before.decision and now.decision != before.decision:
            own["decision"] = now.decision
        if now.can_undo != before.can_undo:
            own["can_undo"] = now.can_undo
        fields, lists = self._fields_beside(before.aside, now.aside), self._lists_beside(before, now)
        if not own and fields is self._fields and lists is self._lists:
            return None
        return self._together(own, fields, lists)

    def _fields_beside(self, before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
        """The fields of the view that are others for a side which sees some of them otherwise than everybody."""
        fields = self._fields
        for name, value in now.items():
            if value != before[name]:
                fields = {**fields, name: value}
            elif name in fields:
                fields = {other: told for other, told in fields.items() if other != name}
        return fields

    def _lists_beside(self, before: Side, now: Side) -> dict[str, Any]:
        """The elements that are others for a side which sees itself otherwise than everybody."""
        if now.seat is None:
            return self._lists
        own = None if now.own is before.own or now.own == before.own else now.own
        if own == self._seats.get(now.seat):
            return self._lists
        seats = {place: told for place, told in self._seats.items() if place != now.seat}
        if own is not None:
            seats[now.seat] = own
        return {**self._lists, SEATS: seats}

    @property
    def everybody(self) -> bytes:
        """The change as everybody is told of it who sees nothing of their own in it."""
        return self._together({}, self._fields, self._lists)

    def _together(self, own: dict[str, Any], fields: dict[str, Any], lists: dict[str, Any]) -> bytes:
        told = {**self._around, **own}
        if fields:
            told["view"] = fields
        if lists:
            told["elements"] = lists
        return encode(told)


class News:
    """A table as it stands, and as it stood before the last change."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._before: Stand | None = None
        self._now = Stand(table)
        self._change: Change | None = None
        self._items: bytes | None = None
        """What has happened since the table stood otherwise, for who hears nothing of their own."""
        self._hearers: set[int | None] | None = None
        """Who hears something of their own of it."""
        self._everybody: bytes | None = None
        """The changes for who is told nothing of their own."""
        self._encoded: dict[int | None, tuple[int | None, bool, bytes]] = {}
        """The last update of each side as it was sent, for others of this side who have seen as much."""

    def turn(self) -> None:
        """The table has changed."""
        self._before, self._now = self._now, Stand(self._table, self._now)
        self._change = self._items = self._hearers = self._everybody = None
        self._encoded.clear()

    def encoded(self, seat: int | None, since: int | None, whole: bool) -> bytes:
        """An update as it goes over the wire."""
        found = self._encoded.get(seat)
        if found is None or found[0] != since or found[1] != whole:
            found = self._encoded[seat] = (since, whole, self._update(seat, since, whole))
        return found[2]

    def _update(self, seat: int | None, since: int | None, whole: bool) -> bytes:
        """How the stream goes on after a number: with the changes, if that number is the last but one that was told."""
        before, now = self._before, self._now.side(seat)
        if whole or before is None or since != before.n or seat not in before.sides:
            return self._whole(seat, since)
        if self._change is None:
            self._change = Change(before, self._now)
        told = self._told(before, before.sides.pop(seat), now, seat)
        if not before.sides:
            self._before = self._change = None
        return told

    def _told(self, before: Stand, then: Side, now: Side, seat: int | None) -> bytes:
        """The changes that one side is told of; written once for all who are told the same."""
        assert self._change is not None
        if self._hearers is None:
            self._hearers = show.hearers(islice(reversed(self._table.kept), self._now.n - before.n))
        apart = seat in self._hearers or EVERY_SIDE in self._hearers
        changes = self._change.seen(then, now)
        if changes is None and not apart and self._everybody is not None:
            return self._everybody
        written = changes if changes is not None else self._change.everybody
        items = (
            self._items if self._items is not None and not apart else encode(self._last(self._now.n - before.n, seat))
        )
        head = b'{"type":"update","since":%d,"items":' % before.n
        told = framed([head, items, b',"table":null,"changes":', written, b"}"])
        if not apart:
            self._items = items
            if changes is None:
                self._everybody = told
        return told

    def _whole(self, seat: int | None, since: int | None) -> bytes:
        """The whole table; from nothing, with the last items, if the number is no longer kept."""
        kept, n = self._table.kept, self._table.n
        gapless = since is not None and n - len(kept) <= since <= n
        missing = n - since if since is not None and gapless else len(kept)
        table = show.table(self._table, seat)
        items = self._last(missing, seat)
        return framed([encode(wire.Update(since=since if gapless else None, items=items, table=table, changes=None))])

    def _last(self, count: int, seat: int | None) -> list[wire.AnyItem]:
        items = [show.item(one, seat) for one in islice(reversed(self._table.kept), count)]
        items.reverse()
        return items


def _differences(before: msgspec.Struct, now: msgspec.Struct) -> list[tuple[str, Any, Any]]:
    """The fields that are not as they were, with their values before and now."""
    names, values = _reader(type(now))
    return [
        (name, old, value)
        for name, old, value in zip(names, values(before), values(now))
        if old is not value and old != value
    ]


@lru_cache
def _reader(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    """The names of a struct's fields, and how to read all of them at once."""
    return kind.__struct_fields__, attrgetter(*kind.__struct_fields__)


def _is_told_by_element(old: Any, new: Any) -> bool:
    """Whether a field is a list of which only those elements are told that have become others."""
    return isinstance(new, list) and len(new) > 0 and isinstance(new[0], msgspec.Struct) and len(old) == len(new)


def _written(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))
