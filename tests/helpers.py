"""What many tests share: random walks through plays, and every way a game can be set up."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import pessoi
from pessoi import Game
from pessoi.contract.cases import SLOWER, Case, cases_of, often, sampled, step, walk
from pessoi.core.errors import UserError
from pessoi.games import names
from pessoi.terminal import language
from pessoi.version import compiled

__all__ = ["SLOWER", "Case", "often", "sampled", "step", "walk"]

CASES = [case for key in names() for case in cases_of(key)]

LAID_OUT = [case for case in CASES if case.game.module("observation")]
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


def company(game: Game) -> int:
    """As few seats as there can be without sitting alone."""
    return max(2, game.seats[0])


def told(events: list[pessoi.Event], seat: int | None) -> list[pessoi.Event]:
    """The events a seat is shown."""
    return [event for event in events if event.shown_to(seat)]


@contextmanager
def mistaken(kind: type[UserError], words: str) -> Iterator[None]:
    """A mistake is made here, and what people read about it in English matches."""
    with pytest.raises(kind) as caught:
        yield
    assert re.search(words, language.format_error(caught.value, "en"))
