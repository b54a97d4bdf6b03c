"""Everything the log of Rhodes can say, with the rule it comes from."""

from typing import Final

from pessoi.core.events import EventTable
from pessoi.games.rhodes.components import GOOD_NAMES

EVENTS: Final = EventTable()

MISSION_OPEN: Final = EVENTS.declare("mission-open", "rhodes.setup.missions", *GOOD_NAMES, "mission", "money", "points")
MISSION_DRAWN: Final = EVENTS.declare(
    "mission-drawn", "rhodes.mission.refill", *GOOD_NAMES, "mission", "money", "points"
)
BOAT_AT_SEA: Final = EVENTS.declare("boat-at-sea", "rhodes.boats.next", *GOOD_NAMES, "boat")
BOATS_SHUFFLED: Final = EVENTS.declare("boats-shuffled", "rhodes.boats.reshuffle", "count")
EGYPTIAN_ENTERS: Final = EVENTS.declare("egyptian-enters", "rhodes.renewal.enter", *GOOD_NAMES, "boat")
EGYPTIAN_LEAVES: Final = EVENTS.declare("egyptian-leaves", "rhodes.boats.egyptian-exit", *GOOD_NAMES, "boat", "units")
FIRST: Final = EVENTS.declare("first", "rhodes.setup.order", "seat")
STARTED: Final = EVENTS.declare("started", "rhodes.setup.farmland", "seat", "product", "price")
ROUND: Final = EVENTS.declare("round", "rhodes.round.phases", "round")
ORDER: Final = EVENTS.declare("order", "rhodes.round.actions", "seat", lists="seat")
GOES: Final = EVENTS.declare("goes", "rhodes.round.actions", "seat", "place")
GOES_BEYOND: Final = EVENTS.declare("goes-beyond", "rhodes.end.harbour", "seat")
IDLE: Final = EVENTS.declare("idle", "rhodes.round.idle", "seat", "money")
PRODUCES: Final = EVENTS.declare("produces", "rhodes.production.chips", "seat", "value", "product")
GROWN: Final = EVENTS.declare("grown", "rhodes.production.round", "seat", "units", "product", lists="seat")
SURPLUS: Final = EVENTS.declare("surplus", "rhodes.production.surplus", "units", "product")
IRRIGATED: Final = EVENTS.declare("irrigated", "rhodes.development.irrigation", "seat", "product", lists="seat")
FARMED: Final = EVENTS.declare("farmed", "rhodes.farm.order", "seat", "points", "money")
DEMETER: Final = EVENTS.declare("demeter", "rhodes.development.demeter", "seat", "product", "points")
CARTED: Final = EVENTS.declare("carted", "rhodes.development.cart", "seat", "product")
ABUNDANT: Final = EVENTS.declare("abundant", "rhodes.development.abundance", "seat", "product")
TRADED: Final = EVENTS.declare("traded", "rhodes.development.trader", "seat", "product", "into")
ENTERS: Final = EVENTS.declare("enters", "rhodes.farm.push", *GOOD_NAMES, "seat")
DELIVERED: Final = EVENTS.declare("delivered", "rhodes.farm.reward", "seat", "points", "money")
UNLOADED: Final = EVENTS.declare("unloaded", "rhodes.boats.exit", *GOOD_NAMES, "seat")
HOME: Final = EVENTS.declare("home", "rhodes.boats.home", "seat", "length")
DROPPED: Final = EVENTS.declare("dropped", "rhodes.boats.warehouse", "seat", "good", "units", adds="units")
BOUGHT_BANK: Final = EVENTS.declare(
    "bought-bank", "rhodes.harbour.bank", "seat", "good", "price", "units", adds="units"
)
BOUGHT_FROM: Final = EVENTS.declare(
    "bought-from", "rhodes.harbour.owner", "seat", "good", "price", "other", "units", adds="units"
)
JOKER: Final = EVENTS.declare("joker", "rhodes.harbour.joker", "seat", "product", "price")
ERRAND: Final = EVENTS.declare("errand", "rhodes.mission.fee", *GOOD_NAMES, "seat", "cost")
FULFILLED: Final = EVENTS.declare(
    "fulfilled", "rhodes.mission.reward", *GOOD_NAMES, "seat", "mission", "money", "points"
)
SOLD: Final = EVENTS.declare("sold", "rhodes.market.price", "seat", "product", "price", "units", adds="units")
OFFERED: Final = EVENTS.declare("offered", "rhodes.temple.price", "seat", "price", "points", adds="points")
LAND_BOUGHT: Final = EVENTS.declare("land-bought", "rhodes.hall.tiles", "seat", "product", "price")
BUILT: Final = EVENTS.declare("built", "rhodes.hall.tiles", "seat", "kind", "price")
LARGE_BOUGHT: Final = EVENTS.declare("large-bought", "rhodes.hall.boat", "seat", "price")
ROW_PAYS: Final = EVENTS.declare("row-pays", "rhodes.order.cost", "seat", "row", "cost")
ROW_GAINS: Final = EVENTS.declare("row-gains", "rhodes.order.gain", "seat", "row", "money")
ROW_STAYS: Final = EVENTS.declare("row-stays", "rhodes.order.penniless", "seat", "row")
ROW_PRODUCT: Final = EVENTS.declare("row-product", "rhodes.order.product", "seat", "product")
LAST_ROUND: Final = EVENTS.declare("last-round", "rhodes.end.trigger")
OVER: Final = EVENTS.declare("over", "rhodes.end.over")
MONEY_COUNTS: Final = EVENTS.declare("money-counts", "rhodes.end.money", "seat", "money", "points")
GOLD_COUNTS: Final = EVENTS.declare("gold-counts", "rhodes.end.gold", "seat", "units", "points")
RESULT: Final = EVENTS.declare("result", "rhodes.end.winner", "seat", "points", "rank")
