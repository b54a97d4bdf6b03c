"""Webhooks: knock at an address a seat has named when it is its turn, but never at a door inside our own network."""

import asyncio
import ipaddress
import logging
import socket
from urllib.parse import SplitResult, urlsplit

import httpx

log = logging.getLogger("pessoi.server.notifications.webhooks")

SECONDS = 5.0
AT_ONCE = 50
"""So many knocks may be under way; more are left out rather than piled up."""


class Forbidden(ValueError):
    """An address where we do not knock."""


class Knocker:
    """Knocks without anybody waiting for it."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        self._knocks: set[asyncio.Task[None]] = set()

    def knock(self, url: str, body: dict[str, str | int]) -> None:
        """Tell an address, if it can be told."""
        if len(self._knocks) < AT_ONCE:
            task = asyncio.create_task(self._knock(url, body))
            self._knocks.add(task)
            task.add_done_callback(self._knocks.discard)

    async def _knock(self, url: str, body: dict[str, str | int]) -> None:
        parts = urlsplit(url)
        try:
            await self.tell(parts, body)
        except (Forbidden, OSError, httpx.HTTPError) as error:
            log.info("nobody opened", extra={"host": parts.hostname, "problem": repr(error)})

    async def tell(self, parts: SplitResult, body: dict[str, str | int]) -> None:
        """One request, without redirects, to an address that was looked up and checked just now.

        The name is not looked up a second time, so that it cannot point elsewhere in between.
        """
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not self._private and not all(is_public(str(entry[4][0])) for entry in found):
            raise Forbidden("a private address")
        literal = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=f"{literal}:{port}").geturl()
        headers = {"host": parts.netloc.rpartition("@")[2]}
        async with httpx.AsyncClient(timeout=SECONDS, trust_env=False, follow_redirects=False) as client:
            await client.post(target, json=body, headers=headers, extensions={"sni_hostname": host})

    async def close(self) -> None:
        """Stop knocking."""
        for task in self._knocks:
            task.cancel()
        await asyncio.gather(*self._knocks, return_exceptions=True)


def is_address(url: str) -> bool:
    """Whether this is an address one could knock at."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and url.isprintable()
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether an address is out in the world."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_global and not (mapped or parsed).is_multicast
