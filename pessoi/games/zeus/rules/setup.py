"""Preparation: the starting plots are dealt, and the first player takes the pillar."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Step
from pessoi.games.zeus.rules import events
from pessoi.games.zeus.rules.state import DEAL, TURN, ZeusState


@final
class Deal(Step[ZeusState]):
    """The starting plots are dealt round, one at a time (zeus.setup.deal)."""

    def waits(self, state: ZeusState) -> i64:
        return CHANCE if len(self._left(state)) > 1 else NOBODY

    def weights(self, state: ZeusState) -> list[tuple[int, int]]:
        return [(state.zeus.outcome.deal + plot, 1) for plot in self._left(state)]

    def sample(self, state: ZeusState, rng: Rng) -> int:
        return state.zeus.outcome.deal + rng.one_of(self._left(state))

    def play(self, state: ZeusState, seat: i64, outcome: i64) -> None:
        self._hand(state, outcome - state.zeus.outcome.deal)
        state.push(DEAL, state.at + 1)

    def run(self, state: ZeusState) -> None:
        """The last one is nobody's chance."""
        for plot in self._left(state):
            self._hand(state, plot)

    def _left(self, state: ZeusState) -> list[int]:
        return members(state.unseen & state.zeus.start.plots)

    def _hand(self, state: ZeusState, plot: i64) -> None:
        seat = state.at % state.zeus.seats
        state.unseen &= ~BIT[plot]
        state.occupy(seat, plot, 0)
        state.tell(events.DEALT, seat, state.zeus.board.numbers[plot])


@final
class FirstPlayer(Step[ZeusState]):
    """Who begins depends on who owns a certain starting plot (zeus.setup.first-3-6, zeus.setup.first-4-5)."""

    def run(self, state: ZeusState) -> None:
        rules = state.zeus
        owner: i64 = 0
        while not (state.land[owner] >> rules.start.first_plot) & 1:
            owner += 1
        first = owner
        if not (rules.start.first_by_option and rules.owner_begins):
            first = (owner + 1) % rules.seats
        state.tell(events.FIRST, first)
        state.push(TURN, first)
