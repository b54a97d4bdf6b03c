"""What learning agents are shown of Deukalion: the view in numbers, the own seat first and the others to its left."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import BIT, count
from pessoi.core.observation import FLAG, Sheet, Slot, turn_slots
from pessoi.core.state import STEP_MASK, UNSEALED
from pessoi.games.deukalion.rules import scoring, turn, worlds
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.constants import DeukalionRules
from pessoi.games.deukalion.rules.deck import COLOUR_BITS, COLOUR_MASK
from pessoi.games.deukalion.rules.state import (
    AT_CITY,
    AT_TOWN,
    BOAST,
    BY_HYDRA,
    CLAIM,
    DISPLACE,
    FRONT_BITS,
    HAND_IN,
    HERMES,
    LASTING_KINDS,
    LOOT,
    NO_FIGHT,
    NONE,
    PUT,
    RECALL,
    SEAT_BITS,
    SEIZE,
    SWAP,
    DeukalionState,
)

VERSION: Final = 2

ABOUT_COUNT: Final = 2
ABOUT_TREASURE: Final = 3
ABOUT_CITIES: Final = 4
ABOUT_OTHER: Final = 5
ABOUT_CONTRACT: Final = 6
HERO: Final = 7
ACTIVE: Final = 8
MOVER: Final = 9
SQUARE: Final = 10
HYDRA: Final = 11
FIGHTERS: Final = 12
UNDERWORLD: Final = 13
TREASURES: Final = 14
CARDS: Final = 15
HAND: Final = 16
HIDES: Final = 17
CONTRACT: Final = 18
LASTING: Final = 19
FULFILLED: Final = 20
POINT_CARDS: Final = 21
SCORE: Final = 22
ANSWERED: Final = 23
OWN_ANSWER: Final = 24
CITIES: Final = 25
TOWNS: Final = 26
SHAKEN: Final = 27
DICE: Final = 28
TODO: Final = 29
REACH: Final = 30
SO_FAR: Final = 31
OPEN: Final = 32
CONTRACT_PILE: Final = 33
GONE: Final = 34
CARD_PILE: Final = 35
BOTTOM: Final = 36
POINT_PILE: Final = 37
FIGHT: Final = 38
FIGHTS: Final = 39
ATTACKED: Final = 40
CITY: Final = 41
TOWN: Final = 42
THROWN: Final = 43
OTHER_THROWN: Final = 44
"""The slots after those of every game, in the order of the list below."""

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
    places = int(printed.open_contracts)
    return [
        *turn_slots(rules),
        Slot("about_count", 1, 0, cards, MANY),
        Slot("about_treasure", colours, 0, FLAG),
        Slot("about_cities", cities, 0, FLAG),
        Slot("about_other", seats, 0, FLAG),
        Slot("about_contract", places, 0, FLAG),
        Slot("hero", len(rules.names.heroes), 0, FLAG),
        Slot("active", seats, 0, FLAG),
        Slot("mover", seats, 0, FLAG),
        Slot("square", seats * squares, 0, FLAG),
        Slot("hydra", squares, 0, FLAG),
        Slot("fighters", seats, 0, fighters, fighters),
        Slot("underworld", seats, 0, fighters, fighters),
        Slot("treasures", seats * colours, 0, COLOUR_MASK, 2),
        Slot("cards", seats, 0, cards, MANY),
        Slot("hand", kinds, 0, cards),
        Slot("hides", seats, 0, FLAG),
        Slot("contract", contracts, 0, FLAG),
        Slot("lasting", seats * LASTING_KINDS, 0, FLAG),
        Slot("fulfilled", seats * 2 * contracts, 0, FLAG),
        Slot("point_cards", seats, 0, points, target),
        Slot("score", seats, 0, points + target + fighters, target),
        Slot("answered", seats, 0, FLAG),
        Slot(
            "own_answer",
            1,
            UNSEALED,
            len(rules.moves) - 1,
            len(rules.moves),
        ),
        Slot("cities", cities * colours, 0, COLOUR_MASK),
        Slot("towns", seats * towns, 0, FLAG),
        Slot("shaken", 1 + OUTER, 0, faces, faces),
        Slot("dice", OUTER, 0, faces, faces),
        Slot("to_do", ACTIONS, 0, FLAG),
        Slot("reach", 1, 0, FARTHEST, MANY),
        Slot(
            "so_far",
            HAPPENED,
            0,
            FLAG,
        ),
        Slot("open", places * contracts, 0, FLAG),
        Slot("contract_pile", 1, 0, contracts, contracts),
        Slot("gone", contracts, 0, FLAG),
        Slot("card_pile", 1, 0, cards, cards),
        Slot(
            "bottom",
            cards,
            0,
            kinds + FIRST_KIND - 1,
            kinds,
        ),
        Slot("point_pile", 1, 0, points, points),
        Slot("fight", BY_HYDRA, 0, FLAG),
        Slot("fights", seats, 0, FLAG),
        Slot("attacked", seats, 0, FLAG),
        Slot("city", cities, 0, FLAG),
        Slot("town", towns, 0, FLAG),
        Slot("thrown", SIDES, NOT_THROWN, fighters, MANY),
        Slot("other_thrown", SIDES, NOT_THROWN, fighters, MANY),
    ]


@final
class Observation(observation.Observation[DeukalionState]):
    """The table from one seat."""

    def __init__(self, rules: DeukalionRules) -> None:
        super().__init__(rules, VERSION, slots(rules))

    def write(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        if state.agenda:
            self._about(state, seat, sheet)
        self._move(state, seat, sheet)
        self._ships(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._own(state, seat, sheet)
        self._land(state, seat, sheet)
        self._cup(state, sheet)
        self._piles(state, seat, sheet)
        self._fight(state, seat, sheet)

    def _about(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        """What the step at hand is about."""
        step: i64 = state.agenda[-1] & STEP_MASK
        about: i64 = state.at >> SEAT_BITS
        if step in (RECALL, HAND_IN):
            sheet.slot(ABOUT_COUNT)
            sheet.write(about)
        elif step == PUT and about:
            sheet.slot(ABOUT_TREASURE)
            sheet.mark(about - 1)
        elif step == SWAP and about:
            sheet.slot(ABOUT_TREASURE)
            sheet.mark((about - 1) % state.deukalion.colours)
            sheet.slot(ABOUT_CITIES)
            sheet.mark((about - 1) // state.deukalion.colours)
        elif step == LOOT:
            sheet.slot(ABOUT_CITIES)
            sheet.mark_set(about)
        elif step in (SEIZE, DISPLACE, BOAST):
            sheet.slot(ABOUT_OTHER)
            sheet.mark(self.left(seat, about))
        elif step == HERMES:
            sheet.slot(ABOUT_OTHER)
            sheet.mark(self.left(seat, about >> 1))
        elif step == CLAIM:
            sheet.slot(ABOUT_CONTRACT)
            sheet.mark(state.open.index(about >> 1))

    def _move(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        sheet.slot(HERO)
        sheet.mark(seat)
        sheet.slot(ACTIVE)
        sheet.mark(self.left(seat, state.active))
        sheet.slot(MOVER)
        sheet.mark(self.left(seat, state.mover))
        sheet.slot(TODO)
        sheet.mark_set(state.todo)
        sheet.slot(REACH)
        sheet.write(state.reach)
        sheet.slot(SO_FAR)
        sheet.mark_set(state.flags)

    def _ships(self, state: DeukalionState, seat: i64, sheet: Sheet) -> None:
        rules = state.deukalion
        squares: i64 = rules.board.squares
        sheet.slot(HYDRA)
        sheet.mark(state.hydra)
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
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
        tasks: i64 = 2 * rules.contracts.size
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
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
                sheet.mark(self.left(seat, owner) * rules.places.towns + town)
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
        self._throw(state, THROWN, state.thrown_one, sheet)
        self._throw(state, OTHER_THROWN, state.thrown_two, sheet)
        if state.fight == NO_FIGHT:
            return
        sheet.slot(FIGHT)
        sheet.mark(state.fight - 1)
        sheet.slot(FIGHTS)
        sheet.mark(self.left(seat, state.one))
        if state.two != NONE:
            sheet.slot(ATTACKED)
            sheet.mark(self.left(seat, state.two))
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
