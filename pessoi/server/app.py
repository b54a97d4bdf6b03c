"""Builds the server from its parts."""

from importlib import metadata
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from pessoi.server import routes, sockets, study
from pessoi.server.bot_pool import BotPool
from pessoi.server.guard import RequestGuard
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import WebhookSender
from pessoi.server.page_files import page_handler
from pessoi.server.settings import Settings
from pessoi.server.storage.database import Database
from pessoi.server.storage.postgres import Postgres
from pessoi.server.storage.sqlite import SQLite
from pessoi.server.tables.registry import TableRegistry
from pessoi.server.worker_pool import WorkerPool


def database(settings: Settings) -> Database:
    """The database at a URL or a path, not yet opened."""
    address = str(settings.database)
    if address.startswith(("postgresql://", "postgres://")):
        return Postgres(address, settings.database_timeout, settings.listener_heartbeat)
    return SQLite(Path(address))


def new_registry(settings: Settings) -> TableRegistry:
    """A table registry, not yet opened."""
    metrics = Metrics()
    bots = BotPool(settings.workers, settings.bot_timeout, settings.limits.hints, metrics)
    uploads = WorkerPool(1, settings.upload_timeout, settings.limits.uploads)
    metrics.gauge("uploads_waiting", "Records and positions that wait to be checked.", lambda: len(uploads))
    webhooks = WebhookSender(settings.private_webhooks)
    parts = (database(settings), bots, uploads, webhooks, metrics)
    return TableRegistry(*parts, idle_timeout=settings.idle_timeout, window=settings.window)


def application(settings: Settings, registry: TableRegistry) -> ASGIApp:
    """The ASGI application that serves an open table registry."""
    limiter = sockets.RequestLimiter(settings.limits)
    studies = study.Studies(registry.bots, settings.workers)
    app = Litestar(
        route_handlers=[*routes.HANDLERS, *study.HANDLERS, sockets.seat_socket, page_handler()],
        dependencies={
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "limiter": Provide(lambda: limiter, sync_to_thread=False),
            "studies": Provide(lambda: studies, sync_to_thread=False),
            "grant": Provide(routes.grant),
            "actor": Provide(routes.actor),
            "viewer": Provide(routes.viewer),
        },
        exception_handlers={HTTPException: routes.error_response, Exception: routes.error_response},
        request_max_body_size=settings.limits.message,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Pessoi",
            version=metadata.version("pessoi"),
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer", description="a seat's token")}
            ),
        ),
    )
    return RequestGuard(app, settings, registry.metrics)
