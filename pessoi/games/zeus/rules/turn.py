"""The turn: the pillar's holder gets income, three cards are revealed, and there is an auction or a building."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, lowest, mask_of
from pessoi.core.events import Arguments, Reason
from pessoi.core.moves import MoveKind
from pessoi.core.step import Draw, Step
from pessoi.games.zeus.rules import building, events, scoring
from pessoi.games.zeus.rules.claim import ClaimFirst
from pessoi.games.zeus.rules.state import EARLY, LAST_SALE, NO_BID, NOT_YET, ZeusState
from pessoi.games.zeus.rules.steps import ACT, BID, CLOSE, LAST_TURN, REVEAL, TURN


@final
class Turn(Step[ZeusState]):
    """The pillar is handed on; income comes first (zeus.turn.pillar, zeus.turn.income, zeus.edge.income-new-temple)."""

    def run(self, state: ZeusState) -> None:
        seat = state.at
        state.active = seat
        state.tell(events.TURN if state.turns_left == NOT_YET else events.FINAL_TURN, seat)
        amount = scoring.income(state, seat)
        if amount > 0:
            if state.zeus.income_claimed:
                state.income = amount
                state.tell(events.INCOME_OPEN, seat, amount)
            else:
                state.pay(seat, -amount)
                state.tell(events.INCOME, seat, amount)
        if state.turns_left == NOT_YET:
            state.push(ACT, seat)
            state.push(REVEAL)
        else:
            state.push(LAST_TURN, seat)


@final
class Reveal(Draw[ZeusState]):
    """Cards are turned up until the auction spaces are full or no card is left.

    (zeus.turn.reveal, zeus.edge.short-pile, zeus.edge.few-cards)
    """

    def left(self, state: ZeusState) -> i64:
        return 0 if state.pile or self._is_full(state) else state.unseen

    def outcomes(self, state: ZeusState) -> MoveKind:
        return state.zeus.outcome.draw

    def run(self, state: ZeusState) -> None:
        if self._is_full(state):
            return
        if state.pile:
            self.draw(state, state.pile.pop(0))
        elif state.unseen:
            self.draw(state, lowest(state.unseen))
        elif state.discard:
            self._turn_over(state)
            state.push(REVEAL)

    def draw(self, state: ZeusState, number: i64) -> None:
        state.unseen &= ~BIT[number]
        state.shown.append(number)
        state.tell(events.DRAWN, state.zeus.board.numbers[number])
        state.push(REVEAL)

    def _is_full(self, state: ZeusState) -> bool:
        return len(state.shown) == state.zeus.constants.spaces

    def _turn_over(self, state: ZeusState) -> None:
        """The discard pile becomes the draw pile, the card discarded first on top.

        (zeus.turn.turn-over, zeus.edge.discard-order)
        """
        if state.zeus.pile_shuffled:
            state.unseen = mask_of(state.discard)
            state.tell(events.SHUFFLED, len(state.discard))
        else:
            state.pile = state.discard[:]
            state.tell(events.TURNED_OVER, len(state.discard))
        state.discard.clear()


@final
class Act(ClaimFirst):
    """Auction the revealed plots, or build one temple.

    (zeus.turn.choice, zeus.edge.nothing-to-build, zeus.edge.one-build, zeus.edge.build-at-last-cards,
    zeus.edge.first-turn-build)
    """

    def question(self, state: ZeusState, seat: i64) -> Arguments:
        return offer(state)

    def effects(self, state: ZeusState, seat: i64, move: i64) -> Arguments:
        return offer(state) if move == state.zeus.move.auction else building.effects(state, seat, move)

    def choices(self, state: ZeusState, seat: i64) -> list[int]:
        return [state.zeus.move.auction, *building.options(state, seat)]

    def refusal(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        if move == state.zeus.move.leave:
            return Reason("must-act")
        return why_not_in_turn(state, seat, move)

    def carry_out(self, state: ZeusState, seat: i64, move: i64) -> None:
        if move == state.zeus.move.auction:
            _open_auction(state, seat)
        else:
            put_aside(state)
            building.build(state, seat, move)
            end_turn(state)


@final
class LastTurn(ClaimFirst):
    """After the last sale every seat may still build once (zeus.end.final-turn)."""

    def effects(self, state: ZeusState, seat: i64, move: i64) -> Arguments:
        return {} if move == state.zeus.move.leave else building.effects(state, seat, move)

    def choices(self, state: ZeusState, seat: i64) -> list[int]:
        return [state.zeus.move.leave, *building.options(state, seat)]

    def refusal(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        if move == state.zeus.move.auction:
            return Reason("all-sold")
        return why_not_in_turn(state, seat, move)

    def carry_out(self, state: ZeusState, seat: i64, move: i64) -> None:
        if move == state.zeus.move.leave:
            state.tell(events.PASSED, seat)
        else:
            building.build(state, seat, move)
        end_turn(state)


def offer(state: ZeusState) -> Arguments:
    """The plots that are up for auction, and how many they are."""
    return {"plots": [state.zeus.board.numbers[plot] for plot in state.shown], "count": len(state.shown)}


def _open_auction(state: ZeusState, seat: i64) -> None:
    """Every seat with a pawn to place bids secretly (zeus.auction.secret, zeus.edge.no-pawns)."""
    bidders: i64 = 0
    for other in range(state.zeus.seats):
        state.bids[other] = NO_BID
        if state.can_buy(other):
            bidders |= BIT[other]
    state.auctions += 1
    state.tell(events.AUCTION, seat)
    state.push(CLOSE)
    state.push(BID, bidders)


def put_aside(state: ZeusState) -> None:
    """The revealed cards go to the discard pile, left to right (zeus.building.instead, zeus.stone.cards)."""
    for plot in state.shown:
        state.discard.append(plot)
        state.tell(events.PUT_ASIDE, state.zeus.board.numbers[plot])
    state.shown.clear()


def end_turn(state: ZeusState) -> None:
    """Income not claimed is lost; the game may be over; otherwise the pillar goes to the left.

    (zeus.turn.pass-on, zeus.edge.nothing-left)
    """
    if state.income > 0:
        state.tell(events.INCOME_LOST, state.active, state.income)
        state.income = 0
    if building.nothing_left(state):
        state.ending = EARLY
        state.tell(events.OVER_EARLY)
        scoring.announce(state)
        state.end()
        return
    if state.turns_left > 0:
        state.turns_left -= 1
    elif state.unsold == 0:
        state.tell(events.LAST_PLOT_SOLD, state.active)
        state.turns_left = state.zeus.seats
        _box_all_cards(state)
    if state.turns_left == 0:
        state.ending = LAST_SALE
        state.tell(events.OVER)
        scoring.announce(state)
        state.end()
        return
    state.push(TURN, (state.active + 1) % state.zeus.seats)


def _box_all_cards(state: ZeusState) -> None:
    """No plot is left for the cards that may remain in the variant with neighbour plots."""
    state.unseen = 0
    state.pile.clear()
    state.shown.clear()
    state.discard.clear()


def why_not_in_turn(state: ZeusState, seat: i64, move: i64) -> Reason:
    """The reasons that both kinds of turn share."""
    if building.is_building(state.zeus, move):
        return building.why_not(state, seat, move)
    return Reason("not-now")


TURN.bind(Turn())
REVEAL.bind(Reveal())
ACT.bind(Act(auto_play=False))
LAST_TURN.bind(LastTurn())
