"""The command line."""

import io
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from helpers import every_game

import pessoi
from pessoi import Game, cli, commands
from pessoi.bots.registry import LEVELS
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
    assert ["greet", *listed] == list(commands.COMMANDS)
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


def test_letters_that_the_terminal_lacks_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = piped("games", "--lang", "fr", typed="")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Deukalion, 2 ? 4 joueurs" in done.stdout


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
    data = json.loads(output_of(capsys, "position", str(file), "--json"))
    legal = {str(seat): [game.moves.name(move) for move in state.legal(seat)] for seat in state.actors if seat >= 0}
    assert (data["moves"], data["over"], data["scores"]) == (legal, state.over, list(state.scores))


MISTAKES = [
    ("play", "name a game"),
    ("play zeus --seats you,random", "3 to 6 seats"),
    ("play zeus --seats you,random,hal", "no bot “hal”"),
    ("play zeus --seats you:pink,random,random", "no colour “pink”"),
    ("play zeus --seats search:x,random,random", "search:500"),
    ("play zeus --edition first", "no edition “first”"),
    ("play zeus --option overbid", "name=value"),
    ("play zeus --option overbid=no", "overbid must be one of"),
    ("play zeus --components nowhere.toml", "nowhere.toml: cannot be read"),
    ("play zeus --components FOLDER", "a folder, not a file"),
    ("play zeus --components BINARY", "not a text file"),
    ("play zeus --components TEXT", "not a TOML file"),
    ("play --continue nowhere.jsonl", "nowhere.jsonl: cannot be read"),
    ("play --continue EMPTY", "the saved game is empty"),
    ("play --continue FOLDER", "a folder, not a file"),
    ("learn zeus --record FOLDER", "a folder, not a file"),
    ("campaign --file TEXT", "not a JSON file"),
    ("campaign --components TEXT", "not a TOML file"),
    ("serve --host nowhere.invalid --data FOLDER", "nowhere.invalid"),
    ("serve --proxied neighbour", "--proxied"),
    ("serve --port 0 --data TEXT", "text.txt"),
    ("serve --port 0 --database FOLDER", "folder"),
    ("serve --port 0 --database BINARY", "binary"),
    ("serve --port 0 --database postgresql://nobody@127.0.0.1:1/nothing", "127.0.0.1"),
    ("backup TEXT --data FOLDER", "cannot be copied"),
    ("backup new.db --database postgresql://nobody@127.0.0.1/nothing", "pg_dump"),
    ("replay nowhere.jsonl", "nowhere.jsonl: cannot be read"),
    ("replay BINARY", "not a text file"),
    ("position nowhere.json", "nowhere.json: cannot be read"),
    ("position FOLDER", "a folder, not a file"),
    ("analyse nowhere.jsonl", "nowhere.jsonl: cannot be read"),
    ("analyse nowhere.jsonl --out analysis.txt", "must end in “.html” or “.json”"),
    ("puzzles make", "name the game to make puzzles for"),
    ("puzzles zeus --id nothing", "no puzzle “nothing”"),
    ("rules zeus --check --tests nowhere", "there are no tests here"),
    ("arena zeus --bots random --out FOLDER", "3 to 6 seats"),
    ("arena zeus --bots hal,hal,hal --out FOLDER", "no bot “hal”"),
    ("arena zeus --bots random,random,random --games 2 --out TEXT", "a file, not a folder"),
    ("tournament zeus --bots random --out FOLDER", "at least two bots"),
    ("tournament zeus --bots random,greedy --seats 99 --out FOLDER", "3 to 6 seats"),
    ("report FOLDER", "plan.json is missing"),
    ("agents zeus --seats 99", "3 to 6 seats"),
]


@pytest.mark.parametrize(("line", "message"), MISTAKES)
def test_a_user_error_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], line: str, message: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert cli.main(arguments_of(line, tmp_path)) == 2
    (error,) = capfd.readouterr().err.splitlines()
    assert message in error


