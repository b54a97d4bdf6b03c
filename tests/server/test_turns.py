"""Clocks that run out."""

import sqlite3
import time
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from helpers import step
from served import Server, at_a_bid, running, settings

from pessoi.core import record as records
from pessoi.core.rng import Rng
from pessoi.core.step import Together
from pessoi.games import game
from pessoi.protocol import messages
from pessoi.protocol.http import ClockRequest
from pessoi.protocol.stream import BotSubstituted, SeatTaken
from pessoi.protocol.views import Player
from pessoi.server.tables.journal import ClockStopped, Moved, Setup
from pessoi.server.tables.table import Table


def table_with_clock(then: Literal["bot", "table"] = "bot") -> Table:
    state = at_a_bid()
    zeus = game("zeus")
    header = records.header(zeus, 3, zeus.position(state).rules.options, [])
    header = msgspec.structs.replace(header, position=state)
    clock = ClockRequest(move=30, reserve=100, then=then)
    return Table("t", Setup(header=header, players=[Player() for _ in range(3)], clock=clock, time=1000.0))


def test_a_move_uses_its_time_first_and_then_the_reserve() -> None:
    table = table_with_clock()
    assert table.deadlines().get(0) is None
    table.apply(SeatTaken(time=1010.0, seat=0, name="Anna"))
    assert table.deadlines().get(0) == 1010 + 30 + 100
    table.apply(Moved(time=1060.0, id="a", seat=0, move="bid 3"))
    assert table.reserves == [80.0, 100.0, 100.0]
    assert table.deadlines().get(0) is None
    table.apply(Moved(time=1070.0, id="b", seat=1, move="bid 4"))
    assert table.reserves[1] == 60.0
    table.apply(BotSubstituted(time=1080.0, seat=2, by=2, bot="random"))
    assert table.deadlines().get(2) is None


async def test_a_bot_takes_over_when_time_is_up(server: Server) -> None:
    clock = {"move": 60, "reserve": 5, "then": "bot"}
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid(), clock=clock)
    me = await server.join(opened["links"][0]["token"])
    await me.ask("take-seat", name="Anna")
    assert me.table["clock"]["reserves"] == [5.0, 5.0, 5.0]
    assert me.table["clock"]["since"] <= time.time()
    (actor,) = server.registry.loaded()
    actor.table.asked_at[0] -= 100
    actor.catch_up()
    while not me.table["players"][0]["bot"]:
        await me.receive("update")
    assert (await me.ask("substitute-bot", seat=0, bot=""))["type"] == "accepted"


def test_clocks_stand_still_while_the_server_is_down() -> None:
    table = table_with_clock()
    for seat in (0, 1):
        table.apply(SeatTaken(time=1010.0, seat=seat, name="X"))
    table.apply(Moved(time=1020.0, id="a", seat=0, move="bid 3"))
    table.apply(ClockStopped(time=2000.0, began=1015.0, ended=1990.0))
    assert table.deadlines().get(1) == 1990 + 30 - 5 + 100
    table.apply(Moved(time=2000.0, id="b", seat=1, move="bid 4"))
    assert table.reserves[1] == 100.0
    table.apply(ClockStopped(time=3000.0, began=2500.0, ended=2900.0))
    assert table.up_since == 2900.0
    loaded = Table("t", table.setup, [numbered.line for numbered in table.recent])
    assert (loaded.asked_at, loaded.reserves, loaded.up_since) == (table.asked_at, table.reserves, table.up_since)


@pytest.mark.parametrize("was_down", [True, False])
async def test_after_a_restart_people_have_the_time_they_had_before(tmp_path: Path, was_down: bool) -> None:
    """The server was up for 10 of the last 1,000 seconds; a move may take 60."""
    clock = {"move": 60, "then": "bot"}
    async with running(settings(tmp_path / "tables.db")) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid(), clock=clock)
        token = opened["links"][0]["token"]
        me = await server.join(token)
        await me.ask("take-seat", name="Anna")
    database = sqlite3.connect(tmp_path / "tables.db")
    began = time.time() - 1000
    database.execute(
        "UPDATE journal SET line = replace(line, substr(line, instr(line, '\"time\":') + 7, 10), ?)", (f"{began:.0f}",)
    )
    database.execute("UPDATE heartbeat SET alive = ?", (began + 10 if was_down else 0,))
    database.commit()
    database.close()
    async with running(settings(tmp_path / "tables.db")) as server:
        me = await server.join(token)
        (actor,) = server.registry.loaded()
        await actor.ask(0, messages.Chat(id="c", text="back"))
        await me.until(actor.table.n)
        while not was_down and not me.table["players"][0]["bot"]:
            await me.receive("update")
        assert bool(me.table["players"][0]["bot"]) != was_down
        if was_down:
            deadline = actor.table.deadlines().get(0)
            assert deadline is not None
            assert 40 < deadline - time.time() < 60
            assert me.table["clock"]["since"] > began + 900


async def test_if_the_clock_says_so_any_player_may_substitute_a_bot(server: Server) -> None:
    clock = {"move": 60, "then": "table"}
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid(), clock=clock)
    clients = [await server.join(link["token"]) for link in opened["links"][:-1]]
    for client in clients:
        await client.ask("take-seat", name="X")
    assert (await clients[2].ask("substitute-bot", seat=1, bot="random"))["code"] == "not-your-seat"
    (actor,) = server.registry.loaded()
    actor.table.asked_at[1] -= 100
    actor.catch_up()
    assert (await clients[2].ask("substitute-bot", seat=1, bot="random"))["type"] == "accepted"


async def test_where_seats_decide_in_any_order_no_answer_is_too_late(server: Server) -> None:
    peloponnes = game("peloponnes")
    state, rng = peloponnes.start(3), Rng(1)
    while not (state.step.name == "place" and len(state.actors) == 3):
        seat, move = step(state, rng)
        state.apply(seat, move)
    assert isinstance(state.step, Together)
    opened = await server.open("peloponnes", "person", "person", "person", position=state.position())
    anna, ben, cleo = [await server.join(link["token"]) for link in opened["links"][:3]]
    number = anna.n
    assert (await anna.play())["type"] == "accepted"
    update = await ben.receive("update")
    assert "decision" not in update["changes"]
    assert (await ben.play(answers=number))["type"] == "accepted"
    assert (await cleo.play(answers=number))["type"] == "accepted"
    late = await anna.play(peloponnes.moves.name(0), answers=number)
    assert late["code"] == "too-late"
