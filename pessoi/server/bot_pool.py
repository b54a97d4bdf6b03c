"""Runs bots in processes of low priority, on sampled worlds: moves first, then hints, and every address in its turn.

Each process computes one thought at a time and is the only one that a timeout or a crash ends. A thought's time counts
from its start. A bot whose process died thinks again; one that fails otherwise is replaced by a random move.
"""

import asyncio
import multiprocessing
import os
import secrets
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

from pessoi.bots.thinking import Advice, advise, choose_move
from pessoi.bots.worker_process import exit_with_parent
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.server.metrics import Metrics
from pessoi.server.tables import bot_names

log = structlog.get_logger("pessoi.server.bots")

NICENESS = 10
"""How much the priority of the worker processes is lowered."""
ATTEMPTS = 3
"""How often a bot thinks if its process dies."""
MAX_MOVES = 200
"""Moves of bots that may wait for one address."""
STARTING = 60.0
"""Seconds allowed for starting a process."""

T = TypeVar("T")


class BotFailure(Exception):
    """A bot gave no usable answer; the message says why."""


class ProcessDied(BotFailure):
    """The process of a bot died while it was thinking."""


class QueueFull(Exception):
    """Too many thoughts of this address are waiting."""


@dataclass(frozen=True, eq=False)
class Thought:
    """A function to call in a worker process, and the future of its result."""

    work: Callable[..., Any]
    arguments: tuple[object, ...]
    future: "asyncio.Future[Any]"


class FairQueue:
    """Waiting thoughts, at most `limit` of one address. The addresses take turns."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._waiting: dict[str, deque[Thought]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, address: str, thought: Thought) -> None:
        """Add a thought; raises QueueFull."""
        mine = self._waiting.setdefault(address, deque())
        if len(mine) >= self._limit:
            raise QueueFull
        mine.append(thought)

    def take(self) -> Thought:
        """Remove the oldest thought of the address whose turn it is; raises StopIteration if there is none."""
        address = next(iter(self._waiting))
        mine = self._waiting.pop(address)
        thought = mine.popleft()
        if mine:
            self._waiting[address] = mine
        return thought


class BotPool:
    """Worker processes, each started when first needed and again after it died or hung."""

    def __init__(self, workers: int, timeout: float, hints: int, metrics: Metrics) -> None:
        self._workers = workers
        self._timeout = timeout
        self._metrics = metrics
        self._moves, self._hints = FairQueue(MAX_MOVES), FairQueue(hints)
        self._waiting = asyncio.Semaphore(0)
        self._tasks: list[asyncio.Task[None]] = []
        self._thinking = 0
        metrics.gauge("bots_waiting", "Thoughts of bots that wait.", lambda: len(self._moves) + len(self._hints))

    @property
    def idle(self) -> bool:
        """Whether no thought is waiting or being computed."""
        return not (self._moves or self._hints or self._thinking)

    async def choose(self, name: str, state: State, seat: int, address: str) -> int:
        """A legal move for a seat: the bot's choice, or a random one if the bot fails; raises QueueFull."""
        legal = state.legal(seat)
        for _ in range(ATTEMPTS):
            try:
                move: int = await self._think(self._moves, address, choose_move, name, state, seat)
                if move in legal:
                    return move
                failure = BotFailure(f"chose {move}, which is not legal")
            except BotFailure as raised:
                failure = raised
            self._metrics.count("bot_failures")
            log.warning("bot failed", bot=name, game=state.rules.game.key, problem=str(failure))
            if not isinstance(failure, ProcessDied):
                break
        return Rng(secrets.randbits(64)).one_of(legal)

    async def advise(self, state: State, seat: int, address: str) -> Advice | None:
        """The hint bot's advice for a seat; None if the bot fails; raises QueueFull."""
        try:
            advice: Advice = await self._think(self._hints, address, advise, bot_names.HINTS, state, seat)
            return advice
        except BotFailure as failure:
            self._metrics.count("bot_failures")
            log.warning("hint failed", game=state.rules.game.key, problem=str(failure))
            return None

    def _think(
        self, queue: FairQueue, address: str, work: Callable[..., T], name: str, state: State, seat: int
    ) -> "asyncio.Future[T]":
        """Queue a function for the next free worker; the result may be a BotFailure.

        The worker receives a sampled world consistent with the seat's knowledge, so a bot cannot see secrets.
        """
        world = state.imagine(seat, Rng(secrets.randbits(64)))
        arguments = (name, state.rules.game.key, world.position(), seat, secrets.randbits(64))
        thought = Thought(work, arguments, asyncio.get_running_loop().create_future())
        queue.put(address, thought)
        self._waiting.release()
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]
        return thought.future

    async def _work(self) -> None:
        """Compute one waiting thought after the other in a process of this task's own."""
        worker = Worker()
        try:
            while True:
                await self._waiting.acquire()
                thought = (self._moves or self._hints).take()
                if thought.future.done():
                    continue
                self._thinking += 1
                try:
                    result, failure = await worker.run(thought, self._timeout), None
                except BotFailure as raised:
                    result, failure = None, raised
                self._thinking -= 1
                if thought.future.done():
                    continue
                if failure is None:
                    thought.future.set_result(result)
                else:
                    thought.future.set_exception(failure)
        finally:
            await worker.stop()

    async def close(self) -> None:
        """Terminate all workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []


class Worker:
    """One process, started when it is needed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, thought: Thought, timeout: float) -> Any:
        """The result of a thought; raises BotFailure."""
        try:
            if self.pool is None:
                context = multiprocessing.get_context("forkserver")
                self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_start_worker)
                await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(os.getpid)), STARTING)
            future = self.pool.submit(thought.work, *thought.arguments)
            return await asyncio.wait_for(asyncio.wrap_future(future), timeout)
        except TimeoutError:
            await self.stop()
            raise BotFailure(f"took more than {timeout} s") from None
        except (BrokenProcessPool, asyncio.CancelledError):
            if (task := asyncio.current_task()) and task.cancelling():
                raise
            await self.stop()
            raise ProcessDied("its process died") from None
        except Exception as error:
            raise BotFailure(f"failed: {error!r}") from None

    async def stop(self) -> None:
        """End the process, even if it is busy."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(_terminate, pool)


def _terminate(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
        process.join(5)


def _start_worker() -> None:
    """Lower the priority, and exit with the server even if it is killed."""
    os.nice(NICENESS)
    exit_with_parent()
