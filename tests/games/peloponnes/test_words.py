"""Every event, move and reason has a text in every language."""

import pytest
from helpers import step

import pessoi
from pessoi import CHANCE, Rng
from pessoi.text import LANGUAGES, of_game

NAMES = ("Ana", "Bea", "Cyd", "Dan", "Eve")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_move_and_reason_of_random_games_can_be_said(language: str) -> None:
    game = pessoi.game("peloponnes")
    words = of_game(game, language)
    rng = Rng(3)
    for seats, options in ((1, {"level": "3"}), (3, {}), (4, {"edition": "lenient"}), (5, {})):
        state = game.start(seats, options)
        names = NAMES[:seats]
        while not state.over:
            for seat in state.actors:
                if seat == CHANCE:
                    continue
                assert words.question(state, seat, names)
                for move in state.legal(seat):
                    assert words.move(state, seat, move, names)
                for _ in range(3):
                    reason = state.why_not(seat, rng.below(len(game.moves)))
                    assert reason is None or words.reason(reason, names)
            actor, chosen = step(state, rng)
            if actor == CHANCE:
                assert words.outcome(chosen)
            for event in state.play(actor, chosen):
                assert words.event(event, names)
