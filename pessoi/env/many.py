"""Many plays stepped in one call, in contiguous arrays: for those who train."""

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pessoi.core.game import Game
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.env.observations import observation_of
from pessoi.env.stepping import Plays


class Vector:
    """Row by row, what the acting seat of each play sees and may do, and how plays have ended.

    The arrays are windows on the engine's memory: `reset` and `step` write into them, and what is to be kept is copied.
    """

    observations: NDArray[np.int32]
    """What the acting seat sees, in the game's layout."""
    masks: NDArray[np.int8]
    """Which moves it may make."""
    acting: NDArray[np.int64]
    """Which seat acts."""
    ended: NDArray[np.bool_]
    """Whether the last step ended a play; its row already shows the next one."""
    results: NDArray[np.float64]
    """The rewards of all seats where a play has just ended; 0 elsewhere."""

    def __init__(self, game: Game, start: State, count: int) -> None:
        if count < 1:
            raise ValueError(f"at least one play is needed, not {count}")
        self.game = game
        self.count = count
        self.seats = start.seats
        observation = observation_of(start.rules)
        self.layout = observation.layout
        plays = self._plays = Plays(start, observation, count)
        self.observations = np.asarray(memoryview(plays.sheet.values)).reshape(count, self.layout.size)
        self.masks = np.asarray(memoryview(plays.mask.values)).view(np.int8).reshape(count, len(game.moves))
        self.acting = np.asarray(memoryview(plays.acting))
        self.ended = np.asarray(memoryview(plays.ended)).view(np.bool_)
        self.results = np.asarray(memoryview(plays.results)).reshape(count, self.seats)
        self._dice = Rng(0)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin all plays anew, each with dice of its own."""
        chosen = random.getrandbits(62) if seed is None else seed
        self._dice = Rng(~chosen)
        self._plays.deal(chosen)

    def step(self, moves: Sequence[int] | NDArray[np.integer]) -> None:
        """One move in every play. If one of them is not allowed, none is made."""
        self._plays.step(moves.tolist() if isinstance(moves, np.ndarray) else list(moves))

    def sample(self) -> NDArray[np.int64]:
        """A random legal move for every play."""
        return np.array(self._plays.sample(self._dice))
