"""The places of rules name their texts in the reader's language, and the place in the words of the text."""

import pytest

import pessoi
from pessoi.text import of_game


@pytest.mark.parametrize(
    ("game", "language", "place", "shown"),
    [
        ("zeus", "en", "haffner: B 1 a", "Haffner: B 1 a"),
        ("zeus", "fr", "haffner: B 1 a", "Haffner : B 1 a"),
        ("peloponnes", "fr", "rulebook: 5b, figure 4", "livret : 5b, figure 4"),
        ("peloponnes", "de", "reviews", "Rezensionen"),
        ("peloponnes", "de", "component lists", "Materiallisten"),
        ("deukalion", "en", "french p. 9", "French text p. 9"),
    ],
)
def test_a_place_is_named_in_the_language_of_the_reader(game: str, language: str, place: str, shown: str) -> None:
    assert of_game(pessoi.game(game), language).place(place).replace("\u00a0", " ") == shown
