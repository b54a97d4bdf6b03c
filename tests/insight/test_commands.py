"""`pessoi analyse` and `pessoi puzzles` on the command line."""

import io
import re
from pathlib import Path

import msgspec
import pytest

import pessoi
from pessoi import cli
from pessoi.commands import insight
from pessoi.core import record as records
from pessoi.insight.analysis import Effort
from pessoi.insight.models import Analysis
from pessoi.insight.puzzles import puzzles

RECORD = Path(__file__).parent.parent / "records" / "peloponnes" / "seats-2.jsonl"


@pytest.fixture(autouse=True)
def _environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(insight, "EFFORT", Effort(first=6, second=()))


def test_an_analysis_is_saved_as_data_and_as_a_page_and_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, page = tmp_path / "a.json", tmp_path / "a.html"
    assert cli.main(["analyse", str(RECORD), "--out", str(data)]) == 0
    analysis = msgspec.json.decode(data.read_bytes(), type=Analysis)
    assert len(analysis.decisions) == analysis.start.decisions
    assert cli.main(["analyse", str(RECORD), "--out", str(page), "--lang", "de"]) == 0
    text = page.read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert "Gewinnchancen" in text
    assert not re.search(r"(src|href)=|https?://(?!www\.w3\.org)", text)
    capsys.readouterr()
    assert cli.main(["analyse", str(RECORD)]) == 0
    shown = capsys.readouterr().out
    assert "Every decision is judged by what the player could know." in shown
    assert "Skill and luck" in shown


def test_a_record_of_older_rules_is_replayed_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = records.read(RECORD)
    old = records.Record(msgspec.structs.replace(whole.header, rules=0), whole.entries)
    old.write(tmp_path / "old.jsonl")
    monkeypatch.setattr("sys.stdin", io.StringIO("\nquit\n"))
    assert cli.main(["replay", str(tmp_path / "old.jsonl")]) == 0
    assert "version 0 of the rules" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["analyse", str(RECORD), "--out", "analysis.pdf"], "“.html” or “.json”"),
        (["analyse", str(RECORD), "--budget", "soon"], "number of seconds"),
        (["puzzles", "--id", "zeus-nothing"], "no puzzle"),
        (["puzzles", "zeus", "--theme", "nothing"], "no puzzles"),
        (["puzzles", "make"], "name the game"),
    ],
)
def test_a_user_error_is_reported(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    assert words in capsys.readouterr().err


def test_a_running_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = records.read(RECORD)
    whole.until(len(whole) - 1).write(tmp_path / "running.jsonl")
    assert cli.main(["analyse", str(tmp_path / "running.jsonl")]) == 2
    assert "not over" in capsys.readouterr().err


@pytest.mark.parametrize(("place", "status", "words"), [(0, 0, "Right."), (1, 1, "Second best."), (-1, 1, "better")])
def test_a_puzzle_is_shown_and_its_answer_checked(
    place: int, status: int, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = next(one for one in puzzles(pessoi.game("peloponnes")) if len(one.choices) > 2)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{asked.choices[place].move}\n"))
    assert cli.main(["puzzles", "--id", asked.id]) == status
    shown = capsys.readouterr().out
    assert asked.id in shown
    assert words in shown
