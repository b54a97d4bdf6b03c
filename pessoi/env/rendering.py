"""Rendering of environments: the public view of the board, as text or as an image."""

import io

from rich.console import Console, RenderableType

from pessoi.core.game import Game, seat_colours
from pessoi.core.state import State
from pessoi.env.raster import draw_image
from pessoi.terminal.boards import board_of
from pessoi.text import of_game
from pessoi.text.terminal_style import players

MODES = ["human", "ansi", "rgb_array"]
COLUMNS = 100


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown render mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode must be one of {', '.join(MODES)}, got {mode!r}")


def render(game: Game, state: State, mode: str | None) -> object:
    """Return text for `ansi` and an array of pixels for `rgb_array`; print the text for `human`."""
    if mode is None:
        return None
    names = [f"seat {seat}" for seat in range(state.seats)]
    seated = players(names, seat_colours([""] * state.seats, game.colours))
    board = board_of(game.key)(state.view(None), of_game(game, "en"), seated, frozenset())
    if mode == "rgb_array":
        return draw_image(board, COLUMNS)
    text = _to_text(board)
    if mode == "human":
        print(text)
        return None
    return text


def _to_text(board: RenderableType) -> str:
    file = io.StringIO()
    Console(file=file, width=COLUMNS, color_system="truecolor", force_terminal=True, legacy_windows=False).print(board)
    return file.getvalue()
