"""The hall: all tables of the server. A table comes to memory when somebody needs it and leaves when nobody does."""

import asyncio
import logging
import time

import msgspec

from pessoi import games
from pessoi.bots import UnknownBot
from pessoi.core import record as records
from pessoi.core.game import Game
from pessoi.core.record import Header, Record
from pessoi.core.session import Session
from pessoi.server import api, tokens
from pessoi.server.bot_pool import Thinkers
from pessoi.server.metrics import Metrics
from pessoi.server.notifications.webhooks import Knocker
from pessoi.server.storage.database import Database
from pessoi.server.storage.storage import Storage
from pessoi.server.tables import bot_names as sitters
from pessoi.server.tables import requests
from pessoi.server.tables.actor import LiveTable
from pessoi.server.tables.broadcast import Outbox
from pessoi.server.tables.journal import AnyLine, Moved
from pessoi.server.tables.models import Clock, Entitled, Rematch, Setup, Sitting, Snapshot
from pessoi.server.tables.table import Table

log = logging.getLogger("pessoi.server")


class SeatWishError(ValueError):
    """Seats that do not fit the game."""


class Hall:
    """Sets tables up, finds them, and lets go of them."""

    def __init__(self, database: Database, thinkers: Thinkers, knocker: Knocker, metrics: Metrics, idle: float) -> None:
        self.storage = Storage(database)
        self.metrics = metrics
        self.thinkers = thinkers
        self._knocker = knocker
        self._outbox = Outbox()
        self._database = database
        self._idle = idle
        self._live: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        metrics.gauge("tables", "Tables in memory.", lambda: len(self._live))
        metrics.gauge("sockets", "Sockets open.", lambda: sum(len(live.watchers) for live in self.awake()))

    async def open(self) -> None:
        """Open the database and begin."""
        await self._database.open()
        self._database.listen(self._told)
        self._sweeper = asyncio.create_task(self._sweep())

    async def say_goodbye(self, patience: float) -> None:
        """Tell everybody that the server stops, and give them a moment to take it."""
        for live in self.awake():
            for watcher in live.watchers:
                watcher.dismiss()
        until = time.monotonic() + patience
        while time.monotonic() < until and any(live.watchers for live in self.awake()):
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Finish what is under way at every table, then let go of everything."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in self.awake():
            await live.stop()
        await self.thinkers.close()
        await self._knocker.close()
        await self._database.close()

    # -- finding --------------------------------------------------------------------------------

    def awake(self) -> list[LiveTable]:
        """The tables in memory."""
        done = [task for task in self._live.values() if task.done() and task.exception() is None]
        return [live for task in done if (live := task.result()) is not None]

    async def table(self, table: str) -> LiveTable | None:
        """A table, from memory or from its journal; two who ask at once get the same."""
        if table not in self._live:
            self._live[table] = asyncio.create_task(self._load(table))
        try:
            live = await asyncio.shield(self._live[table])
        except BaseException:
            self._live.pop(table, None)
            raise
        if live is None:
            self._live.pop(table, None)
        else:
            live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable | None:
        found = await self.storage.table(table)
        if found is None:
            return None
        setup, lines, snapshot = found
        return LiveTable(
            _restored(table, setup, lines, snapshot),
            self.storage,
            self._outbox,
            self.thinkers,
            self._knocker,
            self.metrics,
        )

    async def entitled(self, token: str) -> Entitled | None:
        """What a token entitles to."""
        return (await self.storage.entitled([tokens.digest(token)]))[0]

    def _told(self, text: str | None) -> None:
        """Another process wrote to a table; None when we may have missed that."""
        for live in self.awake():
            table, _, number = (text or "").rpartition(":")
            if text is None or (live.table.id == table and live.table.n < int(number)):
                live.told()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._idle / 4)
            await self.drop_idle()

    async def drop_idle(self) -> None:
        """Let go of tables that nobody used for a while; their journals are all there is to them."""
        now = time.monotonic()
        for live in self.awake():
            if live.idle and now - live.used >= self._idle:
                del self._live[live.table.id]
                await live.stop()

    # -- setting up -----------------------------------------------------------------------------

    async def create(self, wish: api.NewTable) -> api.Opened:
        """A table as it was wished for, with its links; a ValueError says what is wrong with the wish."""
        header, entries = _beginning(wish)
        people = [seat for seat, who in enumerate(wish.seats) if who.kind != "bot"]
        setup = Setup(
            header=msgspec.structs.replace(header, names=[]),
            players=[_sitting(who) for who in wish.seats] or [Sitting(name=name[:40]) for name in _names(header)],
            clock=None if wish.clock is None else Clock(**msgspec.structs.asdict(wish.clock)),
            host=people[0] if people else None,
            time=time.time(),
        )
        shared = [seat for seat, who in enumerate(wish.seats) if who.kind == "hot-seat"]
        alone = [[seat] for seat, who in enumerate(wish.seats) if who.kind == "person"]
        links = [_new_link(seats) for seats in [*sorted([*alone, shared] if shared else alone), []]]
        table = await self._set_up(setup, entries, links)
        self.metrics.count("tables_opened")
        return api.Opened(table=table, links=links)

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

    async def rematch(self, live: LiveTable, seats: list[int]) -> api.Opened | None:
        """The same people play again: the first of them who asks sets the table up, all others find it."""
        old = live.table
        if old.rematch is None and seats:
            game = games.game(old.setup.header.game)
            header = records.header(game, len(old.players), game.options.resolve(old.setup.header.options), [])
            players = [Sitting(name=player.name, bot=player.bot) for player in old.players]
            table = await self._set_up(
                msgspec.structs.replace(old.setup, header=header, players=players, time=time.time()), [], []
            )
            await live.ask(seats[0], Rematch(id=f"rematch {table}", table=table))
        if old.rematch is None:
            return None
        link = _new_link(seats)
        await self.storage.add_link(old.rematch, tokens.digest(link.token), seats)
        return api.Opened(table=old.rematch, links=[link])

    # -- telling --------------------------------------------------------------------------------

    async def summary(self, entitled: Entitled | None) -> api.Summary | None:
        """A table as the list of one's tables shows it."""
        live = None if entitled is None else await self.table(entitled.table)
        if entitled is None or live is None:
            return None
        table = live.table
        return api.Summary(
            table=table.id,
            game=table.setup.header.game,
            seats=entitled.seats,
            names=table.names,
            n=table.n,
            entries=table.entries,
            your_turn=any(seat in entitled.seats for seat in table.waits_for_people()),
            over=table.over,
            closed=table.closed is not None,
        )

    async def statistics(self) -> api.Statistics:
        """How the finished tables came out, by game, edition and number of seats."""
        groups: dict[tuple[str, str, int], list[tuple[int, list[int], list[int]]]] = {}
        for ending in await self.storage.endings():
            key = (ending.game, ending.edition, len(ending.scores))
            groups.setdefault(key, []).append((ending.entries, ending.scores, ending.ranking))
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


