"""Previews: what a seat can know in advance about one of its moves."""

from itertools import takewhile

from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.server import protocol
from pessoi.server.tables.updates import changed_fields
from pessoi.server.tables.views import visible_events


def preview(request: str, state: State, seat: int, move: int, rng: Rng) -> protocol.MovePreviewed:
    """What a legal move does in both of two worlds that the seat holds possible, up to the next decision or chance.

    The worlds are sampled from what the seat knows, so the answer cannot depend on what is hidden from it.
    """
    worlds = [state.imagine(seat, rng) for _ in range(2)]
    events = zip(*(visible_events(world.play(seat, move), seat) for world in worlds))
    certain = [first for first, _ in takewhile(lambda pair: pair[0] == pair[1], events)]
    now, other = (world.view(seat) for world in worlds)
    changed = changed_fields(state.view(seat), now)
    fields = {name: value for name, value in changed.items() if value == getattr(other, name)}
    return protocol.MovePreviewed(id=request, events=certain, changes={"view": fields})
