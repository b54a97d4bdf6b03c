"""All tables of the server: sets them up, loads them into memory when needed and unloads idle ones."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import structlog
from msgspec.structs import replace

from pessoi import games
from pessoi.bots.bot_pool import BotPool
from pessoi.bots.worker_pool import JobFailed, WorkerPool, preload
from pessoi.core import record as records
from pessoi.core.game import Game
from pessoi.protocol import http, messages, stream
from pessoi.protocol.messages import CLOSING, NO_STORAGE
from pessoi.server import tokens
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import WebhookSender
from pessoi.server.settings import Settings
from pessoi.server.storage import storage_of
from pessoi.server.storage.storage import StorageError
from pessoi.server.tables import journal, views
from pessoi.server.tables.actor import TableActor
from pessoi.server.tables.journal import SeatGrant, StoredTable
from pessoi.server.tables.opening import OpeningError, check_upload, first_lines, open_table, with_lesson
from pessoi.server.tables.table import Table

log = structlog.get_logger("pessoi.server.tables")

T = TypeVar("T")

preload("pessoi.server.tables.opening")  # for checking uploads

TEND_EVERY = 5.0
"""Seconds between two rounds of supervision and heartbeats."""


class TableRegistry:
    """Finds and sets up tables."""

    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics()
        self.storage = storage_of(settings)
        limits, failed = settings.limits, partial(self.metrics.count, "bot_failures")
        self.bots = BotPool(settings.workers, settings.bot_timeout, limits.hints, failed)
        self._uploads = WorkerPool(1, settings.upload_timeout, limits.uploads)
        self._webhooks = WebhookSender(settings.private_webhooks)
        self._settings = settings
        self._actors: dict[str, asyncio.Task[TableActor | None]] = {}
        self._tender: asyncio.Task[None] | None = None
        gauge = self.metrics.gauge
        gauge("tables", "Tables in memory.", lambda: len(self._actors))
        gauge("sockets", "Open sockets.", lambda: sum(len(actor.subscribers) for actor in self.loaded()))
        gauge("bots_waiting", "Thoughts of bots that wait.", lambda: len(self.bots))
        gauge("uploads_waiting", "Records and positions that wait to be checked.", lambda: len(self._uploads))

    async def open(self) -> None:
        """Open the database and start to look after the tables.

        All games are loaded before, because their files must not be read for the first time in two threads at once.
        """
        games.working()
        await self.storage.open()
        await self.storage.start(time.time())
        self.storage.listen(self._on_notification, self._on_connection)
        self._tender = asyncio.create_task(self._tend_regularly())

    async def close_subscribers(self, timeout: float) -> None:
        """Notify all clients that the server is stopping, and wait up to `timeout` seconds until they are gone."""
        for actor in self.loaded():
            for subscriber in actor.subscribers:
                subscriber.reply(messages.Closing())
                subscriber.close(CLOSING)
        until = time.monotonic() + timeout
        while time.monotonic() < until and any(actor.subscribers for actor in self.loaded()):
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Stop all tables and close everything they use."""
        if self._tender is not None:
            self._tender.cancel()
            await asyncio.gather(self._tender, return_exceptions=True)
            await self._beat()
        for actor in self.loaded():
            await actor.stop()
        await self.bots.close()
        await self._uploads.close()
        await self._webhooks.close()
        await self.storage.close()

    def game(self, key: str) -> Game:
        """A game with the numbers of new tables; raises UnknownGame."""
        return games.game_with(key, self._settings.boxes.get(key))

    # -- finding tables -------------------------------------------------------------------------

    def loaded(self) -> list[TableActor]:
        """The tables in memory."""
        done = [task for task in self._actors.values() if task.done() and task.exception() is None]
        return [actor for task in done if (actor := task.result()) is not None]

    async def table(self, table: str) -> TableActor | None:
        """A table, loaded from its journal if needed; None if it does not exist. Concurrent calls share one load."""
        if table not in self._actors:
            self._actors[table] = asyncio.create_task(self._load(table))
        try:
            actor = await asyncio.shield(self._actors[table])
        except Exception:
            self._actors.pop(table, None)
            raise
        if actor is None:
            self._actors.pop(table, None)
        else:
            actor.last_used = time.monotonic()
        return actor

    async def _load(self, table: str) -> TableActor | None:
        found = await self.storage.table(table)
        if found is None:
            return None
        restored = await asyncio.to_thread(_restored, table, found)
        return TableActor(restored, self.storage, self.bots, self._webhooks, self.metrics, self._settings.window)

    async def grant(self, token: str) -> SeatGrant | None:
        """What a token grants; None if it is not valid."""
        return (await self.storage.grants([tokens.digest(token)]))[0]

    def _on_notification(self, text: str) -> None:
        """Update a table that another process wrote to."""
        table, _, number = text.rpartition(":")
        for actor in self.loaded():
            if actor.table.id == table and actor.table.n < int(number):
                actor.catch_up()

    def _on_connection(self, connected: bool) -> None:
        """Read all journals, as notifications may be missing; without a database, let clients go elsewhere."""
        for actor in self.loaded():
            if connected:
                actor.catch_up()
            for subscriber in () if connected else actor.subscribers:
                subscriber.close(NO_STORAGE)

    async def _tend_regularly(self) -> None:
        while True:
            await asyncio.sleep(TEND_EVERY)
            await self._tend()  # not inline: a variable would keep a table in memory while this sleeps

    async def _tend(self) -> None:
        """Ask bots again that have not moved, unload idle tables, and note that the server is up."""
        for actor in self.loaded():
            actor.supervise()
        await self.unload_idle()
        await self._beat()

    async def _beat(self) -> None:
        try:
            await self.storage.beat(time.time())
        except StorageError as error:
            log.error("no heartbeat", problem=str(error))

    async def unload_idle(self) -> None:
        """Remove tables from memory that have not been used for a while; their journals remain."""
        now = time.monotonic()
        for actor in self.loaded():
            if actor.idle and now - actor.last_used >= self._settings.idle_timeout:
                del self._actors[actor.table.id]
                await actor.stop()

    # -- setting up tables ----------------------------------------------------------------------

    async def create(self, request: http.NewTable, address: str = "") -> http.CreatedTable:
        """Set up a table and return its links; raises a ValueError if the request does not fit the game, or QueueFull.

        A record or a position may be hostile, and checking it may take long: that is done in another process.
        """
        now = time.time()
        request = with_lesson(request)
        if request.is_upload:
            opening = await self.check(address, check_upload, request, now, self._settings.boxes)
        else:
            opening = open_table(request, now, self._settings.boxes)
        if isinstance(opening, ValueError):
            raise opening
        shared = [seat for seat, wanted in enumerate(request.seats) if wanted.kind == "hot-seat"]
        single = [[seat] for seat, wanted in enumerate(request.seats) if wanted.kind == "person"]
        seats = [*sorted([*single, shared] if shared else single), []]
        links = [http.Link(token=tokens.new_token(), seats=granted) for granted in seats]
        table = tokens.new_id()
        await self.storage.create(table, opening, [(tokens.digest(link.token), link.seats) for link in links])
        self.metrics.count("tables_opened")
        return http.CreatedTable(table=table, links=links)

    async def check(self, address: str, work: Callable[..., T], *arguments: object) -> T:
        """Read what an address has uploaded in another process; raises OpeningError if that fails, or QueueFull."""
        try:
            return await self._uploads.submit(0, address, work, *arguments)
        except JobFailed as failure:
            log.warning("upload failed", problem=str(failure))
            raise OpeningError(str(failure)) from None

    async def rematch(self, actor: TableActor, seats: list[int]) -> http.CreatedTable | None:
        """A link to the rematch of a table. The first player to ask sets it up; None if a spectator asks before."""
        old = actor.table
        if old.rematch is None and seats:
            game = games.game_of(old.setup.header)
            header = records.header(game, len(old.players), game.options.resolve(old.setup.header.options), [])
            players = [replace(player, taken=False) for player in old.players]
            setup = replace(old.setup, header=header, players=players, time=time.time(), lesson="")
            table = tokens.new_id()
            await self.storage.create(table, first_lines(setup))
            rematched = stream.Rematched(time=time.time(), id=f"rematch {table}", seat=seats[0], table=table)
            await actor.ask(seats[0], rematched)
        if old.rematch is None:
            return None
        link = http.Link(token=tokens.new_token(), seats=seats)
        await self.storage.add_link(old.rematch, tokens.digest(link.token), seats)
        return http.CreatedTable(table=old.rematch, links=[link])

    # -- summaries ------------------------------------------------------------------------------

    async def summary(self, grant: SeatGrant | None) -> http.TableSummary | None:
        """The summary of a granted table; None if there is no such table."""
        actor = None if grant is None else await self.table(grant.table)
        if grant is None or actor is None:
            return None
        table = actor.table
        return http.TableSummary(
            table=table.id,
            game=table.setup.header.game,
            seats=grant.seats,
            players=views.players(table),
            n=table.n,
            entries=table.entries,
            your_turn=any(seat in grant.seats for seat in table.people_to_act()),
            over=table.over,
            closed=table.closed is not None,
            corrected=bool(table.correction),
            time=table.setup.time,
        )


def _restored(table: str, stored: StoredTable) -> Table:
    """Load a table from its journal, starting from a snapshot if a valid one exists. Runs in a thread."""
    lines = [journal.decode(text) for text in stored.lines]
    try:
        return Table(table, stored.setup, lines, stored.snapshot)
    except ValueError as error:
        if stored.snapshot is None:
            raise
        log.warning("ignoring invalid snapshot", table=table, problem=str(error))
        return Table(table, stored.setup, lines)
