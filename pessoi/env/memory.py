"""What the seats of a play have heard and chosen so far: their memory, where perfect recall is asked for."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from pessoi.core.events import EVERYBODY, Event


class Told(NamedTuple):
    """An event: who may hear it, its message, its arguments."""

    audience: int
    message: str
    values: list[int]

    def reaches(self, seat: int) -> bool:
        """Whether a seat hears it."""
        return self.audience in (EVERYBODY, seat)


class Turn(NamedTuple):
    """One move or outcome: who made it, which, and what was told of it."""

    seat: int
    move: int
    told: list[Told]


def turn(seat: int, move: int, log: list[Event]) -> Turn:
    """A move with its log."""
    return Turn(seat, move, [Told(event.audience, event.message, list(event.arguments.values())) for event in log])


class Memory:
    """The last turn, and before it all others. Plays that part later share what they have in common."""

    def __init__(self, last: Turn, before: "Memory | None") -> None:
        self.last = last
        self.before = before
        self._noticed: dict[int, str] = {}

    def backwards(self) -> "Iterator[Memory]":
        """From the last turn to the first."""
        memory: Memory | None = self
        while memory is not None:
            yield memory
            memory = memory.before

    def text(self, seat: int) -> str:
        """All that a seat has noticed, in order."""
        return "".join([memory.noticed(seat) for memory in self.backwards()][::-1])

    def noticed(self, seat: int) -> str:
        """What a seat has noticed of the last turn: its own choice, and what it was told."""
        if seat not in self._noticed:
            found: list[object] = [self.last.move] if self.last.seat == seat else []
            found += [[event.message, *event.values] for event in self.last.told if event.reaches(seat)]
            self._noticed[seat] = json.dumps(found) if found else ""
        return self._noticed[seat]

    def latest(self, seat: int, most: int) -> list[Told]:
        """The last things a seat was told, the very last first."""
        found: list[Told] = []
        for memory in self.backwards():
            found += [event for event in reversed(memory.last.told) if event.reaches(seat)]
            if len(found) >= most:
                break
        return found[:most]


def remembered(turns: list[Turn]) -> Memory | None:
    """Some turns as memory."""
    memory = None
    for last in turns:
        memory = Memory(Turn(*last), memory)
    return memory
