"""Texts take the numbers of the game from its components, so that a corrected component file never makes a text lie.

`not_in_texts.toml` lists the numbers that no text names, and the digits in texts that are no numbers of the components.
"""

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from helpers import every_game

from pessoi import Game
from pessoi.core.components import Components
from pessoi.text import LANGUAGES, GameWords, of_game

NOT_FOR_PLAYERS = ("agents-", "mistake-")
"""Messages that explain the format of observations, positions and component files."""
USUAL = (0, 1, 2, 5)
"""Values for variables that are no numbers of the components, beside those that the message itself distinguishes."""

Place = tuple[int | str, ...]
"""Keys and indices that lead to a number."""


class Exceptions(msgspec.Struct, forbid_unknown_fields=True):
    """What a game's texts need not name and may write."""

    numbers: dict[str, str] = {}
    """Patterns of the numbers that no text names, each with the reason."""
    digits: dict[str, list[str]] = {}
    """Patterns of messages with the digits that are written out in them."""


EXCEPTIONS = tomllib.loads(Path(__file__).with_name("not_in_texts.toml").read_text(encoding="utf-8"))


def exceptions_of(game: Game) -> Exceptions:
    return msgspec.convert(EXCEPTIONS.get(game.key, {}), Exceptions)


class Reader(Visitor):
    """What is written in a message: its digits, its variables, and the values that it distinguishes."""

    def __init__(self, message: ast.Message) -> None:
        self.name = message.id.name
        self.digits: set[str] = set()
        self.variables: set[str] = set()
        self.values: set[str | int] = set(USUAL)
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.digits |= set(re.findall(r"\d+", node.value))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.values.add(int(node.key.value) if isinstance(node.key, ast.NumberLiteral) else node.key.name)
        self.visit(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral | ast.NumberLiteral):
            self.digits |= set(re.findall(r"\d+", node.expression.value))
        self.generic_visit(node)


def messages(game: Game, language: str) -> list[Reader]:
    """The messages of a game that players read."""
    text = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return [Reader(message) for message in found if not message.id.name.startswith(NOT_FOR_PLAYERS)]


def paths(value: object, path: Place = (), name: str = "") -> Iterator[tuple[str, Place]]:
    """Every whole number: how texts name it, such as `temples-income-1`, and its place."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key), f"{name}-{key}".replace("_", "-").lstrip("-"))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*path, index), f"{name}-{index + 1}")
    elif type(value) is int:
        yield name, path


def altered(components: Components) -> Iterator[tuple[str, Components]]:
    """The components with one number changed by one, for every number that may be another."""
    data = msgspec.to_builtins(components)
    for name, path in paths(data):
        for by in (1, -1):
            changed = deepcopy(data)
            inner = changed
            for part in path[:-1]:
                inner = inner[part]
            inner[path[-1]] += by
            try:
                yield name, msgspec.convert(changed, type(components))
            except msgspec.ValidationError:
                continue
            break


def changes(words: GameWords, message: Reader, numbers: dict[str, int | str]) -> bool:
    """Whether a message reads differently with these numbers."""
    others = message.variables - set(words.game.components.numbers())
    return any(
        words.format(message.name, **dict.fromkeys(others, value))
        != words.format(message.name, **{**numbers, **dict.fromkeys(others, value)})
        for value in message.values
    )


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_changes_with_every_number_of_the_components(game: Game, language: str) -> None:
    words, read = of_game(game, language), messages(game, language)
    before = game.components.numbers()
    unnamed = []
    for name, components in altered(game.components):
        numbers = {
            key: words.listed([str(each) for each in value]) if isinstance(value, list) else value
            for key, value in components.numbers().items()
            if before.get(key) != value
        }
        if not any(changes(words, message, numbers) for message in read if message.variables & set(numbers)):
            unnamed.append(name)
    excepted = exceptions_of(game).numbers
    assert [name for name in unnamed if not any(fnmatchcase(name, pattern) for pattern in excepted)] == []
    assert [pattern for pattern in excepted if not any(fnmatchcase(name, pattern) for name in unnamed)] == []


@every_game
def test_no_text_writes_out_a_number(game: Game) -> None:
    excepted = exceptions_of(game).digits
    written = {
        (message.name, digits)
        for language in LANGUAGES
        for message in messages(game, language)
        for digits in message.digits
    }
    allowed = {
        (name, digits)
        for name, digits in written
        if any(fnmatchcase(name, pattern) and digits in listed for pattern, listed in excepted.items())
    }
    assert sorted(written - allowed) == []
    used = {
        (pattern, digits)
        for name, digits in allowed
        for pattern, listed in excepted.items()
        if fnmatchcase(name, pattern) and digits in listed
    }
    assert {(pattern, digits) for pattern, listed in excepted.items() for digits in listed} == used
