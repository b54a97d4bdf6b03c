"""`pessoi replay` and `pessoi position`: records and positions in the terminal."""

import argparse

from pessoi import games
from pessoi.commands.arguments import print_json
from pessoi.core import record as records
from pessoi.core.files import json_in
from pessoi.core.position import PositionError
from pessoi.core.step import CHANCE
from pessoi.terminal import replay as viewer
from pessoi.terminal.console import console
from pessoi.text import of_game


def replay(arguments: argparse.Namespace) -> int:
    """Step through a record."""
    record = records.read(arguments.file)
    game = games.game(record.header.game, arguments.components)
    viewer.step_through(game, record, of_game(game, arguments.lang), console(), input)
    return 0


def show_position(arguments: argparse.Namespace) -> int:
    """Show a position and its legal moves; raises PositionError if the file holds none."""
    data = json_in(arguments.file, PositionError)
    key = data.get("game") if isinstance(data, dict) else None
    if not isinstance(key, str):
        raise PositionError("position-nameless", file=arguments.file)
    game = games.game(key, arguments.components)
    state = game.position(data)
    if arguments.json:
        moves = {seat: [game.moves.name(move) for move in state.legal(seat)] for seat in state.actors if seat != CHANCE}
        print_json({"over": state.over, "scores": state.scores, "ranking": state.ranking, "moves": moves})
    else:
        viewer.show_position(game, state, of_game(game, arguments.lang), console())
    return 0
