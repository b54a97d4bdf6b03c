"""How smoothly the page shows others' moves: frames while bots play, on a processor four times as slow."""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from page_checks import stored
from playwright.sync_api import Browser, sync_playwright
from visitor import LISTED, Server, Visitor, Visits

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SLOWER = 4
"""By how much the processor is slowed down, as for a phone."""
LONG = 50
"""Milliseconds after which a frame is seen to be late."""
TURNS = 4
REST = 500
"""Milliseconds for which nothing is done before a move."""
POSITIONS = {"zeus": "middle-4", "peloponnes": "bid-4", "rhodes": "act-3", "deukalion": "move"}

RECORD = """() => {
  window.lengths = { true: [], false: [] };
  let last = performance.now();
  let playing = "";
  const next = (now) => {
    const state = document.querySelector("main.table").dataset.playing;
    if (state === playing) window.lengths[state].push(now - last);
    playing = state;
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


@dataclass(frozen=True)
class Frames:
    """The lengths of frames in milliseconds."""

    lengths: list[float]

    @property
    def late(self) -> float:
        """The share of frames that took too long."""
        return sum(length > LONG for length in self.lengths) / len(self.lengths)

    def __str__(self) -> str:
        return f"{len(self.lengths)} frames, {self.late:.1%} over {LONG} ms, longest {max(self.lengths):.0f} ms"


def frames(browser: Browser, server: Server, game: str, slower: int = SLOWER) -> tuple[Frames, Frames]:
    """Measure frames while the moves of bots are shown from a stored position, and while the same page rests."""
    visitor = Visits(browser, server.address)(still=False, pace="normal")
    _sit_down_with_bots(visitor, game)
    visitor.wait_for_turn()
    visitor.page.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    visitor.page.evaluate(RECORD)
    for _ in range(TURNS):
        visitor.page.wait_for_timeout(REST)
        visitor.page.keyboard.press("m")
        visitor.page.locator(LISTED).first.click()
        visitor.settle()
        visitor.page.wait_for_selector("main[data-playing=false]")
        visitor.wait_for_turn()
    lengths = visitor.page.evaluate("window.lengths")
    visitor.page.context.close()
    return Frames(lengths["true"]), Frames(lengths["false"])


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
                playing, resting = frames(browser, server, game)
                print(f"{game}: {playing}; at rest {resting}", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
