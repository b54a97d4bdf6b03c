"""Packages that register something that is no game: a clear message, and all other games still work."""

import pytest
from installation import Installation

MODULES = {
    "missing": ("missing = broken.nothing:Game", "ModuleNotFoundError: No module named 'broken.nothing'"),
    "syntax": ("syntax = broken.syntax:Game", "SyntaxError"),
    "other": ("other = broken.zeus:Zeus", "its class has the key “zeus”"),
    "nogame": ("nogame = broken.zeus:str", "it is not a subclass of pessoi.Game"),
    "my-game": ("my-game = broken.zeus:Zeus", "lower-case letters and digits"),
    "folder": ("folder = broken.folder:Folder", "components.toml"),
}
"""Entry points by their keys, each with a part of the message."""


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    folder = tmp_path_factory.mktemp("broken")
    package = folder / "broken"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "syntax.py").write_text("class Game(")
    (package / "zeus.py").write_text("from pessoi.games.zeus.game import Zeus\nstr = str\n")
    (package / "folder.py").write_text(
        "from pessoi import Game\n\n\nclass Folder(Game):\n    key = 'folder'\n    seats = range(2, 3)\n"
    )
    about = folder / "broken-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    lines = [entry for entry, _ in MODULES.values()]
    (about / "entry_points.txt").write_text("\n".join(["[pessoi.games]", *lines, ""]))
    return Installation(folder, tmp_path_factory.mktemp("data"))


EACH = "import sys; from pessoi import cli; print(*(cli.main(['rules', key]) for key in sys.argv[1:]))"


def test_the_entry_point_and_the_reason_are_named(broken: Installation) -> None:
    done = broken.run("-c", EACH, *MODULES)
    assert done.stdout.split() == ["2"] * len(MODULES)
    messages = done.stderr.splitlines()
    assert len(messages) == len(MODULES)
    for (entry, reason), message in zip(MODULES.values(), messages, strict=True):
        assert f"“{entry}”" in message
        assert reason in message


def test_all_other_games_work(broken: Installation) -> None:
    assert "zeus.auction.tie" in broken.pessoi("rules", "zeus")
    text = broken.pessoi("games")
    assert "Beim Zeus!" in text
    assert all(f"“{entry}”" in text for entry, _ in MODULES.values())
    loaded = "import logging, pessoi.games; logging.disable(); print(*(game.key for game in pessoi.games.working()))"
    done = broken.run("-c", loaded)
    assert done.returncode == 0, done.stderr
    assert "zeus" in done.stdout.split()
    assert set(MODULES).isdisjoint(done.stdout.split())
