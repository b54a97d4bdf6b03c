"""The bot pool: bots run on sampled worlds in other processes; a failing bot is replaced by a legal move."""

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
from pessoi.server.bot_pool import BotPool
from pessoi.server.metrics import Metrics


def at_a_choice() -> tuple[State, int]:
    state = pessoi.game("zeus").start(3)
    rng = Rng(3)
    while state.actors == (pessoi.CHANCE,):
        state.apply(-1, state.sample(rng))
    return state, state.actors[0]


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(1, PATIENCE, Metrics())
    yield made
    await made.close()


async def test_a_bot_runs_in_another_process_at_low_priority(pool: BotPool) -> None:
    state, seat = at_a_choice()
    assert await pool.choose("random", state, seat) in state.legal(seat)
    assert pool._pool is not None
    (process,) = pool._pool._processes.values()
    assert process.pid != os.getpid()
    lowered = os.getpriority(os.PRIO_PROCESS, 0) + module.NICENESS
    assert os.getpriority(os.PRIO_PROCESS, process.pid or 0) == min(lowered, 19)
    await pool.close()
    assert not process.is_alive()


async def test_bots_receive_a_sampled_world_and_never_the_true_state(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = at_a_choice()
    submitted: list[Any] = []

    class RecordingPool:
        def submit(self, *arguments: Any) -> None:
            submitted.append(arguments)
            raise RuntimeError("seen enough")

        def shutdown(self, **_: Any) -> None: ...

        _processes: dict[int, Any] = {}  # noqa: RUF012

    world = pessoi.game("zeus").start(3)
    monkeypatch.setattr(pool, "_pool", RecordingPool())
    imagined: list[int | None] = []

    class RecordedState:
        rules = state.rules

        def legal(self, seat: int) -> list[int]:
            return state.legal(seat)

        def imagine(self, seat: int | None, rng: Rng) -> State:
            imagined.append(seat)
            return world

    move = await pool.choose("random", RecordedState(), seat)  # type: ignore[arg-type]
    assert move in state.legal(seat)
    assert imagined == [seat]
    assert submitted[0][3] == world.position()


@pytest.mark.parametrize("name", ["nobody", "dies", "sleeps", "cheats"])
async def test_a_bot_that_fails_is_replaced_by_a_legal_move(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = BotPool(1, 0.5 if name == "sleeps" else PATIENCE, Metrics())
    state, seat = at_a_choice()
    if name != "nobody":
        monkeypatch.setattr(module, "choose_move", {"dies": die, "sleeps": sleep, "cheats": cheat}[name])
    with caplog.at_level(logging.WARNING):
        assert await pool.choose(name, state, seat) in state.legal(seat)
    problems = {"nobody": "unknown-bot", "dies": "process died", "sleeps": "more than 0.5 s", "cheats": "not legal"}
    assert problems[name] in str(caplog.records[-1].__dict__["problem"])
    monkeypatch.undo()
    pool._timeout = PATIENCE
    assert await pool.choose("random", state, seat) in state.legal(seat)
    assert "pessoi_bot_failures_total 1" in pool._metrics.text()
    await pool.close()


@pytest.mark.parametrize("name", ["dies", "sleeps"])
async def test_a_bot_that_fails_gives_no_hint(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, 0.5 if name == "sleeps" else PATIENCE, Metrics())
    state, seat = at_a_choice()
    monkeypatch.setattr(module, "advise", {"dies": die, "sleeps": sleep}[name])
    assert await pool.advise(state, seat) is None
    assert "pessoi_bot_failures_total 1" in pool._metrics.text()
    await pool.close()


def test_a_worker_chooses_a_legal_move_from_a_position() -> None:
    state, seat = at_a_choice()
    assert module.choose_move("random", "zeus", state.position(), seat, 1) in state.legal(seat)


async def test_the_event_loop_runs_while_a_bot_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, PATIENCE, Metrics())
    state, seat = at_a_choice()
    choosing = asyncio.create_task(pool.choose("random", state, seat))
    iterations = 0
    while not choosing.done():
        await asyncio.sleep(0)
        iterations += 1
    assert iterations > 10
    await pool.close()
