"""Webhooks: calls to the URL a seat has set when it becomes its turn, never to a private address."""

import asyncio
import ipaddress
import socket
import ssl
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from urllib.parse import quote, urlsplit

import msgspec
import structlog

log = structlog.get_logger("pessoi.server.notifications.webhooks")

TIMEOUT = 5.0
"""Seconds allowed for a whole call, from the name lookup to the status of the answer."""
MAX_PENDING, MAX_PENDING_PER_HOST = 50, 5
"""Calls in progress at the same time, in all and to one host; further ones are dropped."""
MAX_STATUS_LINE = 2048
"""Bytes of an answer that are read while its first line is not complete."""
LOOKUP_THREADS = 4
"""Threads for name lookups, which can be slow: nothing else waits for them."""
GLOBAL, SIX_TO_FOUR = ipaddress.IPv6Network("2000::/3"), ipaddress.IPv6Network("2002::/16")
"""The assigned addresses of IPv6, and those among them that lead to any IPv4 address."""

tls_context = cache(ssl.create_default_context)


class ForbiddenAddress(ValueError):
    """The URL points to a private address."""


class WebhookSender:
    """Calls webhooks in the background, without redirects. Only the status of an answer is read."""

    def __init__(self, private: bool = False, timeout: float = TIMEOUT) -> None:
        self._private = private
        self._timeout = timeout
        self._pending: dict[asyncio.Task[None], str] = {}
        """The calls in progress and their hosts."""
        self._lookups = ThreadPoolExecutor(LOOKUP_THREADS, thread_name_prefix="webhook-lookup")

    def send(self, url: str, body: dict[str, str | int]) -> None:
        """Call a webhook in the background; dropped if too many calls are pending."""
        host = urlsplit(url).hostname or ""
        if len(self._pending) >= MAX_PENDING or Counter(self._pending.values())[host] >= MAX_PENDING_PER_HOST:
            log.info("webhook dropped", host=host)
            return
        task = asyncio.create_task(self._send(host, url, body))
        self._pending[task] = host
        task.add_done_callback(self._pending.pop)

    async def _send(self, host: str, url: str, body: dict[str, str | int]) -> None:
        try:
            await self.post(url, body)
        except (OSError, ValueError) as error:
            log.info("webhook failed", host=host, problem=repr(error))

    async def post(self, url: str, body: dict[str, str | int]) -> int:
        """Send one request and return the status of the answer; raises ForbiddenAddress, ValueError or OSError.

        The request goes to the address that was resolved and checked here. The name is not resolved again, so it
        cannot point elsewhere by then.
        """
        parts, content = urlsplit(url), msgspec.json.encode(body)
        secure, host = parts.scheme == "https", (parts.hostname or "").encode("idna").decode()
        port = parts.port or (443 if secure else 80)
        path = quote(f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}", safe="/?%:@!$&'()*+,;=~")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {f'[{host}]' if ':' in host else host}:{port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        async with asyncio.timeout(self._timeout):
            address = await self._resolve(host, port)
            tls = {"ssl": tls_context(), "server_hostname": host} if secure else {}
            reader, writer = await asyncio.open_connection(address, port, limit=MAX_STATUS_LINE, **tls)  # type: ignore[arg-type]
            try:
                writer.write(head.encode() + content)
                _, status, *_ = (await reader.readline()).split()
                return int(status)
            finally:
                writer.transport.abort()

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
        if parsed not in GLOBAL or parsed in SIX_TO_FOUR:
            return False
    return parsed.is_global and not parsed.is_multicast
