"""Everything the game says can be said in every language, and the board fits the terminal."""

from collections.abc import Iterator
from io import StringIO
from typing import cast

import pytest
from games.rhodes.scene import GAME
from rich.console import Console

from pessoi import CHANCE, Event, Rng, State
from pessoi.games.rhodes.board.terminal import draw
from pessoi.games.rhodes.view_types import RhodesView
from pessoi.text import LANGUAGES, of_game
from pessoi.text.terminal_style import players

NAMES = ["Alexandra", "Berenike", "Chrysippos", "Diotima", "Euklides"]
WIDTH = 100


def played(seats: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    state = GAME.start(seats)
    rng = Rng(seed)
    while not state.over:
        seat = state.actors[0]
        move = state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat))
        yield state, state.play(seat, move)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_breakdown_of_a_whole_game_names_the_source_of_every_point(seed: int) -> None:
    steps = list(played(3, seed))
    state = steps[-1][0]
    happened = [event for _, events in steps for event in events]
    for parts, score in zip(GAME.sources(state, happened), state.scores, strict=True):
        assert "earlier" not in parts
        assert sum(parts.values()) == score


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_fits_and_names_every_player(language: str, seats: int) -> None:
    words = of_game(GAME, language)
    for number, (state, _) in enumerate(played(seats, 4)):
        if number % 60:
            continue
        console = Console(width=WIDTH, record=True, file=StringIO())
        lit = frozenset(
            place
            for seat in state.actors
            if seat >= 0
            for move in state.legal(seat)
            for place in GAME.moves[move].touches
        )
        console.print(draw(cast(RhodesView, state.view(None)), words, players(NAMES, GAME.colours), lit))
        text = console.export_text()
        assert max(len(line.rstrip()) for line in text.splitlines()) <= WIDTH
        assert "…" not in text
        assert all(name in text for name in NAMES[:seats])
        assert words.format("board-exit") in text
