"""Observations: what one seat may know as a row of numbers, in a layout that is named, versioned and documented."""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from pessoi.core.state import STEP_MASK, Rules, State
from pessoi.core.step import NOBODY

S = TypeVar("S", bound=State)

FLAG: Final = 1
"""The greatest value of a number that says yes or no."""
ASKED: Final = 0
ACTING: Final = 1
"""The slots that every game begins with."""


@final
class Slot:
    """Some numbers that belong together: how many, and between which bounds. What they say is among the texts.

    A learner divides by `unit` to bring them to about one.
    """

    def __init__(self, name: str, size: int, low: int, high: int, unit: int = 1) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.unit = unit


@final
class Layout:
    """The slots of an observation, one after another."""

    def __init__(self, name: str, slots: list[Slot]) -> None:
        self.name = name
        self.slots = slots
        self.starts: list[int] = []
        self.ends: list[int] = []
        """Where each slot begins, and where it ends."""
        self.size = 0
        for slot in slots:
            self.starts.append(self.size)
            self.size += slot.size
            self.ends.append(self.size)


@final
class Sheet:
    """The paper observations are written on: a page each, all of one layout, in memory that arrays can share.

    A game turns to a slot and writes its numbers one after another, or marks single places in it. What is not written
    is 0.
    """

    def __init__(self, layout: Layout, pages: int = 1) -> None:
        self.layout = layout
        self.size: i64 = layout.size
        self.values = vec[i32]([0] * (layout.size * pages))
        self.starts = vec[i64](layout.starts)
        self.ends = vec[i64](layout.ends)
        self.page: i64 = 0
        """Where the page at hand begins."""
        self.first: i64 = 0
        self.next: i64 = 0
        self.end: i64 = 0
        """The slot at hand, and where the next number goes."""

    def turn_to(self, page: i64) -> None:
        """Take a page and wipe it."""
        self.page = page * self.size
        values = self.values
        at: i64 = self.page
        end: i64 = at + self.size
        while at < end:
            values[at] = 0
            at += 1

    def slot(self, number: i64) -> None:
        """Turn to a slot."""
        self.first = self.page + self.starts[number]
        self.next = self.first
        self.end = self.page + self.ends[number]

    def write(self, value: i64) -> None:
        """The next number of the slot."""
        at = self.next
        if at >= self.end:
            raise IndexError(f"{self.layout.name}: no place {at - self.first} in the slot at hand")
        self.values[at] = i32(value)
        self.next = at + 1

    def mark(self, place: i64, value: i64 = 1) -> None:
        """One number of the slot by its place."""
        at: i64 = self.first + place
        if place < 0 or at >= self.end:
            raise IndexError(f"{self.layout.name}: no place {place} in the slot at hand")
        self.values[at] = i32(value)

    def free(self, place: i64) -> i64:
        """The first place of the slot from here on that is still 0."""
        at: i64 = self.first + place
        while at < self.end and self.values[at] != 0:
            at += 1
        return at - self.first

    def count(self, place: i64) -> None:
        """One more at a place of the slot."""
        self.mark(place, i64(self.values[self.first + place]) + 1)

    def mark_set(self, mask: i64, offset: i64 = 0) -> None:
        """A 1 at every place that is in a set."""
        place: i64 = offset
        while mask:
            if mask & 1:
                self.mark(place)
            mask >>= 1
            place += 1

    def mark_order(self, places: list[int]) -> None:
        """1 at the first place named, 2 at the second, and so on."""
        index: i64 = 0
        while index < len(places):
            self.mark(places[index], index + 1)
            index += 1


def turn_slots(rules: Rules) -> list[Slot]:
    """The slots that every game begins with."""
    return [Slot("asked", len(rules.steps), 0, FLAG), Slot("acting", rules.seats, 0, FLAG)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What a game shows to learning agents. It names what is shown, as the view does, and shows nothing else.

    A game's `observation.py` holds a subclass named `Observation`. The version rises with every change of the layout.
    """

    layout: Layout
    seats: i64

    def __init__(self, rules: Rules, version: int, slots: list[Slot]) -> None:
        self.layout = Layout(f"{rules.game}-{rules.seats}-v{version}", slots)
        self.seats = rules.seats

    def write(self, state: S, seat: i64, sheet: Sheet) -> None:
        """Write what a seat may know on the page at hand, which is empty."""
        raise NotImplementedError

    @final
    def turn(self, state: S, seat: i64, sheet: Sheet) -> None:
        """Fill the slots that every game begins with."""
        waiting: i64 = state.waiting
        if waiting == NOBODY:
            return
        sheet.slot(ASKED)
        sheet.mark(state.agenda[-1] & STEP_MASK)
        sheet.slot(ACTING)
        other: i64 = 0
        while waiting > 0:
            if waiting & 1:
                sheet.mark(self.left(seat, other))
            waiting >>= 1
            other += 1

    @final
    def left(self, seat: i64, other: i64) -> i64:
        """How many places to the left of a seat another one sits."""
        return (other - seat + self.seats) % self.seats

    @final
    def read(self, state: S, seat: int) -> list[int]:
        """What a seat may know, as a list."""
        sheet = Sheet(self.layout)
        self.write(state, seat, sheet)
        return list(sheet.values)
