"""Setup: the starting plots are dealt, and the first player takes the pillar."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, members
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step
from pessoi.games.zeus.rules import events
from pessoi.games.zeus.rules.state import ZeusState
from pessoi.games.zeus.rules.steps import DEAL, FIRST_PLAYER, TURN


@final
class Deal(Step[ZeusState]):
    """The starting plots are dealt round, one at a time.

    (zeus.setup.deal, zeus.setup.first-plots, zeus.setup.start-cards, zeus.setup.pile, zeus.edge.dealt-not-chosen)
    """

    def waits(self, state: ZeusState) -> i64:
        return CHANCE if len(self._left(state)) > 1 else NOBODY

    def weights(self, state: ZeusState) -> list[tuple[int, int]]:
        return [(state.zeus.outcome.deal.move(plot), 1) for plot in self._left(state)]

    def sample(self, state: ZeusState, rng: Rng) -> int:
        return state.zeus.outcome.deal.move(rng.one_of(self._left(state)))

    def play(self, state: ZeusState, seat: i64, outcome: i64) -> None:
        self._hand(state, state.zeus.outcome.deal.index(outcome))
        state.push(DEAL, state.at + 1)

    def run(self, state: ZeusState) -> None:
        """Deal the last plot, which is certain."""
        for plot in self._left(state):
            self._hand(state, plot)

    def _left(self, state: ZeusState) -> list[int]:
        return members(state.unseen & state.zeus.constants.first_plots)

    def _hand(self, state: ZeusState, plot: i64) -> None:
        seat = state.at % state.zeus.seats
        state.unseen &= ~BIT[plot]
        state.occupy(seat, plot, 0)
        state.tell(events.DEALT, seat, state.zeus.board.numbers[plot])


DEAL.bind(Deal())


@final
class FirstPlayer(Step[ZeusState]):
    """The owner of a certain starting plot decides which seat begins (zeus.setup.first-3-6, zeus.setup.first-4-5)."""

    def run(self, state: ZeusState) -> None:
        rules = state.zeus
        owner: i64 = 0
        while not contains(state.land[owner], rules.constants.first_plot):
            owner += 1
        first = owner
        if not (rules.constants.first_by_option and rules.owner_begins):
            first = (owner + 1) % rules.seats
        state.tell(events.FIRST, first)
        state.push(TURN, first)


FIRST_PLAYER.bind(FirstPlayer())
