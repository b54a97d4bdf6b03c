"""The steps of Peloponnes: what can be on the agenda. Each is bound to its class in the chapter it belongs to."""

from typing import Final

from pessoi.core.step import StepTable

STEPS: Final = StepTable()

DEAL: Final = STEPS.declare("deal")
CHOOSE: Final = STEPS.declare("choose")
EXTRA: Final = STEPS.declare("extra")
FIRST_ORDER: Final = STEPS.declare("first-order")
ROUND: Final = STEPS.declare("round")
TURN_UP: Final = STEPS.declare("turn-up")
BIDDER: Final = STEPS.declare("bidder")
BID: Final = STEPS.declare("bid")
AMOUNT: Final = STEPS.declare("amount")
DISPLACED: Final = STEPS.declare("displaced")
CLOSE: Final = STEPS.declare("close")
PLACE: Final = STEPS.declare("place")
GAINS: Final = STEPS.declare("gains")
INCOME: Final = STEPS.declare("income")
PICK: Final = STEPS.declare("pick")
CHIT: Final = STEPS.declare("chit")
EARTHQUAKE: Final = STEPS.declare("earthquake")
STORM: Final = STEPS.declare("storm")
FEED: Final = STEPS.declare("feed")
FINISH_OPEN: Final = STEPS.declare("finish-open")
FINISH: Final = STEPS.declare("finish")
ROUND_END: Final = STEPS.declare("round-end")
OVER: Final = STEPS.declare("over")
