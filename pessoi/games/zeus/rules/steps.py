"""The steps of Beim Zeus!: what can be on the agenda. Each is bound to its class in the chapter it belongs to."""

from typing import Final

from pessoi.core.step import StepTable

STEPS: Final = StepTable()

DEAL: Final = STEPS.declare("deal")
FIRST_PLAYER: Final = STEPS.declare("first-player")
TURN: Final = STEPS.declare("turn")
REVEAL: Final = STEPS.declare("reveal")
ACT: Final = STEPS.declare("act")
BID: Final = STEPS.declare("bid")
TAKE: Final = STEPS.declare("take")
NOTE: Final = STEPS.declare("note")
PLACE: Final = STEPS.declare("place")
CLOSE: Final = STEPS.declare("close")
LAST_TURN: Final = STEPS.declare("last-turn")
