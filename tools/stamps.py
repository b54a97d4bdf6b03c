"""Stamps of finished steps in `build/stamps`: a step whose files have not changed since is not repeated."""

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "stamps"


def is_done(step: str, fingerprint: str) -> bool:
    """Whether the step was finished with what has this fingerprint."""
    stamp = FOLDER / step
    return stamp.exists() and stamp.read_text() == fingerprint


def set_done(step: str, fingerprint: str) -> None:
    """Remember that the step is finished."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / step).write_text(fingerprint)


def fingerprint(files: Iterable[Path], *settings: str) -> str:
    """Return a hash of paths, contents, settings and the version of Python."""
    total = hashlib.sha256(repr((sys.version, settings)).encode())
    for path in sorted(files):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()
