"""Everything the log of Deukalion can say, with the rule it comes from."""

from typing import Final

from pessoi.core.events import EventKind

LAID: Final = 0
FIRST: Final = 1
DEALT: Final = 2
OWN_CONTRACT: Final = 3
OPENED: Final = 4
ANCHORED: Final = 5
SHAKEN: Final = 6
CUP: Final = 7
RESTED: Final = 8
DREW: Final = 9
OWN_CARD: Final = 10
NO_CARDS: Final = 11
NOBODY_DRAWS: Final = 12
BACK: Final = 13
SAILED: Final = 14
HYDRA_MOVED: Final = 15
PLAYED: Final = 16
CANCELLED: Final = 17
LASTING: Final = 18
MORE_SQUARES: Final = 19
SHIP_ATTACKED: Final = 20
CITY_ATTACKED: Final = 21
TOWN_ATTACKED: Final = 22
HYDRA_ATTACKED: Final = 23
HYDRA_ATTACKS: Final = 24
FLED: Final = 25
THROWN: Final = 26
THROWN_AGAIN: Final = 27
LOST_FIGHTERS: Final = 28
WON_SHIP: Final = 29
WON_CITY: Final = 30
LOST_CITY: Final = 31
WON_TOWN: Final = 32
LOST_TOWN: Final = 33
WON_HYDRA: Final = 34
LOST_HYDRA: Final = 35
SEIZED: Final = 36
TOOK: Final = 37
ROOM: Final = 38
PUSHED: Final = 39
FOUNDED: Final = 40
TOWN_LOST: Final = 41
TOWN_EMPTY: Final = 42
STYX: Final = 43
STYX_BONUS: Final = 44
DELIVERED: Final = 45
PUT: Final = 46
FULFILLED: Final = 47
SHARED: Final = 48
OUT_OF_PLAY: Final = 49
LEFT_BEHIND: Final = 50
HANDED_IN: Final = 51
OWN_HANDED_IN: Final = 52
POINT: Final = 53
NO_POINT: Final = 54
SWAPPED: Final = 55
TURN_OVER: Final = 56
VICTORY: Final = 57
RESULT: Final = 58

EVENTS: Final = [
    EventKind("laid", "deukalion.setup.treasures", ("city", "colour")),
    EventKind("first", "deukalion.setup.youngest", ("seat",)),
    EventKind("dealt", "deukalion.setup.contract", ("seat",)),
    EventKind("own-contract", "deukalion.setup.contract", ("seat", "contract", "task", "second"), private=True),
    EventKind("opened", "deukalion.contracts.replace", ("contract", "task", "second", "points")),
    EventKind("anchored", "deukalion.setup.ships", ("seat", "square")),
    EventKind("shaken", "deukalion.turn.shake", ("seat", "middle", "a", "b", "c", "d")),
    EventKind("cup", "deukalion.cup.turnings", ("seat", "card_die", "fighter_die", "sail_die", "hydra_die")),
    EventKind("rested", "deukalion.turn.rest", ("seat", "count")),
    EventKind("drew", "deukalion.cup.card", ("seat",)),
    EventKind("own-card", "deukalion.cards.hidden", ("seat", "card"), private=True),
    EventKind("no-cards", "deukalion.cards.pile", ("seat",)),
    EventKind("nobody-draws", "deukalion.cup.card"),
    EventKind("back", "deukalion.cup.fighters", ("seat", "count")),
    EventKind("sailed", "deukalion.sailing.squares", ("seat", "square", "count")),
    EventKind("hydra-moved", "deukalion.hydra.swims", ("seat", "square")),
    EventKind("played", "deukalion.cards.play", ("seat", "card")),
    EventKind("cancelled", "deukalion.action.hermes", ("seat", "other", "card")),
    EventKind("lasting", "deukalion.cards.lasting", ("seat", "card")),
    EventKind("more-squares", "deukalion.action.sail", ("seat", "count")),
    EventKind("ship-attacked", "deukalion.fight.ship", ("seat", "other", "square")),
    EventKind("city-attacked", "deukalion.fight.city", ("seat", "city", "count")),
    EventKind("town-attacked", "deukalion.fight.town", ("seat", "town", "count")),
    EventKind("hydra-attacked", "deukalion.hydra.attack", ("seat", "count")),
    EventKind("hydra-attacks", "deukalion.hydra.attacks", ("seat", "other", "count")),
    EventKind("fled", "deukalion.action.triton", ("seat", "square")),
    EventKind("thrown", "deukalion.fight.throw", ("seat", "cross", "half", "full")),
    EventKind("thrown-again", "deukalion.action.hephaistos", ("seat", "side", "result")),
    EventKind("lost-fighters", "deukalion.fight.cross", ("seat", "count")),
    EventKind("won-ship", "deukalion.fight.higher", ("seat", "other")),
    EventKind("won-city", "deukalion.fight.city", ("seat", "city")),
    EventKind("lost-city", "deukalion.fight.failure", ("seat", "city")),
    EventKind("won-town", "deukalion.fight.town", ("seat", "town")),
    EventKind("lost-town", "deukalion.fight.failure", ("seat", "town")),
    EventKind("won-hydra", "deukalion.hydra.beaten", ("seat",)),
    EventKind("lost-hydra", "deukalion.hydra.lost", ("seat",)),
    EventKind("seized", "deukalion.fight.seize", ("seat", "other", "colour")),
    EventKind("took", "deukalion.treasures.take", ("seat", "colour", "city")),
    EventKind("room", "deukalion.treasures.room", ("seat",)),
    EventKind("pushed", "deukalion.fight.displaced", ("seat", "other", "square")),
    EventKind("founded", "deukalion.towns.found", ("seat", "town", "count")),
    EventKind("town-lost", "deukalion.towns.lost", ("seat", "town", "count")),
    EventKind("town-empty", "deukalion.towns.empty", ("town",)),
    EventKind("styx", "deukalion.styx.back", ("seat", "count")),
    EventKind("styx-bonus", "deukalion.styx.majority", ("seat", "count")),
    EventKind("delivered", "deukalion.treasures.deliver", ("seat", "colour")),
    EventKind("put", "deukalion.treasures.put", ("seat", "colour", "city")),
    EventKind("fulfilled", "deukalion.contracts.fulfil", ("seat", "contract", "task", "points")),
    EventKind("shared", "deukalion.contracts.together", ("seat", "contract", "task")),
    EventKind("out-of-play", "deukalion.contracts.together", ("contract",)),
    EventKind("left-behind", "deukalion.contracts.leave", ("seat", "count", "city")),
    EventKind("handed-in", "deukalion.contracts.cards", ("seat",)),
    EventKind("own-handed-in", "deukalion.contracts.cards", ("seat", "card"), private=True),
    EventKind("point", "deukalion.victory.cards", ("seat", "count")),
    EventKind("no-point", "deukalion.victory.no-cards", ("seat",)),
    EventKind("swapped", "deukalion.action.eagle", ("seat", "colour", "city", "other_colour", "other_city")),
    EventKind("turn-over", "deukalion.turn.next", ("seat",)),
    EventKind("victory", "deukalion.victory.target", ("seat", "points")),
    EventKind("result", "deukalion.victory.ranking", ("seat", "points", "place")),
]
