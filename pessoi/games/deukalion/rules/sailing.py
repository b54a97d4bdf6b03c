"""Sailing and swimming: one search over the map says where a ship or the Hydra can go, and by which way."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.events import Reason
from pessoi.core.step import Step
from pessoi.games.deukalion.rules import contracts, events, scoring
from pessoi.games.deukalion.rules.deck import NO_COLOUR, TRITON
from pessoi.games.deukalion.rules.state import (
    ACTED,
    BEGUN,
    BUSY,
    ENDED,
    NONE,
    PEACE,
    SEAT_BITS,
    SEAT_MASK,
    SHIP,
    STYX,
    DeukalionState,
)


def may_attack(state: DeukalionState, seat: i64) -> bool:
    """One attack or founding in a move, no attack after a promise of peace, and somebody to fight with."""
    return state.flags & (ACTED | PEACE) == 0 and state.fighters[seat] > 0


def others(state: DeukalionState, seat: i64) -> i64:
    """The squares of the other ships, as a mask; those on the Styx are in nobody's way (deukalion.styx.safe)."""
    mask: i64 = 0
    for other in range(state.deukalion.seats):
        if other != seat:
            square: i64 = state.ships[other]
            if square >= 0:
                mask |= BIT[square]
    return mask & ~state.deukalion.board.styx


