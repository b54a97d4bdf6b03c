"""Rate limits: a token bucket for every seat and every address."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

MAX_BUCKETS = 20_000
"""Buckets kept in memory. Beyond that the least recently used one is dropped; it would be full again by then."""


class Bucket:
    """A token bucket: `burst` requests at once, then `rate` requests per second."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._level = burst
        self._since = now()

    def take(self) -> bool:
        """Take a token; False if the bucket is empty."""
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """A bucket for every key."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def bucket(self, key: Hashable) -> Bucket:
        """The bucket of a key; every call with the same key returns the same bucket."""
        found = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._now)
        self._buckets[key] = found
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return found

    def take(self, key: Hashable) -> bool:
        """Take a token from the bucket of a key; False if it is empty."""
        return self.bucket(key).take()
