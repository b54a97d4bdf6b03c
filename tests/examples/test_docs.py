"""Every block of code in docs/adding-a-game.md is true: excerpts are in the files, and everything else runs."""

import re
import subprocess
from pathlib import Path

import pytest
from installation import EXAMPLE, PATIENCE, ROOT, Installation

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.S | re.M)
NAMED = re.compile(r"(?:#|//) (\S+\.\w+)\n")
"""The first line of an excerpt names its file."""

EXCERPTS = [block for _, block in BLOCKS if NAMED.match(block)]
PROGRAMS = [block for language, block in BLOCKS if language == "python" and not NAMED.match(block)]


def test_every_block_is_tested() -> None:
    assert {language for language, _ in BLOCKS} == {"python", "toml", "ftl", "ts", "console", "text"}
    assert all(NAMED.match(block) for language, block in BLOCKS if language in ("toml", "ftl", "ts"))


def test_the_commands_check_the_example() -> None:
    commands = re.findall(r"^\$ (.*)$", PAGE, re.M)
    assert "python -m pytest examples/pente-grammai/tests" in commands
    assert "pessoi rules pente --check --tests examples/pente-grammai/tests" in commands
    assert "python -m pessoi.contract pente" in commands


@pytest.mark.parametrize("block", EXCERPTS)
def test_an_excerpt_is_in_its_file(block: str) -> None:
    name, _, text = block.partition("\n")
    path = name.split()[-1]
    file = (ROOT if path.startswith("pessoi/") else EXAMPLE) / path
    assert f"\n{text}" in f"\n{file.read_text(encoding='utf-8')}"


def test_the_folder_is_as_shown() -> None:
    (tree,) = [block for language, block in BLOCKS if language == "text"]
    for name in re.findall(r"[\w.]+\.(?:py|toml|ftl)", tree):
        assert list(EXAMPLE.rglob(name)), name


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_runs(installed: Installation, program: str) -> None:
    done = installed.run("-c", program)
    assert done.returncode == 0, done.stderr


def test_commands_run_and_print_what_is_shown(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "packages").mkdir()
    installation = Installation(tmp_path / "packages", tmp_path / "data")
    for language, block in BLOCKS:
        if language == "console":
            for shown in block.removeprefix("$ ").split("\n$ "):
                _check(installation, tmp_path, *shown.splitlines())


def _check(installation: Installation, folder: Path, command: str, *expected: str) -> None:
    """Run a command; every line that is shown below it is part of what it prints, in the same order."""
    pip = {
        "PIP_TARGET": str(installation.folder),
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        command.split(),
        cwd=folder,
        env={**installation.environment, **pip},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    at = 0
    for line in expected:
        at = done.stdout.find(line, at)
        assert at >= 0, f"{command}\n{line}\n{done.stdout}"
