"""What a bot receives: its seat's knowledge and sampled worlds consistent with it, never the true state."""

from collections.abc import Callable
from functools import cached_property
from typing import Protocol

from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State


class Knowledge:
    """The knowledge of one seat: the rules, its view, its legal moves, and sampled worlds."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.rules: Rules = state.rules
        self.legal = state.legal(seat)
        self.world: Callable[[Rng], State] = lambda rng: state.imagine(seat, rng)
        """Samples a world that is consistent with what the seat knows."""
        self._make_view: Callable[[], object] = lambda: state.view(seat)

    @cached_property
    def view(self) -> object:
        """The view of the seat; made on first use, because that takes longer than the choice of a simple bot."""
        return self._make_view()


class Bot(Protocol):
    """A player that chooses one of the legal moves."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """Return the chosen move."""
