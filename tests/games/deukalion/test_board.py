"""The map in the terminal."""

import io

import pytest
from games.deukalion.scene import GAME, DeukalionScene
from rich.console import Console

from pessoi import CHANCE, Rng
from pessoi.games.deukalion.board.terminal import draw
from pessoi.text import LANGUAGES, of_game
from pessoi.text.terminal_style import players

PLAYERS = players(["Ann", "Bertrand", "Cäcilie", "Dora"], GAME.colours)


def shown(scene: DeukalionScene, seat: int | None, language: str = "en") -> str:
    lit = frozenset(touched for move in scene.state.legal(seat or 0) for touched in GAME.moves[move].touches)
    console = Console(width=100, file=io.StringIO(), force_terminal=False)
    console.print(draw(scene.state.view(seat), of_game(GAME, language), PLAYERS, lit))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_map_shows_ships_the_hydra_and_what_is_possible() -> None:
    scene = DeukalionScene(3).ship(1, "g4").hands([], ["eagle", "apollo"])
    scene.contracts("c01", seat1="c13").front(0, "hades")
    text = shown(scene, 1)
    for expected in (
        PLAYERS[1].sign,
        "H",
        "*~*",
        "[RHO]",
        "Rhodes *",
        "Salamis +1 *",
        "Eagle of Zeus",
        "Favour of Hades",
        "C13",
    ):
        assert expected in text
    assert "C13" not in shown(scene, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_fits_into_a_hundred_columns(language: str) -> None:
    scene = DeukalionScene(4)
    rng = Rng(4)
    for number in range(900):
        if scene.state.over:
            break
        actor = scene.state.actors[0]
        chance = actor == CHANCE
        scene.state.apply(actor, scene.state.sample(rng) if chance else rng.one_of(scene.state.legal(actor)))
        if number % 30 == 0:
            assert max(len(line) for line in shown(scene, number % 4, language).splitlines()) <= 100


def test_a_fight_shows_how_the_fighters_fell() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2")
    scene.play(1, "sail d3")
    scene.chance("throw 1 2 7")
    assert "total 8: 7 × full point, 2 × half point, 1 × cross" in shown(scene, 1)
