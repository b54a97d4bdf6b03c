"""What is sent to whom: replies, and updates with the whole table or with what has changed since the last one.

Every seat's table is computed and compared once per number; all subscribers of a seat share the text of an update.
"""

import asyncio
from itertools import islice

import msgspec

from pessoi.protocol import messages, stream
from pessoi.protocol.changes import changed_table
from pessoi.protocol.messages import STUCK
from pessoi.protocol.views import TableView
from pessoi.server.tables import views
from pessoi.server.tables.table import Table

MAX_REPLIES = 64
"""Replies that may wait for one client."""

encode = msgspec.json.Encoder().encode


class TableUpdates:
    """The updates of one table for all its seats and the spectators."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shared = views.shared_view(table)
        self._seats: dict[int | None, _SeatUpdate] = {}

    def text(self, seat: int | None, since: int | None, whole: bool) -> str:
        """The update after number `since`; it has the whole table if `whole` or if the difference is unknown."""
        if self._shared.n != self.table.n:
            self._shared = views.shared_view(self.table)
        last = self._seats.get(seat)
        if last is None or last.table.n != self.table.n:
            before = None if last is None else last.table
            last = _SeatUpdate(views.seat_view(self._shared, self.table, seat, before), before)
            self._seats[seat] = last
        if last.arguments != (since, whole):
            last.arguments, last.text = (since, whole), encode(self._update(last, since, whole)).decode()
        return last.text

    def _update(self, last: "_SeatUpdate", since: int | None, whole: bool) -> messages.Update:
        table, n, recent = last.table, self.table.n, len(self.table.recent)
        if since is None or not n - recent <= since <= n:
            return messages.Update(since=None, items=self._items(table.seat, recent), table=table, changes=None)
        items = self._items(table.seat, n - since)
        if whole or since != last.since:
            return messages.Update(since=since, items=items, table=table, changes=None)
        return messages.Update(since=since, items=items, table=None, changes=last.changes)

    def _items(self, seat: int | None, count: int) -> list[stream.StreamItem]:
        """The last `count` items of a seat's stream."""
        items = [views.stream_item(line, seat) for line in islice(reversed(self.table.recent), count)]
        return items[::-1]


class _SeatUpdate:
    """A table as a seat, or a spectator, sees it, and how it differs from the one that was sent before."""

    def __init__(self, table: TableView, before: TableView | None) -> None:
        self.table = table
        self.since = None if before is None else before.n
        self.changes = {} if before is None else changed_table(before, table)
        self.arguments: tuple[int | None, bool] | None = None
        """The arguments of the last encoded update."""
        self.text = ""


class Subscriber:
    """A connected client: its seat (None for a spectator), the last number it was sent, and its pending replies.

    Updates are not queued: a client that can receive again is sent everything after number `sent`. A client that does
    not read therefore costs only its replies, and their number is limited.
    """

    def __init__(self, updates: TableUpdates, seat: int | None, since: int | None, address: str) -> None:
        self._updates = updates
        self.seat = seat
        self.address = address
        self.sent = since
        self.needs_whole_table = True
        """Whether the next update must contain the whole table: the first one, and on request."""
        self.replies: list[str] = []
        self.news = asyncio.Event()
        """Set when there is something to send."""
        self.close_code = 0
        """The code to close the socket with, once it is to be closed."""

    def reply(self, message: messages.ServerMessage) -> None:
        """Send a message, after pending updates: an accepted move is visible before its reply."""
        if len(self.replies) >= MAX_REPLIES:
            self.close(STUCK)
        else:
            self.replies.append(encode(message).decode())
            self.news.set()

    def resync(self) -> None:
        """Send the whole table again."""
        self.sent, self.needs_whole_table = None, True
        self.news.set()

    def take_pending(self) -> list[str]:
        """The pending update, if there is one, and the pending replies."""
        pending, self.replies = self.replies, []
        number = self._updates.table.n
        if self.needs_whole_table or self.sent != number:
            pending.insert(0, self._updates.text(self.seat, self.sent, self.needs_whole_table))
            self.sent, self.needs_whole_table = number, False
        return pending

    def close(self, code: int) -> None:
        """Send what is pending and close the socket."""
        self.close_code = self.close_code or code
        self.news.set()
