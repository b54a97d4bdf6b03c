"""Rate limits: a token bucket for every seat and every address."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial

MAX_BUCKETS = 20_000
"""Buckets kept in memory. Beyond that the least recently used one is dropped; it would be full again by then."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bucket:
    """A token bucket: `burst` tokens at once, then `rate` tokens per second."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._level = burst
        self._since = now()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens; False if the bucket has not enough."""
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < tokens:
            return False
        self._level -= tokens
        return True


class Buckets:
    """A bucket for every key."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._new = partial(Bucket, rate, burst, now)
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Take a token from the bucket of a key; False if it is empty."""
        bucket = self._buckets.pop(key, None) or self._new()
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """The addresses that share limits with this one: itself, or its /64 network in IPv6, which is one customer's."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address) or parsed.ipv4_mapped:
        return str(getattr(parsed, "ipv4_mapped", None) or parsed)
    return str(ipaddress.ip_network((int(parsed), 64), strict=False))


def networks(text: str) -> tuple[Network, ...]:
    """The networks in a list of addresses separated by commas; raises ValueError."""
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def is_within(address: str, allowed: Sequence[Network]) -> bool:
    """Whether an address is in one of some networks."""
    try:
        return any(ipaddress.ip_address(address) in network for network in allowed)
    except ValueError:
        return False
