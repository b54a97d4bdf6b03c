"""The rulebooks of all games as pages of the documentation site, in every language."""

import re
from collections.abc import Iterator

from babel import Locale
from wiretypes import built_in_games

import pessoi
from pessoi.core.rulebook import Rule
from pessoi.terminal import rules
from pessoi.text import LANGUAGES, GameWords, of_game

FOLDER = "rules/"
INTRODUCTION = ("book-goal", "book-play", "book-winner")
NAMES = {language: str(Locale(language).get_display_name(language)).capitalize() for language in LANGUAGES}
"""The name of every language in that language."""


def pages() -> Iterator[tuple[str, str]]:
    """Every rulebook in every language: the path of its page, and the page in Markdown."""
    for key in built_in_games():
        for language in LANGUAGES:
            yield f"{FOLDER}{key}/{language}.md", page(of_game(pessoi.game(key), language))


def navigation() -> list[dict[str, list[dict[str, str]]]]:
    """The pages by game and language, as MkDocs expects them."""
    return [
        {
            of_game(pessoi.game(key), LANGUAGES[0]).format("game-name"): [
                {NAMES[language]: f"{FOLDER}{key}/{language}.md"} for language in LANGUAGES
            ]
        }
        for key in built_in_games()
    ]


def page(words: GameWords) -> str:
    """A rulebook in Markdown: what the game is about, the rules by chapter, and where they come from."""
    book = words.game.rulebook
    others = [f"[{NAMES[language]}]({language}.md)" for language in LANGUAGES if language != words.language]
    parts = [f'<div lang="{words.language}" markdown>', f"# {words.format('game-name')}", " · ".join(others)]
    parts += [_plain(words.format(message)) for message in INTRODUCTION if words.has(message)]
    for chapter in dict.fromkeys(rule.chapter for rule in book.rule):
        parts.append(f"## {_plain(words.format(f'chapter-{chapter}'))}")
        for rule in book.rule:
            if rule.chapter == chapter:
                parts += _rule(rule, words)
    parts.append("---")
    parts.append(_list({text: f"text-{text.replace(' ', '-')}" for text in book.texts}, words))
    parts.append(_list({rule.status: f"status-{rule.status}" for rule in book.rule}, words))
    return "\n\n".join([*parts, "</div>", ""])


def _rule(rule: Rule, words: GameWords) -> Iterator[str]:
    """A rule, its wording under other options, and its source with a link to the entry that explains it."""
    yield f"{_plain(words.rule(rule))}\n{{: #{rule.message} }}"
    variants = words.attributes(rule.message)
    if variants:
        yield "\n".join(
            f"- {_plain(f'{rules.spelled(words, rule, value)} {text}')}" for value, text in variants.items()
        )
    source = rules.source(rule, words)
    if rule.source:
        explained = rule.source.removeprefix("docs/")
        source = f"{_plain(source.removesuffix(rule.source))}[{rule.fact}](../../{explained})"
    else:
        source = _plain(source)
    yield f"{source}\n{{: .source }}"


def _list(messages: dict[str, str], words: GameWords) -> str:
    """A list of texts or statuses, each with the message `…-about` that explains it."""
    return "\n".join(
        f"- {_plain(words.label(words.format(message)))} {_plain(words.format(f'{message}-about'))}"
        for message in messages.values()
    )


def _plain(text: str) -> str:
    """A text in which nothing is Markdown."""
    return re.sub(r"([\\`*_\[\]<>])", r"\\\1", text)
