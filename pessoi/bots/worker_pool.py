"""Worker processes of low priority: each computes one job at a time, and the addresses that sent jobs take turns.

A job's time counts from its start. A timeout or a crash ends one process and no other job.
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from pessoi.bots.worker_process import CONTEXT, exit_with_parent

NICENESS = 10
"""How much the priority of the worker processes is lowered."""
STARTING = 60.0
"""Seconds allowed for starting a process."""

T = TypeVar("T")

_preloaded: list[str] = []


def preload(module: str) -> None:
    """Load a module before the first worker process starts: all of them begin as copies that have it, if they can."""
    _preloaded.append(module)
    if CONTEXT.get_start_method() == "forkserver":
        CONTEXT.set_forkserver_preload(_preloaded)


preload("pessoi.bots.worker_imports")


class JobFailed(Exception):
    """A job gave no result; the message says why."""


class WorkerDied(JobFailed):
    """The process of a job died."""


class QueueFull(Exception):
    """Too many jobs of this address are waiting."""


@dataclass(frozen=True, eq=False)
class Job:
    """A function to call in a worker process, and the future of its result."""

    work: Callable[..., Any]
    arguments: tuple[object, ...]
    future: "asyncio.Future[Any]"


class FairQueue:
    """Waiting jobs, at most `limit` of one address. The addresses take turns."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._waiting: dict[str, deque[Job]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, address: str, job: Job) -> None:
        """Add a job; raises QueueFull."""
        mine = self._waiting.setdefault(address, deque())
        if len(mine) >= self._limit:
            raise QueueFull
        mine.append(job)

    def take(self) -> Job:
        """Remove the oldest job of the address whose turn it is; raises StopIteration if there is none."""
        address = next(iter(self._waiting))
        mine = self._waiting.pop(address)
        job = mine.popleft()
        if mine:
            self._waiting[address] = mine
        return job


class WorkerPool:
    """Worker processes, each started when first needed and again after it died or hung."""

    def __init__(self, workers: int, timeout: float, *limits: int) -> None:
        self._workers = workers
        self._timeout = timeout
        self.queues = [FairQueue(limit) for limit in limits]
        """The waiting jobs; those of the first queue come first."""
        self._waiting = asyncio.Semaphore(0)
        self._tasks: list[asyncio.Task[None]] = []
        self._busy = 0

    def __len__(self) -> int:
        """The number of waiting jobs."""
        return sum(map(len, self.queues))

    @property
    def idle(self) -> bool:
        """Whether no job is waiting or being computed."""
        return not (len(self) or self._busy)

    def submit(self, queue: int, address: str, work: Callable[..., T], *arguments: object) -> "asyncio.Future[T]":
        """Queue a function for the next free worker; raises QueueFull. The result may be a JobFailed."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queues[queue].put(address, Job(work, arguments, future))
        self._waiting.release()
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]
        return future

    async def _work(self) -> None:
        """Compute one waiting job after the other in a process of this task's own."""
        worker = Worker()
        try:
            while True:
                await self._waiting.acquire()
                job = next(queue for queue in self.queues if queue).take()
                if job.future.done():
                    continue
                self._busy += 1
                try:
                    result = await worker.run(job, self._timeout)
                    if not job.future.done():
                        job.future.set_result(result)
                except JobFailed as failure:
                    if not job.future.done():
                        job.future.set_exception(failure)
                self._busy -= 1
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

    async def run(self, job: Job, timeout: float) -> Any:
        """The result of a job; raises JobFailed."""
        try:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=_start_worker)
                await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(os.getpid)), STARTING)
            future = self.pool.submit(job.work, *job.arguments)
            return await asyncio.wait_for(asyncio.wrap_future(future), timeout)
        except TimeoutError:
            await self.stop()
            raise JobFailed(f"took more than {timeout} s") from None
        except (BrokenProcessPool, asyncio.CancelledError):
            if (task := asyncio.current_task()) and task.cancelling():
                raise
            await self.stop()
            raise WorkerDied("its process died") from None
        except Exception as error:  # of the job, which may be anything: it must not end the worker's task
            raise JobFailed(f"failed: {error!r}") from None

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
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    exit_with_parent()
