"""Steps per second as agents make them: PettingZoo's loop on its games and on ours, and many plays in one call."""

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

import pessoi.env

ROWS = 64
PIECE = 50
"""So many calls between two looks at the clock."""


def classic(name: str, seconds: float) -> float:
    """One of PettingZoo's own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo import classic as games

        return steps(getattr(games, name).env, seconds)


def single(key: str, seconds: float) -> float:
    return steps(lambda: pessoi.env.pettingzoo(key, seats_of(key)), seconds)


def steps(make: Callable[[], Any], seconds: float) -> float:
    """Random legal moves by the mask, one agent after another; dead steps are counted for nobody."""
    env = make()
    rng = random.Random(1)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        env.reset(seed=done)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(legal[int(rng.random() * len(legal))])
            done += 1
    return done / (time.perf_counter() - begin)


def many(key: str, seconds: float) -> float:
    """All plays of a vector, random legal moves."""
    plays = pessoi.env.vector(key, ROWS, seats_of(key))
    plays.reset(seed=1)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(PIECE):
            plays.step(plays.sample())
        done += PIECE * ROWS
    return done / (time.perf_counter() - begin)


def seats_of(key: str) -> int:
    return min(4, pessoi.game(key).seats[-1])
