"""A live table: one task takes jobs from one queue and validates, stores, applies and publishes each in that order."""

import asyncio
import logging
import time
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.server import protocol
from pessoi.server.bot_pool import Advice, BotPool
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import WebhookSender
from pessoi.server.storage.database import Conflict, StorageError
from pessoi.server.storage.storage import Storage
from pessoi.server.tables import bot_names, requests, views
from pessoi.server.tables.broadcast import Broadcaster, Delivery, MessageSource
from pessoi.server.tables.job_queue import JobQueue
from pessoi.server.tables.journal import AnyLine, BotSubstituted, Moved, Undone
from pessoi.server.tables.models import FinishedGame, Rematch
from pessoi.server.tables.requests import Refusal
from pessoi.server.tables.subscriber import Subscriber
from pessoi.server.tables.table import Table
from pessoi.server.tables.updates import Updates

log = logging.getLogger("pessoi.server")

MAX_JOBS = 256
"""Jobs that may wait at one table; further requests are refused."""
ATTEMPTS = 5
"""How often a request is tried if other processes keep writing first."""
RETRY = 1.0
"""Seconds until a table reads its journal again after a storage failure."""

Reply = Callable[[protocol.ServerMessage], None]


@mypyc_attr(acyclic=True)
class _RequestJob:
    """A request and the callback for its reply."""

    def __init__(self, seat: int | None, request: protocol.Request | Rematch, reply: Reply) -> None:
        self.seat = seat
        self.request = request
        self.reply = reply


class _BotMoveJob:
    """The move a bot chose, and the number since which its decision was open."""

    def __init__(self, seat: int, since: int, move: int) -> None:
        self.seat = seat
        self.since = since
        self.move = move


class _CatchUpJob:
    """Another process may have written to the journal."""


class _ClockJob:
    """A clock may have run out."""


