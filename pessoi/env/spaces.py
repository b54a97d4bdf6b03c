"""What agents see and may do, as Gymnasium's spaces and arrays."""

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

Seen = dict[str, NDArray[np.int32] | NDArray[np.int8]]


def bounds(layout: Layout) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The least and the greatest value of every number."""
    sizes = [slot.size for slot in layout.slots]
    low = np.repeat(np.array([slot.low for slot in layout.slots], np.int32), sizes)
    high = np.repeat(np.array([slot.high for slot in layout.slots], np.int32), sizes)
    return low, high


def units(layout: Layout) -> NDArray[np.float32]:
    """What to divide every number by, to bring it to about one."""
    return np.repeat(np.array([slot.unit for slot in layout.slots], np.float32), [slot.size for slot in layout.slots])


def seen_space(layout: Layout, moves: MoveTable) -> spaces.Dict:
    """The observation with its mask."""
    low, high = bounds(layout)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (len(moves),), dtype=np.int8),
        }
    )


class Eyes:
    """Turns a state into the arrays a seat is shown."""

    def __init__(self, start: State) -> None:
        self.observation = observation_of(start.rules)
        self.layout = self.observation.layout
        self._sheet = Sheet(self.layout)
        self._mask = Mask(len(start.rules.moves))
        self._numbers = np.asarray(memoryview(self._sheet.values))
        self._allowed = np.asarray(memoryview(self._mask.values)).view(np.int8)

    def look(self, state: State, seat: int, acts: bool) -> Seen:
        """What a seat sees, and what it may do if it is the one that acts."""
        self._sheet.turn_to(0)
        self.observation.write(state, seat, self._sheet)
        self._mask.set(state, seat if acts else -1)
        return {"observation": self._numbers.copy(), "action_mask": self._allowed.copy()}


class Notation(Sequence[str]):
    """The legal moves as people write them; written when somebody reads."""

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
        return isinstance(other, Notation) and self.moves == other.moves

    def __hash__(self) -> int:
        return hash(tuple(self.moves))

    def __repr__(self) -> str:
        return repr(list(self))
