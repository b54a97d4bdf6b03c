"""Draw the pictures of the README anew: `.venv/bin/python tools/pictures.py`."""

import asyncio
import re
import tempfile
from pathlib import Path

import pessoi
from pessoi.terminal import session as sessions
from pessoi.terminal.app import Screen

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (150, 42)
MOVES = 60


async def zeus() -> None:
    """Beim Zeus! in the terminal, some way into a game."""
    game = pessoi.game("zeus")
    with tempfile.TemporaryDirectory() as folder:
        spellings = ["Anna=you", "Ben=random", "Cleo=random", "Dora=random"]
        session = sessions.new(game, spellings, {}, "en", 21, Path(folder) / "game.jsonl")
        session.go_on()
        while len(session.play.record) < MOVES or session.play.state.step.name != "act":
            legal = session.play.state.legal(0)
            written = [game.moves.name(move) for move in legal]
            session.choose(0, legal[written.index("bid 24")] if "bid 24" in written else legal[0])
            session.go_on()
        app = Screen(session)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            drawn = app.export_screenshot(title="pessoi play zeus")
    (PICTURES / "zeus-terminal.svg").write_text(without_foreign_fonts(drawn))


def without_foreign_fonts(drawn: str) -> str:
    """A picture that fetches nothing: the reader's own monospaced font does."""
    return re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S).replace("Fira Code", "monospace")


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    asyncio.run(zeus())
