"""The arena on the command line."""

from pathlib import Path

import pytest

from pessoi import cli


def test_arena_report_and_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "run")
    command = ["arena", "zeus", "--bots", "greedy,random,random", "--games", "6", "--out", out, "--lang", "en"]
    assert cli.main(command) == 0
    output = capsys.readouterr().out
    assert "greedy" in output
    assert "win rate" in output
    assert cli.main(command) == 0
    assert cli.main(["report", out, "--lang", "de"]) == 0
    assert "Der Bericht liegt in" in capsys.readouterr().out
    assert cli.main(["bots", "--lang", "fr"]) == 0
    assert "Débutant" in capsys.readouterr().out


def test_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "cup")
    assert cli.main(["tournament", "zeus", "--bots", "greedy,random", "--games", "3", "--out", out]) == 0
    assert "±" in capsys.readouterr().out
    assert sorted(path.name for path in (tmp_path / "cup").iterdir()) == ["table-001", "table-002"]


def test_a_user_error_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "zeus", "--bots", "greedy,clever,random", "--out", str(tmp_path)]) == 2
    assert "there is no bot “clever”" in capsys.readouterr().err
    assert cli.main(["report", str(tmp_path)]) == 2
    assert "contains no arena run" in capsys.readouterr().err
