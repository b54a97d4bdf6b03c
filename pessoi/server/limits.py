"""Rate limits: a token bucket for every seat and every address."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

MAX_BUCKETS = 20_000
"""Buckets kept in memory. Beyond that the least recently used one is dropped, even if it is not full again."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Buckets:
    """A token bucket for every key: `burst` tokens at once, then `rate` tokens per second. Full ones are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        """The tokens of each bucket, and since when it has had them: the least recently used one is first."""

    def take(self, key: Hashable, tokens: float = 1.0) -> bool:
        """Take tokens from the bucket of a key; False if it has not enough."""
        now = self._now()
        level, since = self._levels.pop(key, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        enough = level >= tokens
        self._levels[key] = (level - tokens if enough else level, now)
        while len(self._levels) > MAX_BUCKETS or self._is_full_again(now):
            self._levels.popitem(last=False)
        return enough

    def __len__(self) -> int:
        return len(self._levels)

    def _is_full_again(self, now: float) -> bool:
        """Whether the least recently used bucket must have been filled since."""
        _, since = next(iter(self._levels.values()))
        return now - since > self._burst / self._rate


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """The addresses that share limits with this one: itself, or its /64 network in IPv6, which is one customer's."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(parsed.ipv4_mapped or ipaddress.ip_network((int(parsed), 64), strict=False))
    return str(parsed)


def is_within(address: str, allowed: Sequence[Network]) -> bool:
    """Whether an address is in one of some networks."""
    try:
        return any(ipaddress.ip_address(address) in network for network in allowed)
    except ValueError:
        return False
