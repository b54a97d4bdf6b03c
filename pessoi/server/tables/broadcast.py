"""Tables with something to tell tell it together, a moment later: clients wake up once for many messages."""

import asyncio

from pessoi.server.connection import Channel

Letter = tuple[Channel, bytes]
"""What goes to one client, as it goes over the wire."""


class Teller:
    """Somebody with something to tell."""

    def letters(self) -> list[Letter]:
        """All that waits."""
        raise NotImplementedError


class Outbox:
    """Those who have something to tell."""

    def __init__(self) -> None:
        self._waiting: dict[Teller, None] = {}

    def add(self, teller: Teller) -> None:
        """Somebody has something to tell. What else is at hand comes first."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting[teller] = None

    def _send(self) -> None:
        """All is put together before the first of it goes out: who is woken finds enough to stay awake for."""
        waiting, self._waiting = self._waiting, {}
        bag: list[Letter] = []
        for teller in waiting:
            bag += teller.letters()
        for channel, frames in bag:
            channel.write(frames)
