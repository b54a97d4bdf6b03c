"""The names of the bots that people can choose for a seat, and of the bots that the server chooses itself."""

from functools import cache

from pessoi.bots import UnknownBot, bot

OFFERED = ("random", "beginner", "casual", "skilled", "strong")
"""The bots that people can choose, from easy to hard."""
AT_ONCE = "greedy"
"""The bot that answers in a window if the bot of a seat is not ready."""
HINTS = "search:1s"
"""The bot that computes hints."""


@cache
def available() -> tuple[str, ...]:
    """The offered bots that are registered."""
    return tuple(name for name in OFFERED if _exists(name))


def _exists(name: str) -> bool:
    try:
        bot(name)
    except UnknownBot:
        return False
    return True


def substitute() -> str:
    """The bot that replaces a person whose time is up: of medium strength."""
    return available()[len(available()) // 2]
