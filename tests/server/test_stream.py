"""The numbered stream: after any sequence of lost and restored connections all clients have the same table."""

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
from pessoi import CHANCE, Game, Rng
from pessoi.core import record as records
from pessoi.games import names
from pessoi.protocol import messages
from pessoi.protocol.stream import Chatted, SeatTaken, Undone
from pessoi.protocol.views import Player
from pessoi.server.tables.journal import AnyLine, Moved, Setup
from pessoi.server.tables.table import RECENT_LINES, Table
from pessoi.server.tables.updates import Subscriber, TableUpdates


class Receiver:
    """A client that knows only what it was sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.n: int | None = None
        self.table: Any = None
        self.items: dict[int, Any] = {}

    def take(self, table: Table, updates: TableUpdates, whole: bool) -> None:
        update = read(updates.text(self.seat, self.n, whole))
        numbers = [item["n"] for item in update["items"]]
        if update["since"] is None:
            self.items = {}
            assert numbers == list(range(table.n - len(numbers) + 1, table.n + 1))
        else:
            assert update["since"] == self.n
            assert numbers == list(range(update["since"] + 1, table.n + 1))
        self.items |= {item["n"]: item for item in update["items"]}
        self.n, self.table = table.n, updated(self.table, update)


def received(updates: TableUpdates, since: int | None) -> Json:
    return read(updates.text(0, since, whole=False))


def read(text: str) -> Json:
    update: Json = msgspec.json.decode(text)
    return update


def new_setup(game: Game) -> Setup:
    header = records.header(game, 3, game.options.resolve({}), [])
    return Setup(header=header, players=[Player() for _ in range(3)])


def next_line(table: Table, rng: Rng) -> AnyLine:
    assert table.session is not None
    session = table.session
    chosen = rng.below(10)
    if chosen == 0:
        return Chatted(time=1.0, seat=None if rng.below(2) else 1, text=f"at {table.n}")
    if chosen == 1:
        return SeatTaken(time=1.0, seat=0, name=f"N{table.n}")
    if session.state.over or (chosen == 2 and table.entries):
        return Undone(time=1.0, seat=0, to=rng.below(table.entries))
    seat, move = step(session.state, rng)
    moves = session.game.outcomes if seat == CHANCE else session.game.moves
    return Moved(time=1.0, seat=seat, move=moves.name(move))


@settings(max_examples=30)
@given(
    seed=st.integers(0, 2**32 - 1),
    drops=st.lists(st.tuples(st.integers(1, 60), st.integers(0, 3), st.booleans()), max_size=25),
)
def test_any_interleaving_of_disconnections_ends_in_the_same_view(
    seed: int, drops: list[tuple[int, int, bool]]
) -> None:
    rng = Rng(seed)
    game = pessoi.game(names()[rng.below(len(names()))])
    setup = new_setup(game)
    table, lines = Table("t", setup), []
    updates = TableUpdates(table)
    seats: list[int | None] = [0, 1, 2, None]
    steady, unsteady = [Receiver(seat) for seat in seats], [Receiver(seat) for seat in seats]
    for count, who, forgets in drops:
        for _ in range(count):
            line = next_line(table, rng)
            lines.append(line)
            table.apply(line)
            for receiver in steady:
                receiver.take(table, updates, whole=False)
        if forgets:
            unsteady[who].n = None
        if rng.below(4) == 0:
            table = Table("t", setup, lines)
            updates = TableUpdates(table)
        unsteady[who].take(table, updates, whole=True)
    for receiver, other in zip(steady, unsteady):
        receiver.take(table, updates, whole=False)
        other.take(table, updates, whole=True)
        assert receiver.table == other.table
        assert all(receiver.items.get(n, item) == item for n, item in other.items.items())
        fresh = Receiver(receiver.seat)
        again = Table("t", setup, lines)
        fresh.take(again, TableUpdates(again), whole=True)
        assert fresh.table == receiver.table


def test_after_a_gap_beyond_the_recent_lines_the_last_items_are_sent() -> None:
    game = pessoi.game("zeus")
    setup = new_setup(game)
    table = Table("t", setup, [Chatted(time=1.0, seat=0, text=str(n)) for n in range(RECENT_LINES + 50)])
    updates = TableUpdates(table)
    assert received(updates, 49)["since"] is None
    assert received(updates, 50)["since"] == 50
    assert received(updates, table.n + 1)["since"] is None
    assert len(received(updates, None)["items"]) == RECENT_LINES


def test_an_update_has_only_the_changes_and_is_shared_by_the_clients_of_a_seat() -> None:
    game, position = pessoi.game("zeus"), at_a_bid()
    header = records.header(game, 3, game.position(position).rules.options, [])
    header = msgspec.structs.replace(header, position=position)
    table = Table("t", Setup(header=header, players=[Player() for _ in range(3)]))
    updates = TableUpdates(table)
    before = read(updates.text(1, None, whole=True))["table"]["view"]
    table.apply(Moved(time=1.0, seat=0, move="bid 3"))
    changes = read(updates.text(1, 0, whole=False))["changes"]
    seat = {**before["seats"][0], "sealed": True}
    assert changes == {"n": 1, "entries": 1, "view": {"actors": [1, 2]}, "elements": {"seats": {"0": seat}}}
    assert updates.text(1, 0, whole=False) is updates.text(1, 0, whole=False)
    table.apply(Chatted(time=2.0, seat=0, text="hm"))
    assert read(updates.text(1, 1, whole=False))["changes"] == {"n": 2}


async def test_a_client_reconnects_where_it_was(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna, ben = [await server.join(link["token"]) for link in opened["links"][:2]]
    await ben.close()
    await anna.ask("chat", text="one")
    await anna.play("bid 4")
    await ben.connect(since=ben.n)
    assert ben.n == anna.n
    assert [item["kind"] for item in ben.items[-2:]] == ["chatted", "moved"]


async def test_an_unused_table_is_unloaded_and_loaded_again(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.join(opened["links"][0]["token"])
    await anna.play("bid 4")
    before = (await server.get("/api/table", anna.token)).json()
    (actor,) = server.registry.loaded()
    actor.last_used -= 10_000
    await server.registry.unload_idle()
    assert server.registry.loaded() == [actor]
    await anna.close()
    while actor.subscribers:
        await server.http.get("/")
    actor.last_used -= 10_000
    await server.registry.unload_idle()
    assert server.registry.loaded() == []
    assert (await server.get("/api/table", anna.token)).json() == before
    await anna.connect(since=before["n"])


async def test_a_client_that_stops_reading_does_not_delay_others(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.join(opened["links"][0]["token"])
    slow = await server.join(opened["links"][1]["token"])
    slow.socket.transport.pause_reading()
    for number in range(300):
        assert (await anna.ask("chat", text="x" * 490 + str(number)))["type"] == "accepted"
    (actor,) = server.registry.loaded()
    assert all(len(subscriber.replies) < 70 for subscriber in actor.subscribers)
    slow.socket.transport.resume_reading()
    while slow.n < anna.n:
        await slow.receive("update")
    assert (await slow.play("bid 4"))["type"] == "accepted"


async def test_a_client_with_too_many_pending_replies_is_dropped(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.join(opened["links"][0]["token"])
    (actor,) = server.registry.loaded()
    (subscriber,) = actor.subscribers
    for _ in range(100):
        subscriber.reply(messages.Closing())
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await anna.receive("nothing")
    assert (closed.value.rcvd and closed.value.rcvd.reason) == "stuck"
    await anna.connect(since=anna.n)
    assert (await anna.play("bid 4"))["type"] == "accepted"


async def test_requests_during_unloading_are_refused(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna = await server.join(opened["links"][0]["token"])
    (actor,) = server.registry.loaded()
    stopping = asyncio.create_task(actor.stop())
    requests = [asyncio.create_task(actor.ask(0, messages.Chat(id=str(n), text="?"))) for n in range(3)]
    await stopping
    answers = [await request for request in requests]
    assert all(isinstance(answer, messages.Refused) and answer.code == "closing" for answer in answers)
    await anna.close()


async def test_reconnections_from_many_numbers_keep_one_encoded_update_per_seat(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    token = opened["links"][0]["token"]
    anna = await server.join(token)
    for number in range(40):
        await anna.ask("chat", text=str(number))
    (actor,) = server.registry.loaded()
    for since in range(40):
        subscriber = Subscriber(actor.updates, 0, since, "")
        assert len(subscriber.take_pending()) == 1
        assert subscriber.take_pending() == []
        assert len(actor.updates._seats) == 1


async def test_a_client_whose_update_fails_is_disconnected_without_delaying_others(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    anna, ben, cleo = [await server.join(link["token"]) for link in opened["links"][:3]]
    (actor,) = server.registry.loaded()
    next(subscriber for subscriber in actor.subscribers if subscriber.seat == 1).seat = 99
    assert (await anna.play("bid 4"))["type"] == "accepted"
    await cleo.until(anna.n)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await ben.receive("nothing")
    assert (closed.value.rcvd and closed.value.rcvd.reason) == "broken"
    await ben.connect(since=ben.n)
    assert (await ben.play("bid 4"))["type"] == "accepted"
