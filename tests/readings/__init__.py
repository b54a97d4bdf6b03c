"""Observations read off the view: what agents are shown, written a second time by somebody who sees nothing else.

Each game's module has a function `read(view, rules)` that gives the numbers of every slot by its name. All it has is
the view as it comes over the wire, and what is fixed before the play.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

import msgspec

from pessoi import Game, State
from pessoi.core.observation import Observation

Numbers = dict[str, list[int]]


def shown(observation: Observation[State], state: State, seat: int) -> Numbers:
    """What a seat is shown, slot by slot."""
    layout = observation.layout
    numbers = observation.read(state, seat)
    return {slot.name: numbers[slot.start : slot.end] for slot in layout.slots}


def off_the_view(game: Game, state: State, seat: int) -> Numbers:
    """Every slot of a seat's observation, by its name."""
    view: Any = msgspec.json.decode(msgspec.json.encode(state.view(seat)), type=game.view_type)
    numbers: Numbers = import_module(f"readings.{game.key}").read(view, state.rules)
    names = [step.name for step in state.rules.steps]
    return {
        "asked": flags(len(names), [] if view.asked is None else [names.index(view.asked)]),
        "acting": flags(len(view.seats), [left(view, other) for other in view.actors if other >= 0]),
        **numbers,
    }


def flags(size: int, places: Iterable[int | None]) -> list[int]:
    """1 at these places; nothing for those that are not there."""
    there = set(places)
    return [int(place in there) for place in range(size)]


def counts(size: int, places: Iterable[int]) -> list[int]:
    """How often each place is named."""
    named = list(places)
    return [named.count(place) for place in range(size)]


def numbered(size: int, places: Iterable[int]) -> list[int]:
    """1 at the first place named, 2 at the second, and so on."""
    order = {place: number for number, place in enumerate(places, 1)}
    return filled(size, order)


def filled(size: int, numbers: Mapping[int, int]) -> list[int]:
    """Some numbers by their places; 0 elsewhere."""
    return [numbers.get(place, 0) for place in range(size)]


def left(view: Any, other: int | None) -> int | None:
    """How many places to the left of the own seat another one sits."""
    return None if other is None else (other - view.seat) % len(view.seats)


def around(view: Any) -> list[Any]:
    """The seats, the own one first and the others to its left."""
    seats: list[Any] = view.seats
    return seats[view.seat :] + seats[: view.seat]


def place_of(names: list[str], name: str | None) -> int | None:
    """The place of a name, if there is one."""
    return None if name is None else names.index(name)


def joined(parts: Iterable[list[int]]) -> list[int]:
    """One after another."""
    return [number for part in parts for number in part]
