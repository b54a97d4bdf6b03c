"""The games. Each lives in a folder of its own; a folder that is here is a game that can be played."""

import importlib
import importlib.util
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import cast

from pessoi.core.errors import UserError
from pessoi.core.game import Game


class UnknownGame(UserError):
    """A game that is not on the shelf."""


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(entry.name for entry in pkgutil.iter_modules(__path__) if entry.ispkg))


def game(key: str, components: Path | str | None = None) -> Game:
    """A game by its name, with the printed components or with a correction of them."""
    if key not in names():
        raise UnknownGame("unknown-game", found=key, known=", ".join(names()))
    return _printed(key) if components is None else _kind(key)(Path(components))


def module_of(key: str, name: str) -> ModuleType | None:
    """Import a module of a game by its name in the game's package; return None if the game does not have it."""
    path = f"{__name__}.{key}"
    for part in name.split("."):
        path = f"{path}.{part}"
        if importlib.util.find_spec(path) is None:
            return None
    return importlib.import_module(path)


@cache
def _printed(key: str) -> Game:
    return _kind(key)()


def _kind(key: str) -> "type[_Boxed]":
    return cast("type[_Boxed]", importlib.import_module(f"{__name__}.{key}").Game)


class _Boxed(Game):
    """How each game's class is made."""

    def __init__(self, correction: Path | None = None) -> None: ...
