"""The round: two actions each, gold renewed, everything back, and a new turn order."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Decision, Step
from pessoi.games.rhodes.rules import estate, events, farm, scoring, town
from pessoi.games.rhodes.rules import harbour_action as port
from pessoi.games.rhodes.rules.moves import PRODUCTS
from pessoi.games.rhodes.rules.state import (
    ACT,
    BACK,
    CLOSE,
    FARM,
    GROW,
    HALL,
    HARBOUR,
    IN_HAND,
    MARKET,
    NOWHERE,
    OFFER,
    ORDER,
    PRODUCE,
    PRODUCTION,
    RENEW,
    ROUND,
    SELL,
    SHIP,
    TEMPLE,
    TOWN_HALL,
    RhodesState,
)


def seats_by_row(state: RhodesState) -> list[int]:
    """The seats from the top of the table of turn order downwards."""
    order: list[int] = []
    row: i64 = 0
    while len(order) < state.rhodes.seats:
        seat: i64 = 0
        while seat < state.rhodes.seats:
            if state.row_of(seat) == row:
                order.append(seat)
            seat += 1
        row += 1
    return order


@final
class Round(Step[RhodesState]):
    """All act once from the top of the table downwards, then once more (rhodes.round.actions)."""

    def run(self, state: RhodesState) -> None:
        state.round += 1
        state.taken = 0
        state.tell(events.ROUND, state.round)
        order = seats_by_row(state)
        order.reverse()
        state.push(CLOSE)
        marker: i64 = 0
        while marker < state.rhodes.printed.markers:
            for seat in order:
                state.push(ACT, seat)
            marker += 1


PLACE_BITS: Final = 5
PLACE_MASK: Final = 31
ONE_AT: Final = [1 << (place * PLACE_BITS) for place in range(NOWHERE + 1)]
"""The number of markers on every place, side by side in one number."""


@final
class Act(Decision[RhodesState]):
    """Put an action marker on a place where something can be achieved (rhodes.round.actions, rhodes.round.achieve)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        spaces = rules.start.spaces
        go: i64 = rules.move.go
        used: i64 = 0
        for place in state.markers:
            if place != IN_HAND:
                used += ONE_AT[place]
        moves: list[int] = []
        if used & PLACE_MASK < spaces[PRODUCTION]:
            moves.append(go + PRODUCTION)
        if not been_at(state, seat, FARM) and farm.can_farm(state, seat):
            moves.append(go + FARM)
        full = (used >> (HARBOUR * PLACE_BITS)) & PLACE_MASK >= spaces[HARBOUR]
        if (not full or beyond(state, seat)) and port.can_trade(state, seat):
            moves.append(go + HARBOUR)
        if (used >> (MARKET * PLACE_BITS)) & PLACE_MASK < spaces[MARKET] and estate.total(state, seat) > 0:
            moves.append(go + MARKET)
        visitors: i64 = (used >> (TEMPLE * PLACE_BITS)) & PLACE_MASK
        if visitors < spaces[TEMPLE] and state.money[seat] >= rules.printed.temple[visitors]:
            moves.append(go + TEMPLE)
        if (used >> (TOWN_HALL * PLACE_BITS)) & PLACE_MASK < spaces[TOWN_HALL] and town.can_buy(state, seat):
            moves.append(go + TOWN_HALL)
        if not moves:
            moves.append(rules.move.idle)
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        place = move - rules.move.go
        if move == rules.move.idle:
            return Reason("must-act")
        if not PRODUCTION <= place <= TOWN_HALL:
            return Reason("place-first")
        if place == FARM:
            return Reason("farmed" if been_at(state, seat, FARM) else "no-full-boat")
        if state.markers_at(place) >= rules.start.spaces[place] and not (place == HARBOUR and beyond(state, seat)):
            return Reason("place-full", {"place": place})
        if place == HARBOUR:
            return Reason("nothing-in-harbour")
        if place == MARKET:
            return Reason("nothing-to-sell")
        if place == TEMPLE:
            return town.too_dear(state, seat, rules.printed.temple[state.markers_at(TEMPLE)])
        return Reason("nothing-to-buy")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        place: i64 = move - rules.move.go
        own = seat * rules.printed.markers
        while state.markers[own] != IN_HAND:
            own += 1
        if move == rules.move.idle:
            state.markers[own] = NOWHERE
            state.pay(seat, -rules.printed.idle)
            state.tell(events.IDLE, seat, rules.printed.idle)
            return
        state.markers[own] = place
        state.tell(events.GOES, seat, place)
        if place == PRODUCTION:
            state.push(PRODUCE, seat)
        elif place == FARM:
            farm.begin(state, seat)
        elif place == HARBOUR:
            if state.log is not None and state.markers_at(HARBOUR) > rules.start.spaces[HARBOUR]:
                state.tell(events.GOES_BEYOND, seat)
            state.push(SHIP, seat)
        elif place == MARKET:
            state.push(SELL, seat)
        elif place == TEMPLE:
            state.push(OFFER, seat)
        else:
            state.push(HALL, seat)


