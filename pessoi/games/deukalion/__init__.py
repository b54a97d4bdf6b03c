"""Deukalion by Arno Steinwender and Wilfried Lepuschitz (Parker 2008), for 2 to 4 seats."""

from pessoi.games.deukalion.game import Deukalion as Game

__all__ = ["Game"]
