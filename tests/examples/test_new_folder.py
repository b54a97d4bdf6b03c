"""A folder that is added under pessoi/games is a game everywhere, with nothing else touched (the page: browser/)."""

from pathlib import Path

import pytest
from copied_game import copy_package
from installation import ROOT, Installation

KEY = "samos"
MODEL = "zeus"


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """A copy of the package with one more game, a copy of another without its boards."""
    folder = copy_package(tmp_path_factory.mktemp("package"), MODEL, KEY, "Samos")
    installation = Installation(folder, tmp_path_factory.mktemp("data"))
    installation.environment["PYTHONPATH"] = str(folder)
    return installation


def test_it_is_listed(copied: Installation) -> None:
    assert "samos" in [line.split()[0] for line in copied.pessoi("games").splitlines() if not line.startswith(" ")]


def test_it_is_played_in_the_terminal_on_the_generic_board(copied: Installation, tmp_path: Path) -> None:
    seats = ["--seats", "Anna=you,random,random", "--seed", "1", "--record", str(tmp_path / "game.jsonl")]
    text = copied.pessoi("play", KEY, "--plain", *seats, typed="board\n" + "1\n" * 12)
    assert "Anna" in text
    assert "Peninsulas" in text


def test_bots_play_it_in_the_arena(copied: Installation, tmp_path: Path) -> None:
    bots = ["--bots", "casual,random,random", "--games", "3", "--workers", "1", "--out", str(tmp_path / "run")]
    assert "casual" in copied.pessoi("arena", KEY, *bots)


def test_agents_find_it(copied: Installation) -> None:
    code = (
        f"import pessoi.env; table = pessoi.env.pettingzoo({KEY!r}, seats=3); table.reset(seed=1); print(table.agents)"
    )
    done = copied.run("-W", "ignore", "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("seat_") == 3 or done.stdout.count("'") == 6


def test_the_contract_goes_over_it(copied: Installation) -> None:
    copied.environment["PYTHONPATH"] += f":{ROOT / 'tests'}"
    code = f"from helpers import CASES; print(len([case for case in CASES if case.key == {KEY!r}]))"
    cases = copied.run("-c", code)
    assert int(cases.stdout) == 12, cases.stderr
    done = copied.run("-m", "pessoi.contract", KEY)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("samos keeps the whole contract.\n")
