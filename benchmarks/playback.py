"""How smoothly the page shows others' moves: what keeps its main thread from painting, as on a phone.

Processor time is counted, not the time that passes, so a busy machine measures the same as an idle one.
"""

import json
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from page_checks import stored
from playwright.sync_api import Browser, sync_playwright
from visitor import LISTED, Server, Visitor, Visits

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SLOWER = 4
"""By how much a phone is taken to be slower than this machine."""
LONG = 50
"""Milliseconds after which a frame is seen to be late."""
FRAME = 1000 / 60
TURNS = 4
POSITIONS = {"zeus": "middle-4", "peloponnes": "bid-4", "rhodes": "act-3", "deukalion": "move"}
TASK = "ThreadControllerImpl::RunTask"


@dataclass(frozen=True)
class Playback:
    """The tasks of the main thread while moves were shown, and how long that took, all in milliseconds."""

    tasks: list[float]
    shown: float

    @property
    def late(self) -> float:
        """The share of frames that came late, if every long task delays one."""
        return sum(length > LONG for length in self.tasks) / (self.shown / FRAME)

    def __str__(self) -> str:
        late = f"{self.late:.1%} of frames over {LONG} ms"
        return f"{self.shown / 1000:.1f} s shown, {late}, longest {max(self.tasks):.0f} ms"


def playback(browser: Browser, server: Server, game: str) -> Playback:
    """Measure from own moves in a stored position until the moves of the bots after them are shown."""
    visitor = Visits(browser, server.address)(pace="normal")
    _sit_down_with_bots(visitor, game)
    tasks: list[float] = []
    shown = 0.0
    for _ in range(TURNS):
        visitor.wait_for_turn()
        visitor.page.keyboard.press("m")
        browser.start_tracing(page=visitor.page, categories=["toplevel"])
        begun = visitor.page.evaluate("performance.now()")
        visitor.page.locator(LISTED).first.click()
        visitor.settle()
        visitor.wait_for_turn()
        visitor.page.wait_for_selector("main[data-playing=false]", state="attached")
        shown += float(visitor.page.evaluate("performance.now()")) - float(begun)
        tasks += _tasks(json.loads(browser.stop_tracing())["traceEvents"])
    visitor.page.context.close()
    return Playback(tasks, shown)


def _tasks(events: list[dict[str, Any]]) -> list[float]:
    """Return the lengths of the tasks of the pages' main threads, as on a phone."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000 * SLOWER
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) in main and "tdur" in event
    ]


def _sit_down_with_bots(visitor: Visitor, game: str) -> None:
    position = stored(game)[POSITIONS[game]]
    seats = [{"kind": "bot", "bot": "beginner"}] * position["seats"]
    seats[position["seat"]] = {"kind": "person", "name": "Anna"}
    wish = {"game": game, "seats": seats, "position": position["position"]}
    opened = visitor.page.request.post(f"{visitor.address}/api/tables", data=wish).json()
    visitor.go(f"/table#{opened['links'][0]['token']}")
    visitor.page.wait_for_selector("main.table .prompt", state="attached")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for game in POSITIONS:
                print(f"{game}: {playback(browser, server, game)}", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
