"""`tools/records.py`: records that fit are kept, others are played again, and the change is printed."""

import shutil
from pathlib import Path

import pytest
import records as tool
from helpers import every_game

import pessoi
from pessoi import Game
from pessoi.core import record as records

NAME = "house-3-early.jsonl"


@every_game
def test_the_records_of_every_game_are_up_to_date(game: Game) -> None:
    assert [record.summary() for record in tool.remake(game, tool.paths(game)) if record.changed] == []


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["records.py", *arguments])
    with pytest.raises(SystemExit) as ended:
        tool.main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copied = tmp_path / "zeus"
    copied.mkdir()
    shutil.copy(tool.RECORDS / "zeus" / NAME, copied)
    monkeypatch.setattr(tool, "RECORDS", tmp_path)
    return copied


def test_a_record_that_no_longer_fits_is_played_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / NAME
    before = path.read_text()
    lines = before.splitlines()
    number = next(number for number, line in enumerate(lines) if '"auction"' in line)
    lines[number] = lines[number].replace('"auction"', '"take 1"')
    path.write_text("\n".join(lines) + "\n")
    assert run(monkeypatch, "zeus", "--check") == 1
    assert path.read_text() == "\n".join(lines) + "\n"
    assert run(monkeypatch, "zeus") == 0
    printed = capsys.readouterr().out
    assert f"{NAME}: {number - 1} of {len(lines) - 1} entries kept" in printed
    assert "events that no record shows: " in printed
    remade = records.read(path)
    assert pessoi.replay(remade).over
    assert remade.lines().splitlines()[1:number] == before.splitlines()[1:number]
    assert run(monkeypatch, "zeus", "--check") == 0


def test_an_old_header_is_renewed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / NAME
    before = path.read_text()
    path.write_text(before.replace(pessoi.game("zeus").fingerprint, "0" * 16))
    assert run(monkeypatch, "zeus") == 0
    assert f"{NAME}: same moves, new header" in capsys.readouterr().out
    assert path.read_text() == before
