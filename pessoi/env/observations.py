"""Find the observation of a game: its own or, if it has none, the text of its view."""

from typing import Final, cast

import msgspec

from pessoi.core.observation import Layout, Observation, Sheet
from pessoi.core.state import Rules, State

MAX_BYTES: Final = 1 << 15
"""The maximum length of a view encoded as JSON."""


def observation_of(rules: Rules) -> Observation[State]:
    """Return the observation for games with these rules."""
    module = rules.game.module("observation")
    return ViewText(rules) if module is None else cast(Observation[State], module.Observation(rules))


class ViewText(Observation[State]):
    """The view as JSON, one number per byte: correct for every game, but hard to learn from."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, 0)
        self.layout = Layout(self.layout.name)
        self.view = self.layout.declare("view", MAX_BYTES, 0, 255, 255)

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        sheet.slot(self.view)
        for byte in msgspec.json.encode(state.view(seat)):
            sheet.write(byte)
