"""Observations and masks as arrays, and their Gymnasium spaces."""

from collections.abc import Sequence
from typing import overload

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pessoi.core.moves import MoveTable
from pessoi.core.observation import Layout, Sheet
from pessoi.core.state import State
from pessoi.env.observations import observation_of
from pessoi.env.stepping import Mask

MaskedObservation = dict[str, NDArray[np.int32] | NDArray[np.int8]]
"""An `observation` and its `action_mask`."""


def bounds(layout: Layout) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The lowest and the highest value of every number."""
    sizes = [slot.size for slot in layout.slots]
    low = np.repeat(np.array([slot.low for slot in layout.slots], np.int32), sizes)
    high = np.repeat(np.array([slot.high for slot in layout.slots], np.int32), sizes)
    return low, high


def units(layout: Layout) -> NDArray[np.float32]:
    """The divisors that scale every number to about one."""
    return np.repeat(np.array([slot.unit for slot in layout.slots], np.float32), [slot.size for slot in layout.slots])


def observation_space(layout: Layout, moves: MoveTable) -> spaces.Dict:
    """The space of masked observations."""
    low, high = bounds(layout)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (len(moves),), dtype=np.int8),
        }
    )


class Observer:
    """Converts states to the masked observations of seats."""

    def __init__(self, start: State) -> None:
        self.observation = observation_of(start.rules)
        self.layout = self.observation.layout
        self._sheet = Sheet(self.layout)
        self._mask = Mask(len(start.rules.moves))
        self._observation_values = np.asarray(memoryview(self._sheet.values))
        self._mask_values = np.asarray(memoryview(self._mask.values)).view(np.int8)

    def observe(self, state: State, seat: int, acting: bool) -> MaskedObservation:
        """Return the observation of a seat; the mask has its legal moves if it is `acting`, otherwise none."""
        self._sheet.turn_to(0)
        self.observation.write(state, seat, self._sheet)
        self._mask.set(state, seat if acting else -1)
        return {"observation": self._observation_values.copy(), "action_mask": self._mask_values.copy()}


class MoveNames(Sequence[str]):
    """Moves in notation, formatted when they are read."""

    def __init__(self, table: MoveTable, moves: list[int]) -> None:
        self.table = table
        self.moves = moves

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self.table.name(move) for move in self.moves[index]]
        return self.table.name(self.moves[index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MoveNames) and self.moves == other.moves

    def __hash__(self) -> int:
        return hash(tuple(self.moves))

    def __repr__(self) -> str:
        return repr(list(self))
