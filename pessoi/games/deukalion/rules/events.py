"""Everything the log of Deukalion can say, with the rule it comes from."""

from typing import Final

from pessoi.core.events import EventTable

EVENTS: Final = EventTable()

LAID: Final = EVENTS.declare("laid", "deukalion.setup.treasures", "city", "colour", lists="colour")
FIRST: Final = EVENTS.declare("first", "deukalion.setup.youngest", "seat")
DEALT: Final = EVENTS.declare("dealt", "deukalion.setup.contract", "seat", lists="seat")
OWN_CONTRACT: Final = EVENTS.declare(
    "own-contract", "deukalion.setup.contract", "seat", "contract", "task", "second", private=True
)
OPENED: Final = EVENTS.declare("opened", "deukalion.contracts.replace", "contract", "task", "second", "points")
ANCHORED: Final = EVENTS.declare("anchored", "deukalion.setup.ships", "seat", "square")
SHAKEN: Final = EVENTS.declare("shaken", "deukalion.turn.shake", "seat", "middle", "a", "b", "c", "d")
CUP: Final = EVENTS.declare(
    "cup", "deukalion.cup.turnings", "seat", "card_die", "fighter_die", "sail_die", "hydra_die", "draws"
)
RESTED: Final = EVENTS.declare("rested", "deukalion.turn.rest", "seat", "count")
DREW: Final = EVENTS.declare("drew", "deukalion.cup.card", "seat", "count", adds="count")
OWN_CARD: Final = EVENTS.declare("own-card", "deukalion.cards.hidden", "seat", "card", private=True, lists="card")
NO_CARDS: Final = EVENTS.declare("no-cards", "deukalion.cards.pile", "seat", lists="seat")
BACK: Final = EVENTS.declare("back", "deukalion.cup.fighters", "seat", "count")
SAILED: Final = EVENTS.declare("sailed", "deukalion.sailing.squares", "seat", "square", "count")
HYDRA_MOVED: Final = EVENTS.declare("hydra-moved", "deukalion.hydra.swims", "seat", "square")
PLAYED: Final = EVENTS.declare("played", "deukalion.cards.play", "seat", "card")
CANCELLED: Final = EVENTS.declare("cancelled", "deukalion.action.hermes", "seat", "other", "card")
LASTING: Final = EVENTS.declare("lasting", "deukalion.cards.lasting", "seat", "card")
MORE_SQUARES: Final = EVENTS.declare("more-squares", "deukalion.action.sail", "seat", "count", "reach")
SHIP_ATTACKED: Final = EVENTS.declare("ship-attacked", "deukalion.fight.ship", "seat", "other", "square")
CITY_ATTACKED: Final = EVENTS.declare("city-attacked", "deukalion.fight.city", "seat", "city", "count")
TOWN_ATTACKED: Final = EVENTS.declare("town-attacked", "deukalion.fight.town", "seat", "town", "count")
TOWN_DEFENDED: Final = EVENTS.declare("town-defended", "deukalion.fight.town", "seat", "town", "other")
HYDRA_ATTACKED: Final = EVENTS.declare("hydra-attacked", "deukalion.hydra.attack", "seat", "count")
HYDRA_ATTACKS: Final = EVENTS.declare("hydra-attacks", "deukalion.hydra.attacks", "seat", "other", "count")
FLED: Final = EVENTS.declare("fled", "deukalion.action.triton", "seat", "square")
THROWN: Final = EVENTS.declare("thrown", "deukalion.fight.throw", "seat", "cross", "half", "full", "total")
THROWN_AGAIN: Final = EVENTS.declare("thrown-again", "deukalion.action.hephaistos", "seat", "side", "result", "total")
LOST_FIGHTERS: Final = EVENTS.declare("lost-fighters", "deukalion.fight.cross", "seat", "count")
WON_SHIP: Final = EVENTS.declare("won-ship", "deukalion.fight.higher", "seat", "other", "total", "other_total")
WON_CITY: Final = EVENTS.declare("won-city", "deukalion.fight.city", "seat", "city", "total", "other_total")
LOST_CITY: Final = EVENTS.declare("lost-city", "deukalion.fight.failure", "seat", "city", "total", "other_total")
WON_TOWN: Final = EVENTS.declare("won-town", "deukalion.fight.town", "seat", "town", "total", "other_total")
LOST_TOWN: Final = EVENTS.declare("lost-town", "deukalion.fight.failure", "seat", "town", "total", "other_total")
WON_HYDRA: Final = EVENTS.declare("won-hydra", "deukalion.hydra.beaten", "seat", "total", "other_total")
LOST_HYDRA: Final = EVENTS.declare("lost-hydra", "deukalion.hydra.lost", "seat", "total", "other_total")
SEIZED: Final = EVENTS.declare("seized", "deukalion.fight.seize", "seat", "other", "colour")
TOOK: Final = EVENTS.declare("took", "deukalion.treasures.take", "seat", "colour", "city")
ROOM: Final = EVENTS.declare("room", "deukalion.treasures.room", "seat")
PUSHED: Final = EVENTS.declare("pushed", "deukalion.fight.displaced", "seat", "other", "square")
FOUNDED: Final = EVENTS.declare("founded", "deukalion.towns.found", "seat", "town", "count")
TOWN_LOST: Final = EVENTS.declare("town-lost", "deukalion.towns.lost", "seat", "town", "count")
TOWN_EMPTY: Final = EVENTS.declare("town-empty", "deukalion.towns.empty", "town")
STYX: Final = EVENTS.declare("styx", "deukalion.styx.back", "seat", "count")
STYX_BONUS: Final = EVENTS.declare("styx-bonus", "deukalion.styx.majority", "seat")
DELIVERED: Final = EVENTS.declare("delivered", "deukalion.treasures.deliver", "seat", "colour", lists="colour")
PUT: Final = EVENTS.declare("put", "deukalion.treasures.put", "seat", "colour", "city", lists="colour")
FULFILLED: Final = EVENTS.declare("fulfilled", "deukalion.contracts.fulfil", "seat", "contract", "task", "points")
SHARED: Final = EVENTS.declare("shared", "deukalion.contracts.together", "seat", "contract", lists="seat")
OUT_OF_PLAY: Final = EVENTS.declare("out-of-play", "deukalion.contracts.together", "contract")
LEFT_BEHIND: Final = EVENTS.declare("left-behind", "deukalion.contracts.leave", "seat", "count", "city")
HANDED_IN: Final = EVENTS.declare("handed-in", "deukalion.contracts.cards", "seat", "count", adds="count")
OWN_HANDED_IN: Final = EVENTS.declare(
    "own-handed-in", "deukalion.contracts.cards", "seat", "card", private=True, lists="card"
)
POINT: Final = EVENTS.declare("point", "deukalion.victory.cards", "seat", "count", adds="count")
NO_POINT: Final = EVENTS.declare("no-point", "deukalion.victory.no-cards", "seat")
SWAPPED: Final = EVENTS.declare(
    "swapped", "deukalion.action.eagle", "seat", "colour", "city", "other_colour", "other_city"
)
TURN_OVER: Final = EVENTS.declare("turn-over", "deukalion.turn.next", "seat")
VICTORY: Final = EVENTS.declare("victory", "deukalion.victory.target", "seat", "points")
RESULT: Final = EVENTS.declare("result", "deukalion.victory.ranking", "seat", "points", "place")
