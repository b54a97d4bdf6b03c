"""Sends the pending messages of all tables together, so that a client wakes up once for several messages."""

import asyncio

from pessoi.server.connection import Channel

Delivery = tuple[Channel, bytes]
"""A channel and the encoded frames to write to it."""


class MessageSource:
    """The base of objects that have messages to send."""

    def take_pending(self) -> list[Delivery]:
        """Return all pending messages and consider them sent."""
        raise NotImplementedError


class Broadcaster:
    """Collects the sources that have pending messages and sends those on the next iteration of the event loop."""

    def __init__(self) -> None:
        self._sources: dict[MessageSource, None] = {}

    def schedule(self, source: MessageSource) -> None:
        """Send the pending messages of a source soon."""
        if not self._sources:
            asyncio.get_running_loop().call_soon(self._send)
        self._sources[source] = None

    def _send(self) -> None:
        """Encode the messages of all sources before writing the first one, so that the writes are close together."""
        sources, self._sources = self._sources, {}
        deliveries: list[Delivery] = []
        for source in sources:
            deliveries += source.take_pending()
        for channel, frames in deliveries:
            channel.write(frames)
