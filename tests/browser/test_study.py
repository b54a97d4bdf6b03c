"""Study: finished games are analysed and played on, old ones are read-only, puzzles are solved and repeated."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_checks import WIDTHS, plain_words, printed_names, violations
from playwright.sync_api import expect
from visitor import Server, Visitor, Visits

from pessoi import game, games
from pessoi.bots.reasons import RIVAL
from pessoi.insight.puzzles import played_line, puzzles
from pessoi.text import of_game

RECORDS = Path(__file__).parent.parent / "records" / "peloponnes"
RECORD = RECORDS / "seats-2.jsonl"
FEW_LOOKS = """
from pessoi.insight.analysis import Effort
from pessoi.study import analyses
analyses.EFFORT = Effort(first=6, second=(12,))
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose analyses are quick and rough."""
    running = Server(tmp_path_factory.mktemp("tables"), before=FEW_LOOKS)
    yield running
    running.stop()


def open_file(visitor: Visitor, record: Path) -> None:
    """Open a record on the page of study and wait for the last word of its analysis."""
    visitor.go("/study")
    visitor.page.set_input_files("input[type=file]", record)
    visitor.page.wait_for_selector("main.study[data-complete=true]")
    visitor.page.wait_for_selector("main.study .drawing .canvas")


def test_an_analysis_begins_after_another_one_of_the_same_address(visit: Visits) -> None:
    anna = visit()
    anna.forgiven = ("429",)
    busy = {"status": 429, "json": {"code": "busy", "detail": ""}}
    anna.page.route("**/api/analysis", lambda route: route.fulfill(**busy), times=1)
    anna.go("/study")
    anna.page.set_input_files("input[type=file]", RECORD)
    expect(anna.page.locator("main.study")).to_contain_text("This one starts after it.")
    anna.page.wait_for_selector("main.study[data-complete=true]")


def shown_decision(visitor: Visitor) -> int:
    return int(visitor.page.locator("main.study").get_attribute("data-decision") or 0)


def test_a_game_is_analysed_with_keys_alone(visit: Visits) -> None:
    anna = visit()
    open_file(anna, RECORDS / "seats-3.jsonl")
    assert anna.page.locator(".curve polyline").count() == 3
    expect(anna.page.locator(".marks .best").first).to_be_attached()
    first = shown_decision(anna)
    anna.page.keyboard.press("ArrowRight")
    second = shown_decision(anna)
    anna.page.keyboard.press("Shift+ArrowLeft")
    assert first <= shown_decision(anna) < second
    anna.page.keyboard.press("x")
    expect(anna.page.locator("[data-verdict]")).to_have_attribute("data-verdict", re.compile("inexact|mistake"))
    expect(anna.page.locator("[data-choice]").first).to_be_visible()
    assert "⟦" not in anna.text()


@pytest.mark.parametrize("width", WIDTHS)
def test_an_analysis_is_readable_for_everybody(visit: Visits, width: int) -> None:
    anna = visit(width)
    open_file(anna, RECORD)
    assert violations(anna) == []
    assert anna.sideways() <= 0
    assert anna.small_targets() == []
    token = anna.page.url.split("#")[1]
    anna.go(f"/study?pseudo#{token}")
    anna.page.wait_for_selector("main.study[data-complete=true]")
    assert plain_words(anna, set(json.loads(RECORD.read_text().splitlines()[0])["names"])) == []


def test_one_plays_on_from_a_decision(visit: Visits) -> None:
    anna = visit()
    open_file(anna, RECORD)
    anna.page.keyboard.press("ArrowRight")
    entry = shown_decision(anna)
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.wait_for_selector("main.table .prompt[data-state=mine]")
    assert anna.entries == entry - 1


def test_an_old_record_is_read_only_and_says_why(visit: Visits, tmp_path: Path) -> None:
    header, *entries = RECORD.read_text().splitlines()
    old = tmp_path / "old.jsonl"
    old.write_text("\n".join([json.dumps(json.loads(header) | {"rules": 0}), *entries]) + "\n")
    anna = visit()
    anna.forgiven = ("400",)
    open_file(anna, old)
    expect(anna.page.get_by_role("note")).to_contain_text("version 0 of the rules")
    expect(anna.page.get_by_role("button", name="Play on from here")).to_be_disabled()


def finished_table(visitor: Visitor, record: Path) -> str:
    """The token of the first seat at a table whose game is over."""
    count = json.loads(record.read_text().splitlines()[0])["seats"]
    wish = {"record": record.read_text(), "seats": [{"kind": "person"}] * count}
    opened = visitor.opened(wish)
    return str(opened["links"][0]["token"])


@pytest.mark.parametrize("width", WIDTHS)
def test_statistics_show_what_decisions_lost(visit: Visits, width: int) -> None:
    anna = visit(width)
    anna.go("/statistics")
    held = [finished_table(anna, RECORDS / f"solo-1-{end}.jsonl") for end in ("lost", "won")]
    anna.page.evaluate("held => localStorage.setItem('pessoi-tokens', JSON.stringify(held))", held)
    anna.go("/statistics?again")
    anna.page.get_by_role("button", name="Analyse 2 more games").click()
    expect(anna.page.locator("[data-analysed]")).to_have_attribute("data-analysed", "2")
    expect(anna.page.get_by_role("img", name=re.compile("Average loss per decision"))).to_be_visible()
    assert violations(anna) == []
    assert anna.sideways() <= 0
    assert anna.missing_messages() == []
    anna.go("/statistics")
    expect(anna.page.locator("[data-analysed]")).to_have_attribute("data-analysed", "2")


def test_an_analysed_game_counts_in_the_statistics(visit: Visits) -> None:
    anna = visit()
    anna.go("/statistics")
    token = finished_table(anna, RECORD)
    anna.page.evaluate("held => localStorage.setItem('pessoi-tokens', JSON.stringify(held))", [token])
    anna.go(f"/study#{token}")
    anna.page.wait_for_selector("main.study[data-complete=true]")
    assert list(json.loads(anna.page.evaluate("localStorage.getItem('pessoi-losses')"))) == [token]


def solve(visitor: Visitor, move: str) -> None:
    """Answer the puzzle that is shown with a move of the list."""
    visitor.page.wait_for_selector(".puzzle .prompt[data-state=mine]")
    visitor.page.keyboard.press("m")
    visitor.page.locator(f'.moves.open [data-move="{move}"]').click()
    visitor.page.wait_for_selector(".told[data-verdict]")


def test_puzzles_are_answered_rated_and_repeated(visit: Visits) -> None:
    right, wrong = puzzles(game("peloponnes"))[:2]
    anna = visit(newcomer=True)
    anna.go(f"/study/puzzles/{right.id}")
    solve(anna, right.answer)
    expect(anna.page.locator(".told")).to_have_attribute("data-verdict", "right")
    expect(anna.page.locator(".drawing .canvas")).to_be_visible()
    assert violations(anna) == []
    anna.go(f"/study/puzzles/{wrong.id}")
    solve(anna, wrong.choices[2].move)
    expect(anna.page.locator(".told")).to_have_attribute("data-verdict", "wrong")
    kept = json.loads(anna.page.evaluate("localStorage.getItem('pessoi-puzzles')"))
    assert kept["ratings"]["peloponnes"]["count"] == 2
    assert [kept["tried"][one.id]["due"] is None for one in (right, wrong)] == [True, False]
    anna.page.clock.install()
    anna.page.clock.fast_forward("24:00:00")
    anna.go("/study/puzzles")
    anna.page.get_by_role("link", name="Repeat one puzzle").click()
    anna.page.wait_for_selector(f"[data-puzzle={wrong.id}]")


def test_the_line_of_a_puzzle_is_played_back_on_the_board(visit: Visits) -> None:
    asked = next(one for one in puzzles(game("peloponnes")) if len(played_line(one)) == 6)
    anna = visit(390)
    anna.go(f"/study/puzzles/{asked.id}")
    solve(anna, asked.answer)
    steps = anna.page.locator("[data-line] button")
    assert steps.count() == 7
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    expect(steps.nth(1)).to_contain_text("You:")
    for number in (1, 2):
        anna.page.keyboard.press("ArrowRight")
        expect(steps.nth(number)).to_have_attribute("aria-current", "step")
    steps.nth(6).click()
    expect(steps.nth(6)).to_have_attribute("aria-current", "step")
    expect(anna.page.locator(".drawing .canvas")).to_be_visible()
    assert anna.missing_messages() == []
    assert violations(anna) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_puzzles_are_readable_for_everybody(visit: Visits, width: int) -> None:
    anna = visit(width)
    for path, ready in (
        ("/study", ".cards"),
        ("/study/puzzles", ".games"),
        ("/study/puzzles/today", ".puzzle .prompt"),
    ):
        anna.go(path)
        anna.page.wait_for_selector(ready)
        assert violations(anna) == []
        assert anna.sideways() <= 0
        anna.go(f"{path}?pseudo")
        anna.page.wait_for_selector(ready)
        names = {name for key in games.names() for name in printed_names(key)}
        assert plain_words(anna, names) == []


def test_a_mistake_becomes_a_puzzle(visit: Visits) -> None:
    anna = visit()
    open_file(anna, RECORDS / "seats-3.jsonl")
    anna.page.keyboard.press("x")
    expect(anna.page.locator("[data-verdict]")).to_have_attribute("data-verdict", re.compile("inexact|mistake"))
    anna.page.get_by_role("button", name="Keep as a puzzle").click()
    best = anna.page.locator("[data-choice]").first.get_attribute("data-choice") or ""
    anna.go("/study/puzzles")
    anna.page.locator("[aria-labelledby=puzzles-own] a").click()
    solve(anna, best)
    expect(anna.page.locator(".told")).to_have_attribute("data-verdict", "right")


def test_a_hint_says_why(visit: Visits) -> None:
    asked = puzzles(game("peloponnes"))[0]
    anna = visit()
    given: list[dict[str, Any]] = []

    def received(frame: str | bytes) -> None:
        messages = [json.loads(line) for line in frame.splitlines()]
        given.extend(one for one in messages if one["type"] == "hint-given")

    anna.page.on("websocket", lambda socket: socket.on("framereceived", received))
    anna.sit_down("peloponnes", {"seats": asked.position["seats"], "seat": asked.seat, "position": asked.position})
    anna.wait_for_turn()
    anna.tool("Hint").click()
    anna.page.wait_for_selector(".prompt .hint")
    words = of_game(game("peloponnes"), "en")
    reasons = [one["term"] for one in given[0]["reasons"] if one["term"] != RIVAL]
    assert 0 < len(reasons) <= 3
    for term in reasons:
        expect(anna.page.locator(".prompt .hint")).to_contain_text(words.format(f"term-{term}"))
