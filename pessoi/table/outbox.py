"""All that waits to be sent, from all tables, sent together a moment later: clients wake up once for many messages."""

import asyncio
import logging

from mypy_extensions import mypyc_attr

log = logging.getLogger("pessoi.table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sender:
    """Somebody with something to send."""

    def pack(self) -> bytes:
        """All that waits, as it goes over the wire; nothing if the client cannot take it now."""
        raise NotImplementedError

    def send(self, packed: bytes) -> None:
        """Let it go."""
        raise NotImplementedError

    def give_up(self) -> None:
        """It cannot be packed."""
        raise NotImplementedError


class Outbox:
    """Those who have something to send."""

    def __init__(self) -> None:
        self._waiting: dict[Sender, None] = {}

    def add(self, sender: Sender) -> None:
        """Somebody has something to send. What else is at hand comes first."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting[sender] = None

    def _send(self) -> None:
        """First pack for all, then send. What goes wrong with one must not keep the others waiting."""
        waiting, self._waiting = self._waiting, {}
        parcels: list[tuple[Sender, bytes]] = []
        for sender in waiting:
            try:
                parcels.append((sender, sender.pack()))
            except Exception:
                log.exception("cannot tell a client")
                sender.give_up()
        for sender, packed in parcels:
            if packed:
                sender.send(packed)
