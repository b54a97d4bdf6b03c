"""Whose turn it is: webhooks that knock, and clocks that run out."""

import asyncio
import json
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from helpers import step
from served import PATIENCE, Json, Server, at_a_bid, running, settings

from pessoi.core import record as records
from pessoi.core.rng import Rng
from pessoi.core.step import Together
from pessoi.games import game
from pessoi.server.notifications.webhooks import AT_ONCE, Forbidden, Knocker, is_address, is_public
from pessoi.server.tables.journal import Moved, Named, Sat
from pessoi.server.tables.models import Clock, Setup, Sitting
from pessoi.server.tables.table import Table


async def test_a_webhook_knocks_when_it_is_the_seats_turn(tmp_path: Path) -> None:
    knocks: asyncio.Queue[Json] = asyncio.Queue()

    async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        await knocks.put({"head": head, **json.loads(await reader.readexactly(length))})
        writer.write(b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    listening = await asyncio.start_server(door, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with running(settings(tmp_path / "tables.db", private_webhooks=True)) as server:
        opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
        clients = [await server.sit(link["token"]) for link in opened["links"][:-1]]
        for client in clients:
            await client.ask("webhook", url=f"http://localhost:{port}/turn")
        for client in clients:
            await client.play("bid 3")
        knock = await asyncio.wait_for(knocks.get(), PATIENCE)
        (asked,) = [client for client in clients if client.table["seat"] == knock["seat"]]
        await asked.until(knock["n"])
        assert asked.decision is not None
        assert f"host: localhost:{port}" in knock["head"]
        assert knock["table"] == opened["table"]
        heard = "".join(text for client in clients for text in client.heard)
        assert "localhost" not in heard
    listening.close()
    await listening.wait_closed()


@pytest.mark.parametrize(
    "url",
    [
        *("http://127.0.0.1:9/", "http://localhost/", "http://[::1]/", "http://10.1.2.3/", "http://192.168.1.1/"),
        *("http://169.254.169.254/latest", "http://0/", "http://2130706433/", "http://[::ffff:127.0.0.1]/"),
        *("http://100.64.0.1/", "http://[fe80::1]/", "http://[fd00::1]/", "http://224.0.0.1/"),
    ],
)
async def test_nobody_knocks_at_private_addresses(url: str) -> None:
    with pytest.raises(Forbidden):
        await Knocker().tell(urlsplit(url), {})


async def test_a_door_that_does_not_open_is_nobodys_problem(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    knocker = Knocker()
    for _ in range(AT_ONCE + 5):
        knocker.knock("http://user:secret@127.0.0.1:9/secret", {})
    assert len(knocker._knocks) == AT_ONCE
    await asyncio.gather(*knocker._knocks)
    assert "nobody opened" in caplog.text
    assert "secret" not in str([entry.__dict__ for entry in caplog.records])
    knocker.knock("http://127.0.0.1:9/", {})
    await knocker.close()


async def test_only_addresses_of_the_web_can_be_named(server: Server) -> None:
    assert not is_public("nonsense")
    assert is_public("93.184.215.14")
    assert not is_address("http://[::1")
    opened = await server.open("zeus", "person", "person", "person")
    me = await server.sit(opened["links"][0]["token"])
    for url in ("ftp://x.example/", "x", "http://", "file:///etc/passwd", "http://x.example:0/", "http://x\n.example"):
        assert (await me.ask("webhook", url=url))["code"] == "bad-address"
    assert (await me.ask("webhook", url=""))["type"] == "accepted"


def clocked(then: str = "bot") -> Table:
    state = at_a_bid()
    zeus = game("zeus")
    import msgspec

    header = records.header(zeus, 3, zeus.position(state).rules.options, [])
    header = msgspec.structs.replace(header, position=state)
    clock = Clock(move=30, reserve=100, then=then)
    return Table("t", Setup(header=header, players=[Sitting() for _ in range(3)], clock=clock, time=1000.0))


def test_a_move_has_its_time_and_then_the_reserve() -> None:
    table = clocked()
    assert table.deadline(0) is None
    table.apply(Named(time=1010.0, seat=0, name="Anna"))
    assert table.deadline(0) == 1010 + 30 + 100
    table.apply(Moved(time=1060.0, id="a", seat=0, move="bid 3"))
    assert table.reserves == [80.0, 100.0, 100.0]
    assert table.deadline(0) is None
    table.apply(Moved(time=1070.0, id="b", seat=1, move="bid 4"))
    assert table.reserves[1] == 60.0
    table.apply(Sat(time=1080.0, seat=2, by=2, bot="random"))
    assert table.deadline(2) is None


async def test_a_bot_takes_over_when_time_is_up(server: Server) -> None:
    clock = {"move": 60, "reserve": 5, "then": "bot"}
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid(), clock=clock)
    me = await server.sit(opened["links"][0]["token"])
    await me.ask("name", name="Anna")
    assert me.table["clock"]["reserves"] == [5.0, 5.0, 5.0]
    assert me.table["clock"]["since"] <= time.time()
    (live,) = server.hall.awake()
    live.table.asked_at[0] -= 100
    live.told()
    while not me.table["players"][0]["bot"]:
        await me.hear("update")
    assert (await me.ask("sit", seat=0, bot=""))["type"] == "accepted"


async def test_or_the_table_decides(server: Server) -> None:
    clock = {"move": 60, "then": "table"}
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid(), clock=clock)
    clients = [await server.sit(link["token"]) for link in opened["links"][:-1]]
    for client in clients:
        await client.ask("name", name="X")
    assert (await clients[2].ask("sit", seat=1, bot="random"))["code"] == "not-your-seat"
    (live,) = server.hall.awake()
    live.table.asked_at[1] -= 100
    live.told()
    assert (await clients[2].ask("sit", seat=1, bot="random"))["type"] == "accepted"


async def test_where_all_decide_in_any_order_nobody_comes_too_late(server: Server) -> None:
    peloponnes = game("peloponnes")
    state, rng = peloponnes.start(3), Rng(1)
    while not (state.step.name == "place" and len(state.actors) == 3):
        seat, move = step(state, rng)
        state.apply(seat, move)
    assert isinstance(state.step, Together)
    opened = await server.open("peloponnes", "person", "person", "person", position=state.position())
    anna, ben, cleo = [await server.sit(link["token"]) for link in opened["links"][:3]]
    number = anna.n
    assert (await anna.play())["type"] == "accepted"
    told = await ben.hear("update")
    assert "decision" not in told["changes"]
    assert (await ben.play(answers=number))["type"] == "accepted"
    assert (await cleo.play(answers=number))["type"] == "accepted"
    late = await anna.play(peloponnes.moves.name(0), answers=number)
    assert late["code"] == "too-late"
