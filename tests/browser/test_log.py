"""The log at a table: its lines light what they speak of, with signs and icons and the words of the messages."""

import pytest
from page_checks import stored
from playwright.sync_api import Locator, expect
from visitor import LISTED, Visitor, Visits

MANY = {"zeus": "middle-4", "peloponnes": "bid-4", "rhodes": "act-3", "deukalion": "move"}
"""A position of each game in which much can be done."""
RINGS = ".rings .over"
RING_AROUND = """(line) => {
  const rings = [...document.querySelectorAll(".rings .over")].map((ring) => ring.getBoundingClientRect());
  const places = [...document.querySelectorAll(".table :is([data-place], [data-explain])")];
  const within = ({ left, top, right, bottom }) => rings.some((ring) =>
    Math.abs(ring.left + 3 - left) < 2 && Math.abs(ring.top + 3 - top) < 2 &&
    Math.abs(ring.right - 3 - right) < 2 && Math.abs(ring.bottom - 3 - bottom) < 2);
  return places.filter((place) => within(place.getBoundingClientRect())).map((place) => place.dataset.explain);
}"""


def play_a_move(visitor: Visitor, game: str) -> Locator:
    """Play a move of a stored position: a temple, a bid with its amount, or the first one; returns the log's lines."""
    visitor.sit_down(game, stored(game)[MANY[game]])
    for _ in range(2 if game == "peloponnes" else 1):
        visitor.wait_for_turn()
        visitor.page.keyboard.press("m")
        moves = visitor.page.locator(LISTED)
        (moves.last if game == "zeus" else moves.first).click()
        visitor.settle()
    return visitor.page.locator(".chapters .turn .line")


@pytest.mark.parametrize("game", MANY)
def test_a_line_lights_its_places_while_it_is_pointed_at_or_has_the_focus(visit: Visits, game: str) -> None:
    anna = visit()
    lines = play_a_move(anna, game)
    lines.first.hover()
    expect(anna.page.locator(RINGS).first).to_be_attached()
    assert anna.page.evaluate(RING_AROUND), "no ring is around a place"
    anna.page.mouse.move(400, 5)
    expect(anna.page.locator(RINGS)).to_have_count(0)
    lines.first.focus()
    expect(anna.page.locator(RINGS).first).to_be_attached()
    anna.page.keyboard.press("Tab")
    expect(anna.page.locator(RINGS)).to_have_count(0)


@pytest.mark.parametrize("game", MANY)
def test_on_a_phone_a_tap_leads_from_a_line_to_its_places(visit: Visits, game: str) -> None:
    anna = visit(390)
    lines = play_a_move(anna, game)
    anna.page.locator("[data-tool=table-log]").tap()
    lines.first.tap()
    anna.page.get_by_role("button", name="Show on the board").tap()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    expect(anna.page.locator(RINGS).first).to_be_attached()
    anna.page.touchscreen.tap(200, 10)
    expect(anna.page.locator(RINGS)).to_have_count(0)
