"""All that waits to be sent, from all tables, sent together a moment later: clients wake up once for many messages."""

import asyncio
from typing import Protocol


class Sender(Protocol):
    """Somebody with something to send."""

    def pack(self) -> bytes:
        """All that waits, as it goes over the wire; nothing if the client cannot take it now."""

    def send(self, packed: bytes) -> None:
        """Let it go."""


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
        waiting, self._waiting = self._waiting, {}
        for sender, packed in [(sender, sender.pack()) for sender in waiting]:
            if packed:
                sender.send(packed)
