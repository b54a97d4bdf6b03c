"""Steps per second of learning agents: PettingZoo's loop on its games and on ours, and batched stepping."""

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

import pessoi.env

ROWS = 64
CALLS = 50
"""Calls between two readings of the clock."""


def classic(name: str, seconds: float) -> float:
    """Measure one of PettingZoo's own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo import classic as games

        return steps(getattr(games, name).env, seconds)


def single(key: str, seconds: float) -> float:
    """Measure one of our games through the PettingZoo interface."""
    return steps(lambda: pessoi.env.pettingzoo(key, seats_of(key)), seconds)


def steps(make: Callable[[], Any], seconds: float) -> float:
    """Play random legal moves, one agent after another; steps of terminated agents are not counted."""
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


def batched(key: str, seconds: float) -> float:
    """Play random legal moves in all games of a batch."""
    games = pessoi.env.vector(key, ROWS, seats_of(key))
    games.reset(seed=1)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(CALLS):
            games.step(games.sample())
        done += CALLS * ROWS
    return done / (time.perf_counter() - begin)


def seats_of(key: str) -> int:
    return min(4, pessoi.game(key).seats[-1])
