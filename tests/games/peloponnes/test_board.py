"""The board in the terminal."""

import pytest
from games.peloponnes.scene import PeloponnesScene
from helpers import walk
from rich.console import Console

import pessoi
from pessoi import CHANCE, State
from pessoi.games.peloponnes.board.terminal import draw
from pessoi.games.peloponnes.view_types import PeloponnesView
from pessoi.text import LANGUAGES, of_game
from pessoi.text.terminal_style import players

PLAYERS = players(("Aristophanes", "Bea", "Cyd", "Dan", "Eve"), pessoi.game("peloponnes").colours)
WIDTH = 100


def drawn(state: State, language: str = "en") -> str:
    """The board as plain text, with the places that legal moves touch."""
    game = pessoi.game("peloponnes")
    seats = [seat for seat in state.actors if seat != CHANCE]
    lit = frozenset(place for seat in seats for move in state.legal(seat) for place in game.moves[move].touches)
    view = state.view(None)
    assert isinstance(view, PeloponnesView)
    console = Console(width=WIDTH, no_color=True, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(view, of_game(game, language), PLAYERS[: state.seats], lit))
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_into_a_hundred_columns_at_any_time(language: str) -> None:
    game = pessoi.game("peloponnes")
    for seats in game.seats:
        for number, state in enumerate(walk(game.start(seats), seats)):
            if number % 9 == 0 or state.over:
                lines = drawn(state, language).splitlines()
                assert max(len(line) for line in lines) <= WIDTH


def test_the_board_shows_rows_mats_and_disasters_without_colour() -> None:
    scene = PeloponnesScene(3)
    scene.place(0, "market", unfinished=True)
    scene.place(1, "a07", "a08")
    scene.give(2, luxury=25)
    scene.offer("a01", "street", "port", "barracks", "b05")
    scene.play(0, "bid a01", "offer 4")
    scene.play(1, "pass")
    text = " ".join(drawn(scene.state).split())
    for expected in (
        "Round 1 of 8",
        "Α Aristophanes → Β Bea → Γ Cyd",
        "Market (unfinished)",
        "Land tiles: Forest A07, Field/Forest A08",
        "Conquest",
        "earthquake ○○○",
        "any land",
        "passed",
    ):
        assert expected in text, expected
    assert "20+" in text


def test_a_disaster_that_struck_is_marked() -> None:
    scene = PeloponnesScene(2)
    scene.strike("plague")
    assert "plague ●●● (struck)" in " ".join(drawn(scene.state).split())


def test_alone_the_level_and_the_civilisations_to_choose_are_shown() -> None:
    text = drawn(PeloponnesScene(1, level="3").state)
    assert "Level 3: 32 points needed" in text
    assert "Corinth" in text
