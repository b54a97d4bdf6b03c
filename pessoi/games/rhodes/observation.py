"""What learning agents are shown of Rhodes: the view in numbers, the own seat first and the others to its left."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import BIT
from pessoi.core.observation import FLAG, Sheet, Slot
from pessoi.core.state import STEP_BITS, STEP_MASK
from pessoi.games.rhodes.harbour import EMPTY
from pessoi.games.rhodes.moves import GOODS, JOKER, PRODUCTS
from pessoi.games.rhodes.state import (
    KINDS,
    NO_BOAT,
    NOBODY_OWNS,
    NOWHERE,
    RICHES,
    SEAT_BITS,
    RhodesRules,
    RhodesState,
)
from pessoi.games.rhodes.state import ORDER as CHOOSE_ROW

VERSION: Final = 1

ASKED: Final = 0
ACTING: Final = 1
ABOUT: Final = 2
ROUND: Final = 3
LAST: Final = 4
MONEY: Final = 5
POINTS: Final = 6
ROW: Final = 7
CHOOSING: Final = 8
IN_HAND: Final = 9
MARKERS: Final = 10
OWNER: Final = 11
UNITS: Final = 12
HUT: Final = 13
BUILT: Final = 14
STORE: Final = 15
HOME: Final = 16
LARGE: Final = 17
CARGO: Final = 18
BERTHS: Final = 19
HOLD: Final = 20
SEA: Final = 21
BOATS_LEFT: Final = 22
LANDED: Final = 23
PLAZAS: Final = 24
WANTED: Final = 25
UNSEEN: Final = 26
FULFILLED: Final = 27
STACK: Final = 28
CHIPS: Final = 29
LAND_LEFT: Final = 30
TAKEN: Final = 31
"""The slots, in the order of the list below."""

PLACES: Final = NOWHERE + 1
WANTS: Final = GOODS + 2
ARGUMENT: Final = 10
"""How many binary digits tell what a step is about."""
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
    return [
        Slot("asked", len(rules.steps), 0, FLAG, "which step is at hand, one of " + _steps(rules)),
        Slot("acting", seats, 0, FLAG, "who must act"),
        Slot(
            "about",
            ARGUMENT,
            0,
            FLAG,
            "to the seat that is asked, in binary digits: how many tiles later (`start`), the fields used up "
            "(`produce`), the developments not used yet (`effect`), the boat of the fleet (`load`, `paid`), the square "
            "(`name`), the product (`give`), and how many so far (`ship`, `mission`, `sell`, `offer`, `hall`)",
        ),
        Slot("round", 1, 0, RICHES, "the round", ROUNDS),
        Slot("last", 1, 0, FLAG, "whether it is the last"),
        Slot("money", seats, 0, RICHES, "money", PURSE),
        Slot("points", seats, 0, RICHES, "points, without those for money and gold", SCORE),
        Slot("row", seats * rows, 0, FLAG, "the row of each seat in the table of turn order, seat by seat"),
        Slot("choosing", seats, 0, FLAG, "who has still to choose a row for the next round"),
        Slot("in_hand", seats, 0, int(printed.markers), "markers still to be placed", int(printed.markers)),
        Slot(
            "markers",
            seats * PLACES,
            0,
            int(printed.markers),
            "markers on production, farm, harbour, market, temple and town hall, and those lost, seat by seat",
            int(printed.markers),
        ),
        Slot("owner", seats * tiles, 0, FLAG, "the farmland of each seat, seat by seat"),
        Slot("units", tiles, 0, int(printed.capacity), "units on each farmland tile", int(printed.capacity)),
        Slot("hut", seats * PRODUCTS, 0, FLAG, "the products in the huts, seat by seat"),
        Slot("built", seats * KINDS, 0, FLAG, "the developments, seat by seat"),
        Slot(
            "store", seats * GOODS, 0, RICHES, "wine, milk, olives, grain and gold in the warehouses, seat by seat", FEW
        ),
        Slot("home", seats * fleet, 0, FLAG, "the boats at home, seat by seat"),
        Slot("large", seats, 0, FLAG, "who can still buy the large boat"),
        Slot(
            "cargo",
            squares * (JOKER + 1),
            0,
            FLAG,
            "what lies on each square of the harbour from the gate: wine, milk, olives, grain, gold or a joker",
        ),
        Slot(
            "berths",
            egyptian + seats * fleet,
            0,
            squares,
            "the first square of each boat in the harbour, from 1; the Egyptian boats, then seat by seat",
            squares,
        ),
        Slot("hold", max(printed.fleet) * PRODUCTS, 0, FLAG, "what is loaded on the boat about to enter, from the bow"),
        Slot("sea", egyptian, 0, FLAG, "the Egyptian boat that enters next"),
        Slot("boats_left", egyptian, 0, FLAG, "the Egyptian boats to be drawn"),
        Slot("landed", egyptian, 0, FLAG, "the Egyptian boats that have left the harbour"),
        Slot("plazas", missions, 0, FLAG, "the open missions"),
        Slot(
            "wanted",
            int(printed.plazas) * WANTS,
            0,
            RICHES,
            "of each open mission the wine, milk, olives, grain and gold it asks for, its money and its points",
            REWARD,
        ),
        Slot("unseen", missions, 0, FLAG, "the missions nobody has seen"),
        Slot("fulfilled", missions, 0, FLAG, "the missions that have been fulfilled"),
        Slot("stack", 1, 0, len(rules.draws), "missions in the stack", len(rules.draws)),
        Slot("chips", len(printed.chips) * PRODUCTS, 0, FLAG, "the field of each production chip, chip by chip"),
        Slot("land_left", len(printed.land_copies), 0, tiles, "farmland of each type for sale", 2),
        Slot("taken", rows, 0, FLAG, "the rows of the first column that are taken"),
    ]


def _steps(rules: RhodesRules) -> str:
    return ", ".join([step.name for step in rules.steps])


def berths(rules: RhodesRules) -> int:
    """The squares to the exit, and beyond it as far as one boat that leaves and one that pushes it can reach."""
    return int(rules.exit) + 2 * max(rules.lengths)


@final
class Observation(observation.Observation[RhodesState]):
    """The table from one seat."""

    def __init__(self, rules: RhodesRules) -> None:
        super().__init__(rules, VERSION, slots(rules))

    def write(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        self._turn(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._markers(state, seat, sheet)
        self._land(state, seat, sheet)
        self._harbour(state, seat, sheet)
        self._missions(state, sheet)

    def _turn(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        seats: i64 = state.rhodes.seats
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
        sheet.slot(CHOOSING)
        for later in state.agenda:
            if later & STEP_MASK == CHOOSE_ROW:
                sheet.mark(((later >> STEP_BITS) - seat + seats) % seats)
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
        seats: i64 = rules.seats
        fleet = rules.fleet
        rows = rules.row_count
        distance: i64 = 0
        while distance < seats:
            other = (seat + distance) % seats
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
            sheet.slot(HOME)
            self._part(state.home, other, distance, fleet, sheet)
            if state.large >> (other * fleet) & rules.fleet_mask:
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

    def _markers(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        seats: i64 = state.rhodes.seats
        each = state.rhodes.printed.markers
        number: i64 = 0
        while number < len(state.markers):
            place: i64 = state.markers[number]
            distance = (number // each - seat + seats) % seats
            if place >= 0:
                sheet.slot(MARKERS)
                sheet.count(distance * PLACES + place)
            else:
                sheet.slot(IN_HAND)
                sheet.count(distance)
            number += 1

    def _land(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        rules = state.rhodes
        seats: i64 = rules.seats
        tile: i64 = 0
        while tile < rules.tiles:
            owner: i64 = state.owner[tile]
            if owner == NOBODY_OWNS:
                sheet.slot(LAND_LEFT)
                sheet.count(rules.land_of[tile])
            else:
                sheet.slot(OWNER)
                sheet.mark((owner - seat + seats) % seats * rules.tiles + tile)
                sheet.slot(UNITS)
                sheet.mark(tile, state.units[tile])
            tile += 1

    def _harbour(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        rules = state.rhodes
        own = rules.first_own
        fleets: i64 = rules.seats * rules.fleet
        sheet.slot(CARGO)
        for at, good in enumerate(state.cargo):
            if good != EMPTY:
                sheet.mark(at * (JOKER + 1) + good)
        sheet.slot(BERTHS)
        square: i64 = 1
        for boat in state.boats:
            if boat < own:
                sheet.mark(boat, square)
            else:
                sheet.mark(own + (boat - own - seat * rules.fleet + fleets) % fleets, square)
            square += rules.lengths[boat]
        sheet.slot(HOLD)
        sheet.mark_set(state.hold)
        if state.sea != NO_BOAT:
            sheet.slot(SEA)
            sheet.mark(state.sea)
        sheet.slot(BOATS_LEFT)
        sheet.mark_set(state.pile)
        sheet.slot(LANDED)
        sheet.mark_set(state.landed)

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
