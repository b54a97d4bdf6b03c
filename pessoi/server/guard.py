"""The guard at the door: where a page comes from, how much one address asks for, and headers that allow little."""

import logging
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pessoi.server import api
from pessoi.server.limits import Buckets
from pessoi.server.metrics import Metrics
from pessoi.server.page_files import BEHIND
from pessoi.server.settings import Settings

log = logging.getLogger("pessoi.server.routes")

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
        b" form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
UNKEPT = (b"cache-control", b"no-store")
"""For all that does not say how long it may be kept."""


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._origins = settings.origins
        self._metrics = metrics
        self._buckets = Buckets(settings.limits.http_rate, settings.limits.http_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse at the door, or let in and watch what goes out."""
        kind = str(scope["type"])
        refusal = None if kind == "lifespan" else self._refusal(scope)
        if kind == "http":
            await self._let_in(scope, receive, send, refusal)
        elif refusal is None:
            await self._app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + refusal[0], "reason": refusal[1]})

    async def _let_in(self, scope: Scope, receive: Receive, send: Send, refusal: tuple[int, str] | None) -> None:
        self._metrics.count("http_requests")
        asked = {"method": str(scope.get("method")), "path": scope["path"]}

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = {name for name, _ in message["headers"]}
                unkept = () if UNKEPT[0] in told else (UNKEPT,)
                message["headers"] = [*message["headers"], *HEADERS, *unkept]
                if message["status"] >= 400:
                    self._metrics.count("http_refusals")
                log.info("http", extra={**asked, "status": message["status"]})
            await send(message)

        if refusal is None:
            await self._app(scope, receive, sealed)
        else:
            await _refuse(*refusal, sealed)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and not self._is_ours(origin, headers.get(b"host", b"").decode("latin-1")):
            return 403, "wrong-origin"
        client = scope.get("client")
        if not scope["path"].startswith(BEHIND):
            return None
        if not self._buckets.take(client[0] if client else ""):
            return 429, "too-fast"
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin in self._origins or urlsplit(origin).netloc == host != ""


async def _refuse(status: int, code: str, send: Send) -> None:
    body = msgspec.json.encode(api.Problem(code=code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
