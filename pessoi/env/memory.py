"""The memory of the seats: the moves they have made and the events they have seen, for perfect recall."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from pessoi.core.events import EVERYBODY, Event


class LoggedEvent(NamedTuple):
    """An event: its audience, its message and the values of its arguments."""

    audience: int
    message: str
    values: list[int]

    def visible_to(self, seat: int) -> bool:
        """Whether a seat sees the event."""
        return self.audience in (EVERYBODY, seat)


class Transition(NamedTuple):
    """One move or outcome: the actor, the move, and all events it caused."""

    seat: int
    move: int
    events: list[LoggedEvent]


def transition(seat: int, move: int, log: list[Event]) -> Transition:
    """Make a transition from a move and its log."""
    events = [LoggedEvent(event.audience, event.message, list(event.arguments.values())) for event in log]
    return Transition(seat, move, events)


class Memory:
    """A linked list of transitions, the latest first; diverging games share their common history."""

    def __init__(self, last: Transition, earlier: "Memory | None") -> None:
        self.last = last
        self.earlier = earlier
        self._texts: dict[int, str] = {}

    def backwards(self) -> "Iterator[Memory]":
        """Iterate from the latest transition to the first."""
        memory: Memory | None = self
        while memory is not None:
            yield memory
            memory = memory.earlier

    def text(self, seat: int) -> str:
        """Format all that a seat has observed, in order."""
        return "".join([memory.last_text(seat) for memory in self.backwards()][::-1])

    def last_text(self, seat: int) -> str:
        """Format what a seat has observed of the latest transition: its own move, and the events visible to it."""
        if seat not in self._texts:
            observed: list[object] = [self.last.move] if self.last.seat == seat else []
            observed += [[event.message, *event.values] for event in self.last.events if event.visible_to(seat)]
            self._texts[seat] = json.dumps(observed) if observed else ""
        return self._texts[seat]

    def latest_events(self, seat: int, limit: int) -> list[LoggedEvent]:
        """Return at most `limit` events visible to a seat, the latest first."""
        found: list[LoggedEvent] = []
        for memory in self.backwards():
            found += [event for event in reversed(memory.last.events) if event.visible_to(seat)]
            if len(found) >= limit:
                break
        return found[:limit]


def memory_of(transitions: list[Transition]) -> Memory | None:
    """Make a memory of transitions, given from the first to the latest."""
    memory = None
    for last in transitions:
        memory = Memory(Transition(*last), memory)
    return memory