class TableActor(MessageSource):
    """A table in memory with its subscribers."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        broadcaster: Broadcaster,
        bots: BotPool,
        webhooks: WebhookSender,
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.subscribers: set[Subscriber] = set()
        self.last_used = time.monotonic()
        self._storage = storage
        self._broadcaster = broadcaster
        self._bots = bots
        self._webhooks = webhooks
        self._metrics = metrics
        self._jobs: JobQueue[_RequestJob | _BotMoveJob | _CatchUpJob | _ClockJob | None] = JobQueue(MAX_JOBS)
        self._bot_tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """For each seat, the number since which the bot's decision is open, and the task that computes its move."""
        self._hints: dict[int, tuple[int, asyncio.Task[Advice | None]]] = {}
        """For each seat, the number at which its last hint was computed, and its task: repeated requests share it."""
        self._hint_replies: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._write_uncertain = False
        """Whether a write has failed, so that the journal must be read to know if it was stored."""
        self._snapshot_n = 0
        """The number of the last stored snapshot."""
        self._updates = Updates(table)
        self._task = asyncio.create_task(self._run())

    # -- called from outside --------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether the table has no subscribers, no waiting jobs and no bot at work."""
        return not self.subscribers and not self._bot_tasks and self._jobs.empty

    async def ask(self, seat: int | None, request: protocol.Request | Rematch) -> protocol.ServerMessage:
        """Send a request and wait until it is stored or refused."""
        answer: asyncio.Future[protocol.ServerMessage] = asyncio.get_running_loop().create_future()
        self.receive(seat, request, lambda given: None if answer.done() else answer.set_result(given))
        return await answer

    def receive(self, seat: int | None, request: protocol.Request | Rematch, reply: Reply) -> None:
        """Queue a request; `reply` is called when it is stored or refused."""
        self.last_used = time.monotonic()
        self._metrics.count("requests")
        try:
            if isinstance(request, protocol.ExplainMove):
                reply(self._explain_move(seat, request))
            elif isinstance(request, protocol.GiveHint):
                self._hint_replies.add(task := asyncio.create_task(self._reply_with_hint(seat, request, reply)))
                task.add_done_callback(self._hint_replies.discard)
            elif self._jobs.full:
                raise Refusal("busy")
            else:
                self._jobs.put(_RequestJob(seat, request, reply))
        except Refusal as refusal:
            reply(protocol.Refused(id=request.id, code=refusal.code, arguments=refusal.arguments))

    def catch_up(self) -> None:
        """Read what another process may have written to the journal."""
        if not self._jobs.full:
            self._jobs.put(_CatchUpJob())

    def flush(self) -> None:
        """Send pending messages to the subscribers soon."""
        self._broadcaster.schedule(self)

    def take_pending(self) -> list[Delivery]:
        """The pending messages of all subscribers."""
        return [
            (subscriber.channel, frames) for subscriber in self.subscribers if (frames := subscriber.take_pending())
        ]

    def take_update(self, subscriber: Subscriber) -> bytes:
        """The update a subscriber has not been sent yet, as a frame; empty if there is none."""
        if not subscriber.needs_whole_table and subscriber.sent == self.table.n:
            return b""
        frame = self._updates.frame(subscriber.seat, subscriber.sent, subscriber.needs_whole_table)
        subscriber.sent, subscriber.needs_whole_table = self.table.n, False
        return frame

    def join(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        self.subscribers.add(subscriber)
        self._send_presence()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        self.subscribers.discard(subscriber)
        self.last_used = time.monotonic()
        self._send_presence()

    async def stop(self) -> None:
        """Finish the current job, refuse the waiting ones and stop."""
        if self._timer is not None:
            self._timer.cancel()
        for _, task in self._bot_tasks.values():
            task.cancel()
        for hint in (*self._hint_replies, *(hint for _, hint in self._hints.values())):
            hint.cancel()
        self._jobs.put(None)
        await self._task
        while not self._jobs.empty:
            job = self._jobs.take()
            if isinstance(job, _RequestJob):
                job.reply(protocol.Refused(id=job.request.id, code="closing"))

    # -- the task -------------------------------------------------------------------------------

    async def _run(self) -> None:
        job: _RequestJob | _BotMoveJob | _CatchUpJob | _ClockJob | None = _CatchUpJob()
        while job is not None:
            try:
                await (self._answer(job) if isinstance(job, _RequestJob) else self._do(job))
                while self.table.state is not None and self.table.state.waiting == CHANCE:
                    await self._commit([])
                self._schedule_next()
                await self._save_snapshot()
            except StorageError as error:
                log.error("cannot write to journal", extra={"table": self.table.id, "problem": str(error)})
                asyncio.get_running_loop().call_later(RETRY, self.catch_up)
            except Exception:
                log.exception("unexpected error in table", extra={"table": self.table.id})
                self._write_uncertain = True
            job = await self._jobs.next()

    async def _do(self, job: _BotMoveJob | _CatchUpJob | _ClockJob) -> None:
        if self._write_uncertain or isinstance(job, _CatchUpJob):
            await self._read_journal()
        if isinstance(job, _BotMoveJob):
            await self._play_bot_move(job)
        elif isinstance(job, _ClockJob):
            await self._replace_expired_seats()

    async def _answer(self, job: _RequestJob) -> None:
        request = job.request
        answer: protocol.ServerMessage = protocol.Refused(id=request.id, code="broken")
        try:
            answer = await self._handle(job.seat, request)
        except Refusal as refusal:
            current = views.table_view(self.table, job.seat) if refusal.late else None
            answer = protocol.Refused(id=request.id, code=refusal.code, arguments=refusal.arguments, table=current)
        except StorageError as error:
            self._metrics.count("storage_failures")
            log.error("cannot write to journal", extra={"table": self.table.id, "problem": str(error)})
            answer = protocol.Refused(id=request.id, code="storage-failed")
        finally:
            if isinstance(answer, protocol.Refused):
                self._metrics.count("refusals")
            job.reply(answer)

    async def _handle(self, seat: int | None, request: protocol.Request | Rematch) -> protocol.ServerMessage:
        """Carry out a request; raises Refusal. It is validated again whenever another process has written first."""
        for _ in range(ATTEMPTS):
            if self._write_uncertain:
                await self._read_journal()
            known = self.table.accepted.get((seat, request.id))
            if known is not None:
                return protocol.Accepted(id=request.id, n=known)
            lines = requests.accept(self.table, seat, request, time.time())
            if await self._commit(lines):
                return protocol.Accepted(id=request.id, n=self.table.accepted[seat, request.id])
        raise Refusal("busy")

    async def _commit(self, lines: list[AnyLine]) -> bool:
        """Store lines and the chance outcomes after them, then apply them; False if another process was first."""
        table = self.table
        lines, state = requests.with_chance(table, lines, time.time())
        reopened = any(isinstance(line, Undone) for line in lines)
        started = time.monotonic()
        try:
            await self._storage.append(table.id, table.n, lines, _finished_game(table, lines, state), reopened)
        except Conflict:
            await self._read_journal()
            return False
        except StorageError:
            self._write_uncertain = True
            raise
        self._metrics.stored(time.monotonic() - started)
        before = self._open_decisions() if table.webhooks else None
        self._apply(lines)
        if before is not None:
            self._send_webhooks(before)
        return True

    async def _save_snapshot(self) -> None:
        """Store a new snapshot if there is one, so that a long table loads quickly."""
        snapshot = self.table.storable_snapshot
        if snapshot is not None and snapshot.n > self._snapshot_n:
            self._snapshot_n = snapshot.n
            await self._storage.save_snapshot(self.table.id, snapshot)

    def _open_decisions(self) -> dict[int, int]:
        """The seats of people who must act, and the number since which each must."""
        return {seat: self.table.asked_since[seat] for seat in self.table.people_to_act()}

    def _send_webhooks(self, before: dict[int, int]) -> None:
        """Call the webhooks of seats whose turn it has become. Only the process that wrote the move does so."""
        for seat, since in self._open_decisions().items():
            url = self.table.webhooks.get(seat)
            if url and before.get(seat) != since:
                self._webhooks.send(url, {"table": self.table.id, "seat": seat, "n": self.table.n})

    async def _read_journal(self) -> None:
        """Apply the stored lines that are not applied yet."""
        lines = await self._storage.lines(self.table.id, self.table.n)
        self._write_uncertain = False
        self._apply(lines)

    def _apply(self, lines: list[AnyLine]) -> None:
        if not lines:
            return
        for line in lines:
            self.table.apply(line)
        self._metrics.count("moves", sum(isinstance(line, Moved) for line in lines))
        self.flush()

    # -- requests that change nothing -----------------------------------------------------------

    def _explain_move(self, seat: int | None, request: protocol.ExplainMove) -> protocol.MoveExplained:
        if seat is None:
            raise Refusal("spectators-watch")
        session = self.table.session
        if session is None:
            raise Refusal("closed")
        reason = session.state.why_not(seat, requests.parse_move(session, request.move))
        return protocol.MoveExplained(id=request.id, reason=None if reason is None else views.reason(reason))

    async def _reply_with_hint(self, seat: int | None, request: protocol.GiveHint, reply: Reply) -> None:
        try:
            reply(await self._hint(seat, request))
        except Refusal as refusal:
            reply(protocol.Refused(id=request.id, code=refusal.code))

    async def _hint(self, seat: int | None, request: protocol.GiveHint) -> protocol.HintGiven:
        if seat is None:
            raise Refusal("spectators-watch")
        session = self.table.session
        if session is None or seat not in session.state.actors:
            raise Refusal("not-asked")
        if seat not in self._hints or self._hints[seat][0] != self.table.changed:
            self._hints[seat] = (self.table.changed, asyncio.create_task(self._bots.advise(session.state, seat)))
        advice = await asyncio.shield(self._hints[seat][1])
        if advice is None:
            self._hints.pop(seat, None)
            raise Refusal("no-hints")
        return views.hint(request.id, session.game.moves, advice)

    # -- bots and clocks ------------------------------------------------------------------------

    def _schedule_next(self) -> None:
        """Start the bots that must act, and the timer of the next deadline."""
        for seat in self.table.bots_to_act():
            since = self.table.asked_since[seat]
            if seat not in self._bot_tasks or self._bot_tasks[seat][0] != since:
                task = asyncio.create_task(self._choose_bot_move(seat, since))
                self._bot_tasks[seat] = (since, task)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self.table.setup.clock
        if clock is None or clock.then != "bot":
            return
        deadlines = [self.table.deadline(seat) for seat in self.table.people_to_act()]
        nearest = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if nearest is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, nearest - time.time()), self._check_clocks)

    def _check_clocks(self) -> None:
        if not self._jobs.full:
            self._jobs.put(_ClockJob())

    async def _choose_bot_move(self, seat: int, since: int) -> None:
        state = self.table.state
        assert state is not None
        try:
            move = await self._bots.choose(self.table.players[seat].bot, state.clone(), seat)
            self._jobs.put(_BotMoveJob(seat, since, move))
        except BaseException:
            self._forget_bot_task(seat, since)
            raise

    def _forget_bot_task(self, seat: int, since: int) -> None:
        if seat in self._bot_tasks and self._bot_tasks[seat][0] == since:
            del self._bot_tasks[seat]

    async def _play_bot_move(self, job: _BotMoveJob) -> None:
        """Play the move a bot chose, unless the game has changed in the meantime."""
        table, seat = self.table, job.seat
        self._forget_bot_task(seat, job.since)
        if seat not in table.bots_to_act() or table.asked_since[seat] != job.since or table.session is None:
            return
        if table.session.state.why_not(seat, job.move) is not None:
            return
        name = table.session.game.moves.name(job.move)
        await self._commit([Moved(time=time.time(), seat=seat, move=name)])

    async def _replace_expired_seats(self) -> None:
        """Substitute a bot for every person whose time is up."""
        now = time.time()
        for seat in self.table.people_to_act():
            deadline = self.table.deadline(seat)
            if deadline is not None and now >= deadline:
                await self._commit([BotSubstituted(time=now, seat=seat, by=seat, bot=bot_names.substitute())])

    def _send_presence(self) -> None:
        seats = sorted({subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None})
        spectators = sum(subscriber.seat is None for subscriber in self.subscribers)
        for subscriber in self.subscribers:
            subscriber.reply(protocol.Presence(seats=seats, spectators=spectators))


def _finished_game(table: Table, lines: list[AnyLine], state: State | None) -> FinishedGame | None:
    """The result of the game if it ends with these lines; `state` is the state after them."""
    if state is None or not state.over or (table.over and not any(isinstance(line, Undone) for line in lines)):
        return None
    header = table.setup.header
    moves = sum(isinstance(line, Moved) for line in lines)
    undone = next((table.entries - line.to for line in lines if isinstance(line, Undone)), 0)
    return FinishedGame(
        game=header.game,
        edition=header.options.get("edition", ""),
        entries=table.entries + moves - undone,
        scores=list(state.scores),
        ranking=list(state.ranking),
    )