def _restored(table: str, setup: Setup, lines: list[AnyLine], snapshot: Snapshot | None) -> Table:
    """A table from its journal; a snapshot shortens the way, unless it does not fit."""
    try:
        return Table(table, setup, lines, snapshot)
    except ValueError as error:
        if snapshot is None:
            raise
        log.warning("a snapshot does not fit", extra={"table": table, "problem": str(error)})
        return Table(table, setup, lines)


def _new_link(seats: list[int]) -> api.Link:
    return api.Link(token=tokens.new_token(), seats=seats)


def _beginning(wish: api.NewTable) -> tuple[Header, list[records.Entry]]:
    """The header of the new table's record, and the entries it begins with."""
    if wish.record:
        record = records.parse(wish.record)
        record = record if wish.until is None else Record(record.header, record.entries[: wish.until])
        play = Session(games.game(record.header.game), record)
        if wish.seats or not play.state.over:
            _check_seats(play.game, wish, record.header.seats)
        return record.header, record.entries
    if wish.position is not None:
        key = wish.position.get("game")
        game = games.game(key if isinstance(key, str) else wish.game)
        state = game.position(wish.position)
        _check_seats(game, wish, state.seats)
        header = records.header(game, state.seats, state.rules.options, [])
        return msgspec.structs.replace(header, position=state.position()), []
    game = games.game(wish.game)
    options = game.options.resolve(wish.options)
    _check_seats(game, wish, len(wish.seats))
    return records.header(game, len(wish.seats), options, []), []


def _names(header: Header) -> list[str]:
    """Who sat where, by a record; it need not tell."""
    return [*header.names, *[""] * header.seats][: header.seats]


def _check_seats(game: Game, wish: api.NewTable, seats: int) -> None:
    if len(wish.seats) != seats or seats not in game.seats:
        raise SeatWishError(
            f"{len(wish.seats)} seats were named; {game.key} is for {game.seats[0]} to {game.seats[-1]}"
        )


def _sitting(wish: api.SeatWish) -> Sitting:
    if wish.kind == "bot":
        if wish.bot not in sitters.available():
            raise UnknownBot(f"there is no bot {wish.bot!r}; there are {', '.join(sitters.available())}")
        return Sitting(name=wish.name, bot=wish.bot)
    return Sitting(name=wish.name)


def shelf() -> api.Shelf:
    """The games and the bots there are."""
    return api.Shelf(games=[_info(game) for game in games.working()], bots=list(sitters.available()))


def _info(game: Game) -> api.GameInfo:
    return api.GameInfo(
        key=game.key,
        least=game.seats[0],
        most=game.seats[-1],
        editions=game.options.editions,
        options={name: option.values for name, option in game.options.options.items()},
        rules=game.rulebook.version,
    )


def detail(key: str) -> api.GameDetail:
    """What is needed to put a game into words, and its rulebook."""
    game = games.game(key)
    return api.GameDetail(
        key=key,
        persons=list(game.persons),
        words=dict(game.words),
        texts=game.rulebook.texts,
        rules=[
            api.RuleInfo(
                id=rule.id,
                chapter=rule.chapter,
                message=rule.message,
                places=rule.places,
                status=rule.status,
                option=rule.option,
            )
            for rule in game.rulebook.rule
        ],
    )
