"""The arena on a cluster of two nodes, one of which is killed during the run."""

import os
from pathlib import Path

import pytest
from nodes import two_nodes
from postgres import free_port

from pessoi import cli
from pessoi.arena.backends import InProcess, backend_for
from pessoi.arena.cluster import Cluster, ClusterError
from pessoi.arena.extras import load_extra
from pessoi.arena.plan import make_plan
from pessoi.arena.run import run
from pessoi.arena.store import TABLES, read_table

BATCHES = 24


def reached() -> int:
    """A task for the second node."""
    return os.getpid()


def test_a_node_can_be_lost_during_a_run(tmp_path: Path) -> None:
    ray = load_extra("ray", "cluster")
    pinned = load_extra("ray.util.scheduling_strategies", "cluster").NodeAffinitySchedulingStrategy
    many = make_plan("peloponnes", {}, ["search:1", "random"], 2 * BATCHES, 1, records=True)
    assert many.batches == BATCHES
    with two_nodes() as (address, second):
        arrived: list[int] = []

        def lose_a_node(games: int) -> None:
            """Wait until the second node has finished a task, and kill it a few batches later."""
            arrived.append(games)
            if len(arrived) == 2:
                here = ray.get_runtime_context().get_node_id()
                other = next(node["NodeID"] for node in ray.nodes() if node["NodeID"] != here)
                there = pinned(other, soft=False)
                assert ray.get(ray.remote(reached).options(scheduling_strategy=there).remote())
            if len(arrived) == BATCHES // 3:
                second.kill()

        run(many, tmp_path / "cluster", Cluster(address), lose_a_node)
        assert arrived == [0] + [2] * BATCHES
    run(many, tmp_path / "here", InProcess())
    for name in TABLES:
        assert read_table(tmp_path / "cluster", name).rows() == read_table(tmp_path / "here", name).rows()


def test_an_unreachable_cluster_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"127.0.0.1:{free_port()}"
    out = tmp_path / "run"
    command = ["arena", "zeus", "--bots", "random,random,random", "--out", str(out), "--cluster", address]
    assert cli.main(command) == 2
    assert f"no cluster answers at {address}" in capsys.readouterr().err
    assert not out.exists()
    for wrong in ("somewhere", "127.0.0.1:", ":x", "127.0.0.1:99999999"):
        with pytest.raises(ClusterError):
            backend_for(1, wrong)


def test_workers_and_a_cluster_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["arena", "zeus", "--bots", "random", "--out", "x", "--workers", "2", "--cluster", "here:1"])
    assert "cannot be used together with" in capsys.readouterr().err
