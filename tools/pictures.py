"""Regenerate the screenshots and the moving picture in docs/pictures: `make pictures`."""

import asyncio
import os
import random
import re
import shutil
import tempfile
from pathlib import Path

from moving_picture import MovingPicture
from playwright.sync_api import Browser, sync_playwright
from visitor import LISTED, Server, Visitor, Visits

import pessoi
from pessoi import games
from pessoi.terminal.app import GameApp
from pessoi.terminal.local_game import new_game

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (150, 42)
ENTRIES = 60
"""How many entries of its record a game has when its picture is taken."""
RINGED = 1000
"""Milliseconds after which what has changed is no longer ringed."""
MOVING_SIZE = (960, 720)
"""The size of the moving picture: its words can be read even if it is shown at 800 pixels."""
DECISIONS = 4
"""How many decisions at the beginning the moving picture shows."""
LATE = 150
"""How many entries the record has in its last moment."""
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


def tables(browser: Browser, address: str) -> None:
    """Take pictures of every game on the page, on a desktop, where it is played, and on a phone that joins it."""
    visits = Visits(browser, address)
    screens = {"desk": visits(width=1440), "phone": visits(width=390)}
    desk = screens["desk"]
    for name, screen in screens.items():
        screen.go("/")
        screen.page.screenshot(path=PICTURES / f"home-{name}.png")
    for game in games.names():
        desk.play_now(game)
        rng = random.Random(3)
        while desk.entries < ENTRIES and desk.wait_for_turn():
            desk.play_by_pointer(rng, 1)
        desk.wait_for_turn()
        screens["phone"].go(f"/table#{desk.token}")
        for name, screen in screens.items():
            screen.wait_for_turn()
            screen.page.mouse.move(0, 0)
            screen.page.wait_for_timeout(RINGED)
            screen.page.screenshot(path=PICTURES / f"{game}-{name}.png")
    visits.close()


def moments(browser: Browser, address: str, game: str) -> None:
    """Play a game as the hints suggest, and make a moving picture of its beginning and of its end."""
    visits = Visits(browser, address)
    visitor = visits(*MOVING_SIZE, forced=False)
    picture = MovingPicture(browser.new_page())

    def show(duration: int) -> None:
        picture.add(visitor.page.screenshot(), duration)

    visitor.go("/")
    show(1500)
    visitor.play_now(game)
    for _ in range(DECISIONS):
        visitor.wait_for_turn()
        show(1000)
        ask_for_hint(visitor)
        show(1000)
        play_hint(visitor)
        show(800)
    while visitor.entries < LATE and visitor.wait_for_turn():
        ask_for_hint(visitor)
        play_hint(visitor)
    visitor.wait_for_turn()
    show(2000)
    (PICTURES / "play.webp").write_bytes(picture.webp())
    visits.close()


def ask_for_hint(visitor: Visitor) -> None:
    visitor.page.click("[data-tool=table-hint]")
    visitor.page.wait_for_selector(".prompt .hint")


def play_hint(visitor: Visitor) -> None:
    visitor.page.keyboard.press("m")
    visitor.page.click(f"{LISTED}.lit")
    visitor.settle()
    visitor.page.mouse.move(0, 0)


def without_foreign_fonts(drawn: str) -> str:
    """Remove web fonts, so that the picture loads nothing and uses the reader's monospaced font."""
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S).replace("Fira Code", "monospace")


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    asyncio.run(terminal("zeus"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        chromium = os.environ.get("PESSOI_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            moments(browser, server.address, "zeus")
            tables(browser, server.address)
        finally:
            browser.close()
            server.stop()
