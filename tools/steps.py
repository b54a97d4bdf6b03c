"""What `make` shows while it works: a line for every step with the elapsed time, and a bar where progress is known."""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

BAR = 24
"""Characters of a full bar."""
_begun = time.monotonic()


@contextmanager
def step(title: str, progress: Path | None = None) -> Iterator[None]:
    """Show a step while it runs. The file `progress` contains the number of parts that are done, and of all parts."""
    begun, over = time.monotonic(), threading.Event()
    live = sys.stdout.isatty()

    def show(end: str) -> None:
        bar = progress_bar(progress) if progress and not over.is_set() else ""
        took = f"{time.monotonic() - begun:.1f} s" if live or over.is_set() else "…"
        start = "\r\033[K" if live else ""
        print(f"{start}[{begun - _begun:5.1f} s] {title} {bar}{took}", end=end, flush=True)

    def animate() -> None:
        while not over.wait(0.2):
            show("")

    ticker = threading.Thread(target=animate, daemon=True)
    if live:
        ticker.start()
    else:
        show("\n")
    try:
        yield
    except BaseException:
        title += ": not finished,"
        raise
    finally:
        over.set()
        if live:
            ticker.join()
        show("\n")


def progress_bar(progress: Path) -> str:
    """Draw what a file says about progress; nothing if there is none yet."""
    try:
        done, parts = map(int, progress.read_text().split())
    except (OSError, ValueError):
        return ""
    full = BAR * done // parts
    return f"{'█' * full}{'░' * (BAR - full)} {done}/{parts} "


def run(*command: str | Path, env: Mapping[str, str] | None = None, cwd: Path | None = None) -> None:
    """Run a command whose output is shown; leave if it fails."""
    finished = subprocess.run([str(part) for part in command], env={**os.environ, **(env or {})}, cwd=cwd, check=False)
    if finished.returncode:
        sys.exit(finished.returncode)


def run_quietly(*command: str | Path, env: Mapping[str, str] | None = None, cwd: Path | None = None) -> None:
    """Run a command whose output is shown only if it fails; then leave."""
    with tempfile.TemporaryFile() as log:
        finished = subprocess.run(
            [str(part) for part in command],
            env={**os.environ, **(env or {})},
            cwd=cwd,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if finished.returncode:
            log.seek(0)
            print(f"\n{log.read().decode(errors='replace')}", file=sys.stderr)
            sys.exit(finished.returncode)
