"""Preparation: civilisations are dealt, or chosen in the solo game, and their numbers make the first turn order."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, mask_of
from pessoi.core.events import Arguments, Reason
from pessoi.core.moves import MoveKind
from pessoi.core.step import NOBODY, Decision, Draw, Step
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import CITIZENS, FOOD, KINDS, STONE, STORES, WOOD, income_of
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.games.peloponnes.rules.steps import CHOOSE, DEAL, EXTRA, FIRST_ORDER


@final
class Deal(Draw[PeloponnesState]):
    """Every seat gets a random civilisation (peloponnes.setup.civilisations). The argument is the next seat."""

    def left(self, state: PeloponnesState) -> i64:
        if state.at == state.peloponnes.seats:
            return 0
        return mask_of([number for number in range(len(self.outcomes(state))) if number not in state.civilisations])

    def outcomes(self, state: PeloponnesState) -> MoveKind:
        return state.peloponnes.outcome.deal

    def draw(self, state: PeloponnesState, civilisation: i64) -> None:
        state.tell(events.DEALT, state.at, civilisation)
        receive_civilisation(state, state.at, civilisation)
        state.push(DEAL, state.at + 1)


def receive_civilisation(state: PeloponnesState, seat: i64, civilisation: i64) -> None:
    """Give a seat a civilisation and the goods printed on it (peloponnes.setup.goods)."""
    state.civilisations = state.civilisations[:]
    state.civilisations[seat] = civilisation
    for kind in range(KINDS):
        state.gain(seat, kind, state.peloponnes.civilisations.stores[civilisation][kind])


@final
class FirstOrder(Step[PeloponnesState]):
    """The smallest number on a civilisation begins, the others follow (peloponnes.setup.first-order)."""

    def run(self, state: PeloponnesState) -> None:
        printed = state.peloponnes.civilisations.order
        numbered = [(printed[civilisation], seat) for seat, civilisation in enumerate(state.civilisations)]
        numbered.sort()
        state.order = [seat for _, seat in numbered]
        for seat in state.order:
            state.tell(events.FIRST_ORDER, seat)


@final
class Choose(Decision[PeloponnesState]):
    """In the solo game, any civilisation may be chosen (peloponnes.solo.civilisation)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return state.peloponnes.move.choose.moves

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return Reason("choose-first")

    def details(self, state: PeloponnesState, seat: i64, move: i64) -> Arguments:
        """What the civilisation begins with and what it brings every round."""
        printed = state.peloponnes.civilisations
        civilisation = state.peloponnes.move.choose.index(move)
        found: Arguments = {STORES[kind]: printed.stores[civilisation][kind] for kind in range(KINDS)}
        for kind in (WOOD, STONE, FOOD, CITIZENS):
            found[f"income-{STORES[kind]}"] = int(income_of(printed.income[civilisation], kind))
        return found

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        civilisation = state.peloponnes.move.choose.index(move)
        state.tell(events.CHOSEN, seat, civilisation)
        receive_civilisation(state, seat, civilisation)


@final
class Extra(Step[PeloponnesState]):
    """Higher levels begin with extra incomes, freely chosen (peloponnes.solo.extra). The argument counts them."""

    def waits(self, state: PeloponnesState) -> i64:
        return BIT[0] if state.at < state.peloponnes.solo.extra else NOBODY

    def run(self, state: PeloponnesState) -> None:
        """Do nothing: all extra incomes are chosen."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return state.peloponnes.move.extra.moves

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return Reason("extra-first")

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        return {"number": int(state.at) + 1, "count": int(state.peloponnes.solo.extra)}

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        good = state.peloponnes.move.extra.index(move)
        state.extra_wood += 1 if good == WOOD else 0
        state.extra_stone += 1 if good == STONE else 0
        state.extra_food += 1 if good == FOOD else 0
        state.tell(events.EXTRA, seat, good)
        state.push(EXTRA, state.at + 1)


DEAL.bind(Deal())
FIRST_ORDER.bind(FirstOrder())
CHOOSE.bind(Choose())
EXTRA.bind(Extra())
