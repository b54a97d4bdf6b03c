"""Beim Zeus! by Klaus Palesch (Kosmos 1997), for 3 to 6 seats."""

from pessoi.games.zeus.game import Zeus as Game

__all__ = ["Game"]
