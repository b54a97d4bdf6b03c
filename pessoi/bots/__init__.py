"""Who can sit at a seat besides a person. A bot is given what its seat may know, never the true state."""

from collections.abc import Callable
from typing import Protocol

from pessoi.core.rng import Rng
from pessoi.core.state import State


class UnknownBot(ValueError):
    """A bot that does not exist."""


class Knowledge:
    """What one seat may know: its view, its legal moves, and worlds it holds possible."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.view = state.view(seat)
        self.legal = state.legal(seat)
        self.world: Callable[[Rng], State] = lambda rng: state.imagine(seat, rng)


class Bot(Protocol):
    """Chooses one of the legal moves."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """The move it makes."""


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return rng.one_of(knowledge.legal)


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
