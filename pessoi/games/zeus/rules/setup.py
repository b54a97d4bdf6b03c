"""Setup: the starting plots are dealt, and the first player takes the pillar."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains
from pessoi.core.moves import MoveKind
from pessoi.core.step import Draw, Step
from pessoi.games.zeus.rules import events
from pessoi.games.zeus.rules.state import ZeusState
from pessoi.games.zeus.rules.steps import DEAL, FIRST_PLAYER, TURN


@final
class Deal(Draw[ZeusState]):
    """The starting plots are dealt round, one at a time.

    (zeus.setup.deal, zeus.setup.first-plots, zeus.setup.start-cards, zeus.setup.pile, zeus.edge.dealt-not-chosen)
    """

    def left(self, state: ZeusState) -> i64:
        return state.unseen & state.zeus.constants.first_plots

    def outcomes(self, state: ZeusState) -> MoveKind:
        return state.zeus.outcome.deal

    def draw(self, state: ZeusState, number: i64) -> None:
        seat = state.at % state.zeus.seats
        state.unseen &= ~BIT[number]
        state.occupy(seat, number, 0)
        state.tell(events.DEALT, seat, state.zeus.board.numbers[number])
        state.push(DEAL, state.at + 1)


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


DEAL.bind(Deal())
FIRST_PLAYER.bind(FirstPlayer())
