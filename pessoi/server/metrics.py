"""Metrics for operators, in the Prometheus text format."""

import asyncio
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

COUNTERS = {
    "moves": "Moves and chance outcomes stored.",
    "requests": "Requests of seats and spectators.",
    "refusals": "Requests that were refused.",
    "tables_opened": "Tables set up.",
    "bot_failures": "Bot moves or hints that failed.",
    "bots_asked_again": "Bots that had not moved and were asked again.",
    "http_requests": "Requests over HTTP.",
    "http_refusals": "Requests over HTTP that were refused.",
    "connections_dropped": "Connections dropped because they broke a limit.",
    "storage_failures": "Failed writes to the database.",
}
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
MEASURE_EVERY = 0.25
"""Seconds between two measurements of the event loop."""


class Metrics:
    """Counters, gauges, histograms, and what the operating system knows: memory, descriptors, processor time."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._counters = {
            name: Counter(f"pessoi_{name}", about, registry=self._registry) for name, about in COUNTERS.items()
        }
        self._stored = Histogram(
            "pessoi_store_seconds", "Time to store a move durably.", buckets=BUCKETS, registry=self._registry
        )
        self._lag = Histogram(
            "pessoi_loop_lag_seconds", "Delay of the event loop.", buckets=BUCKETS, registry=self._registry
        )

    def count(self, name: str, by: int = 1) -> None:
        """Increase a counter."""
        self._counters[name].inc(by)

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Add a gauge whose value is read when the metrics are requested."""
        Gauge(f"pessoi_{name}", about, registry=self._registry).set_function(read)

    def stored(self, seconds: float) -> None:
        """Record the duration of a write."""
        self._stored.observe(seconds)

    async def watch_loop(self) -> None:
        """Measure without end how late the event loop is: everything else is delayed as long."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + MEASURE_EVERY
            await asyncio.sleep(MEASURE_EVERY)
            self._lag.observe(max(0.0, loop.time() - due))

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        return generate_latest(self._registry).decode()
