"""The documentation agrees with the code: sources of the rules, examples, commands, links."""

import itertools
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from pessoi import cli
from pessoi.commands import COMMANDS
from pessoi.core import rulebook
from pessoi.text import common

ROOT = Path(__file__).parent.parent.parent
RULEBOOKS = sorted(ROOT.glob("pessoi/games/*/rulebook.toml"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CODE = re.compile(r"^```\w*\n(.*?)^```|`([^`]+)`", re.M | re.S)
"""A block of code, or code in a line."""
PRINTING = {"agents", "bots", "completion", "components", "games", "options", "rules", "schema"}
"""The commands that need no file and end by themselves at once."""
COMPLETE = {"bots", "games"}
"""Those that need no arguments; another name alone is only the name of a command."""
every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def commands(path: Path) -> Iterator[str]:
    """The commands in a document, each on a line of a block or in backticks."""
    for block, code in CODE.findall(path.read_text(encoding="utf-8")):
        yield from block.splitlines() if block else [" ".join(code.split())]


def arguments(command: str) -> list[str]:
    """The arguments of a command of `pessoi`, up to where the shell takes over; none if it is left open, or another."""
    found = re.match(r"(?:\.venv/bin/)?pessoi (?=[a-z])(.*)", command)
    if found is None or "…" in command:
        return []
    return list(itertools.takewhile(lambda part: part not in (">", "|", "&"), shlex.split(found[1], comments=True)))


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: path.parent.name)
def test_every_rule_has_an_entry_and_every_entry_a_rule(path: Path) -> None:
    page = (ROOT / "docs" / "sources" / f"{path.parent.name}.md").read_text(encoding="utf-8")
    entries = re.findall(r"^### (.+)$", page, re.M)
    assert len(entries) == len(set(entries))
    assert {rule.fact for rule in rulebook.load(path).rule} == set(entries)


def test_the_example_of_the_library_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "library.md").read_text(encoding="utf-8"), re.S)
    exec(compile(example, "library.md", "exec"), {})
    assert capsys.readouterr().out


@every_document
def test_every_command_is_understood(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in filter(None, map(arguments, commands(path))):
        if len(command) == 1 and command[0] not in COMPLETE:
            assert command[0] in COMMANDS
            continue
        cli.parser(common("en")).parse_args(command)
        if command[0] in PRINTING and "--check" not in command:
            assert cli.main(command) == 0, command
            assert capsys.readouterr().out, command


def test_the_wheels_have_the_present_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {
        name for path in DOCUMENTS for name in re.findall(r"pessoi-([\d.]+)-py3", path.read_text(encoding="utf-8"))
    }
    assert named == {project["version"]}


def test_every_command_of_make_exists() -> None:
    named = {name for path in DOCUMENTS for command in commands(path) for name in re.findall(r"^make (\w+)", command)}
    assert {"play", "test", "docs"} <= named
    planned = subprocess.run(["make", "-n", *sorted(named)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert planned.returncode == 0, planned.stderr


@every_document
def test_every_link_to_a_file_leads_somewhere(path: Path) -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []
