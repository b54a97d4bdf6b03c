"""Windows: answers with cards out of turn, asked of all seats with cards, at the same time and in secret."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import members
from pessoi.core.events import Arguments, Reason
from pessoi.core.state import UNSEALED
from pessoi.core.step import Sealed, Step
from pessoi.games.deukalion.rules import steps
from pessoi.games.deukalion.rules.action_cards import ARES, FAVOUR, HADES, HEPHAISTOS, TRITON
from pessoi.games.deukalion.rules.fight import attacked_seat, needed, other_total, total
from pessoi.games.deukalion.rules.state import BY_HYDRA, NONE, DeukalionState

NO_ANSWER: Final[list[int]] = []
ATTACKED_ANSWERS: Final = [TRITON, HADES]
THROWN_ANSWERS: Final = [HEPHAISTOS, ARES]
LOST_ANSWERS: Final = [FAVOUR]
"""The kinds of cards that answer an attack, a throw and a defeat."""


def card_of(state: DeukalionState, seat: i64, kind: i64) -> i64:
    """A card of a kind in a seat's hand; of equal ones a card that other seats know of."""
    held: i64 = state.hand[seat] & state.deukalion.cards.of_kind[kind]
    for other in range(state.deukalion.seats):
        if held & state.knows(other):
            held &= state.knows(other)
    return members(held)[0]


def loser(state: DeukalionState) -> i64:
    """The seat that has lost a fight."""
    return state.two if state.won else state.one


@final
class Window(Step[DeukalionState]):
    """A window opens for all seats with cards in hand (deukalion.window.everybody)."""

    def run(self, state: DeukalionState) -> None:
        asked = state.with_cards()
        if asked:
            state.push(state.window_step, asked)


class CardAnswers(Sealed[DeukalionState]):
    """Seats answer with a card or pass."""

    def kinds(self, state: DeukalionState, seat: i64) -> list[int]:
        """The kinds of cards with which a seat may answer."""
        raise NotImplementedError

    def fault(self, state: DeukalionState, seat: i64, kind: i64) -> str | None:
        """Why a card of one of these kinds would be of no use; None if it would be of use."""
        return None

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves = [state.deukalion.move.leave]
        for kind in self.kinds(state, seat):
            if state.holds(seat, kind) and self.fault(state, seat, kind) is None:
                moves.append(state.deukalion.move.play.move(kind))
        return moves

    def pass_move(self, state: DeukalionState, seat: i64) -> int:
        return state.deukalion.move.leave

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        play = state.deukalion.move.play
        if not play.has(move):
            return Reason("answer-first")
        kind = play.index(move)
        if not state.holds(seat, kind):
            return Reason("not-in-hand", {"card": kind})
        fault = self.fault(state, seat, kind) if kind in self.kinds(state, seat) else None
        if fault is not None:
            return Reason(fault, {"card": kind} if fault == "no-use" else None)
        return Reason("wrong-moment", {"card": kind})

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        play = state.deukalion.move.play
        return {"does": state.effect_text(play.index(move))} if play.has(move) else {}

    def run(self, state: DeukalionState) -> None:
        """Reveal the answers; after cards were played, the same window opens again."""
        state.push_window(self.ref)
        if not self.reveal(state):
            state.agenda.pop()

    def reveal(self, state: DeukalionState) -> bool:
        """Play the cards in turn order from the active seat (deukalion.window.order); say whether there are any."""
        rules = state.deukalion
        played = False
        for seat in reversed(rules.turn_order[state.active]):
            answer = state.take_answer(seat)
            if answer not in (UNSEALED, rules.move.leave):
                played = True
                kind = rules.move.play.index(answer)
                state.learn_all(card_of(state, seat, kind))
                state.push(steps.USE, seat, kind)
        return played


@final
class Alarm(CardAnswers):
    """The owner of an attacked ship may flee, or call on Hades (deukalion.window.attacked)."""

    def kinds(self, state: DeukalionState, seat: i64) -> list[int]:
        return ATTACKED_ANSWERS if seat == attacked_seat(state) else NO_ANSWER

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        attacked = attacked_seat(state)
        by_hydra = state.fight == BY_HYDRA
        arguments: Arguments = {"fight": int(state.fight), "concerned": int(seat == attacked), "seat": int(attacked)}
        arguments["other"] = int(state.mover if by_hydra else state.one)
        arguments["count"] = int(needed(state)) if by_hydra else state.fighters[state.one]
        arguments["fighters"] = state.fighters[attacked]
        return arguments


@final
class Answer(CardAnswers):
    """After a throw the seats that threw may throw again, all fighters or one (deukalion.window.thrown)."""

    def kinds(self, state: DeukalionState, seat: i64) -> list[int]:
        return THROWN_ANSWERS if seat in (state.one, state.two) else NO_ANSWER

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        arguments: Arguments = {"concerned": int(seat in (state.one, state.two)), "duel": int(state.two != NONE)}
        arguments["seat"] = int(state.one)
        arguments["other"] = int(state.two)
        arguments["total"] = int(total(state, state.one))
        arguments["other_total"] = int(other_total(state, state.one))
        return arguments

    def fault(self, state: DeukalionState, seat: i64, kind: i64) -> str | None:
        return "no-fighters" if state.fighters[seat] == 0 else None


@final
class Defeat(CardAnswers):
    """The loser of a fight may fight again with Zeus' favour (deukalion.window.lost).

    It needs a fighter that is left (deukalion.action.favour-crew).
    """

    def kinds(self, state: DeukalionState, seat: i64) -> list[int]:
        return LOST_ANSWERS if seat == loser(state) else NO_ANSWER

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        lost = loser(state)
        arguments: Arguments = {"concerned": int(seat == lost), "duel": int(state.two != NONE)}
        arguments["seat"] = int(lost)
        arguments["other"] = int(state.one if state.won else state.two)
        arguments["total"] = int(total(state, lost))
        arguments["other_total"] = int(other_total(state, lost))
        return arguments

    def fault(self, state: DeukalionState, seat: i64, kind: i64) -> str | None:
        return "no-fighters" if state.fighters[seat] == 0 else None


steps.WINDOW.bind(Window())
steps.ALARM.bind(Alarm())
steps.ANSWER.bind(Answer())
steps.DEFEAT.bind(Defeat())
