"""Regenerate the screenshots in docs/pictures: `make pictures`."""

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
from pessoi.terminal.app import GameApp
from pessoi.terminal.local_game import new_game

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (150, 42)
ENTRIES = 60
"""How many entries of its record a game has when its picture is taken."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


async def terminal(key: str) -> None:
    """Draw a game in the terminal, in the middle of it."""
    game = pessoi.game(key)
    with tempfile.TemporaryDirectory() as folder:
        count = (game.seats[0] + game.seats[-1]) // 2
        seats = [f"{name}={'random' if seat else 'you'}" for seat, name in enumerate(NAMES[:count])]
        local_game = new_game(game, seats, {}, "en", 21, Path(folder) / "game.jsonl")
        local_game.advance()
        while len(local_game.session.record) < ENTRIES and not local_game.session.state.over:
            legal = local_game.session.state.legal(0)
            local_game.play(0, legal[len(legal) // 4])
            local_game.advance()
        app = GameApp(local_game)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            drawn = app.export_screenshot(title=f"pessoi play {key}")
    (PICTURES / f"{key}-terminal.svg").write_text(without_foreign_fonts(drawn))


def tables() -> None:
    """Take pictures of every game on the page, on a desktop and on a phone."""
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
                        visitor.play_by_pointer(rng, 1)
                    visitor.wait_for_turn()
                    visitor.page.mouse.move(0, 0)
                    visitor.page.screenshot(path=PICTURES / f"{game}-{name}.png")
                visits.close()
        finally:
            browser.close()
            server.stop()


def without_foreign_fonts(drawn: str) -> str:
    """Remove web fonts, so that the picture loads nothing and uses the reader's monospaced font."""
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S).replace("Fira Code", "monospace")


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        asyncio.run(terminal(name))
    tables()
