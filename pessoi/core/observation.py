"""Observations: what one seat may know as a row of numbers, in a named, versioned and documented layout."""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from pessoi.core.state import STEP_MASK, Rules, State
from pessoi.core.step import NOBODY

S = TypeVar("S", bound=State)

FLAG: Final = 1
"""The greatest value of a number that says yes or no."""


@final
class Slot:
    """Numbers of an observation that belong together: how many there are, and their range.

    A message of the game describes them. Divide by `unit` to bring them to about one.
    """

    def __init__(self, name: str, size: int, low: int, high: int, unit: int) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.unit = unit
        self.start: i64 = 0
        self.end: i64 = 0
        """Where the slot begins and ends in the layout."""


@final
class Layout:
    """The slots of an observation, in the order in which they are declared."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.slots: list[Slot] = []
        self.size = 0

    def declare(self, name: str, size: int, low: int, high: int, unit: int = 1) -> Slot:
        """Append a slot of `size` numbers from `low` to `high`."""
        slot = Slot(name, size, low, high, unit)
        slot.start = self.size
        self.size += size
        slot.end = self.size
        self.slots.append(slot)
        return slot


@final
class Sheet:
    """Memory for observations of one layout, one page each, which arrays can share.

    A game turns to a slot and writes its numbers in order, or marks single places in it. What is not written is 0.
    """

    def __init__(self, layout: Layout, pages: int = 1) -> None:
        self.layout = layout
        self.size: i64 = layout.size
        self.values = vec[i32]([0] * (layout.size * pages))
        self.page: i64 = 0
        """Where the current page begins."""
        self.first: i64 = 0
        self.next: i64 = 0
        self.end: i64 = 0
        """The current slot, and where the next number goes."""

    def turn_to(self, page: i64) -> None:
        """Make a page the current one and clear it."""
        self.page = page * self.size
        values = self.values
        at: i64 = self.page
        end: i64 = at + self.size
        while at < end:
            values[at] = 0
            at += 1

    def slot(self, slot: Slot) -> None:
        """Make a slot the current one."""
        self.first = self.page + slot.start
        self.next = self.first
        self.end = self.page + slot.end

    def write(self, value: i64) -> None:
        """Write the next number of the current slot."""
        at = self.next
        if at >= self.end:
            raise self._no_place(at - self.first)
        self.values[at] = i32(value)
        self.next = at + 1

    def write_list(self, numbers: list[int], first: i64 = 0) -> None:
        """Write a list of numbers from its entry `first` on, then those before it."""
        size: i64 = len(numbers)
        begin = self.next
        end: i64 = begin + size
        if end > self.end:
            raise IndexError(f"{self.layout.name}: no {size} places left in the current slot")
        values = self.values
        at: i64 = end - first if first else begin
        for number in numbers:
            values[at] = i32(i64(number))
            at += 1
            if at == end:
                at = begin
        self.next = end

    def mark(self, place: i64, value: i64 = 1) -> None:
        """Write one number of the current slot by its place."""
        at: i64 = self.first + place
        if place < 0 or at >= self.end:
            raise self._no_place(place)
        self.values[at] = i32(value)

    def mark_in(self, slot: Slot, place: i64, value: i64 = 1) -> None:
        """Write one number of another slot by its place, without leaving the current slot."""
        at: i64 = slot.start + place
        if place < 0 or at >= slot.end:
            raise IndexError(f"{self.layout.name}: no place {place} in slot {slot.name}")
        self.values[self.page + at] = i32(value)

    def mark_free(self, place: i64, value: i64 = 1) -> i64:
        """Write one number at the first place of the current slot, from `place` on, that is still 0; return it."""
        values = self.values
        end = self.end
        at: i64 = self.first + place
        while at < end and values[at] != 0:
            at += 1
        if place < 0 or at >= end:
            raise self._no_place(place)
        values[at] = i32(value)
        return at - self.first

    def count(self, place: i64) -> None:
        """Add one at a place of the current slot."""
        self.mark(place, i64(self.values[self.first + place]) + 1)

    def mark_set(self, mask: i64, offset: i64 = 0) -> None:
        """Write a set: 1 at every place that is in it, and 0 at the others up to the last one in it."""
        values = self.values
        at: i64 = self.first + offset
        end = self.end
        while mask:
            if at >= end:
                raise self._no_place(at - self.first)
            values[at] = i32(mask & 1)
            mask >>= 1
            at += 1

    def mark_order(self, places: list[int]) -> None:
        """Write 1 at the first place given, 2 at the second, and so on."""
        index: i64 = 0
        while index < len(places):
            self.mark(places[index], index + 1)
            index += 1

    def _no_place(self, place: i64) -> IndexError:
        return IndexError(f"{self.layout.name}: no place {place} in the current slot")


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What a game shows to learning agents. It names what is shown, as the view does, and shows nothing else.

    A game's `observation.py` holds a subclass named `Observation`, which declares a slot for everything it writes.
    The version rises with every change of the layout.
    """

    def __init__(self, rules: Rules, version: int) -> None:
        self.seats: i64 = rules.seats
        self.layout = Layout(f"{rules.game.key}-{rules.seats}-v{version}")
        self.asked = self.layout.declare("asked", len(rules.steps), 0, FLAG)
        self.acting = self.layout.declare("acting", rules.seats, 0, FLAG)

    def write(self, state: S, seat: i64, sheet: Sheet) -> None:
        """Write what a seat may know to the current, empty page."""
        raise NotImplementedError

    @final
    def turn(self, state: S, seat: i64, sheet: Sheet) -> None:
        """Fill the slots that every game begins with."""
        waiting: i64 = state.waiting
        if waiting == NOBODY:
            return
        sheet.slot(self.asked)
        sheet.mark(state.agenda[-1] & STEP_MASK)
        sheet.slot(self.acting)
        other: i64 = 0
        while waiting > 0:
            if waiting & 1:
                sheet.mark(self.left(seat, other))
            waiting >>= 1
            other += 1

    @final
    def left(self, seat: i64, other: i64) -> i64:
        """How many places to the left of a seat another one sits."""
        distance = other - seat
        return distance if distance >= 0 else distance + self.seats

    @final
    def read(self, state: S, seat: int) -> list[int]:
        """What a seat may know, as a list."""
        sheet = Sheet(self.layout)
        self.write(state, seat, sheet)
        return list(sheet.values)
