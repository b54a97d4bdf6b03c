"""What learning agents are shown of Beim Zeus!: the view in numbers, starting with the observing seat, clockwise."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core import observation
from pessoi.core.bits import contains, count
from pessoi.core.observation import FLAG, Sheet
from pessoi.core.state import UNSEALED
from pessoi.games.zeus.rules.state import EARLY, NO_BID, NOT_YET, RICHES, ZeusRules, ZeusState
from pessoi.games.zeus.rules.steps import BID

VERSION: Final = 2

HIDDEN: Final = -1
PURSE: Final = 500
PRICES: Final = 100
INCOME: Final = 20
"""Usual amounts: units that bring them to about one."""


@final
class Observation(observation.Observation[ZeusState]):
    """The table from one seat."""

    def __init__(self, rules: ZeusRules) -> None:
        super().__init__(rules, VERSION)
        seats = rules.seats
        plots = rules.board.plots
        sizes = len(rules.constants.temples)
        highest_bid = len(rules.move.bid) - 1
        declare = self.layout.declare
        self.active = declare("active", seats, 0, FLAG)
        self.money = declare("money", seats, HIDDEN, RICHES, PURSE)
        self.pawns = declare("pawns", seats, 0, rules.constants.pawns, rules.constants.pawns)
        self.stone = declare("stone", seats, 0, FLAG)
        self.temples = declare("temples", seats * sizes, 0, plots, sizes)
        self.sealed = declare("sealed", seats, 0, FLAG)
        self.bids = declare("bids", seats, NO_BID, highest_bid, PRICES)
        self.own_bid = declare("own_bid", 1, NO_BID, highest_bid, PRICES)
        self.owner = declare("owner", seats * plots, 0, FLAG)
        self.price = declare("price", plots, 0, RICHES, PRICES)
        self.forgotten = declare("forgotten", plots, 0, FLAG)
        self.temple = declare("temple", plots, 0, sizes, sizes)
        self.built = declare("built", plots, 0, plots, plots)
        self.offer = declare("offer", plots, 0, rules.constants.spaces, rules.constants.spaces)
        self.next = declare("next", plots, 0, plots, plots)
        self.discard = declare("discard", plots, 0, plots, plots)
        self.pile = declare("pile", 1, 0, plots, plots)
        self.supply = declare("supply", sizes, 0, plots, plots)
        self.auctions = declare("auctions", 1, 0, RICHES, plots)
        self.claimable = declare("claimable", 1, 0, RICHES, INCOME)
        self.final_turns = declare("final_turns", 1, NOT_YET, seats, seats)
        self.advice = declare("advice", 1, 0, FLAG)
        self.ending = declare("ending", 1, 0, EARLY)

    def write(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        self.turn(state, seat, sheet)
        self._auction(state, seat, sheet)
        self._seats(state, seat, sheet)
        self._plots(state, seat, sheet)
        self._temples(state, seat, sheet)
        self._cards(state, sheet)

    def _auction(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        rules = state.zeus
        sheet.slot(self.active)
        sheet.mark(self.left(seat, state.active))
        sheet.slot(self.own_bid)
        own: i64 = state.sealed[seat]
        sheet.write(NO_BID if own == UNSEALED else rules.move.bid.index(own))
        sheet.slot(self.auctions)
        sheet.write(state.auctions)
        sheet.slot(self.claimable)
        sheet.write(state.income)
        sheet.slot(self.final_turns)
        sheet.write(state.turns_left)
        sheet.slot(self.advice)
        if state.is_current(BID) and state.auctions <= 1:
            sheet.write(0 if rules.options["first_auction_range"] == "none" else 1)
        sheet.slot(self.ending)
        sheet.write(state.ending)

    def _seats(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        open_money = state.over or not state.zeus.money_hidden
        distance: i64 = 0
        while distance < self.seats:
            other = (seat + distance) % self.seats
            sheet.slot(self.money)
            sheet.mark(distance, state.money[other] if open_money or other == seat else HIDDEN)
            sheet.slot(self.pawns)
            sheet.mark(distance, state.pawns[other])
            sheet.slot(self.stone)
            sheet.mark(distance, 1 if contains(state.stones, other) else 0)
            sheet.slot(self.sealed)
            if state.sealed[other] != UNSEALED:
                sheet.mark(distance)
            sheet.slot(self.bids)
            sheet.mark(distance, state.bids[other])
            distance += 1

    def _plots(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        plots: i64 = state.zeus.board.plots
        distance: i64 = 0
        sheet.slot(self.owner)
        while distance < self.seats:
            other = (seat + distance) % self.seats
            sheet.mark_set(state.land[other] | state.holy[other], distance * plots)
            distance += 1
        sheet.slot(self.price)
        for price in state.price:
            sheet.write(price)
        sheet.slot(self.forgotten)
        sheet.mark_set(state.unnoted)

    def _temples(self, state: ZeusState, seat: i64, sheet: Sheet) -> None:
        board = state.zeus.board
        sizes: i64 = len(state.supply)
        sheet.slot(self.temples)
        for site in state.temples:
            first = board.sites[site][0]
            owner: i64 = 0
            while not contains(state.holy[owner], first):
                owner += 1
            sheet.count(self.left(seat, owner) * sizes + board.sizes[site] - 1)
        sheet.slot(self.temple)
        for site in state.temples:
            size: i64 = board.sizes[site]
            for plot in board.sites[site]:
                sheet.mark(plot, size)
        sheet.slot(self.built)
        order: i64 = 0
        while order < len(state.temples):
            for plot in board.sites[state.temples[order]]:
                sheet.mark(plot, order + 1)
            order += 1
        sheet.slot(self.supply)
        for left in state.supply:
            sheet.write(left)

    def _cards(self, state: ZeusState, sheet: Sheet) -> None:
        sheet.slot(self.offer)
        sheet.mark_order(state.shown)
        sheet.slot(self.next)
        sheet.mark_order(state.pile)
        sheet.slot(self.discard)
        sheet.mark_order(state.discard)
        sheet.slot(self.pile)
        sheet.write(len(state.pile) + count(state.unseen))
