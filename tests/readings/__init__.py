"""A second implementation of the observations, computed from the view alone.

The module of each game has a function `read(view, rules)` that returns the numbers of every slot by its name. Its input
is the view, decoded from JSON, and the rules of the game.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

import msgspec

from pessoi import Game, State
from pessoi.core.observation import Observation

Numbers = dict[str, list[int]]


def shown(observation: Observation[State], state: State, seat: int) -> Numbers:
    """The observation of a seat by slots."""
    layout = observation.layout
    numbers = observation.read(state, seat)
    return {slot.name: numbers[slot.start : slot.end] for slot in layout.slots}


def off_the_view(game: Game, state: State, seat: int) -> Numbers:
    """The observation of a seat by slots, computed from its view."""
    view: Any = msgspec.json.decode(msgspec.json.encode(state.view(seat)), type=game.view_type)
    numbers: Numbers = import_module(f"readings.{game.key}").read(view, state.rules)
    names = [step.name for step in state.rules.steps]
    return {
        "asked": flags(len(names), [] if view.asked is None else [names.index(view.asked)]),
        "acting": flags(len(view.seats), [left(view, other) for other in view.actors if other >= 0]),
        **numbers,
    }


def flags(size: int, places: Iterable[int | None]) -> list[int]:
    """1 at the given places, 0 elsewhere; None is ignored."""
    there = set(places)
    return [int(place in there) for place in range(size)]


def counts(size: int, places: Iterable[int]) -> list[int]:
    """The number of times each place is given."""
    named = list(places)
    return [named.count(place) for place in range(size)]


def numbered(size: int, places: Iterable[int]) -> list[int]:
    """1 at the first given place, 2 at the second, and so on; 0 elsewhere."""
    order = {place: number for number, place in enumerate(places, 1)}
    return filled(size, order)


def filled(size: int, numbers: Mapping[int, int]) -> list[int]:
    """The numbers at their places, 0 elsewhere."""
    return [numbers.get(place, 0) for place in range(size)]


def left(view: Any, other: int | None) -> int | None:
    """The distance of a seat from the observing one, clockwise."""
    return None if other is None else (other - view.seat) % len(view.seats)


def around(view: Any) -> list[Any]:
    """The seats, starting with the observing one, clockwise."""
    seats: list[Any] = view.seats
    return seats[view.seat :] + seats[: view.seat]


def place_of(names: list[str], name: str | None) -> int | None:
    """The place of a name; None for None."""
    return None if name is None else names.index(name)


def joined(parts: Iterable[list[int]]) -> list[int]:
    """The concatenated lists."""
    return [number for part in parts for number in part]
