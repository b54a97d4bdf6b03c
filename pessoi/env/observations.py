"""Which observation belongs to which game: its own, or, as long as it has none, the text of its view."""

from typing import Final, cast

import msgspec

from pessoi.core.observation import Observation, Sheet
from pessoi.core.state import Rules, State

LONGEST: Final = 1 << 15
"""No view of a game is longer than this, written as JSON."""


def observation_of(rules: Rules) -> Observation[State]:
    """What agents are shown in plays by these rules."""
    module = rules.game.module("observation")
    return ViewText(rules) if module is None else cast(Observation[State], module.Observation(rules))


class ViewText(Observation[State]):
    """The view as JSON, byte by byte: sound for every game, and hard to learn from."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, 0)
        self.view = self.layout.declare("view", LONGEST, 0, 255, 255)

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        sheet.slot(self.view)
        for byte in msgspec.json.encode(state.view(seat)):
            sheet.write(byte)
