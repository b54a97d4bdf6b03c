"""The rulebook as text: every rule in our own words, with its source in the printed rules and its status."""

from rich.console import Console
from rich.text import Text

from pessoi.core.game import Game
from pessoi.core.rulebook import Rule
from pessoi.text import GameWords


def find(game: Game, words: GameWords, search: str) -> list[Rule]:
    """Return the rules whose id, fact or text contains `search`; all rules if it is empty."""
    wanted = search.strip().lower()
    return [
        rule
        for rule in game.rulebook.rule
        if wanted in rule.id or wanted in rule.fact or wanted in words.format(rule.message).lower()
    ]


def page(game: Game, words: GameWords, search: str = "") -> Text:
    """Format the rules that match a search, by chapter."""
    text = Text()
    chapter = ""
    found = find(game, words, search)
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            text.append(f"\n{words.format(f'chapter-{chapter}')}\n\n", style="bold")
        text.append(words.format(rule.message) + "\n")
        text.append(f"  {source(rule, words)}\n", style="dim")
    if not found:
        text.append(words.format("terminal-no-rule", search=search))
    for status in dict.fromkeys(rule.status for rule in found):
        label = words.label(words.format(f"status-{status}"))
        text.append(f"\n{label} {words.format(f'status-{status}-about')}", style="dim")
    return text


def source(rule: Rule, words: GameWords) -> str:
    """Format id, status, places, option and source of a rule as one line."""
    parts = [rule.id, words.format(f"status-{rule.status}"), *rule.places]
    if rule.option:
        spelled = rule.option.replace("_", "-")
        parts.append(words.format("rules-option", option=words.format(f"option-{spelled}")))
    if rule.source:
        parts.append(rule.source)
    return " · ".join(parts)


def show(game: Game, words: GameWords, console: Console, search: str = "") -> None:
    """Print the rules that match a search."""
    console.print(page(game, words, search), soft_wrap=not console.is_terminal)
