"""The rulebook on screen, in our own words, with the place in the paper rules and how sure we are of it."""

from rich.console import Console
from rich.text import Text

from pessoi.core.game import Game
from pessoi.core.rulebook import Rule
from pessoi.text import GameWords


def found(game: Game, words: GameWords, search: str) -> list[Rule]:
    """The rules in whose id or wording a text occurs; all of them for an empty one."""
    wanted = search.strip().lower()
    return [
        rule
        for rule in game.rulebook.rule
        if wanted in rule.id or wanted in rule.fact or wanted in words.say(rule.message).lower()
    ]


def page(game: Game, words: GameWords, search: str = "") -> Text:
    """The rulebook, or the part of it that was asked for."""
    text = Text()
    chapter = ""
    for rule in found(game, words, search):
        if rule.chapter != chapter:
            chapter = rule.chapter
            text.append(f"\n{words.say(f'chapter-{chapter}')}\n\n", style="bold")
        text.append(words.say(rule.message) + "\n")
        text.append(f"  {source(rule, words)}\n", style="dim")
    if not chapter:
        text.append(words.say("terminal-no-rule", search=search))
    return text


def source(rule: Rule, words: GameWords) -> str:
    """Id, status, places, option and source in one line."""
    parts = [rule.id, words.say(f"status-{rule.status}"), *rule.places]
    if rule.option:
        spelled = rule.option.replace("_", "-")
        parts.append(words.say("rules-option", option=words.say(f"option-{spelled}")))
    if rule.source:
        parts.append(rule.source)
    return " · ".join(parts)


def show(game: Game, words: GameWords, console: Console, search: str = "") -> None:
    """Print it."""
    console.print(page(game, words, search), soft_wrap=not console.is_terminal)
