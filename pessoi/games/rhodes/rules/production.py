"""Production: two chips on two fields, and the harvest handed round."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, count
from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Decision
from pessoi.games.rhodes.rules import estate, events
from pessoi.games.rhodes.rules.constants import ALL_PRODUCTS, IRRIGATION, PRODUCTS
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.rules.steps import PRODUCE


@final
class Produce(Decision[RhodesState]):
    """Put a chip on a field, then another on another field; the value is the set of fields used in this action.

    (rhodes.production.chips, rhodes.production.fields, rhodes.production.total)
    """

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        table = state.rhodes.move
        chips = state.rhodes.constants.chips
        closed = closed_fields(state)
        moves: list[int] = []
        before: i64 = 0
        for chip in range(len(chips)):
            value: i64 = chips[chip]
            if value != before and not state.fields_of(chip):
                before = value
                for product in range(PRODUCTS):
                    if not contains(closed, product):
                        moves.append(table.produce_move(value, product))
        return moves

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        table = state.rhodes.move
        if not table.produce.has(move):
            return Reason("chip-first")
        product = table.field(move)
        value = table.chip_value(move)
        if contains(state.at_value, product):
            return Reason("other-field", {"product": product})
        if free_chip(state, value) < 0:
            return Reason("no-such-chip", {"value": value})
        return Reason("field-taken", {"product": product})

    def question(self, state: RhodesState, seat: i64) -> Arguments:
        return {"number": count(state.at_value) + 1, "whole": state.rhodes.constants.chips_each}

    def details(self, state: RhodesState, seat: i64, move: i64) -> Arguments:
        """The units that the seat itself would get."""
        product = state.rhodes.move.field(move)
        after = state.clone()
        assert isinstance(after, RhodesState)
        distribute(after, seat, product, state.rhodes.move.chip_value(move))
        return {"units": estate.units_of(after, seat, product) - estate.units_of(state, seat, product)}

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        table = state.rhodes.move
        product = table.field(move)
        value = table.chip_value(move)
        state.put_chip(free_chip(state, value), product)
        state.tell(events.PRODUCES, seat, value, product)
        distribute(state, seat, product, value)
        fields: i64 = state.at_value | BIT[product]
        if count(fields) < state.rhodes.constants.chips_each:
            state.push(PRODUCE, seat, fields)


PRODUCE.bind(Produce())


def closed_fields(state: RhodesState) -> i64:
    """Fields closed to chips: those used in this action and, by option, all that hold a chip, unless none is left.

    (rhodes.production.fields, rhodes.production.reuse)
    """
    closed = state.at_value
    if state.rhodes.fields_once:
        used = closed
        for chip in range(len(state.rhodes.constants.chips)):
            used |= state.fields_of(chip)
        if used != ALL_PRODUCTS:
            closed = used
    return closed


def free_chip(state: RhodesState, value: i64) -> i64:
    """A chip of a value that is on no field; -1 when there is none."""
    chips = state.rhodes.constants.chips
    for chip in range(len(chips)):
        if chips[chip] == value and not state.fields_of(chip):
            return chip
    return -1


def distribute(state: RhodesState, first: i64, product: i64, amount: i64) -> None:
    """Hand the harvest round, clockwise from the producer, until it is gone or all is full; then irrigation.

    (rhodes.production.round, rhodes.production.full, rhodes.production.surplus, rhodes.development.irrigation,
    rhodes.development.irrigation-others)
    """
    seats: i64 = state.rhodes.seats
    grown = [0] * seats
    left = amount
    seat = first
    passed: i64 = 0
    while left > 0 and passed < seats:
        got = one_pass(state, seat, product, left)
        grown[seat] += got
        left -= got
        passed = 0 if got else passed + 1
        seat = (seat + 1) % seats
    for distance in range(seats):
        seat = (first + distance) % seats
        if grown[seat]:
            state.tell(events.GROWN, seat, grown[seat], product)
    if left > 0:
        state.tell(events.SURPLUS, left, product)
    for irrigated in range(seats):
        if state.has(irrigated, IRRIGATION) and estate.put(state, irrigated, product):
            state.tell(events.IRRIGATED, irrigated, product)


def one_pass(state: RhodesState, seat: i64, product: i64, left: i64) -> i64:
    """Put one unit on each of a seat's tiles with room, or one into its hut; returns how many of `left` were put.

    With fewer units than tiles the emptiest ones get them (rhodes.production.short, rhodes.development.hut-pass).
    """
    constants = state.rhodes.constants
    with_room: list[int] = []
    for tile in range(constants.first_tile[product], constants.first_tile[product + 1]):
        if state.owner[tile] == seat and state.units[tile] < constants.capacity:
            with_room.append(tile)
    if not with_room:
        return 1 if estate.fill_hut(state, seat, product) else 0
    if len(with_room) > left:
        with_room.sort(key=lambda tile: state.units[tile])
        del with_room[left:]
    for tile in with_room:
        state.units[tile] += 1
    state.supply[product] -= len(with_room)
    return len(with_room)
