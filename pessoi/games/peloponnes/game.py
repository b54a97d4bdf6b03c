"""Peloponnes: all parts of its folder wired together."""

from collections.abc import Iterable
from typing import cast

from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import Correction, Game
from pessoi.games.peloponnes import position_checks
from pessoi.games.peloponnes.components import PeloponnesComponents
from pessoi.games.peloponnes.rules import (
    auction,
    disasters,
    income,
    placing,
    scoring,
    setup,
    steps,
    supply,
    tiles,
)
from pessoi.games.peloponnes.rules.constants import CHITS, Constants
from pessoi.games.peloponnes.rules.events import EVENTS
from pessoi.games.peloponnes.rules.moves import GOODS, PeloponnesMoves, PeloponnesOutcomes
from pessoi.games.peloponnes.rules.state import PeloponnesRules, PeloponnesState
from pessoi.games.peloponnes.view import view
from pessoi.games.peloponnes.view_types import PeloponnesView

CHAPTERS = (setup, tiles, auction, placing, income, disasters, supply, scoring)
"""The modules that bind the steps."""


class Peloponnes(Game[PeloponnesState]):
    """Bid for lands and buildings, feed your citizens, survive the disasters: the weaker side of a people counts.

    (peloponnes.components.players)
    """

    key = "peloponnes"
    seats = range(1, 6)
    longest = 500
    components_type = PeloponnesComponents
    view_type = PeloponnesView
    state_type = PeloponnesState
    steps = steps.STEPS
    events = EVENTS

    def __init__(self, correction: Correction | None = None) -> None:
        super().__init__(correction)
        self._constants = Constants(cast(PeloponnesComponents, self.components))
        tile_names = self._constants.tiles.names
        civilisations = self._constants.civilisations.names
        self._moves = PeloponnesMoves(tile_names, civilisations)
        self._outcomes = PeloponnesOutcomes(tile_names, civilisations)
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        self.words = {
            "tile": [f"tile-{name}" for name in tile_names],
            "civilisation": [f"civilisation-{name}" for name in civilisations],
            "good": [f"good-{name}" for name in GOODS],
            "disaster": [f"disaster-{name}" for name in CHITS],
        }
        self.amounts = {
            "cost": ("wood", "stone", "food", "coins"),
            "spent": ("luxury",),
            "gains": ("citizens", "wood", "stone", "food", "coins", "luxury"),
            "income": ("income-wood", "income-stone", "income-food", "income-citizens"),
        }

    def rules(self, seats: int, options: dict[str, str]) -> PeloponnesRules:
        return PeloponnesRules(seats, options, self._constants, self._moves, self._outcomes)

    def prepare(self, state: PeloponnesState) -> None:
        state.push(steps.ROUND)
        if state.peloponnes.alone:
            state.push(steps.EXTRA)
            state.push(steps.CHOOSE)
        else:
            state.push(steps.FIRST_ORDER)
            state.push(steps.DEAL)

    def view(self, state: PeloponnesState, seat: int | None) -> PeloponnesView:
        return view(state, seat)

    def scores(self, state: PeloponnesState) -> list[int]:
        return [scoring.points(state, seat) for seat in range(state.seats)]

    def ranking(self, state: PeloponnesState) -> list[int]:
        return scoring.places(state)

    def success(self, state: PeloponnesState) -> float:
        return scoring.success(state)

    def sources(self, state: PeloponnesState, events: Iterable[Event]) -> list[dict[str, int]]:
        return [scoring.sources(state, seat) for seat in range(state.seats)]

    def holdings(self, state: PeloponnesState) -> dict[str, int]:
        return scoring.holdings(state)

    def faults(self, state: PeloponnesState) -> list[UserError]:
        return position_checks.faults(state)
