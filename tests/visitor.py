"""A server as people start it, and somebody in front of its page, with a mouse or only with keys."""

import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request
from playwright.sync_api import Error as OutOfReach

from pessoi.bots.registry import DEFAULT_BOT

WHAT_CAN_BE_DONE = ".place.lit, button[data-move]:not([disabled])"
LISTED = ".moves.open [role=option]"
ASKED = ".prompt[data-state=mine]"
PATIENCE = 60_000
"""Milliseconds until a visitor gives up: many, for the machine may be slow."""
NAMES = ("Anna", "Thalia", "Kleon", "Doris", "Linos", "Phoebe")
IN_REACH = 3_000
"""Milliseconds in which a hand is on a move that stays."""
MIDDLE_OF_ONE = """([selectors, chance]) => {
  const found = selectors.map((one) => document.querySelectorAll(one)).find(({ length }) => length);
  if (!found) return null;
  const chosen = found[Math.floor(chance * found.length)];
  chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
"""The middle of one of the elements of the first selector that has any."""
BLOCKED = "Service Worker registration blocked"
"""What the browser says where a page may not keep its shell."""
HOSTS = itertools.cycle(range(1, 255))
"""The last numbers of the addresses that set up tables: the server limits how many each of them may."""
FORGET = """if (!sessionStorage.getItem("visit")) {
  sessionStorage.setItem("visit", "begun");
  localStorage.clear();
  localStorage.setItem("pessoi-settings", JSON.stringify(SETTINGS));
}"""
"""Begins every visit with nothing but these settings."""
UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body { opacity: 0.0003 }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Lets the browser draw nothing, where nobody looks: it skips what is less opaque than this could be seen."""
BOUND = 1500
"""Decisions after which a game should long be over."""


class Server:
    """`pessoi serve` as people start it."""

    def __init__(
        self, data: Path, port: int = 0, package: Path | None = None, before: str = "", options: Sequence[str] = ()
    ) -> None:
        """Serve the tables in a folder, with the package in the folder `package` before the usual ones.

        `before` is Python code that runs first, `options` are further arguments of `pessoi serve`.
        """
        self._data = data
        self._options = options
        self._program = ["-c", f"{before}\nfrom pessoi.cli import main\nmain()"] if before else ["-m", "pessoi"]
        paths = [str(package), *filter(None, [os.environ.get("PYTHONPATH")])] if package else []
        self._env = {**os.environ, **({"PYTHONPATH": os.pathsep.join(paths)} if paths else {})}
        self.address = ""
        self.start(port)

    def start(self, port: int) -> None:
        command = [sys.executable, "-P", *self._program, "serve", "--port", str(port), "--data", str(self._data)]
        command += ["--window", "0", "--proxied", "127.0.0.1", *self._options]
        with (self._data / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self._env)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        self.start(int(self.address.rsplit(":", 1)[1]))

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.communicate()


