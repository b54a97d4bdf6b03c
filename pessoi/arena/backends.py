"""Backends that play batches: in this process, in worker processes, or on a cluster. The results are the same."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Protocol

from pessoi.arena.cluster import Cluster
from pessoi.arena.match import BatchResult, play_batch
from pessoi.arena.plan import Plan
from pessoi.bots.worker_process import CONTEXT, exit_with_parent
from pessoi.core.errors import UserError


class Backend(Protocol):
    """Plays batches in any order."""

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, BatchResult]]:
        """Play batches; yield the number and the result of each as soon as it is finished."""


class InProcess:
    """Plays batches in this process, one after another."""

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, BatchResult]]:
        for number in batches:
            yield number, play_batch(plan, number)


class WorkerProcesses:
    """Plays batches in worker processes on this machine.

    No module is preloaded in the fork server: it would be imported from the working folder, where the package is
    uncompiled.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, BatchResult]]:
        with ProcessPoolExecutor(self.workers, mp_context=CONTEXT, initializer=exit_with_parent) as pool:
            futures: dict[Future[BatchResult], int] = {
                pool.submit(play_batch, plan, number): number for number in batches
            }
            try:
                for future in as_completed(futures):
                    yield futures.pop(future), future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def backend_for(workers: int, cluster: str | None = None) -> Backend:
    """Choose a backend by the number of workers, or by the address of a cluster."""
    if cluster is not None:
        return Cluster(cluster)
    if workers < 1:
        raise UserError("few-workers", found=workers)
    return InProcess() if workers == 1 else WorkerProcesses(workers)
