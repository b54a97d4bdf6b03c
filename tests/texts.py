"""Every Fluent message of the project, with what it says in each of its variants."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from pessoi import games
from pessoi.text import COMMON, LANGUAGES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "web" / "src" / "text"
GAP = "\ufffc"
"""What stands for a value in the text of a message."""


@dataclass(frozen=True)
class Message:
    """A message of one file in one language, or one of its attributes."""

    language: str
    part: str
    """The key of a game, `common` or `page`."""
    name: str
    """The id of the message, with the attribute after a full stop."""
    pattern: ast.Pattern

    def __str__(self) -> str:
        return f"{self.language} {self.part} {self.name}"

    @property
    def texts(self) -> list[str]:
        """What the message says, once for every choice of variants, with gaps for the values."""
        return [re.sub(r"\s*\n\s*", "\n", text) for text in spelled(self.pattern)]


def spelled(pattern: ast.Pattern) -> list[str]:
    """Spell a pattern in all its variants."""
    texts = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else filled(element.expression)
        texts = [text + part for text in texts for part in parts]
    return texts


def filled(expression: object) -> list[str]:
    """What can stand in the place of an expression."""
    if isinstance(expression, ast.SelectExpression):
        return list(dict.fromkeys(text for variant in expression.variants for text in spelled(variant.value)))
    return [expression.value] if isinstance(expression, ast.StringLiteral) else [GAP]


@cache
def folders() -> dict[str, Path]:
    """The folder with the texts of each part."""
    of_games = {key: games.game(key).folder / "text" for key in games.names()}
    of_pages = {name: PAGE.parent / name / "text" for name in ("campaign", "study")}
    return {"common": COMMON, "page": PAGE, "pages": PAGE / "pages"} | of_pages | of_games


@cache
def messages(part: str, language: str) -> list[Message]:
    """The messages of one part in one language."""
    text = (folders()[part] / f"{language}.ftl").read_text(encoding="utf-8")
    return [
        Message(language, part, name, pattern)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
        for name, pattern in named_patterns(entry)
    ]


def named_patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The wording of a message and those of its attributes."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def all_messages(language: str) -> Iterator[Message]:
    """All messages in one language."""
    for part in folders():
        yield from messages(part, language)


@cache
def bundle(part: str, language: str) -> FluentBundle:
    """The messages of a part, with those it may refer to."""
    made = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys(["common", "page", part]):
        made.add_resource(FluentResource((folders()[each] / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def formatted(message: Message, values: Mapping[str, int]) -> tuple[str, list[Exception]]:
    """Format a message; the errors are those of Fluent."""
    made = bundle(message.part, message.language)
    name, _, attribute = message.name.partition(".")
    found = made.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, dict(values))
    return str(text), errors


__all__ = ["GAP", "LANGUAGES", "Message", "all_messages", "folders", "formatted", "messages", "spelled"]
