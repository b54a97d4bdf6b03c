"""Draw the pictures in docs/pictures: `make pictures`."""

import asyncio
import random
import re
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from visitor import Server, Visits

import pessoi
from pessoi import games
from pessoi.terminal import local_game as sessions
from pessoi.terminal.app import Screen

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (150, 42)
ENTRIES = 60
"""How many entries of its record a game has when its picture is taken."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


async def terminal(key: str) -> None:
    """A game in the terminal, some way into it."""
    game = pessoi.game(key)
    with tempfile.TemporaryDirectory() as folder:
        seats = (game.seats[0] + game.seats[-1]) // 2
        spellings = [f"{name}={'random' if seat else 'you'}" for seat, name in enumerate(NAMES[:seats])]
        session = sessions.new(game, spellings, {}, "en", 21, Path(folder) / "game.jsonl")
        session.go_on()
        while len(session.play.record) < ENTRIES and not session.play.state.over:
            legal = session.play.state.legal(0)
            session.choose(0, legal[len(legal) // 4])
            session.go_on()
        app = Screen(session)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            drawn = app.export_screenshot(title=f"pessoi play {key}")
    (PICTURES / f"{key}-terminal.svg").write_text(without_foreign_fonts(drawn))


def tables() -> None:
    """Every game on the page, some way into it, on a desktop and on a phone screen."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name, width in (("desk", 1440), ("phone", 390)):
                visits = Visits(browser, server.address)
                visitor = visits(width=width)
                visitor.go("/")
                visitor.page.screenshot(path=PICTURES / f"home-{name}.png")
                for game in games.names():
                    visitor.play_now(game)
                    rng = random.Random(3)
                    while visitor.entries < ENTRIES and visitor.wait_for_turn():
                        visitor.play_by_mouse(rng, 1)
                    visitor.wait_for_turn()
                    visitor.page.mouse.move(0, 0)
                    visitor.page.screenshot(path=PICTURES / f"{game}-{name}.png")
                visits.close()
        finally:
            browser.close()
            server.stop()


def without_foreign_fonts(drawn: str) -> str:
    """A picture that fetches nothing: the reader's own monospaced font does."""
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S).replace("Fira Code", "monospace")


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        asyncio.run(terminal(name))
    tables()
