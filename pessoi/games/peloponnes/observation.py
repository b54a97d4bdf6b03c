"""What learning agents are shown of Peloponnes: the view in numbers, the own seat first and the others to its left."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import count
from pessoi.core.observation import FLAG, Sheet, Slot, turn_slots
from pessoi.core.state import STEP_MASK
from pessoi.games.peloponnes.rules import scoring
from pessoi.games.peloponnes.rules.auction import SEAT_BITS
from pessoi.games.peloponnes.rules.constants import BLANK, CITIZEN_SHIFT, CITIZENS, KINDS, PACK, PACK_MASK
from pessoi.games.peloponnes.rules.income import packed_income
from pessoi.games.peloponnes.rules.moves import HIGHEST_BID
from pessoi.games.peloponnes.rules.state import (
    AMOUNT,
    MOST_EXTRAS,
    NO_CIVILISATION,
    PASSED,
    RICHES,
    WITHDRAWN,
    PeloponnesRules,
    PeloponnesState,
)

VERSION: Final = 2

WANTED: Final = 2
ROUND: Final = 3
ORDER: Final = 4
ROW: Final = 5
OFFERS: Final = 6
AUCTIONED: Final = 7
HELD: Final = 8
BIDS: Final = 9
HAVE_PASSED: Final = 10
OUTBID: Final = 11
CIVILISATION: Final = 12
STORES: Final = 13
TILES: Final = 14
LANDS: Final = 15
UNFINISHED: Final = 16
INCOME: Final = 17
PRESTIGE: Final = 18
POPULATION: Final = 19
CHITS: Final = 20
PILE: Final = 21
STACKS: Final = 22
TARGET: Final = 23
EXTRA: Final = 24
"""The slots after those of every game, in the order of the list below."""

PRINTED: Final = 11
"""How many numbers of a tile on offer are told."""
INCOMES: Final = 6
SAVED: Final = 3
"""Wood, stone and food come first among incomes."""
FEW: Final = 3
PURSE: Final = 10
SCORE: Final = 30
TILE: Final = 5
"""What is usual: units that bring amounts to about one."""


def slots(rules: PeloponnesRules) -> list[Slot]:
    """The layout for a number of seats."""
    seats = rules.seats
    numbers = rules.numbers
    tiles = len(rules.tiles.names)
    turned = int(numbers.turned)
    civilisations = len(rules.civilisations.names)
    stacks = len(set(rules.tiles.stack))
    return [
        *turn_slots(rules),
        Slot("wanted", turned, 0, FLAG),
        Slot("round", 1, 0, int(numbers.rounds), int(numbers.rounds)),
        Slot("order", seats, 0, seats, seats),
        Slot("row", tiles, 0, turned, turned),
        Slot(
            "offers",
            turned * PRINTED,
            -RICHES,
            RICHES,
            TILE,
        ),
        Slot("auctioned", 1, 0, turned, turned),
        Slot("held", seats * turned, 0, FLAG),
        Slot("bids", seats, 0, HIGHEST_BID, PURSE),
        Slot("passed", seats, 0, FLAG),
        Slot("outbid", seats, 0, FLAG),
        Slot("civilisation", seats * civilisations, 0, FLAG),
        Slot("stores", seats * KINDS, 0, RICHES, PURSE),
        Slot("tiles", seats * tiles, 0, FLAG),
        Slot("lands", tiles, 0, tiles, TILE),
        Slot("unfinished", tiles, 0, FLAG),
        Slot(
            "income",
            seats * INCOMES,
            0,
            RICHES,
            TILE,
        ),
        Slot("prestige", seats, 0, RICHES, SCORE),
        Slot("population", seats, 0, RICHES, SCORE),
        Slot("chits", BLANK + 1, 0, max(numbers.chits), FEW),
        Slot("pile", 1, 0, sum(numbers.chits), sum(numbers.chits)),
        Slot("stacks", stacks, 0, tiles, tiles),
        Slot("target", 1, 0, RICHES, SCORE),
        Slot("extra", SAVED, 0, MOST_EXTRAS, TILE),
    ]


@final
class Observation(observation.Observation[PeloponnesState]):
    """The table from one seat."""

    stacks: list[int]

    def __init__(self, rules: PeloponnesRules) -> None:
        super().__init__(rules, VERSION, slots(rules))
        self.stacks = list(dict.fromkeys(rules.tiles.stack))

    def write(self, state: PeloponnesState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        self._round(state, seat, sheet)
        self._offers(state, sheet)
        self._auction(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._tiles(state, sheet)
        self._piles(state, sheet)

    def _round(self, state: PeloponnesState, seat: i64, sheet: Sheet) -> None:
        if state.agenda and state.agenda[-1] & STEP_MASK == AMOUNT:
            sheet.slot(WANTED)
            sheet.mark(state.at >> SEAT_BITS)
        sheet.slot(ROUND)
        sheet.write(state.round)
        sheet.slot(ORDER)
        place: i64 = 0
        while place < self.seats:
            sheet.mark(self.left(seat, state.order[place]), place + 1)
            place += 1

    def _offers(self, state: PeloponnesState, sheet: Sheet) -> None:
        rules = state.peloponnes
        tiles = rules.tiles
        sheet.slot(ROW)
        sheet.mark_order(state.row)
        sheet.slot(AUCTIONED)
        sheet.write(rules.row)
        sheet.slot(OFFERS)
        spot: i64 = 0
        while spot < len(state.row):
            tile: i64 = state.row[spot]
            income: i64 = tiles.income[tile]
            surcharge = rules.numbers.surcharge if spot >= rules.row else 0
            sheet.write(tiles.minimum[tile] + surcharge)
            sheet.write(tiles.prestige[tile])
            sheet.write(tiles.wood[tile])
            sheet.write(tiles.stone[tile])
            sheet.write(tiles.citizens[tile])
            sheet.write(tiles.coins[tile])
            sheet.write(tiles.food[tile])
            sheet.write(tiles.luxury[tile])
            sheet.write(income & PACK_MASK)
            sheet.write(income >> PACK & PACK_MASK)
            sheet.write(income >> PACK + PACK & PACK_MASK)
            spot += 1

    def _auction(self, state: PeloponnesState, seat: i64, sheet: Sheet) -> None:
        turned = state.peloponnes.numbers.turned
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            spot: i64 = state.spots[other]
            if spot >= 0:
                sheet.slot(HELD)
                sheet.mark(distance * turned + spot)
            elif spot == PASSED:
                sheet.slot(HAVE_PASSED)
                sheet.mark(distance)
            elif spot == WITHDRAWN:
                sheet.slot(OUTBID)
                sheet.mark(distance)
            sheet.slot(BIDS)
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
                sheet.slot(CIVILISATION)
                sheet.mark(distance * civilisations + civilisation)
                self._income(state, other, distance, sheet)
            sheet.slot(STORES)
            kind: i64 = 0
            while kind < KINDS:
                sheet.mark(distance * KINDS + kind, state.has(other, kind))
                kind += 1
            sheet.slot(TILES)
            sheet.mark_set(state.owned[other], distance * tiles)
            self._lands(state, state.owned[other], sheet)
            sheet.slot(PRESTIGE)
            sheet.mark(distance, scoring.prestige(state, other))
            sheet.slot(POPULATION)
            sheet.mark(distance, scoring.population(state, other))
            distance += 1

    def _income(self, state: PeloponnesState, other: i64, distance: i64, sheet: Sheet) -> None:
        numbers = state.peloponnes.numbers
        income = packed_income(state, other)
        newcomers = income >> CITIZEN_SHIFT
        crowd = min(state.has(other, CITIZENS) + newcomers, numbers.crowd)
        first = distance * INCOMES
        sheet.slot(INCOME)
        sheet.mark(first, income & PACK_MASK)
        sheet.mark(first + 1, income >> PACK & PACK_MASK)
        sheet.mark(first + 2, income >> PACK + PACK & PACK_MASK)
        sheet.mark(first + SAVED, newcomers)
        sheet.mark(first + SAVED + 1, numbers.coins[crowd])
        sheet.mark(first + SAVED + 2, numbers.luxury[crowd])

    def _lands(self, state: PeloponnesState, owned: i64, sheet: Sheet) -> None:
        sheet.slot(LANDS)
        place: i64 = 0
        for tile in state.lands:
            if owned >> tile & 1:
                place += 1
                sheet.mark(tile, place)

    def _tiles(self, state: PeloponnesState, sheet: Sheet) -> None:
        sheet.slot(UNFINISHED)
        sheet.mark_set(state.marked)
        sheet.slot(STACKS)
        for stack in self.stacks:
            sheet.write(count(state.unseen & stack))

    def _piles(self, state: PeloponnesState, sheet: Sheet) -> None:
        rules = state.peloponnes
        sheet.slot(CHITS)
        pile: i64 = 0
        kind: i64 = 0
        while kind <= BLANK:
            pile += state.chits[kind]
            sheet.write(state.chits[BLANK + 1 + kind])
            kind += 1
        sheet.slot(PILE)
        sheet.write(pile)
        if rules.alone:
            sheet.slot(TARGET)
            sheet.write(rules.solo.target)
            sheet.slot(EXTRA)
            sheet.write(state.extra_wood)
            sheet.write(state.extra_stone)
            sheet.write(state.extra_food)
