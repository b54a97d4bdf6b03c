"""What a person sees of an environment: the table as a spectator sees it, as text or as a picture."""

import io

from rich.console import Console, RenderableType

from pessoi.core.game import Game
from pessoi.core.state import State
from pessoi.terminal.boards import board_of
from pessoi.text import of_game

MODES = ["human", "ansi", "rgb_array"]
COLUMNS = 100


def check_mode(mode: str | None) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")


def render(game: Game, state: State, mode: str | None) -> object:
    """Text for `ansi`, an array of pixels for `rgb_array`, nothing but a print for `human`."""
    if mode is None:
        return None
    names = [f"seat {seat}" for seat in range(state.seats)]
    board = board_of(game.key)(state.view(None), of_game(game, "en"), names, frozenset())
    if mode == "rgb_array":
        from pessoi.env.raster import picture

        return picture(board, COLUMNS)
    text = _printed(board)
    if mode == "human":
        print(text)
        return None
    return text


def _printed(board: RenderableType) -> str:
    paper = io.StringIO()
    Console(file=paper, width=COLUMNS, color_system="truecolor", force_terminal=True, legacy_windows=False).print(board)
    return paper.getvalue()
