"""Webhooks: calls to the URL a seat has set when it becomes its turn, never to a private address."""

import asyncio
import ipaddress
import socket
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

import httpx
import structlog

log = structlog.get_logger("pessoi.server.webhooks")

TIMEOUT = 5.0
"""Seconds allowed for a whole call, from the name lookup to the status of the answer."""
MAX_PENDING, MAX_PENDING_PER_HOST = 50, 5
"""Calls in progress at the same time, in all and to one host; further ones are dropped."""
LOOKUP_THREADS = 4
"""Threads for name lookups, which can be slow: nothing else waits for them."""

TRANSLATED = tuple(
    ipaddress.ip_network(network) for network in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")
)
"""IPv6 networks whose addresses lead to an IPv4 address: compatible, NAT64, Teredo, 6to4."""


class ForbiddenAddress(ValueError):
    """The URL points to a private address."""


class WebhookSender:
    """Calls webhooks in the background. Only the status of an answer is read."""

    def __init__(self, private: bool = False, timeout: float = TIMEOUT) -> None:
        self._private = private
        self._timeout = timeout
        self._pending: set[asyncio.Task[None]] = set()
        self._hosts: Counter[str] = Counter()
        self._lookups = ThreadPoolExecutor(LOOKUP_THREADS, thread_name_prefix="webhook-lookup")

    def send(self, url: str, body: dict[str, str | int]) -> None:
        """Call a webhook in the background; dropped if too many calls are pending."""
        host = urlsplit(url).hostname or ""
        if len(self._pending) >= MAX_PENDING or self._hosts[host] >= MAX_PENDING_PER_HOST:
            log.info("webhook dropped", host=host)
            return
        task = asyncio.create_task(self._send(host, url, body))
        self._pending.add(task)
        self._hosts[host] += 1
        task.add_done_callback(lambda done: self._forget(done, host))

    def _forget(self, task: asyncio.Task[None], host: str) -> None:
        self._pending.discard(task)
        self._hosts[host] -= 1
        if not self._hosts[host]:
            del self._hosts[host]

    async def _send(self, host: str, url: str, body: dict[str, str | int]) -> None:
        try:
            await self.post(urlsplit(url), body)
        except (ForbiddenAddress, OSError, httpx.HTTPError) as error:
            log.info("webhook failed", host=host, problem=repr(error))

    async def post(self, parts: SplitResult, body: dict[str, str | int]) -> int:
        """Send one request, without redirects, and return the status; raises ForbiddenAddress for a private address.

        The request goes to the address that was resolved and checked here. The name is not resolved again, so it
        cannot point elsewhere by then. The body of the answer is not read.
        """
        async with asyncio.timeout(self._timeout):
            host = parts.hostname or ""
            port = parts.port or (443 if parts.scheme == "https" else 80)
            address = await self._resolve(host, port)
            literal = f"[{address}]" if ":" in address else address
            target = parts._replace(netloc=f"{literal}:{port}").geturl()
            headers = {"host": parts.netloc.rpartition("@")[2], "accept-encoding": "identity"}
            async with (
                httpx.AsyncClient(timeout=self._timeout, trust_env=False, follow_redirects=False) as client,
                client.stream("POST", target, json=body, headers=headers, extensions={"sni_hostname": host}) as answer,
            ):
                return answer.status_code

    async def _resolve(self, host: str, port: int) -> str:
        """The address of a host, if all its addresses are public."""
        found = await asyncio.get_running_loop().run_in_executor(
            self._lookups, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        addresses = [str(entry[4][0]) for entry in found]
        if not self._private and not all(is_public(address) for address in addresses):
            raise ForbiddenAddress("a private address")
        return addresses[0]

    async def close(self) -> None:
        """Cancel all pending calls."""
        for task in self._pending:
            task.cancel()
        await asyncio.gather(*self._pending, return_exceptions=True)
        self._lookups.shutdown(wait=False, cancel_futures=True)


def is_web_url(url: str) -> bool:
    """Whether this is an http or https URL."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and url.isprintable()
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether an IP address is globally reachable, and not only by way of another address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        if parsed.is_site_local or any(parsed in network for network in TRANSLATED):
            return False
    return parsed.is_global and not parsed.is_multicast
