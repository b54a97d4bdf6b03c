"""All output of the command line is translated: help, the texts of argparse, and errors."""

import argparse
import ast
import json
import re
import socket
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from helpers import every_game

import pessoi
from pessoi import Game, cli
from pessoi.core import errors
from pessoi.core import record as records
from pessoi.games import names
from pessoi.terminal import language
from pessoi.text import LANGUAGES, common, of_game

PACKAGE = Path(pessoi.__file__).parent
RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(autouse=True)
def _environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    monkeypatch.setenv("COLUMNS", "2000")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("builtins.input", lambda _="": "quit")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()


ALIKE = {"options:", "arguments:"}
"""The lines that are the same in English and French."""


def output_lines(capsys: pytest.CaptureFixture[str], arguments: list[str], chosen: str) -> set[str]:
    """The lines with words that a command prints in a language."""
    try:
        code = cli.main([*arguments, "--lang", chosen])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    captured = capsys.readouterr()
    text = captured.out + captured.err
    assert code == (0 if not arguments or {"--help", "--version"} & set(arguments) else 2), text
    assert "Traceback" not in text
    return {line.strip() for line in text.splitlines() if re.search(r"[a-z]{3}", line)} - ALIKE


def in_three_languages(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    """Run a command in every language and check that no line is the same in two of them."""
    outputs = [output_lines(capsys, arguments, chosen) for chosen in LANGUAGES]
    assert all(outputs), arguments
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert outputs[one] & outputs[other] == set()


COMMANDS = [
    "games",
    "play",
    "campaign",
    "serve",
    "replay",
    "position",
    "rules",
    "options",
    "arena",
    "tournament",
    "report",
    "bots",
    "components",
    "schema",
    "agents",
]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_translated(capsys: pytest.CaptureFixture[str], command: str) -> None:
    in_three_languages(capsys, [*command.split(), "--help"])


def test_the_greeting_is_translated(capsys: pytest.CaptureFixture[str]) -> None:
    in_three_languages(capsys, [])


def test_the_version_is_translated(capsys: pytest.CaptureFixture[str]) -> None:
    in_three_languages(capsys, ["--version"])


ARENA = "arena zeus --out run --bots random,random,random"


@pytest.mark.parametrize(
    "line",
    [
        "frobnicate",
        "play nosuch",
        "play zeus --seed soon",
        "play zeus --nope",
        "play zeus --plain=3",
        "play zeus --seed --plain",
        "serve --o x",
        "arena zeus",
        f"{ARENA} --workers 2 --cluster here:1",
        "replay",
        "play",
        "play zeus --seats you,random",
        "play zeus --seats you,random,hal",
        "play zeus --edition first",
        "play zeus --option overbid",
        "play zeus --option overbid=no",
        "play zeus --option dice=two",
        "play zeus --components nowhere.toml",
        "play zeus --record folder",
        "play zeus --record .",
        "play --continue nowhere.jsonl",
        "replay nowhere.jsonl",
        "replay .",
        "position nowhere.json",
        "campaign --file .",
        "rules zeus --check --tests nowhere",
        "agents zeus --seats 9",
        "report nowhere",
        f"{ARENA} --games 0",
        f"{ARENA} --workers 0",
        f"{ARENA} --cluster here",
        f"{ARENA} --cluster 127.0.0.1:1",
        "tournament zeus --out run --bots random",
        "serve --port 99999999",
    ],
)
def test_errors_in_the_command_line_are_translated(capsys: pytest.CaptureFixture[str], line: str) -> None:
    in_three_languages(capsys, line.split())


BOTS = [
    "search",
    "search:0",
    "search:xs",
    "search:5:depth",
    "search:5:width=3",
    "greedy:slip=2",
    "random:3",
    "greedy:policy.nothing=1",
]


@pytest.mark.parametrize("bot", BOTS)
def test_errors_in_the_name_of_a_bot_are_translated(capsys: pytest.CaptureFixture[str], bot: str) -> None:
    in_three_languages(capsys, ["play", "zeus", "--seats", f"{bot},{bot},{bot}"])


def record() -> list[str]:
    return sorted((RECORDS / "zeus").glob("*.jsonl"))[0].read_text().splitlines()


def changed(old: str, new: str) -> Callable[[], str]:
    """A record with one changed place."""

    def made() -> str:
        text = "\n".join(record())
        assert old in text
        return text.replace(old, new, 1)

    return made


@pytest.mark.parametrize(
    "made",
    [
        lambda: "",
        lambda: "nonsense",
        lambda: "{}",
        lambda: '{"game": 3}',
        lambda: "\n".join([record()[0], "{}"]),
        lambda: "\n".join([record()[0], record()[2]]),
        changed('"pessoi":1', '"pessoi":2'),
        changed('"game":"zeus"', '"game":"chess"'),
        changed('"seats":', '"seats":9'),
        changed('"rules":', '"rules":9'),
        changed('"components":"', '"components":"0'),
        changed('"edition":"', '"edition":"x'),
        changed('"seat":-1', '"seat":1'),
        changed('"move":"deal ', '"move":"dael '),
        changed('"seat":0,"move":"', '"seat":0,"move":"qqqqqqqqqqqq'),
        changed('"move":"bid ', '"move":"bid 1'),
    ],
)
def test_errors_in_a_record_are_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Callable[[], str]
) -> None:
    (tmp_path / "one.jsonl").write_text(made())
    in_three_languages(capsys, ["play", "--continue", "one.jsonl"])


