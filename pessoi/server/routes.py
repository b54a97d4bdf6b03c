"""The server over HTTP. A token travels in the Authorization header, never in an address."""

import logging
from importlib import metadata
from typing import Annotated

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from pessoi.bots import UnknownBot
from pessoi.core.game import SeatsError
from pessoi.core.options import OptionError
from pessoi.core.position import PositionError
from pessoi.core.record import RecordError
from pessoi.games import UnknownGame
from pessoi.server import api, page_text, tokens
from pessoi.server import protocol as wire
from pessoi.server.limits import Buckets
from pessoi.server.storage.database import StorageError
from pessoi.server.tables import registry as halls
from pessoi.server.tables import views as show
from pessoi.server.tables.actor import LiveTable
from pessoi.server.tables.models import Entitled
from pessoi.server.tables.registry import Hall
from pessoi.text import LANGUAGES

log = logging.getLogger("pessoi.server.routes")

SCHEMA = "/schema/openapi.json"
AnyRequest = Request[object, object, State]
TheHall = NamedDependency[Hall]
TheTable = NamedDependency[LiveTable]
Holder = NamedDependency[Entitled]
Limit = NamedDependency[Buckets]
SeatOf = Annotated[
    int | None, QueryParameter(ge=0, le=5, description="which of the token's seats; the first if not said")
]


class Wrong(HTTPException):
    """A request that is refused: its status, a code there are words for, a detail for those who write clients."""

    def __init__(self, status: int, code: str, detail: str = "") -> None:
        super().__init__(status_code=status, detail=detail)
        self.code = code


def refused(*statuses: int) -> dict[int, ResponseSpec]:
    """How refusals look, for the schema."""
    spec = ResponseSpec(api.Problem, generate_examples=False, description="refused")
    return dict.fromkeys((400, 403, 429, *statuses), spec)


# -- who asks ------------------------------------------------------------------------------------


