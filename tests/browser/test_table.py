"""What happens around a game: secrets, breaks, second thoughts, advice, looking back, other languages."""

import math
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from page_checks import stored, violations
from playwright.sync_api import expect
from served import at_a_bid, at_a_forced_move
from visitor import BOUND, Server, Visitor, Visits

import pessoi
from pessoi import CHANCE, cli, games
from pessoi.core.step import Sealed

LONG_ENOUGH = 12


def links(anna: Visitor) -> list[str]:
    """The links that a host sees after setting a table."""
    return [str(value) for value in anna.page.eval_on_selector_all(".link input", "all => all.map(one => one.value)")]


def set_table_for_two(visit: Visits, game: str) -> tuple[Visitor, Visitor]:
    """Anna sets a table with bots and one friend, and Ben comes by his link."""
    anna, ben = visit(), visit()
    anna.go(f"/new/{game}")
    anna.page.get_by_label("Name of the player on seat 1").fill("Anna")
    anna.page.get_by_label("Player on seat 2", exact=True).select_option("person")
    anna.page.get_by_label("Name of the player on seat 2").fill("Ben")
    anna.page.get_by_role("button", name="Create table").click()
    anna.page.wait_for_selector(".link input")
    ben.page.goto(links(anna)[0])
    anna.page.get_by_role("button", name="Go to the table").click()
    for visitor in (anna, ben):
        visitor.page.wait_for_selector("[data-rival]")
    return anna, ben


def play_until(enough: Callable[[], bool], rng: random.Random, *visitors: Visitor) -> None:
    """Whoever is asked clicks on something."""
    for _ in range(BOUND):
        if enough():
            return
        asked = [visitor for visitor in visitors if visitor.asked()]
        if asked:
            chosen = rng.choice(asked)
            chosen.click_something(rng)
            chosen.settle()
        else:
            visitors[0].page.wait_for_timeout(20)
    raise AssertionError("it never was enough")


@pytest.mark.parametrize("game", games.names())
def test_two_browsers_at_one_table(visit: Visits, game: str) -> None:
    anna, ben = set_table_for_two(visit, game)
    play_until(lambda: anna.entries > LONG_ENOUGH, random.Random(1), anna, ben)
    expect(anna.page.locator("[data-rival='1']")).to_contain_text("Ben")
    expect(ben.page.locator("[data-rival='0']")).to_contain_text("Anna")


def set_table_at_a_bid(visit: Visits) -> tuple[Visitor, Visitor]:
    """Anna and Ben sit at a table of Zeus at which bids are set."""
    anna, ben = visit(), visit()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "zeus", "seats": seats, "position": at_a_bid()}
    opened = anna.opened(wish)
    for visitor, link in zip((anna, ben), opened["links"]):
        visitor.go(f"/table#{link['token']}")
        visitor.page.wait_for_selector("form.dial")
    return anna, ben


def test_what_is_set_on_the_dial_stays_while_others_bid(visit: Visits) -> None:
    anna, ben = set_table_at_a_bid(visit)
    dial = anna.page.locator("form.dial input")
    dial.fill("7")
    ben.page.locator(".prompt .main").click()
    expect(anna.page.locator("[data-rival='1'] .sealed")).to_be_visible()
    expect(dial).to_have_value("7")


def test_nobody_sees_the_others_bid(visit: Visits) -> None:
    anna, ben = set_table_at_a_bid(visit)
    before = ben.text()
    anna.page.locator("form.dial input").fill("7")
    anna.page.locator(".prompt .main").click()
    anna.page.wait_for_selector(".prompt[data-state=mine]", state="detached")
    expect(ben.page.locator("[data-rival='0'] .sealed")).to_be_visible()
    bids = r"Bids:.*Anna \d+"
    assert re.findall(bids, ben.text()) == re.findall(bids, before)
    assert ben.page.locator("form.dial").count() == 1
    ben.page.locator(".prompt .main").click()
    expect(ben.page.locator("aside .chapters")).to_contain_text(re.compile(r"Anna 7\b"))


