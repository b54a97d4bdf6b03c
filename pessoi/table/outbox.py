"""Tables with something to tell tell it together, a moment later: clients wake up once for many messages."""

import asyncio


class Teller:
    """Somebody with something to tell."""

    def tell(self) -> None:
        """Send all that waits."""
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
        waiting, self._waiting = self._waiting, {}
        for teller in waiting:
            teller.tell()
