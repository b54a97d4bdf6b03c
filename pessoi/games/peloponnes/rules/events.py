"""Everything the log of Peloponnes can say, with the rule it comes from."""

from typing import Final

from pessoi.core.events import EventKind

DEALT: Final = 0
CHOSEN: Final = 1
EXTRA: Final = 2
ORDER: Final = 3
ROUND: Final = 4
TURNED: Final = 5
TURNED_CONQUEST: Final = 6
SYMBOL: Final = 7
BID: Final = 8
LUXURY_SOLD: Final = 9
OUTBID: Final = 10
SHIFTED: Final = 11
WITHDRAWN: Final = 12
PASSED: Final = 13
CONQUERED: Final = 14
BOUGHT: Final = 15
UNSOLD: Final = 16
BUILT: Final = 17
MARKED: Final = 18
BUILDING_LOST: Final = 19
LAID: Final = 20
LAND_LOST: Final = 21
GAINS: Final = 22
CITIZENS_LEAVE: Final = 23
CITIZENS_COME: Final = 24
INCOME: Final = 25
LUXURY: Final = 26
OVERFLOW: Final = 27
TAKEN: Final = 28
CHIT: Final = 29
BLANK: Final = 30
DISASTER: Final = 31
PROTECTED: Final = 32
DROUGHT: Final = 33
PLAGUE: Final = 34
DECLINE: Final = 35
EARTHQUAKE_PAID: Final = 36
STORM_PAID: Final = 37
EARTHQUAKE_LOST: Final = 38
STORM_LOST: Final = 39
SUPPLY: Final = 40
LAST_SUPPLY: Final = 41
FED: Final = 42
FED_LUXURY: Final = 43
STARVED: Final = 44
FINISHED: Final = 45
REMOVED: Final = 46
COIN_BACK: Final = 47
OVER: Final = 48
RESULT: Final = 49
PLACE: Final = 50
LEVEL_WON: Final = 51
LEVEL_LOST: Final = 52
FIRST_ORDER: Final = 53
COIN_SAVED: Final = 54

EVENTS: Final = [
    EventKind("dealt", "peloponnes.setup.civilisations", ("seat", "civilisation")),
    EventKind("chosen", "peloponnes.solo.civilisation", ("seat", "civilisation")),
    EventKind("extra", "peloponnes.solo.extra", ("seat", "good")),
    EventKind("order", "peloponnes.order.by-bid", ("seat", "number")),
    EventKind("round", "peloponnes.tiles.stacks", ("round", "rounds")),
    EventKind("turned", "peloponnes.tiles.rows", ("tile", "amount")),
    EventKind("turned-conquest", "peloponnes.tiles.rows", ("tile", "amount")),
    EventKind("symbol", "peloponnes.tiles.supply", ("tile",)),
    EventKind("bid", "peloponnes.auction.minimum", ("seat", "tile", "amount")),
    EventKind("luxury-sold", "peloponnes.luxury.coins", ("seat", "count", "amount")),
    EventKind("outbid", "peloponnes.auction.outbid", ("seat", "other", "tile")),
    EventKind("shifted", "peloponnes.auction.shift", ("seat", "tile", "amount")),
    EventKind("withdrawn", "peloponnes.auction.withdraw", ("seat", "amount", "bonus")),
    EventKind("passed", "peloponnes.auction.pass", ("seat", "amount")),
    EventKind("conquered", "peloponnes.auction.conquest", ("seat", "tile", "amount")),
    EventKind("bought", "peloponnes.solo.purchase", ("seat", "tile", "amount")),
    EventKind("unsold", "peloponnes.auction.unsold", ("tile",)),
    EventKind("built", "peloponnes.placing.building", ("seat", "tile", "wood", "stone", "luxury")),
    EventKind("marked", "peloponnes.placing.mark", ("seat", "tile")),
    EventKind("building-lost", "peloponnes.placing.building-lost", ("seat", "tile")),
    EventKind("laid", "peloponnes.placing.land", ("seat", "tile")),
    EventKind("land-lost", "peloponnes.placing.land-lost", ("seat", "tile")),
    EventKind("gains", "peloponnes.gains.once", ("seat", "tile", "citizens", "coins", "food", "luxury")),
    EventKind("citizens-leave", "peloponnes.buildings.citizens", ("seat", "tile", "count")),
    EventKind("citizens-come", "peloponnes.income.arkadia", ("seat", "count")),
    EventKind("income", "peloponnes.income.tiles", ("seat", "wood", "stone", "food", "coins")),
    EventKind("luxury", "peloponnes.income.luxury", ("seat", "count")),
    EventKind("overflow", "peloponnes.luxury.overflow", ("seat", "good", "count")),
    EventKind("taken", "peloponnes.income.choice", ("seat", "good")),
    EventKind("chit", "peloponnes.disasters.chits", ("disaster", "count")),
    EventKind("blank", "peloponnes.disasters.blank"),
    EventKind("disaster", "peloponnes.disasters.third", ("disaster",)),
    EventKind("protected", "peloponnes.disasters.protection", ("seat", "disaster")),
    EventKind("drought", "peloponnes.disasters.drought", ("seat", "count")),
    EventKind("plague", "peloponnes.disasters.plague", ("seat", "count")),
    EventKind("decline", "peloponnes.disasters.decline", ("seat", "count")),
    EventKind("earthquake-paid", "peloponnes.disasters.earthquake", ("seat", "count", "luxury")),
    EventKind("storm-paid", "peloponnes.disasters.storm", ("seat", "count", "luxury")),
    EventKind("earthquake-lost", "peloponnes.disasters.earthquake", ("seat", "tile")),
    EventKind("storm-lost", "peloponnes.disasters.storm", ("seat", "tile")),
    EventKind("supply", "peloponnes.supply.when"),
    EventKind("last-supply", "peloponnes.end.supply"),
    EventKind("fed", "peloponnes.supply.feeding", ("seat", "count")),
    EventKind("fed-luxury", "peloponnes.supply.luxury", ("seat", "count", "luxury")),
    EventKind("starved", "peloponnes.supply.feeding", ("seat", "count")),
    EventKind("finished", "peloponnes.supply.buildings", ("seat", "tile", "wood", "stone", "luxury")),
    EventKind("removed", "peloponnes.supply.buildings", ("seat", "tile")),
    EventKind("coin-back", "peloponnes.supply.coin", ("seat", "tile")),
    EventKind("over", "peloponnes.end.rounds"),
    EventKind("result", "peloponnes.score.lower", ("seat", "prestige", "population", "score")),
    EventKind("place", "peloponnes.score.winner", ("seat", "place")),
    EventKind("level-won", "peloponnes.solo.target", ("seat", "level", "score", "target")),
    EventKind("level-lost", "peloponnes.solo.target", ("seat", "level", "score", "target")),
    EventKind("first-order", "peloponnes.setup.first-order", ("seat", "number")),
    EventKind("coin-saved", "peloponnes.disasters.coin", ("seat", "tile")),
]
