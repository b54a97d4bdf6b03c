"""All tables of the server: sets them up, loads them into memory when needed and unloads idle ones."""

import asyncio
import time

import msgspec
import structlog

from pessoi import games
from pessoi.bots import UnknownBot
from pessoi.core import record as records
from pessoi.core.game import Game
from pessoi.core.record import Header, Record
from pessoi.core.session import Session
from pessoi.server import api, protocol, tokens
from pessoi.server.bot_pool import BotPool
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import WebhookSender
from pessoi.server.storage.database import Database, StorageError
from pessoi.server.storage.storage import Storage, StoredTable
from pessoi.server.tables import bot_names, journal, requests
from pessoi.server.tables.actor import TableActor
from pessoi.server.tables.journal import AnyLine, Moved
from pessoi.server.tables.models import Clock, Rematch, SeatGrant, SeatOccupant, Setup
from pessoi.server.tables.subscriber import CLOSING, NO_STORAGE
from pessoi.server.tables.table import Table

log = structlog.get_logger("pessoi.server.tables")

TEND_EVERY = 5.0
"""Seconds between two rounds of supervision and heartbeats."""


class SeatRequestError(ValueError):
    """The requested seats do not fit the game."""


class TableRegistry:
    """Finds and sets up tables."""

    def __init__(
        self, database: Database, bots: BotPool, webhooks: WebhookSender, metrics: Metrics, idle_timeout: float
    ) -> None:
        self.storage = Storage(database)
        self.metrics = metrics
        self.bots = bots
        self._webhooks = webhooks
        self._database = database
        self._idle_timeout = idle_timeout
        self._actors: dict[str, asyncio.Task[TableActor | None]] = {}
        self._tender: asyncio.Task[None] | None = None
        metrics.gauge("tables", "Tables in memory.", lambda: len(self._actors))
        metrics.gauge("sockets", "Open sockets.", lambda: sum(len(actor.subscribers) for actor in self.loaded()))

    async def open(self) -> None:
        """Open the database and start to look after the tables."""
        await self._database.open()
        await self.storage.start(time.time())
        self._database.listen(self._on_notification, self._on_connection)
        self._tender = asyncio.create_task(self._tend_regularly())

    async def close_subscribers(self, timeout: float) -> None:
        """Notify all clients that the server is stopping, and wait up to `timeout` seconds until they are gone."""
        for actor in self.loaded():
            for subscriber in actor.subscribers:
                subscriber.reply(protocol.Closing())
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
        await self._webhooks.close()
        await self._database.close()

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
        except BaseException:
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
        return TableActor(restored, self.storage, self.bots, self._webhooks, self.metrics)

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
        """Ask bots again that have not moved, unload idle tables, and note that the server is up."""
        while True:
            await asyncio.sleep(TEND_EVERY)
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
            if actor.idle and now - actor.last_used >= self._idle_timeout:
                del self._actors[actor.table.id]
                await actor.stop()

    # -- setting up tables ----------------------------------------------------------------------

    async def create(self, request: api.NewTable) -> api.CreatedTable:
        """Set up a table and return its links; raises a ValueError if the request does not fit the game."""
        _check_colours(request)
        header, entries = _opening(request)
        people = [seat for seat, wanted in enumerate(request.seats) if wanted.kind != "bot"]
        setup = Setup(
            header=msgspec.structs.replace(header, names=[]),
            players=[_occupant(wanted) for wanted in request.seats]
            or [SeatOccupant(name=name[:40]) for name in _names(header)],
            clock=None if request.clock is None else Clock(**msgspec.structs.asdict(request.clock)),
            host=people[0] if people else None,
            time=time.time(),
        )
        shared = [seat for seat, wanted in enumerate(request.seats) if wanted.kind == "hot-seat"]
        single = [[seat] for seat, wanted in enumerate(request.seats) if wanted.kind == "person"]
        links = [_new_link(seats) for seats in [*sorted([*single, shared] if shared else single), []]]
        table = await self._set_up(setup, entries, links)
        self.metrics.count("tables_opened")
        return api.CreatedTable(table=table, links=links)

    async def _set_up(self, setup: Setup, entries: list[records.Entry], links: list[api.Link]) -> str:
        now = time.time()
        table = Table(tokens.new_id(), setup)
        lines: list[AnyLine] = [Moved(time=now, seat=entry.seat, move=entry.move) for entry in entries]
        for line in lines:
            table.apply(line)
        drawn, _ = requests.with_chance(table, [], now)
        digests = [(tokens.digest(link.token), link.seats) for link in links]
        await self.storage.create(table.id, setup, [*lines, *drawn], digests, now)
        return table.id

    async def rematch(self, actor: TableActor, seats: list[int]) -> api.CreatedTable | None:
        """A link to the rematch of a table. The first player to ask sets it up; None if a spectator asks before."""
        old = actor.table
        if old.rematch is None and seats:
            game = games.game(old.setup.header.game)
            header = records.header(game, len(old.players), game.options.resolve(old.setup.header.options), [])
            players = [SeatOccupant(name=player.name, bot=player.bot, colour=player.colour) for player in old.players]
            table = await self._set_up(
                msgspec.structs.replace(old.setup, header=header, players=players, time=time.time()), [], []
            )
            await actor.ask(seats[0], Rematch(id=f"rematch {table}", table=table))
        if old.rematch is None:
            return None
        link = _new_link(seats)
        await self.storage.add_link(old.rematch, tokens.digest(link.token), seats)
        return api.CreatedTable(table=old.rematch, links=[link])

    # -- summaries ------------------------------------------------------------------------------

    async def summary(self, grant: SeatGrant | None) -> api.TableSummary | None:
        """The summary of a granted table; None if there is no such table."""
        actor = None if grant is None else await self.table(grant.table)
        if grant is None or actor is None:
            return None
        table = actor.table
        return api.TableSummary(
            table=table.id,
            game=table.setup.header.game,
            seats=grant.seats,
            names=table.names,
            n=table.n,
            entries=table.entries,
            your_turn=any(seat in grant.seats for seat in table.people_to_act()),
            over=table.over,
            closed=table.closed is not None,
        )

    async def statistics(self) -> api.Statistics:
        """The results of finished tables by game, edition and number of seats."""
        groups: dict[tuple[str, str, int], list[tuple[int, list[int], list[int]]]] = {}
        for finished in await self.storage.finished_games():
            key = (finished.game, finished.edition, len(finished.scores))
            groups.setdefault(key, []).append((finished.entries, finished.scores, finished.ranking))
        return api.Statistics(
            scores=[
                api.Score(
                    game=game,
                    edition=edition,
                    seats=seats,
                    finished=len(found),
                    entries=sum(entries for entries, _, _ in found) / len(found),
                    won=[sum(ranking[seat] == 1 for _, _, ranking in found) for seat in range(seats)],
                    score=[sum(scores[seat] for _, scores, _ in found) / len(found) for seat in range(seats)],
                )
                for (game, edition, seats), found in sorted(groups.items())
            ]
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


def _new_link(seats: list[int]) -> api.Link:
    return api.Link(token=tokens.new_token(), seats=seats)


def _opening(request: api.NewTable) -> tuple[Header, list[records.Entry]]:
    """The header of the new table's record and its first entries."""
    if request.record:
        record = records.parse(request.record)
        record = record if request.until is None else Record(record.header, record.entries[: request.until])
        session = Session(games.game(record.header.game), record)
        if request.seats or not session.state.over:
            _check_seats(session.game, request, record.header.seats)
        return record.header, record.entries
    if request.position is not None:
        key = request.position.get("game")
        game = games.game(key if isinstance(key, str) else request.game)
        state = game.position(request.position)
        _check_seats(game, request, state.seats)
        header = records.header(game, state.seats, state.rules.options, [])
        return msgspec.structs.replace(header, position=state.position()), []
    game = games.game(request.game)
    options = game.options.resolve(request.options)
    _check_seats(game, request, len(request.seats))
    return records.header(game, len(request.seats), options, []), []


def _check_colours(request: api.NewTable) -> None:
    chosen = [seat.colour for seat in request.seats if seat.colour]
    if len(set(chosen)) < len(chosen):
        raise SeatRequestError(f"expected different colours, got {', '.join(chosen)}")


def _names(header: Header) -> list[str]:
    """The name of every seat in a record; empty where the record has none."""
    return [*header.names, *[""] * header.seats][: header.seats]


def _check_seats(game: Game, request: api.NewTable, seats: int) -> None:
    if len(request.seats) != seats:
        raise SeatRequestError(f"expected {seats} seats, got {len(request.seats)}")
    if seats not in game.seats:
        raise SeatRequestError(f"expected {game.seats[0]} to {game.seats[-1]} seats for {game.key}, got {seats}")


def _occupant(request: api.SeatRequest) -> SeatOccupant:
    if request.kind == "bot":
        if request.bot not in bot_names.available():
            raise UnknownBot(f"there is no bot {request.bot!r}; the bots are {', '.join(bot_names.available())}")
        return SeatOccupant(name=request.name, bot=request.bot, colour=request.colour)
    return SeatOccupant(name=request.name, colour=request.colour)
