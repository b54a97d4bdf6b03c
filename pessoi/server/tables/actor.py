"""A live table: one task takes jobs from one queue and validates, stores, applies and publishes each in that order."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from pessoi.bots.bot_pool import BotPool
from pessoi.bots.registry import DEFAULT_BOT
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.protocol import messages
from pessoi.protocol.stream import BotSubstituted
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import WebhookSender
from pessoi.server.storage.storage import Conflict, Storage, StorageError, result_of
from pessoi.server.tables import requests, views
from pessoi.server.tables.journal import AnyLine, ClockStopped, Moved
from pessoi.server.tables.questions import Questions
from pessoi.server.tables.requests import Change, Refusal
from pessoi.server.tables.table import Table, request_key
from pessoi.server.tables.updates import Subscriber, TableUpdates

log = structlog.get_logger("pessoi.server.tables")

MAX_JOBS = 256
"""Jobs that may wait at one table; further requests are refused."""
ATTEMPTS = 5
"""How often a request is tried if other processes keep writing first."""
RETRY = 1.0
"""Seconds until a table reads its journal again after a storage failure."""

AnyRequest = Change | messages.Question
Job = Callable[[], Awaitable[None]]
Reply = Callable[[messages.ServerMessage], None]


class TableActor:
    """A table in memory with its subscribers."""

    def __init__(
        self, table: Table, storage: Storage, bots: BotPool, webhooks: WebhookSender, metrics: Metrics, window: float
    ) -> None:
        self.table = table
        self.subscribers: set[Subscriber] = set()
        self.metrics = metrics
        self.last_used = time.monotonic()
        self.address = ""
        """The address that used the table last: its bots take turns with those of other addresses."""
        self._storage = storage
        self._bots = bots
        self._webhooks = webhooks
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._working = False
        """Whether a job is being done."""
        self._bot_tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """For each seat, the number since which the bot's decision is open, and the task that queues its move."""
        self._questions = Questions(table, bots)
        self._answering: set[asyncio.Task[None]] = set()
        """The tasks that answer questions."""
        self._timer: asyncio.TimerHandle | None = None
        self._window = window
        """Seconds for which a window is open."""
        self._window_since = -1
        """The number at which the last window opened."""
        self._window_open = False
        """Whether its answers are still held back."""
        self._held: list[Job] = []
        self._write_uncertain = False
        """Whether a write has failed, so that the journal must be read to know if it was stored."""
        self._snapshot_n = 0
        """The number of the last stored snapshot."""
        self.updates = TableUpdates(table)
        self._jobs.put_nowait(self._stop_clocks)
        self._task = asyncio.create_task(self._run())

    # -- called from outside --------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether the table has no subscribers, no jobs and no bot at work."""
        return not (self.subscribers or self._bot_tasks or self._working) and self._jobs.empty()

    async def ask(self, seat: int | None, request: AnyRequest, address: str = "") -> messages.ServerMessage:
        """Send a request and wait until it is stored or refused."""
        answer: asyncio.Future[messages.ServerMessage] = asyncio.get_running_loop().create_future()
        self.receive(seat, request, lambda given: None if answer.done() else answer.set_result(given), address)
        return await answer

    def receive(self, seat: int | None, request: AnyRequest, reply: Reply, address: str) -> None:
        """Queue a request; `reply` is called when it is stored or refused."""
        self.last_used = time.monotonic()
        self.metrics.count("requests")
        answer = partial(self._answer, seat, request, reply, address)
        if isinstance(request, messages.Question):
            self._answering.add(task := asyncio.create_task(answer()))
            task.add_done_callback(self._answering.discard)
        elif self._task.done() or self._jobs.qsize() >= MAX_JOBS:
            reply(messages.Refused(id=request.id, code="closing" if self._task.done() else "busy"))
        else:
            self._jobs.put_nowait(answer)

    def catch_up(self) -> None:
        """Read what another process may have written to the journal, and start what is due."""
        if self._jobs.qsize() < MAX_JOBS:
            self._jobs.put_nowait(self._read_journal)

    async def reach(self, number: int) -> None:
        """Read the journal if a client has a later number, from a process whose notification is still on its way."""
        if number > self.table.n:
            read: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._jobs.put_nowait(partial(self._read_journal, read))
            await asyncio.wait({read, self._task}, return_when=asyncio.FIRST_COMPLETED)

    def supervise(self) -> None:
        """Ask bots again that should have moved but whose answer was lost. Called regularly."""
        if self._working or self._window_open or not self._jobs.empty():
            return
        for seat in self.table.bots_to_act():
            _, task = self._bot_tasks.get(seat, (0, None))
            if task is None or task.done() or self._bots.idle:
                self.metrics.count("bots_asked_again")
                log.warning("bot has not moved and is asked again", table=self.table.id, seat=seat)
                self._forget_bot(seat)
                self.catch_up()

    def join(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        self.address = subscriber.address
        self.subscribers.add(subscriber)
        subscriber.news.set()
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
        for seat in list(self._bot_tasks):
            self._forget_bot(seat)
        for task in self._answering:
            task.cancel()
        self._questions.close()
        self._jobs.put_nowait(None)
        await self._task

    # -- the task -------------------------------------------------------------------------------

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            self._working = True
            try:
                await job()
                await self._answer_for_seats()
                while self.table.state is not None and self.table.state.waiting == CHANCE:
                    await self._commit([])
                while (due := self.table.due) is not None and due.own:
                    await self._commit([Moved(time=time.time(), seat=due.seat, move=due.moves[0])])
                self._schedule_next()
                await self._save_snapshot()
            except StorageError as error:
                log.error("cannot use the journal", table=self.table.id, problem=str(error))
                self._later(RETRY, self._stop_clocks)
            except Exception:
                log.exception("unexpected error in table", table=self.table.id)
                self._write_uncertain = True
            self._working = False
        for job in [*self._held, *(self._jobs.get_nowait() for _ in range(self._jobs.qsize()))]:
            if isinstance(job, partial) and job.func == self._answer:
                _, request, reply, _ = job.args
                reply(messages.Refused(id=request.id, code="closing"))

    async def _answer(self, seat: int | None, request: AnyRequest, reply: Reply, address: str) -> None:
        """Reply to a request when it is carried out or refused."""
        if self._window_open and isinstance(request, messages.MakeMove):
            self._held.append(partial(self._answer, seat, request, reply, address))
            return
        answer: messages.ServerMessage = messages.Refused(id=request.id, code="broken")
        try:
            if isinstance(request, messages.Question):
                answer = await self._questions.answer(seat, request, address)
            else:
                answer = await self._carry_out(seat, request)
        except Refusal as refusal:
            current = views.table_view(self.table, seat) if refusal.late else None
            answer = messages.Refused(id=request.id, code=refusal.code, arguments=refusal.arguments, table=current)
        except StorageError as error:
            self.metrics.count("storage_failures")
            log.error("cannot write to journal", table=self.table.id, problem=str(error))
            answer = messages.Refused(id=request.id, code="storage-failed")
        finally:
            if isinstance(answer, messages.Refused):
                self.metrics.count("refusals")
            reply(answer)

    async def _carry_out(self, seat: int | None, request: Change) -> messages.Accepted:
        """Store a request; raises Refusal. It is validated again whenever another process has written first."""
        for _ in range(ATTEMPTS):
            if self._write_uncertain or getattr(request, "answers", 0) > self.table.n:
                await self._read_journal()
            key = request_key(seat, request)
            if key not in self.table.accepted:
                await self._commit(requests.accept(self.table, seat, request, time.time()))
            if key in self.table.accepted:
                return messages.Accepted(id=request.id, n=self.table.accepted[key])
        raise Refusal("busy")

    async def _commit(self, lines: list[AnyLine]) -> None:
        """Store lines and the chance outcomes after them, then apply them.

        If another process has written first, only its lines are applied.
        """
        table = self.table
        lines, state, entries = requests.with_chance(table, lines, time.time())
        result = None
        # A lesson says nothing about strength.
        if state is not None and state.over and not (table.over or table.setup.lesson):
            result = result_of(table.id, table.setup.header, state, entries)
        started = time.monotonic()
        try:
            await self._storage.append(table.id, table.n, lines, result)
        except Conflict:
            await self._read_journal()
            return
        except StorageError:
            self._write_uncertain = True
            raise
        self.metrics.stored(time.monotonic() - started)
        before = self._open_decisions()
        self._apply(lines)
        self._send_webhooks(before)

    async def _read_journal(self, read: asyncio.Future[None] | None = None) -> None:
        """Apply the stored lines that are not applied yet; `read` is done afterwards, even if that failed."""
        try:
            lines = await self._storage.lines(self.table.id, self.table.n)
            self._write_uncertain = False
            self._apply(lines)
        finally:
            if read is not None:
                read.set_result(None)

    def _apply(self, lines: list[AnyLine]) -> None:
        """Apply stored lines and publish them: every subscriber is sent what it has not seen."""
        for line in lines:
            self.table.apply(line)
        self.metrics.count("moves", sum(isinstance(line, Moved) for line in lines))
        for subscriber in self.subscribers:
            subscriber.news.set()

    async def _save_snapshot(self) -> None:
        """Store a new snapshot if there is one, so that a long table loads quickly."""
        snapshot = self.table.storable_snapshot
        if snapshot is not None and snapshot.n > self._snapshot_n:
            self._snapshot_n = snapshot.n
            await self._storage.save_snapshot(self.table.id, snapshot)

    def _open_decisions(self) -> dict[int, int]:
        """The seats of people who are asked, and the number since which each is."""
        asked = [seat for seat in self.table.people_to_act() if self.table.asks(seat)]
        return {seat: self.table.asked_since[seat] for seat in asked}

    def _send_webhooks(self, before: dict[int, int]) -> None:
        """Call the webhooks of seats whose turn it has become. Only the process that wrote the move does so."""
        for seat, since in self._open_decisions().items():
            url = self.table.webhooks.get(seat)
            if url and before.get(seat) != since:
                self._webhooks.send(url, {"table": self.table.id, "seat": seat, "n": self.table.n})

    def _send_presence(self) -> None:
        seats = sorted({subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None})
        spectators = sum(subscriber.seat is None for subscriber in self.subscribers)
        for subscriber in self.subscribers:
            subscriber.reply(messages.Presence(seats=seats, spectators=spectators))

    # -- windows --------------------------------------------------------------------------------
    # Which seats could act in a window is secret, so its length must not depend on them: all answers, those of people
    # and bots included, are taken when the window ends.

    async def _close_window(self, since: int) -> None:
        """Take the answers that people and bots have given in the meantime."""
        if since != self._window_since:
            return
        self._window_open = False
        held, self._held = self._held, []
        for job in held:
            await job()

    async def _answer_for_seats(self) -> None:
        """After the end of a window, answer for people with standing orders and for bots that are not ready."""
        while not self._window_open and self.table.step_since == self._window_since and self.table.in_window:
            move = self._automatic_answer()
            if move is None:
                return
            await self._commit([move])

    def _automatic_answer(self) -> Moved | None:
        """The next answer to the window that does not wait for a person."""
        table = self.table
        assert table.session is not None
        state = table.session.state
        for seat in state.actors:
            bot = table.players[seat].bot
            move = self._bots.choose_at_once(state, seat) if bot else table.ordered_answer(seat)
            if move is not None:
                return Moved(time=time.time(), seat=seat, move=table.session.game.moves.name(move))
        return None

    # -- bots and clocks ------------------------------------------------------------------------

    def _schedule_next(self) -> None:
        """Start the timer of a window that has opened, the bots that must act, and the timer of the next deadline."""
        since = self.table.step_since
        if self._window_since != since and self.table.in_window:
            self._window_since, self._window_open = since, True
            self._later(self._window, partial(self._close_window, since))
        for seat in self.table.bots_to_act():
            self._ask_bot(seat)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock, deadlines = self.table.setup.clock, self.table.deadlines()
        if deadlines and clock is not None and clock.then == "bot":
            nearest = min(deadlines.values())
            self._timer = self._later(max(0.0, nearest - time.time()), self._replace_expired_seats)

    def _later(self, seconds: float, job: Job) -> asyncio.TimerHandle:
        """Queue a job after a while."""
        return asyncio.get_running_loop().call_later(seconds, self._jobs.put_nowait, job)

    def _ask_bot(self, seat: int) -> None:
        """Let the bot of a seat choose its move, unless it is already doing so."""
        since, state = self.table.asked_since[seat], self.table.state
        assert state is not None
        if seat not in self._bot_tasks or self._bot_tasks[seat][0] != since:
            self._forget_bot(seat)
            choosing = self._choose(self.table.players[seat].bot, state.clone(), seat, since)
            self._bot_tasks[seat] = since, asyncio.create_task(choosing)

    def _forget_bot(self, seat: int) -> None:
        if seat in self._bot_tasks:
            self._bot_tasks.pop(seat)[1].cancel()

    async def _choose(self, bot: str, state: State, seat: int, since: int) -> None:
        """Queue the move that a bot chooses; if there is none, `supervise` asks again."""
        try:
            move = await self._bots.choose(bot, state, seat, self.address)
        except Exception as error:
            log.warning("bot gave no answer", table=self.table.id, seat=seat, problem=str(error))
        else:
            self._jobs.put_nowait(partial(self._play_bot_move, seat, since, move))

    async def _play_bot_move(self, seat: int, since: int, move: int) -> None:
        """Play the move a bot chose, unless the game has changed in the meantime."""
        if self._window_open:
            self._held.append(partial(self._play_bot_move, seat, since, move))
            return
        if self._bot_tasks.get(seat, (None,))[0] != since:
            return
        del self._bot_tasks[seat]
        if self._write_uncertain:
            await self._read_journal()
        table = self.table
        if seat not in table.bots_to_act() or table.asked_since[seat] != since or table.session is None:
            return
        if table.session.state.why_not(seat, move) is None:
            name = table.session.game.moves.name(move)
            await self._commit([Moved(time=time.time(), seat=seat, move=name)])

    async def _replace_expired_seats(self) -> None:
        """Substitute a bot for every person whose time is up."""
        await self._read_journal()
        now = time.time()
        for seat in self.table.people_to_act():
            if now >= self.table.deadlines().get(seat, math.inf):
                await self._commit([BotSubstituted(time=now, seat=seat, by=seat, bot=DEFAULT_BOT)])

    async def _stop_clocks(self) -> None:
        """Read the journal, and write to it when the server was down: clocks stood still then."""
        await self._read_journal()
        if self.table.setup.clock is None:
            return
        for began, ended in await self._storage.outages(self.table.up_since):
            if ended > self.table.up_since:
                await self._commit([ClockStopped(time=time.time(), began=began, ended=ended)])
