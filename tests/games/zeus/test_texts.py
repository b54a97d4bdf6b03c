"""Everything the game says can be said, in every language and with every number."""

import re

import pytest
from games.zeus.scene import ZEUS, ZeusScene

from pessoi import Event
from pessoi.text import LANGUAGES, of_game

NAMES = ["Ada", "Ben", "Eva", "Jon", "Lea", "Tim"]
VALUES = [(0, 0, 0, 0, 0, 0), (1, 1, 1, 1, 1, 1), (2, 2, 2, 2, 2, 2), (3, 4, 3, 3000, 0, 0)]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_every_event_makes_a_sentence(language: str) -> None:
    words = of_game(ZEUS, language)
    for kind in ZEUS.events.kinds:
        for values in VALUES:
            said = words.event(Event(kind, values), NAMES)
            assert said.endswith(".")
            assert "$" not in said
            if "seat" in kind.arguments:
                assert NAMES[values[0]] in said


@in_every_language
def test_every_outcome_has_words(language: str) -> None:
    words = of_game(ZEUS, language)
    outcomes = [words.outcome(outcome) for outcome in range(len(ZEUS.outcomes))]
    assert len(set(outcomes)) == len(outcomes)


@in_every_language
def test_every_rule_is_worded_in_whole_sentences(language: str) -> None:
    words = of_game(ZEUS, language)
    said = [words.format(rule.message) for rule in ZEUS.rulebook.rule]
    assert len(said) == len(set(said)) == 114
    for sentence in said:
        assert sentence.endswith(".")
        assert "'" not in sentence
        assert '"' not in sentence


@in_every_language
def test_board_labels_are_short(language: str) -> None:
    words = of_game(ZEUS, language)
    labels = ("offer", "draw-pile", "discard", "supply", "pawns", "money", "stone", "bid", "score", "temples", "hidden")
    for label in (*labels, "value"):
        assert len(words.format(f"board-{label}").split()) <= 4
    assert "3" in words.format("board-final-turns", count=3)
    advice = words.format("board-opening-advice", low=20, high=30)
    assert re.findall(r"\d+", advice) == ["20", "30"]


def test_sizes_and_numbers_are_spelled_out() -> None:
    words = of_game(ZEUS, "en")
    scene = ZeusScene(4)
    scene.give(0, 1, price=1)
    scene.turn(0)
    scene.play(0, "build 1-2")
    built = next(event for event in scene.events if event.message == "built")
    assert words.event(built, NAMES) == "Ada builds a medium temple on 1-2 for 1 ox."
    assert of_game(ZEUS, "fr").event(built, NAMES) == "Ada construit un temple moyen sur les terrains 1-2 pour 1 bœuf."
    assert of_game(ZEUS, "de").event(built, NAMES) == "Ada baut auf 1-2 einen mittleren Tempel für 1 Rind."
