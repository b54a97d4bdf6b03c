"""Peloponnes by Bernd Eisenstein (Irongames 2009), for 1 to 5 seats."""

from pessoi.games.peloponnes.game import Peloponnes as Game

__all__ = ["Game"]
