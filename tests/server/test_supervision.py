"""Bots never stop: a bot whose answer was lost is asked again, whatever happened to it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace
from served import Client, Json, Server, at_a_bid

from pessoi import State
from pessoi.bots.bot_pool import BotPool
from pessoi.bots.worker_pool import QueueFull

Choose = Callable[..., Awaitable[int]]


def failing_once(choose: Choose, error: BaseException) -> Choose:
    """Choose moves, but let the first choice of every seat end with an error."""
    failed: set[int] = set()

    async def chosen(name: str, state: State, seat: int, address: str) -> int:
        if seat not in failed:
            failed.add(seat)
            raise error
        return await choose(name, state, seat, address)

    return chosen


def lost_once(choose: Choose) -> Choose:
    """Choose moves, but let the first choice of every seat never end."""
    lost: set[int] = set()

    async def chosen(name: str, state: State, seat: int, address: str) -> int:
        if seat not in lost:
            lost.add(seat)
            await asyncio.get_running_loop().create_future()
        return await choose(name, state, seat, address)

    return chosen


FAULTS: dict[str, Callable[[Choose], Choose]] = {
    "cancelled": lambda choose: failing_once(choose, asyncio.CancelledError()),
    "full": lambda choose: failing_once(choose, QueueFull()),
    "broken": lambda choose: failing_once(choose, RuntimeError("no bot")),
    "lost": lost_once,
}


async def bid_against_bots(server: Server, **more: Any) -> tuple[Json, Client]:
    opened = await server.open("zeus", "person", "random", "random", position=at_a_bid(), **more)
    me = await server.join(opened["links"][0]["token"])
    await me.play("bid 12")
    return opened, me


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_bot_that_has_not_moved_is_asked_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setattr(server.registry.bots, "choose", FAULTS[fault](server.registry.bots.choose))
    _, me = await bid_against_bots(server)
    (actor,) = server.registry.loaded()
    while actor._working or not actor._jobs.empty():
        await asyncio.sleep(0)
    assert me.table["entries"] == 1
    assert not actor.idle
    while me.decision is None:
        actor.supervise()
        await asyncio.sleep(0)
        await me.ask("explain-move", move="pass")
    assert (await me.play())["type"] == "accepted"
    assert "pessoi_bots_asked_again_total 0.0" not in (await server.http.get("/metrics")).text


async def test_a_bot_that_is_thinking_or_waiting_is_not_asked_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.registry.bots, "choose", lost_once(server.registry.bots.choose))
    monkeypatch.setattr(BotPool, "idle", False)
    await bid_against_bots(server)
    (actor,) = server.registry.loaded()
    before = dict(actor._bot_tasks)
    for _ in range(3):
        actor.supervise()
        await asyncio.sleep(0)
    assert actor._bot_tasks == before
    assert len(before) == 2
    actor.table.players[1] = replace(actor.table.players[1], bot="")
    actor.supervise()


async def test_a_flood_of_hints_from_one_address_stops_no_bot(server: Server) -> None:
    opened = await server.open("zeus", "person", "person", "person", position=at_a_bid())
    tokens = [link["token"] for link in opened["links"][:3]]
    floods = [await server.join(tokens[seat]) for seat in (0, 1, 2) for _ in range(5)]
    for client in floods:
        for number in range(20):
            await client.send({"type": "give-hint", "id": f"h{number}"})
    _, me = await bid_against_bots(server)
    for _ in range(6):
        while me.decision is None:
            await me.receive("update")
        await me.play()
    assert "pessoi_bot_failures_total 0.0" in (await server.http.get("/metrics")).text