class Visitor:
    """A page, what went wrong on it, and ways to play."""

    def __init__(self, page: Page, address: str, touches: bool = False) -> None:
        self.page = page
        self.address = address
        self.touches = touches
        """Whether there is a finger instead of a mouse."""
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._request)

    def look(self, script: str) -> Any:
        """The result of a script that judges what would be seen if the page was drawn."""
        return self.page.evaluate(
            f"""async () => {{
            const sheets = document.adoptedStyleSheets;
            document.adoptedStyleSheets = [];
            try {{ return await ({script})(); }} finally {{ document.adoptedStyleSheets = sheets; }}
          }}"""
        )

    def _console(self, message: ConsoleMessage) -> None:
        forgiven = (*self.forgiven, BLOCKED)
        if message.type in ("error", "warning") and not any(part in message.text for part in forgiven):
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(request.url)

    # -- going places -----------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")

    def sit_down(self, game: str, stored: dict[str, Any]) -> None:
        """Take the seat that is asked in a stored position, at a table of people."""
        seats = [{"kind": "person", "name": name} for name in NAMES[: stored["seats"]]]
        opened = self.opened({"game": game, "seats": seats, "position": stored["position"]})
        self._open_table(opened["links"][stored["seat"]]["token"])

    def opened(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Set up a table, from another address each time; again if the server has closed an idle connection."""
        from_elsewhere = {"X-Forwarded-For": f"10.0.0.{next(HOSTS)}"}
        tables = f"{self.address}/api/tables"
        answer = self.page.request.post(tables, data=wish, headers=from_elsewhere, max_retries=3)
        return dict(answer.json())

    def _open_table(self, token: str) -> None:
        """Follow a link to a table, without loading the page again if another table is open."""
        if self.page.url.startswith(f"{self.address}/table"):
            self.page.evaluate("document.querySelector('main')?.setAttribute('data-left', '')")
            self.page.evaluate("(token) => void (location.hash = token)", token)
        else:
            self.go(f"/table#{token}")
        self.page.wait_for_selector("main.table:not([data-left]) .prompt", state="attached")

    def sit_with_two_bots(self, game: str) -> None:
        """Take a seat with two bots: more of them have more to show, and a game of two can be long."""
        seats = [{"kind": "person", "name": NAMES[0]}, *[{"kind": "bot", "bot": DEFAULT_BOT}] * 2]
        opened = self.opened({"game": game, "seats": seats})
        self._open_table(opened["links"][0]["token"])

    def play_now(self, game: str) -> None:
        self.go("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("main.table .prompt", state="attached")

    @property
    def token(self) -> str:
        return self.page.url.split("#")[1].split("/")[0]

    def tool(self, name: str) -> Locator:
        """A button of the bar."""
        return self.page.get_by_role("toolbar").get_by_role("button", name=name)

    def open_panel(self, message: str) -> None:
        """Something of the menu, by the id of its message."""
        self.page.click("[data-tool=table-menu]")
        self.page.click(f"[data-panel={message}]")

    def close_panel(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    # -- playing ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.has("dialog .winner")

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return int(self.page.evaluate("document.querySelector('main').dataset.entries ?? 0"))

    def has(self, selector: str) -> bool:
        """Whether something is there now. Playwright would look for it in every shadow of the page's thousands."""
        return bool(self.page.evaluate("(selector) => !!document.querySelector(selector)", selector))

    def wait_for_turn(self) -> bool:
        """Until something is asked of this visitor; false when the game is over."""
        asked_or_over = (
            "([asked, over]) => document.querySelector(over) ? 'over' : document.querySelector(asked) && 'asked'"
        )
        found = self.page.wait_for_function(asked_or_over, arg=[ASKED, "dialog .winner"], polling=20)
        return bool(found.json_value() == "asked")

    def asked(self) -> bool:
        """Whether something is asked of this visitor just now."""
        return self.has(ASKED)

    def click_something(self, rng: random.Random) -> None:
        """One lit place or button, by mouse or finger; if there is none, or the list is open, a move of the list."""
        if not self._press_one_of((LISTED, WHAT_CAN_BE_DONE), rng):
            self._press_one_of((".prompt .list",), rng)
            self._press_one_of((LISTED,), rng)

    def _press_one_of(self, selectors: Sequence[str], rng: random.Random) -> bool:
        """Press one of all elements of the first selector that has any; false if none has."""
        if self.touches and self.has("[data-explaining]"):
            self.page.keyboard.press("Escape")  # on a slow machine a tap is long enough to explain something
        middle = self.page.evaluate(MIDDLE_OF_ONE, [selectors, rng.random()])
        if middle is not None:
            (self.page.touchscreen.tap if self.touches else self.page.mouse.click)(*middle)
        return middle is not None

    def play_by_pointer(self, rng: random.Random, decisions: int = BOUND) -> int:
        """Play until the end, or for a number of clicks or taps."""
        for click in range(decisions):
            if not self.wait_for_turn():
                return click
            self.click_something(rng)
            self.settle()
        return decisions

    def play_from_list(self, rng: random.Random) -> None:
        """Open the list of all moves and play one of it."""
        if not self.has(LISTED):
            self.page.keyboard.press("m")
        count = int(self.page.evaluate("(selector) => document.querySelectorAll(selector).length", LISTED))
        if count:
            with suppress(OutOfReach):  # the page may have played the only move meanwhile
                self.page.locator(LISTED).nth(rng.randrange(count)).click(timeout=IN_REACH)

    def play_by_keys(self, rng: random.Random, decisions: int = BOUND) -> int:
        """The same without a mouse: numbers of the list of moves, or arrows, tabulator and Enter."""
        for press in range(decisions):
            if not self.wait_for_turn():
                return press
            if self.has(".place.lit") and rng.random() < 0.5:
                self.page.keyboard.press(rng.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
                self._play_focused()
            elif self.has(".hand .control"):
                self._tab_to_something()
            else:
                numbered = min(int(self.page.evaluate("document.querySelectorAll('.moves kbd').length")), 10)
                if numbered:
                    self.page.keyboard.press("1234567890"[rng.randrange(numbered)])
            self.settle()
        return decisions

    def _play_focused(self) -> bool:
        """Press Enter on a place or a move that has the focus."""
        if not self.page.evaluate(f"document.activeElement.matches('{WHAT_CAN_BE_DONE}')"):
            return False
        self.page.keyboard.press("Enter")
        return True

    def _tab_to_something(self) -> None:
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self._play_focused() or not self.asked():
                return
        raise AssertionError("nothing that can be played is reached by the tabulator")

    def settle(self) -> None:
        """Until the last move was answered."""
        self.page.wait_for_function("() => !document.querySelector('.prompt[data-state=sent]')", polling=20)

    # -- looking ----------------------------------------------------------------------------------

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def sideways(self) -> int:
        """How far the page could be pushed to the side."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def scrolls(self) -> tuple[int, int]:
        """How far the page could be pushed to the side and up; a table not at all."""
        across, down = self.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        return int(across), int(down)

    def missing_messages(self) -> list[str]:
        return re.findall("⟦.*?⟧", self.text())

    def small_targets(self) -> list[str]:
        """What can be clicked and is smaller than a fingertip."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll("button, a.button, a.quiet, select, input, .place.lit")]
            .filter((one) => !one.closest(".hidden, .chapters"))
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 24 || box.height < 24))
            .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""
        )
        return [str(target) for target in found]


