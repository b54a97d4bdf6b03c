"""Builds the server from its parts."""

from importlib import metadata

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import HTTP_405_METHOD_NOT_ALLOWED

from pessoi.protocol.http import Problem
from pessoi.server import routes, sockets
from pessoi.server.guard import HttpError, RequestGuard
from pessoi.server.page_files import page_handler
from pessoi.server.settings import Settings
from pessoi.server.tables.registry import TableRegistry


def application(settings: Settings, registry: TableRegistry, *routers: Router) -> Litestar:
    """The ASGI application that serves an open table registry, and the endpoints of further routers."""
    guard = RequestGuard(settings, registry.metrics)

    def unknown_method(request: routes.AnyRequest, error: Exception) -> Response[Problem]:
        """Litestar refuses a method that a path does not have before it calls guards."""
        try:
            guard.check(request)
        except HttpError as refusal:
            error = refusal
        return routes.error_response(request, error)

    return Litestar(
        route_handlers=[*routes.HANDLERS, *routers, sockets.seat_socket, page_handler()],
        dependencies={
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "guard": Provide(lambda: guard, sync_to_thread=False),
            "grant": Provide(routes.grant),
            "actor": Provide(routes.actor),
            "viewer": Provide(routes.viewer),
        },
        exception_handlers={HTTP_405_METHOD_NOT_ALLOWED: unknown_method, Exception: routes.error_response},
        guards=[guard.guard],
        before_send=[guard.complete],
        request_class=routes.TimedRequest,
        request_max_body_size=settings.limits.message,
        state=State({"body_timeout": settings.limits.request}),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Pessoi",
            version=metadata.version("pessoi"),
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer", description="a seat's token")}
            ),
        ),
    )
