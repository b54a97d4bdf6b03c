"""The log at a table: its lines light what they speak of, with signs and icons and the words of the messages."""

import pytest
from page_checks import stored
from playwright.sync_api import Locator, expect
from visitor import LISTED, Visitor, Visits

POSITIONS = {
    "zeus": ("take-4", ["take 31"]),
    "peloponnes": ("bid-4", ["", ""]),
    "rhodes": ("act-3", [""]),
    "deukalion": ("move", ["sail"]),
}
"""A position of each game, and moves of which the log tells; a bid and its amount are two. Empty ones are any."""
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
    """Play in a stored position; returns the lines of the log."""
    name, moves = POSITIONS[game]
    visitor.sit_down(game, stored(game)[name])
    for move in moves:
        visitor.wait_for_turn()
        visitor.page.keyboard.press("m")
        visitor.page.locator(f"{LISTED}[data-move^='{move}']" if move else LISTED).first.click()
        visitor.settle()
    return visitor.page.locator(".chapters .turn .line")


@pytest.mark.parametrize("game", POSITIONS)
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


@pytest.mark.parametrize("game", POSITIONS)
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


def test_points_only_leaves_out_what_brings_none(visit: Visits) -> None:
    anna = visit()
    anna.play_now("deukalion")
    anna.wait_for_turn()
    turns = anna.page.locator(".chapters .turn")
    expect(turns.first).to_be_visible()
    points = anna.page.get_by_role("button", name="Points only")
    points.click()
    expect(turns).to_have_count(0)
    points.click()
    expect(turns.first).to_be_visible()
