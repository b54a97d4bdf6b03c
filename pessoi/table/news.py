"""What is told of a table: to who comes, all of it; to who saw it as it stood before, what has changed since then.

Most of what has changed is the same for everybody: it is found and written once, and each seat's own is put beside it.
"""

from itertools import islice
from typing import Any

import msgspec

from pessoi.table import show, wire
from pessoi.table.table import Table

ENCODED = 32
"""So many updates are kept as they were sent, for others who have seen as much."""

encode = msgspec.json.encode


class Side:
    """What a table tells one seat, or somebody beside it, alone."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.view: Any = table.view(seat)
        self.decision = None if seat is None else show.decision(table, seat)
        self.can_undo = show.can_undo(table, seat)


class Stand:
    """How a table stands at a number: as everybody sees it, and each side that was told."""

    def __init__(self, table: Table) -> None:
        self.n = table.n
        self._table = table
        self.shared: wire.TableView | None = None
        self.sides: dict[int | None, Side] = {}

    def side(self, seat: int | None) -> Side:
        """One side, looked at while the table stands like this."""
        if self.shared is None:
            self.shared = show.table(self._table, None)
        if seat not in self.sides:
            self.sides[seat] = Side(self._table, seat)
        return self.sides[seat]

    def table(self, seat: int | None) -> wire.TableView:
        """The whole table for one side."""
        side = self.side(seat)
        assert self.shared is not None
        return msgspec.structs.replace(
            self.shared, seat=seat, view=side.view, decision=side.decision, can_undo=side.can_undo
        )


class Change:
    """What is not as it was, for all to see: of the table as it goes over the wire, of the view field by field."""

    def __init__(self, before: wire.TableView, now: wire.TableView) -> None:
        self.table = [_field(name, value) for name, value in _differences(before, now) if name != "view"]
        self.view: list[tuple[str, object, object, bytes]] = []
        """Every field of the view: its name, its value before and now, and the change as it goes over the wire."""
        if now.view is not None:
            changed = dict(_differences(before.view, now.view))
            for name in now.view.__struct_fields__:
                written = _field(name, changed[name]) if name in changed else b""
                self.view.append((name, getattr(before.view, name), getattr(now.view, name), written))

    def seen(self, before: Side, now: Side) -> bytes:
        """The change as one side is told of it."""
        told = self.table[:]
        if now.decision is not before.decision and now.decision != before.decision:
            told.append(_field("decision", now.decision))
        if now.can_undo != before.can_undo:
            told.append(_field("can_undo", now.can_undo))
        view = self._view(before.view, now.view)
        if view:
            told.append(b'"view":{' + b",".join(view) + b"}")
        return b"{" + b",".join(told) + b"}"

    def _view(self, before: Any, now: Any) -> list[bytes]:
        told: list[bytes] = []
        for name, shared_before, shared_now, written in self.view:
            old, new = getattr(before, name), getattr(now, name)
            if old is shared_before and new is shared_now:
                if written:
                    told.append(written)
            elif old is not new and old != new:
                told.append(_field(name, new))
        return told


class News:
    """A table as it stands, and as it stood before the last change."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._before: Stand | None = None
        self._now = Stand(table)
        self._change: Change | None = None
        self._encoded: dict[tuple[int | None, int | None, bool], bytes] = {}

    def turn(self) -> None:
        """The table has changed."""
        self._before, self._now, self._change = self._now, Stand(self._table), None
        self._encoded.clear()

    def encoded(self, seat: int | None, since: int | None, whole: bool) -> bytes:
        """An update as it goes over the wire."""
        key = (seat, since, whole)
        found = self._encoded.get(key)
        if found is None:
            if len(self._encoded) >= ENCODED:
                self._encoded.clear()
            found = self._encoded[key] = self._update(seat, since, whole)
        return found

    def _update(self, seat: int | None, since: int | None, whole: bool) -> bytes:
        """How the stream goes on after a number; from nothing, with the last ones, if that number is no longer kept.

        With the whole table, or with its changes if that number is the last but one that was told.
        """
        kept, n = self._table.kept, self._table.n
        gapless = since is not None and n - len(kept) <= since <= n
        missing = n - since if since is not None and gapless else len(kept)
        items = [show.item(one, seat) for one in islice(reversed(kept), missing)]
        items.reverse()
        now, before = self._now.side(seat), self._before
        if whole or before is None or since != before.n or seat not in before.sides:
            table = self._now.table(seat)
            return encode(wire.Update(since=since if gapless else None, items=items, table=table, changes=None))
        if self._change is None:
            assert before.shared is not None
            assert self._now.shared is not None
            self._change = Change(before.shared, self._now.shared)
        changes = self._change.seen(before.sides[seat], now)
        return b'{"type":"update","since":%d,"items":%b,"table":null,"changes":%b}' % (since, encode(items), changes)


def _differences(before: msgspec.Struct, now: msgspec.Struct) -> list[tuple[str, object]]:
    """The fields that are not as they were, with their values."""
    return [
        (name, value)
        for name in now.__struct_fields__
        if (value := getattr(now, name)) is not (old := getattr(before, name)) and value != old
    ]


def _field(name: str, value: object) -> bytes:
    return b'"' + name.encode() + b'":' + encode(value)
