"""Production: two chips on two fields, and the harvest handed round."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Step
from pessoi.games.rhodes.rules import estate, events
from pessoi.games.rhodes.rules.moves import PRODUCTS
from pessoi.games.rhodes.rules.state import ALL_PRODUCTS, IRRIGATION, PRODUCE, SEAT_BITS, SEAT_MASK, RhodesState


@final
class Produce(Step[RhodesState]):
    """Put a chip on a field, then another on another field; the argument holds the fields of this action.

    (rhodes.production.chips, rhodes.production.fields)
    """

    def waits(self, state: RhodesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        rules = state.rhodes
        chips = rules.printed.chips
        closed = closed_fields(state)
        moves: list[int] = []
        before: i64 = 0
        chip: i64 = 0
        while chip < len(chips):
            value: i64 = chips[chip]
            if value != before and (state.chips >> (chip * PRODUCTS)) & ALL_PRODUCTS == 0:
                before = value
                product: i64 = 0
                while product < PRODUCTS:
                    if not (closed >> product) & 1:
                        moves.append(rules.move.produce + value * PRODUCTS + product)
                    product += 1
            chip += 1
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        rules = state.rhodes
        if not rules.move.produce + PRODUCTS <= move < rules.move.demeter:
            return Reason("chip-first")
        product = (move - rules.move.produce) % PRODUCTS
        value = (move - rules.move.produce) // PRODUCTS
        if ((state.at >> SEAT_BITS) >> product) & 1:
            return Reason("other-field", {"product": product})
        if free_chip(state, value) < 0:
            return Reason("no-such-chip", {"value": value})
        return Reason("field-taken", {"product": product})

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        rules = state.rhodes
        product: i64 = (move - rules.move.produce) % PRODUCTS
        value: i64 = (move - rules.move.produce) // PRODUCTS
        state.chips |= BIT[free_chip(state, value) * PRODUCTS + product]
        state.tell(events.PRODUCES, seat, value, product)
        distribute(state, seat, product, value)
        fields = state.at >> SEAT_BITS | BIT[product]
        placed: i64 = 0
        other: i64 = 0
        while other < PRODUCTS:
            placed += (fields >> other) & 1
            other += 1
        if placed < rules.printed.chips_each:
            state.push(PRODUCE, seat | fields << SEAT_BITS)


def closed_fields(state: RhodesState) -> i64:
    """The fields on which no chip may be put: those of this action, and by option all that hold one.

    (rhodes.production.fields, rhodes.production.reuse)
    """
    closed: i64 = state.at >> SEAT_BITS
    if state.rhodes.fields_once:
        used = closed
        lying: i64 = state.chips
        while lying:
            used |= lying & ALL_PRODUCTS
            lying >>= PRODUCTS
        if used != ALL_PRODUCTS:
            closed = used
    return closed


def free_chip(state: RhodesState, value: i64) -> i64:
    """A chip of a value that lies on no field; -1 when there is none."""
    chips = state.rhodes.printed.chips
    chip: i64 = 0
    while chip < len(chips):
        if chips[chip] == value and (state.chips >> (chip * PRODUCTS)) & ALL_PRODUCTS == 0:
            return chip
        chip += 1
    return -1


def distribute(state: RhodesState, first: i64, product: i64, amount: i64) -> None:
    """Hand the harvest round, clockwise from the producer, until it is gone or all is full; then irrigation.

    (rhodes.production.round, rhodes.production.full, rhodes.production.surplus, rhodes.development.irrigation)
    """
    seats: i64 = state.rhodes.seats
    listened = state.log is not None
    grown = [0] * seats if listened else NOTHING_GROWN
    left = amount
    moving = True
    while left > 0 and moving:
        moving = False
        distance: i64 = 0
        while distance < seats and left > 0:
            seat: i64 = (first + distance) % seats
            got = one_pass(state, seat, product, left)
            if got > 0:
                moving = True
                left -= got
                if listened:
                    grown[seat] += got
            distance += 1
    if listened:
        for distance in range(seats):
            seat = (first + distance) % seats
            if grown[seat]:
                state.tell(events.GROWN, seat, grown[seat], product)
        if left > 0:
            state.tell(events.SURPLUS, left, product)
    seat = 0
    while seat < seats:
        if state.has(seat, IRRIGATION) and estate.put(state, seat, product):
            state.tell(events.IRRIGATED, seat, product)
        seat += 1


NOTHING_GROWN: list[int] = []


def one_pass(state: RhodesState, seat: i64, product: i64, left: i64) -> i64:
    """One unit on each tile of the seat that has room, or one into the hut; how many were put."""
    rules = state.rhodes
    capacity = rules.printed.capacity
    tile: i64 = rules.first_tile[product]
    end: i64 = rules.first_tile[product + 1]
    open_tiles: i64 = 0
    while tile < end:
        if state.owner[tile] == seat and state.units[tile] < capacity:
            open_tiles += 1
        tile += 1
    if open_tiles == 0:
        return 1 if estate.put(state, seat, product) else 0
    if open_tiles > left:
        put: i64 = 0
        while put < left:
            estate.put(state, seat, product)
            put += 1
        return left
    tile = rules.first_tile[product]
    while tile < end:
        if state.owner[tile] == seat and state.units[tile] < capacity:
            state.units[tile] += 1
        tile += 1
    state.supply[product] -= open_tiles
    return open_tiles
