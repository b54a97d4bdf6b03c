"""Checks the origin and the rate of requests, and adds security headers to responses."""

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from pessoi.protocol import messages
from pessoi.server.edge import connection_of
from pessoi.server.limits import Buckets, address_group
from pessoi.server.metrics import Metrics
from pessoi.server.settings import Settings
from pessoi.server.tables.journal import SeatGrant

log = structlog.get_logger("pessoi.server.http")

HEADERS = {
    b"content-security-policy": b"default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none';"
    b" base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"cache-control": b"no-store",
}
"""Headers of every response that does not have them already."""
LIMITED_PATHS = ("/api/", "/schema", "/metrics")
"""Prefixes of the paths with a rate limit."""
NEW_TABLES = "/api/tables"
"""The path with a limit of its own."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class HttpError(HTTPException):
    """A refused request: its status, a code with a translated message, and a detail for authors of clients."""

    def __init__(self, status: int, code: str, detail: str = "") -> None:
        super().__init__(status_code=status, detail=detail)
        self.code = code


def client_address(connection: AnyConnection) -> str:
    """The address of a client, or its network."""
    return address_group(connection.client.host if connection.client else "")


class RequestGuard:
    """Limits the requests and sockets of each address, and the requests of each seat."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        limits = self.limits = settings.limits
        self.sockets: Counter[str] = Counter()
        """The open sockets of each address."""
        self._origins = settings.origins
        self._metrics = metrics
        self._requests = Buckets(limits.http_rate, limits.http_burst)
        self._new_tables = Buckets(limits.open_rate, limits.open_burst)
        self._seat_requests = Buckets(limits.socket_rate, limits.socket_burst)
        self._other_requests = Buckets(limits.others_per_hour / 3600, limits.others_per_hour)

    async def guard(self, connection: AnyConnection, _: BaseRouteHandler) -> None:
        """Check a request before its endpoint is called; raises HttpError."""
        self.check(connection)

    def check(self, connection: AnyConnection) -> None:
        """Raise HttpError if a page of another origin has sent a request, or its address too many."""
        client, path = client_address(connection), connection.scope["path"]
        connection_of(connection.scope).request_arrived(client)
        origin = connection.headers.get("origin")
        if origin and not self._is_allowed(origin, connection.headers.get("host", "")):
            raise HttpError(403, "wrong-origin")
        limited = path.startswith(LIMITED_PATHS) and not self._requests.take(client)
        if limited or (path == NEW_TABLES and not self._new_tables.take(client)):
            raise HttpError(429, "too-fast")

    def _is_allowed(self, origin: str, host: str) -> bool:
        try:
            return origin in self._origins or urlsplit(origin).netloc == host != ""
        except ValueError:
            return False

    def allows(self, message: messages.ClientMessage | None, grant: SeatGrant, address: str) -> bool:
        """Whether the holder of a link may send this message now. Spectators share a link but not a limit."""
        key = (grant.table, *grant.seats) if grant.seats else (grant.table, address)
        if isinstance(message, messages.RARE) and not self._other_requests.take(key):
            return False
        return self._seat_requests.take(key)

    async def complete(self, message: Message, scope: Scope) -> None:
        """Add the headers to a response, count it and log it; after its end the next request is expected."""
        if message["type"] == "http.response.start":
            message["headers"] = list({**HEADERS, **dict(message["headers"])}.items())
            self._metrics.count("http_requests")
            if message["status"] >= 400:
                self._metrics.count("http_refusals")
            log.info("http", method=scope.get("method"), path=scope["path"], status=message["status"])
        elif message["type"] == "http.response.body" and not message.get("more_body"):
            connection_of(scope).expect_request()
