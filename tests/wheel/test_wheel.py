"""The wheel, installed into an empty environment outside the repository, and played with there."""

import os
import random
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from playwright.sync_api import Browser
from visitor import Visits

ROOT = Path(__file__).parent.parent.parent
TOOLS = Path(sys.executable).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PYTHONS = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python" in line]


@dataclass
class Installed:
    """The command `pessoi` of an environment, and the folder in which it runs."""

    command: Path
    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of this repository, of this environment, or of the user's data."""
        return {"PATH": os.defpath, "LANG": "en_GB.UTF-8", "HOME": str(self.folder)}

    def run(self, *arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [self.command, *arguments],
            input=typed,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


def interpreters() -> list[str]:
    """The declared versions of Python that are installed on this machine."""
    found = []
    for version in PYTHONS:
        asked = subprocess.run(
            [TOOLS / "uv", "python", "find", "--no-python-downloads", "--system", version],
            capture_output=True,
            check=False,
        )
        found += [version] if asked.returncode == 0 else []
    return found


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A wheel for all machines, and the one of this machine, which is compiled if there is a C compiler."""
    plain = build("wheel", ROOT, tmp_path_factory.mktemp("wheels"))
    return {"plain": plain, "compiled": next((ROOT / "build" / "wheels").glob("*.whl"))}


def build(target: str, source: Path, folder: Path) -> Path:
    """Build an uncompiled distribution of the project in `source`, and return its file."""
    env = {**os.environ, "PESSOI_COMPILE": "never"}
    command: list[str | Path] = [TOOLS / "hatchling", "build", "-t", target, "-d", folder]
    subprocess.run(command, cwd=source, env=env, check=True, capture_output=True)
    return next(folder.iterdir())


def install(wheel: Path, folder: Path, python: str) -> Installed:
    """Install a wheel with the locked versions of what it needs into an environment of its own."""
    environment = folder / "environment"
    uv: list[str | Path] = [TOOLS / "uv", "pip", "install", "-q", "--python", environment]
    subprocess.run([TOOLS / "uv", "venv", "-q", "--python", python, environment], check=True)
    subprocess.run([*uv, "--require-hashes", "-r", ROOT / "locks" / "serve.txt"], check=True)
    subprocess.run([*uv, "--no-deps", "--no-cache", wheel], check=True)
    return Installed(environment / ("Scripts" if os.name == "nt" else "bin") / "pessoi", folder)


@pytest.fixture(scope="session", params=["plain", "compiled"])
def installed(
    request: pytest.FixtureRequest, wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    return install(wheels[request.param], tmp_path_factory.mktemp(request.param), sys.executable)


@pytest.fixture(scope="session")
def address(installed: Installed) -> Iterator[str]:
    server = subprocess.Popen(
        [installed.command, "serve", "--port", "0"],
        cwd=installed.folder,
        env=installed.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    yield server.stdout.readline().split()[-1].rstrip("/")
    server.terminate()
    server.communicate()


def test_a_wheel_contains_the_page_and_no_sources_of_it(wheels: dict[str, Path]) -> None:
    for wheel in wheels.values():
        names = ZipFile(wheel).namelist()
        assert "pessoi/server/page/index.html" in names
        assert not [name for name in names if name.endswith((".svelte", ".ts"))]
        assert not [name for name in names if not name.startswith("pessoi") and "__mypyc" not in name]


def test_a_source_distribution_contains_the_page_and_gives_the_same_wheel(
    wheels: dict[str, Path], tmp_path: Path
) -> None:
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as packed:
        packed.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("pessoi-*")
    wheel = build("wheel", source, tmp_path / "wheel")
    assert set(ZipFile(wheel).namelist()) == set(ZipFile(wheels["plain"]).namelist())
    needed = "from hatchling.build import get_requires_for_build_wheel as needed; print(*needed(), sep='\\n')"
    asked = subprocess.run([sys.executable, "-P", "-c", needed], cwd=source, check=True, capture_output=True, text=True)
    assert packages(PROJECT["dependencies"]) <= packages(asked.stdout.splitlines()), "compiling needs their types"


def packages(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(one).name) for one in requirements}


def test_one_wheel_is_for_all_machines(wheels: dict[str, Path]) -> None:
    assert wheels["plain"].name.endswith("-py3-none-any.whl")


def test_a_game_is_played_in_the_terminal(installed: Installed) -> None:
    text = installed.run("play", "zeus", "--seats", "you,random,random", "--seed", "1", typed="1\n" * 3)
    assert "pessoi play --continue" in text
    assert "zeus" in installed.run("games")


def test_a_game_is_played_over_http(installed: Installed, address: str) -> None:
    client = ROOT / "examples" / "client" / "client.py"
    done = subprocess.run(
        [sys.executable, client, "zeus", address], capture_output=True, text=True, check=True, cwd=installed.folder
    )
    assert done.stdout.startswith("places ")


def test_a_game_is_played_in_a_browser(chromium: Browser, address: str) -> None:
    visits = Visits(chromium, address)
    visitor = visits()
    visitor.play_now("zeus")
    assert visitor.play_by_pointer(random.Random(1), decisions=5) == 5
    assert visitor.errors == []
    visits.close()


@pytest.mark.parametrize("python", interpreters())
def test_every_python_of_this_machine_can_play(wheels: dict[str, Path], tmp_path: Path, python: str) -> None:
    fresh = install(wheels["plain"], tmp_path, python)
    assert PROJECT["version"] in fresh.run()
    text = fresh.run("play", "zeus", "--seats", "random,casual,random", "--seed", "1", "--record", "one.jsonl")
    assert "one.jsonl" in text
    assert fresh.run("replay", "one.jsonl", typed="9999\nquit\n")
