"""Which observation belongs to which game: its own, or, as long as it has none, the text of its view."""

import importlib
import importlib.util
from typing import Final, cast

import msgspec

from pessoi.core.observation import Observation, Sheet, Slot
from pessoi.core.state import Rules, State

LONGEST: Final = 1 << 15
"""No view of a game is longer than this, written as JSON."""


def observation_of(rules: Rules) -> Observation[State]:
    """What agents are shown in plays by these rules."""
    module = f"pessoi.games.{rules.game}.observation"
    if importlib.util.find_spec(module) is None:
        return ViewText(rules)
    return cast(Observation[State], importlib.import_module(module).Observation(rules))


class ViewText(Observation[State]):
    """The view as JSON, byte by byte: sound for every game, and hard to learn from."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, 0, [Slot("view", LONGEST, 0, 255, 255)])

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        sheet.slot(0)
        for byte in msgspec.json.encode(state.view(seat)):
            sheet.write(byte)
