"""The example package, installed beside Pessoi, on the page: found on the home page and played to the end."""

import random
from collections.abc import Iterator

import pytest
from installation import EXAMPLE, install
from playwright.sync_api import Browser, expect
from visitor import Server, Visits

KEY = "pente"


@pytest.fixture(scope="module")
def example_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("packages")
    install([EXAMPLE], folder)
    running = Server(tmp_path_factory.mktemp("tables"), package=folder)
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser, example_server: Server) -> Iterator[Visits]:
    visits = Visits(chromium, example_server.address)
    yield visits
    visits.close()
    for visitor in visits.visitors:
        assert visitor.errors == []


def test_it_is_offered_with_our_own_games(visit: Visits) -> None:
    anna = visit()
    anna.go("/")
    expect(anna.page.locator("ul.games > li").last).to_contain_text("grammai")
    assert anna.missing_messages() == []


def test_its_pages_of_study_open_at_once(visit: Visits) -> None:
    anna = visit()
    anna.go("/study")
    expect(anna.page.get_by_role("heading", name="Analyse a game")).to_be_visible()


def test_a_whole_game_is_played_on_the_generic_board(visit: Visits) -> None:
    anna = visit(language="de")
    anna.play_now(KEY)
    expect(anna.page.locator(".generic")).to_be_visible()
    anna.play_by_pointer(random.Random(4))
    assert anna.over
    expect(anna.page.locator("dialog table tbody tr")).to_have_count(2)
    assert anna.missing_messages() == []
