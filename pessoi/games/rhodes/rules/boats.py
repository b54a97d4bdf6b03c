"""Boats: how they enter, what happens at the exit, and how gold is renewed."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, members
from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Decision, Step
from pessoi.games.rhodes.rules import events, harbour
from pessoi.games.rhodes.rules.moves import GOLD, GOODS
from pessoi.games.rhodes.rules.state import DRAW_BOAT, DROP, EGYPT, NO_BOAT, RENEW, RhodesState


@final
class DrawBoat(Step[RhodesState]):
    """The next Egyptian boat is turned over and waits at sea (rhodes.boats.next, rhodes.boats.reshuffle)."""

    def waits(self, state: RhodesState) -> i64:
        return CHANCE if count(self._left(state)) > 1 else NOBODY

    def weights(self, state: RhodesState) -> list[tuple[int, int]]:
        return [(state.rhodes.outcome.boat + boat, 1) for boat in members(self._left(state))]

    def sample(self, state: RhodesState, rng: Rng) -> int:
        return state.rhodes.outcome.boat + rng.one_of(members(self._left(state)))

    def play(self, state: RhodesState, seat: i64, outcome: i64) -> None:
        self._turn_over(state, outcome - state.rhodes.outcome.boat)

    def run(self, state: RhodesState) -> None:
        """The only boat left, if there is one, is nobody's chance."""
        for boat in members(self._left(state)):
            self._turn_over(state, boat)

    def _left(self, state: RhodesState) -> i64:
        return state.pile if state.pile else state.landed

    def _turn_over(self, state: RhodesState, boat: i64) -> None:
        if state.pile == 0:
            state.tell(events.BOATS_SHUFFLED, count(state.landed))
            state.pile = state.landed
            state.landed = 0
        state.pile &= ~BIT[boat]
        state.sea = boat
        state.tell(events.BOAT_AT_SEA, boat)


@final
class Renew(Step[RhodesState]):
    """While there is too little gold in the harbour, the boat at sea enters (rhodes.renewal.gold)."""

    def run(self, state: RhodesState) -> None:
        rules = state.rhodes
        boat: i64 = state.sea
        if boat == NO_BOAT or harbour.count(state.cargo, GOLD) >= rules.printed.least_gold:
            return
        state.push(RENEW)
        state.push(DRAW_BOAT)
        goods = rules.egyptian[boat]
        for good in goods:
            state.supply[good] -= 1
        state.sea = NO_BOAT
        state.tell(events.EGYPTIAN_ENTERS, boat)
        harbour.enter(state.boats, state.cargo, boat, goods)
        clear_exit(state)


def clear_exit(state: RhodesState) -> None:
    """Unload what has reached the exit, and send away the boats that are there (rhodes.boats.exit and so on)."""
    rules = state.rhodes
    leaving = True
    owners: i64 = 0
    while leaving and state.boats:
        bow = harbour.bow(state.boats, rules.lengths)
        if bow < rules.exit:
            break
        boat: i64 = state.boats[-1]
        owner: i64 = rules.owners[boat]
        stern: i64 = bow - rules.lengths[boat] + 1
        leaving = stern >= rules.exit
        first = stern
        if rules.by_units:
            first = max(stern, rules.exit)
        elif owner == EGYPT:
            leaving = True
        for good in harbour.unload(state.cargo, first):
            if owner == EGYPT:
                state.supply[good] += 1
            else:
                state.store[owner * GOODS + good] += 1
                owners |= BIT[owner]
                state.tell(events.UNLOADED, owner, good)
        if leaving:
            harbour.leave(state.boats, state.cargo, rules.lengths)
            if owner == EGYPT:
                state.landed |= BIT[boat]
                state.tell(events.EGYPTIAN_LEAVES, boat)
            else:
                state.home |= BIT[boat - rules.first_own]
                state.tell(events.HOME, owner, rules.lengths[boat])
    if owners:
        for seat in members(owners):
            make_room(state, seat)


def make_room(state: RhodesState, seat: i64) -> None:
    """A warehouse that holds too much must give something up (rhodes.boats.warehouse)."""
    if state.stored(seat) > state.rhodes.printed.warehouse:
        state.push(DROP, seat)


@final
class Drop(Decision[RhodesState]):
    """The warehouse is too full: the owner says what goes to the supply, new or old (rhodes.boats.warehouse)."""

    def legal(self, state: RhodesState, seat: i64) -> list[int]:
        first = state.rhodes.move.drop
        return [first + good for good in range(GOODS) if state.store[seat * GOODS + good]]

    def why_not(self, state: RhodesState, seat: i64, move: i64) -> Reason:
        first = state.rhodes.move.drop
        if first <= move < first + GOODS:
            return Reason("not-in-warehouse", {"good": move - first})
        return Reason("drop-first", {"count": state.stored(seat) - state.rhodes.printed.warehouse})

    def play(self, state: RhodesState, seat: i64, move: i64) -> None:
        good = move - state.rhodes.move.drop
        state.store[seat * GOODS + good] -= 1
        state.supply[good] += 1
        state.tell(events.DROPPED, seat, good)
        make_room(state, seat)
