"""The round: two actions for each seat, gold renewed, markers and chips returned, and a new turn order."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains
from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Decision, Step
from pessoi.games.rhodes.rules import estate, events, farm, harbour_action, scoring, town
from pessoi.games.rhodes.rules.constants import FARM, HARBOUR, IN_HAND, MARKET, NOWHERE, PRODUCTION, TEMPLE, TOWN_HALL
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.rules.steps import (
    ACT,
    BACK,
    CLOSE,
    GROW,
    HALL,
    OFFER,
    ORDER,
    PRODUCE,
    RENEW,
    ROUND,
    SELL,
    SHIP,
)


def seats_by_row(state: RhodesState) -> list[int]:
    """The seats from the top of the table of turn order downwards."""
    return sorted(range(state.rhodes.seats), key=state.row_of)


@final
class Round(Step[RhodesState]):
    """All seats act once from the top of the table downwards, then once more (rhodes.round.actions)."""

    def run(self, state: RhodesState) -> None:
        state.round += 1
        state.taken = 0
        state.tell(events.ROUND, state.round)
        order = seats_by_row(state)
        for seat in order:
            state.tell(events.ORDER, seat)
        order.reverse()
        state.push(CLOSE)
        for _ in range(state.rhodes.constants.markers):
            for seat in order:
                state.push(ACT, seat)


STEP_AT: Final = {PRODUCTION: PRODUCE, HARBOUR: SHIP, MARKET: SELL, TEMPLE: OFFER, TOWN_HALL: HALL}
"""The first step of the action on each place but the farm."""


@final
class Act(Decision[RhodesState]):
    """Put an action marker on a place where something can be achieved (rhodes.round.actions, rhodes.round.achieve)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        go = state.rhodes.move.go.moves
        moves = [go[place] for place in range(len(go)) if is_open(state, seat, place)]
        return moves or [state.rhodes.move.idle]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        if move == table.idle:
            return Reason("must-act")
        if not table.go.has(move):
            return Reason("place-first")
        place = table.go.index(move)
        if not has_space(state, seat, place):
            return Reason("farmed") if place == FARM else Reason("place-full", {"place": place})
        if place == FARM:
            return Reason("no-full-boat")
        if place == HARBOUR:
            return Reason("nothing-in-harbour")
        if place == MARKET:
            return Reason("nothing-to-sell")
        if place == TEMPLE:
            return state.too_dear(seat, state.rhodes.constants.temple[state.markers_at(TEMPLE)])
        return town.why_nothing(state, seat)

    def details(self, state: RhodesState, seat: i64, move: i64) -> Arguments:
        """What a unit brings at the market, or a point costs at the temple; 0 elsewhere."""
        constants = state.rhodes.constants
        go = state.rhodes.move.go
        market = temple = 0
        if move == go.move(MARKET):
            market = constants.market[state.markers_at(MARKET)]
        if move == go.move(TEMPLE):
            temple = constants.temple[state.markers_at(TEMPLE)]
        return {"market": market, "temple": temple}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        if move == rules.move.idle:
            state.put_marker(seat, NOWHERE)
            state.pay(seat, -rules.constants.idle_money)
            state.tell(events.IDLE, seat, rules.constants.idle_money)
            return
        place = rules.move.go.index(move)
        state.put_marker(seat, place)
        if place == HARBOUR and state.markers_at(HARBOUR) > rules.constants.spaces[HARBOUR]:
            state.tell(events.GOES_BEYOND, seat)
        else:
            state.tell(events.GOES, seat, place)
        if place == FARM:
            farm.begin(state, seat)
        else:
            state.push(STEP_AT[place], seat)


