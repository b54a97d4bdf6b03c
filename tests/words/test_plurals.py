"""Messages with a count are right at 0, 1 and many."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from texts import LANGUAGES, all_messages, folders, formatted, messages, spelled

from pessoi import games

COUNTS = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))
SINGULAR = {"0", "1", "one"}
"""Keys of the variants that are not said of many."""


def variables(node: object) -> set[str]:
    """The variables in a part of a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    return variables(list(vars(node).values())) if isinstance(node, ast.BaseNode) else set()


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def selected(element: object) -> tuple[str, list[ast.Variant]] | None:
    """The variable that a selector looks at, and its variants."""
    expression = element.expression if isinstance(element, ast.Placeable) else None
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        return expression.selector.id.name, expression.variants
    return None


@cache
def settled(part: str) -> frozenset[str]:
    """Variables of a game that are no counts of 0 or 1: names, lists of amounts, and most numbers of its components."""
    if part not in games.names():
        return frozenset()
    game = games.game(part)
    numbers = {name for name, value in game.components.numbers().items() if value not in (0, 1)}
    return frozenset({*game.persons, *game.words, *game.lists, *game.amounts, *numbers})


def counted(pattern: ast.Pattern, language: str, safe: frozenset[str] = frozenset()) -> Iterator[str]:
    """Numbers with a word that would have to change with them; `safe` are those whose plural is already chosen."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None]):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            name = element.expression.id.name
            word = re.match(r"[ \u00a0\u202f]([^\W\d_]+)", after.value) if isinstance(after, ast.TextElement) else None
            known = {*safe, *COUNTS["names"], *COUNTS["many"]}
            if word and name not in known and word[1] not in COUNTS["invariable"][language]:
                yield f"${name} {word[1]}"
        choice = selected(element)
        if choice:
            name, variants = choice
            singular = {key(variant) for variant in variants} & {"1", "one"}
            for variant in variants:
                chosen = singular or key(variant) in SINGULAR
                yield from counted(variant.value, language, safe | {name} if chosen else safe)


def unnumbered(pattern: ast.Pattern, safe: frozenset[str] = frozenset()) -> Iterator[str]:
    """Variants for one that say so in words: in French they are also those for 0, unless it has its own.

    `safe` are the variables that are never 0.
    """
    for name, variants in filter(None, map(selected, pattern.elements)):
        own = any(key(variant) == "0" for variant in variants)
        for variant in variants:
            silent = key(variant) == "one" and not own and name not in safe | variables(variant.value)
            if silent and re.search(r"\b(une?|1|seule?)\b", " ".join(spelled(variant.value))):
                yield f"${name} [one]"
            yield from unnumbered(variant.value, safe)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", folders())
def test_every_message_can_be_formatted_with_any_count(part: str, language: str) -> None:
    names = variables([message.pattern for message in messages(part, language)])
    for message in messages(part, language):
        for number in (0, 1, 2, 5):
            text, errors = formatted(message, dict.fromkeys(names, number))
            assert errors == [], message
            assert text.strip(), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_after_a_number_follows_the_number(language: str) -> None:
    faults = [
        f"{each}: {fault}"
        for each in all_messages(language)
        for fault in counted(each.pattern, language, settled(each.part))
    ]
    assert faults == []


def test_french_does_not_say_one_of_zero() -> None:
    faults = [
        f"{each}: {fault}" for each in all_messages("fr") for fault in unnumbered(each.pattern, settled(each.part))
    ]
    assert faults == []


def parsed(text: str) -> ast.Pattern:
    entry = FluentParser().parse_entry(f"x = {text}\n")
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return entry.value


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{ $count } coins", ["$count coins"]),
        ("coins: { $count }", []),
        ("{ $count } wood", []),
        ("plot { $plot } costs more", []),
        ("{ $count ->\n [one] { $count } coin\n *[other] { $count } coins\n }", []),
        ("{ $count ->\n [0] none\n *[other] { $count } coins\n }", ["$count coins"]),
        ("{ $other ->\n [one] { $count } coins\n *[other] x\n }", ["$count coins"]),
    ],
)
def test_a_number_without_a_plural_is_found(text: str, fault: list[str]) -> None:
    assert list(counted(parsed(text), "en")) == fault
