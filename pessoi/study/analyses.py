"""Analyses over HTTP. They run in the bots' processes, behind all moves and hints."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

import msgspec
import structlog
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from pessoi.bots.bot_pool import BotPool
from pessoi.bots.worker_pool import JobFailed, QueueFull, preload
from pessoi.core.errors import UserError
from pessoi.insight.analysis import Effort, GameRunning, Job, Plan, Study, judge, plan_text
from pessoi.insight.models import AnalysisResult, AnalysisSummary, JudgedDecision
from pessoi.insight.store import finished, results
from pessoi.protocol.study import AnalysisRequest, RecordedMoment
from pessoi.protocol.views import Moment
from pessoi.server.guard import HttpError, client_address
from pessoi.server.routes import MAX_UPLOAD, AnyRequest, Registry, actor, grant, refused
from pessoi.server.tables.opening import MAX_ENTRIES
from pessoi.study.reading import read_moment

log = structlog.get_logger("pessoi.study")

preload("pessoi.insight.analysis")

LINES = "application/x-ndjson"
EFFORT = Effort()
SECONDS = 180.0
"""Time for the second pass of one analysis."""
KEPT = 100
"""The number of finished analyses that are kept in memory."""


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

    async def moment(self, asked: RecordedMoment, address: str) -> Moment | None:
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
    "/api/analysis/moment", status_code=HTTP_200_OK, responses=refused(404, 409, 413), request_max_body_size=MAX_UPLOAD
)
async def recorded_moment(
    data: JSONBody[RecordedMoment], request: AnyRequest, studies: NamedDependency[Studies]
) -> Moment:
    """A moment of the record of a finished game, or of an old one as far as it fits the rules of today."""
    with _refusing():
        found = await studies.moment(data, client_address(request))
    if found is None:
        raise HttpError(404, "no-such-moment")
    return found


@contextmanager
def _refusing() -> Iterator[None]:
    """Refuse a request whose record cannot be studied."""
    try:
        yield
    except GameRunning:
        raise HttpError(409, "not-over") from None
    except (UserError, JobFailed) as error:
        raise HttpError(400, "cannot-open", str(error)) from None
