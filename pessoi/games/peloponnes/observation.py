"""What learning agents are shown of Peloponnes: the view in numbers, starting with the observing seat, clockwise."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import contains, count
from pessoi.core.observation import FLAG, Sheet
from pessoi.games.peloponnes.rules import scoring
from pessoi.games.peloponnes.rules.constants import CHIT_KINDS, CITIZENS, KINDS, RESOURCES, income_of
from pessoi.games.peloponnes.rules.income import seat_income
from pessoi.games.peloponnes.rules.moves import HIGHEST_BID
from pessoi.games.peloponnes.rules.state import (
    MOST_EXTRAS,
    NO_CIVILISATION,
    PASSED,
    RICHES,
    WITHDRAWN,
    PeloponnesRules,
    PeloponnesState,
)
from pessoi.games.peloponnes.rules.steps import AMOUNT

VERSION: Final = 3

PRINTED: Final = 11
"""How many numbers are shown of a tile on offer."""
INCOMES: Final = 6
"""Wood, stone, food, citizens, coins and luxury."""
FEW: Final = 3
PURSE: Final = 10
SCORE: Final = 30
TILE: Final = 5
"""Usual amounts: units that bring them to about one."""


@final
class Observation(observation.Observation[PeloponnesState]):
    """The table from one seat."""

    def __init__(self, rules: PeloponnesRules) -> None:
        super().__init__(rules, VERSION)
        seats = rules.seats
        constants = rules.constants
        tiles = len(rules.tiles.names)
        turned = int(constants.turned)
        rounds = int(constants.rounds)
        chits = sum(constants.chits)
        declare = self.layout.declare
        self.wanted = declare("wanted", turned, 0, FLAG)
        self.round = declare("round", 1, 0, rounds, rounds)
        self.order = declare("order", seats, 0, seats, seats)
        self.row = declare("row", tiles, 0, turned, turned)
        self.offers = declare("offers", turned * PRINTED, -RICHES, RICHES, TILE)
        self.auctioned = declare("auctioned", 1, 0, turned, turned)
        self.held = declare("held", seats * turned, 0, FLAG)
        self.bids = declare("bids", seats, 0, HIGHEST_BID, PURSE)
        self.passed = declare("passed", seats, 0, FLAG)
        self.outbid = declare("outbid", seats, 0, FLAG)
        self.civilisation = declare("civilisation", seats * len(rules.civilisations.names), 0, FLAG)
        self.stores = declare("stores", seats * KINDS, 0, RICHES, PURSE)
        self.tiles = declare("tiles", seats * tiles, 0, FLAG)
        self.laid = declare("laid", tiles, 0, tiles, TILE)
        self.unfinished = declare("unfinished", tiles, 0, FLAG)
        self.income = declare("income", seats * INCOMES, 0, RICHES, TILE)
        self.prestige = declare("prestige", seats, 0, RICHES, SCORE)
        self.population = declare("population", seats, 0, RICHES, SCORE)
        self.chits = declare("chits", CHIT_KINDS, 0, max(constants.chits), FEW)
        self.pile = declare("pile", 1, 0, chits, chits)
        self.stacks = declare("stacks", len(rules.tiles.stacks), 0, tiles, tiles)
        self.target = declare("target", 1, 0, RICHES, SCORE)
        self.extra = declare("extra", RESOURCES, 0, MOST_EXTRAS, TILE)

    def write(self, state: PeloponnesState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        self._round(state, seat, sheet)
        self._offers(state, sheet)
        self._auction(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._tiles(state, sheet)
        self._piles(state, sheet)

    def _round(self, state: PeloponnesState, seat: i64, sheet: Sheet) -> None:
        if state.is_current(AMOUNT):
            sheet.slot(self.wanted)
            sheet.mark(state.at_value)
        sheet.slot(self.round)
        sheet.write(state.round)
        sheet.slot(self.order)
        place: i64 = 0
        while place < self.seats:
            sheet.mark(self.left(seat, state.order[place]), place + 1)
            place += 1

    def _offers(self, state: PeloponnesState, sheet: Sheet) -> None:
        rules = state.peloponnes
        tiles = rules.tiles
        sheet.slot(self.row)
        sheet.mark_order(state.row)
        sheet.slot(self.auctioned)
        sheet.write(rules.auctioned)
        sheet.slot(self.offers)
        spot: i64 = 0
        while spot < len(state.row):
            tile: i64 = state.row[spot]
            sheet.write(rules.price(tile, spot))
            sheet.write(tiles.prestige[tile])
            sheet.write(tiles.wood[tile])
            sheet.write(tiles.stone[tile])
            sheet.write(tiles.citizens[tile])
            sheet.write(tiles.coins[tile])
            sheet.write(tiles.food[tile])
            sheet.write(tiles.luxury[tile])
            good: i64 = 0
            while good < RESOURCES:
                sheet.write(income_of(tiles.income[tile], good))
                good += 1
            spot += 1

    def _auction(self, state: PeloponnesState, seat: i64, sheet: Sheet) -> None:
        turned = state.peloponnes.constants.turned
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            spot: i64 = state.spots[other]
            if spot >= 0:
                sheet.slot(self.held)
                sheet.mark(distance * turned + spot)
            elif spot == PASSED:
                sheet.slot(self.passed)
                sheet.mark(distance)
            elif spot == WITHDRAWN:
                sheet.slot(self.outbid)
                sheet.mark(distance)
            sheet.slot(self.bids)
            sheet.mark(distance, state.bids[other])
            distance += 1

    def _seats(self, state: PeloponnesState, seat: i64, sheet: Sheet) -> None:
        rules = state.peloponnes
        tiles: i64 = len(rules.tiles.names)
        civilisations: i64 = len(rules.civilisations.names)
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            civilisation: i64 = state.civilisations[other]
            if civilisation != NO_CIVILISATION:
                sheet.slot(self.civilisation)
                sheet.mark(distance * civilisations + civilisation)
                self._income(state, other, distance, sheet)
            sheet.slot(self.stores)
            kind: i64 = 0
            while kind < KINDS:
                sheet.mark(distance * KINDS + kind, state.has(other, kind))
                kind += 1
            sheet.slot(self.tiles)
            sheet.mark_set(state.owned[other], distance * tiles)
            self._laid(state, state.owned[other] & rules.tiles.buildings, sheet)
            self._laid(state, state.owned[other] & rules.tiles.lands, sheet)
            sheet.slot(self.prestige)
            sheet.mark(distance, scoring.prestige(state, other))
            sheet.slot(self.population)
            sheet.mark(distance, scoring.population(state, other))
            distance += 1

    def _income(self, state: PeloponnesState, other: i64, distance: i64, sheet: Sheet) -> None:
        constants = state.peloponnes.constants
        income = seat_income(state, other)
        newcomers = income_of(income, CITIZENS)
        wage = constants.wage_row(state.has(other, CITIZENS) + newcomers)
        first = distance * INCOMES
        sheet.slot(self.income)
        good: i64 = 0
        while good < RESOURCES:
            sheet.mark(first + good, income_of(income, good))
            good += 1
        sheet.mark(first + RESOURCES, newcomers)
        sheet.mark(first + RESOURCES + 1, constants.wages[wage])
        sheet.mark(first + RESOURCES + 2, constants.luxury_wages[wage])

    def _laid(self, state: PeloponnesState, row: i64, sheet: Sheet) -> None:
        """Number the tiles of a seat's row from the left."""
        sheet.slot(self.laid)
        place: i64 = 0
        for tile in state.laid:
            if contains(row, tile):
                place += 1
                sheet.mark(tile, place)

    def _tiles(self, state: PeloponnesState, sheet: Sheet) -> None:
        sheet.slot(self.unfinished)
        sheet.mark_set(state.marked)
        sheet.slot(self.stacks)
        for stack in state.peloponnes.tiles.stacks:
            sheet.write(count(state.unseen & stack))

    def _piles(self, state: PeloponnesState, sheet: Sheet) -> None:
        rules = state.peloponnes
        sheet.slot(self.chits)
        kind: i64 = 0
        while kind < CHIT_KINDS:
            sheet.write(state.open_chits(kind))
            kind += 1
        sheet.slot(self.pile)
        sheet.write(state.chits_left())
        if rules.alone:
            sheet.slot(self.target)
            sheet.write(rules.solo.target)
            sheet.slot(self.extra)
            sheet.write(state.extra_wood)
            sheet.write(state.extra_stone)
            sheet.write(state.extra_food)
