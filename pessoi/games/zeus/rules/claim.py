"""Claiming income, where the table plays so: the active seat may do it at any of its decisions."""

from mypy_extensions import i64

from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Decision
from pessoi.games.zeus.rules import events
from pessoi.games.zeus.rules.state import ZeusState


class ClaimFirst(Decision[ZeusState]):
    """A decision before which the active seat may claim its income (zeus.turn.claim)."""

    def choices(self, state: ZeusState, seat: i64) -> list[int]:
        """The moves of the decision itself, sorted."""
        raise NotImplementedError(self.name)

    def refusal(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        """Why a move other than a claim is illegal."""
        raise NotImplementedError(self.name)

    def effects(self, state: ZeusState, seat: i64, move: i64) -> Arguments:
        """The names, prices and effects of a move of the decision itself."""
        return {}

    def carry_out(self, state: ZeusState, seat: i64, move: i64) -> None:
        """Carry out a move of the decision itself."""
        raise NotImplementedError(self.name)

    def legal(self, state: ZeusState, seat: i64) -> list[int]:
        moves = self.choices(state, seat)
        if can_claim(state, seat):
            moves.append(state.zeus.move.claim)
            moves.sort()
        return moves

    def why_not(self, state: ZeusState, seat: i64, move: i64) -> Reason:
        return why_not_claim(state, seat) if move == state.zeus.move.claim else self.refusal(state, seat, move)

    def details(self, state: ZeusState, seat: i64, move: i64) -> Arguments:
        return claimed(state) if move == state.zeus.move.claim else self.effects(state, seat, move)

    def play(self, state: ZeusState, seat: i64, move: i64) -> None:
        if move == state.zeus.move.claim:
            claim(state)
            state.push(self.ref, state.at_seat, state.at_value)
        else:
            self.carry_out(state, seat, move)


def can_claim(state: ZeusState, seat: i64) -> bool:
    """Whether a seat has income to claim."""
    return state.income > 0 and seat == state.active


def claimed(state: ZeusState) -> Arguments:
    """What a claim brings."""
    return {"income": state.income}


def claim(state: ZeusState) -> None:
    """Pay the active seat its income (zeus.turn.claim)."""
    state.pay(state.active, -state.income)
    state.tell(events.INCOME_CLAIMED, state.active, state.income)
    state.income = 0


def why_not_claim(state: ZeusState, seat: i64) -> Reason:
    """Why there is no income to claim."""
    if not state.zeus.income_claimed:
        return Reason("income-automatic")
    if seat != state.active:
        return Reason("not-your-income")
    return Reason("nothing-to-claim")
