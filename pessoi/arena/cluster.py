"""Batches on the machines of a Ray cluster. All need the same Pessoi, with the extras `cluster` and `lab`."""

import os
import socket
from collections.abc import Iterator, Sequence
from itertools import islice

from pessoi.arena.lab import needed
from pessoi.arena.match import Part, play_batch
from pessoi.arena.plan import Plan
from pessoi.core.errors import UserError

PATIENCE = 5.0
"""Seconds in which a cluster must answer; Ray itself would ask for minutes."""

AHEAD = 4
"""So many batches are handed out for every processor of the cluster."""


class ClusterError(UserError):
    """A cluster that cannot be used, and why."""


class Cluster:
    """On all machines of a cluster; what a machine has not finished when it is lost is played again elsewhere."""

    def __init__(self, address: str) -> None:
        os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
        self.ray = needed("ray", "cluster")
        self.address = address
        self._reach()

    def play(self, plan: Plan, batches: Sequence[int]) -> Iterator[tuple[int, Part]]:
        ray = self.ray
        ray.init(self.address, log_to_driver=False, logging_level="ERROR")
        try:
            task = ray.remote(play_batch).options(max_retries=-1, scheduling_strategy="SPREAD")
            most = AHEAD * int(ray.cluster_resources()["CPU"])
            waiting = iter(batches)
            playing: dict[object, int] = {}
            while True:
                for number in islice(waiting, most - len(playing)):
                    playing[task.remote(plan, number)] = number
                if not playing:
                    return
                done, _ = ray.wait(list(playing))
                for finished in done:
                    yield playing.pop(finished), ray.get(finished)
        finally:
            ray.shutdown()

    def _reach(self) -> None:
        """Make sure that somebody listens there."""
        host, _, port = self.address.rpartition(":")
        if not host or not port.isdigit():
            raise ClusterError("cluster-address", found=self.address)
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError):
            raise ClusterError("no-cluster", address=self.address) from None
