"""What learning agents are shown of Beim Zeus!: the view in numbers, the own seat first and the others to its left."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.observation import FLAG, Sheet, Slot, turn_slots
from pessoi.core.state import STEP_MASK, UNSEALED
from pessoi.games.zeus.rules.state import BID, EARLY, NO_BID, NOT_YET, RICHES, ZeusRules, ZeusState

VERSION: Final = 1

ACTIVE: Final = 2
MONEY: Final = 3
PAWNS: Final = 4
STONE: Final = 5
TEMPLES: Final = 6
SEALED: Final = 7
BIDS: Final = 8
OWN_BID: Final = 9
OWNER: Final = 10
PRICE: Final = 11
FORGOTTEN: Final = 12
TEMPLE: Final = 13
BUILT: Final = 14
OFFER: Final = 15
NEXT: Final = 16
DISCARD: Final = 17
PILE: Final = 18
SUPPLY: Final = 19
AUCTIONS: Final = 20
CLAIMABLE: Final = 21
FINAL_TURNS: Final = 22
ADVICE: Final = 23
ENDING: Final = 24
"""The slots after those of every game, in the order of the list below."""

HIDDEN: Final = -1
PURSE: Final = 500
PRICES: Final = 100
INCOME: Final = 20
"""What is usual: units that bring amounts to about one."""


def slots(rules: ZeusRules) -> list[Slot]:
    """The layout for a number of seats."""
    seats = rules.seats
    plots = rules.board.plots
    sizes = len(rules.printed.supply)
    most = len(rules.move.dial) - 1
    return [
        *turn_slots(rules),
        Slot("active", seats, 0, FLAG),
        Slot("money", seats, HIDDEN, RICHES, PURSE),
        Slot("pawns", seats, -plots, rules.start.pawns, rules.start.pawns),
        Slot("stone", seats, 0, FLAG),
        Slot("temples", seats * sizes, 0, plots, sizes),
        Slot("sealed", seats, 0, FLAG),
        Slot("bids", seats, NO_BID, most, PRICES),
        Slot("own_bid", 1, NO_BID, most, PRICES),
        Slot("owner", seats * plots, 0, FLAG),
        Slot("price", plots, 0, RICHES, PRICES),
        Slot("forgotten", plots, 0, FLAG),
        Slot("temple", plots, 0, sizes, sizes),
        Slot("built", plots, 0, plots, plots),
        Slot("offer", plots, 0, rules.printed.spaces, rules.printed.spaces),
        Slot("next", plots, 0, plots, plots),
        Slot("discard", plots, 0, plots, plots),
        Slot("pile", 1, 0, plots, plots),
        Slot("supply", sizes, 0, plots, plots),
        Slot("auctions", 1, 0, RICHES, plots),
        Slot("claimable", 1, 0, RICHES, INCOME),
        Slot("final_turns", 1, NOT_YET, seats, seats),
        Slot("advice", 1, 0, FLAG),
        Slot("ending", 1, 0, EARLY),
    ]


@final
class Observation(observation.Observation[ZeusState]):
    """The table from one seat."""

    def __init__(self, rules: ZeusRules) -> None:
        super().__init__(rules, VERSION, slots(rules))

    def write(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        self._auction(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._plots(state, seat, sheet)
        self._temples(state, seat, sheet)
        self._cards(state, sheet)

    def _auction(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        rules = state.zeus
        sheet.slot(ACTIVE)
        sheet.mark(self.left(seat, state.active))
        sheet.slot(OWN_BID)
        own: i64 = state.sealed[seat]
        sheet.write(NO_BID if own == UNSEALED else own - rules.move.bid)
        sheet.slot(AUCTIONS)
        sheet.write(state.auctions)
        sheet.slot(CLAIMABLE)
        sheet.write(state.income)
        sheet.slot(FINAL_TURNS)
        sheet.write(state.turns_left)
        sheet.slot(ADVICE)
        if state.agenda and state.agenda[-1] & STEP_MASK == BID and state.auctions <= 1:
            sheet.write(0 if rules.options["first_auction_range"] == "none" else 1)
        sheet.slot(ENDING)
        sheet.write(state.ending)

    def _seats(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        open_money = state.over or not state.zeus.money_hidden
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            sheet.slot(MONEY)
            sheet.mark(distance, state.money[other] if open_money or other == seat else HIDDEN)
            sheet.slot(PAWNS)
            sheet.mark(distance, state.pawns[other])
            sheet.slot(STONE)
            sheet.mark(distance, (state.stones >> other) & 1)
            sheet.slot(SEALED)
            if state.sealed[other] != UNSEALED:
                sheet.mark(distance)
            sheet.slot(BIDS)
            sheet.mark(distance, state.bids[other])
            distance += 1

    def _plots(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        plots: i64 = state.zeus.board.plots
        distance: i64 = 0
        sheet.slot(OWNER)
        while distance < self.seats:
            other = (seat + distance) % self.seats
            sheet.mark_set(state.land[other] | state.holy[other], distance * plots)
            distance += 1
        sheet.slot(PRICE)
        for price in state.price:
            sheet.write(price)
        sheet.slot(FORGOTTEN)
        sheet.mark_set(state.unnoted)

    def _temples(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        board = state.zeus.board
        sizes: i64 = len(state.supply)
        sheet.slot(TEMPLES)
        for site in state.temples:
            first = board.sites[site][0]
            owner: i64 = 0
            while not (state.holy[owner] >> first) & 1:
                owner += 1
            sheet.count(self.left(seat, owner) * sizes + board.sizes[site] - 1)
        sheet.slot(TEMPLE)
        for site in state.temples:
            size: i64 = board.sizes[site]
            for plot in board.sites[site]:
                sheet.mark(plot, size)
        sheet.slot(BUILT)
        order: i64 = 0
        while order < len(state.temples):
            for plot in board.sites[state.temples[order]]:
                sheet.mark(plot, order + 1)
            order += 1
        sheet.slot(SUPPLY)
        for left in state.supply:
            sheet.write(left)

    def _cards(self, state: ZeusState, sheet: Sheet) -> None:
        sheet.slot(OFFER)
        sheet.mark_order(state.shown)
        sheet.slot(NEXT)
        sheet.mark_order(state.pile)
        sheet.slot(DISCARD)
        sheet.mark_order(state.discard)
        sheet.slot(PILE)
        pile: i64 = len(state.pile)
        mask = state.unseen
        while mask:
            mask &= mask - 1
            pile += 1
        sheet.write(pile)
