"""Descriptions of games for clients: what to offer for a new table, and what is needed to word a game."""

import re

import msgspec
from msgspec import Struct

from pessoi import games, lessons
from pessoi.core.game import Game
from pessoi.text import LANGUAGES


class BoxInfo(Struct, frozen=True, kw_only=True):
    """What is printed on the box; empty or 0 if it is unknown."""

    authors: list[str]
    publisher: str
    year: int
    age: int


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game: its box, the number of seats, its editions with their option values, the values of its options, and
    the names of its lessons."""

    key: str
    box: BoxInfo
    least: int
    most: int
    editions: dict[str, dict[str, str]]
    options: dict[str, list[str]]
    rules: int
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
        lessons=lessons.names(game),
    )


def _numbers(game: Game) -> dict[str, int | list[int]]:
    """The numbers of the components that some text of the game names."""
    text = (game.folder / "text" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"\$([\w-]+)", text))
    return {name: value for name, value in game.components.numbers().items() if name in named}


def detail(key: str) -> GameDetail:
    """What a client needs to word a game, and its rulebook; raises UnknownGame."""
    game = games.game(key)
    return GameDetail(
        key=key,
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
