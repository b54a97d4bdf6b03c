"""`python -m pessoi.contract`: prints what holds, and says so when something does not."""

import pytest

import pessoi
from pessoi.contract import __main__ as command
from pessoi.contract import files, kernel
from pessoi.contract.cases import Case
from pessoi.core.game import Game
from pessoi.text import LANGUAGES, common


def test_a_game_that_keeps_the_contract(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "cases_of", lambda key: [Case(key, 3, "house")])
    assert command.main(["zeus", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "zeus keeps the whole contract."
    assert all(line.startswith("holds: ") for line in lines[:-1])
    assert len(lines) - 1 == len(list(command.checks("zeus", 1)))


def test_a_game_that_breaks_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def texts(game: Game) -> None:
        raise AssertionError("event-built is missing")

    monkeypatch.setattr(files, "CHECKS", (texts,))
    monkeypatch.setattr(kernel, "CHECKS", ())
    monkeypatch.setattr(command, "cases_of", lambda _: [])
    assert command.main(["zeus"]) == 1
    printed = capsys.readouterr()
    assert "BROKEN: Every message exists in every language." in printed.out
    assert "zeus breaks 1 part of the contract." in printed.out
    assert "event-built is missing" in printed.err


@pytest.mark.parametrize("arguments", [[], ["zeus", "x"], ["zeus", "1", "2"]])
def test_a_wrong_call_is_told_how(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(arguments) == 2
    assert "pessoi.contract GAME" in capsys.readouterr().err


def test_a_game_that_is_not_registered(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_every_check_has_its_statement() -> None:
    for language in LANGUAGES:
        words = common(language)
        for name, _ in command.checks(pessoi.games.names()[0], 1):
            assert words.has(f"contract-{name.replace('_', '-')}"), name


def test_a_check_can_fail() -> None:
    with pytest.raises(AssertionError):
        kernel._is_refused(pessoi.game("zeus").start(3), -1, pessoi.game("zeus").start(3).outcomes()[0][0])
