"""What learning agents are shown of Deukalion: the view in numbers, the own seat first and the others to its left."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import BIT, count
from pessoi.core.observation import FLAG, Sheet, Slot
from pessoi.core.state import STEP_BITS, STEP_MASK, UNSEALED
from pessoi.games.deukalion import scoring, turn, worlds
from pessoi.games.deukalion.board import FARTHEST
from pessoi.games.deukalion.box import DeukalionRules
from pessoi.games.deukalion.deck import COLOUR_BITS, COLOUR_MASK
from pessoi.games.deukalion.state import (
    AT_CITY,
    AT_TOWN,
    BY_HYDRA,
    FRONT_BITS,
    LASTING_KINDS,
    NO_FIGHT,
    NONE,
    SEAT_BITS,
    DeukalionState,
)

VERSION: Final = 1

ASKED: Final = 0
ACTING: Final = 1
ABOUT: Final = 2
HERO: Final = 3
ACTIVE: Final = 4
MOVER: Final = 5
SQUARE: Final = 6
HYDRA: Final = 7
FIGHTERS: Final = 8
UNDERWORLD: Final = 9
TREASURES: Final = 10
CARDS: Final = 11
HAND: Final = 12
HIDES: Final = 13
CONTRACT: Final = 14
LASTING: Final = 15
FULFILLED: Final = 16
POINT_CARDS: Final = 17
SCORE: Final = 18
ANSWERED: Final = 19
OWN_ANSWER: Final = 20
CITIES: Final = 21
TOWNS: Final = 22
SHAKEN: Final = 23
DICE: Final = 24
TODO: Final = 25
REACH: Final = 26
SO_FAR: Final = 27
OPEN: Final = 28
CONTRACT_PILE: Final = 29
GONE: Final = 30
CARD_PILE: Final = 31
BOTTOM: Final = 32
POINT_PILE: Final = 33
FIGHT: Final = 34
FIGHTS: Final = 35
ATTACKED: Final = 36
CITY: Final = 37
TOWN: Final = 38
THROWN: Final = 39
OTHER_THROWN: Final = 40
"""The slots, in the order of the list below."""

ARGUMENT: Final = 9
"""How many binary digits tell what a step is about."""
ACTIONS: Final = 4
HAPPENED: Final = 6
SIDES: Final = 3
NOT_THROWN: Final = -1
UNKNOWN: Final = 1
FIRST_KIND: Final = 2
"""In the known bottom of the pile: a card that is not known, and the first kind of those that are."""
OUTER: Final = 4
MANY: Final = 5
"""What is usual: a unit that brings small counts to about one."""


def slots(rules: DeukalionRules) -> list[Slot]:
    """The layout for a number of seats."""
    seats = rules.seats
    printed = rules.printed
    squares = rules.board.squares
    colours = int(rules.colours)
    cities = int(rules.places.cities)
    towns = int(rules.places.towns)
    contracts = rules.contracts.size
    cards = rules.deck.size
    kinds = rules.deck.kinds
    faces = rules.move.face_count
    fighters = int(printed.fighters)
    target = int(printed.target)
    points = int(printed.cards)
    return [
        Slot("asked", len(rules.steps), 0, FLAG, "which step is at hand, one of " + _steps(rules)),
        Slot("acting", seats, 0, FLAG, "who must act"),
        Slot(
            "about",
            ARGUMENT,
            0,
            FLAG,
            "to the seat that is asked, in binary digits: the most fighters (`recall`), the first treasure (`swap`), "
            "the colour (`put`), the cards to go (`hand-in`), the cities (`loot`), the loser (`seize`, `displace`, "
            "`boast`), twice the contract (`claim`), twice who played the card (`hermes`)",
        ),
        Slot("hero", len(rules.names.heroes), 0, FLAG, "the own hero; those of the others follow in their order"),
        Slot("active", seats, 0, FLAG, "whose turn it is"),
        Slot("mover", seats, 0, FLAG, "whose ship is on the move"),
        Slot("square", seats * squares, 0, FLAG, "the square of each ship, seat by seat"),
        Slot("hydra", squares, 0, FLAG, "the square of the Hydra"),
        Slot("fighters", seats, 0, fighters, "fighters aboard", fighters),
        Slot("underworld", seats, 0, fighters, "fighters in the Underworld", fighters),
        Slot("treasures", seats * colours, 0, COLOUR_MASK, "treasures aboard by colour, seat by seat", 2),
        Slot("cards", seats, 0, cards, "action cards in hand", MANY),
        Slot("hand", kinds, 0, cards, "the own action cards by kind"),
        Slot("hides", seats, 0, FLAG, "who has a hidden contract"),
        Slot("contract", contracts, 0, FLAG, "the own hidden contract"),
        Slot("lasting", seats * LASTING_KINDS, 0, FLAG, "Pegasus, Hades and the Fleece before each seat, seat by seat"),
        Slot("fulfilled", seats * 2 * contracts, 0, FLAG, "the tasks each seat has fulfilled, seat by seat"),
        Slot("point_cards", seats, 0, points, "victory point cards", target),
        Slot("score", seats, 0, points + target + fighters, "points", target),
        Slot("answered", seats, 0, FLAG, "who has answered in secret"),
        Slot(
            "own_answer",
            1,
            UNSEALED,
            len(rules.moves) - 1,
            "the own secret answer, a move; -1 for none",
            len(rules.moves),
        ),
        Slot("cities", cities * colours, 0, COLOUR_MASK, "treasures in each city by colour, city by city"),
        Slot("towns", seats * towns, 0, FLAG, "the towns of each seat, seat by seat"),
        Slot("shaken", 1 + OUTER, 0, faces, "the die in the middle of the cup and those around it; 0 before", faces),
        Slot("dice", OUTER, 0, faces, "the dice for cards, fighters, sailing and the Hydra; 0 before", faces),
        Slot("to_do", ACTIONS, 0, FLAG, "what is left of a move: ship, card, fighters, Hydra"),
        Slot("reach", 1, 0, FARTHEST, "squares the mover may still sail", MANY),
        Slot(
            "so_far",
            HAPPENED,
            0,
            FLAG,
            "what the mover has done: set out, ended its way, founded or attacked, attacked, promised peace, or begun "
            "what cannot be taken back",
        ),
        Slot("open", int(printed.open_contracts) * contracts, 0, FLAG, "the open contracts, place by place"),
        Slot("contract_pile", 1, 0, contracts, "contracts in the pile", contracts),
        Slot("gone", contracts, 0, FLAG, "contracts that have left the game"),
        Slot("card_pile", 1, 0, cards, "action cards in the pile", cards),
        Slot(
            "bottom",
            cards,
            0,
            kinds + FIRST_KIND - 1,
            "the cards put under the pile: 1 for one that is not known, or its kind from 2",
            kinds,
        ),
        Slot("point_pile", 1, 0, points, "victory point cards to be had", points),
        Slot("fight", BY_HYDRA, 0, FLAG, "a fight with a ship, a city, a town or the Hydra, or by the Hydra"),
        Slot("fights", seats, 0, FLAG, "who fights"),
        Slot("attacked", seats, 0, FLAG, "whose ship is attacked"),
        Slot("city", cities, 0, FLAG, "the city attacked"),
        Slot("town", towns, 0, FLAG, "the town attacked"),
        Slot("thrown", SIDES, NOT_THROWN, fighters, "crosses, halves and wholes of who fights; -1 before", MANY),
        Slot("other_thrown", SIDES, NOT_THROWN, fighters, "the same of the ship attacked", MANY),
    ]


def _steps(rules: DeukalionRules) -> str:
    return ", ".join([step.name for step in rules.steps])


@final
class Observation(observation.Observation[DeukalionState]):
    """The table from one seat."""

    def __init__(self, rules: DeukalionRules) -> None:
        super().__init__(rules, VERSION, slots(rules))

    def write(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        self._turn(state, seat, sheet)
        self._ships(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._own(state, seat, sheet)
        self._land(state, seat, sheet)
        self._cup(state, sheet)
        self._piles(state, seat, sheet)
        self._fight(state, seat, sheet)

    def _turn(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        seats: i64 = state.deukalion.seats
        if state.agenda:
            frame: i64 = state.agenda[-1]
            sheet.slot(ASKED)
            sheet.mark(frame & STEP_MASK)
            if state.waits_for(seat):
                sheet.slot(ABOUT)
                sheet.mark_set(frame >> STEP_BITS + SEAT_BITS)
        sheet.slot(ACTING)
        for other in state.actors:
            if other >= 0:
                sheet.mark((other - seat + seats) % seats)
        sheet.slot(HERO)
        sheet.mark(seat)
        sheet.slot(ACTIVE)
        sheet.mark((state.active - seat + seats) % seats)
        sheet.slot(MOVER)
        sheet.mark((state.mover - seat + seats) % seats)
        sheet.slot(TODO)
        sheet.mark_set(state.todo)
        sheet.slot(REACH)
        sheet.write(state.reach)
        sheet.slot(SO_FAR)
        sheet.mark_set(state.flags)

    def _ships(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        seats: i64 = rules.seats
        squares: i64 = rules.board.squares
        sheet.slot(HYDRA)
        sheet.mark(state.hydra)
        distance: i64 = 0
        while distance < seats:
            other = (seat + distance) % seats
            square: i64 = state.ships[other]
            if square != NONE:
                sheet.slot(SQUARE)
                sheet.mark(distance * squares + square)
            sheet.slot(FIGHTERS)
            sheet.mark(distance, state.fighters[other])
            sheet.slot(UNDERWORLD)
            sheet.mark(distance, state.below[other])
            sheet.slot(TREASURES)
            self._cargo(state.hold[other], distance * rules.colours, sheet)
            distance += 1

    def _cargo(self, cargo: i64, first: i64, sheet: Sheet) -> None:
        while cargo:
            sheet.mark(first, cargo & COLOUR_MASK)
            cargo >>= COLOUR_BITS
            first += 1

    def _seats(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        seats: i64 = rules.seats
        tasks: i64 = 2 * rules.contracts.size
        distance: i64 = 0
        while distance < seats:
            other = (seat + distance) % seats
            sheet.slot(CARDS)
            sheet.mark(distance, count(state.hand[other]))
            if state.secret[other] != NONE:
                sheet.slot(HIDES)
                sheet.mark(distance)
            sheet.slot(LASTING)
            lasting: i64 = 0
            while lasting < LASTING_KINDS:
                if state.front & BIT[lasting * FRONT_BITS + other]:
                    sheet.mark(distance * LASTING_KINDS + lasting)
                lasting += 1
            sheet.slot(FULFILLED)
            sheet.mark_set(state.tasks[other], distance * tasks)
            sheet.slot(POINT_CARDS)
            sheet.mark(distance, state.point_cards(other))
            sheet.slot(SCORE)
            sheet.mark(distance, scoring.score(state, other))
            if state.sealed[other] != UNSEALED:
                sheet.slot(ANSWERED)
                sheet.mark(distance)
            distance += 1

    def _own(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        """What nobody else may see."""
        kind_of = state.deukalion.deck.kind_of
        sheet.slot(HAND)
        left: i64 = state.hand[seat]
        card: i64 = 0
        while left:
            if left & 1:
                sheet.count(kind_of[card])
            left >>= 1
            card += 1
        if state.secret[seat] != NONE:
            sheet.slot(CONTRACT)
            sheet.mark(state.secret[seat])
        sheet.slot(OWN_ANSWER)
        sheet.write(state.sealed[seat])

    def _land(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        seats: i64 = rules.seats
        sheet.slot(CITIES)
        city: i64 = 0
        while city < rules.places.cities:
            self._cargo(state.stock[city], city * rules.colours, sheet)
            city += 1
        sheet.slot(TOWNS)
        town: i64 = 0
        while town < rules.places.towns:
            owner = state.owner(town)
            if owner != NONE:
                sheet.mark((owner - seat + seats) % seats * rules.places.towns + town)
            town += 1

    def _cup(self, state: DeukalionState, sheet: Sheet) -> None:
        faces: i64 = state.deukalion.move.face_count
        if state.cup != NONE:
            sheet.slot(SHAKEN)
            left = state.cup
            place: i64 = OUTER
            while place >= 0:
                sheet.mark(place, left % faces + 1)
                left //= faces
                place -= 1
        if state.turned != NONE:
            sheet.slot(DICE)
            sheet.write(turn.die(state, turn.CARD_DIE))
            sheet.write(turn.die(state, turn.FIGHTER_DIE))
            sheet.write(turn.die(state, turn.SAIL_DIE))
            sheet.write(turn.die(state, turn.HYDRA_DIE))

    def _piles(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        contracts: i64 = rules.contracts.size
        sheet.slot(OPEN)
        for place, contract in enumerate(state.open):
            if contract != NONE:
                sheet.mark(place * contracts + contract)
        sheet.slot(CONTRACT_PILE)
        sheet.write(count(state.contracts))
        sheet.slot(GONE)
        sheet.mark_set(state.gone)
        sheet.slot(CARD_PILE)
        sheet.write(count(state.unseen) + len(state.under))
        known = worlds.known(state, seat)
        sheet.slot(BOTTOM)
        for card in state.under:
            sheet.write(rules.deck.kind_of[card] + FIRST_KIND if known & BIT[card] else UNKNOWN)
        sheet.slot(POINT_PILE)
        sheet.write(state.pile)

    def _fight(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        seats: i64 = state.deukalion.seats
        self._throw(state, THROWN, state.thrown_one, sheet)
        self._throw(state, OTHER_THROWN, state.thrown_two, sheet)
        if state.fight == NO_FIGHT:
            return
        sheet.slot(FIGHT)
        sheet.mark(state.fight - 1)
        sheet.slot(FIGHTS)
        sheet.mark((state.one - seat + seats) % seats)
        if state.two != NONE:
            sheet.slot(ATTACKED)
            sheet.mark((state.two - seat + seats) % seats)
        if state.fight == AT_CITY:
            sheet.slot(CITY)
            sheet.mark(state.target)
        elif state.fight == AT_TOWN:
            sheet.slot(TOWN)
            sheet.mark(state.target)

    def _throw(self, state: DeukalionState, slot: i64, row: i64, sheet: Sheet) -> None:
        throws = state.deukalion.throws
        sheet.slot(slot)
        sheet.write(NOT_THROWN if row == NONE else throws.cross[row])
        sheet.write(NOT_THROWN if row == NONE else throws.half[row])
        sheet.write(NOT_THROWN if row == NONE else throws.full[row])
