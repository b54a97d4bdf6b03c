"""Analyses and puzzles over HTTP. Analyses run in the bots' processes, behind all moves and hints."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
import structlog
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from pessoi import games
from pessoi.bots.bot_pool import BotPool
from pessoi.bots.worker_pool import JobFailed, QueueFull, preload
from pessoi.core.errors import UserError
from pessoi.core.state import State
from pessoi.insight import puzzles
from pessoi.insight.analysis import Effort, GameRunning, Job, Plan, Study, judge, plan_text
from pessoi.insight.models import AnalysisResult, AnalysisSummary, JudgedDecision, JudgedMove, Puzzle, Reason
from pessoi.insight.store import finished, results
from pessoi.server import protocol
from pessoi.server.api import RecordText
from pessoi.server.protocol import Incoming, Outgoing, Word
from pessoi.server.puzzle_ratings import PuzzleRatings
from pessoi.server.routes import MAX_UPLOAD, AnyRequest, HttpError, Registry, actor, client_address, grant, refused
from pessoi.server.tables import views
from pessoi.server.tables.opening import MAX_ENTRIES
from pessoi.server.tables.reading import read_moment

log = structlog.get_logger("pessoi.server.study")

preload("pessoi.insight.analysis")

LINES = "application/x-ndjson"
EFFORT = Effort()
SECONDS = 180.0
"""Time for the second pass of one analysis."""
KEPT = 100
"""The number of finished analyses that are kept in memory."""
MOST_LISTED = 500


# -- shapes --------------------------------------------------------------------------------------


class AnalysisRequest(Incoming, frozen=True, kw_only=True):
    """What to analyse: an uploaded record or, without one, the finished game of the token."""

    record: RecordText = ""


class RecordedMoment(Incoming, frozen=True, kw_only=True):
    """A moment of an uploaded record, as a seat saw it."""

    record: RecordText
    seat: protocol.Seat
    entry: protocol.Number


class PuzzleHead(Outgoing, frozen=True, kw_only=True):
    """A puzzle in a list."""

    id: str
    game: str
    theme: str
    rating: int


class PuzzleList(Outgoing, frozen=True, kw_only=True):
    """Some puzzles, and all themes with the number of puzzles of the game or of all games."""

    puzzles: list[PuzzleHead]
    themes: dict[str, int]


class PuzzleView(Outgoing, frozen=True, kw_only=True):
    """A puzzle to solve: the game as its seat sees it, and the decision; not the answer."""

    id: str
    game: str
    options: dict[str, str]
    seats: int
    seat: int
    theme: str
    rating: int
    view: msgspec.Raw
    decision: protocol.Decision


class PuzzleAttempt(Incoming, frozen=True, kw_only=True):
    """An answer, in notation; with the person's rating it counts for that of the puzzle."""

    move: Word
    rating: Annotated[int, msgspec.Meta(ge=0, le=4000)] | None = None


class PuzzleStep(Outgoing, frozen=True, kw_only=True):
    """A move of the continuation of a puzzle, and the game after it as the puzzle's seat sees it."""

    seat: int
    move: protocol.MoveView
    view: msgspec.Raw


class PuzzleAnswer(Outgoing, frozen=True, kw_only=True):
    """What an answer is worth, and the solution: `near` is the second best move.

    `loss` is null for a move that is worse than all `choices`, which are listed best first. `line` is what the bot
    expects, from the best move on, until chance decides or others choose secretly.
    """

    verdict: Literal["right", "near", "wrong"]
    loss: float | None
    answer: str
    choices: list[JudgedMove]
    reasons: list[Reason]
    line: list[PuzzleStep]


# -- analyses ------------------------------------------------------------------------------------


