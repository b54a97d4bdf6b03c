"""Sailing and swimming: where a ship or the Hydra can go, and where beaten ones are moved to."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.events import Arguments, Reason
from pessoi.core.moves import MoveKind
from pessoi.core.step import NOBODY, Decision
from pessoi.games.deukalion.rules import contracts, events, scoring, steps
from pessoi.games.deukalion.rules.action_cards import TRITON
from pessoi.games.deukalion.rules.board import Board
from pessoi.games.deukalion.rules.cargo import cargo_size
from pessoi.games.deukalion.rules.state import ACTED, BEGUN, BUSY, ENDED, NO_FIGHT, NONE, PEACE, SHIP, DeukalionState


def attack_fault(state: DeukalionState, seat: i64) -> str | None:
    """Why the mover may not attack now; None if it may (deukalion.turn.one-act, deukalion.fight.no-crew)."""
    if not state.todo & SHIP:
        return "ship-done"
    if state.flags & PEACE:
        return "promised-peace"
    if state.flags & ACTED:
        return "already-acted"
    return "no-fighters" if state.fighters[seat] == 0 else None


def search(board: Board, start: i64, reach: i64, ends: i64, closed: i64) -> i64:
    """The squares within reach, as a mask. No way continues from squares in `ends`; those in `closed` are avoided."""
    seen: i64 = BIT[start]
    edge: list[int] = [start]
    while reach > 0 and edge:
        further: list[int] = []
        for square in edge:
            for other in board.near[square]:
                bit: i64 = BIT[other]
                if not (seen | closed) & bit:
                    seen |= bit
                    if not ends & bit:
                        further.append(other)
        edge = further
        reach -= 1
    return seen & ~BIT[start]


def in_the_way(state: DeukalionState, seat: i64) -> i64:
    """The squares of the other ships and of the Hydra: a ship may enter but not pass them."""
    return state.other_ships(seat) | BIT[state.hydra]


def within_reach(state: DeukalionState, seat: i64, reach: i64) -> i64:
    """The squares within reach of a seat's ship, whatever is on them, as a mask (deukalion.sailing.squares)."""
    board = state.deukalion.board
    return search(board, state.ships[seat], reach, in_the_way(state, seat) | board.styx, 0)


