"""The bots people may put into a seat: a short list, for not every bot there is should be had for the asking."""

from functools import cache

from pessoi.bots import UnknownBot, bot

OFFERED = ("random", "beginner", "casual", "skilled", "strong")
"""From easy to hard."""
ADVISER = "search:1s"
"""The one that gives hints: it looks ahead for as long as a person likes to wait."""


@cache
def available() -> tuple[str, ...]:
    """Those of them that there are."""
    return tuple(name for name in OFFERED if _exists(name))


def _exists(name: str) -> bool:
    try:
        bot(name)
    except UnknownBot:
        return False
    return True


def substitute() -> str:
    """Who plays on for somebody whose time is up: neither the weakest nor the strongest."""
    return available()[len(available()) // 2]
