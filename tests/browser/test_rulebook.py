"""The rulebooks: every game in every language, every number at its part, every rule at its address."""

import json
from pathlib import Path

import pytest
from page_checks import WIDTHS, plain_words, printed_names, violations
from playwright.sync_api import Locator, Page, expect
from visitor import Visitor, Visits

from pessoi import games
from pessoi.text import LANGUAGES

POSITIONS = Path(__file__).parent / "positions"
SECTIONS = ("short", "table", "turn", "tables", "editions", "texts")
MOST_NUMBERS = 9
MOST_STEPS = 7
NEAR = 14
"""Px from a part to the middle of its number, at most."""
DRAWER = 480

every_game = pytest.mark.parametrize("game", games.names())
every_width = pytest.mark.parametrize("width", WIDTHS)


def open_book(visitor: Visitor, address: str) -> Page:
    visitor.go(f"/rules/{address}")
    visitor.page.wait_for_selector("#texts")
    return visitor.page


def draw_examples(page: Page) -> None:
    """Have all examples drawn, as for print: at once, because the browser does not wait."""
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".example .room, .clip[data-drawn=false]").count() == 0


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_has_all_sections_in_every_language(visit: Visits, game: str, language: str) -> None:
    anna = visit(language=language)
    page = open_book(anna, game)
    rulebook = games.game(game).rulebook
    chapters = {f"chapter-{rule.chapter}" for rule in rulebook.rule}
    for section in (*SECTIONS, *chapters):
        expect(page.locator(f"section#{section} > :is(h2, div)").first).to_be_visible()
    written = page.locator("article span[id]").evaluate_all("all => all.map(({ id }) => id)")
    assert sorted(written) == sorted(rulebook.ids)
    steps = page.locator("#turn li")
    assert 3 <= steps.count() <= MOST_STEPS
    assert page.locator("#turn li svg").count() >= steps.count()
    assert page.locator("#tables tbody tr").count() > 10
    draw_examples(page)
    assert page.locator(".example").count() >= 4
    assert anna.missing_messages() == []


@every_game
@every_width
def test_every_number_is_at_its_part_and_explains_it(visit: Visits, game: str, width: int) -> None:
    anna = visit(width=width)
    page = open_book(anna, game)
    page.wait_for_selector("#table button.number")
    numbers = page.locator("#table button.number")
    assert 6 <= numbers.count() <= MOST_NUMBERS
    assert page.locator("#table .legend li").count() == numbers.count()
    page.evaluate("() => document.fonts.ready")
    far = page.evaluate(
        """near => [...document.querySelectorAll("#table button.number")].filter((number) => {
          const { left, top, width, height } = number.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const id = CSS.escape(number.dataset.number);
          return ![...document.querySelectorAll(`#table [data-explain="${id}"], #table [data-place="${id}"]`)].some(
            (part) => {
              const box = part.getBoundingClientRect();
              const away = [box.left - x, x - box.right, box.top - y, y - box.bottom];
              return box.width > 0 && Math.max(...away) <= near;
            });
        }).map((number) => number.dataset.number)""",
        NEAR,
    )
    assert far == []
    for index in range(numbers.count()):
        numbers.nth(index).click()
        expect(page.locator("[popover] h3")).to_be_visible()
        page.keyboard.press("Escape")
        page.wait_for_selector("[popover]", state="detached")


@every_game
def test_axe_finds_nothing_and_nothing_can_be_pushed_aside(visit: Visits, game: str) -> None:
    anna = visit()
    page = open_book(anna, game)
    page.wait_for_selector("#table button.number")
    page.locator("button.source").first.click()
    assert violations(anna) == []
    draw_examples(page)
    for width in (*WIDTHS, 1024):
        page.set_viewport_size({"width": width, "height": 900})
        assert anna.sideways() <= 0
        assert anna.small_targets() == []
    open_reconstructed = f"/rules/{game}/reconstructed"
    anna.go(open_reconstructed)
    page.wait_for_selector(".reconstructed")
    assert violations(anna) == []
    assert anna.missing_messages() == []


@every_game
def test_all_words_of_a_rulebook_are_messages(visit: Visits, game: str) -> None:
    anna = visit()
    page = open_book(anna, f"{game}?pseudo")
    draw_examples(page)
    assert plain_words(anna, printed_names(game)) == []


@every_game
def test_the_address_of_a_rule_opens_its_place(visit: Visits, game: str) -> None:
    anna = visit()
    rule = games.game(game).rulebook.ids[-1]
    page = open_book(anna, f"{game}#{rule}")
    expect(page.locator(".wanted")).to_have_attribute("id", rule)
    expect(page.locator(".wanted")).to_be_in_viewport()


