"""Who can sit at a seat besides a person. A bot is given what its seat may know, never the true state."""

from pessoi.bots.knowledge import Bot, Knowledge
from pessoi.bots.registry import LEVELS, UnknownBot, bot, hint
from pessoi.bots.searching import Expected, Hint, SearchBot

__all__ = ["LEVELS", "Bot", "Expected", "Hint", "Knowledge", "SearchBot", "UnknownBot", "bot", "hint"]
