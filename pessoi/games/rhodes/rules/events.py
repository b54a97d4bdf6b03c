"""Everything the log of Rhodes can say, with the rule it comes from."""

from typing import Final

from pessoi.core.events import EventKind

MISSION_OPEN: Final = 0
MISSION_DRAWN: Final = 1
BOAT_AT_SEA: Final = 2
BOATS_SHUFFLED: Final = 3
EGYPTIAN_ENTERS: Final = 4
EGYPTIAN_LEAVES: Final = 5
FIRST: Final = 6
STARTED: Final = 7
ROUND: Final = 8
GOES: Final = 9
GOES_BEYOND: Final = 10
IDLE: Final = 11
PRODUCES: Final = 12
GROWN: Final = 13
SURPLUS: Final = 14
IRRIGATED: Final = 15
FARM_POINTS: Final = 16
FARM_MONEY: Final = 17
DEMETER: Final = 18
CARTED: Final = 19
ABUNDANT: Final = 20
TRADED: Final = 21
LOADED: Final = 22
DELIVERED: Final = 23
ENTERS: Final = 24
UNLOADED: Final = 25
HOME: Final = 26
DROPPED: Final = 27
BOUGHT_BANK: Final = 28
BOUGHT_FROM: Final = 29
JOKER: Final = 30
ERRAND: Final = 31
GIVEN: Final = 32
FULFILLED: Final = 33
SOLD: Final = 34
OFFERED: Final = 35
LAND_BOUGHT: Final = 36
BUILT: Final = 37
LARGE_BOUGHT: Final = 38
BACK: Final = 39
ROW_PAYS: Final = 40
ROW_GAINS: Final = 41
ROW_STAYS: Final = 42
ROW_PRODUCT: Final = 43
LAST_ROUND: Final = 44
OVER: Final = 45
MONEY_COUNTS: Final = 46
GOLD_COUNTS: Final = 47
RESULT: Final = 48

EVENTS: Final = [
    EventKind("mission-open", "rhodes.setup.missions", ("mission",)),
    EventKind("mission-drawn", "rhodes.mission.refill", ("mission",)),
    EventKind("boat-at-sea", "rhodes.boats.next", ("boat",)),
    EventKind("boats-shuffled", "rhodes.boats.reshuffle", ("count",)),
    EventKind("egyptian-enters", "rhodes.renewal.enter", ("boat",)),
    EventKind("egyptian-leaves", "rhodes.boats.egyptian-exit", ("boat",)),
    EventKind("first", "rhodes.setup.order", ("seat",)),
    EventKind("started", "rhodes.setup.farmland", ("seat", "product", "amount")),
    EventKind("round", "rhodes.round.phases", ("round",)),
    EventKind("goes", "rhodes.round.actions", ("seat", "place")),
    EventKind("goes-beyond", "rhodes.end.harbour", ("seat",)),
    EventKind("idle", "rhodes.round.idle", ("seat", "amount")),
    EventKind("produces", "rhodes.production.chips", ("seat", "value", "product")),
    EventKind("grown", "rhodes.production.round", ("seat", "count", "product")),
    EventKind("surplus", "rhodes.production.surplus", ("count", "product")),
    EventKind("irrigated", "rhodes.development.irrigation", ("seat", "product")),
    EventKind("farm-points", "rhodes.farm.points", ("seat", "points")),
    EventKind("farm-money", "rhodes.farm.money", ("seat", "amount")),
    EventKind("demeter", "rhodes.development.demeter", ("seat", "product", "points")),
    EventKind("carted", "rhodes.development.cart", ("seat", "product")),
    EventKind("abundant", "rhodes.development.abundance", ("seat", "product")),
    EventKind("traded", "rhodes.development.trader", ("seat", "product", "into")),
    EventKind("loaded", "rhodes.farm.load", ("seat", "product")),
    EventKind("delivered", "rhodes.farm.reward", ("seat", "points", "amount")),
    EventKind("enters", "rhodes.farm.push", ("seat", "length")),
    EventKind("unloaded", "rhodes.boats.exit", ("seat", "good")),
    EventKind("home", "rhodes.boats.home", ("seat", "length")),
    EventKind("dropped", "rhodes.boats.warehouse", ("seat", "good")),
    EventKind("bought-bank", "rhodes.harbour.bank", ("seat", "good", "amount")),
    EventKind("bought-from", "rhodes.harbour.owner", ("seat", "other", "good", "amount")),
    EventKind("joker", "rhodes.harbour.joker", ("seat", "product")),
    EventKind("errand", "rhodes.mission.fee", ("seat", "count", "amount")),
    EventKind("given", "rhodes.mission.estate", ("seat", "product")),
    EventKind("fulfilled", "rhodes.mission.reward", ("seat", "mission", "amount", "points")),
    EventKind("sold", "rhodes.market.price", ("seat", "product", "amount")),
    EventKind("offered", "rhodes.temple.price", ("seat", "amount")),
    EventKind("land-bought", "rhodes.hall.tiles", ("seat", "product", "amount")),
    EventKind("built", "rhodes.hall.tiles", ("seat", "kind", "amount")),
    EventKind("large-bought", "rhodes.hall.boat", ("seat", "amount")),
    EventKind("back", "rhodes.round.return"),
    EventKind("row-pays", "rhodes.order.cost", ("seat", "row", "amount")),
    EventKind("row-gains", "rhodes.order.gain", ("seat", "row", "amount")),
    EventKind("row-stays", "rhodes.order.penniless", ("seat", "row")),
    EventKind("row-product", "rhodes.order.product", ("seat", "product")),
    EventKind("last-round", "rhodes.end.trigger"),
    EventKind("over", "rhodes.end.over"),
    EventKind("money-counts", "rhodes.end.money", ("seat", "amount", "points")),
    EventKind("gold-counts", "rhodes.end.gold", ("seat", "count", "points")),
    EventKind("result", "rhodes.end.winner", ("seat", "points", "rank")),
]
