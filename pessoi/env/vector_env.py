"""A batch of games stepped in one call, with contiguous arrays for training."""

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pessoi.core.game import Game
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.env.observations import observation_of
from pessoi.env.stepping import GameBatch


class VectorGameEnv:
    """One row per game: observation and mask of the acting seat, and the results of games that have ended.

    The arrays are views of the engine's memory: `reset` and `step` overwrite them, so copy what you want to keep.
    """

    observations: NDArray[np.int32]
    """The observations of the acting seats, in the layout of the game."""
    masks: NDArray[np.int8]
    """1 for every legal move of the acting seat."""
    acting: NDArray[np.int64]
    """The acting seats."""
    ended: NDArray[np.bool_]
    """Whether the last step ended a game; its row already shows the next game."""
    results: NDArray[np.float64]
    """The rewards of all seats if the last step ended a game, otherwise 0."""

    def __init__(self, game: Game, start: State, count: int) -> None:
        if count < 1:
            raise ValueError(f"count must be at least 1, got {count}")
        self.game = game
        self.count = count
        self.seats = start.seats
        observation = observation_of(start.rules)
        self.layout = observation.layout
        batch = self._batch = GameBatch(start, observation, count)
        self.observations = np.asarray(memoryview(batch.sheet.values)).reshape(count, self.layout.size)
        self.masks = np.asarray(memoryview(batch.mask.values)).view(np.int8).reshape(count, len(game.moves))
        self.acting = np.asarray(memoryview(batch.acting))
        self.ended = np.asarray(memoryview(batch.ended)).view(np.bool_)
        self.results = np.asarray(memoryview(batch.results)).reshape(count, self.seats)
        self._sampled: NDArray[np.int64] = np.asarray(memoryview(batch.sampled))
        self._rng = Rng(0)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Restart all games, each with its own random generator."""
        chosen = random.getrandbits(62) if seed is None else seed
        self._rng = Rng(~chosen)
        self._batch.reset(chosen)

    def step(self, moves: Sequence[int] | NDArray[np.integer]) -> None:
        """Make one move in every game; raises ValueError and makes none if one of them is illegal."""
        self._batch.step(moves.tolist() if isinstance(moves, np.ndarray) else list(moves))

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal move for every game."""
        self._batch.sample(self._rng)
        return self._sampled.copy()
