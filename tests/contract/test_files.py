"""Rulebooks, texts, components and records that belong to each game."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from helpers import every_game, walk

import pessoi
from pessoi import Game
from pessoi.core import record as records
from pessoi.rulecheck import rules_named_in
from pessoi.text import LANGUAGES, Words, of_game

TESTS = Path(__file__).parent.parent
PACKAGE = TESTS.parent / "pessoi"

UNNAMED = {0, 1, 2}
"""Numbers too small to be a printed one."""


# 9. Every printed number comes from the component file.


@every_game
def test_no_rule_has_a_printed_number_in_its_code(game: Game) -> None:
    found = []
    for path in sorted((PACKAGE / "games" / game.key / "rules").rglob("*.py")):
        found += [f"{path.name}:{line}: {number}" for line, number in _bare_numbers(ast.parse(path.read_text()))]
    assert found == []


def _bare_numbers(module: ast.Module) -> list[tuple[int, int]]:
    named = [
        id(inner)
        for node in ast.walk(module)
        if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation)
        for inner in ast.walk(node)
    ]
    return [
        (node.lineno, node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and type(node.value) is int
        and node.value not in UNNAMED
        and id(node) not in named
    ]


@every_game
def test_every_group_of_components_names_its_source(game: Game) -> None:
    assert pessoi.game(game.key).components == game.components
    text = (PACKAGE / "games" / game.key / "components.toml").read_text()
    groups = re.findall(r"^\[+[\w.-]+\]+$", text, re.M)
    assert groups
    assert len(re.findall(r"^source = ", text, re.M)) >= len(groups)


# 10. Rules and tests know each other.


@every_game
def test_every_rule_is_named_by_a_test_and_every_test_names_a_rule(game: Game) -> None:
    named = rules_named_in(TESTS / "games" / game.key)
    rules = set(game.rulebook.ids)
    assert len(rules) == len(game.rulebook.ids)
    assert rules - set(named) == set()
    assert set(named) - rules == set()


@every_game
def test_every_event_comes_from_a_rule(game: Game) -> None:
    rules = set(game.rulebook.ids)
    assert {event.rule for event in game.events} - rules == set()


@every_game
def test_rules_depend_on_options_that_exist(game: Game) -> None:
    for rule in game.rulebook.rule:
        assert rule.option == "" or rule.option in game.options.options, rule.id
        assert rule.id.startswith(f"{game.key}.")
        assert rule.places or rule.status == "reconstructed", rule.id


# Texts.


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists(game: Game, language: str) -> None:
    words = of_game(game, language)
    missing = [message for message in messages_of(game) if not words.has(message)]
    assert missing == []


@every_game
def test_languages_have_the_same_messages_with_the_same_variables(game: Game) -> None:
    folder = PACKAGE / "games" / game.key / "text"
    by_language = {language: variables(folder / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES:
        assert by_language[language] == by_language["en"], language


def test_common_texts_have_the_same_messages_with_the_same_variables() -> None:
    by_language = {language: variables(PACKAGE / "text" / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES:
        assert by_language[language] == by_language["en"], language


def variables(path: Path) -> dict[str, set[str]]:
    """Every message of a Fluent file with the variables it uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        start = re.match(r"(-?[a-zA-Z][\w-]*) *=", line)
        if start:
            current = start.group(1)
            assert current not in found, f"{path}: {current} twice"
            found[current] = set()
        if current:
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


def messages_of(game: Game) -> list[str]:
    """Every message a game needs."""
    state = game.start(game.seats[-1])
    needed = ["game-name", "game-about", "game-length"]
    needed += [f"event-{event.message}" for event in game.events]
    needed += [f"move-{kind}" for kind in game.moves.kinds()]
    needed += [f"outcome-{kind}" for kind in game.outcomes.kinds()]
    needed += [f"ask-{step.name}" for step in state.rules.steps if asks(game, step.name)]
    needed += [rule.message for rule in game.rulebook.rule]
    needed += [f"chapter-{chapter}" for chapter in dict.fromkeys(rule.chapter for rule in game.rulebook.rule)]
    needed += [f"reason-{code}" for code in reasons_of(game)]
    for edition in game.options.editions:
        needed += [f"edition-{edition}", f"edition-{edition}-about"]
    for name, option in game.options.options.items():
        spelled = name.replace("_", "-")
        needed += [f"option-{spelled}", f"option-{spelled}-about"]
        needed += [f"option-{spelled}-{value.replace('_', '-')}" for value in option.values]
    return needed


def asks(game: Game, step: str) -> bool:
    words = of_game(game, "en")
    return words.has(f"ask-{step}") or step in asked_steps(game.key)


@cache
def asked_steps(key: str) -> set[str]:
    game = pessoi.game(key)
    return {
        state.step.name
        for seats in game.seats
        for seed in range(3)
        for state in walk(game.start(seats), seed)
        if state.actors and state.actors != (pessoi.CHANCE,)
    }


def reasons_of(game: Game) -> set[str]:
    """The codes written in the game's rules and in the kernel."""
    codes: set[str] = set()
    for folder in (PACKAGE / "games" / game.key, PACKAGE / "core"):
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    codes |= {
                        inner.value
                        for inner in ast.walk(node.args[0])
                        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
                    }
    return codes


def test_words_refuse_a_language_they_do_not_have() -> None:
    with pytest.raises(ValueError, match="en, fr, de"):
        Words("it", [])


# Records of whole games.

RECORDS = sorted((TESTS / "records").rglob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_plays(path: Path) -> None:
    record = records.read(path)
    state = pessoi.replay(record)
    assert state.over


@every_game
def test_every_seat_count_has_a_record(game: Game) -> None:
    seats = {records.read(path).header.seats for path in (TESTS / "records" / game.key).glob("*.jsonl")}
    assert seats == set(game.seats)
