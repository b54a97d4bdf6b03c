"""The flow of a turn: regions that stay, a move that is answered at once, explanations, the log, replay, motion."""

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from page_checks import TWO_FRAMES, stored
from playwright.sync_api import Page, Response, WebSocketRoute, expect
from visitor import Visitor, Visits

from pessoi import games

REGIONS = """() => [...document.querySelectorAll(".bar, .stage, .prompt, [data-region=hand]")]
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; })"""
LOG_BOTTOM = """() => {
  const lines = [...document.querySelectorAll("aside .chapters .line")].filter((one) => one.checkVisibility());
  const last = lines.at(-1).getBoundingClientRect();
  const log = lines.at(-1).closest("[role=tabpanel]").getBoundingClientRect();
  return last.bottom <= log.bottom + 2 && last.top >= log.top;
}"""
MOST_OF_HOME = 170_000
MOST_OF_A_TABLE = 220_000
NEAR = 8
"""Px from a popover to what it belongs to, at most."""
MANY = {"zeus": "middle-4", "peloponnes": "bid-4", "rhodes": "act-3", "deukalion": "move"}
"""By game, a position in which much can be touched."""


def position(game: str, name: str = "") -> dict[str, Any]:
    return stored(game)[name or MANY[game]]


@pytest.mark.parametrize("game", games.names())
def test_pointing_choosing_and_explaining_change_no_region(visit: Visits, game: str) -> None:
    anna = visit(forced=False)
    anna.sit_down(game, position(game))
    before = anna.page.evaluate(REGIONS)
    lit = anna.page.locator(".place.lit")
    for place in (lit.first, lit.last):
        place.hover(force=True)
        assert anna.page.evaluate(REGIONS) == before
    anna.page.wait_for_selector("[data-explaining]")
    assert anna.page.evaluate(REGIONS) == before
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("m")
    anna.page.wait_for_selector(".moves.open")
    assert anna.page.evaluate(REGIONS) == before
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("h")
    anna.page.wait_for_selector(".hint, .place.hinted, .button.lit")
    assert anna.page.evaluate(REGIONS) == before


