"""Webhooks: calls to the URL a seat has set when it becomes its turn, never to a private address."""

import asyncio
import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

import httpx
import structlog

log = structlog.get_logger("pessoi.server.webhooks")

TIMEOUT = 5.0
"""Seconds allowed for a call."""
MAX_PENDING = 50
"""Calls in progress at the same time; further ones are dropped."""


class ForbiddenAddress(ValueError):
    """The URL points to a private address."""


class WebhookSender:
    """Calls webhooks in the background."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        self._pending: set[asyncio.Task[None]] = set()

    def send(self, url: str, body: dict[str, str | int]) -> None:
        """Call a webhook in the background; dropped if too many calls are pending."""
        if len(self._pending) < MAX_PENDING:
            task = asyncio.create_task(self._send(url, body))
            self._pending.add(task)
            task.add_done_callback(self._pending.discard)

    async def _send(self, url: str, body: dict[str, str | int]) -> None:
        parts = urlsplit(url)
        try:
            await self.post(parts, body)
        except (ForbiddenAddress, OSError, httpx.HTTPError) as error:
            log.info("webhook failed", host=parts.hostname, problem=repr(error))

    async def post(self, parts: SplitResult, body: dict[str, str | int]) -> None:
        """Send one request, without redirects; raises ForbiddenAddress for a private address.

        The request goes to the address that was resolved and checked here. The name is not resolved again, so it
        cannot point elsewhere by then.
        """
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not self._private and not all(is_public(str(entry[4][0])) for entry in found):
            raise ForbiddenAddress("a private address")
        literal = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=f"{literal}:{port}").geturl()
        headers = {"host": parts.netloc.rpartition("@")[2]}
        async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False, follow_redirects=False) as client:
            await client.post(target, json=body, headers=headers, extensions={"sni_hostname": host})

    async def close(self) -> None:
        """Cancel all pending calls."""
        for task in self._pending:
            task.cancel()
        await asyncio.gather(*self._pending, return_exceptions=True)


def is_web_url(url: str) -> bool:
    """Whether this is an http or https URL."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and url.isprintable()
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether an IP address is globally reachable."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_global and not (mapped or parsed).is_multicast
