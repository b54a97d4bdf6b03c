"""Deukalion: all parts of its folder wired together."""

from collections.abc import Iterable
from typing import cast

from pessoi.core.errors import UserError
from pessoi.core.events import Event
from pessoi.core.game import Correction, Game
from pessoi.core.rng import Rng
from pessoi.games.deukalion import position_checks, worlds
from pessoi.games.deukalion.components import DeukalionComponents
from pessoi.games.deukalion.rules import (
    cards,
    contracts,
    fight,
    sailing,
    scoring,
    setup,
    steps,
    turn,
    window,
)
from pessoi.games.deukalion.rules.constants import Constants
from pessoi.games.deukalion.rules.events import EVENTS
from pessoi.games.deukalion.rules.moves import DeukalionMoves, DeukalionOutcomes
from pessoi.games.deukalion.rules.state import NONE, DeukalionRules, DeukalionState
from pessoi.games.deukalion.rules.throws import SIDES, written
from pessoi.games.deukalion.view import view
from pessoi.games.deukalion.view_types import DeukalionView

CHAPTERS = (setup, turn, cards, window, fight, sailing, contracts, scoring)
"""The modules that bind the steps."""


class Deukalion(Game[DeukalionState]):
    """Sail for the gods: treasures for Athens, towns, the Hydra, and fights with fighters thrown like dice.

    (deukalion.setup.players)
    """

    key = "deukalion"
    seats = range(2, 5)
    longest = 30_000
    components_type = DeukalionComponents
    view_type = DeukalionView
    state_type = DeukalionState
    steps = steps.STEPS
    events = EVENTS

    def __init__(self, correction: Correction | None = None) -> None:
        super().__init__(correction)
        components = cast(DeukalionComponents, self.components)
        self.colours = tuple(hero.colour for hero in components.hero)
        constants = Constants(components)
        self.constants = constants
        self._moves = DeukalionMoves(constants)
        self._outcomes = DeukalionOutcomes(constants, self.seats[-1])
        self.moves = self._moves.table
        self.outcomes = self._outcomes.table
        cities = self._messages("city", constants.names.cities)
        colours = [f"colour-{name}" for name in constants.names.colours]
        sides = [f"side-{name}" for name in SIDES]
        totals = [written(half_points) for half_points in range(2 * constants.highest_total + 1)]
        self.words = {
            "square": [name.upper() for name in constants.board.names],
            "water": ["sea", "anchorage", "styx"],
            "city": cities,
            "other_city": cities,
            "town": self._messages("town", constants.names.towns),
            "colour": colours,
            "other_colour": colours,
            "card": [f"card-{name}" for name in constants.cards.names],
            "does": [f"page-deukalion-does-{name}" for name in (*constants.cards.names, "fleece-attacking")],
            "draws": ["page-deukalion-draws-nobody", "page-deukalion-draws-active", "page-deukalion-draws-others"],
            "dice": ["die-card", "die-fighters", "die-hydra"],
            "fight": ["none", "ship", "city", "town", "hydra", "by-hydra"],
            "total": totals,
            "other_total": totals,
            "contract": [code.upper() for code in constants.contracts.codes],
            "task": constants.contracts.task_names,
            "second": constants.contracts.task_names,
            "hero": self._messages("hero", constants.names.heroes),
            "side": sides,
            "result": sides,
        }

    def _messages(self, kind: str, names: list[str]) -> list[str]:
        """The messages of names. A name without one, from somebody's own component file, stays as it is."""
        text = (self.folder / "text" / "en.ftl").read_text(encoding="utf-8")
        messages = {name: f"{kind}-{name.lower()}" for name in names}
        return [message if f"\n{message} =" in text else name for name, message in messages.items()]

    def rules(self, seats: int, options: dict[str, str]) -> DeukalionRules:
        return DeukalionRules(seats, options, self.constants, self._moves, self._outcomes)

    def prepare(self, state: DeukalionState) -> None:
        setup.prepare(state)

    def view(self, state: DeukalionState, seat: int | None) -> DeukalionView:
        return view(state, seat)

    def scores(self, state: DeukalionState) -> list[int]:
        return scoring.scores(state)

    def ranking(self, state: DeukalionState) -> list[int]:
        return scoring.places(state)

    def sources(self, state: DeukalionState, events: Iterable[Event]) -> list[dict[str, int]]:
        return [scoring.sources(state, seat) for seat in range(state.seats)]

    def redeal(self, state: DeukalionState, seat: int | None, rng: Rng) -> None:
        worlds.redeal(state, NONE if seat is None else seat, rng)

    def turn(self, state: DeukalionState) -> int:
        return int(state.active)

    def holdings(self, state: DeukalionState) -> dict[str, int]:
        return scoring.holdings(state)

    def faults(self, state: DeukalionState) -> list[UserError]:
        return position_checks.faults(state)