def arguments_of(line: str, folder: Path) -> list[str]:
    """Split a command line, with a file of its kind for every word in capitals."""
    files = {name: folder / f"{name.lower()}.txt" for name in ("BINARY", "EMPTY", "TEXT")}
    files["BINARY"].write_bytes(b"\xff\xfe\x00\x80")
    files["EMPTY"].touch()
    files["TEXT"].write_text("one two\n")
    files["FOLDER"] = folder / "folder"
    files["FOLDER"].mkdir()
    return [str(files.get(word, word)) for word in line.split()]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nonsense", "'nonsense' is not valid"),
        ("games zeus", "unknown arguments: zeus"),
        ("games --lang it", "--lang: 'it' is not valid"),
        ("rules chess", "GAME: 'chess' is not valid"),
        ("schema", "missing arguments: GAME"),
        ("play zeus --seed x", "--seed: 'x' is not a valid value"),
        ("serve --port 65536", "--port: expected a whole number from 0 to 65535, not 65536"),
        ("serve --port -1", "--port: expected a whole number from 0 to 65535, not -1"),
        ("soak --minutes nan", "--minutes: 'nan' is not a valid value"),
        ("soak --tables 0", "--tables: expected a whole number of at least 1, not 0"),
        ("arena zeus --bots random,random,random --games 0 --out x", "--games: expected a whole number of at least 1"),
        ("arena zeus --bots random,random,random --workers 0 --out x", "--workers: expected a whole number"),
        ("arena zeus --bots x --workers 2 --cluster x --out x", "cannot be used together"),
        ("tournament zeus --bots random,greedy --seats 0 --out x", "--seats: expected a whole number of at least 1"),
        ("puzzles make zeus --count 0", "--count: expected a whole number of at least 1, not 0"),
        ("completion csh", "'csh' is not valid"),
    ],
)
def test_a_wrong_command_line_is_refused(capsys: pytest.CaptureFixture[str], line: str, message: str) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(line.split())
    assert leaving.value.code == 2
    assert message in capsys.readouterr().err.splitlines()[-1]


def test_every_command_is_among_the_mistakes() -> None:
    """Commands without a file or a number cannot be used wrongly, except in their spelling."""
    tried = {line.split()[0] for line, _ in MISTAKES}
    assert set(commands.COMMANDS) - tried == {
        *("greet", "games", "bots", "options", "components", "schema", "completion", "soak")
    }


def test_an_interrupted_command_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "load", lambda _: interrupted)
    assert cli.main(["games"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_the_most_useful_ones_are_named(capsys: pytest.CaptureFixture[str], language: str) -> None:
    _, *examples, _ = output_of(capsys, "--lang", language).splitlines()
    assert len(examples) == 3
    for example in examples:
        _, name, *rest = re.split(r"\s{2,}", example.strip())[0].split()
        cli.parser(common(language)).parse_args([name, *rest])


@pytest.mark.parametrize("shell", cli.SHELLS)
def test_a_shell_completes_commands_and_options(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    script = output_of(capsys, "completion", shell)
    for name in (set(commands.COMMANDS) - {"greet"}) | set(names()):
        assert name in script
    assert "components" in script


def test_bash_completes_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "completion.sh"
    script.write_text(output_of(capsys, "completion", "bash"))
    typed = 'COMP_WORDS=(pessoi tour); COMP_CWORD=1; _shtab_pessoi 2>/dev/null; echo "${COMPREPLY[@]}"'
    done = subprocess.run(["bash", "-c", f". {script}; {typed}"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "tournament"


@every_game
def test_data_is_printed_as_json(capsys: pytest.CaptureFixture[str], game: Game) -> None:
    def data_of(*arguments: str) -> Any:
        return json.loads(output_of(capsys, *arguments, "--json"))

    (listed,) = [found for found in data_of("games", "--lang", "de") if found["game"] == game.key]
    assert (listed["name"], listed["seats"]) == (of_game(game, "de").format("game-name"), list(game.seats))
    assert [rule["id"] for rule in data_of("rules", game.key)] == game.rulebook.ids
    assert [option["option"] for option in data_of("options", game.key)["options"]] == list(game.options.options)
    assert data_of("components", game.key) == tomllib.loads((game.folder / "components.toml").read_text("utf-8"))
    assert {level["level"] for level in data_of("bots")["levels"]} == set(LEVELS)


def test_results_of_an_arena_are_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common_part = ["--bots", "random,greedy,greedy", "--games", "6", "--json"]
    rates = json.loads(output_of(capsys, "arena", "zeus", *common_part, "--out", str(tmp_path / "arena")))
    assert {rate["bot"] for rate in rates} == {"random", "greedy"}
    assert all(rate["low"] <= rate["wins"] / rate["games"] <= rate["high"] for rate in rates)
    part = ["--bots", "random,greedy", "--games", "2", "--json"]
    ratings = json.loads(output_of(capsys, "tournament", "zeus", *part, "--out", str(tmp_path / "cup")))
    assert {rating["bot"] for rating in ratings} == {"random", "greedy"}


@pytest.mark.parametrize(("variable", "coloured"), [("", True), ("1", False)])
def test_output_has_no_colours_if_the_environment_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, coloured: bool
) -> None:
    record = sorted((ROOT / "tests" / "records" / "zeus").glob("*.jsonl"))[0]
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", variable)
    type_lines(monkeypatch, "quit")
    assert bool(re.search(r"\x1b\[[0-9;]*3[0-8]", output_of(capsys, "replay", str(record)))) == coloured


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
