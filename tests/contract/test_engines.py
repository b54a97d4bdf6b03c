"""Compiled and uncompiled code play the same games."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from helpers import CASES, walk

from pessoi.version import compiled

ROOT = Path(__file__).parent.parent.parent

PRINT_FINGERPRINT = "from contract.test_engines import fingerprint; print(fingerprint())"


def fingerprint() -> str:
    """Return one hash over random games of every game, number of seats and edition."""
    total = hashlib.sha256()
    for case in CASES:
        for state in walk(case.start(), 20):
            if state.over or len(state.actors) > 1:
                total.update(json.dumps([state.position(), state.scores, state.ranking]).encode())
    return total.hexdigest()


def test_the_other_engine_plays_the_same_games() -> None:
    paths = [str(ROOT / "tests"), *([str(ROOT)] if compiled() else [])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    other = subprocess.run(
        [sys.executable, "-c", PRINT_FINGERPRINT],
        cwd=ROOT / "tests",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.stderr == ""
    assert other.stdout.strip() == fingerprint()


def test_the_requested_engine_is_under_test() -> None:
    if os.environ.get("PESSOI_TESTS") == "plain":
        assert not compiled()
    elif os.environ.get("PESSOI_COMPILE") != "never":
        assert compiled() or shutil.which("cc") is None
