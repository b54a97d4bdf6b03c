"""ASGI middleware that checks the origin and rate of requests and adds security headers to responses."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pessoi.server import api
from pessoi.server.edge import connection_of
from pessoi.server.limits import Buckets, address_group
from pessoi.server.metrics import Metrics
from pessoi.server.settings import Settings

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


class RequestGuard:
    """The outermost ASGI application: refuses requests or passes them on, and counts and logs them."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._origins = settings.origins
        self._metrics = metrics
        self._limits = settings.limits
        self._requests = Buckets(settings.limits.http_rate, settings.limits.http_burst)
        self._new_tables = Buckets(settings.limits.open_rate, settings.limits.open_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse the request or pass it on to the application."""
        client = address_group((scope.get("client") or ("",))[0])
        connection_of(scope).request_arrived(client)
        refusal = self._refusal(scope, client)
        if str(scope["type"]) == "http":
            await self._handle_http(scope, receive, send, refusal)
            connection_of(scope).expect_request()
        elif refusal is None:
            await self._app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + refusal[0], "reason": refusal[1]})

    async def _handle_http(self, scope: Scope, receive: Receive, send: Send, refusal: tuple[int, str] | None) -> None:
        self._metrics.count("http_requests")
        deadline: float | None = asyncio.get_running_loop().time() + self._limits.request

        async def receive_in_time() -> Any:
            """Receive the body in time; what follows it, the end of the connection, may take as long as the answer."""
            nonlocal deadline
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(status_code=408) from None
            if not message.get("more_body", False):
                deadline = None
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = list({**HEADERS, **dict(message["headers"])}.items())
                if message["status"] >= 400:
                    self._metrics.count("http_refusals")
                log.info("http", method=scope.get("method"), path=scope["path"], status=message["status"])
            await send(message)

        if refusal is None:
            await self._app(scope, receive_in_time, send_with_headers)
        else:
            status, body = refusal[0], msgspec.json.encode(api.Problem(code=refusal[1]))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send_with_headers({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    def _refusal(self, scope: Scope, client: str) -> tuple[int, str] | None:
        """The status and code to refuse a request with; None if it is allowed."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and not self._is_allowed(origin, headers.get(b"host", b"").decode("latin-1")):
            return 403, "wrong-origin"
        limited = scope["path"].startswith(LIMITED_PATHS) and not self._requests.take(client)
        if limited or (scope["path"] == NEW_TABLES and not self._new_tables.take(client)):
            return 429, "too-fast"
        return None

    def _is_allowed(self, origin: str, host: str) -> bool:
        try:
            return origin in self._origins or urlsplit(origin).netloc == host != ""
        except ValueError:
            return False
