"""The lines of the log: events that belong together are merged."""

from collections.abc import Iterable
from dataclasses import dataclass

from pessoi.core.events import Arguments, Event, EventKind, EventTable


@dataclass
class LogLine:
    """One event, or several merged ones: the message and its arguments."""

    message: str
    arguments: Arguments


def merged(table: EventTable, events: Iterable[Event]) -> list[LogLine]:
    """Merge events as their kinds declare it; an argument that is listed gets the number of its values as `$count`.

    Events merge with the first of their kind since the last event that cannot be merged.
    """
    kinds = {kind.message: kind for kind in table.kinds}
    lines: list[LogLine] = []
    open_lines: dict[tuple[object, ...], LogLine] = {}
    for event in events:
        kind = kinds[event.message]
        line = LogLine(event.message, dict(event.arguments))
        if kind.lists:
            line.arguments |= {kind.lists: [event.arguments[kind.lists]], "count": 1}
        if not kind.adds and not kind.lists:
            open_lines.clear()
        elif (key := _key(kind, event)) in open_lines:
            _add(kind, open_lines[key].arguments, event)
            continue
        else:
            open_lines[key] = line
        lines.append(line)
    return lines


def _key(kind: EventKind, event: Event) -> tuple[object, ...]:
    """What merged events have in common."""
    kept = (value for name, value in event.arguments.items() if name not in (kind.adds, kind.lists))
    return (event.message, event.audience, *kept)


def _add(kind: EventKind, arguments: Arguments, event: Event) -> None:
    """Add an event to a line of its kind."""
    if kind.adds:
        total = arguments[kind.adds]
        assert isinstance(total, int)
        arguments[kind.adds] = total + event.arguments[kind.adds]
    if kind.lists:
        listed, count = arguments[kind.lists], arguments["count"]
        assert isinstance(listed, list)
        assert isinstance(count, int)
        arguments[kind.lists] = [*listed, event.arguments[kind.lists]]
        arguments["count"] = count + 1
