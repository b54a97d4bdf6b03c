"""The turn: throw the die, and move a piece by the number thrown."""

from typing import Final

from pessoi.core.errors import UserError
from pessoi.core.events import Reason
from pessoi.core.state import seat_in, value_in
from pessoi.core.step import CHANCE, Decision, Step, StepTable

from pente_grammai.rules import events
from pente_grammai.rules.board import IN_HAND, SEATS
from pente_grammai.rules.state import PenteState

STEPS: Final = StepTable()

OPENING: Final = STEPS.declare("opening")
THROW: Final = STEPS.declare("throw")
MOVE: Final = STEPS.declare("move")


class DieThrow(Step[PenteState]):
    """Every face of the die is equally likely (pente.board.die)."""

    def waits(self, state: PenteState) -> int:
        return CHANCE

    def weights(self, state: PenteState) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome in state.pente.outcome.throw.moves]


class Opening(DieThrow):
    """Both seats throw, and the higher throw begins (pente.setup.first).

    Seat 0's throw is the value of the step in which seat 1 throws.
    """

    def play(self, state: PenteState, seat: int, outcome: int) -> None:
        thrown = state.pente.outcome.face(outcome)
        state.tell(events.OPENING, state.at_seat, thrown)
        if state.at_seat == 0:
            state.push(OPENING, 1, thrown)
        elif thrown == state.at_value:
            state.push(OPENING, 0)
        else:
            first = 0 if state.at_value > thrown else 1
            state.tell(events.FIRST, first)
            state.push(THROW, first)


OPENING.bind(Opening())


class Throw(DieThrow):
    """A throw without a possible move is lost (pente.turn.throw, pente.turn.lost)."""

    def play(self, state: PenteState, seat: int, outcome: int) -> None:
        seat = state.at_seat
        thrown = state.pente.outcome.face(outcome)
        state.tell(events.THROWN, seat, thrown)
        if moves_allowed(state, seat, thrown):
            state.push(MOVE, seat, thrown)
        else:
            state.tell(events.LOST, seat)
            state.push(THROW, 1 - seat)


THROW.bind(Throw())


class MovePiece(Decision[PenteState]):
    """A seat moves one piece by its throw, which is the value of the step."""

    def legal(self, state: PenteState, seat: int) -> list[int]:
        return moves_allowed(state, seat, state.at_value)

    def why_not(self, state: PenteState, seat: int, move: int) -> Reason:
        return fault_of(state, seat, state.at_value, move) or Reason("holy-line")

    def play(self, state: PenteState, seat: int, move: int) -> None:
        board = state.pente.board
        other = 1 - seat
        origin = state.pente.move.origin(move)
        target = board.target(seat, origin, state.at_value)
        state.add(seat, origin, -1)
        state.add(seat, target, 1)
        tell_move(state, seat, origin, target)
        if state.pieces(other, target) and not board.is_holy(target):
            state.add(other, target, -1)
            state.add(other, IN_HAND, 1)
            state.tell(events.KNOCKED, other, target)
        if state.has_won(seat):
            state.tell(events.WON, seat)
            state.end()
        else:
            state.push(THROW, other)


MOVE.bind(MovePiece())


def fault_of(state: PenteState, seat: int, thrown: int, move: int) -> Reason | None:
    """The reason why a move is impossible with a throw; None if it is possible (pente.turn.blocked)."""
    board = state.pente.board
    origin = state.pente.move.origin(move)
    if not state.pieces(seat, origin):
        return Reason("hand-empty") if origin == IN_HAND else Reason("no-piece", {"point": origin})
    target = board.target(seat, origin, thrown)
    if board.is_holy(target):
        return None
    if state.pieces(seat, target):
        return Reason("own-piece", {"target": target})
    if state.pieces(1 - seat, target) and not state.pente.can_knock:
        return Reason("blocked", {"target": target})
    return None


def moves_allowed(state: PenteState, seat: int, thrown: int) -> list[int]:
    """The legal moves with a throw; a piece leaves the far end only if no other can move (pente.goal.leave)."""
    moves = state.pente.move
    possible = [move for move in range(len(moves.table)) if fault_of(state, seat, thrown, move) is None]
    leaving = moves.move.move(state.pente.board.far_end(seat))
    return [move for move in possible if move != leaving] or possible


def tell_move(state: PenteState, seat: int, origin: int, target: int) -> None:
    """Log a move: entering, arriving, leaving the far end, or any other."""
    far_end = state.pente.board.far_end(seat)
    if origin == IN_HAND:
        state.tell(events.ENTERED, seat, target)
    elif target == far_end:
        state.tell(events.ARRIVED, seat, origin, target)
    elif origin == far_end:
        state.tell(events.LEFT, seat, origin, target)
    else:
        state.tell(events.MOVED, seat, origin, target)


def faults(state: PenteState) -> list[UserError]:
    """What does not fit in a position written by hand: crowded points, and steps that cannot come next."""
    board = state.pente.board
    found = []
    for point, name in enumerate(board.names):
        if not board.is_holy(point) and sum(state.pieces(seat, point) for seat in range(SEATS)) > 1:
            found.append(UserError("point-crowded", point=name))
    pending = state.pending()
    won = state.has_won(0) or state.has_won(1)
    if len(pending) != (0 if won else 1):
        return [*found, UserError("agenda-length")]
    for step, argument in pending:
        thrown, seat = value_in(argument), seat_in(argument)
        needs_throw = step is MOVE or (step is OPENING and seat == 1)
        if seat >= SEATS or thrown not in (range(1, board.faces + 1) if needs_throw else (0,)):
            found.append(UserError("agenda-step", step=step.name))
    return found
