"""The examples run."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from helpers import every_game

from pessoi import Game

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@every_game
def test_a_policy_is_trained_and_plays(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    budget = ["--minutes", "0", "--rows", "4", "--games", "3", "--hidden", "4", "--seats", str(game.seats[0])]
    won = example("train").main([game.key, *budget])
    assert 0 <= won <= 1
    assert "first in" in capsys.readouterr().out
