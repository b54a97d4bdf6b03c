"""What learning agents are shown of Rhodes: the view in numbers, the own seat first and the others to its left."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import BIT
from pessoi.core.observation import FLAG, Sheet, Slot, turn_slots
from pessoi.core.state import STEP_BITS, STEP_MASK
from pessoi.games.rhodes.rules.harbour import EMPTY
from pessoi.games.rhodes.rules.moves import GOODS, JOKER, PRODUCTS
from pessoi.games.rhodes.rules.state import (
    EFFECT,
    GIVE,
    HALL,
    KINDS,
    LOAD,
    MISSION,
    NAME,
    NO_BOAT,
    NOBODY_OWNS,
    NOWHERE,
    OFFER,
    PAID,
    PRODUCE,
    RICHES,
    SEAT_BITS,
    SELL,
    SHIP,
    START,
    RhodesRules,
    RhodesState,
)
from pessoi.games.rhodes.rules.state import ORDER as CHOOSE_ROW

VERSION: Final = 2

LATER: Final = 2
FIELDS: Final = 3
UNUSED: Final = 4
LOADING: Final = 5
SQUARE: Final = 6
GOOD: Final = 7
SO_FAR: Final = 8
ROUND: Final = 9
LAST: Final = 10
MONEY: Final = 11
POINTS: Final = 12
ROW: Final = 13
CHOOSING: Final = 14
IN_HAND: Final = 15
MARKERS: Final = 16
OWNER: Final = 17
UNITS: Final = 18
HUT: Final = 19
BUILT: Final = 20
STORE: Final = 21
HOME: Final = 22
LARGE: Final = 23
CARGO: Final = 24
BERTHS: Final = 25
HOLD: Final = 26
SEA: Final = 27
BOATS_LEFT: Final = 28
LANDED: Final = 29
PLAZAS: Final = 30
WANTED: Final = 31
UNSEEN: Final = 32
FULFILLED: Final = 33
STACK: Final = 34
CHIPS: Final = 35
LAND_LEFT: Final = 36
TAKEN: Final = 37
"""The slots after those of every game, in the order of the list below."""

PLACES: Final = NOWHERE + 1
WANTS: Final = GOODS + 2
PURSE: Final = 20
SCORE: Final = 20
ROUNDS: Final = 10
FEW: Final = 3
REWARD: Final = 5
"""What is usual: units that bring amounts to about one."""


def slots(rules: RhodesRules) -> list[Slot]:
    """The layout for a number of seats."""
    seats = rules.seats
    printed = rules.printed
    tiles = int(rules.tiles)
    fleet = int(rules.fleet)
    squares = berths(rules)
    egyptian = len(rules.egyptian)
    missions = len(rules.mission_size)
    rows = int(rules.row_count)
    longest = max(printed.fleet)
    return [
        *turn_slots(rules),
        Slot("later", 1, 0, rules.start.farmland),
        Slot("fields", PRODUCTS, 0, FLAG),
        Slot("unused", KINDS, 0, FLAG),
        Slot("loading", 1, 0, longest, longest),
        Slot("square", 1, 0, squares, squares),
        Slot("good", PRODUCTS, 0, FLAG),
        Slot(
            "so_far",
            1,
            0,
            max(1, int(printed.market_units), int(printed.purchases)),
        ),
        Slot("round", 1, 0, RICHES, ROUNDS),
        Slot("last", 1, 0, FLAG),
        Slot("money", seats, 0, RICHES, PURSE),
        Slot("points", seats, 0, RICHES, SCORE),
        Slot("row", seats * rows, 0, FLAG),
        Slot("choosing", seats, 0, FLAG),
        Slot("in_hand", seats, 0, int(printed.markers), int(printed.markers)),
        Slot(
            "markers",
            seats * PLACES,
            0,
            int(printed.markers),
            int(printed.markers),
        ),
        Slot("owner", seats * tiles, 0, FLAG),
        Slot("units", seats * tiles, 0, int(printed.capacity), int(printed.capacity)),
        Slot("hut", seats * PRODUCTS, 0, FLAG),
        Slot("built", seats * KINDS, 0, FLAG),
        Slot("store", seats * GOODS, 0, RICHES, FEW),
        Slot("home", seats * fleet, 0, FLAG),
        Slot("large", seats, 0, FLAG),
        Slot(
            "cargo",
            squares * (JOKER + 1),
            0,
            FLAG,
        ),
        Slot(
            "berths",
            egyptian + seats * fleet,
            0,
            squares,
            squares,
        ),
        Slot("hold", longest * PRODUCTS, 0, FLAG),
        Slot("sea", egyptian, 0, FLAG),
        Slot("boats_left", egyptian, 0, FLAG),
        Slot("landed", egyptian, 0, FLAG),
        Slot("plazas", missions, 0, FLAG),
        Slot(
            "wanted",
            int(printed.plazas) * WANTS,
            0,
            RICHES,
            REWARD,
        ),
        Slot("unseen", missions, 0, FLAG),
        Slot("fulfilled", missions, 0, FLAG),
        Slot("stack", 1, 0, len(rules.draws), len(rules.draws)),
        Slot("chips", len(printed.chips) * PRODUCTS, 0, FLAG),
        Slot("land_left", len(printed.land_copies), 0, tiles, 2),
        Slot("taken", rows, 0, FLAG),
    ]


def berths(rules: RhodesRules) -> int:
    """The squares to the exit, and beyond it as far as one boat that leaves and one that pushes it can reach."""
    return int(rules.exit) + 2 * max(rules.lengths)


@final
class Observation(observation.Observation[RhodesState]):
    """The table from one seat."""

    ranks: list[int]
    """For each boat of a fleet, the place of its length among all of the fleet, the short ones first."""

    def __init__(self, rules: RhodesRules) -> None:
        super().__init__(rules, VERSION, slots(rules))
        fleet = rules.printed.fleet
        self.ranks = [sorted(fleet).index(length) for length in fleet]

    def write(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        if state.agenda:
            self._about(state, sheet)
        self._round(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._markers(state, seat, sheet)
        self._land(state, seat, sheet)
        self._harbour(state, seat, sheet)
        self._missions(state, sheet)

    def _about(self, state: RhodesState, sheet: Sheet) -> None:
        """What the step at hand is about."""
        step: i64 = state.agenda[-1] & STEP_MASK
        about: i64 = state.at >> SEAT_BITS
        if step == START:
            sheet.slot(LATER)
            sheet.write(about)
        elif step == PRODUCE:
            sheet.slot(FIELDS)
            sheet.mark_set(about)
        elif step == EFFECT:
            sheet.slot(UNUSED)
            sheet.mark_set(about)
        elif step in (LOAD, PAID):
            sheet.slot(LOADING)
            sheet.write(state.rhodes.printed.fleet[about])
        elif step == NAME:
            sheet.slot(SQUARE)
            sheet.write(about + 1)
        elif step == GIVE:
            sheet.slot(GOOD)
            sheet.mark(about)
        elif step in (SHIP, MISSION, SELL, OFFER, HALL):
            sheet.slot(SO_FAR)
            sheet.write(about)

    def _round(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        sheet.slot(CHOOSING)
        for later in state.agenda:
            if later & STEP_MASK == CHOOSE_ROW:
                sheet.mark(self.left(seat, later >> STEP_BITS))
        sheet.slot(ROUND)
        sheet.write(state.round)
        sheet.slot(LAST)
        sheet.write(state.last)
        sheet.slot(TAKEN)
        sheet.mark_set(state.taken)
        sheet.slot(CHIPS)
        sheet.mark_set(state.chips)

    def _seats(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        rules = state.rhodes
        rows = rules.row_count
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            sheet.slot(MONEY)
            sheet.mark(distance, state.money[other])
            sheet.slot(POINTS)
            sheet.mark(distance, state.points[other])
            sheet.slot(ROW)
            self._part(state.rows, other, distance, rows, sheet)
            sheet.slot(HUT)
            self._part(state.hut, other, distance, PRODUCTS, sheet)
            sheet.slot(BUILT)
            self._part(state.built, other, distance, KINDS, sheet)
            self._home(state.boats_at_home(other), distance * rules.fleet, sheet)
            if state.large >> (other * rules.fleet) & rules.fleet_mask:
                sheet.slot(LARGE)
                sheet.mark(distance)
            sheet.slot(STORE)
            good: i64 = 0
            while good < GOODS:
                sheet.mark(distance * GOODS + good, state.store[other * GOODS + good])
                good += 1
            distance += 1

    def _part(self, mask: i64, other: i64, distance: i64, size: i64, sheet: Sheet) -> None:
        """The share of one seat in a set that is kept for all seats together."""
        sheet.mark_set(mask >> (other * size) & (BIT[size] - 1), distance * size)

    def _home(self, boats: i64, first: i64, sheet: Sheet) -> None:
        sheet.slot(HOME)
        number: i64 = 0
        while boats:
            if boats & 1:
                sheet.mark(sheet.free(first + self.ranks[number]))
            boats >>= 1
            number += 1

    def _markers(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        each = state.rhodes.printed.markers
        number: i64 = 0
        while number < len(state.markers):
            place: i64 = state.markers[number]
            distance = self.left(seat, number // each)
            if place >= 0:
                sheet.slot(MARKERS)
                sheet.count(distance * PLACES + place)
            else:
                sheet.slot(IN_HAND)
                sheet.count(distance)
            number += 1

    def _land(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        """Tiles of one type are alike: a seat's own come first."""
        rules = state.rhodes
        tile: i64 = 0
        while tile < rules.tiles:
            owner: i64 = state.owner[tile]
            land: i64 = rules.land_of[tile]
            if owner == NOBODY_OWNS:
                sheet.slot(LAND_LEFT)
                sheet.count(land)
            else:
                sheet.slot(OWNER)
                place = sheet.free(self.left(seat, owner) * rules.tiles + rules.first_copy[land])
                sheet.mark(place)
                sheet.slot(UNITS)
                sheet.mark(place, state.units[tile])
            tile += 1

    def _harbour(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        sheet.slot(CARGO)
        for at, good in enumerate(state.cargo):
            if good != EMPTY:
                sheet.mark(at * (JOKER + 1) + good)
        self._berths(state, seat, sheet)
        sheet.slot(HOLD)
        sheet.mark_set(state.hold)
        if state.sea != NO_BOAT:
            sheet.slot(SEA)
            sheet.mark(state.sea)
        sheet.slot(BOATS_LEFT)
        sheet.mark_set(state.pile)
        sheet.slot(LANDED)
        sheet.mark_set(state.landed)

    def _berths(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        """Boats of one seat and length are alike: the one nearest to the gate comes first."""
        rules = state.rhodes
        own = rules.first_own
        sheet.slot(BERTHS)
        square: i64 = 1
        for boat in state.boats:
            place: i64 = boat
            if place >= own:
                fleet = self.left(seat, (place - own) // rules.fleet)
                place = sheet.free(own + fleet * rules.fleet + self.ranks[(place - own) % rules.fleet])
            sheet.mark(place, square)
            square += rules.lengths[boat]

    def _missions(self, state: RhodesState, sheet: Sheet) -> None:
        printed = state.rhodes.printed
        sheet.slot(UNSEEN)
        sheet.mark_set(state.unseen)
        sheet.slot(FULFILLED)
        sheet.mark_set(state.fulfilled)
        sheet.slot(STACK)
        sheet.write(len(state.rhodes.draws) - state.drawn)
        sheet.slot(PLAZAS)
        sheet.mark_set(state.plazas)
        sheet.slot(WANTED)
        left = state.plazas
        mission: i64 = 0
        while left:
            if left & 1:
                good: i64 = mission * GOODS
                end = good + GOODS
                while good < end:
                    sheet.write(printed.mission_goods[good])
                    good += 1
                sheet.write(printed.mission_money[mission])
                sheet.write(printed.mission_points[mission])
            left >>= 1
            mission += 1
