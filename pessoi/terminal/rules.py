"""The rulebook as text: every rule in our own words, with its source in the printed rules and its status."""

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from pessoi.core.game import Game
from pessoi.core.rulebook import Rule
from pessoi.text import GameWords

Options = Mapping[str, str]
"""A full set of options, those of a table."""


def find(game: Game, words: GameWords, search: str, options: Options | None = None) -> list[Rule]:
    """Return the rules of a table, or all, whose id, fact or text contains `search`."""
    wanted = search.strip().lower()
    return [
        rule
        for rule in game.rulebook.rule
        if (options is None or rule.holds(options))
        and (wanted in rule.id or wanted in rule.fact or wanted in words.rule(rule, options).lower())
    ]


def page(game: Game, words: GameWords, search: str = "", options: Options | None = None) -> Text:
    """Format the rules that match a search, by chapter: those of a table, or all with their variants."""
    text = Text()
    chapter = ""
    found = find(game, words, search, options)
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            text.append(f"\n{words.format(f'chapter-{chapter}')}\n\n", style="bold")
        text.append(words.rule(rule, options) + "\n")
        if options is None:
            for value, variant in words.attributes(rule.message).items():
                text.append(f"  {spelled(words, rule, value)} {variant}\n")
        text.append(f"  {source(rule, words)}\n", style="dim")
    if not found:
        text.append(words.format("terminal-no-rule", search=search))
    elif options is not None and not search:
        others = sum(not rule.holds(options) for rule in game.rulebook.rule)
        text.append("\n" + words.format("rules-not-here", count=others, game=game.key), style="dim")
    for status in dict.fromkeys(rule.status for rule in found):
        label = words.label(words.format(f"status-{status}"))
        text.append(f"\n{label} {words.format(f'status-{status}-about')}", style="dim")
    return text


def spelled(words: GameWords, rule: Rule, value: str) -> str:
    """Name the value of an option under which a rule reads otherwise."""
    return f"[{words.option_value(rule.option, value)}]"


def source(rule: Rule, words: GameWords) -> str:
    """Format id, status, places, option and source of a rule as one line."""
    parts = [rule.id, words.format(f"status-{rule.status}"), *map(words.place, rule.places)]
    if rule.values:
        parts += [words.option_value(rule.option, value) for value in rule.values]
    elif rule.option:
        spelled = rule.option.replace("_", "-")
        parts.append(words.format("rules-option", option=words.format(f"option-{spelled}")))
    if rule.source:
        parts.append(rule.source)
    return " · ".join(parts)


def show(game: Game, words: GameWords, console: Console, search: str = "", options: Options | None = None) -> None:
    """Print the rules that match a search: those of a table, or all."""
    console.print(page(game, words, search, options), soft_wrap=not console.is_terminal)