def add_sailing(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """Every square within reach; another ship or the Hydra only to attack it (deukalion.sailing.squares)."""
    reach = state.reach
    if reach <= 0 or state.flags & ENDED or not state.todo & SHIP:
        return
    rules = state.deukalion
    board = rules.board
    square: i64 = state.ships[seat]
    ships = others(state, seat)
    hydra: i64 = BIT[state.hydra]
    sail: i64 = rules.move.sail
    if not board.calm[square][reach] & (ships | hydra):
        for other in board.calm_squares[square][reach]:
            moves.append(sail + other)
        return
    reached = search(state, square, reach, ships | hydra)
    fight = may_attack(state, seat)
    if not fight:
        reached &= ~ships
    if reached & hydra and not (fight and contracts.hydra_wanted(state, seat)):
        reached &= ~hydra
    while reached:
        if reached & 1:
            moves.append(sail)
        reached >>= 1
        sail += 1


def search(state: DeukalionState, start: i64, reach: i64, ends: i64) -> i64:
    """The squares within reach of a ship, as a mask; it may enter but not leave what is in its way and the Styx."""
    board = state.deukalion.board
    near = board.near
    ends |= board.styx
    seen: i64 = BIT[start]
    edge: list[int] = [start]
    steps: i64 = 0
    while steps < reach and edge:
        further: list[int] = []
        for square in edge:
            for other in near[square]:
                bit: i64 = BIT[other]
                if not seen & bit:
                    seen |= bit
                    if not ends & bit:
                        further.append(other)
        edge = further
        steps += 1
    return seen & ~BIT[start]


def distance(state: DeukalionState, seat: i64, goal: i64) -> i64:
    """How many squares a ship sails to its goal."""
    board = state.deukalion.board
    start: i64 = state.ships[seat]
    straight: i64 = board.sailing[start][goal]
    blocked = others(state, seat) | BIT[state.hydra]
    if not board.calm[start][straight] & blocked & ~BIT[goal]:
        return straight
    steps = straight
    while not search(state, start, steps, blocked) & BIT[goal]:
        steps += 1
    return steps


def path(state: DeukalionState, seat: i64, goal: int) -> list[int]:
    """The squares of one shortest way, the goal last."""
    board = state.deukalion.board
    start = state.ships[seat]
    ends = others(state, seat) | BIT[state.hydra] | board.styx
    before = {start: start}
    queue = [start]
    for square in queue:
        if square == start or not ends & BIT[square]:
            for other in board.near[square]:
                if other not in before:
                    before[other] = square
                    queue.append(other)
    way: list[int] = []
    while goal in before and goal != start:
        way.insert(0, goal)
        goal = before[goal]
    return way


def why_not_sail(state: DeukalionState, seat: i64, square: i64) -> Reason:
    """Why a ship cannot go to a square."""
    if not state.todo & SHIP:
        return Reason("ship-done")
    if state.flags & ENDED:
        return Reason("way-ended")
    if square == state.ships[seat]:
        return Reason("already-there")
    start: i64 = state.ships[seat]
    blocked = others(state, seat) | BIT[state.hydra]
    if state.reach <= 0 or not search(state, start, state.reach, blocked) & BIT[square]:
        return Reason("too-far", {"square": square, "reach": state.reach})
    if square == state.hydra and not contracts.hydra_wanted(state, seat):
        return Reason("hydra-closed")
    return why_not_attack(state)


def why_not_attack(state: DeukalionState) -> Reason:
    """Why nobody may be attacked now."""
    if not state.todo & SHIP:
        return Reason("ship-done")
    if state.flags & PEACE:
        return Reason("promised-peace")
    if state.flags & ACTED:
        return Reason("already-acted")
    return Reason("no-fighters")


def sail(state: DeukalionState, seat: i64, goal: i64) -> None:
    """The ship goes to its goal; the Styx ends its way (deukalion.sailing.ends)."""
    squares = distance(state, seat, goal)
    state.ships[seat] = goal
    state.reach -= squares
    state.flags |= BEGUN | BUSY
    state.tell(events.SAILED, seat, goal, squares)
    if state.deukalion.board.styx & BIT[goal]:
        state.flags |= ENDED
        _enter_styx(state, seat)


def _enter_styx(state: DeukalionState, seat: i64) -> None:
    """Strictly the most fighters in the Underworld earn a bonus, then they come back (deukalion.styx.majority)."""
    most = state.below[seat] > 0
    for other in range(state.deukalion.seats):
        if other != seat and state.below[other] >= state.below[seat]:
            most = False
    state.push(STYX, seat)
    if most:
        bonus = state.deukalion.printed.styx
        state.tell(events.STYX_BONUS, seat, bonus)
        scoring.take_points(state, seat, bonus)


@final
class Styx(Step[DeukalionState]):
    """All fighters that find room come back; treasures may be put away to make some (deukalion.styx.back)."""

    def waits(self, state: DeukalionState) -> i64:
        seat = state.at
        if state.hold[seat] and state.below[seat] > state.room(seat):
            return BIT[seat]
        return 0

    def run(self, state: DeukalionState) -> None:
        self._return(state, state.at)

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return [state.deukalion.move.done, *contracts.put_moves(state, seat, NO_COLOUR)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return contracts.why_not_put(state, move)

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        if move == state.deukalion.move.done:
            self._return(state, seat)
        else:
            state.push(STYX, seat)
            contracts.put(state, seat, move)

    def _return(self, state: DeukalionState, seat: i64) -> None:
        count = state.can_return(seat, state.deukalion.printed.fighters)
        if count > 0:
            state.bring_back(seat, count)
            state.tell(events.STYX, seat, count)


def free_sea(state: DeukalionState) -> i64:
    """Open sea without ship and Hydra, as a mask."""
    return state.deukalion.board.open & ~others(state, NONE) & ~BIT[state.hydra]


def drift(squares: i64, steps: list[int], allowed: i64) -> list[int]:
    """The squares exactly so far away, fewer only where that is impossible (deukalion.fight.displaced)."""
    while squares > 0:
        found = []
        for square in members(allowed):
            if steps[square] == squares:
                found.append(square)
        if found:
            return found
        squares -= 1
    return members(allowed)


@final
class Displace(Step[DeukalionState]):
    """A beaten ship is moved away; the argument is who moves it, and above it whose it is."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        start: i64 = state.ships[state.at >> SEAT_BITS]
        squares = rules.printed.hydra_squares if start == state.hydra else rules.printed.beaten_squares
        found = drift(squares, rules.board.sailing[start], free_sea(state))
        return [rules.move.push + square for square in found]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        if state.deukalion.move.push <= move < state.deukalion.move.anchor:
            return Reason("not-that-far", {"square": move - state.deukalion.move.push})
        return Reason("push-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        loser = state.at >> SEAT_BITS
        square = move - state.deukalion.move.push
        state.ships[loser] = square
        state.tell(events.PUSHED, seat, loser, square)


@final
class Flee(Step[DeukalionState]):
    """With Triton's blessing a ship sails away from a fight; the argument is whose (deukalion.action.triton)."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        start: i64 = state.ships[seat]
        free = free_sea(state) | rules.board.anchored & ~others(state, NONE)
        squares: i64 = rules.deck.amounts[TRITON]
        return [rules.move.sail + square for square in drift(squares, rules.board.sailing[start], free)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        if state.deukalion.move.sail <= move < state.deukalion.move.hydra:
            return Reason("not-that-far", {"square": move - state.deukalion.move.sail})
        return Reason("flee-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        square = move - state.deukalion.move.sail
        state.ships[seat] = square
        state.tell(events.FLED, seat, square)


# The Hydra.


def add_swimming(state: DeukalionState, seat: i64, squares: i64, moves: list[int]) -> None:
    """Open sea within reach; it stops at a ship, passes none and spares its mover (deukalion.hydra.swims)."""
    rules = state.deukalion
    board = rules.board
    start = state.hydra
    ships = others(state, NONE)
    own: i64 = BIT[state.ships[seat]]
    closed: i64 = board.anchored | board.styx | own
    seen: i64 = BIT[start]
    edge: list[int] = [start]
    steps: i64 = 0
    while steps < squares and edge:
        further: list[int] = []
        for square in edge:
            for other in board.near[square]:
                bit: i64 = BIT[other]
                if not (seen | closed) & bit:
                    seen |= bit
                    if not ships & bit:
                        further.append(other)
        edge = further
        steps += 1
    seen &= ~BIT[start]
    move: i64 = rules.move.hydra
    while seen:
        if seen & 1:
            moves.append(move)
        seen >>= 1
        move += 1


@final
class HydraAway(Step[DeukalionState]):
    """The winner moves the beaten Hydra away (deukalion.hydra.beaten)."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        steps = rules.board.swimming[state.hydra]
        found = drift(rules.printed.hydra_squares, steps, free_sea(state))
        return [rules.move.hydra + square for square in found]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        if state.deukalion.move.hydra <= move < state.deukalion.move.push:
            return Reason("not-that-far", {"square": move - state.deukalion.move.hydra})
        return Reason("hydra-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        state.hydra = move - state.deukalion.move.hydra
        state.tell(events.HYDRA_MOVED, seat, state.hydra)


@final
class Summon(Step[DeukalionState]):
    """With Poseidon's help the Hydra goes to any free square of sea (deukalion.action.poseidon)."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return [state.deukalion.move.hydra + square for square in members(free_sea(state))]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("hydra-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        state.hydra = move - state.deukalion.move.hydra
        state.tell(events.HYDRA_MOVED, seat, state.hydra)
