"""What a bot is given: what its seat may know, and worlds that are possible by it. Never the true state."""

from collections.abc import Callable
from functools import cached_property
from typing import Protocol

from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State


class Knowledge:
    """What one seat may know: the rules of the table, its view, its legal moves, and worlds it holds possible."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.rules: Rules = state.rules
        self.legal = state.legal(seat)
        self.world: Callable[[Rng], State] = lambda rng: state.imagine(seat, rng)
        self._look: Callable[[], object] = lambda: state.view(seat)

    @cached_property
    def view(self) -> object:
        """What the seat sees; drawn up only for those who ask, because it takes longer than a quick bot's choice."""
        return self._look()


class Bot(Protocol):
    """Chooses one of the legal moves."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """The move it makes."""
