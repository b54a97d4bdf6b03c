"""Bots that fail in different ways, in a module that worker processes can import."""

import os
import time
from pathlib import Path

from pessoi.bots.thinking import choose_move as choose


def die(*_: object) -> int:
    os._exit(3)


def sleep(*_: object) -> int:
    time.sleep(600)
    return 0


def cheat(*_: object) -> int:
    return 10**6


def die_once(name: str, game: str, position: object, seat: int, seed: int, *more: object) -> int:
    """Die in the first call; `name` is a file that remembers it."""
    if not Path(name).exists():
        Path(name).touch()
        os._exit(3)
    return choose("random", game, position, seat, seed)


def hang_if_told(name: str, game: str, position: object, seat: int, seed: int, *more: object) -> int:
    """Hang if the bot has this name, and otherwise choose a random move."""
    return sleep() if name == "hangs" else choose("random", game, position, seat, seed)
