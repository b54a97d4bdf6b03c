"""Descriptions of the available games and bots for the HTTP API."""

import re

import msgspec

from pessoi import games
from pessoi.core.game import Game
from pessoi.server import api
from pessoi.server.tables import bot_names
from pessoi.text import LANGUAGES


def catalogue() -> api.Catalogue:
    """The available games and bots."""
    return api.Catalogue(games=[_info(game) for game in games.working()], bots=list(bot_names.available()))


def _info(game: Game) -> api.GameInfo:
    return api.GameInfo(
        key=game.key,
        box=msgspec.convert(game.rulebook.box, api.BoxInfo, from_attributes=True),
        least=game.seats[0],
        most=game.seats[-1],
        editions=game.options.editions,
        options={name: option.values for name, option in game.options.options.items()},
        rules=game.rulebook.version,
    )


def _numbers(game: Game) -> dict[str, int | list[int]]:
    """The numbers of the components that some text of the game names."""
    text = (game.folder / "text" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"\$([\w-]+)", text))
    return {name: value for name, value in game.components.numbers().items() if name in named}


def detail(key: str) -> api.GameDetail:
    """What a client needs to word a game, and its rulebook; raises UnknownGame."""
    game = games.game(key)
    return api.GameDetail(
        key=key,
        persons=list(game.persons),
        words=dict(game.words),
        lists=dict(game.lists),
        colours=list(game.colours),
        amounts={group: list(members) for group, members in game.amounts.items()},
        numbers=_numbers(game),
        merges={
            kind.message: api.Merge(adds=kind.adds, lists=kind.lists)
            for kind in game.events.kinds
            if kind.adds or kind.lists
        },
        secrets=[kind.message for kind in game.events.kinds if kind.private],
        texts=game.rulebook.texts,
        rules=msgspec.convert(game.rulebook.rule, list[api.RuleInfo], from_attributes=True),
    )
