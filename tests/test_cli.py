"""The command line."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import every_game

import pessoi
from pessoi import Game, cli, commands
from pessoi.core import record as records
from pessoi.games import names
from pessoi.terminal.language import environment_language
from pessoi.text import LANGUAGES, common, of_game

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def _environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 0
    return capsys.readouterr().out


def error_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = iter(lines)

    def read(prompt: str = "") -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)


def test_every_command_of_the_parser_can_be_loaded(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    listed = re.findall(r"^    (\w+)  ", capsys.readouterr().out, re.MULTILINE)
    assert listed == list(commands.COMMANDS)
    for path in (*commands.COMMANDS.values(), commands.PLAIN_MODE, commands.FULL_SCREEN_MODE):
        assert callable(commands.load(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    text = output_of(capsys, "games", "--lang", language)
    for key in names():
        assert key in text
        assert of_game(pessoi.game(key), language).format("game-name") in text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_printed_whole(capsys: pytest.CaptureFixture[str], game: Game, language: str) -> None:
    text = " ".join(output_of(capsys, "rules", game.key, "--lang", language).split())
    words = of_game(game, language)
    for rule in game.rulebook.rule:
        assert rule.id in text
        assert " ".join(words.format(rule.message).split()) in text


@every_game
def test_all_rules_are_covered_by_tests(capsys: pytest.CaptureFixture[str], game: Game) -> None:
    text = output_of(capsys, "rules", game.key, "--check", "--tests", str(ROOT / "tests" / "games"))
    count = len(game.rulebook.ids)
    assert text.strip() == common("en").format("rules-count", rules=count, tested=count)


def test_a_rule_without_a_test_fails_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "zeus").mkdir()
    (tmp_path / "zeus" / "test_one.py").write_text('@rule("zeus.auction.tie", "zeus.nothing")\ndef test_it(): ...\n')
    assert cli.main(["rules", "zeus", "--check", "--tests", str(tmp_path)]) == 1
    text = capsys.readouterr().out
    assert common("en").format("rules-untested", rule="zeus.auction.reveal") in text
    assert common("en").format("rules-untested", rule="zeus.auction.tie") not in text
    assert common("en").format("rules-unknown", rule="zeus.nothing") in text


@every_game
def test_schema_options_and_components_are_printed(capsys: pytest.CaptureFixture[str], game: Game) -> None:
    assert json.loads(output_of(capsys, "schema", game.key)) == game.schema()
    assert "source = " in output_of(capsys, "components", game.key)
    text = output_of(capsys, "options", game.key)
    for name in game.options.options:
        assert f"--option {name}=" in text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_environment_of_a_game_is_described(capsys: pytest.CaptureFixture[str], game: Game, language: str) -> None:
    text = output_of(capsys, "agents", game.key, "--seats", str(game.seats[-1]), "--lang", language)
    assert f"`{game.key}-{game.seats[-1]}-v" in text
    assert of_game(game, language).format("agents-acting") in text
    assert f"{len(game.moves)}" in text
    for kind in game.moves.kinds():
        assert f" {kind} " in text


def test_a_game_is_played_from_a_pipe_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    first = piped("play", "zeus", "--seed", "4", "--record", str(file), typed="auction\n99\n")
    assert first.returncode == 0, first.stderr
    words = common("en")
    assert words.format("terminal-saved", file=str(file)) in first.stdout
    assert words.format("terminal-go-on", file=str(file)) in first.stdout
    played = len(records.read(file))
    again = piped("play", "--continue", str(file), "--seed", "5", "--lang", "fr", typed="1\nquit\n")
    assert again.returncode == 0, again.stderr
    assert len(records.read(file)) > played


def piped(*arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pessoi", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(pessoi.__file__).parent.parent)},
    )


def test_a_campaign_is_continued_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    words = of_game(pessoi.game("peloponnes"), "en")
    first = piped("campaign", "--file", str(file), "--seed", "1", typed="nobody\n1\npass\n")
    assert first.returncode == 0, first.stderr
    assert words.format("campaign-next", level=1) in first.stdout
    assert words.format("terminal-unknown", typed="nobody") in first.stdout
    assert json.loads(file.read_text())["play"]
    again = piped("campaign", "--file", str(file), "--seed", "2", typed="pass\n" * 400)
    assert again.returncode == 0, again.stderr
    (attempt,) = json.loads(file.read_text())["attempts"]
    civilisation = words.format(f"civilisation-{attempt[1]}")
    assert words.format("campaign-failed", level=1, civilisation=civilisation, score=attempt[2]) in again.stdout
    nothing = piped("campaign", "--file", str(file), typed="")
    assert nothing.returncode == 0
    assert civilisation not in nothing.stdout.splitlines()[-1]


def test_a_file_without_a_campaign_is_rejected(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "campaign.json"
    file.write_text("[]")
    assert "campaign.json" in error_of(capsys, "campaign", "--file", str(file))


def test_a_record_is_saved_in_the_data_folder_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert cli.main(["play", "zeus", "--seats", "random,random,random", "--edition", "haffner"]) == 0
    saved = list((tmp_path / "data").rglob("zeus-*.jsonl"))
    assert len(saved) == 1
    assert records.read(saved[0]).header.options == {"edition": "haffner"}


def test_stepping_through_a_record(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = sorted((ROOT / "tests" / "records" / "zeus").glob("*.jsonl"))[0]
    type_lines(monkeypatch, "", "", "back", "9999", "what", "quit")
    text = output_of(capsys, "replay", str(file))
    words = common("en")
    assert words.format("terminal-end-of-record") in text
    assert words.format("terminal-replay-help") in text
    type_lines(monkeypatch)
    output_of(capsys, "replay", str(file))


@pytest.mark.parametrize("entries", [2, 20, -1])
def test_a_position_is_shown_with_its_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str], entries: int) -> None:
    record = records.read(sorted((ROOT / "tests" / "records" / "zeus").glob("*.jsonl"))[0])
    state = pessoi.replay(record.until(len(record) if entries < 0 else entries))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.position()))
    text = output_of(capsys, "position", str(file))
    game = pessoi.game("zeus")
    for seat in state.actors:
        if seat >= 0:
            assert all(f"[{game.moves.name(move)}]" in text for move in state.legal(seat))
    assert (common("en").format("terminal-over") in text) == state.over


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play"], "name a game"),
        (["play", "zeus", "--seats", "you,random"], "3 to 6 seats"),
        (["play", "zeus", "--seats", "you,random,hal"], "no bot “hal”"),
        (["play", "zeus", "--edition", "first"], "no edition “first”"),
        (["play", "zeus", "--option", "overbid"], "name=value"),
        (["play", "zeus", "--option", "overbid=no"], "overbid must be one of"),
        (["play", "zeus", "--components", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["play", "--continue", "nowhere.jsonl"], "nowhere.jsonl: cannot be read"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: cannot be read"),
        (["position", "nowhere.json"], "nowhere.json: cannot be read"),
        (["rules", "zeus", "--check", "--tests", "nowhere"], "there are no tests here"),
    ],
)
def test_a_user_error_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    text = error_of(capsys, *arguments)
    assert message in text
    assert len(text.splitlines()) == 1


@pytest.mark.parametrize("content", ["{", "[]", '{"game": 3}', '{"game": "zeus"}'])
def test_a_file_without_a_position_is_rejected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(content)
    assert error_of(capsys, "position", str(file)).startswith("pessoi: ")


def test_the_version_says_whether_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(["--version"])
    assert leaving.value.code == 0
    assert "compiled)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variable", "language"), [("de_AT.UTF-8", "de"), ("fr_FR", "fr"), ("it_IT", "en"), ("", "en")]
)
def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch, variable: str, language: str) -> None:
    monkeypatch.setenv("LANG", variable)
    assert environment_language() == language