async def entitled(request: AnyRequest, hall: TheHall) -> Entitled:
    """What the token in the header entitles to."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(token) <= tokens.LONGEST:
        raise Wrong(401, "no-token")
    found = await hall.entitled(token)
    if found is None:
        raise Wrong(401, "unknown-token")
    return found


async def live(entitled: Holder, hall: TheHall) -> LiveTable:
    """The table of the token."""
    found = await hall.table(entitled.table)
    if found is None:
        raise Wrong(404, "no-table")
    return found


def _seat(entitled: Entitled, seat: int | None) -> int | None:
    """Which seat of the token is meant."""
    if seat is None:
        return next(iter(entitled.seats), None)
    if seat not in entitled.seats:
        raise Wrong(403, "not-your-seat")
    return seat


def _eyes(entitled: Entitled, live: LiveTable, seat: int | None) -> int | None:
    """Through whose eyes one looks: one's own, or anybody's once it is over, for then the record tells all."""
    if seat is not None and live.table.over and seat < len(live.table.players):
        return seat
    return _seat(entitled, seat)


# -- for everybody -------------------------------------------------------------------------------


@get("/api/about", summary="This server")
async def about() -> api.About:
    """Its name, its version, and where its schema is."""
    return api.About(name="pessoi", version=metadata.version("pessoi"), schema=SCHEMA)


@get("/api/games", summary="The games and their options", cache=False)
async def games() -> api.Shelf:
    """Every game with its editions and options, and the bots that can sit at a table."""
    return halls.shelf()


@get("/api/games/{key:str}", summary="A game's words and rules", responses=refused(404))
async def game(key: Annotated[str, PathParameter(description="the game")]) -> api.GameDetail:
    """What is needed to put the game into words, and its rulebook."""
    try:
        return halls.detail(key)
    except UnknownGame:
        raise Wrong(404, "not-found") from None


@get("/api/games/{key:str}/text", summary="A game's messages", responses=refused(404), sync_to_thread=True)
def game_text(
    key: Annotated[str, PathParameter(description="the game")],
    language: Annotated[str, QueryParameter(pattern=f"^({'|'.join(LANGUAGES)})$", description="the language")] = "en",
) -> api.GameText:
    """The messages of the game in one language."""
    try:
        return page_text.game_text(key, language)
    except UnknownGame:
        raise Wrong(404, "not-found") from None


@get("/api/statistics", summary="How finished tables came out")
async def statistics(hall: TheHall) -> api.Statistics:
    """The finished tables of this server, by game, edition and number of seats."""
    return await hall.statistics()


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(hall: TheHall) -> str:
    """Numbers for operators."""
    return hall.metrics.text()


@post("/api/tables", summary="Set up a table", responses=refused(413))
async def open_table(data: JSONBody[api.NewTable], request: AnyRequest, hall: TheHall, openings: Limit) -> api.Opened:
    """A table from the start of a game, from a record or from a position, with a link for every person."""
    if not openings.take(request.client.host if request.client else ""):
        raise Wrong(429, "too-fast")
    try:
        return await hall.create(data)
    except (UnknownGame, UnknownBot, OptionError, SeatsError, PositionError, RecordError, halls.SeatWishError) as error:
        raise Wrong(400, "cannot-open", str(error)) from None


@post("/api/mine", summary="One's tables", status_code=HTTP_200_OK, responses=refused(413))
async def mine(data: JSONBody[api.Tokens], hall: TheHall) -> api.Summaries:
    """The tables that these tokens open, in the same order."""
    found = await hall.storage.entitled([tokens.digest(token) for token in data.tokens])
    return api.Summaries(tables=[await hall.summary(entitled) for entitled in found])


# -- with a token --------------------------------------------------------------------------------


@get("/api/table", summary="The table", responses=refused(401, 404))
async def table(entitled: Holder, live: TheTable, seat: SeatOf = None) -> wire.TableView:
    """The table as the seat may see it now."""
    return show.table(live.table, _eyes(entitled, live, seat))


@get("/api/story", summary="The log", responses=refused(401, 404))
async def story(entitled: Holder, live: TheTable, seat: SeatOf = None) -> wire.Story:
    """All the seat was told since the beginning."""
    return show.story(live.table, _eyes(entitled, live, seat))


@get("/api/moment", summary="The table at an earlier moment", responses=refused(401, 404))
async def moment(
    entitled: Holder, live: TheTable, entry: Annotated[int, QueryParameter(ge=0, le=2**31)], seat: SeatOf = None
) -> wire.Moment:
    """The table as the seat saw it after so many entries of the record."""
    found = show.moment(live.table, _eyes(entitled, live, seat), entry)
    if found is None:
        raise Wrong(404, "no-such-moment")
    return found


@get("/api/record", summary="The record", media_type=MediaType.TEXT, responses=refused(401, 404, 409))
async def record(live: TheTable) -> str:
    """The record to keep, once the play is over or nobody can go on: before, it would tell what others hide."""
    if live.table.play is not None:
        _must_be_over(live)
    return live.table.record().lines()


@get("/api/lead", summary="How the scores went", responses=refused(401, 404, 409))
async def lead(live: TheTable) -> wire.Lead:
    """The scores of all seats from the beginning to the end, once the play is over."""
    _must_be_over(live)
    return show.lead(live.table)


def _must_be_over(live: LiveTable) -> None:
    if live.table.play is None:
        raise Wrong(409, "closed", str(live.table.closed or ""))
    if not live.table.over:
        raise Wrong(409, "not-over")


@post(
    "/api/ask",
    summary="Play, and all else",
    status_code=HTTP_200_OK,
    responses={
        **refused(401, 404, 413),
        409: ResponseSpec(wire.Refused, generate_examples=False, description="the table refused it"),
    },
)
async def ask(
    data: JSONBody[wire.Request], entitled: Holder, live: TheTable, asking: Limit, seat: SeatOf = None
) -> Response[wire.FromServer]:
    """What a socket can ask for, one request at a time; 409 when it is refused."""
    if not asking.take(f"{live.table.id}/{entitled.seats}"):
        raise Wrong(429, "too-fast")
    answer = await live.ask(_seat(entitled, seat), data)
    return Response(answer, status_code=409 if isinstance(answer, wire.Refused) else HTTP_200_OK)


@post("/api/rematch", summary="Play again", responses=refused(401, 404, 409))
async def rematch(entitled: Holder, live: TheTable, hall: TheHall) -> api.Opened:
    """A link to the table where the same people play again; the first of them who asks sets it up."""
    if not live.table.over:
        raise Wrong(409, "not-over")
    opened = await hall.rematch(live, entitled.seats)
    if opened is None:
        raise Wrong(409, "no-rematch")
    return opened


HANDLERS = [
    *(about, games, game, game_text, statistics, metrics, open_table, mine),
    *(table, story, moment, record, lead, ask, rematch),
]


# -- when something is wrong ---------------------------------------------------------------------


def refuse(request: AnyRequest, error: HTTPException) -> Response[api.Problem]:
    """A refusal as JSON."""
    code = error.code if isinstance(error, Wrong) else _CODES.get(error.status_code, "refused")
    faults = [str(fault.get("message", "")) for fault in error.extra or [] if isinstance(fault, dict)]
    problem = api.Problem(code=code, detail="; ".join([error.detail, *faults]))
    return Response(problem, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


_CODES = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast", 500: "broken"}


def give_up(request: AnyRequest, error: RecursionError) -> Response[api.Problem]:
    """Something was nested too deep to be read."""
    return Response(api.Problem(code="malformed"), status_code=400, media_type=MediaType.JSON)


def put_off(request: AnyRequest, error: StorageError) -> Response[api.Problem]:
    """The database cannot be used just now."""
    log.error("cannot reach the database", extra={"problem": str(error)})
    return Response(api.Problem(code="storage-failed"), status_code=503, media_type=MediaType.JSON)


def break_down(request: AnyRequest, error: Exception) -> Response[api.Problem]:
    """Something is wrong with us. The client is told that much, and the log the rest."""
    log.exception("a request broke down", extra={"path": request.url.path}, exc_info=error)
    return Response(api.Problem(code="broken"), status_code=500, media_type=MediaType.JSON)
