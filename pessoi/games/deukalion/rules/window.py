"""Windows: answers out of turn, asked of everybody who holds cards, all at once and in secret."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.events import Reason
from pessoi.core.state import UNSEALED
from pessoi.core.step import Sealed, Step
from pessoi.games.deukalion.rules.deck import ARES, FAVOUR, HADES, HEPHAISTOS, TRITON
from pessoi.games.deukalion.rules.state import (
    ALARM,
    ANSWER,
    AT_SHIP,
    DEFEAT,
    SEAT_BITS,
    USE,
    WINDOW,
    DeukalionState,
)


def attacked_seat(state: DeukalionState) -> i64:
    """Whose ship is attacked."""
    return state.two if state.fight == AT_SHIP else state.one


def loser_of(state: DeukalionState) -> i64:
    """Who has lost; a city, a town or the Hydra is nobody."""
    if not state.won:
        return state.one
    return state.two


def add_answers(state: DeukalionState, seat: i64, first: i64, second: i64, moves: list[int]) -> None:
    """The cards of two kinds that a seat holds."""
    deck = state.deukalion.deck
    if state.hand[seat] & deck.of_kind[first]:
        moves.append(state.deukalion.move.play + first)
    if second != first and state.hand[seat] & deck.of_kind[second]:
        moves.append(state.deukalion.move.play + second)


def turn_over(state: DeukalionState, window: i64) -> None:
    """The answers are turned over; who plays comes in turn order from the active seat (deukalion.window.order).

    After cards were played, everybody is asked again.
    """
    rules = state.deukalion
    asked = False
    distance: i64 = rules.seats - 1
    while distance >= 0:
        seat = (state.active + distance) % rules.seats
        answer: i64 = state.sealed[seat]
        state.sealed[seat] = UNSEALED
        if answer not in (UNSEALED, rules.move.leave):
            if not asked:
                asked = True
                state.push(WINDOW, window)
            everybody_learns(state, card_of(state, seat, answer - rules.move.play))
            state.push(USE, seat | (answer - rules.move.play) << SEAT_BITS)
        distance -= 1


def card_of(state: DeukalionState, seat: i64, kind: i64) -> i64:
    """A card of a kind in a seat's hand; of equal ones the one that others know of."""
    held: i64 = state.hand[seat] & state.deukalion.deck.of_kind[kind]
    for other in range(state.deukalion.seats):
        if held & state.knows(other):
            held &= state.knows(other)
    return members(held)[0]


def everybody_learns(state: DeukalionState, card: i64) -> None:
    """All see where a card is."""
    for other in range(state.deukalion.seats):
        state.learn(other, BIT[card])


def why_not_answer(state: DeukalionState, seat: i64, move: i64) -> Reason:
    """Why a card is no answer here."""
    rules = state.deukalion
    if rules.move.play <= move < rules.move.fulfil:
        kind = move - rules.move.play
        if not state.hand[seat] & rules.deck.of_kind[kind]:
            return Reason("not-in-hand", {"card": kind})
        return Reason("wrong-moment", {"card": kind})
    return Reason("answer-first")


@final
class Window(Step[DeukalionState]):
    """A window opens for everybody who holds cards; the argument is which one (deukalion.window.everybody)."""

    def run(self, state: DeukalionState) -> None:
        asked = state.with_cards()
        if asked:
            state.push(state.at, asked)


@final
class Alarm(Sealed[DeukalionState]):
    """A ship is attacked: its owner may flee, or call on Hades (deukalion.window.attacked)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves = [state.deukalion.move.leave]
        if seat == attacked_seat(state):
            add_answers(state, seat, TRITON, HADES, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_answer(state, seat, move)

    def run(self, state: DeukalionState) -> None:
        turn_over(state, ALARM)


@final
class Answer(Sealed[DeukalionState]):
    """After a throw those who threw may throw again, all or one (deukalion.window.thrown)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves = [state.deukalion.move.leave]
        if seat in (state.one, state.two) and state.fighters[seat] > 0:
            add_answers(state, seat, HEPHAISTOS, ARES, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_answer(state, seat, move)

    def run(self, state: DeukalionState) -> None:
        turn_over(state, ANSWER)


@final
class Defeat(Sealed[DeukalionState]):
    """Who has lost a fight may fight again with Zeus' favour (deukalion.window.lost)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves = [state.deukalion.move.leave]
        if seat == loser_of(state) and state.fighters[seat] > 0:
            add_answers(state, seat, FAVOUR, FAVOUR, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return why_not_answer(state, seat, move)

    def run(self, state: DeukalionState) -> None:
        turn_over(state, DEFEAT)
