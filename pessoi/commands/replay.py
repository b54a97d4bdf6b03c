"""`pessoi replay` and `pessoi position`: records and positions in the terminal."""

import argparse

from pessoi import games
from pessoi.commands.arguments import print_json
from pessoi.core import record as records
from pessoi.core.files import json_in
from pessoi.core.position import PositionError
from pessoi.core.step import CHANCE
from pessoi.records import OpenedRecord, open_for_reading, reopen
from pessoi.terminal import replay as viewer
from pessoi.terminal.console import console
from pessoi.text import of_game


def replay(arguments: argparse.Namespace) -> int:
    """Step through a record; one of other rules or numbers is shown as far as it fits those of today."""
    record = records.read(arguments.file)
    if arguments.components is not None:
        opened = OpenedRecord(reopen(record, arguments.components), None)
    else:
        opened = open_for_reading(record)
    session = opened.session
    words = of_game(session.game, arguments.lang)
    if opened.misfit is not None:
        why = words.error(opened.misfit)
        console().print(words.format("record-misfit", why=why, entries=len(session.record)), markup=False)
    viewer.step_through(session.game, session.record, words, console(), input)
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
