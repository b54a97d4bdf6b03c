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

from pessoi.table import http, socket
from pessoi.table.database import Database, StorageError
from pessoi.table.guard import Guard
from pessoi.table.hall import Hall
from pessoi.table.limits import Buckets
from pessoi.table.metrics import Metrics
from pessoi.table.page import Page
from pessoi.table.postgres import Postgres
from pessoi.table.settings import Settings
from pessoi.table.sqlite import SQLite
from pessoi.table.thinkers import Thinkers
from pessoi.table.webhooks import Knocker


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