def test_the_error_for_a_binary_file_is_translated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one").write_bytes(b"\xff\xfe\x00")
    for line in ("replay one", "position one", "play zeus --components one", "campaign --file one"):
        in_three_languages(capsys, line.split())


def test_the_error_for_a_record_with_other_seats_is_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.jsonl").write_text("\n".join(record()))
    seats = records.parse("\n".join(record())).header.seats
    in_three_languages(capsys, ["play", "--continue", "one.jsonl", "--seats", ",".join(["random"] * (seats + 1))])


POSITION: list[tuple[list[str], object]] = [
    (["game"], "chess"),
    (["game"], "rhodes"),
    (["seats"], "four"),
    (["seats"], 9),
    (["options"], []),
    (["options", "overbid"], "never"),
    (["agenda"], "act"),
    (["agenda"], [["dance", 0]]),
    (["agenda"], [["act", -1]]),
    (["agenda"], [["turn", 0]]),
    (["agenda"], [["act", 5]]),
    (["agenda"], [["close", 0], ["bid", 48]]),
    (["agenda"], [["close", 0], ["take", 0]]),
    (["agenda"], [["act", 0], ["act", 0]]),
    (["agenda"], [["take", 0]]),
    (["sealed"], ["bid 3", None, None]),
    (["sealed"], [None]),
    (["sealed"], [1, None, None]),
    (["sealed"], ["bid 200", None, None]),
    (["table"], []),
    (["table", "money"], [1, 2]),
    (["table", "money"], [1, 2, 3]),
    (["table", "supply"], [15, 10, 5]),
    (["table", "land"], [[1], [1], []]),
    (["table", "weather"], "fair"),
]


@pytest.mark.parametrize(("path", "value"), POSITION)
def test_errors_in_a_position_are_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], path: list[str], value: object
) -> None:
    play = records.parse("\n".join(record()))
    at = next(n for n in range(20, len(play)) if pessoi.replay(play.until(n)).step.name == "act")
    data = json.loads(json.dumps(pessoi.replay(play.until(at)).position()))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    (tmp_path / "one.json").write_text(json.dumps(data))
    in_three_languages(capsys, ["position", "one.json"])


@pytest.mark.parametrize("text", ["{", "[]", '{"game": 3}', '{"game": "zeus"}'])
def test_the_error_for_a_file_without_a_position_is_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    (tmp_path / "one.json").write_text(text)
    in_three_languages(capsys, ["position", "one.json"])


CORRECTIONS = [
    ("zeus", "[pillar"),
    ("zeus", "plots = "),
    ("zeus", "[pillar]\nbonus = 'three'"),
    ("zeus", "[pillar]\nbonus = -1"),
    ("zeus", "[pillar]\nheight = 2"),
    ("zeus", "[pillar]\nsource = 'memory'"),
    ("zeus", "[temples]\nsupply = [15, 10]"),
    ("zeus", "[cards]\nplots = 47"),
    ("zeus", "[dial]\nhigh = 20"),
    ("peloponnes", "[land.a01]\nincome = { stone = 0 }"),
    ("rhodes", "[large]\nlength = 9"),
    ("deukalion", "[cup]\nfaces = [1, 1, 3]"),
]


@pytest.mark.parametrize(("game", "text"), CORRECTIONS)
def test_errors_in_components_are_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, text: str
) -> None:
    (tmp_path / "components.toml").write_text(text)
    in_three_languages(capsys, ["play", game, "--components", "components.toml"])


CAMPAIGN = {"campaign": 1, "game": "peloponnes", "attempts": [], "play": None}


@pytest.mark.parametrize(
    "change",
    [
        {"game": "zeus"},
        {"more": 1},
        {"attempts": {}},
        {"attempts": [[1, "messene"]]},
        {"attempts": [[2, "messene", 30]]},
        {"attempts": [[1, "athens", 30]]},
        {"attempts": [[1, "argos", -3]]},
        {"play": [1]},
        {"play": []},
    ],
)
def test_errors_in_a_campaign_are_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object]
) -> None:
    (tmp_path / "one.json").write_text(json.dumps({**CAMPAIGN, **change}))
    in_three_languages(capsys, ["campaign", "--file", "one.json"])


