"""The steps of Rhodes: what can be on the agenda. Each is bound to its class in the chapter it belongs to."""

from typing import Final

from pessoi.core.step import StepTable

STEPS: Final = StepTable()

DRAW_MISSION: Final = STEPS.declare("draw-mission")
DRAW_BOAT: Final = STEPS.declare("draw-boat")
RENEW: Final = STEPS.declare("renew")
FIRST: Final = STEPS.declare("first")
START: Final = STEPS.declare("start")
ROUND: Final = STEPS.declare("round")
ACT: Final = STEPS.declare("act")
PRODUCE: Final = STEPS.declare("produce")
EFFECT: Final = STEPS.declare("effect")
BOAT: Final = STEPS.declare("boat")
LOAD: Final = STEPS.declare("load")
PAID: Final = STEPS.declare("paid")
DROP: Final = STEPS.declare("drop")
SHIP: Final = STEPS.declare("ship")
NAME: Final = STEPS.declare("name")
MISSION: Final = STEPS.declare("mission")
GIVE: Final = STEPS.declare("give")
REWARD: Final = STEPS.declare("reward")
SELL: Final = STEPS.declare("sell")
OFFER: Final = STEPS.declare("offer")
HALL: Final = STEPS.declare("hall")
CLOSE: Final = STEPS.declare("close")
ORDER: Final = STEPS.declare("order")
GROW: Final = STEPS.declare("grow")
BACK: Final = STEPS.declare("back")