def has_space(state: RhodesState, seat: i64, place: i64) -> bool:
    """Whether a place takes another marker of a seat.

    A farm takes one marker of its owner. In the last round, a seat that has not been to the harbour may go there even
    if it is full (rhodes.round.farm-space, rhodes.end.harbour).
    """
    if place == FARM:
        return state.markers_of(seat, FARM) == 0
    if state.markers_at(place) < state.rhodes.constants.spaces[place]:
        return True
    return place == HARBOUR and state.last == 1 and state.markers_of(seat, HARBOUR) == 0


def is_open(state: RhodesState, seat: i64, place: i64) -> bool:
    """Whether a seat may put a marker on a place."""
    return has_space(state, seat, place) and is_useful(state, seat, place)


def is_useful(state: RhodesState, seat: i64, place: i64) -> bool:
    """Whether a seat can achieve something on a place that has space (rhodes.round.achieve)."""
    if place == FARM:
        return farm.can_farm(state, seat)
    if place == HARBOUR:
        return harbour_action.can_trade(state, seat)
    if place == MARKET:
        return estate.total(state, seat) > 0
    if place == TEMPLE:
        return state.money[seat] >= state.rhodes.constants.temple[state.markers_at(TEMPLE)]
    if place == TOWN_HALL:
        return town.can_buy(state, seat)
    return True


@final
class Close(Step[RhodesState]):
    """All markers are placed: the game is over, or the other phases follow (rhodes.round.phases, rhodes.end.over)."""

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
        state.markers = [IN_HAND] * len(state.markers)
        state.chips = 0
        state.taken = 0


@final
class Order(Decision[RhodesState]):
    """From the bottom up, each seat chooses another row (rhodes.order.bottom-up, rhodes.order.other-row)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        table = state.rhodes.move
        closed: i64 = state.taken | BIT[state.row_of(seat)]
        moves: list[int] = []
        for number, row in enumerate(state.rhodes.constants.rows):
            if not contains(closed, number) and state.money[seat] + row.money >= 0:
                moves.append(table.row.move(number))
        return moves or [table.row.moves[spared_row(state, seat)]]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        if not table.row.has(move):
            return Reason("row-first")
        row = table.row.index(move)
        if contains(state.taken, row):
            return Reason("row-taken", {"row": row + 1})
        if row == state.row_of(seat):
            return Reason("same-row", {"row": row + 1})
        return state.too_dear(seat, -state.rhodes.constants.rows[row].money)

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        row = state.rhodes.move.row.index(move)
        chosen = state.rhodes.constants.rows[row]
        spared = row == state.row_of(seat) or state.money[seat] + chosen.money < 0
        state.taken |= BIT[row]
        state.take_row(seat, row)
        if spared:
            state.tell(events.ROW_STAYS, seat, row + 1)
            return
        state.pay(seat, -chosen.money)
        if chosen.money < 0:
            state.tell(events.ROW_PAYS, seat, row + 1, -chosen.money)
        else:
            state.tell(events.ROW_GAINS, seat, row + 1, chosen.money)
        if chosen.product and estate.any_room(state, seat):
            state.push(GROW, seat)


def spared_row(state: RhodesState, seat: i64) -> i64:
    """The row of a seat that can pay no open row: it stays on its own for nothing (rhodes.order.penniless).

    With the printed rows no other seat has taken it then; with others, the first open row has to do.
    """
    row = state.row_of(seat)
    if contains(state.taken, row):
        row = 0
        while contains(state.taken, row):
            row += 1
    return row


@final
class Grow(Decision[RhodesState]):
    """A row may bring a product that the seat farms and has room for (rhodes.order.product)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        return estate.growths(state, seat)

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        grow = state.rhodes.move.grow
        if grow.has(move):
            return Reason("no-room", {"product": grow.index(move)})
        return Reason("product-first")

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        product = state.rhodes.move.grow.index(move)
        estate.put(state, seat, product)
        state.tell(events.ROW_PRODUCT, seat, product)


ROUND.bind(Round())
ACT.bind(Act(auto_play=False))
CLOSE.bind(Close())
BACK.bind(Back())
ORDER.bind(Order())
GROW.bind(Grow())
