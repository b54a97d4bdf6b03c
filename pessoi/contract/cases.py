"""Every way a game can be set up, and random walks through games."""

from collections.abc import Iterator
from dataclasses import dataclass

from pessoi.core.game import Game
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE
from pessoi.games import game
from pessoi.version import compiled

SLOWER = 1 if compiled() else 3
"""Uncompiled games are much slower: checks look at a third as many points."""


@dataclass(frozen=True)
class Case:
    """One game, seat count and edition."""

    key: str
    seats: int
    edition: str

    @property
    def game(self) -> Game:
        """The game itself."""
        return game(self.key)

    def start(self) -> State:
        """A new game."""
        return self.game.start(self.seats, {"edition": self.edition})

    def viewers(self) -> tuple[int | None, ...]:
        """A spectator, and every seat."""
        return (None, *range(self.seats))

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}-{self.edition}"


def cases_of(key: str) -> list[Case]:
    """Every seat count and edition of a game."""
    found = game(key)
    return [Case(key, seats, edition) for seats in found.seats for edition in found.options.editions]


def often(times: int) -> int:
    """A number of repetitions, or a third of it where games are slow."""
    return -(-times // SLOWER)


def step(state: State, rng: Rng) -> tuple[int, int]:
    """A random outcome, or a random legal move of one of the seats that must act."""
    if state.actors == (CHANCE,):
        return CHANCE, state.sample(rng)
    seat = rng.one_of(list(state.actors))
    return seat, rng.one_of(state.legal(seat))


def walk(state: State, seed: int) -> Iterator[State]:
    """One random game: the state at every point, always the same object."""
    rng = Rng(seed)
    yield state
    while not state.over:
        state.apply(*step(state, rng))
        yield state


def sampled(state: State, seed: int, every: int) -> Iterator[State]:
    """One random game, at about one in `every` of its points and at its end."""
    rng = Rng(seed + 1_000_003)
    for point in walk(state, seed):
        if rng.below(every) == 0 or point.over:
            yield point
