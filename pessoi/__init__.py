"""Pessoi: a digital table for four board games of ancient Greece."""

from pessoi.core.events import Event, IllegalMove, Reason
from pessoi.core.game import Game
from pessoi.core.record import Record
from pessoi.core.rng import Rng
from pessoi.core.session import Session
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.games import game
from pessoi.records import replay

__all__ = [
    "CHANCE",
    "Event",
    "Game",
    "IllegalMove",
    "Reason",
    "Record",
    "Rng",
    "Session",
    "State",
    "game",
    "replay",
]
