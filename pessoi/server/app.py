"""Builds the server from its parts."""

from importlib import metadata

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from pessoi.server import campaigns, routes, sockets, study
from pessoi.server.guard import RequestGuard
from pessoi.server.page_files import page_handler
from pessoi.server.puzzle_ratings import PuzzleRatings
from pessoi.server.settings import Settings
from pessoi.server.tables.registry import TableRegistry


def application(settings: Settings, registry: TableRegistry) -> ASGIApp:
    """The ASGI application that serves an open table registry."""
    limiter = sockets.RequestLimiter(settings.limits)
    studies = study.Studies(registry.bots, settings.workers)
    ratings = PuzzleRatings(registry.storage)
    app = Litestar(
        route_handlers=[*routes.HANDLERS, *study.HANDLERS, *campaigns.HANDLERS, sockets.seat_socket, page_handler()],
        dependencies={
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "limiter": Provide(lambda: limiter, sync_to_thread=False),
            "studies": Provide(lambda: studies, sync_to_thread=False),
            "ratings": Provide(lambda: ratings, sync_to_thread=False),
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
