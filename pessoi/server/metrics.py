"""Metrics for operators, in the Prometheus text format."""

from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate

COUNTERS = {
    "moves": "Moves and chance outcomes stored.",
    "requests": "Requests of seats and spectators.",
    "refusals": "Requests that were refused.",
    "tables_opened": "Tables set up.",
    "bot_failures": "Bot moves or hints that failed.",
    "http_requests": "Requests over HTTP.",
    "http_refusals": "Requests over HTTP that were refused.",
    "sockets_dropped": "Sockets dropped because the client did not read.",
    "storage_failures": "Failed writes to the database.",
}
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counters, gauges and a histogram of the time it takes to store a move."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys(COUNTERS, 0)
        self._gauges: dict[str, tuple[str, Callable[[], int]]] = {}
        self._stored = [0] * (len(BUCKETS) + 1)
        """Observations in each bucket; the last bucket has no upper limit."""
        self._seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """Increase a counter."""
        self._counts[name] += by

    def gauge(self, name: str, about: str, read: Callable[[], int]) -> None:
        """Add a gauge whose value is read when the metrics are requested."""
        self._gauges[name] = (about, read)

    def stored(self, seconds: float) -> None:
        """Record the duration of a write."""
        self._stored[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        lines: list[str] = []
        for name, about in COUNTERS.items():
            lines += _head(f"pessoi_{name}_total", about, "counter")
            lines.append(f"pessoi_{name}_total {self._counts[name]}")
        for name, (about, read) in self._gauges.items():
            lines += _head(f"pessoi_{name}", about, "gauge")
            lines.append(f"pessoi_{name} {read()}")
        lines += _head("pessoi_store_seconds", "Time to store a move durably.", "histogram")
        for limit, count in zip((*BUCKETS, "+Inf"), accumulate(self._stored)):
            lines.append(f'pessoi_store_seconds_bucket{{le="{limit}"}} {count}')
        lines.append(f"pessoi_store_seconds_sum {self._seconds:.6f}")
        lines.append(f"pessoi_store_seconds_count {sum(self._stored)}")
        return "\n".join(lines) + "\n"


def _head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
