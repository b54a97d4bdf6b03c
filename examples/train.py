"""Train a policy by self-play on the CPU with NumPy alone, then play it against `random`.

    .venv/bin/python examples/train.py zeus --minutes 3

The policy has one hidden layer; illegal moves are masked out. It learns by the plain policy gradient: after each game
the probability of every choice is raised or lowered in proportion to the reward of its seat, whose average is 0.
"""

import argparse
import time
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

import pessoi.env
from pessoi.env.spaces import units
from pessoi.env.vector_env import VectorGameEnv

Floats = NDArray[np.float32]

LEARNING_RATE = 0.003
ENTROPY_BONUS = 0.003


class Policy:
    """Maps an observation to a probability for each move."""

    def __init__(self, games: VectorGameEnv, hidden: int, rng: np.random.Generator) -> None:
        self.scale = 1 / units(games.layout)
        sizes = (games.layout.size, hidden, games.masks.shape[1])
        self.weights: list[Floats] = []
        for given, made in pairwise(sizes):
            self.weights.append((rng.standard_normal((given, made)) / np.sqrt(given)).astype(np.float32))
            self.weights.append(np.zeros(made, np.float32))
        self.weights[2] *= 0.1
        self.steps = 0
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]

    def forward(self, seen: NDArray[np.int32], masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Return the scaled inputs, the hidden layer, and the probability of every move."""
        first, bias, second, last = self.weights
        inputs = np.clip(seen * self.scale, -5, 5).astype(np.float32)
        hidden = np.tanh(inputs @ first + bias)
        scores = np.where(masks, hidden @ second + last, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        probabilities = np.exp(scores)
        return inputs, hidden, probabilities / probabilities.sum(axis=1, keepdims=True)

    def choose(self, games: VectorGameEnv, rng: np.random.Generator) -> NDArray[np.int64]:
        """Sample one move for each game."""
        probabilities = self.forward(games.observations, games.masks)[2].cumsum(axis=1)
        drawn = rng.random((len(probabilities), 1)) * probabilities[:, -1:]
        return np.asarray((probabilities <= drawn).sum(axis=1), np.int64)

    def learn(self, seen: NDArray[np.int32], masks: NDArray[np.int8], moves: NDArray[np.int64], reward: Floats) -> None:
        """Take one step of the policy gradient with Adam and an entropy bonus."""
        inputs, hidden, probabilities = self.forward(seen, masks)
        rows = np.arange(len(moves))
        gradient = -probabilities * reward[:, None]
        gradient[rows, moves] += reward
        surprise = -np.log(probabilities + 1e-9)
        gradient += ENTROPY_BONUS * probabilities * (surprise - (probabilities * surprise).sum(axis=1, keepdims=True))
        gradient /= len(moves)
        hidden_gradient = ((gradient @ self.weights[2].T) * (1 - hidden**2)).astype(np.float32)
        self._ascend(
            [inputs.T @ hidden_gradient, hidden_gradient.sum(axis=0), hidden.T @ gradient, gradient.sum(axis=0)]
        )

    def _ascend(self, gradients: list[Floats]) -> None:
        self.steps += 1
        for layer, gradient in enumerate(gradients):
            self.mean[layer] += 0.1 * (gradient - self.mean[layer])
            self.square[layer] += 0.001 * (gradient**2 - self.square[layer])
            mean = self.mean[layer] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.square[layer] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[layer] += LEARNING_RATE * mean / spread


@dataclass
class Episode:
    """The choices of one game, kept until its result is known."""

    seen: list[NDArray[np.int32]] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)


def train(key: str, seats: int, minutes: float, rows: int, hidden: int, seed: int) -> Policy:
    """Train by self-play until the time is up."""
    rng = np.random.default_rng(seed)
    games = pessoi.env.vector(key, rows, seats)
    games.reset(seed=seed)
    policy = Policy(games, hidden, rng)
    episodes = [Episode() for _ in range(rows)]
    finished: list[tuple[Episode, NDArray[np.float64]]] = []
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end or policy.steps == 0:
        moves = policy.choose(games, rng)
        for row, episode in enumerate(episodes):
            episode.seen.append(games.observations[row].astype(np.int32))
            episode.masks.append(games.masks[row].copy())
            episode.moves.append(int(moves[row]))
            episode.seats.append(int(games.acting[row]))
        games.step(moves)
        for row in np.flatnonzero(games.ended).tolist():
            finished.append((episodes[row], games.results[row].copy()))
            episodes[row] = Episode()
        if len(finished) >= max(1, rows // 4):
            _update(policy, finished)
            finished = []
    return policy


def _update(policy: Policy, finished: list[tuple[Episode, NDArray[np.float64]]]) -> None:
    reward = np.concatenate([results[episode.seats] for episode, results in finished]).astype(np.float32)
    policy.learn(
        np.array([seen for episode, _ in finished for seen in episode.seen]),
        np.array([mask for episode, _ in finished for mask in episode.masks]),
        np.array([move for episode, _ in finished for move in episode.moves]),
        reward,
    )


def match(policy: Policy, key: str, seats: int, count: int, seed: int) -> tuple[float, float]:
    """Return the share of first places and the mean reward of the policy against random opponents.

    The policy plays every seat equally often: seat `row % seats` in each game.
    """
    rng = np.random.default_rng(seed)
    rows = max(seats, min(count, 64) // seats * seats)
    games = pessoi.env.vector(key, rows, seats)
    games.reset(seed=seed)
    own = np.arange(rows) % seats
    results: list[float] = []
    while len(results) < count:
        moves = np.where(games.acting == own, policy.choose(games, rng), games.sample())
        games.step(moves)
        results += [float(games.results[row, own[row]]) for row in np.flatnonzero(games.ended)]
    return sum(result == 1 for result in results) / len(results), float(np.mean(results))


def main(arguments: list[str] | None = None) -> float:
    """Train, play and print the result; return the share of first places."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", nargs="?", default="zeus")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rows", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    policy = train(given.game, given.seats, given.minutes, given.rows, given.hidden, given.seed)
    won, reward = match(policy, given.game, given.seats, given.games, given.seed + 1)
    print(
        f"{given.game}, {given.seats} seats, {given.minutes:g} minutes, {policy.steps} updates: "
        f"first in {won:.0%} of {given.games} games against random (even: {1 / given.seats:.0%}), "
        f"mean reward {reward:+.2f}"
    )
    return won


if __name__ == "__main__":
    main()
