"""Bots at work: on worlds, in other processes; a bot that fails costs one legal move and a line in the log."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from typing import Any

import pytest
from badbots import cheat, die, sleep
from served import PATIENCE

import pessoi
from pessoi import Rng, State
from pessoi.server import bot_pool as module
from pessoi.server.bot_pool import Thinkers
from pessoi.server.metrics import Metrics


def at_a_choice() -> tuple[State, int]:
    state = pessoi.game("zeus").start(3)
    rng = Rng(3)
    while state.actors == (pessoi.CHANCE,):
        state.apply(-1, state.sample(rng))
    return state, state.actors[0]


@pytest.fixture
async def pool() -> AsyncIterator[Thinkers]:
    made = Thinkers(1, PATIENCE, Metrics())
    yield made
    await made.close()


async def test_a_bot_thinks_in_another_process_at_low_priority(pool: Thinkers) -> None:
    state, seat = at_a_choice()
    assert await pool.choose("random", state, seat) in state.legal(seat)
    assert pool._pool is not None
    (process,) = pool._pool._processes.values()
    assert process.pid != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, process.pid or 0) >= module.LOWERED
    await pool.close()
    assert not process.is_alive()


async def test_what_is_handed_over_is_a_world_and_never_the_state(
    pool: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = at_a_choice()
    handed: list[Any] = []

    class Recorder:
        def submit(self, *arguments: Any) -> None:
            handed.append(arguments)
            raise RuntimeError("seen enough")

        def shutdown(self, **_: Any) -> None: ...

        _processes: dict[int, Any] = {}  # noqa: RUF012

    world = pessoi.game("zeus").start(3)
    monkeypatch.setattr(pool, "_pool", Recorder())
    imagined: list[int | None] = []

    class Watched:
        rules = state.rules

        def legal(self, seat: int) -> list[int]:
            return state.legal(seat)

        def imagine(self, seat: int | None, rng: Rng) -> State:
            imagined.append(seat)
            return world

    move = await pool.choose("random", Watched(), seat)  # type: ignore[arg-type]
    assert move in state.legal(seat)
    assert imagined == [seat]
    assert handed[0][3] == world.position()


@pytest.mark.parametrize("name", ["nobody", "dies", "sleeps", "cheats"])
async def test_a_bot_that_fails_is_replaced_by_a_legal_move(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = Thinkers(1, 0.5 if name == "sleeps" else PATIENCE, Metrics())
    state, seat = at_a_choice()
    if name != "nobody":
        monkeypatch.setattr(module, "think", {"dies": die, "sleeps": sleep, "cheats": cheat}[name])
    with caplog.at_level(logging.WARNING):
        assert await pool.choose(name, state, seat) in state.legal(seat)
    told = {"nobody": "unknown-bot", "dies": "process died", "sleeps": "more than 0.5 s", "cheats": "not legal"}
    assert told[name] in str(caplog.records[-1].__dict__["problem"])
    monkeypatch.undo()
    pool._seconds = PATIENCE
    assert await pool.choose("random", state, seat) in state.legal(seat)
    assert "pessoi_bot_failures_total 1" in pool._metrics.text()
    await pool.close()


@pytest.mark.parametrize("name", ["dies", "sleeps"])
async def test_a_bot_that_fails_gives_no_hint(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Thinkers(1, 0.5 if name == "sleeps" else PATIENCE, Metrics())
    state, seat = at_a_choice()
    monkeypatch.setattr(module, "advise", {"dies": die, "sleeps": sleep}[name])
    assert await pool.advise(state, seat) is None
    assert "pessoi_bot_failures_total 1" in pool._metrics.text()
    await pool.close()


def test_the_bots_choice_is_made_from_the_position() -> None:
    state, seat = at_a_choice()
    assert module.think("random", "zeus", state.position(), seat, 1) in state.legal(seat)


async def test_while_a_bot_thinks_the_table_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Thinkers(1, PATIENCE, Metrics())
    state, seat = at_a_choice()
    thinking = asyncio.create_task(pool.choose("random", state, seat))
    beats = 0
    while not thinking.done():
        await asyncio.sleep(0)
        beats += 1
    assert beats > 10
    await pool.close()
