"""Rate limits: a bucket of tokens for every seat and every address, few enough to be remembered."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST = 20_000
"""So many buckets are remembered; the one not asked for for longest is forgotten, and would long be full again."""


class Bucket:
    """It may be taken from `burst` times at once and `rate` times a second after that."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._level = burst
        self._since = now()

    def take(self) -> bool:
        """Take one, if there is one."""
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
        """The bucket of a key, the same for all who ask for it."""
        found = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._now)
        self._buckets[key] = found
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return found

    def take(self, key: Hashable) -> bool:
        """Take one from the bucket of a key, if there is one."""
        return self.bucket(key).take()
