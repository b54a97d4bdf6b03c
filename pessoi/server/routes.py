"""The HTTP endpoints. A token is sent in the Authorization header, never in a URL."""

import asyncio
from typing import Annotated

import structlog
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.serialization import decode_json
from litestar.status_codes import HTTP_200_OK

from pessoi.bots.registry import OFFERED
from pessoi.bots.worker_pool import QueueFull
from pessoi.core.components import ComponentsError
from pessoi.core.errors import UserError
from pessoi.games import UnknownGame, catalogue, working
from pessoi.games import game as find_game
from pessoi.protocol import http, messages, stream
from pessoi.protocol.base import MAX_TOKEN
from pessoi.protocol.views import Moment, TableView, moment_of
from pessoi.server import tokens
from pessoi.server.guard import HttpError, RequestGuard, client_address
from pessoi.server.storage.storage import StorageError
from pessoi.server.tables import views
from pessoi.server.tables.actor import TableActor
from pessoi.server.tables.journal import SeatGrant
from pessoi.server.tables.opening import OpeningError
from pessoi.server.tables.registry import TableRegistry
from pessoi.text import LANGUAGES, page

log = structlog.get_logger("pessoi.server.http")

MAX_UPLOAD = 1_000_000
"""Bytes of a request for a new table, which may contain a record or a position."""

AnyRequest = Request[object, object, State]
Registry = NamedDependency[TableRegistry]
Actor = NamedDependency[TableActor]
Grant = NamedDependency[SeatGrant]
Viewer = NamedDependency[int | None]
GameKey = Annotated[str, PathParameter(description="the game")]
Language = Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$", description="the language")]
SeatOf = Annotated[int | None, QueryParameter(ge=0, le=5, description="one of the token's seats; by default the first")]

CODES = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-large"}
"""The codes of refusals by Litestar."""
FAILURES: dict[type[Exception], tuple[int, str]] = {
    RecursionError: (400, "malformed"),
    OpeningError: (400, "cannot-open"),
    UnknownGame: (404, "not-found"),
    QueueFull: (429, "busy"),
    StorageError: (503, "storage-failed"),
}
"""The statuses and codes of other errors."""


def error_response(request: AnyRequest, error: Exception) -> Response[http.Problem]:
    """The response to a request that was refused or failed; the details of unexpected errors go to the log only."""
    status, code = next((found for kind, found in FAILURES.items() if isinstance(error, kind)), (500, "broken"))
    detail, headers = str(error) if status < 500 else "", None
    if isinstance(error, HTTPException):
        status, headers = error.status_code, error.headers
        code = error.code if isinstance(error, HttpError) else CODES.get(status, "refused")
        faults = [str(fault.get("message", "")) for fault in error.extra or [] if isinstance(fault, dict)]
        detail = "; ".join([error.detail, *faults])
    elif status >= 500:
        trace = error if status == 500 else None
        log.error("request failed", path=request.url.path, problem=str(error), exc_info=trace)
    problem = http.Problem(code=code, detail=detail)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an endpoint, for the OpenAPI document."""
    spec = ResponseSpec(http.Problem, generate_examples=False, description="refused")
    return dict.fromkeys((400, 403, 429, *statuses), spec)


class TimedRequest(AnyRequest):
    """A request whose body must arrive in time."""

    async def body(self) -> bytes:
        """The body; raises HttpError."""
        try:
            async with asyncio.timeout(self.app.state.body_timeout):
                return await super().body()
        except TimeoutError:
            raise HttpError(408, "too-slow") from None


class NewTableRequest(TimedRequest):
    """A request whose body is decoded directly into a struct, so that the position in it remains text."""

    async def json(self) -> http.NewTable:
        """The decoded body; raises SerializationException."""
        return decode_json(await self.body(), http.NewTable)


# -- authorization -------------------------------------------------------------------------------


async def grant(request: AnyRequest, registry: Registry) -> SeatGrant:
    """What the token in the Authorization header grants; raises HttpError."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token) <= MAX_TOKEN:
        raise HttpError(401, "no-token")
    found = await registry.grant(token)
    if found is None:
        raise HttpError(401, "unknown-token")
    return found


async def actor(grant: Grant, registry: Registry) -> TableActor:
    """The granted table; raises HttpError."""
    found = await registry.table(grant.table)
    if found is None:
        raise HttpError(404, "no-table")
    return found


async def viewer(grant: Grant, actor: Actor, seat: SeatOf = None) -> int | None:
    """The seat whose view is shown: one of the token's, or any seat once the game is over."""
    if seat is not None and actor.table.over and seat < len(actor.table.players):
        return seat
    return _own_seat(grant, seat)


def _own_seat(grant: SeatGrant, seat: int | None) -> int | None:
    """The requested seat of the token, by default its first; raises HttpError for a seat of others."""
    if seat is not None and seat not in grant.seats:
        raise HttpError(403, "not-your-seat")
    return next(iter(grant.seats), None) if seat is None else seat


# -- endpoints without a token -------------------------------------------------------------------


@get("/api/games")
async def games(registry: Registry) -> http.Catalogue:
    """All games with their editions and options, and the bots that can play a seat."""
    found = [catalogue.info(registry.game(game.key)) for game in working()]
    return http.Catalogue(games=found, bots=list(OFFERED))


@get("/api/games/{key:str}", responses=refused(404))
async def game(key: GameKey, registry: Registry) -> catalogue.GameDetail:
    """What a client needs to word the game with the numbers of this server, and its rulebook."""
    return catalogue.detail(registry.game(key))


