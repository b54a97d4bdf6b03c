"""The bot pool: bots run on sampled worlds in other processes, in fair turns; one that fails stops no other."""

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
from badbots import cheat, die, die_once, hang_if_told, sleep
from served import PATIENCE
from structlog.testing import capture_logs

import pessoi
from pessoi import Rng, State
from pessoi.bots import bot_pool as module
from pessoi.bots import thinking, worker_pool
from pessoi.bots.bot_pool import BotPool


def at_a_choice() -> tuple[State, int]:
    state = pessoi.game("zeus").start(3)
    rng = Rng(3)
    while state.actors == (pessoi.CHANCE,):
        state.apply(-1, state.sample(rng))
    return state, state.actors[0]


def new_pool(workers: int = 1, timeout: float = PATIENCE, failures: list[None] | None = None) -> BotPool:
    noted: list[None] = [] if failures is None else failures
    return BotPool(workers, timeout, 3, lambda: noted.append(None))


@pytest.fixture
def failures() -> list[None]:
    """An element for each failure of a bot."""
    return []


@pytest.fixture
async def pool(failures: list[None]) -> AsyncIterator[BotPool]:
    made = new_pool(failures=failures)
    yield made
    await made.close()


async def test_a_bot_runs_in_another_process_at_low_priority() -> None:
    worker, running = worker_pool.Worker(), asyncio.get_running_loop()
    found = await worker.run(worker_pool.Job(os.getpriority, (os.PRIO_PROCESS, 0), running.create_future()), PATIENCE)
    assert found == min(os.getpriority(os.PRIO_PROCESS, 0) + worker_pool.NICENESS, 19)
    assert worker.pool is not None
    (process,) = worker.pool._processes.values()
    assert process.pid != os.getpid()
    await worker.stop()
    assert not process.is_alive()


async def test_bots_receive_a_sampled_world_and_never_the_true_state(pool: BotPool) -> None:
    state, seat = at_a_choice()
    world = pessoi.game("zeus").start(3)
    imagined: list[int | None] = []

    class RecordedState:
        rules = state.rules

        def imagine(self, seat: int | None, rng: Rng) -> State:
            imagined.append(seat)
            return world

    recorded = cast(State, RecordedState())
    future = pool._think(module.MOVES, "here", thinking.choose_move, "random", recorded, seat)
    assert imagined == [seat]
    job = pool._pool.queues[module.MOVES].take()
    assert job.arguments[2] == world.position()
    future.cancel()
    pool._pool._tasks[0].cancel()


