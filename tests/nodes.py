"""A real Ray cluster for tests, on loopback: each node is a process group that can be killed as a whole."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from postgres import free_port

STARTED = "Ray runtime started"


class Node:
    """One node of the cluster with one processor, in its own process session."""

    def __init__(self, *where: str) -> None:
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--disable-usage-stats", *where]
        command += [
            "--include-log-monitor",
            "false",
            "--node-ip-address",
            "127.0.0.1",
            "--num-cpus",
            "1",
            "--object-store-memory",
            "80000000",
        ]
        environment = dict(os.environ)
        paths = [str(Path(__file__).parent), *filter(None, [environment.get("PYTHONPATH")])]
        environment["PYTHONPATH"] = os.pathsep.join(paths)
        self.process = subprocess.Popen(
            command,
            env={**environment, "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def await_start(self) -> None:
        """Read the output until the node runs; fail if it ends before."""
        assert self.process.stdout is not None
        output = []
        for line in self.process.stdout:
            output.append(line)
            if STARTED in line:
                return
        raise AssertionError("".join(output))

    def kill(self) -> None:
        """Kill all processes of the session without a warning."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGSTOP)
            for process in map(int, filter(str.isdigit, os.listdir("/proc"))):
                with contextlib.suppress(ProcessLookupError):
                    if os.getsid(process) == self.process.pid:
                        os.kill(process, signal.SIGKILL)
            self.process.communicate()


@contextmanager
def two_nodes() -> Iterator[tuple[str, Node]]:
    """Start a cluster of two nodes; yield its address and the second node."""
    port = str(free_port())
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        first = Node("--head", "--port", port, "--include-dashboard", "false", "--no-monitor", "--temp-dir", folder)
        second = Node("--address", f"127.0.0.1:{port}")
        try:
            first.await_start()
            second.await_start()
            yield f"127.0.0.1:{port}", second
        finally:
            for node in (second, first):
                node.kill()
