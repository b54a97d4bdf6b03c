"""Where batches are played: here, in processes beside this one, or on a cluster. The results are the same."""

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Protocol

from pessoi.arena.cluster import Cluster
from pessoi.arena.match import Part, play_batch
from pessoi.arena.plan import Plan
from pessoi.bots.process_pool import go_with_parent
from pessoi.core.errors import UserError


class Engine(Protocol):
    """Plays batches in any order."""

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, Part]]:
        """Every batch with its number, as soon as it is done."""


class Here:
    """In this process, one after the other."""

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, Part]]:
        for number in batches:
            yield number, play_batch(plan, number)


class Processes:
    """In worker processes of this machine.

    Nothing is loaded ahead of them: that would be found in the working folder first, where the package lies uncompiled.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, Part]]:
        context = multiprocessing.get_context("forkserver")
        with ProcessPoolExecutor(self.workers, mp_context=context, initializer=go_with_parent) as pool:
            futures: dict[Future[Part], int] = {pool.submit(play_batch, plan, number): number for number in batches}
            try:
                for future in as_completed(futures):
                    yield futures.pop(future), future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def engine(workers: int, cluster: str | None = None) -> Engine:
    """One worker needs no processes; a cluster decides by itself how many it has."""
    if cluster is not None:
        return Cluster(cluster)
    if workers < 1:
        raise UserError("few-workers", found=workers)
    return Here() if workers == 1 else Processes(workers)