class SlowLine:
    """A connection on which the server's answers wait until they are let through."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.slow = False
        page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()

        def to_server(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def to_page(message: str | bytes) -> None:
            if self.slow:
                self.waiting.append(str(message))
            else:
                socket.send(message)

        socket.on_message(to_server)
        server.on_message(to_page)

    def let_through(self) -> None:
        self.slow = False
        for message in self.waiting:
            self._socket.send(message)

    def moves(self) -> int:
        return sum(message["type"] == "make-move" for message in self.sent)


def test_what_is_opened_stays_beside_its_button_when_the_window_changes(visit: Visits) -> None:
    """The menu follows its button, and the list of moves is above the question on every screen."""
    anna = visit(forced=False)
    anna.sit_down("zeus", position("zeus"))
    anna.page.click("[data-tool=table-menu]")
    for width, height in ((1024, 768), (844, 390), (1920, 1080)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(TWO_FRAMES)
        menu, button = anna.page.evaluate(
            """() => [document.querySelector("[popover]"), document.querySelector("[data-tool=table-menu]")].map(
                (one) => one.getBoundingClientRect().toJSON())"""
        )
        assert button["bottom"] <= menu["top"] <= button["bottom"] + NEAR
        assert width - NEAR <= menu["right"] <= width
        assert menu["bottom"] <= height
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("m")
    for width, height in ((390, 664), (844, 390), (1440, 900)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(TWO_FRAMES)
        top, bottom, question = anna.page.evaluate(
            """() => {
              const { top, bottom } = document.querySelector(".moves.open").getBoundingClientRect();
              return [top, bottom, document.querySelector(".prompt").getBoundingClientRect().top];
            }"""
        )
        assert top >= 0
        assert question - NEAR <= bottom <= question


@pytest.mark.parametrize("game", games.names())
def test_a_move_is_answered_by_the_page_at_once_and_sent_once(visit: Visits, game: str) -> None:
    """Before the server has answered, the prompt says so, nothing is lit any more, and no second move can be sent."""
    anna = visit(forced=False)
    line = SlowLine(anna.page)
    anna.sit_down(game, position(game))
    line.slow = True
    played = anna.page.evaluate(
        """async () => {
        const option = document.querySelector("[role=option]");
        option.click();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        option.click();
        return [document.querySelector(".prompt").dataset.state, document.querySelectorAll(".place.lit").length];
      }"""
    )
    assert played == ["sent", 0]
    anna.page.keyboard.press("Enter")
    anna.page.evaluate(TWO_FRAMES)
    assert line.moves() == 1
    line.let_through()
    anna.settle()
    expect(anna.page.locator(".second.bad")).to_have_count(0)


@pytest.mark.parametrize("game", games.names())
def test_everything_explains_itself_by_pointer_key_and_long_press(visit: Visits, game: str) -> None:
    anna = visit(forced=False)
    anna.sit_down(game, position(game))
    anna.page.locator(".place.lit").last.hover(force=True)
    named = anna.page.locator("[data-explaining] h3")
    expect(named).not_to_be_empty()
    by_pointer = named.inner_text()
    anna.page.mouse.move(1, 1)
    anna.page.wait_for_selector("[data-explaining]", state="detached")
    anna.page.locator(".place.lit").last.focus()
    anna.page.keyboard.press("?")
    expect(named).to_have_text(by_pointer)
    phone = visit(390, forced=False)
    phone.sit_down(game, position(game))
    box = phone.page.locator(".stage .place:not(.lit)").first.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 1}
    fingers = phone.page.context.new_cdp_session(phone.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(phone.page.locator("[data-explaining]")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", games.names())
def test_nothing_that_is_drawn_is_without_an_explanation(visit: Visits, game: str) -> None:
    """With the question mark of the bar switched on, a tap explains."""
    anna = visit(forced=False)
    anna.sit_down(game, position(game))
    anna.page.click("[data-tool=table-explain]")
    points = anna.page.evaluate(
        """() => [...document.querySelectorAll(":is(.stage, [data-region=hand]) [data-explain]")].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one, x + width / 2, y + height / 2];
        }).filter(([one, x, y]) => document.elementFromPoint(x, y)?.closest("[data-explain]") === one)
          .map(([one, x, y]) => [one.dataset.explain, x, y])"""
    )
    assert len(points) > 12
    for found, x, y in random.Random(4).sample(points, 12):
        anna.page.mouse.click(x, y)
        expect(anna.page.locator("[data-explaining] h3"), found).not_to_be_empty()
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_selector("[data-explaining]", state="detached")
    assert anna.missing_messages() == []


@pytest.mark.parametrize("game", games.names())
def test_the_newest_line_of_the_log_is_seen(visit: Visits, game: str) -> None:
    anna = visit()
    anna.play_now(game)
    rng = random.Random(5)
    for height in (900, 700, 1000):
        anna.play_by_pointer(rng, 3)
        if not anna.wait_for_turn():
            return
        anna.page.set_viewport_size({"width": 1440, "height": height})
        anna.page.evaluate(TWO_FRAMES)
        anna.page.wait_for_function(LOG_BOTTOM)


@pytest.mark.parametrize("game", games.names())
def test_a_replay_runs_on_one_clock(visit: Visits, game: str) -> None:
    """Board, rivals and log show the moment, and nothing of what came later."""
    anna = visit()
    record = sorted((Path(__file__).parents[1] / "records" / game).glob("*.jsonl"))[-1]
    anna.go("/")
    anna.page.locator("input[type=file]").set_input_files(record)
    anna.page.wait_for_selector("dialog .winner")
    anna.close_panel()
    anna.open_panel("table-replay")
    timeline = anna.page.get_by_role("region", name="Replay")
    timeline.focus()
    anna.page.keyboard.press("Home")
    expect(timeline).to_contain_text("Step 0 of")
    assert anna.page.locator("aside .chapters .line").count() == 0
    at: list[int] = []
    for _ in range(3):
        before = anna.page.url
        anna.page.keyboard.press("Shift+ArrowRight")
        anna.page.wait_for_function("before => location.href !== before", arg=before)
        at.append(int(anna.page.url.rsplit("/", 1)[1]))
        expect(timeline).to_contain_text(f"Step {at[-1]} of")
    assert at == sorted(set(at))
    token = anna.page.url.split("#")[1].split("/")[0]
    headers = {"authorization": f"Bearer {token}"}
    answer = anna.page.request.get(f"{anna.address}/api/log", headers=headers, max_retries=3).json()
    later = [item for item in answer["items"] if item["entry"] > at[-1]]
    lines = anna.page.locator("aside .chapters .line").count()
    told = sum(len(item["events"]) for item in answer["items"] if item["entry"] <= at[-1])
    assert later
    assert 0 < lines <= told
    timeline.get_by_role("group", name="See it as").get_by_role("button").last.click()
    expect(timeline).to_contain_text(f"Step {at[-1]} of")


@pytest.mark.parametrize("game", games.names())
def test_with_reduced_motion_nothing_moves_and_the_end_is_the_same(visit: Visits, game: str) -> None:
    anna = visit(pace="quick", forced=False)
    anna.page.emulate_media(reduced_motion="reduce")
    anna.sit_down(game, position(game))
    anna.page.evaluate(
        """() => {
        window.moving = [];
        const look = () => {
          for (const one of document.getAnimations()) {
            const { duration } = one.effect.getComputedTiming();
            if (duration > 1) window.moving.push(one.effect.target?.outerHTML.slice(0, 80));
          }
          requestAnimationFrame(look);
        };
        look();
      }"""
    )
    anna.page.evaluate("document.querySelector('[role=option]').click()")
    anna.settle()
    anna.page.wait_for_function("() => document.querySelector('main.table').dataset.entries > 0")
    assert anna.page.evaluate("window.moving") == []


@pytest.mark.parametrize("game", games.names())
def test_home_and_a_table_are_small(visit: Visits, game: str) -> None:
    """Everything that a first visit loads, as it is sent: texts compressed, fonts as they are."""
    anna = visit(newcomer=True)
    loaded = loads(anna)
    anna.go("/")
    anna.page.wait_for_load_state("networkidle")
    assert 0 < size_of(loaded) < MOST_OF_HOME
    host = visit()
    host.sit_down(game, position(game))
    token = host.token
    stranger = visit(newcomer=True)
    loaded = loads(stranger)
    stranger.go(f"/table#{token}")
    stranger.page.wait_for_selector("main.table .prompt", state="attached")
    stranger.page.wait_for_load_state("networkidle")
    assert 0 < size_of(loaded) < MOST_OF_A_TABLE


def loads(visitor: Visitor) -> list[Response]:
    """The responses that a page gets from now on."""
    responses: list[Response] = []

    def keep(answer: Response) -> None:
        responses.append(answer)

    visitor.page.on("response", keep)
    return responses


def size_of(responses: list[Response]) -> int:
    bodies = [(answer.url, answer.body()) for answer in responses if answer.ok]
    return sum(len(body) if url.endswith((".woff2", ".png")) else len(gzip.compress(body, 9)) for url, body in bodies)
