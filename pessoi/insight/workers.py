"""Judge decisions in worker processes."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from types import TracebackType

from pessoi.bots.worker_process import CONTEXT, exit_with_parent
from pessoi.insight.analysis import Job, judge
from pessoi.insight.models import JudgedDecision


class Workers:
    """Worker processes for one analysis, as a context manager. `run` yields decisions in the order they are done."""

    def __init__(self, count: int | None = None) -> None:
        self._pool = ProcessPoolExecutor(count or os.cpu_count(), mp_context=CONTEXT, initializer=exit_with_parent)

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def run(self, jobs: list[Job]) -> Iterator[JudgedDecision]:
        """Judge all jobs; those not yet begun are dropped if the caller stops early."""
        waiting = [self._pool.submit(judge, job) for job in jobs]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for one in waiting:
                one.cancel()
