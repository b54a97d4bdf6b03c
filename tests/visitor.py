"""A server as people start it, and somebody in front of its page, with a mouse or only with keys."""

import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request
from playwright.sync_api import Error as OutOfReach

WHAT_CAN_BE_DONE = ".place.lit, button[data-move]:not([disabled])"
LISTED = ".moves.open [role=option]"
ASKED = ".prompt[data-state=mine]"
PATIENCE = 60_000
"""Milliseconds until a visitor gives up: many, for the machine may be slow."""
NAMES = ("Anna", "Thalia", "Kleon", "Doris", "Linos", "Phoebe")
IN_REACH = 3_000
"""Milliseconds in which a hand is on a place that stays."""
BLOCKED = "Service Worker registration blocked"
"""What the browser says where a page may not keep its shell."""
HOSTS = itertools.cycle(range(1, 255))
"""The last numbers of the addresses that set up tables: the server limits how many each of them may."""
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
        wish = {"game": game, "seats": seats, "position": stored["position"]}
        from_elsewhere = {"X-Forwarded-For": f"10.0.0.{next(HOSTS)}"}
        opened = self.page.request.post(f"{self.address}/api/tables", data=wish, headers=from_elsewhere).json()
        self.go(f"/table#{opened['links'][stored['seat']]['token']}")
        self.page.wait_for_selector("main.table .prompt", state="attached")

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
        return self.page.locator("dialog .winner").count() > 0

    @property
    def entries(self) -> int:
        """How many entries the record has."""
        return int(self.page.locator("main").get_attribute("data-entries") or 0)

    def wait_for_turn(self) -> bool:
        """Until something is asked of this visitor; false when the game is over."""
        self.page.wait_for_selector(f"{ASKED}, dialog .winner", state="attached")
        return not self.over

    def asked(self) -> bool:
        """Whether something is asked of this visitor just now."""
        return self.page.locator(ASKED).count() > 0

    def click_something(self, rng: random.Random) -> None:
        """One lit place or button, by mouse or finger; if there is none, or the list is open, a move of the list."""
        with suppress(OutOfReach):  # it may go while the hand is on its way: then there is something else to do
            shown = self.page.locator(LISTED)
            if not shown.count():
                shown = self.page.locator(WHAT_CAN_BE_DONE)
            if not shown.count():
                self._press(self.page.locator(".prompt .list"))
                shown = self.page.locator(LISTED)
            count = shown.count()
            if count:
                self._press(shown.nth(rng.randrange(count)), force=True)

    def _press(self, element: Locator, force: bool = False) -> None:
        if self.touches and self.page.locator("[data-explaining]").count():
            self.page.keyboard.press("Escape")  # on a slow machine a tap is long enough to explain something
        press = element.tap if self.touches else element.click
        press(force=force, timeout=IN_REACH)

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
        self.page.keyboard.press("m")
        shown = self.page.locator(LISTED)
        shown.nth(rng.randrange(shown.count())).click()

    def play_by_keys(self, rng: random.Random, decisions: int = BOUND) -> int:
        """The same without a mouse: numbers of the list of moves, or arrows, tabulator and Enter."""
        for press in range(decisions):
            if not self.wait_for_turn():
                return press
            if self.page.locator(".place.lit").count() and rng.random() < 0.5:
                self.page.keyboard.press(rng.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
                self._play_focused()
            elif self.page.locator(".hand .control").count():
                self._tab_to_something()
            else:
                numbered = min(self.page.locator(".moves kbd").count(), 10)
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
        self.page.wait_for_selector(".prompt[data-state=sent]", state="detached")

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


class Visits:
    """Opens browsers, each with a profile of its own, and sees that nobody met an error or left this server."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
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
        keeps_shell: bool = False,
    ) -> Visitor:
        """Open a browser. Narrow ones have a touch screen; `forced` lets the page play moves that are the only one.

        Without a pace nothing moves. With `keeps_shell` the page may keep its shell, which costs time at every visit.
        """
        height = height or (900 if width > 600 else 844)
        touches = width < 600
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touches,
            service_workers="allow" if keeps_shell else "block",
        )
        context.set_default_timeout(PATIENCE)
        settings = json.dumps({"pace": pace, "still": pace == "none", "forced": forced})
        context.add_init_script(
            f"localStorage.getItem('pessoi-settings') ?? localStorage.setItem('pessoi-settings', '{settings}')"
        )
        self._contexts.append(context)
        self.visitors.append(Visitor(context.new_page(), self._address, touches))
        return self.visitors[-1]

    def close(self) -> None:
        for context in self._contexts:
            context.close()
