"""The parts of the server put together."""

from importlib import metadata
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from pessoi.server import routes as http
from pessoi.server import sockets as socket
from pessoi.server.bot_pool import Thinkers
from pessoi.server.guard import Guard
from pessoi.server.limits import Buckets
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import Knocker
from pessoi.server.page_files import Page
from pessoi.server.settings import Settings
from pessoi.server.storage.database import Database, StorageError
from pessoi.server.storage.postgres import Postgres
from pessoi.server.storage.sqlite import SQLite
from pessoi.server.tables.registry import Hall


def database(settings: Settings) -> Database:
    """The database that the settings name."""
    address = str(settings.database)
    if address.startswith(("postgresql://", "postgres://")):
        return Postgres(address)
    return SQLite(Path(address))


def new_hall(settings: Settings) -> Hall:
    """A hall that is not open yet."""
    metrics = Metrics()
    thinkers = Thinkers(settings.workers, settings.think, metrics)
    return Hall(database(settings), thinkers, Knocker(settings.private_webhooks), metrics, settings.idle)


def application(settings: Settings, hall: Hall) -> ASGIApp:
    """The server as an ASGI application around an open hall."""
    gate = socket.Gate(hall, settings.limits)
    openings = Buckets(settings.limits.open_rate, settings.limits.open_burst)

    app = Litestar(
        route_handlers=[*http.HANDLERS, socket.seat_socket],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
            "asking": Provide(lambda: gate.buckets, sync_to_thread=False),
            "entitled": Provide(http.entitled),
            "live": Provide(http.live),
        },
        exception_handlers={
            HTTPException: http.refuse,
            RecursionError: http.give_up,
            StorageError: http.put_off,
            Exception: http.break_down,
        },
        request_max_body_size=settings.limits.body,
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
    return Guard(Page(app), settings, hall.metrics)
