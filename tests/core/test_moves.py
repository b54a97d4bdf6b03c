"""Notation: every move can be written, and what is written is a move or gets help."""

import pytest
from helpers import every_game, mistaken

from pessoi import Game
from pessoi.core.moves import MoveTable, UnknownMove


@every_game
def test_names_and_numbers_are_each_others_inverse(game: Game) -> None:
    for table in (game.moves, game.outcomes):
        for move in range(len(table)):
            assert table.parse(table.name(move)) == move


def test_case_and_spaces_do_not_matter() -> None:
    table = MoveTable()
    move = table.kind("build").add("build 4-5-6")
    assert table.parse("  Build   4-5-6 ") == move


def test_a_slip_is_answered_with_what_is_near() -> None:
    table = MoveTable()
    table.single("auction")
    with mistaken(UnknownMove, "did you mean auction"):
        table.parse("acution")


def test_a_notation_is_used_once() -> None:
    table = MoveTable()
    table.single("pass")
    with pytest.raises(ValueError, match="'pass'"):
        table.single("pass")


@pytest.mark.parametrize("move", [-1, 1, 99])
def test_a_number_outside_the_table_is_refused(move: int) -> None:
    table = MoveTable()
    table.single("pass")
    assert move not in table
    with pytest.raises(ValueError, match="0 to 0"):
        table.name(move)