Kind = tuple[bool, str, str]
"""What a profile is for: a touch screen or not, a language and a theme."""


class Profiles:
    """Profiles of a browser that keep what was loaded from visit to visit. Each is for one visitor at a time."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: Kind) -> BrowserContext:
        """A profile that nobody uses."""
        return self._free[kind].pop() if self._free[kind] else self.new(kind, keeps_shell=False)

    def new(self, kind: Kind, *, keeps_shell: bool) -> BrowserContext:
        """A profile that has loaded nothing yet; keeping the shell costs time at every visit."""
        touches, language, theme = kind
        context = self._browser.new_context(
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touches,
            service_workers="allow" if keeps_shell else "block",
        )
        context.set_default_timeout(PATIENCE)
        return context

    def give_back(self, kind: Kind, context: BrowserContext) -> None:
        """Let others have a profile."""
        for page in context.pages:
            page.close()
        self._free[kind].append(context)


class Visits:
    """Lets people visit a server, and sees that nobody meets an error or leaves it."""

    def __init__(self, browser: Browser, address: str, profiles: Profiles | None = None, *, drawn: bool = True) -> None:
        self._profiles = profiles or Profiles(browser)
        self._address = address
        self._drawn = drawn
        self._lent: list[tuple[Kind, BrowserContext]] = []
        self._own: list[BrowserContext] = []
        self.visitors: list[Visitor] = []

    def __call__(
        self,
        width: int = 1440,
        height: int = 0,
        *,
        language: str = "en",
        theme: str = "light",
        pace: str = "none",
        forced: bool = True,
        newcomer: bool = False,
    ) -> Visitor:
        """Open a page. Narrow ones have a touch screen; `forced` lets the page play moves that are the only one.

        Without a pace nothing moves. The browser of a `newcomer` was never here, and keeps the shell of the page. That
        of others remembers nothing either, but has loaded the page before.
        """
        touches = width < 600
        kind = (touches, language, theme)
        if newcomer:
            context = self._profiles.new(kind, keeps_shell=True)
            self._own.append(context)
        else:
            context = self._profiles.take(kind)
            self._lent.append((kind, context))
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height or (844 if touches else 900)})
        settings = json.dumps({"pace": pace, "still": pace == "none", "forced": forced})
        page.add_init_script(FORGET.replace("SETTINGS", settings))
        if not self._drawn:
            page.add_init_script(UNDRAWN)
        self.visitors.append(Visitor(page, self._address, touches))
        return self.visitors[-1]

    def close(self) -> None:
        for context in self._own:
            context.close()
        for kind, context in self._lent:
            self._profiles.give_back(kind, context)