def add_sailing(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """Add every square within reach, a ship's only to attack (deukalion.sailing.attack, deukalion.sailing.fewer)."""
    if state.reach <= 0 or state.flags & ENDED or not state.todo & SHIP:
        return
    rules = state.deukalion
    board = rules.board
    square: i64 = state.ships[seat]
    ships = state.other_ships(seat)
    hydra: i64 = BIT[state.hydra]
    if not board.calm[square][state.reach] & (ships | hydra):
        reached = board.calm_squares[square][state.reach]
    else:
        mask = search(board, square, state.reach, ships | hydra | board.styx, 0)
        may_attack = attack_fault(state, seat) is None
        if not may_attack:
            mask &= ~ships
        if mask & hydra and not (may_attack and contracts.hydra_wanted(state, seat)):
            mask &= ~hydra
        reached = members(mask)
    for goal in reached:
        moves.append(rules.move.sail.move(goal))


def distance(state: DeukalionState, seat: i64, goal: i64) -> i64:
    """The number of squares a ship sails to its goal."""
    board = state.deukalion.board
    start: i64 = state.ships[seat]
    squares: i64 = board.sailing[start][goal]
    if board.calm[start][squares] & in_the_way(state, seat) & ~BIT[goal]:
        while not within_reach(state, seat, squares) & BIT[goal]:
            squares += 1
    return squares


def path(state: DeukalionState, seat: i64, goal: int) -> list[int]:
    """The squares of one shortest way, the goal last."""
    board = state.deukalion.board
    start = state.ships[seat]
    ends = in_the_way(state, seat) | board.styx
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
    """Why a ship cannot sail to a square."""
    if not state.todo & SHIP:
        return Reason("ship-done")
    if state.flags & ENDED:
        return Reason("way-ended")
    if square == state.ships[seat]:
        return Reason("already-there")
    if not within_reach(state, seat, state.reach) & BIT[square]:
        return Reason("too-far", {"square": square, "reach": state.reach})
    if square == state.hydra and not contracts.hydra_wanted(state, seat):
        return Reason("hydra-closed")
    return Reason(attack_fault(state, seat) or "not-now")


def sail(state: DeukalionState, seat: i64, goal: i64) -> None:
    """The ship goes to its goal; the Styx ends its way (deukalion.sailing.ends)."""
    squares = distance(state, seat, goal)
    state.ships[seat] = goal
    state.reach -= squares
    state.flags |= BEGUN | BUSY
    state.tell(events.SAILED, seat, goal, squares)
    if state.deukalion.board.styx & BIT[goal]:
        state.flags |= ENDED
        state.push(steps.STYX, seat)
        if most_below(state, seat):
            state.tell(events.STYX_BONUS, seat)
            scoring.take_points(state, seat, state.deukalion.styx_bonus)


def most_below(state: DeukalionState, seat: i64) -> bool:
    """Whether a seat has more fighters in the Underworld than any other seat (deukalion.styx.majority)."""
    below: i64 = state.below[seat]
    for other in range(state.deukalion.seats):
        if other != seat and state.below[other] >= below:
            return False
    return below > 0


@final
class Styx(contracts.Put):
    """Fighters may come back; treasures may be put away for them (deukalion.styx.back, deukalion.styx.treasures)."""

    def waits(self, state: DeukalionState) -> i64:
        seat = state.at_seat
        return BIT[seat] if state.below[seat] and (state.room(seat) > 0 or state.hold[seat]) else NOBODY

    def run(self, state: DeukalionState) -> None:
        """No fighter can come back."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        most = state.can_return(seat, state.deukalion.constants.fighters)
        moves = state.deukalion.move.back.moves[: most + 1]
        if state.below[seat] > state.room(seat):
            moves.extend(super().legal(state, seat))
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        table = state.deukalion.move
        if table.back.has(move):
            return Reason("nobody-returns")
        if table.put.has(move) and state.below[seat] <= state.room(seat):
            return Reason("room-enough")
        return super().why_not(state, seat, move)

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        room = int(state.room(seat))
        treasures = int(cargo_size(state.hold[seat])) if state.below[seat] > room else 0
        return {"count": state.below[seat], "room": room, "treasures": treasures}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        back = state.deukalion.move.back
        if not back.has(move):
            state.push(steps.STYX, seat)
            super().play(state, seat, move)
        elif back.index(move) > 0:
            state.bring_back(seat, back.index(move))
            state.tell(events.STYX, seat, back.index(move))


def free_sea(state: DeukalionState) -> i64:
    """Open sea without ship and Hydra, as a mask."""
    return state.deukalion.board.open & ~in_the_way(state, NONE)


def at_distance(squares: i64, distances: list[int], allowed: i64) -> list[int]:
    """The allowed squares at a distance, at a smaller one only where there are none (deukalion.fight.displaced).

    A beaten ship or Hydra is lifted and set down: what is between does not matter (deukalion.fight.lifted).
    """
    while squares > 0:
        found = [square for square in members(allowed) if distances[square] == squares]
        if found:
            return found
        squares -= 1
    return members(allowed)


def why_not_there(kind: MoveKind, move: i64, free: i64, otherwise: str) -> Reason:
    """Why a piece cannot be moved to a square; a move of another kind must wait."""
    if not kind.has(move):
        return Reason(otherwise)
    square = kind.index(move)
    return Reason("wrong-distance" if free & BIT[square] else "not-free", {"square": square})


@final
class Displace(Decision[DeukalionState]):
    """A seat moves a beaten ship away; the value is the ship's owner (deukalion.fight.displaced)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        start: i64 = state.ships[state.at_value]
        squares = rules.constants.hydra_squares if start == state.hydra else rules.constants.beaten_squares
        found = at_distance(squares, rules.board.sailing[start], free_sea(state))
        return [int(rules.move.push.move(square)) for square in found]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_there(state.deukalion.move.push, move, free_sea(state), "push-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"other": int(state.at_value)}

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        return {"other": int(state.at_value)}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        loser = state.at_value
        square = state.deukalion.move.push.index(move)
        state.ships[loser] = square
        state.tell(events.PUSHED, seat, loser, square)


def free_to_flee(state: DeukalionState) -> i64:
    """Open sea and anchorages without ship and Hydra, as a mask."""
    return free_sea(state) | state.deukalion.board.anchored & ~state.other_ships(NONE)


def flight(state: DeukalionState, seat: i64) -> i64:
    """The squares to which a ship can flee, as a mask: it passes no ship and no Hydra (deukalion.action.flight).

    The square from which the attacker came is always free.
    """
    free = free_to_flee(state)
    squares: i64 = state.deukalion.cards.amounts[TRITON]
    while squares > 0:
        found = within_reach(state, seat, squares) & ~within_reach(state, seat, squares - 1) & free
        if found:
            return found
        squares -= 1
    return free


@final
class Flee(Decision[DeukalionState]):
    """With Triton's blessing a ship sails away from a fight (deukalion.action.triton)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return [int(state.deukalion.move.sail.move(square)) for square in members(flight(state, seat))]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_there(state.deukalion.move.sail, move, free_to_flee(state), "flee-first")

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        goal = state.deukalion.move.sail.index(move)
        return {"fight": NO_FIGHT, "water": state.deukalion.board.kinds[goal], "count": 0}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        square = state.deukalion.move.sail.index(move)
        state.ships[seat] = square
        state.tell(events.FLED, seat, square)


def add_swimming(state: DeukalionState, seat: i64, squares: i64, moves: list[int]) -> None:
    """Add the Hydra's moves over open sea; it passes no ship (deukalion.hydra.swims, deukalion.fight.anchors)."""
    board = state.deukalion.board
    own: i64 = BIT[state.ships[seat]]
    closed: i64 = board.anchored | board.styx | own
    for square in members(search(board, state.hydra, squares, state.other_ships(NONE), closed)):
        moves.append(state.deukalion.move.hydra.move(square))


@final
class HydraAway(Decision[DeukalionState]):
    """The winner moves the beaten Hydra away (deukalion.hydra.beaten)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        found = at_distance(rules.constants.hydra_squares, rules.board.swimming[state.hydra], free_sea(state))
        return [int(rules.move.hydra.move(square)) for square in found]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_there(state.deukalion.move.hydra, move, free_sea(state), "hydra-first")

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        return {"fight": NO_FIGHT}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        state.move_hydra(seat, state.deukalion.move.hydra.index(move))


@final
class Summon(Decision[DeukalionState]):
    """With Poseidon's help the Hydra goes to any free square of sea (deukalion.action.poseidon)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return [int(state.deukalion.move.hydra.move(square)) for square in members(free_sea(state))]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("hydra-first")

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        return {"fight": NO_FIGHT}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        state.move_hydra(seat, state.deukalion.move.hydra.index(move))


steps.STYX.bind(Styx())
steps.DISPLACE.bind(Displace())
steps.FLEE.bind(Flee())
steps.HYDRA_AWAY.bind(HydraAway())
steps.SUMMON.bind(Summon())
