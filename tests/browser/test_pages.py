"""Every page for everybody: readable, reachable, translated, small."""

import json
import random

import pytest
from page_checks import WIDTHS, plain_words, printed_names, violations, violations_now
from visitor import Visits

from pessoi import games

PAGES = ("/", *(f"/new/{game}" for game in games.names()), "/rules/zeus", "/statistics", "/nowhere")
BOTH_THEMES = "/style"
"""The page that shows its pieces by day beside those at night."""


@pytest.mark.parametrize("path", [*PAGES, BOTH_THEMES])
def test_on_every_page_axe_finds_nothing_and_nothing_can_be_pushed_aside(visit: Visits, path: str) -> None:
    anna = visit()
    anna.go(path)
    assert (violations_now(anna) if path == BOTH_THEMES else violations(anna)) == []
    assert anna.missing_messages() == []
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 900})
        assert anna.sideways() <= 0
        assert anna.small_targets() == []


def test_a_link_without_a_table_says_so_with_all_its_texts(visit: Visits) -> None:
    anna = visit()
    anna.go("/table#nothing")
    anna.page.wait_for_selector("h1")
    assert "does not lead to a table" in anna.text()
    assert anna.missing_messages() == []
    assert violations(anna) == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_newcomer_sees_the_whole_home_page_on_a_desk(visit: Visits, language: str) -> None:
    anna = visit(language=language)
    anna.go("/")
    anna.page.wait_for_selector(".age")
    assert anna.scrolls() == (0, 0)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_home_page_with_a_row_of_tables_fits_a_desk(visit: Visits, language: str) -> None:
    anna = visit(language=language)
    for game in games.names():
        anna.sit_with_two_bots(game)
    anna.go("/")
    anna.page.wait_for_selector(".age")
    anna.page.wait_for_selector(".tables li:nth-child(4) .canvas")
    assert anna.scrolls() == (0, 0)


BEYOND = """() => [...document.querySelectorAll("main *")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What reaches over the edge of the window, even where it cannot be scrolled to."""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_new_table_is_not_wider_than_a_phone(visit: Visits, language: str) -> None:
    anna = visit(390, language=language)
    for game in games.names():
        anna.go(f"/new/{game}")
        anna.page.wait_for_selector("form")
        for folded in anna.page.locator(".changes [aria-expanded]").all():
            folded.tap()
        anna.page.locator("select[aria-describedby]").select_option(index=3)  # the longest clock
        assert anna.sideways() <= 0
        assert anna.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("game", games.names())
def test_axe_finds_nothing_at_the_table(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    rng = random.Random(1)
    for _ in range(3):
        anna.wait_for_turn()
        assert violations(anna) == []
        anna.play_by_pointer(rng, 4)
    if not anna.wait_for_turn():
        assert violations(anna) == []
        anna.close_panel()
    anna.tool("Rules").click()
    for panel in ("table-links", "page-preferences"):
        anna.page.wait_for_selector("dialog h2")
        assert violations(anna, "dialog[open]") == []
        anna.close_panel()
        anna.open_panel(panel)
    anna.close_panel()
    anna.page.locator("[data-rival]").first.click()
    anna.page.wait_for_selector("[popover] h3")
    assert violations(anna, "[popover]") == []
    anna.page.keyboard.press("Escape")
    anna.open_panel("table-replay")
    anna.page.wait_for_selector(".timeline")
    assert violations(anna) == []


@pytest.mark.parametrize("path", PAGES)
def test_no_text_is_written_into_a_page(visit: Visits, path: str) -> None:
    anna = visit()
    anna.go(f"{path}?pseudo")
    assert plain_words(anna) == []


@pytest.mark.parametrize("game", games.names())
def test_no_text_is_written_into_a_table(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    table = anna.page.url.split("#")[1]
    anna.go(f"/table?pseudo#{table}")
    rng = random.Random(3)
    for _ in range(3):
        anna.wait_for_turn()
        assert plain_words(anna, printed_names(game)) == []
        anna.play_by_pointer(rng, 3)
    if not anna.wait_for_turn():
        assert plain_words(anna, printed_names(game)) == []
        anna.close_panel()
    anna.page.click("[data-tool=table-rules]")
    for panel in ("table-links", "page-preferences", "table-replay"):
        anna.page.wait_for_selector("dialog h2")
        assert plain_words(anna, printed_names(game)) == []
        anna.close_panel()
        anna.open_panel(panel)
    anna.page.wait_for_selector(".timeline")
    assert plain_words(anna, printed_names(game)) == []


def test_the_policy_is_strict(visit: Visits) -> None:
    anna = visit()
    with anna.page.expect_response(lambda answer: answer.url.rstrip("/") == anna.address) as answer:
        anna.go("/")
    policy = answer.value.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert json.dumps(policy).count("http") == 0
