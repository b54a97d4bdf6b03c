"""One board per game, drawn from a view; a game without one is shown as a table of its view."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

import msgspec
from rich.console import RenderableType
from rich.table import Table

from pessoi.games import game
from pessoi.text import GameWords

Draw = Callable[[object, GameWords, Sequence[str], frozenset[str]], RenderableType]


@cache
def board_of(key: str) -> Draw:
    """The function that draws a game's board."""
    module = game(key).module("board.terminal")
    return draw_anything if module is None else cast(Draw, module.draw)


def draw_anything(view: object, words: GameWords, names: Sequence[str], lit: frozenset[str]) -> RenderableType:
    """Every field of a view with its value."""
    table = Table(show_header=False, box=None, padding=(0, 1))
    for name, value in msgspec.to_builtins(view).items():
        table.add_row(str(name), str(value))
    return table