class Studies:
    """Runs analyses, each once: a finished one is kept for a while.

    They never occupy the last worker process, so that moves and hints do not wait for them.
    """

    def __init__(self, bots: BotPool, workers: int) -> None:
        self._bots = bots
        self._free = asyncio.Semaphore(max(1, workers - 1))
        self._finished: OrderedDict[str, list[bytes]] = OrderedDict()
        self._running: set[str] = set()
        """The addresses with an analysis."""

    async def plan(self, text: str, address: str) -> Plan:
        """The plan for a record; raises UserError, JobFailed, and QueueFull if the address has one already."""
        if address in self._running:
            raise QueueFull
        async with self._free:
            made = await self._bots.study(address, plan_text, text, MAX_ENTRIES, EFFORT)
        if isinstance(made, UserError):
            raise made
        return made

    async def moment(self, asked: RecordedMoment, address: str) -> protocol.Moment | None:
        """A moment of a record, None if it has no such moment; raises UserError, JobFailed and QueueFull."""
        found = await self._bots.study(address, read_moment, asked.record, MAX_ENTRIES, asked.seat, asked.entry)
        if isinstance(found, UserError):
            raise found
        return found

    async def stream(self, made: Plan, address: str) -> AsyncIterator[bytes]:
        """The results of an analysis as lines, as they come."""
        if made.fingerprint in self._finished:
            for line in self._finished[made.fingerprint]:
                yield line
            return
        self._running.add(address)
        try:
            study = Study(made)
            async for result in self._analysed(study, address):
                yield encoded(result)
                if isinstance(result, AnalysisSummary) and result.final and not result.stopped:
                    self._keep(study, result)
        except (JobFailed, QueueFull) as failure:
            log.warning("analysis failed", game=made.start.game, problem=repr(failure))
        finally:
            self._running.discard(address)

    def _keep(self, study: Study, summary: AnalysisSummary) -> None:
        """Remember a finished analysis, and forget the oldest ones."""
        lines = [encoded(one) for one in results(finished(study, summary))]
        self._finished[study.plan.fingerprint] = lines
        while len(self._finished) > KEPT:
            self._finished.popitem(last=False)

    async def _analysed(self, study: Study, address: str) -> AsyncIterator[AnalysisResult]:
        """Both passes. The time ends the second one early."""
        clock = asyncio.get_running_loop().time
        yield study.start
        async for decision in self._judged(study.plan.jobs, address):
            study.add(decision)
            yield decision
        yield study.summary(final=False)
        end = clock() + SECONDS
        for stage in range(len(study.plan.effort.second)):
            async for decision in self._judged(study.second_jobs(stage) if clock() < end else [], address):
                study.add(decision)
                yield decision
                if clock() > end:
                    break
        yield study.summary(final=True, stopped=clock() > end)

    async def _judged(self, jobs: list[Job], address: str) -> AsyncIterator[JudgedDecision]:
        """Judge decisions, as many at a time as there are free workers."""
        waiting = [asyncio.create_task(self._judge(job, address)) for job in jobs]
        try:
            for done in asyncio.as_completed(waiting):
                yield await done
        finally:
            for task in waiting:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*waiting, return_exceptions=True)

    async def _judge(self, job: Job, address: str) -> JudgedDecision:
        async with self._free:
            return await self._bots.study(address, judge, job)


def encoded(result: AnalysisResult) -> bytes:
    """A result as a line."""
    return msgspec.json.encode(result) + b"\n"


@post(
    "/api/analysis",
    summary="Analyse a finished game",
    status_code=HTTP_200_OK,
    media_type=LINES,
    responses=refused(401, 404, 409, 413),
    request_max_body_size=MAX_UPLOAD,
)
async def analysis(
    data: JSONBody[AnalysisRequest], request: AnyRequest, registry: Registry, studies: NamedDependency[Studies]
) -> Stream:
    """Analyse an uploaded record, or the finished game of the token: a JSON object per line, as they are found."""
    text = data.record
    if not text:
        table = (await actor(await grant(request, registry), registry)).table
        if not table.over:
            raise HttpError(409, "not-over")
        text = table.record().lines()
    address = client_address(request)
    with _refusing():
        made = await studies.plan(text, address)
    return Stream(studies.stream(made, address), media_type=LINES)


@post(
    "/api/analysis/moment",
    summary="A moment of an uploaded record",
    status_code=HTTP_200_OK,
    responses=refused(404, 409, 413),
    request_max_body_size=MAX_UPLOAD,
)
async def recorded_moment(
    data: JSONBody[RecordedMoment], request: AnyRequest, studies: NamedDependency[Studies]
) -> protocol.Moment:
    """A moment of the record of a finished game, or of an old one as far as it fits the rules of today."""
    with _refusing():
        found = await studies.moment(data, client_address(request))
    if found is None:
        raise HttpError(404, "no-such-moment")
    return found


