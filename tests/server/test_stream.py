"""The numbered stream: whatever is dropped and whoever comes back when, everybody ends with the same table."""

import asyncio
from typing import Any

import msgspec
import pytest
import websockets
from helpers import step
from hypothesis import given, settings
from hypothesis import strategies as st
from served import Json, Server, at_a_bid, updated

import pessoi
from pessoi import CHANCE, Rng
from pessoi.core import record as records
from pessoi.games import names
from pessoi.server import protocol as wire
from pessoi.server.limits import Buckets
from pessoi.server.tables.journal import AnyLine, Moved, Named, Said, TakenBack
from pessoi.server.tables.models import Setup, Sitting
from pessoi.server.tables.subscriber import Watcher
from pessoi.server.tables.table import KEPT, Table
from pessoi.server.tables.updates import News


class Page:
    """A client that knows nothing but what it was sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.n: int | None = None
        self.table: Any = None
        self.items: dict[int, Any] = {}

    def take(self, table: Table, news: News, whole: bool) -> None:
        update = read(news.encoded(self.seat, self.n, whole))
        numbers = [item["n"] for item in update["items"]]
        if update["since"] is None:
            self.items = {}
            assert numbers == list(range(table.n - len(numbers) + 1, table.n + 1))
        else:
            assert update["since"] == self.n
            assert numbers == list(range(update["since"] + 1, table.n + 1))
        self.items |= {item["n"]: item for item in update["items"]}
        self.n, self.table = table.n, updated(self.table, update)


def heard(news: News, since: int | None) -> Json:
    return read(news.encoded(0, since, whole=False))


def read(framed: bytes) -> Json:
    """A message off the wire."""
    update: Json = msgspec.json.decode(framed[{126: 4, 127: 10}.get(framed[1], 2) :])
    return update


def next_line(table: Table, rng: Rng) -> AnyLine:
    assert table.play is not None
    play = table.play
    chosen = rng.below(10)
    if chosen == 0:
        return Said(time=1.0, seat=None if rng.below(2) else 1, text=f"at {table.n}")
    if chosen == 1:
        return Named(time=1.0, seat=0, name=f"N{table.n}")
    if play.state.over or (chosen == 2 and table.entries):
        return TakenBack(time=1.0, seat=0, to=rng.below(table.entries))
    seat, move = step(play.state, rng)
    moves = play.game.outcomes if seat == CHANCE else play.game.moves
    return Moved(time=1.0, seat=seat, move=moves.name(move))


@settings(max_examples=30)
@given(
    seed=st.integers(0, 2**32 - 1),
    drops=st.lists(st.tuples(st.integers(1, 60), st.integers(0, 3), st.booleans()), max_size=25),
)
def test_any_interleaving_of_drops_and_returns_ends_in_the_same_view(
    seed: int, drops: list[tuple[int, int, bool]]
) -> None:
    rng = Rng(seed)
    game = pessoi.game(names()[rng.below(len(names()))])
    setup = Setup(header=records.header(game, 3, game.options.resolve({}), []), players=[Sitting() for _ in range(3)])
    table, lines = Table("t", setup), []
    news = News(table)
    seats: list[int | None] = [0, 1, 2, None]
    steady, shaky = [Page(seat) for seat in seats], [Page(seat) for seat in seats]
    for many, who, forgets in drops:
        for _ in range(many):
            line = next_line(table, rng)
            lines.append(line)
            table.apply(line)
            news.turn()
            for page in steady:
                page.take(table, news, whole=False)
        if forgets:
            shaky[who].n = None
        if rng.below(4) == 0:
            table = Table("t", setup, lines)
            news = News(table)
        shaky[who].take(table, news, whole=True)
    for page, other in zip(steady, shaky):
        page.take(table, news, whole=False)
        other.take(table, news, whole=True)
        assert page.table == other.table
        assert all(page.items.get(n, item) == item for n, item in other.items.items())
        fresh = Page(page.seat)
        again = Table("t", setup, lines)
        fresh.take(again, News(again), whole=True)
        assert fresh.table == page.table


def test_on_a_gap_that_is_no_longer_kept_everything_is_sent() -> None:
    game = pessoi.game("zeus")
    setup = Setup(header=records.header(game, 3, game.options.resolve({}), []), players=[Sitting() for _ in range(3)])
    table = Table("t", setup, [Said(time=1.0, seat=0, text=str(n)) for n in range(KEPT + 50)])
    news = News(table)
    assert heard(news, 49)["since"] is None
    assert heard(news, 50)["since"] == 50
    assert heard(news, table.n + 1)["since"] is None
    assert len(heard(news, None)["items"]) == KEPT


async def test_a_client_comes_back_where_it_was(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna, ben = [await server.sit(link["token"]) for link in opened["links"][:2]]
    await ben.close()
    await anna.ask("say", text="one")
    await anna.play("bid 4")
    await ben.connect(since=ben.n)
    assert ben.n == anna.n
    assert [item["kind"] for item in ben.items[-2:]] == ["chat", "events"]


async def test_a_table_that_nobody_uses_is_dropped_and_comes_back_whole(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.sit(opened["links"][0]["token"])
    await anna.play("bid 4")
    before = (await server.get("/api/table", anna.token)).json()
    (live,) = server.hall.awake()
    live.used -= 10_000
    await server.hall.drop_idle()
    assert server.hall.awake() == [live]
    await anna.close()
    while live.watchers:
        await server.http.get("/")
    live.used -= 10_000
    await server.hall.drop_idle()
    assert server.hall.awake() == []
    assert (await server.get("/api/table", anna.token)).json() == before
    await anna.connect(since=before["n"])


async def test_a_client_that_stops_reading_harms_nobody(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.sit(opened["links"][0]["token"])
    sleeper = await server.sit(opened["links"][1]["token"])
    sleeper.socket.transport.pause_reading()
    for number in range(300):
        assert (await anna.ask("say", text="x" * 490 + str(number)))["type"] == "accepted"
    (live,) = server.hall.awake()
    assert all(len(watcher.replies) < 70 for watcher in live.watchers)
    sleeper.socket.transport.resume_reading()
    while sleeper.n < anna.n:
        await sleeper.hear("update")
    assert (await sleeper.play("bid 4"))["type"] == "accepted"


async def test_a_client_that_lets_replies_pile_up_is_dropped(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.sit(opened["links"][0]["token"])
    (live,) = server.hall.awake()
    (watcher,) = live.watchers
    watcher.channel.full = True
    for _ in range(100):
        watcher.reply(wire.Closing())
    watcher.channel.drain()
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await anna.hear("nothing")
    assert (closed.value.rcvd and closed.value.rcvd.reason) == "stuck"
    await anna.connect(since=anna.n)
    assert (await anna.play("bid 4"))["type"] == "accepted"


async def test_who_asks_while_the_table_is_put_away_is_told_so(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.sit(opened["links"][0]["token"])
    (live,) = server.hall.awake()
    stopping = asyncio.create_task(live.stop())
    asking = [asyncio.create_task(live.ask(0, wire.Say(id=str(n), text="?"))) for n in range(3)]
    await stopping
    answers = [await ask for ask in asking]
    assert all(isinstance(answer, wire.Refused) and answer.code == "closing" for answer in answers)
    await anna.close()


async def test_many_returns_from_many_numbers_cost_little(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    token = opened["links"][0]["token"]
    anna = await server.sit(token)
    for number in range(40):
        await anna.ask("say", text=str(number))
    (live,) = server.hall.awake()
    for since in range(40):
        (anna_watches,) = live.watchers
        watcher = Watcher(live, 0, since, anna_watches.channel, Buckets(1, 1).bucket("anna"))
        assert live.news(watcher) is not None
        assert live.news(watcher) is None
        assert len(live._news._encoded) <= 3


async def test_a_client_that_cannot_be_told_is_sent_away_and_keeps_nobody_waiting(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna, ben, cleo = [await server.sit(link["token"]) for link in opened["links"][:3]]
    (live,) = server.hall.awake()
    next(watcher for watcher in live.watchers if watcher.seat == 1).seat = 99
    assert (await anna.play("bid 4"))["type"] == "accepted"
    await cleo.until(anna.n)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await ben.hear("nothing")
    assert (closed.value.rcvd and closed.value.rcvd.reason) == "broken"
    await ben.connect(since=ben.n)
    assert (await ben.play("bid 4"))["type"] == "accepted"
