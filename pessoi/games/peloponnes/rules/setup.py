"""Preparation: civilisations are dealt, or chosen in the solo game, and their numbers make the first turn order."""

from typing import final

from mypy_extensions import i64

from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Decision, Step
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import FOOD, KINDS, STONE, WOOD
from pessoi.games.peloponnes.rules.state import DEAL, EXTRA, PeloponnesState


@final
class Deal(Step[PeloponnesState]):
    """Every seat gets a civilisation by chance (peloponnes.setup.civilisations)."""

    def waits(self, state: PeloponnesState) -> i64:
        return CHANCE if state.at < state.peloponnes.count else NOBODY

    def weights(self, state: PeloponnesState) -> list[tuple[int, int]]:
        return [(state.peloponnes.outcome.deal + number, 1) for number in self._left(state)]

    def sample(self, state: PeloponnesState, rng: Rng) -> int:
        return state.peloponnes.outcome.deal + rng.one_of(self._left(state))

    def play(self, state: PeloponnesState, seat: i64, outcome: i64) -> None:
        civilisation = outcome - state.peloponnes.outcome.deal
        state.tell(events.DEALT, state.at, civilisation)
        settle_in(state, state.at, civilisation)
        state.push(DEAL, state.at + 1)

    def run(self, state: PeloponnesState) -> None:
        """All have one; the others go back to the box."""

    def _left(self, state: PeloponnesState) -> list[int]:
        taken = state.civilisations
        return [number for number in range(len(state.peloponnes.civilisations.names)) if number not in taken]


def settle_in(state: PeloponnesState, seat: i64, civilisation: i64) -> None:
    """The mat shows what is printed on the civilisation (peloponnes.setup.goods)."""
    state.civilisations[seat] = civilisation
    for kind in range(KINDS):
        state.gain(seat, kind, state.peloponnes.civilisations.stores[civilisation * KINDS + kind])


@final
class FirstOrder(Step[PeloponnesState]):
    """The smallest number on a civilisation begins, the others follow (peloponnes.setup.first-order)."""

    def run(self, state: PeloponnesState) -> None:
        printed = state.peloponnes.civilisations.order
        numbered = [(printed[state.civilisations[seat]], seat) for seat in range(state.peloponnes.seats)]
        numbered.sort()
        state.order = [seat for _, seat in numbered]
        for place, seat in enumerate(state.order):
            state.tell(events.FIRST_ORDER, seat, place + 1)


@final
class Choose(Decision[PeloponnesState]):
    """Alone, one chooses any civilisation (peloponnes.solo.civilisation)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        first = state.peloponnes.move.choose
        return list(range(first, first + len(state.peloponnes.civilisations.names)))

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return Reason("choose-first")

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        civilisation = move - state.peloponnes.move.choose
        state.tell(events.CHOSEN, seat, civilisation)
        settle_in(state, seat, civilisation)


@final
class Extra(Step[PeloponnesState]):
    """Higher levels begin with extra incomes, freely chosen (peloponnes.solo.extra). The argument counts them."""

    def waits(self, state: PeloponnesState) -> i64:
        return 1 if state.at < state.peloponnes.solo.extra else NOBODY

    def run(self, state: PeloponnesState) -> None:
        """All are chosen."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        first = state.peloponnes.move.extra
        return [first + WOOD, first + STONE, first + FOOD]

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return Reason("extra-first")

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        good = move - state.peloponnes.move.extra
        if good == WOOD:
            state.extra_wood += 1
        elif good == STONE:
            state.extra_stone += 1
        else:
            state.extra_food += 1
        state.tell(events.EXTRA, seat, good)
        state.push(EXTRA, state.at + 1)
