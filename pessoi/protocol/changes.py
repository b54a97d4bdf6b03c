"""What has changed between two views: the form of `changes` in updates and previews."""

from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.protocol.messages import MovePreviewed
from pessoi.protocol.views import TableView, visible_events


def changed_table(before: TableView, now: TableView) -> dict[str, Any]:
    """The changed fields of a table, in `view` those of its view, and in `elements` elements of lists in the view."""
    changes = changed_fields(before, now)
    if changes.pop("view", None) is None:
        return changes
    fields, elements = changed_fields(before.view, now.view), {}
    for name, new in list(fields.items()):
        old = getattr(before.view, name)
        if isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and _has_structs(new):
            del fields[name]
            elements[name] = {index: element for index, element in enumerate(new) if element != old[index]}
    return {**changes, **({"view": fields} if fields else {}), **({"elements": elements} if elements else {})}


def changed_fields(before: Struct, now: Struct) -> dict[str, Any]:
    """The fields of a struct that have changed."""
    values = zip(now.__struct_fields__, astuple(before), astuple(now))
    return {name: new for name, old, new in values if old is not new and old != new}


def _has_structs(elements: list[Any]) -> bool:
    return any(isinstance(element, Struct) for element in elements)


def preview(request: str, state: State, seat: int, move: int, rng: Rng) -> MovePreviewed:
    """What a legal move does in both of two worlds that the seat holds possible, up to the next decision or chance.

    The worlds are sampled from what the seat knows, so the answer cannot depend on what is hidden from it.
    """
    worlds = [state.imagine(seat, rng) for _ in range(2)]
    events = zip(*(visible_events(world.play(seat, move), seat) for world in worlds))
    certain = [first for first, _ in takewhile(lambda pair: pair[0] == pair[1], events)]
    now, other = (world.view(seat) for world in worlds)
    changed = changed_fields(state.view(seat), now)
    fields = {name: value for name, value in changed.items() if value == getattr(other, name)}
    return MovePreviewed(id=request, events=certain, changes={"view": fields})