def been_at(state: RhodesState, seat: i64, place: i64) -> bool:
    """Whether a seat has a marker on a place this round."""
    own = seat * state.rhodes.printed.markers
    end = own + state.rhodes.printed.markers
    while own < end:
        if state.markers[own] == place:
            return True
        own += 1
    return False


def beyond(state: RhodesState, seat: i64) -> bool:
    """In the last round, whoever has not been to the harbour may go there even if it is full (rhodes.end.harbour)."""
    return state.last == 1 and not been_at(state, seat, HARBOUR)


@final
class Close(Step[RhodesState]):
    """All markers are placed: the play is over, or the other phases follow (rhodes.round.phases, rhodes.end.over)."""

    def run(self, state: RhodesState) -> None:
        if state.last:
            state.tell(events.OVER)
            scoring.announce(state)
            state.end()
            return
        state.push(ROUND)
        for seat in seats_by_row(state):
            state.push(ORDER, seat)
        state.push(BACK)
        state.push(RENEW)


@final
class Back(Step[RhodesState]):
    """Markers go back to their owners and chips to their spaces (rhodes.round.return)."""

    def run(self, state: RhodesState) -> None:
        number: i64 = 0
        while number < len(state.markers):
            state.markers[number] = IN_HAND
            number += 1
        state.chips = 0
        state.taken = 0
        state.tell(events.BACK)


@final
class Order(Decision[RhodesState]):
    """From the bottom up, everybody chooses another row (rhodes.order.bottom-up, rhodes.order.other-row)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        change = rules.printed.row_money
        money: i64 = state.money[seat]
        own: i64 = state.row_of(seat)
        moves: list[int] = []
        row: i64 = 0
        while row < len(change):
            if not (state.taken >> row) & 1 and row != own and money + change[row] >= 0:
                moves.append(rules.move.row + row)
            row += 1
        if not moves:
            moves.append(rules.move.row + spared_row(state, seat))
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        row = move - rules.move.row
        if not 0 <= row < len(rules.printed.row_money):
            return Reason("row-first")
        if (state.taken >> row) & 1:
            return Reason("row-taken", {"row": row + 1})
        if row == state.row_of(seat):
            return Reason("same-row", {"row": row + 1})
        return town.too_dear(state, seat, -rules.printed.row_money[row])

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        printed = state.rhodes.printed
        row: i64 = move - state.rhodes.move.row
        change: i64 = printed.row_money[row]
        spared = row == state.row_of(seat) or state.money[seat] + change < 0
        state.taken |= BIT[row]
        state.take_row(seat, row)
        if spared:
            state.tell(events.ROW_STAYS, seat, row + 1)
            return
        state.pay(seat, -change)
        if change < 0:
            state.tell(events.ROW_PAYS, seat, row + 1, -change)
        else:
            state.tell(events.ROW_GAINS, seat, row + 1, change)
        if printed.row_product[row] and estate.any_room(state, seat):
            state.push(GROW, seat)


def spared_row(state: RhodesState, seat: i64) -> i64:
    """Who can pay no open row stays on the same one for nothing (rhodes.order.penniless).

    With the printed rows it is never taken by somebody else then; with others, the first open row has to do.
    """
    row: i64 = state.row_of(seat)
    if not (state.taken >> row) & 1:
        return row
    row = 0
    while (state.taken >> row) & 1:
        row += 1
    return row


@final
class Grow(Decision[RhodesState]):
    """A row may bring a product that the seat farms and has room for (rhodes.order.product)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        first = state.rhodes.move.grow
        return [first + product for product in range(PRODUCTS) if estate.has_room(state, seat, product)]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        product = move - state.rhodes.move.grow
        if 0 <= product < PRODUCTS:
            return Reason("no-room", {"product": product})
        return Reason("product-first")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product: i64 = move - state.rhodes.move.grow
        estate.put(state, seat, product)
        state.tell(events.ROW_PRODUCT, seat, product)
