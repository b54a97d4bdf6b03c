"""Rate limits: a bucket of tokens for every seat and every address, few enough to be remembered."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST = 20_000
"""So many buckets are remembered; the one unused for longest is forgotten, which by then is full again."""


class Buckets:
    """Each key may take `burst` at once and `rate` a second after that."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Take one, if there is one."""
        now = self._now()
        level, since = self._levels.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        granted = level >= 1.0
        self._levels[key] = (level - 1.0 if granted else level, now)
        if len(self._levels) > MOST:
            self._levels.popitem(last=False)
        return granted