def test_errors_in_a_run_are_translated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "run").mkdir()
    plan = tmp_path / "run" / "plan.json"
    plan.write_text("{}")
    in_three_languages(capsys, ["report", "run"])
    plan.write_text(json.dumps({"game": "zeus", "options": {}, "bots": ["random"], "games": 1, "seed": 1}))
    in_three_languages(capsys, ["report", "run"])
    in_three_languages(capsys, ARENA.split())


def test_errors_at_the_start_of_the_server_are_translated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        in_three_languages(capsys, ["serve", "--port", str(taken.getsockname()[1])])
    (tmp_path / "file").write_text("")
    in_three_languages(capsys, ["serve", "--port", "0", "--data", "file"])


def test_the_option_lang_can_be_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "fr", "games"]) == 0
    before = capsys.readouterr().out
    assert cli.main(["games", "--lang=fr"]) == 0
    assert capsys.readouterr().out == before
    assert of_game(pessoi.game("zeus"), "fr").format("game-about") in before


# The texts of argparse.

PROGRAMMERS = re.compile(
    r"__call__|conflict|with mode|can't open|cannot merge|invalid argument for|invalid option string|dest= is|"
    r"must be optional|multiple subparser|not callable|one of the arguments|at most one|at least one|"
    r"unexpected option|subcommands|deprecated|cannot be nested|unknown parser|expected %s|"
    r"warning: |\(default: |show program's version"
)
"""Texts about programming errors, and about kinds of arguments that our commands do not have."""


def test_every_text_of_argparse_has_a_message() -> None:
    tree = ast.parse(Path(argparse.__file__).read_text(encoding="utf-8"))
    phrases = {
        text.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_"
        for text in node.args[:1]
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }
    assert len(phrases) > 20
    assert {phrase for phrase in phrases - set(language.PHRASES) if not PROGRAMMERS.search(phrase)} == set()


def test_argparse_is_restored() -> None:
    with language.translated_argparse(common("fr")):
        french = argparse.ArgumentParser(prog="x").format_help()
    assert common("fr").format("argparse-help") in french
    assert "show this help message" in argparse.ArgumentParser(prog="x").format_help()


# Every error code has a message.


def trees(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, node


def kinds() -> set[str]:
    """The names of all error classes; `error_type` is the parameter for one in functions that read files."""
    bases = {
        node.name: set(map(ast.unparse, node.bases)) for _, node in trees(PACKAGE) if isinstance(node, ast.ClassDef)
    }
    found = {"UserError"}
    while derived := {name for name, above in bases.items() if above & found} - found:
        found |= derived
    return found | {"error_type"}


KINDS = kinds()


@cache
def codes_in(folder: Path) -> list[tuple[str, set[str]]]:
    """The error codes used in a folder, each with the names of its arguments."""
    codes = []
    for path, node in trees(folder):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        code, maker = node.args[0], ast.unparse(node.func)
        own = maker == "super().__init__" and path == PACKAGE / "core" / "moves.py"
        if (own or maker in KINDS) and isinstance(code, ast.Constant) and isinstance(code.value, str):
            codes.append((code.value, {keyword.arg or "" for keyword in node.keywords}))
    return codes


def codes_of(game: Game) -> list[tuple[str, set[str]]]:
    """The error codes of a game: those used in its folder, and those of its sums."""
    sums = {name for seats in game.seats for name in game.start(seats).holdings()}
    spelled = {re.sub(r" \d+$", "", name).replace(" ", "-") for name in sums}
    return [*codes_in(game.folder), *((f"sum-{name}", {"number"}) for name in spelled)]


def common_codes() -> list[tuple[str, set[str]]]:
    own = {code for key in names() for code, _ in codes_in(pessoi.game(key).folder)}
    shapes = [(code, {"where", *shape.groupindex}) for code, shape in errors._SHAPES]
    shapes += [(f"kind-{kind}", set()) for kind in errors.KINDS]
    return [(code, given) for code, given in [*codes_in(PACKAGE), *shapes] if code not in own or is_common(code)]


def is_common(code: str) -> bool:
    return common("en").has(f"mistake-{code}")


def variables(path: Path) -> dict[str, set[str]]:
    """The error codes that have a message in a file, with the variables of each message."""
    rows = re.findall(r"^mistake-([\w-]+) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {code: set(re.findall(r"\$(\w+)", text)) for code, text in rows}


@every_game
@pytest.mark.parametrize("chosen", LANGUAGES)
def test_the_error_messages_of_a_game_match_its_codes(game: Game, chosen: str) -> None:
    there = variables(game.folder / "text" / f"{chosen}.ftl")
    needed = [(code, given) for code, given in codes_of(game) if not is_common(code)]
    assert {code for code, _ in needed} == set(there)
    assert [code for code, given in needed if not there[code] <= given] == []


@pytest.mark.parametrize("chosen", LANGUAGES)
def test_the_common_error_messages_match_the_codes(chosen: str) -> None:
    there = variables(PACKAGE / "text" / f"{chosen}.ftl")
    needed = common_codes()
    assert {code for code, _ in needed} == set(there)
    assert [code for code, given in needed if not there[code] <= given] == []
