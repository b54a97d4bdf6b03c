"""Train a policy by playing against itself, on the CPU, with nothing but arrays; then let it play against `random`.

    .venv/bin/python examples/train.py zeus --minutes 3

The policy is one hidden layer; moves that are not allowed are masked out. It learns by the policy gradient: after each
play every choice is made likelier or rarer by how much better its seat did than a play on average, which is 0.
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

RATE = 0.003
CURIOSITY = 0.003


class Policy:
    """From what a seat sees to how likely it makes each move."""

    def __init__(self, plays: VectorGameEnv, hidden: int, rng: np.random.Generator) -> None:
        self.scale = 1 / units(plays.layout)
        sizes = (plays.layout.size, hidden, plays.masks.shape[1])
        self.weights: list[Floats] = []
        for given, made in pairwise(sizes):
            self.weights.append((rng.standard_normal((given, made)) / np.sqrt(given)).astype(np.float32))
            self.weights.append(np.zeros(made, np.float32))
        self.weights[2] *= 0.1
        self.steps = 0
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]

    def forward(self, seen: NDArray[np.int32], masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The numbers it looks at, its hidden layer, and the probability of every move."""
        first, bias, second, last = self.weights
        inputs = np.clip(seen * self.scale, -5, 5).astype(np.float32)
        hidden = np.tanh(inputs @ first + bias)
        scores = np.where(masks, hidden @ second + last, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        likely = np.exp(scores)
        return inputs, hidden, likely / likely.sum(axis=1, keepdims=True)

    def choose(self, plays: VectorGameEnv, rng: np.random.Generator) -> NDArray[np.int64]:
        """One move for each play."""
        likely = self.forward(plays.observations, plays.masks)[2].cumsum(axis=1)
        drawn = rng.random((len(likely), 1)) * likely[:, -1:]
        return np.asarray((likely <= drawn).sum(axis=1), np.int64)

    def learn(self, seen: NDArray[np.int32], masks: NDArray[np.int8], moves: NDArray[np.int64], worth: Floats) -> None:
        """Make good choices likelier (policy gradient, Adam), and keep some curiosity (entropy)."""
        inputs, hidden, likely = self.forward(seen, masks)
        rows = np.arange(len(moves))
        slope = -likely * worth[:, None]
        slope[rows, moves] += worth
        surprise = -np.log(likely + 1e-9)
        slope += CURIOSITY * likely * (surprise - (likely * surprise).sum(axis=1, keepdims=True))
        slope /= len(moves)
        below = ((slope @ self.weights[2].T) * (1 - hidden**2)).astype(np.float32)
        self._climb([inputs.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def _climb(self, slopes: list[Floats]) -> None:
        self.steps += 1
        for layer, slope in enumerate(slopes):
            self.mean[layer] += 0.1 * (slope - self.mean[layer])
            self.square[layer] += 0.001 * (slope**2 - self.square[layer])
            mean = self.mean[layer] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.square[layer] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[layer] += RATE * mean / spread


@dataclass
class Diary:
    """The choices of one play, until its end says what they were worth."""

    seen: list[NDArray[np.int32]] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)


def train(key: str, seats: int, minutes: float, rows: int, hidden: int, seed: int) -> Policy:
    """Play against itself until the time is up."""
    rng = np.random.default_rng(seed)
    plays = pessoi.env.vector(key, rows, seats)
    plays.reset(seed=seed)
    policy = Policy(plays, hidden, rng)
    diaries = [Diary() for _ in range(rows)]
    finished: list[tuple[Diary, NDArray[np.float64]]] = []
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end or policy.steps == 0:
        moves = policy.choose(plays, rng)
        for row, diary in enumerate(diaries):
            diary.seen.append(plays.observations[row].astype(np.int32))
            diary.masks.append(plays.masks[row].copy())
            diary.moves.append(int(moves[row]))
            diary.seats.append(int(plays.acting[row]))
        plays.step(moves)
        for row in np.flatnonzero(plays.ended).tolist():
            finished.append((diaries[row], plays.results[row].copy()))
            diaries[row] = Diary()
        if len(finished) >= max(1, rows // 4):
            _study(policy, finished)
            finished = []
    return policy


def _study(policy: Policy, finished: list[tuple[Diary, NDArray[np.float64]]]) -> None:
    worth = np.concatenate([results[diary.seats] for diary, results in finished]).astype(np.float32)
    policy.learn(
        np.array([seen for diary, _ in finished for seen in diary.seen]),
        np.array([mask for diary, _ in finished for mask in diary.masks]),
        np.array([move for diary, _ in finished for move in diary.moves]),
        worth,
    )


def match(policy: Policy, key: str, seats: int, games: int, seed: int) -> tuple[float, float]:
    """The share of first places and the mean reward of one seat with the policy, all others being random.

    The policy sits at every seat in turn: at seat `row % seats` of each play.
    """
    rng = np.random.default_rng(seed)
    rows = max(seats, min(games, 64) // seats * seats)
    plays = pessoi.env.vector(key, rows, seats)
    plays.reset(seed=seed)
    own = np.arange(rows) % seats
    results: list[float] = []
    while len(results) < games:
        moves = np.where(plays.acting == own, policy.choose(plays, rng), plays.sample())
        plays.step(moves)
        results += [float(plays.results[row, own[row]]) for row in np.flatnonzero(plays.ended)]
    return sum(result == 1 for result in results) / len(results), float(np.mean(results))


def main(arguments: list[str] | None = None) -> float:
    """Train, play, and tell; returns the share of first places."""
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
        f"{given.game}, {given.seats} seats, {given.minutes:g} minutes, {policy.steps} lessons: "
        f"first in {won:.0%} of {given.games} plays against random (fair: {1 / given.seats:.0%}), "
        f"mean reward {reward:+.2f}"
    )
    return won


if __name__ == "__main__":
    main()
