"""Somebody in front of the page, with a mouse or only with keys."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Locator, Page, Request

WHAT_CAN_BE_DONE = "[data-move]:not([disabled]), .place.lit, .spot.lit"
BOUND = 1500
"""Decisions after which a game should long be over."""


class Visitor:
    """A page, what went wrong on it, and ways to play."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.forgiven: Callable[[str], bool] = lambda text: False
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiven(message.text):
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(request.url)

    # -- going places -----------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")

    def play_now(self, game: str) -> None:
        self.go("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("[role=log] li")

    @property
    def token(self) -> str:
        return self.page.url.split("#")[1].split("/")[0]

    def tool(self, name: str) -> Locator:
        return self.page.get_by_role("toolbar").get_by_role("button", name=name)

    # -- playing ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.page.locator("dialog .winner").count() > 0

    def wait_for_turn(self) -> bool:
        """Until something is asked of this visitor; false when the game is over."""
        self.page.wait_for_selector(f"{WHAT_CAN_BE_DONE}, dialog .winner", state="attached")
        return not self.over

    def state(self) -> str:
        """Something that changes with every move."""
        return str(self.page.evaluate("document.querySelectorAll('[role=log] li').length + location.hash")) + (
            self.page.locator("section.ask").inner_text() if self.page.locator("section.ask").count() else ""
        )

    def click_something(self, rng: random.Random) -> None:
        """One lit place or button, by mouse."""
        shown = self.page.locator(WHAT_CAN_BE_DONE)
        shown.nth(rng.randrange(shown.count())).click(force=True)

    def play_by_mouse(self, rng: random.Random, decisions: int = BOUND) -> int:
        """Play until the end, or for so many clicks."""
        for click in range(decisions):
            if not self.wait_for_turn():
                return click
            self.click_something(rng)
            self._settle()
        return decisions

    def play_by_keys(self, rng: random.Random, decisions: int = BOUND) -> int:
        """The same without a mouse: numbers where there are some, otherwise tabulator and Enter."""
        for press in range(decisions):
            if not self.wait_for_turn():
                return press
            numbered = min(self.page.locator(".moves kbd").count(), 10)
            if numbered:
                self.page.keyboard.press("1234567890"[rng.randrange(numbered)])
            else:
                self._tab_to_something()
                self.page.keyboard.press("Enter")
            self._settle()
        return decisions

    def _tab_to_something(self) -> None:
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"document.activeElement.matches('{WHAT_CAN_BE_DONE}')"):
                return
        raise AssertionError("nothing that can be played is reached by the tabulator")

    def _settle(self) -> None:
        """Until the last move was answered."""
        self.page.wait_for_function("!document.querySelector('[data-move][disabled]')")

    # -- looking ----------------------------------------------------------------------------------

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def sideways(self) -> int:
        """How far the page could be pushed to the side."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def missing_messages(self) -> list[str]:
        return re.findall("⟦.*?⟧", self.text())

    def small_targets(self) -> list[str]:
        """What can be clicked and is smaller than a fingertip."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll("button, a.button, a.quiet, select, input, .place.lit, .spot.lit")]
            .filter((one) => !one.closest(".hidden") && !one.classList.contains("hidden") && !one.closest("ol[role=log]"))
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 24 || box.height < 24))
            .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""
        )
        return [str(target) for target in found]
