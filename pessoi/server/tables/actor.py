"""A live table: one queue, and one task that takes from it: validate, store, apply, publish, in that order."""

import asyncio
import logging
import time
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.server import protocol as wire
from pessoi.server.bot_pool import Advice, Thinkers
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import Knocker
from pessoi.server.storage.database import Conflict, StorageError
from pessoi.server.storage.storage import Storage
from pessoi.server.tables import bot_names as sitters
from pessoi.server.tables import requests
from pessoi.server.tables import views as show
from pessoi.server.tables.broadcast import Letter, Outbox, Teller
from pessoi.server.tables.journal import AnyLine, Moved, Sat, TakenBack
from pessoi.server.tables.models import Ending, Rematch
from pessoi.server.tables.queue import Mailbox
from pessoi.server.tables.requests import Refusal
from pessoi.server.tables.subscriber import Watcher
from pessoi.server.tables.table import Table
from pessoi.server.tables.updates import News

log = logging.getLogger("pessoi.server")

WAITING = 256
"""So many requests may wait at one table."""
ATTEMPTS = 5
"""How often a request is tried when another process keeps writing first."""
RETRY = 1.0
"""Seconds until a table looks again after the database failed."""

Reply = Callable[[wire.FromServer], None]


@mypyc_attr(acyclic=True)
class _Asked:
    """A request, and where its answer goes."""

    def __init__(self, seat: int | None, request: wire.Request | Rematch, reply: Reply) -> None:
        self.seat = seat
        self.request = request
        self.reply = reply


class _Thought:
    """What a bot chose, and the number since which it was asked."""

    def __init__(self, seat: int, since: int, move: int) -> None:
        self.seat = seat
        self.since = since
        self.move = move


class _Told:
    """Another process may have written."""


class _RunOut:
    """A clock may have run out."""


