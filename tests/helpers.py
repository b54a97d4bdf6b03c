"""What many tests share: random walks through plays, and every way a game can be set up."""

import importlib.util
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

import pessoi
from pessoi import CHANCE, Game, Rng, State
from pessoi.core.errors import UserError
from pessoi.games import names
from pessoi.terminal import language
from pessoi.version import compiled


@dataclass(frozen=True)
class Case:
    """One game, seat count and edition."""

    key: str
    seats: int
    edition: str

    @property
    def game(self) -> Game:
        return pessoi.game(self.key)

    def start(self) -> State:
        return self.game.start(self.seats, {"edition": self.edition})

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}-{self.edition}"


CASES = [
    Case(key, seats, edition)
    for key in names()
    for seats in pessoi.game(key).seats
    for edition in pessoi.game(key).options.editions
]

LAID_OUT = [case for case in CASES if importlib.util.find_spec(f"pessoi.games.{case.key}.observation")]
"""The games that have a layout of their own for learning agents."""

TABLES = [
    case
    for case in LAID_OUT
    if case.edition == next(iter(case.game.options.editions))
    and (compiled() or case.seats in (case.game.seats[0], case.game.seats[-1]))
]
"""Every game and seat count in its first edition; uncompiled, which is much slower, the fewest and the most seats."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_laid_out_case = pytest.mark.parametrize("case", LAID_OUT, ids=str)
every_table = pytest.mark.parametrize("case", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", [pessoi.game(key) for key in names()], ids=repr)
every_laid_out_game = pytest.mark.parametrize(
    "game", [pessoi.game(key) for key in dict.fromkeys(case.key for case in LAID_OUT)], ids=repr
)


SLOWER = 1 if compiled() else 3
"""Uncompiled, which is much slower, tests look a third as often."""


def often(times: int) -> int:
    """So many times, or a third of them."""
    return -(-times // SLOWER)


def company(game: Game) -> int:
    """As few seats as there can be without sitting alone."""
    return max(2, game.seats[0])


def step(state: State, rng: Rng) -> tuple[int, int]:
    """What chance, or one of the seats that must act, might do next."""
    if state.actors == (CHANCE,):
        return CHANCE, state.sample(rng)
    seat = rng.one_of(list(state.actors))
    return seat, rng.one_of(state.legal(seat))


def walk(state: State, seed: int) -> Iterator[State]:
    """One random play: the state at every point, the same object all along."""
    rng = Rng(seed)
    yield state
    while not state.over:
        state.apply(*step(state, rng))
        yield state


def sampled(state: State, seed: int, every: int) -> Iterator[State]:
    """One random play, seen only now and then, at unforeseeable points."""
    rng = Rng(seed + 1_000_003)
    for point in walk(state, seed):
        if rng.below(every) == 0 or point.over:
            yield point


def told(events: list[pessoi.Event], seat: int | None) -> list[pessoi.Event]:
    """The events a seat is shown."""
    return [event for event in events if event.shown_to(seat)]


@contextmanager
def mistaken(kind: type[UserError], words: str) -> Iterator[None]:
    """A mistake is made here, and what people read about it in English matches."""
    with pytest.raises(kind) as caught:
        yield
    assert re.search(words, language.format_error(caught.value, "en"))
