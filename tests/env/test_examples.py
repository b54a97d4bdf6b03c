"""The examples and the code in the documentation run."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from helpers import every_laid_out_game

from pessoi import Game

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@every_laid_out_game
def test_a_policy_is_trained_and_evaluated(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    budget = ["--minutes", "0", "--rows", "4", "--games", "3", "--hidden", "4", "--seats", str(game.seats[0])]
    won = example("train").main([game.key, *budget])
    assert 0 <= won <= 1
    assert "first in" in capsys.readouterr().out


BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_code_in_the_documentation_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[number], "agents.md", "exec"), {})
