"""The harbour: how boats enter, push each other and leave at the exit, and how gold is renewed.

`boats` lists the boats from the gate to the exit and `cargo` the goods on each of their squares, in the same order, so
that square 0 is the one at the gate and a boat's last square is its bow. There are no gaps between boats: the square on
which a boat begins is the sum of the lengths before it. Only the last boat can reach beyond the exit.
"""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.step import Step
from pessoi.games.rhodes.rules import events, warehouse
from pessoi.games.rhodes.rules.constants import EGYPT, GOLD
from pessoi.games.rhodes.rules.state import EMPTY, NO_BOAT, RhodesState
from pessoi.games.rhodes.rules.steps import DRAW_BOAT, RENEW


def enter(boats: list[int], cargo: list[int], boat: i64, goods: list[int]) -> None:
    """Put a boat at the gate, which pushes all others by its length; its goods are given from bow to stern."""
    boats.insert(0, boat)
    for good in goods:
        cargo.insert(0, good)


def boat_on(boats: list[int], lengths: list[int], square: i64) -> i64:
    """The boat on a square; NO_BOAT if it is free."""
    end: i64 = 0
    for boat in boats:
        end += lengths[boat]
        if square < end:
            return boat
    return NO_BOAT


def unload(cargo: list[int], first: i64) -> list[int]:
    """Take all goods from a square on inward off the boats; what is nearest the exit comes first."""
    goods: list[int] = []
    for square in range(len(cargo) - 1, first - 1, -1):
        if cargo[square] != EMPTY:
            goods.append(cargo[square])
            cargo[square] = EMPTY
    return goods


def leave(boats: list[int], cargo: list[int], lengths: list[int]) -> i64:
    """Remove the last boat with its squares; its goods must have been unloaded (rhodes.boats.emptied)."""
    boat = boats.pop()
    for _ in range(lengths[boat]):
        cargo.pop()
    return boat


def clear_exit(state: RhodesState) -> None:
    """Unload the boats that have reached the exit, and let those leave that may.

    (rhodes.boats.exit, rhodes.boats.home, rhodes.boats.egyptian-exit)
    """
    rules = state.rhodes
    fleet = rules.constants.fleet
    exit_square = rules.constants.exit
    owners: i64 = 0
    leaving = True
    while leaving and len(state.cargo) > exit_square:
        boat: i64 = state.boats[-1]
        owner: i64 = fleet.owners[boat]
        stern: i64 = len(state.cargo) - fleet.lengths[boat]
        leaving = stern >= exit_square or (owner == EGYPT and not rules.by_units)
        first = max(stern, exit_square) if rules.by_units else stern
        goods = unload(state.cargo, first)
        for good in goods:
            if owner == EGYPT:
                state.supply[good] += 1
            else:
                state.add_to_store(owner, good, 1)
        if goods and owner != EGYPT:
            owners |= BIT[owner]
            state.tell_goods(events.UNLOADED, goods, owner)
        if leaving:
            leave(state.boats, state.cargo, fleet.lengths)
            if owner == EGYPT:
                state.landed |= BIT[boat]
                state.tell_goods(events.EGYPTIAN_LEAVES, goods, boat, len(goods))
            else:
                state.come_home(boat)
                state.tell(events.HOME, owner, fleet.lengths[boat])
    for seat in members(owners):
        warehouse.make_room(state, seat)


@final
class Renew(Step[RhodesState]):
    """While there is too little gold in the harbour, the boat at sea enters.

    (rhodes.renewal.gold, rhodes.setup.harbour)
    """

    def run(self, state: RhodesState) -> None:
        constants = state.rhodes.constants
        boat: i64 = state.sea
        if boat == NO_BOAT or state.cargo.count(GOLD) >= constants.least_gold:
            return
        state.push(RENEW)
        state.push(DRAW_BOAT)
        goods = constants.fleet.egyptian[boat]
        for good in goods:
            state.supply[good] -= 1
        state.sea = NO_BOAT
        state.tell_goods(events.EGYPTIAN_ENTERS, goods, boat)
        enter(state.boats, state.cargo, boat, goods)
        clear_exit(state)


RENEW.bind(Renew())
