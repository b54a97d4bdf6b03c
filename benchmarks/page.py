"""Latency of the page, on the same machine as its server: from a click to the painted answer."""

import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from visitor import WHAT_CAN_BE_DONE, Server, Visitor, Visits

CLICKS = 25
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

ANSWERED = """([wanted]) => new Promise((resolve) => {
  const main = document.querySelector("main");
  const entries = main.dataset.entries;
  const watching = new MutationObserver(() => {
    if (main.dataset.entries === entries) return;
    watching.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begun));
  });
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  const found = [...document.querySelectorAll(wanted)];
  if (!found.length) return resolve(-1);
  const begun = performance.now();
  (found.find((one) => one.dataset.move) ?? found[0]).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  setTimeout(() => resolve(-1), 5000);
})"""


REFERENCE = """() => new Promise(async (resolve) => {
  const begun = performance.now();
  await (await fetch("/health")).text();
  document.body.dataset.reference = begun;
  requestAnimationFrame(() => resolve(performance.now() - begun));
})"""


def click_latency(game: str) -> tuple[float, float]:
    """Return the 90th percentile of the milliseconds from a click to the answer on the screen.

    The second number is that of a reference on the same page: the smallest request to the server, then a frame.
    """
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            visitor = Visits(browser, server.address)()
            visitor.play_now(game)
            waits, references = [], []
            for _ in range(CLICKS):
                if (wait := _clicked(visitor)) >= 0:
                    waits.append(wait)
                    references.append(float(visitor.page.evaluate(REFERENCE)))
        finally:
            browser.close()
            server.stop()
    return statistics.quantiles(waits, n=10)[-1], statistics.quantiles(references, n=10)[-1]


def _clicked(visitor: Visitor) -> float:
    visitor.wait_for_turn()
    return float(visitor.page.evaluate(ANSWERED, [WHAT_CAN_BE_DONE]))