def test_a_paragraph_shows_its_sources_in_words(visit: Visits) -> None:
    page = open_book(visit(), "zeus#zeus.auction.tie")
    article = page.locator("article", has=page.locator('[id="zeus.auction.tie"]'))
    expect(article.locator(".sources")).to_have_count(0)
    article.locator("button.source").click()
    expect(article.locator(".sources")).to_contain_text("in the printed rules")


def test_a_search_shows_its_hits_and_nothing_else(visit: Visits) -> None:
    page = open_book(visit(), "zeus")
    page.get_by_role("searchbox").fill("PILLAR")
    expect(page.locator(".pages [role=status]")).to_contain_text("hits")
    articles = page.locator("article")
    assert articles.count() > 3
    assert page.locator("article mark").count() >= articles.count()
    assert {text.lower() for text in page.locator("mark").all_inner_texts()} == {"pillar"}
    expect(page.locator("#table")).to_have_count(0)
    page.get_by_role("searchbox").fill("nothing like this")
    expect(articles).to_have_count(0)
    expect(page.locator(".pages [role=status]")).to_contain_text("nothing like this")


def test_the_contents_are_a_column_on_wide_screens_and_folded_on_others(visit: Visits) -> None:
    anna = visit()
    page = open_book(anna, "rhodes")
    expect(page.locator(".contents .column")).to_be_visible()
    page.locator(".contents .column").get_by_role("link", name="Missions").click()
    expect(page.locator("#chapter-mission h2")).to_be_in_viewport()
    page.set_viewport_size({"width": 990, "height": 800})
    expect(page.locator(".contents .column")).to_be_hidden()
    expect(page.locator(".contents .folded summary")).to_be_visible()


def test_what_is_reconstructed_has_a_page(visit: Visits) -> None:
    anna = visit()
    page = open_book(anna, "deukalion")
    page.locator(".column .apart a").click()
    page.wait_for_selector(".reconstructed")
    rules = [rule for rule in games.game("deukalion").rulebook.rule if rule.status == "reconstructed"]
    expect(page.locator(".reconstructed article span[id]")).to_have_count(len(rules))
    expect(page.locator(".reconstructed table").first).to_be_visible()


@every_game
def test_in_print_there_are_two_columns_and_nothing_to_press(visit: Visits, game: str) -> None:
    page = open_book(visit(), game)
    page.emulate_media(media="print")
    assert page.locator(".pages").evaluate("one => getComputedStyle(one).columnCount") == "2"
    for gone in (".bar", ".contents", ".games", "button.source >> nth=0"):
        expect(page.locator(gone)).to_be_hidden()
    draw_examples(page)
    assert page.pdf(format="A4")[:4] == b"%PDF"


def test_the_rulebook_is_loaded_only_where_it_is_read(visit: Visits) -> None:
    anna = visit()
    loaded: list[str] = []
    anna.page.on("response", lambda answer: loaded.append(answer.url.rsplit("/", 1)[-1]))
    anna.play_now("zeus")
    anna.wait_for_turn()
    parts = ("Rulebook-", "examples-", "components-")
    assert [name for name in loaded if name.startswith(parts)] == []
    anna.tool("Rules").click()
    anna.page.wait_for_selector("dialog #texts")
    assert {part for part in parts for name in loaded if name.startswith(part)} == set(parts)


@every_game
def test_at_a_table_a_drawer_opens_at_the_rule_of_the_decision(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    anna.wait_for_turn()
    drawer = open_drawer(anna)
    expect(drawer.locator(".wanted")).to_be_in_viewport()
    asked = {step: rule.id for rule in games.game(game).rulebook.rule for step in rule.asked}
    assert drawer.locator(".wanted").get_attribute("id") in asked.values()
    assert drawer.evaluate("one => one.getBoundingClientRect().width") == DRAWER
    expect(drawer.locator("b").first).to_be_visible()
    assert violations(anna) == []


def open_drawer(visitor: Visitor) -> Locator:
    visitor.tool("Rules").click()
    visitor.page.wait_for_selector("dialog #texts")
    return visitor.page.locator("dialog")


@every_game
def test_every_decision_has_a_rule(game: str) -> None:
    known = {step for rule in games.game(game).rulebook.rule for step in rule.asked}
    stored = [json.loads(path.read_text()) for path in (POSITIONS / game).glob("*.json")]
    decisions = [one["decision"] for one in stored if isinstance(one, dict) and one.get("decision")]
    assert decisions
    assert {decision["asked"] for decision in decisions} <= known