@get("/api/games/{key:str}/components", responses=refused(404), sync_to_thread=True)
def game_components(key: GameKey, registry: Registry, language: Language = "en") -> catalogue.Box:
    """The numbers of new tables, those that are shipped, and what a form for them needs, in one language."""
    return catalogue.box(registry.game(key), language)


@get("/api/games/{key:str}/text", responses=refused(404), sync_to_thread=True)
def game_text(key: GameKey, language: Language = "en") -> page.GameText:
    """The messages of the game in one language."""
    return page.game_text(key, find_game(key).folder, language)


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The server is alive."""
    return {"status": "alive"}


@get("/ready", include_in_schema=False)
async def ready(registry: Registry) -> dict[str, str]:
    """The server is ready for requests: its database answers; otherwise 503."""
    await registry.storage.ready()
    return {"status": "ready"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(registry: Registry) -> str:
    """Metrics for operators."""
    return registry.metrics.text()


@post("/api/tables", responses=refused(413), request_class=NewTableRequest, request_max_body_size=MAX_UPLOAD)
async def create_table(data: JSONBody[http.NewTable], request: AnyRequest, registry: Registry) -> http.CreatedTable:
    """Set up a table from the start of a game, a record or a position, with a link for every person."""
    try:
        return await registry.create(data, client_address(request))
    except ComponentsError as error:
        raise HttpError(400, "bad-numbers", _worded(error, request)) from None
    except UserError as error:
        raise HttpError(400, "cannot-open", str(error)) from None


def _worded(error: UserError, request: AnyRequest) -> str:
    """What is wrong with numbers, in the first language that the request accepts, for the person who typed them."""
    wanted = request.headers.get("accept-language", "")[:2]
    return catalogue.format_error(error, wanted if wanted in LANGUAGES else LANGUAGES[0])


@post("/api/mine", status_code=HTTP_200_OK, responses=refused(413))
async def mine(data: JSONBody[http.Tokens], registry: Registry) -> http.TableSummaries:
    """The tables that these tokens grant, in the same order."""
    found = await registry.storage.grants([tokens.digest(token) for token in data.tokens])
    return http.TableSummaries(tables=[await registry.summary(granted) for granted in found])


# -- endpoints with a token ----------------------------------------------------------------------


@get("/api/table", responses=refused(401, 404))
async def table(actor: Actor, viewer: Viewer) -> TableView:
    """The table as the seat may see it now."""
    return views.table_view(actor.table, viewer)


@get("/api/box", responses=refused(401, 404, 409))
async def box(actor: Actor) -> http.TableBox:
    """All numbers that the table plays with, and what a client needs to word its game with them."""
    if actor.table.session is None:
        raise HttpError(409, "closed", str(actor.table.closed or ""))
    used = actor.table.session.game
    return http.TableBox(detail=catalogue.detail(used), numbers=used.numbers)


@get("/api/log", responses=refused(401, 404))
async def event_log(actor: Actor, viewer: Viewer) -> stream.EventLog:
    """All events of the game that the seat may see."""
    return views.event_log(actor.table, viewer)


@get("/api/moment", responses=refused(401, 404))
async def moment(actor: Actor, viewer: Viewer, entry: Annotated[int, QueryParameter(ge=0, le=2**31)]) -> Moment:
    """The game as the seat saw it after the given number of entries of the record."""
    table = actor.table
    if table.session is None or entry > table.entries:
        raise HttpError(404, "no-such-moment")
    events = table.events[entry - 1] if entry else []
    return moment_of(table.history.at(entry), events, viewer, (entry, table.entries), asks=table.over)


@get("/api/record", media_type=MediaType.TEXT, responses=refused(401, 404, 409))
async def record(actor: Actor) -> str:
    """The record of a game that is finished, closed or for one; before, it would reveal what other seats hide."""
    if actor.table.session is not None and not actor.table.over and len(actor.table.players) > 1:
        raise HttpError(409, "not-over")
    return actor.table.record().lines()


@post(
    "/api/ask",
    status_code=HTTP_200_OK,
    responses={
        **refused(401, 404, 413),
        409: ResponseSpec(messages.Refused, generate_examples=False, description="refused by the table"),
    },
)
async def ask(
    data: JSONBody[messages.Request],
    request: AnyRequest,
    grant: Grant,
    actor: Actor,
    guard: NamedDependency[RequestGuard],
    seat: SeatOf = None,
) -> Response[messages.ServerMessage]:
    """Send a request that could also be sent over a socket, and wait for the answer; 409 if it is refused."""
    if not guard.allows(data, grant, client_address(request)):
        raise HttpError(429, "too-fast")
    answer = await actor.ask(_own_seat(grant, seat), data, client_address(request))
    return Response(answer, status_code=409 if isinstance(answer, messages.Refused) else HTTP_200_OK)


@post("/api/rematch", responses=refused(401, 404, 409))
async def rematch(grant: Grant, actor: Actor, registry: Registry) -> http.CreatedTable:
    """A link to a new table for the same players; the first player who asks sets it up."""
    if not actor.table.over:
        raise HttpError(409, "not-over")
    created = await registry.rematch(actor, grant.seats)
    if created is None:
        raise HttpError(409, "no-rematch")
    return created


HANDLERS = [
    *(games, game, game_text, game_components, health, ready, metrics, create_table, mine),
    *(table, box, event_log, moment, record, ask, rematch),
]
