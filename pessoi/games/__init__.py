"""The registry of games: the folders here, and the games that other packages register as `pessoi.games`."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from pessoi.core.errors import UserError
from pessoi.core.game import Game

GROUP = "pessoi.games"
"""The entry points by which other packages register games: `key = "package.module:Class"`."""


class UnknownGame(UserError):
    """A game that is not registered."""


@cache
def names() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted({*_folders(), *_registered()}))


def game(key: str, components: Path | str | None = None) -> Game:
    """A game by its key, with the shipped components or with a correction file for them."""
    if key not in names():
        raise UnknownGame("unknown-game", found=key, known=", ".join(names()))
    return _shipped(key) if components is None else _kind(key)(Path(components))


@cache
def _folders() -> tuple[str, ...]:
    return tuple(entry.name for entry in pkgutil.iter_modules(__path__) if entry.ispkg)


@cache
def _registered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _shipped(key: str) -> Game:
    return _kind(key)()


def _kind(key: str) -> type[Game]:
    """The class of a game; a folder here wins over a registered game of the same key."""
    if key in _folders():
        found: type[Game] = importlib.import_module(f"{__name__}.{key}").Game
        return found
    registered: type[Game] = _registered()[key].load()
    return registered
