"""What is told of a table: to who comes, all of it; to who saw it as it stood before, what has changed since then."""

from itertools import islice
from typing import Any

import msgspec

from pessoi.table import show, wire
from pessoi.table.table import Table

ENCODED = 32
"""So many updates are kept as they were sent, for others who have seen as much."""


class News:
    """A table as it is and as it was before the last change, through the eyes of all who were told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._now: dict[int | None, wire.TableView] = {}
        self._before: dict[int | None, wire.TableView] = {}
        self._since = table.n
        self._encoded: dict[tuple[int | None, int | None, bool], bytes] = {}

    def turn(self) -> None:
        """The table is about to change."""
        self._since, self._before, self._now = self._table.n, self._now, {}
        self._encoded.clear()

    def encoded(self, seat: int | None, since: int | None, whole: bool) -> bytes:
        """An update as it goes over the wire."""
        key = (seat, since, whole)
        if key not in self._encoded:
            if len(self._encoded) >= ENCODED:
                self._encoded.clear()
            self._encoded[key] = msgspec.json.encode(self.update(*key))
        return self._encoded[key]

    def update(self, seat: int | None, since: int | None, whole: bool) -> wire.Update:
        """How the stream goes on after a number; from nothing, with the last ones, if that number is no longer kept.

        With the whole table, or with its changes if that number is the last but one that was told.
        """
        kept, n = self._table.kept, self._table.n
        gapless = since is not None and n - len(kept) <= since <= n
        missing = n - since if since is not None and gapless else len(kept)
        items = [show.item(one, seat) for one in islice(reversed(kept), missing)][::-1]
        now = self._now[seat] = self._now.get(seat) or show.table(self._table, seat)
        before = None if whole or since != self._since else self._before.get(seat)
        return wire.Update(
            since=since if gapless else None,
            items=items,
            table=now if before is None else None,
            changes=None if before is None else changes(before, now),
        )


def changes(before: wire.TableView, now: wire.TableView) -> dict[str, Any]:
    """The fields of a table that are not as they were; of its view likewise."""
    changed = _differences(before, now)
    if "view" in changed and before.view is not None and now.view is not None:
        changed["view"] = _differences(before.view, now.view)
    return changed


def _differences(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    return {
        name: value
        for name in now.__struct_fields__
        if (value := getattr(now, name)) is not (old := getattr(before, name)) and value != old
    }
