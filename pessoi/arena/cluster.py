"""The backend that plays batches on a Ray cluster.

All its machines need the same version of Pessoi, with the extras `cluster` and `lab`.
"""

import os
import socket
from collections.abc import Iterator, Sequence
from itertools import islice

from pessoi.arena.extras import load_extra
from pessoi.arena.match import BatchResult, play_batch
from pessoi.arena.plan import Plan
from pessoi.core.errors import UserError

CONNECT_TIMEOUT = 5.0
"""Seconds within which the cluster must answer; Ray itself would try for minutes."""

BATCHES_PER_CPU = 4
"""The number of batches that are submitted at a time for every processor of the cluster."""


class ClusterError(UserError):
    """A cluster that cannot be used."""


class Cluster:
    """Plays batches on all machines of a cluster; the batches of a lost machine are played again elsewhere."""

    def __init__(self, address: str) -> None:
        os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
        self.ray = load_extra("ray", "cluster")
        self.address = address
        self._check_reachable()

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, BatchResult]]:
        ray = self.ray
        ray.init(self.address, log_to_driver=False, logging_level="ERROR")
        try:
            task = ray.remote(play_batch).options(max_retries=-1, scheduling_strategy="SPREAD")
            limit = BATCHES_PER_CPU * int(ray.cluster_resources()["CPU"])
            waiting = iter(batches)
            playing: dict[object, int] = {}
            while True:
                for number in islice(waiting, limit - len(playing)):
                    playing[task.remote(plan, number)] = number
                if not playing:
                    return
                done, _ = ray.wait(list(playing))
                for finished in done:
                    yield playing.pop(finished), ray.get(finished)
        finally:
            ray.shutdown()

    def _check_reachable(self) -> None:
        """Raise ClusterError unless a cluster is reachable at the address."""
        host, _, port = self.address.rpartition(":")
        if not host or not port.isdigit():
            raise ClusterError("cluster-address", found=self.address)
        try:
            socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()
        except (OSError, OverflowError):
            raise ClusterError("no-cluster", address=self.address) from None
