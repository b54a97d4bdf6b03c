"""A real server and a real Chromium. These tests have a process of their own: Playwright keeps an event loop running."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from visitor import Visitor

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))),
    os.environ.get("PESSOI_CHROMIUM", ""),
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Server:
    """`pessoi serve` as people start it."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self._data = data
        self.address = ""
        self.start(port)

    def start(self, port: int) -> None:
        command = [sys.executable, "-m", "pessoi.cli", "serve", "--port", str(port), "--data", str(self._data)]
        log = (self._data / "log").open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.start(int(self.address.rsplit(":", 1)[1]))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


class Visits:
    """Opens browsers, each with a profile of its own, and sees that nobody met an error or left this server."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
        self.visitors: list[Visitor] = []

    def __call__(
        self, width: int = 1440, language: str = "en", theme: str = "light", still: bool = True, explain: bool = False
    ) -> Visitor:
        height = 900 if width > 600 else 844
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=width < 600,
        )
        context.set_default_timeout(20_000)
        settings = f'{{"pace": "none", "still": {str(still).lower()}, "explain": {str(explain).lower()}}}'
        context.add_init_script(
            f"localStorage.getItem('pessoi-settings') ?? localStorage.setItem('pessoi-settings', '{settings}')"
        )
        self._contexts.append(context)
        self.visitors.append(Visitor(context.new_page(), self._address))
        return self.visitors[-1]

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(chromium, server.address)
    yield visits
    visits.close()
    for visitor in visits.visitors:
        assert visitor.errors == []
        assert visitor.strangers == []
