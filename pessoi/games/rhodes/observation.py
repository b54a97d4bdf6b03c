"""What learning agents are shown of Rhodes: the view in numbers, starting with the observing seat, clockwise."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import BIT, all_below, contains, lowest, members, rotated, without_lowest
from pessoi.core.observation import FLAG, Sheet
from pessoi.games.rhodes.rules.constants import CARGO_KINDS, GOODS, IN_HAND, KINDS, NOWHERE, PRODUCTS
from pessoi.games.rhodes.rules.state import EMPTY, NO_BOAT, NOBODY_OWNS, RICHES, RhodesRules, RhodesState
from pessoi.games.rhodes.rules.steps import (
    EFFECT,
    GIVE,
    HALL,
    LOAD,
    MISSION,
    NAME,
    OFFER,
    ORDER,
    PAID,
    PRODUCE,
    SELL,
    SHIP,
    START,
)

VERSION: Final = 2

PLACES: Final = NOWHERE + 1
WANTS: Final = GOODS + 2
"""The numbers of a mission: its goods, money and points."""
PURSE: Final = 20
SCORE: Final = 20
ROUNDS: Final = 10
FEW: Final = 3
REWARD: Final = 5
"""Usual amounts: units that bring them to about one."""


@final
class Observation(observation.Observation[RhodesState]):
    """The table from one seat."""

    def __init__(self, rules: RhodesRules) -> None:
        super().__init__(rules, VERSION)
        constants = rules.constants
        fleet = constants.fleet.own
        self.ranks = [sorted(fleet).index(length) for length in fleet]
        """For each boat of a fleet, the place of its length among all of the fleet, the short ones first."""
        self.shown = [_alike(boats, self.ranks) for boats in range(all_below(len(fleet)) + 1)]
        """For each set of boats of a fleet, the set that is shown: of boats that are alike, the first ones."""
        seats = rules.seats
        tiles = len(constants.tiles)
        longest = max(fleet)
        # the squares to the exit, and beyond it as far as a boat that leaves and one that pushes it can reach
        squares = int(constants.exit) + 2 * max(constants.fleet.lengths)
        egyptian, missions = len(constants.fleet.egyptian), len(constants.missions)
        rows, each = len(constants.rows), int(constants.markers)
        declare = self.layout.declare
        self.later = declare("later", 1, 0, constants.start_farmland)
        self.fields = declare("fields", PRODUCTS, 0, FLAG)
        self.unused = declare("unused", KINDS, 0, FLAG)
        self.loading = declare("loading", 1, 0, longest, longest)
        self.square = declare("square", 1, 0, squares, squares)
        self.good = declare("good", PRODUCTS, 0, FLAG)
        self.so_far = declare("so_far", 1, 0, max([1, int(constants.market_units), int(constants.purchases)]))
        self.round = declare("round", 1, 0, RICHES, ROUNDS)
        self.last = declare("last", 1, 0, FLAG)
        self.money = declare("money", seats, 0, RICHES, PURSE)
        self.points = declare("points", seats, 0, RICHES, SCORE)
        self.row = declare("row", seats * rows, 0, FLAG)
        self.choosing = declare("choosing", seats, 0, FLAG)
        self.in_hand = declare("in_hand", seats, 0, each, each)
        self.markers = declare("markers", seats * PLACES, 0, each, each)
        self.owner = declare("owner", seats * tiles, 0, FLAG)
        self.units = declare("units", seats * tiles, 0, int(constants.capacity), int(constants.capacity))
        self.hut = declare("hut", seats * PRODUCTS, 0, FLAG)
        self.built = declare("built", seats * KINDS, 0, FLAG)
        self.store = declare("store", seats * GOODS, 0, RICHES, FEW)
        self.home = declare("home", seats * len(fleet), 0, FLAG)
        self.large = declare("large", seats, 0, FLAG)
        self.cargo = declare("cargo", squares * CARGO_KINDS, 0, FLAG)
        self.berths = declare("berths", egyptian + seats * len(fleet), 0, squares, squares)
        self.hold = declare("hold", longest * PRODUCTS, 0, FLAG)
        self.sea = declare("sea", egyptian, 0, FLAG)
        self.boats_left = declare("boats_left", egyptian, 0, FLAG)
        self.landed = declare("landed", egyptian, 0, FLAG)
        self.plazas = declare("plazas", missions, 0, FLAG)
        self.wanted = declare("wanted", int(constants.plazas) * WANTS, 0, RICHES, REWARD)
        self.unseen = declare("unseen", missions, 0, FLAG)
        self.fulfilled = declare("fulfilled", missions, 0, FLAG)
        self.stack = declare("stack", 1, 0, len(constants.draws), len(constants.draws))
        self.chips = declare("chips", len(constants.chips) * PRODUCTS, 0, FLAG)
        self.land_left = declare("land_left", len(constants.land), 0, tiles, 2)
        self.taken = declare("taken", rows, 0, FLAG)

    def write(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        if not state.over:
            self._about(state, sheet)
        self._round(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._markers(state, seat, sheet)
        self._land(state, seat, sheet)
        self._harbour(state, seat, sheet)
        self._missions(state, sheet)

    def _about(self, state: RhodesState, sheet: Sheet) -> None:
        """Write what the value of the current step says."""
        step = state.current()
        value = state.at_value
        if step is START:
            sheet.slot(self.later)
            sheet.write(value)
        elif step is PRODUCE:
            sheet.slot(self.fields)
            sheet.mark_set(value)
        elif step is EFFECT:
            sheet.slot(self.unused)
            sheet.mark_set(value)
        elif step is LOAD or step is PAID:
            sheet.slot(self.loading)
            sheet.write(state.rhodes.constants.fleet.own[value])
        elif step is NAME:
            sheet.slot(self.square)
            sheet.write(value + 1)
        elif step is GIVE:
            sheet.slot(self.good)
            sheet.mark(value)
        elif step in (SHIP, MISSION, SELL, OFFER, HALL):
            sheet.slot(self.so_far)
            sheet.write(value)

    def _round(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        sheet.slot(self.choosing)
        for other in state.pending_arguments(ORDER):
            sheet.mark(self.left(seat, other))
        sheet.slot(self.round)
        sheet.write(state.round)
        sheet.slot(self.last)
        sheet.write(state.last)
        sheet.slot(self.taken)
        sheet.mark_set(state.taken)
        sheet.slot(self.chips)
        sheet.mark_set(state.chips)

    def _seats(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        rows = state.rhodes.row_count
        fleet = state.rhodes.constants.fleet.size
        sheet.slot(self.money)
        sheet.write_list(state.money, seat)
        sheet.slot(self.points)
        sheet.write_list(state.points, seat)
        sheet.slot(self.store)
        sheet.write_list(state.store, seat * GOODS)
        sheet.slot(self.row)
        sheet.mark_set(rotated(state.rows, seat * rows, self.seats * rows))
        sheet.slot(self.hut)
        sheet.mark_set(rotated(state.hut, seat * PRODUCTS, self.seats * PRODUCTS))
        sheet.slot(self.built)
        sheet.mark_set(rotated(state.built, seat * KINDS, self.seats * KINDS))
        sheet.slot(self.home)
        other: i64 = 0
        while other < self.seats:
            distance = self.left(seat, other)
            sheet.mark_set(self.shown[state.boats_at_home(other)], distance * fleet)
            if state.boats_for_sale(other):
                sheet.mark_in(self.large, distance)
            other += 1

    def _markers(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        each = state.rhodes.constants.markers
        markers = state.markers
        sheet.slot(self.markers)
        number: i64 = 0
        other: i64 = 0
        while other < self.seats:
            distance = self.left(seat, other)
            in_hand: i64 = 0
            end = number + each
            while number < end:
                place: i64 = markers[number]
                if place == IN_HAND:
                    in_hand += 1
                else:
                    sheet.count(distance * PLACES + place)
                number += 1
            sheet.mark_in(self.in_hand, distance, in_hand)
            other += 1

    def _land(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        """Tiles of one type are alike: a seat's own come first."""
        tiles = state.rhodes.constants.tile_count
        owners = state.owner
        units = state.units
        sheet.slot(self.owner)
        for land, copies in enumerate(state.rhodes.constants.land):
            unsold: i64 = 0
            tile = copies.first
            while tile < copies.end:
                owner: i64 = owners[tile]
                if owner == NOBODY_OWNS:
                    unsold += 1
                else:
                    place = sheet.mark_free(self.left(seat, owner) * tiles + copies.first)
                    sheet.mark_in(self.units, place, units[tile])
                tile += 1
            sheet.mark_in(self.land_left, land, unsold)

    def _harbour(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        sheet.slot(self.cargo)
        square: i64 = 0
        for cargo in state.cargo:
            good: i64 = cargo
            if good != EMPTY:
                sheet.mark(square + good)
            square += CARGO_KINDS
        self._berths(state, seat, sheet)
        sheet.slot(self.hold)
        sheet.mark_set(state.hold)
        if state.sea != NO_BOAT:
            sheet.slot(self.sea)
            sheet.mark(state.sea)
        sheet.slot(self.boats_left)
        sheet.mark_set(state.pile)
        sheet.slot(self.landed)
        sheet.mark_set(state.landed)

    def _berths(self, state: RhodesState, seat: i64, sheet: Sheet) -> None:
        """Boats of one seat and length are alike: the one nearest to the gate comes first."""
        constants = state.rhodes.constants
        owners = constants.fleet.owners
        lengths = constants.fleet.lengths
        own = constants.fleet.first_own
        fleet = constants.fleet.size
        sheet.slot(self.berths)
        square: i64 = 1
        for number in state.boats:
            boat: i64 = number
            if boat < own:
                sheet.mark(boat, square)
            else:
                distance = self.left(seat, owners[boat])
                sheet.mark_free(own + distance * fleet + self.ranks[(boat - own) % fleet], square)
            square += lengths[boat]

    def _missions(self, state: RhodesState, sheet: Sheet) -> None:
        constants = state.rhodes.constants
        sheet.slot(self.unseen)
        sheet.mark_set(state.unseen)
        sheet.slot(self.fulfilled)
        sheet.mark_set(state.fulfilled)
        sheet.slot(self.stack)
        sheet.write(len(constants.draws) - state.drawn)
        sheet.slot(self.plazas)
        sheet.mark_set(state.plazas)
        sheet.slot(self.wanted)
        left = state.plazas
        while left:
            card = constants.missions[lowest(left)]
            sheet.write_list(card.goods)
            sheet.write(card.money)
            sheet.write(card.points)
            left = without_lowest(left)


def _alike(boats: int, ranks: list[int]) -> int:
    """A set of boats of one fleet, with each boat at the first free place of its length."""
    shown = 0
    for number in members(boats):
        place = ranks[number]
        while contains(shown, place):
            place += 1
        shown |= BIT[place]
    return shown
