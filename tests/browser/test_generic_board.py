"""A game that the page was not built with and that has no board: its data comes from the server, its view as cards."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from copied_game import copy_package
from page_checks import WIDTHS, plain_words, printed_names, violations
from playwright.sync_api import Browser, expect
from visitor import Server, Visits

from pessoi import games

KEY = "samos"
MODEL = "rhodes"


@pytest.fixture(scope="module")
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    package = copy_package(tmp_path_factory.mktemp("package"), MODEL, KEY, "Samos")
    running = Server(tmp_path_factory.mktemp("tables"), package=package)
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser, other_server: Server) -> Iterator[Visits]:
    visits = Visits(chromium, other_server.address)
    yield visits
    visits.close()
    for visitor in visits.visitors:
        assert visitor.errors == []
        assert visitor.strangers == []


def test_home_lists_it_after_the_games_of_the_page(visit: Visits) -> None:
    anna = visit(language="fr")
    anna.go("/")
    cards = anna.page.locator("ul.games > li")
    expect(cards).to_have_count(len(games.names()) + 1)
    expect(cards.last).to_contain_text("Samos")
    expect(cards.last.locator("svg.picture")).to_be_visible()
    assert anna.missing_messages() == []
    anna.page.get_by_label("Langue").select_option("de")
    expect(cards.last).to_contain_text("60 bis 120 Minuten")


@pytest.mark.parametrize("path", [f"/new/{KEY}", f"/rules/{KEY}"])
def test_its_pages_have_its_texts(visit: Visits, path: str) -> None:
    anna = visit()
    anna.go(path)
    anna.page.wait_for_selector("form, article")
    expect(anna.page.locator("main")).to_contain_text("Samos")
    assert anna.missing_messages() == []
    assert violations(anna) == []
    anna.go(f"{path}?pseudo")
    anna.page.wait_for_selector("form, article")
    assert plain_words(anna) == []


def test_a_whole_game_is_played_and_counted(visit: Visits) -> None:
    anna = visit()
    anna.play_now(KEY)
    anna.play_by_pointer(random.Random(1))
    assert anna.over
    expect(anna.page.locator("dialog table tbody tr")).to_have_count(3)
    assert anna.missing_messages() == []
    anna.go("/statistics")
    expect(anna.page.get_by_role("heading", name="Samos")).to_be_visible()


def test_the_board_is_accessible_and_fits_the_screen(visit: Visits) -> None:
    anna = visit()
    anna.play_now(KEY)
    anna.play_by_pointer(random.Random(2), 12)
    anna.wait_for_turn()
    expect(anna.page.locator(".generic section").first).to_contain_text("Guest")
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 900})
        assert violations(anna) == []
        assert anna.scrolls() == (0, 0)
        assert anna.small_targets() == []


def test_its_words_come_from_messages_or_are_marked(visit: Visits) -> None:
    anna = visit()
    anna.play_now(KEY)
    anna.go(f"/table?pseudo#{anna.token}")
    anna.play_by_pointer(random.Random(3), 3)
    anna.wait_for_turn()
    assert plain_words(anna, printed_names(MODEL)) == []


def test_hint_and_replay(visit: Visits) -> None:
    anna = visit()
    anna.play_now(KEY)
    anna.wait_for_turn()
    anna.tool("Hint").click()
    expect(anna.page.locator(".hint")).to_contain_text(re.compile(r"Chance of winning: \d+\s?%"))
    anna.open_panel("table-replay")
    timeline = anna.page.get_by_role("region", name="Replay")
    expect(timeline).to_contain_text("Step")
    anna.page.keyboard.press("Home")
    expect(timeline).to_contain_text("Step 0 of")
    expect(anna.page.locator(".generic")).to_be_visible()


def test_a_table_of_a_game_that_is_gone_says_so(chromium: Browser, tmp_path: Path) -> None:
    data = tmp_path / "tables"
    data.mkdir()
    server = Server(data, package=copy_package(tmp_path, MODEL, KEY, "Samos"))
    visits = Visits(chromium, server.address)
    try:
        anna = visits()
        anna.forgiven = ("WebSocket", "ERR_CONNECTION", "404")
        anna.play_now(KEY)
        server.stop()
        server = Server(data, port=int(server.address.rsplit(":", 1)[1]))
        anna.page.reload()
        expect(anna.page.locator(".closed")).to_contain_text("no longer offers this game")
        assert anna.missing_messages() == []
        assert anna.errors == []
    finally:
        visits.close()
        server.stop()
