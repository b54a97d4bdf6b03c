"""The auction: secret bids, the two best choose a plot each, pay, and note the price."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, members
from pessoi.core.events import Arguments, Reason
from pessoi.core.state import UNSEALED
from pessoi.core.step import Sealed, Step
from pessoi.games.zeus.rules import events
from pessoi.games.zeus.rules.claim import ClaimFirst, can_claim, claim, claimed, why_not_claim
from pessoi.games.zeus.rules.state import NO_BID, ZeusState
from pessoi.games.zeus.rules.steps import BID, CLOSE, NOTE, PLACE, TAKE
from pessoi.games.zeus.rules.turn import end_turn, offer

OPENINGS: Final = ("none", "advice", "enforced_20_30")
"""How the range of the first auction binds: the argument `opening` of the question, 0 in all later auctions."""


@final
class Bid(Sealed[ZeusState]):
    """All seats set a bid secretly; the bids are revealed together.

    (zeus.auction.secret, zeus.auction.reveal, zeus.auction.opening, zeus.edge.dial-end, zeus.edge.last-two,
    zeus.edge.last-one)
    """

    def answers(self, state: ZeusState, seat: i64) -> list[int]:
        rules = state.zeus
        dial = rules.move.bid.moves
        low: i64 = 0
        high: i64 = len(dial) - 1
        if rules.opening_enforced and state.auctions == 1:
            low = rules.constants.opening_low
            high = rules.constants.opening_high
        if rules.overbid_blocked:
            money: i64 = state.money[seat]
            high = min(high, money)
            low = min(low, high)
        if low == 0 and high == len(dial) - 1:
            return dial
        return dial[low : high + 1]

    def legal(self, state: ZeusState, seat: i64) -> list[int]:
        bids = self.answers(state, seat)
        if can_claim(state, seat):
            return [*bids, state.zeus.move.claim]
        return bids

    def question(self, state: ZeusState, seat: i64) -> Arguments:
        rules = state.zeus
        bonus: i64 = rules.constants.pillar if seat == state.active else 0
        opening = OPENINGS.index(rules.options["first_auction_range"]) if state.auctions == 1 else 0
        return {**offer(state), "money": state.money[seat], "bonus": bonus, "opening": opening}

    def details(self, state: ZeusState, seat: i64, move: i64) -> Arguments:
        return claimed(state) if move == state.zeus.move.claim else {}

    def why_not(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        rules = state.zeus
        if move == rules.move.claim:
            return why_not_claim(state, seat)
        if rules.move.bid.has(move):
            amount = rules.move.bid.index(move)
            if rules.overbid_blocked and amount > state.money[seat]:
                return Reason("bid-over-money", {"amount": amount, "money": state.money[seat]})
            return Reason("bid-range", {"low": rules.constants.opening_low, "high": rules.constants.opening_high})
        return Reason("bid-first")

    def play(self, state: ZeusState, seat: i64, move: i64) -> None:
        if move == state.zeus.move.claim:
            claim(state)
            return
        state.sealed[seat] = move
        state.settle(seat)
        state.tell(events.SEALED, seat)

    def run(self, state: ZeusState) -> None:
        self._turn_over(state)
        winners: i64 = min(state.zeus.constants.sold, len(state.shown))
        free: i64 = len(members(state.unsold)) if state.zeus.neighbour_plots else winners
        first: i64 = best_bidder(state, -1)
        second: i64 = -1
        if winners > 1 and free > 1 and first >= 0:
            second = best_bidder(state, first)
        if second >= 0:
            state.push(TAKE, second)
            state.tell(events.WINNERS, first, second)
        elif first >= 0:
            state.tell(events.WINNER, first)
        if first >= 0:
            state.push(TAKE, first)

    def _turn_over(self, state: ZeusState) -> None:
        """Reveal the bids, beginning with the active seat."""
        rules = state.zeus
        for distance in range(rules.seats):
            seat = (state.active + distance) % rules.seats
            if state.sealed[seat] == UNSEALED:
                state.bids[seat] = 0
                state.tell(events.BID_WITHOUT_PAWNS, seat)
                continue
            amount: i64 = rules.move.bid.index(state.sealed[seat])
            state.sealed[seat] = UNSEALED
            state.bids[seat] = amount
            if amount > state.money[seat]:
                state.tell(events.BID_VOID, seat, amount)
            elif seat == state.active:
                state.tell(events.BID_FAVOURITE, seat, amount, amount + rules.constants.pillar)
            else:
                state.tell(events.BID, seat, amount)


def best_bidder(state: ZeusState, without: i64) -> i64:
    """The highest bidder, pillar bonus included; ties go to the one nearest to the active seat.

    (zeus.auction.tie, zeus.edge.all-zero, zeus.edge.void-favourite, zeus.edge.bonus-not-covered, zeus.edge.few-bids)
    """
    best: i64 = -1
    most: i64 = -1
    seats: i64 = state.zeus.seats
    distance: i64 = 0
    while distance < seats:
        seat = (state.active + distance) % seats
        amount: i64 = state.bids[seat]
        if seat != without and amount <= state.money[seat] and state.can_buy(seat):
            if seat == state.active:
                amount += state.zeus.constants.pillar
            if amount > most:
                most = amount
                best = seat
        distance += 1
    return best


@final
class Take(ClaimFirst):
    """A winner chooses one of the offered plots and pays their bid.

    (zeus.auction.highest, zeus.auction.second, zeus.edge.no-refusal, zeus.edge.one-plot-each)
    """

    def question(self, state: ZeusState, seat: i64) -> Arguments:
        return {"price": state.bids[seat]}

    def choices(self, state: ZeusState, seat: i64) -> list[int]:
        take = state.zeus.move.take
        return [int(take.move(plot)) for plot in sorted(state.shown)]

    def refusal(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        rules = state.zeus
        if rules.move.take.has(move):
            return Reason("not-on-offer", {"plot": rules.board.numbers[rules.move.take.index(move)]})
        return Reason("take-first")

    def carry_out(self, state: ZeusState, seat: i64, move: i64) -> None:
        rules = state.zeus
        plot = rules.move.take.index(move)
        state.shown.remove(plot)
        if rules.neighbour_plots and not contains(state.unsold, plot):
            state.push(PLACE, seat, plot)
            return
        buy(state, seat, plot)


@final
class Place(ClaimFirst):
    """In the variant a card whose plot is taken stands for a free neighbour, or else for any free plot."""

    def question(self, state: ZeusState, seat: i64) -> Arguments:
        return {"card": state.zeus.board.numbers[state.at_value], "price": state.bids[seat]}

    def choices(self, state: ZeusState, seat: i64) -> list[int]:
        card = state.at_value
        free: i64 = state.unsold
        near: i64 = state.zeus.board.neighbours[card]
        place = state.zeus.move.place
        return [int(place.move(plot)) for plot in members(free & near or free)]

    def refusal(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        rules = state.zeus
        if rules.move.place.has(move):
            return Reason("not-placeable", {"plot": rules.board.numbers[rules.move.place.index(move)]})
        return Reason("place-first")

    def carry_out(self, state: ZeusState, seat: i64, move: i64) -> None:
        board = state.zeus.board
        card = state.at_value
        plot = state.zeus.move.place.index(move)
        state.tell(events.PLACED, seat, board.numbers[card], board.numbers[plot])
        buy(state, seat, plot)


def buy(state: ZeusState, seat: i64, plot: i64) -> None:
    """Pay the bid, without the pillar's bonus, and put a pawn on the plot.

    (zeus.auction.payment, zeus.auction.pawn, zeus.auction.box, zeus.edge.price-zero)
    """
    amount: i64 = state.bids[seat]
    state.pay(seat, amount)
    state.occupy(seat, plot, amount)
    state.tell(events.SOLD, seat, state.zeus.board.numbers[plot], amount)
    if state.zeus.by_hand:
        state.push(NOTE, seat, plot)


@final
class Note(ClaimFirst):
    """With the ledger kept by hand, the buyer writes the price down or forgets it (zeus.auction.note)."""

    def question(self, state: ZeusState, seat: i64) -> Arguments:
        plot = state.at_value
        return {"plot": state.zeus.board.numbers[plot], "price": state.price[plot]}

    def choices(self, state: ZeusState, seat: i64) -> list[int]:
        return [state.zeus.move.note, state.zeus.move.forget]

    def refusal(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        return Reason("note-first")

    def carry_out(self, state: ZeusState, seat: i64, move: i64) -> None:
        plot = state.at_value
        number = state.zeus.board.numbers[plot]
        if move == state.zeus.move.note:
            state.tell(events.NOTED, seat, number, state.price[plot])
        else:
            state.unnoted |= BIT[plot]
            state.tell(events.NOT_NOTED, seat, number)


@final
class Close(Step[ZeusState]):
    """Unsold cards go face up on the discard pile, and the turn ends.

    (zeus.auction.third-card, zeus.end.last-auction)
    """

    def run(self, state: ZeusState) -> None:
        for plot in state.shown:
            state.discard.append(plot)
            state.tell(events.UNSOLD, state.zeus.board.numbers[plot])
        state.shown.clear()
        for seat in range(state.zeus.seats):
            state.bids[seat] = NO_BID
        end_turn(state)


BID.bind(Bid())
TAKE.bind(Take())
PLACE.bind(Place())
NOTE.bind(Note())
CLOSE.bind(Close())
