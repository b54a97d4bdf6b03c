"""A copy of the package with one more game, which the built page does not know and which has no board of its own."""

import re
import shutil
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "pessoi"


def copy_package(target: Path, model: str, key: str, name: str) -> Path:
    """Copy the package into a folder and add the game `key`, with the rules of `model`; return the folder."""
    package = target / "pessoi"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.svelte", "*.ts"))
    game = package / "games" / key
    shutil.copytree(package / "games" / model, game, ignore=shutil.ignore_patterns("board"))
    for path in [*game.rglob("*.py"), *game.rglob("*.toml")]:
        text = path.read_text(encoding="utf-8").replace(f"games.{model}", f"games.{key}")
        text = re.sub(rf"(?<![.\w]){model}\.(?=[a-z-]+\.[a-z])", f"{key}.", text)
        path.write_text(text.replace(f'"{model}"', f'"{key}"'), encoding="utf-8")
    for path in game.rglob("*.ftl"):
        old = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("game-name"))
        path.write_text(path.read_text(encoding="utf-8").replace(old, f"game-name = {name}"), encoding="utf-8")
    return target
