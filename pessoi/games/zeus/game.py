"""Beim Zeus!: all parts of its folder wired together."""

from collections.abc import Iterable
from typing import cast

from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import Correction, Game
from pessoi.games.zeus import position_checks
from pessoi.games.zeus.components import ZeusComponents
from pessoi.games.zeus.rules import auction, scoring, setup, steps, turn
from pessoi.games.zeus.rules.board import Board
from pessoi.games.zeus.rules.constants import Constants
from pessoi.games.zeus.rules.events import EVENTS
from pessoi.games.zeus.rules.moves import ZeusMoves, ZeusOutcomes
from pessoi.games.zeus.rules.state import ZeusRules, ZeusState
from pessoi.games.zeus.view import view
from pessoi.games.zeus.view_types import ZeusView

CHAPTERS = (setup, turn, auction)
"""The modules that bind the steps."""


class Zeus(Game[ZeusState]):
    """Buy plots at secret auctions, build temples on them, and let the gods pay (zeus.components.players)."""

    key = "zeus"
    seats = range(3, 7)
    longest = 60_000
    components_type = ZeusComponents
    view_type = ZeusView
    state_type = ZeusState
    steps = steps.STEPS
    events = EVENTS

    def __init__(self, correction: Correction | None = None) -> None:
        super().__init__(correction)
        components = cast(ZeusComponents, self.components)
        self.board = Board(
            [peninsula.name for peninsula in components.peninsula],
            [peninsula.rows for peninsula in components.peninsula],
            [components.bonuses[len(peninsula.plots)] for peninsula in components.peninsula],
            len(components.temples.supply),
            [peninsula.source == "reconstructed" for peninsula in components.peninsula],
        )
        self.colours = tuple(components.pawns.colours)
        self._moves = ZeusMoves(self.board, components.dial.high)
        self._outcomes = ZeusOutcomes(self.board)
        self._constants = {seats: Constants(components, self.board, seats) for seats in self.seats}
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        self.words = {"peninsula": self.board.names}
        self.lists = {"site": [[self.board.numbers[plot] for plot in site] for site in self.board.sites]}

    def rules(self, seats: int, options: dict[str, str]) -> ZeusRules:
        return ZeusRules(seats, options, self.board, self._constants[seats], self._moves, self._outcomes)

    def prepare(self, state: ZeusState) -> None:
        state.push(steps.FIRST_PLAYER)
        state.push(steps.DEAL)

    def view(self, state: ZeusState, seat: int | None) -> ZeusView:
        return view(state, seat)

    def scores(self, state: ZeusState) -> list[int]:
        return scoring.fortunes(state)

    def ranking(self, state: ZeusState) -> list[int]:
        return scoring.places(state)

    def sources(self, state: ZeusState, events: Iterable[Event]) -> list[dict[str, int]]:
        return [scoring.sources(state, seat) for seat in range(state.seats)]

    def holdings(self, state: ZeusState) -> dict[str, int]:
        return scoring.holdings(state)

    def faults(self, state: ZeusState) -> list[UserError]:
        return position_checks.faults(state)
