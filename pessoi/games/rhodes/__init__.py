"""Rhodes by Pieter Boots (The Game Master 2016), for 2 to 5 seats."""

from pessoi.games.rhodes.game import Rhodes as Game

__all__ = ["Game"]
