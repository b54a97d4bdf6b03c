"""Whole games on the page, from the first click to the final scores."""

import random

import pytest
from visitor import BOUND, Visitor, Visits

from pessoi import games


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("width", [1440, 390], ids=["mouse", "touch"])
def test_a_whole_game_by_pointer(visit: Visits, game: str, width: int) -> None:
    anna = visit(width)
    anna.sit_with_two_bots(game)
    assert anna.play_by_pointer(random.Random(1)) > 5
    assert_final_scores(anna)


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_by_keyboard_alone(visit: Visits, game: str) -> None:
    anna = visit()
    anna.sit_with_two_bots(game)
    assert anna.play_by_keys(random.Random(2)) > 5
    assert_final_scores(anna)


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_from_the_list_alone(visit: Visits, game: str) -> None:
    anna = visit()
    anna.sit_with_two_bots(game)
    rng = random.Random(3)
    for _ in range(BOUND):
        if not anna.wait_for_turn():
            break
        anna.play_from_list(rng)
        anna.settle()
    assert_final_scores(anna)


def assert_final_scores(anna: Visitor) -> None:
    """Everybody has a place, and the sources of the points are there to be added up."""
    rows = anna.page.locator("dialog table tbody tr")
    assert rows.count() == 1 + anna.page.locator("[data-rival]").count()
    places = [int(rows.nth(row).locator("td").first.inner_text()) for row in range(rows.count())]
    assert places[0] == 1
    assert places == sorted(places)
    anna.page.wait_for_selector("dialog figure polyline", state="attached")
    assert anna.page.locator("dialog figure polyline").count() == rows.count()
    assert anna.missing_messages() == []
