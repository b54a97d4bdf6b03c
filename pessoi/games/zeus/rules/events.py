"""Everything the log of Beim Zeus! can say, with the rule it comes from."""

from typing import Final

from pessoi.core.events import EventKind

DEALT: Final = 0
FIRST: Final = 1
TURN: Final = 2
INCOME: Final = 3
INCOME_OPEN: Final = 4
INCOME_CLAIMED: Final = 5
INCOME_LOST: Final = 6
DRAWN: Final = 7
TURNED_OVER: Final = 8
SHUFFLED: Final = 9
AUCTION: Final = 10
SEALED: Final = 11
OWN_BID: Final = 12
BID: Final = 13
BID_FAVOURITE: Final = 14
BID_VOID: Final = 15
BID_WITHOUT_PAWNS: Final = 16
SOLD: Final = 17
NOTED: Final = 18
NOT_NOTED: Final = 19
PLACED: Final = 20
UNSOLD: Final = 21
PUT_ASIDE: Final = 22
BUILT: Final = 23
STONE_FREE: Final = 24
STONE_CHEAPER: Final = 25
EXTENDED: Final = 26
JOINED: Final = 27
PASSED: Final = 28
LAST_PLOT_SOLD: Final = 29
OVER: Final = 30
OVER_EARLY: Final = 31
TEMPLES_PAY: Final = 32
BONUS: Final = 33
RESULT: Final = 34

EVENTS: Final = [
    EventKind("dealt", "zeus.setup.deal", ("seat", "plot")),
    EventKind("first", "zeus.setup.pillar", ("seat",)),
    EventKind("turn", "zeus.turn.pillar", ("seat",)),
    EventKind("income", "zeus.turn.income", ("seat", "amount")),
    EventKind("income-open", "zeus.turn.claim", ("seat", "amount")),
    EventKind("income-claimed", "zeus.turn.claim", ("seat", "amount")),
    EventKind("income-lost", "zeus.turn.claim", ("seat", "amount")),
    EventKind("drawn", "zeus.turn.reveal", ("plot",)),
    EventKind("turned-over", "zeus.turn.turn-over", ("count",)),
    EventKind("shuffled", "zeus.turn.turn-over", ("count",)),
    EventKind("auction", "zeus.turn.choice", ("seat",)),
    EventKind("sealed", "zeus.auction.secret", ("seat",)),
    EventKind("own-bid", "zeus.auction.secret", ("seat", "amount"), private=True),
    EventKind("bid", "zeus.auction.reveal", ("seat", "amount")),
    EventKind("bid-favourite", "zeus.auction.favourite", ("seat", "amount", "total")),
    EventKind("bid-void", "zeus.auction.overbid", ("seat", "amount")),
    EventKind("bid-without-pawns", "zeus.edge.no-pawns", ("seat",)),
    EventKind("sold", "zeus.auction.payment", ("seat", "plot", "amount")),
    EventKind("noted", "zeus.auction.note", ("seat", "plot", "amount")),
    EventKind("not-noted", "zeus.building.forgotten-price", ("seat", "plot")),
    EventKind("placed", "zeus.variant.neighbour", ("seat", "card", "plot", "amount")),
    EventKind("unsold", "zeus.auction.third-card", ("plot",)),
    EventKind("put-aside", "zeus.building.instead", ("plot",)),
    EventKind("built", "zeus.building.cost", ("seat", "site", "size", "amount")),
    EventKind("stone-free", "zeus.stone.free-small", ("seat", "site", "size", "amount")),
    EventKind("stone-cheaper", "zeus.stone.cheaper", ("seat", "site", "size", "amount")),
    EventKind("extended", "zeus.stone.extend", ("seat", "site", "size", "amount")),
    EventKind("joined", "zeus.stone.join", ("seat", "site", "size", "amount")),
    EventKind("passed", "zeus.end.final-turn", ("seat",)),
    EventKind("last-plot-sold", "zeus.end.last-sale", ("seat",)),
    EventKind("over", "zeus.end.last-sale"),
    EventKind("over-early", "zeus.end.early"),
    EventKind("temples-pay", "zeus.score.payout", ("seat", "count", "size", "amount")),
    EventKind("bonus", "zeus.score.sole-builder", ("seat", "peninsula", "amount")),
    EventKind("result", "zeus.score.winner", ("seat", "amount", "place")),
]