class LiveTable(Teller):
    """A table in memory, with those who watch it."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        outbox: Outbox,
        thinkers: Thinkers,
        knocker: Knocker,
        metrics: Metrics,
    ) -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._storage = storage
        self._outbox = outbox
        self._thinkers = thinkers
        self._knocker = knocker
        self._metrics = metrics
        self._jobs: Mailbox[_Asked | _Thought | _Told | _RunOut | None] = Mailbox(WAITING)
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._hints: dict[int, tuple[int, asyncio.Task[Advice | None]]] = {}
        """The last hint of each seat, and the number of the play it is about: asked twice, it is thought of once."""
        self._advising: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._doubtful = False
        """Whether a write failed, so that nobody knows whether it was stored."""
        self._snapshot = 0
        """The number of the last snapshot that was kept."""
        self._news = News(table)
        self._task = asyncio.create_task(self._run())

    # -- from outside ---------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.watchers and not self._thinking and self._jobs.empty

    async def ask(self, seat: int | None, request: wire.Request | Rematch) -> wire.FromServer:
        """A request, answered when it is stored or refused."""
        answer: asyncio.Future[wire.FromServer] = asyncio.get_running_loop().create_future()
        self.hear(seat, request, lambda given: None if answer.done() else answer.set_result(given))
        return await answer

    def hear(self, seat: int | None, request: wire.Request | Rematch, reply: Reply) -> None:
        """A request; the reply follows when it is stored or refused."""
        self.used = time.monotonic()
        self._metrics.count("requests")
        try:
            if isinstance(request, wire.Why):
                reply(self._why(seat, request))
            elif isinstance(request, wire.Hint):
                self._advising.add(task := asyncio.create_task(self._advise(seat, request, reply)))
                task.add_done_callback(self._advising.discard)
            elif self._jobs.full:
                raise Refusal("busy")
            else:
                self._jobs.put(_Asked(seat, request, reply))
        except Refusal as refusal:
            reply(wire.Refused(id=request.id, code=refusal.code, arguments=refusal.arguments))

    def told(self) -> None:
        """Another process wrote something: look."""
        if not self._jobs.full:
            self._jobs.put(_Told())

    def flush(self) -> None:
        """Somebody here has something to hear."""
        self._outbox.add(self)

    def letters(self) -> list[Letter]:
        """To everybody here what waits for them."""
        return [(watcher.channel, frames) for watcher in self.watchers if (frames := watcher.letter())]

    def news(self, watcher: Watcher) -> bytes | None:
        """What a watcher has not been sent yet; nothing when there is nothing."""
        if not watcher.fresh and watcher.sent == self.table.n:
            return None
        told = self._news.encoded(watcher.seat, watcher.sent, watcher.fresh)
        watcher.sent, watcher.fresh = self.table.n, False
        return told

    def join(self, watcher: Watcher) -> None:
        """Somebody comes to watch."""
        self.watchers.add(watcher)
        self._tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self._tell_presence()

    async def stop(self) -> None:
        """Finish what is under way and stop."""
        if self._timer is not None:
            self._timer.cancel()
        for _, task in self._thinking.values():
            task.cancel()
        for hint in (*self._advising, *(hint for _, hint in self._hints.values())):
            hint.cancel()
        self._jobs.put(None)
        await self._task
        while not self._jobs.empty:
            left = self._jobs.take()
            if isinstance(left, _Asked):
                left.reply(wire.Refused(id=left.request.id, code="closing"))

    # -- the task -------------------------------------------------------------------------------

    async def _run(self) -> None:
        job: _Asked | _Thought | _Told | _RunOut | None = _Told()
        while job is not None:
            try:
                await (self._answer(job) if isinstance(job, _Asked) else self._do(job))
                while self.table.state is not None and self.table.state.waiting == CHANCE:
                    await self._attempt([])
                self._go_on()
                await self._keep_snapshot()
            except StorageError as error:
                log.error("cannot store", extra={"table": self.table.id, "problem": str(error)})
                asyncio.get_running_loop().call_later(RETRY, self.told)
            except Exception:
                log.exception("a table stumbled", extra={"table": self.table.id})
                self._doubtful = True
            job = await self._jobs.next()

    async def _do(self, job: _Thought | _Told | _RunOut) -> None:
        if self._doubtful or isinstance(job, _Told):
            await self._catch_up()
        if isinstance(job, _Thought):
            await self._play_thought(job)
        elif isinstance(job, _RunOut):
            await self._let_bots_take_over()

    async def _answer(self, asked: _Asked) -> None:
        request = asked.request
        answer: wire.FromServer = wire.Refused(id=request.id, code="broken")
        try:
            answer = await self._consider(asked.seat, request)
        except Refusal as refusal:
            fresh = show.table(self.table, asked.seat) if refusal.late else None
            answer = wire.Refused(id=request.id, code=refusal.code, arguments=refusal.arguments, table=fresh)
        except StorageError as error:
            self._metrics.count("storage_failures")
            log.error("cannot store", extra={"table": self.table.id, "problem": str(error)})
            answer = wire.Refused(id=request.id, code="storage-failed")
        finally:
            if isinstance(answer, wire.Refused):
                self._metrics.count("refusals")
            asked.reply(answer)

    async def _consider(self, seat: int | None, request: wire.Request | Rematch) -> wire.FromServer:
        """Grant a request or refuse it. Every round looks afresh: another process may have written first."""
        for _ in range(ATTEMPTS):
            if self._doubtful:
                await self._catch_up()
            known = self.table.accepted.get((seat, request.id))
            if known is not None:
                return wire.Accepted(id=request.id, n=known)
            lines = requests.grant(self.table, seat, request, time.time())
            if await self._attempt(lines):
                return wire.Accepted(id=request.id, n=self.table.accepted[seat, request.id])
        raise Refusal("busy")

    async def _attempt(self, lines: list[AnyLine]) -> bool:
        """Store lines with what chance brings after them, apply and publish; False if another process was first."""
        table = self.table
        lines, state = requests.with_chance(table, lines, time.time())
        reopened = any(isinstance(line, TakenBack) for line in lines)
        started = time.monotonic()
        try:
            await self._storage.append(table.id, table.n, lines, _ending(table, lines, state), reopened)
        except Conflict:
            await self._catch_up()
            return False
        except StorageError:
            self._doubtful = True
            raise
        self._metrics.stored(time.monotonic() - started)
        before = self._asked() if table.hooks else None
        self._apply(lines)
        if before is not None:
            self._knock(before)
        return True

    async def _keep_snapshot(self) -> None:
        """Now and then, so that a long table comes to memory quickly."""
        snapshot = self.table.stable
        if snapshot is not None and snapshot.n > self._snapshot:
            self._snapshot = snapshot.n
            await self._storage.keep(self.table.id, snapshot)

    def _asked(self) -> dict[int, int]:
        """The people who must act, and since which number."""
        return {seat: self.table.asked_since[seat] for seat in self.table.waits_for_people()}

    def _knock(self, before: dict[int, int]) -> None:
        """Tell those whose turn it has become. Only the process that wrote the move does so."""
        for seat, since in self._asked().items():
            url = self.table.hooks.get(seat)
            if url and before.get(seat) != since:
                self._knocker.knock(url, {"table": self.table.id, "seat": seat, "n": self.table.n})

    async def _catch_up(self) -> None:
        """Read what was stored and is not applied yet."""
        lines = await self._storage.lines(self.table.id, self.table.n)
        self._doubtful = False
        self._apply(lines)

    def _apply(self, lines: list[AnyLine]) -> None:
        if not lines:
            return
        for line in lines:
            self.table.apply(line)
        self._news.turn()
        self._metrics.count("moves", sum(isinstance(line, Moved) for line in lines))
        self.flush()

    # -- answers that change nothing ------------------------------------------------------------

    def _why(self, seat: int | None, request: wire.Why) -> wire.Because:
        if seat is None:
            raise Refusal("spectators-watch")
        if self.table.state is None:
            raise Refusal("closed")
        reason = self.table.state.why_not(seat, requests.parsed(self.table, request.move))
        return wire.Because(id=request.id, reason=None if reason is None else show.reason(reason))

    async def _advise(self, seat: int | None, request: wire.Hint, reply: Reply) -> None:
        try:
            reply(await self._hint(seat, request))
        except Refusal as refusal:
            reply(wire.Refused(id=request.id, code=refusal.code))

    async def _hint(self, seat: int | None, request: wire.Hint) -> wire.Hinted:
        if seat is None:
            raise Refusal("spectators-watch")
        play = self.table.play
        if play is None or seat not in play.state.actors:
            raise Refusal("not-asked")
        if seat not in self._hints or self._hints[seat][0] != self.table.changed:
            self._hints[seat] = (self.table.changed, asyncio.create_task(self._thinkers.advise(play.state, seat)))
        advice = await asyncio.shield(self._hints[seat][1])
        if advice is None:
            self._hints.pop(seat, None)
            raise Refusal("no-hints")
        return show.hint(request.id, play.game.moves, advice)

    # -- bots and clocks ------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let bots think whose turn it is, and wait for the clock."""
        for seat in self.table.waits_for_bots():
            since = self.table.asked_since[seat]
            if seat not in self._thinking or self._thinking[seat][0] != since:
                task = asyncio.create_task(self._think(seat, since))
                self._thinking[seat] = (since, task)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self.table.setup.clock
        if clock is None or clock.then != "bot":
            return
        deadlines = [self.table.deadline(seat) for seat in self.table.waits_for_people()]
        nearest = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if nearest is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, nearest - time.time()), self._run_out)

    def _run_out(self) -> None:
        if not self._jobs.full:
            self._jobs.put(_RunOut())

    async def _think(self, seat: int, since: int) -> None:
        state = self.table.state
        assert state is not None
        try:
            move = await self._thinkers.choose(self.table.players[seat].bot, state.clone(), seat)
            self._jobs.put(_Thought(seat, since, move))
        except BaseException:
            self._forget_thought(seat, since)
            raise

    def _forget_thought(self, seat: int, since: int) -> None:
        if seat in self._thinking and self._thinking[seat][0] == since:
            del self._thinking[seat]

    async def _play_thought(self, thought: _Thought) -> None:
        """Play what a bot chose, unless something else happened meanwhile."""
        table, seat = self.table, thought.seat
        self._forget_thought(seat, thought.since)
        if seat not in table.waits_for_bots() or table.asked_since[seat] != thought.since or table.play is None:
            return
        if table.play.state.why_not(seat, thought.move) is not None:
            return
        name = table.play.game.moves.name(thought.move)
        await self._attempt([Moved(time=time.time(), seat=seat, move=name)])

    async def _let_bots_take_over(self) -> None:
        now = time.time()
        for seat in self.table.waits_for_people():
            deadline = self.table.deadline(seat)
            if deadline is not None and now >= deadline:
                await self._attempt([Sat(time=now, seat=seat, by=seat, bot=sitters.substitute())])

    def _tell_presence(self) -> None:
        seats = sorted({watcher.seat for watcher in self.watchers if watcher.seat is not None})
        spectators = sum(watcher.seat is None for watcher in self.watchers)
        for watcher in self.watchers:
            watcher.reply(wire.Present(seats=seats, spectators=spectators))


def _ending(table: Table, lines: list[AnyLine], state: State | None) -> Ending | None:
    """How the table ended, if it did so just now."""
    if state is None or not state.over or (table.over and not any(isinstance(line, TakenBack) for line in lines)):
        return None
    header = table.setup.header
    moves = sum(isinstance(line, Moved) for line in lines)
    back = next((table.entries - line.to for line in lines if isinstance(line, TakenBack)), 0)
    return Ending(
        game=header.game,
        edition=header.options.get("edition", ""),
        entries=table.entries + moves - back,
        scores=list(state.scores),
        ranking=list(state.ranking),
    )