@pytest.mark.parametrize("name", ["nobody", "dies", "sleeps", "cheats"])
async def test_a_bot_that_fails_is_replaced_by_a_legal_move(
    name: str, failures: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = new_pool(timeout=0.3 if name == "sleeps" else PATIENCE, failures=failures)
    state, seat = at_a_choice()
    if name != "nobody":
        monkeypatch.setattr(module, "choose_move", {"dies": die, "sleeps": sleep, "cheats": cheat}[name])
    with capture_logs() as logged:
        assert await pool.choose(name, state, seat, "here") in state.legal(seat)
    problems = {"nobody": "unknown-bot", "dies": "process died", "sleeps": "more than 0.3 s", "cheats": "not legal"}
    assert problems[name] in logged[-1]["problem"]
    assert len(failures) == (module.ATTEMPTS if name == "dies" else 1)
    monkeypatch.undo()
    pool._pool._timeout = PATIENCE
    assert await pool.choose("random", state, seat, "here") in state.legal(seat)
    await pool.close()


async def test_a_bot_whose_process_died_thinks_again(
    pool: BotPool, failures: list[None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = at_a_choice()
    monkeypatch.setattr(module, "choose_move", die_once)
    monkeypatch.setattr(Rng, "one_of", None)  # nothing random is played
    assert await pool.choose(str(tmp_path / "died"), state, seat, "here") in state.legal(seat)
    assert len(failures) == 1


async def test_a_timeout_ends_one_thought_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, run = new_pool(workers=2), worker_pool.Worker.run

    async def impatient(worker: worker_pool.Worker, job: worker_pool.Job, timeout: float) -> Any:
        return await run(worker, job, 0.01 if job.arguments[0] == "hangs" else timeout)

    state, seat = at_a_choice()
    monkeypatch.setattr(module, "choose_move", hang_if_told)
    monkeypatch.setattr(worker_pool.Worker, "run", impatient)
    with capture_logs() as logged:
        moves = await asyncio.gather(
            *(pool.choose(name, state, seat, "here") for name in ("hangs", *["random"] * 20, "hangs"))
        )
    assert all(move in state.legal(seat) for move in moves)
    assert [entry["bot"] for entry in logged] == ["hangs", "hangs"]
    await pool.close()


async def test_time_counts_from_the_start_of_thinking(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker thinks about one thought at a time, and each has the whole time."""
    run = worker_pool.Worker.run
    running: list[object] = []
    timeouts: list[float] = []

    async def noted(worker: worker_pool.Worker, job: worker_pool.Job, timeout: float) -> Any:
        assert not running
        running.append(job)
        timeouts.append(timeout)
        try:
            return await run(worker, job, timeout)
        finally:
            running.clear()

    state, seat = at_a_choice()
    monkeypatch.setattr(worker_pool.Worker, "run", noted)
    await asyncio.gather(*(pool.choose("random", state, seat, "here") for _ in range(5)))
    assert timeouts == [PATIENCE] * 5


def queued(queue: worker_pool.FairQueue, *names: str) -> list[str]:
    """Put thoughts of several addresses into a queue; return the order in which they are taken."""
    for name in names:
        queue.put(name[0], worker_pool.Job(len, (name,), cast("asyncio.Future[object]", None)))
    return [str(queue.take().arguments[0]) for _ in names]


def test_addresses_take_turns_and_each_may_wait_for_a_limited_number() -> None:
    queue = worker_pool.FairQueue(3)
    assert queued(queue, "a1", "a2", "a3", "b1", "b2", "c1") == ["a1", "b1", "c1", "a2", "b2", "a3"]
    with pytest.raises(worker_pool.QueueFull):
        queued(queue, "a1", "a2", "a3", "a4")
    assert len(queue) == 3
    queue.put("b", worker_pool.Job(len, (), cast("asyncio.Future[object]", None)))


async def test_hints_come_after_moves_and_a_flood_of_them_is_refused(pool: BotPool) -> None:
    state, seat = at_a_choice()
    order: list[str] = []

    async def note(name: str, thinking: Coroutine[Any, Any, object]) -> None:
        await thinking
        order.append(name)

    asked = [asyncio.create_task(note("hint", pool.advise(state, seat, "flood"))) for _ in range(3)]
    asked += [asyncio.create_task(note("move", pool.choose("random", state, seat, "table"))) for _ in range(4)]
    await asyncio.sleep(0)
    assert not pool.idle
    with pytest.raises(worker_pool.QueueFull):
        await pool.advise(state, seat, "flood")
    await asyncio.gather(*asked)
    assert order == ["move"] * 4 + ["hint"] * 3
    assert pool.idle


async def test_a_thought_that_nobody_waits_for_is_not_computed(pool: BotPool) -> None:
    state, seat = at_a_choice()
    abandoned = asyncio.create_task(pool.choose("random", state, seat, "here"))
    await asyncio.sleep(0)
    abandoned.cancel()
    assert await pool.choose("random", state, seat, "here") in state.legal(seat)
    assert abandoned.cancelled()
    assert pool.idle


async def test_a_cancelled_future_of_a_worker_is_a_failure_and_not_the_end_of_it(
    pool: BotPool, failures: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = at_a_choice()
    run = ProcessPoolExecutor.submit
    failed: list[object] = []

    def cancelled_once(self: ProcessPoolExecutor, work: Any, *arguments: Any) -> Any:
        future = run(self, work, *arguments)
        if work is not os.getpid and not failed:
            failed.append(work)
            future = Future()
            future.cancel()
        return future

    monkeypatch.setattr(ProcessPoolExecutor, "submit", cancelled_once)
    assert await pool.choose("random", state, seat, "here") in state.legal(seat)
    assert failed
    assert len(failures) == 1


@pytest.mark.parametrize("name", ["dies", "sleeps"])
async def test_a_bot_that_fails_gives_no_hint(name: str, failures: list[None], monkeypatch: pytest.MonkeyPatch) -> None:
    pool = new_pool(timeout=0.3 if name == "sleeps" else PATIENCE, failures=failures)
    state, seat = at_a_choice()
    monkeypatch.setattr(module, "advise", {"dies": die, "sleeps": sleep}[name])
    assert await pool.advise(state, seat, "here") is None
    assert len(failures) == 1
    await pool.close()


def test_a_worker_chooses_a_legal_move_from_a_position() -> None:
    state, seat = at_a_choice()
    assert thinking.choose_move("random", "zeus", state.position(), seat, 1) in state.legal(seat)


async def test_the_event_loop_runs_while_a_bot_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = new_pool()
    state, seat = at_a_choice()
    choosing = asyncio.create_task(pool.choose("random", state, seat, "here"))
    iterations = 0
    while not choosing.done():
        await asyncio.sleep(0)
        iterations += 1
    assert iterations > 10
    await pool.close()
