"""Random play in compiled code."""

from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE


def random_step(state: State, rng: Rng) -> None:
    """Make a random move for the first seat that must act, or sample a chance event."""
    if state.waiting == CHANCE:
        state.apply(CHANCE, state.step.sample(state, rng))
        return
    seat = state.actors[0]
    choices = state.choices or state.step.legal(state, seat)
    state.apply(seat, rng.one_of(choices))


def random_play(state: State, rng: Rng) -> int:
    """Play at random to the end; returns the number of moves and outcomes."""
    steps = 0
    while state.waiting:
        random_step(state, rng)
        steps += 1
    return steps