@contextmanager
def _refusing() -> Iterator[None]:
    """Refuse a request whose record cannot be studied, or not now."""
    try:
        yield
    except QueueFull:
        raise HttpError(429, "busy") from None
    except GameRunning:
        raise HttpError(409, "not-over") from None
    except (UserError, JobFailed) as error:
        raise HttpError(400, "cannot-open", str(error)) from None


# -- puzzles -------------------------------------------------------------------------------------

PuzzleId = Annotated[str, PathParameter(description="the puzzle")]


@get("/api/puzzles", summary="Puzzles by game, theme and rating", responses=refused(404))
async def puzzle_list(
    ratings: NamedDependency[PuzzleRatings],
    game: Annotated[str, QueryParameter(description="the game; by default all")] = "",
    theme: Annotated[str, QueryParameter(description="the kind of decision")] = "",
    low: Annotated[int, QueryParameter(ge=0, le=9999, description="the lowest rating")] = 0,
    high: Annotated[int, QueryParameter(ge=0, le=9999, description="the highest rating")] = 9999,
) -> PuzzleList:
    """The puzzles, the easiest first."""
    found = puzzles.chosen(games.game(game) if game else None)
    changed = await ratings.all()
    heads = [
        PuzzleHead(id=one.id, game=one.game, theme=one.theme, rating=changed.get(one.id, one.rating)) for one in found
    ]
    wanted = [one for one in heads if theme in ("", one.theme) and low <= one.rating <= high]
    wanted.sort(key=lambda one: (one.rating, one.id))
    return PuzzleList(puzzles=wanted[:MOST_LISTED], themes=Counter(one.theme for one in found))


@get("/api/puzzles/today", summary="The puzzle of the day", responses=refused(404))
async def puzzle_of_the_day(ratings: NamedDependency[PuzzleRatings]) -> PuzzleView:
    """The puzzle of this day, in universal time."""
    return await _shown(_found(lambda: puzzles.of_the_day(datetime.now(UTC).date())), ratings)


@get("/api/puzzles/{key:str}", summary="A puzzle", responses=refused(404))
async def puzzle(key: PuzzleId, ratings: NamedDependency[PuzzleRatings]) -> PuzzleView:
    """A puzzle by its id."""
    return await _shown(_found(lambda: puzzles.puzzle(key)), ratings)


@post("/api/puzzles/{key:str}", summary="Answer a puzzle", status_code=HTTP_200_OK, responses=refused(404, 413))
async def answer_puzzle(
    key: PuzzleId, data: JSONBody[PuzzleAttempt], request: AnyRequest, ratings: NamedDependency[PuzzleRatings]
) -> PuzzleAnswer:
    """What an answer is worth, and the solution."""
    asked = _found(lambda: puzzles.puzzle(key))
    judged = puzzles.check(asked, data.move)
    if data.rating is not None:
        await ratings.count(asked, judged.verdict, data.rating, client_address(request))
    return PuzzleAnswer(
        verdict=judged.verdict,
        loss=judged.loss,
        answer=asked.answer,
        choices=asked.choices,
        reasons=asked.reasons,
        line=_line(asked),
    )


def _found(find: Callable[[], Puzzle]) -> Puzzle:
    """A puzzle; raises HttpError if there is none."""
    try:
        return find()
    except puzzles.UnknownPuzzle:
        raise HttpError(404, "not-found") from None


async def _shown(asked: Puzzle, ratings: PuzzleRatings) -> PuzzleView:
    """A puzzle through the eyes of its seat, with its rating on this server."""
    game = games.game(asked.game)
    state = game.position(asked.position)
    return PuzzleView(
        id=asked.id,
        game=asked.game,
        options=game.options.chosen(state.rules.options),
        seats=state.seats,
        seat=asked.seat,
        theme=asked.theme,
        rating=await ratings.of(asked),
        view=_seen(state, asked.seat),
        decision=views.decision(state, asked.seat),
    )


def _line(asked: Puzzle) -> list[PuzzleStep]:
    """The line of a puzzle through the eyes of its seat."""
    return [
        PuzzleStep(
            seat=one.seat, move=views.move_view(one.before, one.seat, one.move), view=_seen(one.after, asked.seat)
        )
        for one in puzzles.played_line(asked)
    ]


def _seen(state: State, seat: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(state.view(seat)))


HANDLERS = [analysis, recorded_moment, puzzle_list, puzzle_of_the_day, puzzle, answer_puzzle]
