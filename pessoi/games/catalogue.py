"""Descriptions of games for clients: what to offer for a new table, and what is needed to word a game."""

import re
from typing import Any

import msgspec
from msgspec import Struct

from pessoi import games, lessons
from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.text import LANGUAGES, Words, common, of_game


class BoxInfo(Struct, frozen=True, kw_only=True):
    """What is printed on the box; empty or 0 if it is unknown."""

    authors: list[str]
    publisher: str
    year: int
    age: int


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game: its box, the number of seats, its editions with their option values, and the values of its options.

    `lessons` names its lessons; `campaign` says whether it has a campaign, `corrected` whether new tables use other
    numbers than the shipped ones.
    """

    key: str
    box: BoxInfo
    least: int
    most: int
    editions: dict[str, dict[str, str]]
    options: dict[str, list[str]]
    rules: int
    campaign: bool
    corrected: bool
    lessons: list[str]


class RuleInfo(Struct, frozen=True, kw_only=True):
    """A rule: its chapter, its text message, its places in the printed rules, its status and its option.

    If it exists under some values of the option only, `values` names them. An attribute of the message that is called
    like a value (with `-` for `_`) is the wording of the rule under that value. `asked` names the steps whose decision
    it explains.
    """

    id: str
    chapter: str
    message: str
    places: list[str]
    status: str
    option: str
    values: list[str]
    asked: list[str]


class Merge(Struct, frozen=True, kw_only=True):
    """How events of one message become one line of the log: one argument is added up, or one is listed."""

    adds: str
    lists: str


class GameDetail(Struct, frozen=True, kw_only=True):
    """What a client needs to word a game: which arguments are seats, which are indices of words, and the rules.

    A word that is itself a message is translated. `lists` are arguments whose values stand for several numbers.
    `colours` are those of the seats, unless players choose others. `amounts` are arguments that are listed together,
    each by its message `amount-…`, without those that are 0. `numbers` are variables that every message may use.
    `merges` is by the message of an event; `secrets` are messages of events that only one seat is shown. `texts` names
    the texts that the places of the rules begin with; the messages `text-…` and `text-…-about` describe them.
    """

    key: str
    persons: list[str]
    words: dict[str, list[str]]
    lists: dict[str, list[list[int]]]
    colours: list[str]
    amounts: dict[str, list[str]]
    numbers: dict[str, int | list[int]]
    merges: dict[str, Merge]
    secrets: list[str]
    texts: list[str]
    rules: list[RuleInfo]


class Box(Struct, frozen=True, kw_only=True):
    """The numbers of a game: those that are shipped, those used here, the JSON Schema of both, and labels.

    `groups` and `fields` are the labels of groups and of the names in them. A group has the `source` of its numbers, or
    `sources` for those with another one: `rulebook`, `public` or `reconstructed`.
    """

    shipped: dict[str, Any]
    numbers: dict[str, Any]
    schema: dict[str, Any]
    groups: dict[str, str]
    fields: dict[str, str]


def info(game: Game) -> GameInfo:
    """What a client needs to offer a game for a new table."""
    return GameInfo(
        key=game.key,
        box=msgspec.convert(game.rulebook.box, BoxInfo, from_attributes=True),
        least=game.seats[0],
        most=game.seats[-1],
        editions=game.options.editions,
        options={name: option.values for name, option in game.options.options.items()},
        rules=game.rulebook.version,
        campaign=game.module("campaign") is not None,
        corrected=games.own_numbers(game) is not None,
        lessons=lessons.names(game),
    )


def _numbers(game: Game) -> dict[str, int | list[int]]:
    """The numbers of the components that some text of the game names."""
    text = (game.folder / "text" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"\$([\w-]+)", text))
    return {name: value for name, value in game.components.numbers().items() if name in named}


def box(game: Game, language: str) -> Box:
    """The numbers of a game, and what a form for them needs."""
    words = of_game(games.game(game.key), language)
    return Box(
        shipped=games.game(game.key).numbers,
        numbers=game.numbers,
        schema=msgspec.json.schema(game.components_type),
        groups={group: _label(words, f"component-{group}", group) for group in game.numbers},
        fields={name: _label(words, f"component-field-{name}", name) for name in _fields(game.numbers)},
    )


def _label(words: Words, message: str, name: str) -> str:
    """The message of a group or a number, otherwise its name in the component file."""
    message = message.replace("_", "-")
    return words.format(message) if words.has(message) else name.replace("_", " ")


def _fields(value: object) -> set[str]:
    """The names of all numbers in components."""
    if isinstance(value, list):
        return set().union(*map(_fields, value))
    if isinstance(value, dict):
        return {str(name) for name in value} | set().union(*map(_fields, value.values()))
    return set()


def detail(game: Game) -> GameDetail:
    """What a client needs to word a game, and its rulebook."""
    return GameDetail(
        key=game.key,
        persons=list(game.persons),
        words=dict(game.words),
        lists=dict(game.lists),
        colours=list(game.colours),
        amounts={group: list(members) for group, members in game.amounts.items()},
        numbers=_numbers(game),
        merges={
            kind.message: Merge(adds=kind.adds, lists=kind.lists)
            for kind in game.events.kinds
            if kind.adds or kind.lists
        },
        secrets=[kind.message for kind in game.events.kinds if kind.private],
        texts=game.rulebook.texts,
        rules=msgspec.convert(game.rulebook.rule, list[RuleInfo], from_attributes=True),
    )


def format_error(error: UserError, language: str) -> str:
    """An error in one language, with the messages of the game it belongs to, if any."""
    key = error.arguments.get("game")
    words = of_game(games.game(key), language) if isinstance(key, str) and key in games.names() else common(language)
    return words.error(error)
