"""Bots. A bot receives only the knowledge of its seat, never the true state."""

from pessoi.bots.knowledge import Bot, Knowledge
from pessoi.bots.registry import LEVELS, UnknownBot, bot, hint
from pessoi.bots.search_bot import Hint, MoveEstimate, SearchBot

__all__ = ["LEVELS", "Bot", "Hint", "Knowledge", "MoveEstimate", "SearchBot", "UnknownBot", "bot", "hint"]
