"""The map in the terminal."""

import io

import pytest
from games.deukalion.table import GAME, Table
from rich.console import Console

from pessoi import CHANCE, Rng
from pessoi.games.deukalion.board.terminal import draw
from pessoi.text import LANGUAGES, of_game
from pessoi.text.terminal_style import SIGNS

NAMES = ["Ann", "Bertrand", "Cäcilie", "Dora"]


def shown(table: Table, seat: int | None, language: str = "en") -> str:
    lit = frozenset(touched for move in table.state.legal(seat or 0) for touched in GAME.moves[move].touches)
    console = Console(width=100, file=io.StringIO(), force_terminal=False)
    console.print(draw(table.state.view(seat), of_game(GAME, language), NAMES, lit))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_map_shows_ships_the_hydra_and_what_is_possible() -> None:
    table = Table(3).ship(1, "g4").hands([], ["eagle", "apollo"]).contracts("c01", seat1="c13").front(0, "hades")
    text = shown(table, 1)
    for expected in (
        SIGNS[1],
        "H",
        "*~*",
        "[RHO]",
        "Rhodos *",
        "Salamis +1 *",
        "Eagle of Zeus",
        "Favour of Hades",
        "C13",
    ):
        assert expected in text
    assert "C13" not in shown(table, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_fits_into_a_hundred_columns(language: str) -> None:
    table = Table(4)
    rng = Rng(4)
    for number in range(900):
        if table.state.over:
            break
        actor = table.state.actors[0]
        fate = actor == CHANCE
        table.state.apply(actor, table.state.sample(rng) if fate else rng.one_of(table.state.legal(actor)))
        if number % 30 == 0:
            assert max(len(line) for line in shown(table, number % 4, language).splitlines()) <= 100


def test_a_fight_shows_how_the_fighters_fell() -> None:
    table = Table().ship(1, "c3").ship(0, "d3").hydra("h2").play(1, "sail d3").chance("throw 1 2 7")
    assert "crosses 1, halves 2, wholes 7" in shown(table, 1)