def test_nobody_sees_the_others_contract_or_hand(visit: Visits) -> None:
    """Deukalion: the secret contract and the cards in hand. In Peloponnes and Rhodes nothing is secret."""
    anna, ben = set_table_for_two(visit, "deukalion")
    secrets = []
    for visitor in (anna, ben):
        contract = visitor.page.locator("[data-region=hand] [data-explain^=contract-]").first
        secrets.append(str(contract.get_attribute("data-explain")).removeprefix("contract-").upper())
    assert len(set(secrets)) == 2
    assert secrets[1] not in anna.text()
    assert secrets[0] not in ben.text()
    for visitor in (anna, ben):
        cards = visitor.page.locator("[data-region=hand] [data-explain^='card-']")
        counts = [int(text.strip("×")) for text in cards.locator(".count").all_inner_texts()]
        assert cards.count() + sum(counts) - len(counts) == 3


@pytest.mark.parametrize("game", games.names())
def test_a_restart_of_the_server_in_the_middle(visit: Visits, tmp_path: Path, game: str) -> None:
    server = Server(tmp_path)
    try:
        anna = visit()
        anna.forgiven = ("WebSocket", "ERR_CONNECTION")
        anna.address = server.address
        anna.play_now(game)
        anna.play_by_pointer(random.Random(3), LONG_ENOUGH)
        anna.wait_for_turn()
        told = anna.entries
        server.kill()
        anna.page.wait_for_selector(".lost")
        server.restart()
        anna.page.wait_for_selector(".lost", state="detached")
        anna.wait_for_turn()
        assert anna.entries >= told
        anna.play_by_pointer(random.Random(4), 3)
    finally:
        server.stop()


