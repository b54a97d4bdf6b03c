"""Packages installed into a folder of their own, and processes that find them there."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pessoi

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "pente-grammai"
PATIENCE = 120.0
"""Seconds until a test gives up."""


class Installation:
    """A folder with packages beside the installed ones, and what runs with it."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.folder = folder
        paths = [str(Path(pessoi.__file__).parent.parent), str(folder)]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
            "XDG_DATA_HOME": str(data),
            "LANG": "en_GB.UTF-8",
            "LC_ALL": "en_GB.UTF-8",
        }

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python with these arguments."""
        return subprocess.run(
            [sys.executable, "-P", *arguments],
            cwd=ROOT,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    def pessoi(self, *arguments: str, typed: str = "") -> str:
        """Run `pessoi`, which must succeed, and return what it printed."""
        done = self.run("-m", "pessoi", *arguments, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def refused(self, *arguments: str) -> str:
        """Run `pessoi`, which must refuse in one line, and return that line."""
        done = self.run("-m", "pessoi", *arguments)
        assert (done.returncode, done.stdout) == (2, "")
        (line,) = done.stderr.splitlines()
        return line


def install(sources: Sequence[Path], folder: Path) -> None:
    """Build packages and install them into a folder, without an index and without their dependencies."""
    flags = ["--no-deps", "--no-build-isolation", "--no-index", "--no-cache", "--python", sys.executable]
    uv = Path(sys.executable).parent / "uv"
    subprocess.run([uv, "pip", "install", "-q", *flags, "--target", folder, *sources], check=True, cwd=folder)
