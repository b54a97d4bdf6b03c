"""Everything the log of pente grammai can say, with the rule it comes from."""

from typing import Final

from pessoi.core.events import EventTable

EVENTS: Final = EventTable()

OPENING: Final = EVENTS.declare("opening", "pente.setup.first", "seat", "thrown")
FIRST: Final = EVENTS.declare("first", "pente.setup.first", "seat")
THROWN: Final = EVENTS.declare("thrown", "pente.turn.throw", "seat", "thrown")
LOST: Final = EVENTS.declare("lost", "pente.turn.lost", "seat")
ENTERED: Final = EVENTS.declare("entered", "pente.turn.enter", "seat", "target")
MOVED: Final = EVENTS.declare("moved", "pente.turn.direction", "seat", "point", "target")
ARRIVED: Final = EVENTS.declare("arrived", "pente.goal.arrive", "seat", "point", "target")
LEFT: Final = EVENTS.declare("left", "pente.goal.leave", "seat", "point", "target")
KNOCKED: Final = EVENTS.declare("knocked", "pente.turn.knock", "other", "point")
WON: Final = EVENTS.declare("won", "pente.goal.win", "seat")
