"""Rhodes: all parts of its folder wired together."""

from collections.abc import Iterable
from typing import cast

from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import Correction, Game
from pessoi.games.rhodes import position_checks
from pessoi.games.rhodes.components import GOOD_NAMES, KIND_NAMES, RhodesComponents
from pessoi.games.rhodes.rules import (
    draws,
    farm,
    harbour,
    harbour_action,
    production,
    rounds,
    scoring,
    setup,
    steps,
    town,
    warehouse,
)
from pessoi.games.rhodes.rules.constants import PLACE_NAMES, Constants
from pessoi.games.rhodes.rules.events import EVENTS
from pessoi.games.rhodes.rules.moves import RhodesMoves, RhodesOutcomes
from pessoi.games.rhodes.rules.state import RhodesRules, RhodesState
from pessoi.games.rhodes.view import view
from pessoi.games.rhodes.view_types import RhodesView

CHAPTERS = (setup, draws, rounds, production, farm, harbour, warehouse, harbour_action, town)
"""The modules that bind the steps."""


class Rhodes(Game[RhodesState]):
    """Work an estate, ship its harvest through a crowded harbour, and fulfil the missions of the town.

    (rhodes.components.players)
    """

    key = "rhodes"
    seats = range(2, 6)
    longest = 30_000
    components_type = RhodesComponents
    view_type = RhodesView
    state_type = RhodesState
    steps = steps.STEPS
    events = EVENTS

    def __init__(self, correction: Correction | None = None) -> None:
        super().__init__(correction)
        components = cast(RhodesComponents, self.components)
        self._moves = RhodesMoves(components)
        self._outcomes = RhodesOutcomes(components, self.seats[-1])
        self._constants = {seats: Constants(components, seats) for seats in self.seats}
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        goods = [f"good-{name}" for name in GOOD_NAMES]
        self.amounts = {"goods": tuple(GOOD_NAMES), "reward": ("points", "money"), "payment": ("price", "cost")}
        self.words = {
            "product": goods,
            "into": goods,
            "good": goods,
            "kind": [f"development-{kind}" for kind in KIND_NAMES],
            "effect": [f"effect-{kind.partition('-')[0]}" for kind in KIND_NAMES],
            "place": [f"place-{name}" for name in PLACE_NAMES],
            "mission": components.mission_names,
            "boat": [str(boat + 1) for boat in range(len(components.egyptian))],
        }

    def rules(self, seats: int, options: dict[str, str]) -> RhodesRules:
        return RhodesRules(seats, options, self._constants[seats], self._moves, self._outcomes)

    def prepare(self, state: RhodesState) -> None:
        state.push(steps.FIRST)
        state.push(steps.RENEW)
        state.push(steps.DRAW_BOAT)
        for _ in range(state.rhodes.constants.plazas):
            state.push(steps.DRAW_MISSION)

    def view(self, state: RhodesState, seat: int | None) -> RhodesView:
        return view(state, seat)

    def scores(self, state: RhodesState) -> list[int]:
        return scoring.results(state)

    def ranking(self, state: RhodesState) -> list[int]:
        return scoring.ranks(state)

    def sources(self, state: RhodesState, events: Iterable[Event]) -> list[dict[str, int]]:
        return scoring.sources(state, events)

    def holdings(self, state: RhodesState) -> dict[str, int]:
        return scoring.holdings(state)

    def faults(self, state: RhodesState) -> list[UserError]:
        return position_checks.faults(state)