def test_after_an_upgrade_a_table_of_older_rules_says_why_it_is_closed(visit: Visits, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        anna = visit()
        anna.forgiven = ("WebSocket", "ERR_CONNECTION")
        anna.address = server.address
        anna.play_now("zeus")
        anna.wait_for_turn()
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as database:
            database.execute("UPDATE tables SET setup = replace(setup, '\"rules\":1', '\"rules\":0')")
        server.restart()
        anna.page.reload()
        closed = anna.page.locator(".closed")
        expect(closed).to_contain_text("version 0 of the rules")
        assert anna.page.locator(".prompt, .hand").count() == 0
        with anna.page.expect_download() as record:
            closed.get_by_role("button").click()
        assert '"game":"zeus"' in record.value.path().read_text()
    finally:
        server.stop()


def undoable(game: str) -> dict[str, Any]:
    """A stored position in which the seat that is asked may undo every move."""
    for position in stored(game).values():
        seat, start = position["seat"], pessoi.game(game).position(position["position"])
        after = [start.clone() for _ in start.legal(seat)]
        for state, move in zip(after, start.legal(seat), strict=True):
            state.play(seat, move)
        sealed = isinstance(start.step, Sealed)
        if len(after) > 1 and not sealed and not any(state.revealed or state.waits_for(CHANCE) for state in after):
            return position
    raise AssertionError("in every position something is revealed")


@pytest.mark.parametrize("game", games.names())
def test_a_move_is_taken_back(visit: Visits, game: str) -> None:
    anna = visit()
    anna.sit_down(game, undoable(game))
    anna.wait_for_turn()
    before = anna.entries
    anna.play_from_list(random.Random(5))
    anna.page.wait_for_function("before => document.querySelector('main').dataset.entries > before", arg=before)
    anna.tool("Undo").click()
    anna.page.wait_for_function("before => document.querySelector('main').dataset.entries == before", arg=before)
    assert anna.wait_for_turn()


def test_bots_among_themselves_are_seen_as_they_play(visit: Visits) -> None:
    """A bot plays on for Anna; at a slow pace she would see the end minutes later, if the page did not catch up."""
    anna = visit()
    anna.play_now("zeus")
    anna.wait_for_turn()
    anna.open_panel("page-preferences")
    anna.page.get_by_label("Speed of other players’ moves").select_option("slow")
    anna.page.get_by_role("button", name="Let a bot play").click()
    anna.page.wait_for_selector("dialog .winner", timeout=60_000)
    anna.close_panel()
    newest = anna.page.locator("aside .chapters .line").last.inner_text()
    anna.page.reload()
    anna.page.wait_for_selector("dialog .winner")
    expect(anna.page.locator("aside .chapters .line").last).to_have_text(newest)


@pytest.mark.parametrize("game", games.names())
def test_advice_and_looking_back(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    anna.wait_for_turn()
    anna.tool("Hint").click()
    hint = anna.page.locator(".hint")
    expect(hint).to_contain_text("The strong bot suggests")
    expect(hint).to_contain_text(re.compile(r"Chance of winning: \d+\s?%"))
    anna.open_panel("table-replay")
    timeline = anna.page.get_by_role("region", name="Replay")
    expect(timeline).to_contain_text("Step")
    assert re.search(r"#[^/]+/\d+$", anna.page.url)
    anna.page.keyboard.press("Home")
    expect(timeline).to_contain_text("Step 0 of")
    anna.page.keyboard.press("ArrowRight")
    expect(timeline).to_contain_text("Step 1 of")
    anna.page.reload()
    expect(timeline).to_contain_text("Step 1 of")
    anna.page.get_by_role("button", name="Back to the table").click()
    anna.wait_for_turn()


@pytest.mark.parametrize("game", games.names())
def test_another_language_in_the_middle(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    anna.wait_for_turn()
    question = anna.page.locator(".question").inner_text()
    seen = {question}
    for language in ("fr", "de"):
        anna.open_panel("page-preferences")
        anna.page.get_by_label(re.compile("Language|Langue|Sprache")).select_option(language)
        anna.page.wait_for_function("lang => document.documentElement.lang === lang", arg=language)
        anna.close_panel()
        seen.add(anna.page.locator(".question").inner_text())
        assert anna.missing_messages() == []
    assert len(seen) == 3
    anna.play_by_pointer(random.Random(6), 2)


def test_a_curtain_falls_between_those_who_share_a_screen(visit: Visits) -> None:
    anna = visit()
    anna.go("/new/zeus")
    anna.page.get_by_label("Name of the player on seat 1").fill("Anna")
    anna.page.get_by_label("Player on seat 2", exact=True).select_option("hot-seat")
    anna.page.get_by_label("Name of the player on seat 2").fill("Ben")
    anna.page.get_by_role("button", name="Create table").click()
    curtains = set()
    rng = random.Random(7)
    for _ in range(30):
        anna.page.wait_for_selector("main.curtain, .prompt[data-state=mine]", state="attached")
        if anna.page.locator("main.curtain").count():
            curtains.add(anna.page.locator("h1").inner_text().split(",")[0])
            assert anna.page.locator(".zeus").count() == 0
            anna.page.get_by_role("button", name="press and hold").focus()
            anna.page.keyboard.down("Enter")
            anna.page.wait_for_selector("main.curtain", state="detached")
            anna.page.keyboard.up("Enter")
        elif anna.wait_for_turn():
            anna.click_something(rng)
            anna.settle()
        if curtains == {"Anna", "Ben"}:
            return
    raise AssertionError(f"only {curtains} sat behind a curtain")


def test_a_greyed_place_tells_why(visit: Visits) -> None:
    anna = visit()
    anna.play_now("zeus")
    anna.wait_for_turn()
    anna.page.locator(".stage [data-place^=plot]:not(.lit)").first.click(force=True)
    expect(anna.page.locator("[data-explaining] h3")).not_to_be_empty()
    expect(anna.page.locator("[data-explaining] .now")).not_to_be_empty()
    assert anna.missing_messages() == []


def test_a_tap_between_two_places_enlarges_them_and_the_next_one_decides(visit: Visits) -> None:
    anna = visit(width=390)
    anna.sit_down("deukalion", stored("deukalion")["anchors"])
    anna.wait_for_turn()
    before = anna.entries
    boxes = [place.bounding_box() for place in anna.page.locator(".stage .place.lit").all()]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    pairs = [(one, two) for one in middles for two in middles if one < two]
    one, two = min(pairs, key=lambda pair: math.dist(*pair))
    anna.page.touchscreen.tap((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
    zoom = "() => Number(getComputedStyle(document.querySelector('.canvas')).getPropertyValue('--zoom')) >= 2"
    anna.page.wait_for_function(zoom)
    assert anna.entries == before
    stage = anna.page.locator(".stage").bounding_box()
    assert stage is not None
    middle = (stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2)
    boxes = [place.bounding_box() for place in anna.page.locator(".stage .place.lit").all()]
    enlarged = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    anna.page.touchscreen.tap(*min(enlarged, key=lambda one: math.dist(one, middle)))
    anna.page.wait_for_function("before => document.querySelector('main').dataset.entries > before", arg=before)


def test_a_move_is_never_too_late_however_slowly_others_are_shown(visit: Visits) -> None:
    anna = visit(pace="slow")
    anna.play_now("rhodes")
    rng = random.Random(10)
    for _ in range(6):
        anna.wait_for_turn()
        anna.play_from_list(rng)
        anna.settle()
        expect(anna.page.locator(".second.bad")).to_have_count(0)


def test_the_only_possible_move_is_played_by_the_page(visit: Visits) -> None:
    anna = visit()
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cleo")]
    wish = {"game": "zeus", "seats": seats, "position": at_a_forced_move()}
    opened = anna.opened(wish)
    anna.go(f"/table#{opened['links'][0]['token']}")
    anna.page.wait_for_function("() => document.querySelector('main.table')?.dataset.entries > 0")


def test_chat_is_for_the_seats(visit: Visits) -> None:
    anna, ben = set_table_for_two(visit, "rhodes")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Message").fill("Good luck!")
    anna.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


def test_everybody_reads_a_ready_phrase_in_their_own_language(visit: Visits) -> None:
    anna, ben = visit(), visit(language="fr")
    wish = {"game": "rhodes", "seats": [{"kind": "person", "name": name} for name in ("Anna", "Ben")]}
    opened = anna.opened(wish)
    for visitor, link, tab in zip((anna, ben), opened["links"], ("Chat", "Discussion")):
        visitor.go(f"/table#{link['token']}")
        visitor.page.get_by_role("tab", name=tab).click()
    anna.page.get_by_role("button", name="Well played!").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Well played!")
    expect(ben.page.get_by_role("log")).to_contain_text("Bien joué")


def test_a_line_of_the_story_leads_to_its_rule_and_its_moment(visit: Visits) -> None:
    anna = visit()
    anna.play_now("rhodes")
    anna.wait_for_turn()
    anna.page.locator("aside .chapters .line").first.click()
    anna.page.get_by_role("button", name="Show the rule").click()
    expect(anna.page.locator("dialog .wanted")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Show this position").click()
    expect(anna.page.get_by_role("region", name="Replay")).to_be_visible()


def test_the_record_can_be_kept_and_opened_again(visit: Visits) -> None:
    anna = visit()
    anna.play_now("peloponnes")
    anna.play_by_pointer(random.Random(8))
    told = anna.page.request.get(
        f"{anna.address}/api/table", headers={"Authorization": f"Bearer {anna.token}"}, max_retries=3
    ).json()
    sources = {source for seat in told["result"]["sources"] for source in seat}
    with anna.page.expect_download() as kept:
        anna.page.get_by_role("button", name="Download game").click()
    path = kept.value.path()
    assert path.read_text(encoding="utf-8").startswith("{")
    anna.go("/")
    anna.page.locator("input[type=file]").set_input_files(path)
    anna.page.wait_for_selector("dialog .winner")
    anna.go("/statistics")
    expect(anna.page.get_by_role("heading", name="Peloponnes")).to_be_visible()
    mine = anna.page.get_by_role("region", name="Peloponnes")
    expect(mine.locator("[data-played]")).to_be_visible()
    expect(mine.get_by_role("listitem")).to_have_count(len(sources))  # by which total each player's score was counted
    assert violations(anna) == []


def test_after_the_end_one_may_talk_and_play_again(visit: Visits) -> None:
    """The result is shown once; the chat stays open while others write, and all hear of a new table."""
    anna, ben = set_table_for_two(visit, "peloponnes")
    play_until(lambda: anna.over and ben.over, random.Random(9), anna, ben)
    anna.close_panel()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Message").fill("Well played!")
    anna.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Well played!")
    ben.close_panel()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Well played!")
    ben.page.locator(".prompt .main").click()
    ben.page.get_by_role("button", name="Play again").click()
    expect(anna.page.get_by_role("status").filter(has_text="new table")).to_be_visible()
    anna.page.get_by_role("button", name="Play again").click()
    for visitor in (anna, ben):
        expect(visitor.page.locator("dialog .winner")).to_have_count(0)
        visitor.page.wait_for_selector("main[data-entries] .chapters li", state="attached")
        assert not visitor.over


def test_a_report_of_the_arena_is_read_on_the_page(visit: Visits, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    assert cli.main(["arena", "rhodes", "--bots", "random,random", "--games", "4", "--out", out, "--lang", "en"]) == 0
    assert cli.main(["report", out, "--lang", "en"]) == 0
    anna = visit()
    anna.go("/statistics")
    anna.page.locator("input[type=file]").set_input_files(tmp_path / "run" / "report.html")
    expect(anna.page.get_by_role("img", name="Seat balance")).to_be_visible()
    anna.page.locator("input[type=file]").set_input_files(Path(__file__))
    expect(anna.page.locator(".notice")).to_contain_text("not a report of games between bots")
