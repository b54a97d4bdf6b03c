"""The colours of the seats: those of the box, unless somebody chooses another one."""

import pytest

from pessoi.core.game import COLOURS, seat_colours
from pessoi.games import game

BOX = game("zeus").colours


def test_seats_have_the_colours_of_the_box() -> None:
    assert seat_colours(["", "", "", ""], BOX) == ["red", "yellow", "blue", "green"]


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        (("blue", "", ""), ["blue", "yellow", "red"]),
        (("", "", "red"), ["blue", "yellow", "red"]),
        (("black", "", ""), ["black", "yellow", "blue"]),
        (("yellow", "red", ""), ["yellow", "red", "blue"]),
    ],
)
def test_others_keep_the_colour_of_the_box_if_it_is_free(chosen: tuple[str, ...], shown: list[str]) -> None:
    assert seat_colours(chosen, BOX) == shown


def test_colours_repeat_if_there_are_more_seats_than_colours() -> None:
    assert seat_colours([""] * 8) == [*COLOURS, *COLOURS[:2]]
