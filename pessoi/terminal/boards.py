"""The board of every game in the terminal: its own or, if it has none, the generic one."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

from rich.console import RenderableType

from pessoi.games import game
from pessoi.terminal import generic_board
from pessoi.text import GameWords
from pessoi.text.terminal_style import Player

Draw = Callable[[object, GameWords, Sequence[Player], frozenset[str]], RenderableType]
"""Draws a view, given the messages, the players of the seats and the places to highlight."""


@cache
def board_of(key: str) -> Draw:
    """Return the function that draws the board of a game."""
    module = game(key).module("board.terminal")
    return generic_board.draw if module is None else cast(Draw, module.draw)
