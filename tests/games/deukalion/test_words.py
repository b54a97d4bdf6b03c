"""Every event, reason, move and outcome has words in every language, with no argument left unfilled."""

import pytest
from games.deukalion.scene import GAME

from pessoi import CHANCE, Rng
from pessoi.text import LANGUAGES, of_game

NAMES = ["Ann", "Ben", "Cleo", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_words(language: str) -> None:
    words = of_game(GAME, language)
    for seed in (1, 2):
        state = GAME.start(4)
        rng = Rng(seed)
        while not state.over:
            actor = rng.one_of(list(state.actors))
            move = state.sample(rng) if actor == CHANCE else rng.one_of(state.legal(actor))
            for event in state.play(actor, move):
                assert "$" not in words.event(event, NAMES)
            refusal = state.why_not(0, rng.below(len(GAME.moves)))
            if refusal is not None:
                assert "$" not in words.reason(refusal, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_words(language: str) -> None:
    words = of_game(GAME, language)
    for move in range(len(GAME.moves)):
        assert GAME.moves.parse(GAME.moves.name(move)) == move
    for outcome in range(len(GAME.outcomes)):
        assert words.outcome(outcome)
