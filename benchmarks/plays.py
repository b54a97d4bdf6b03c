"""What is measured of our own games: four seats, or as many as there can be, random play in the default edition."""

import time
import tracemalloc

import pessoi
from pessoi import CHANCE, Rng, State
from pessoi.core.rollout import random_play

SEATS = 4
MIDDLE = 150
"""Clones are made from a state after so many moves."""


def start(key: str) -> State:
    game = pessoi.game(key)
    return game.start(min(SEATS, game.seats[-1]))


def moves(key: str, seconds: float) -> float:
    """Moves and outcomes per second, driven from interpreted Python through the public interface."""
    rng = Rng(1)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = start(key)
        while not state.over:
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                state.apply(seat, rng.one_of(state.legal(seat)))
            done += 1
    return done / (time.perf_counter() - begin)


def compiled_moves(key: str, seconds: float) -> float:
    """The same inside compiled code."""
    rng = Rng(2)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        done += random_play(start(key), rng)
    return done / (time.perf_counter() - begin)


def games(key: str, seconds: float) -> float:
    rng = Rng(3)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        random_play(start(key), rng)
        done += 1
    return done / (time.perf_counter() - begin)


def middle(key: str) -> State:
    rng = Rng(4)
    state = start(key)
    for _ in range(MIDDLE):
        before = state.clone()
        seat = state.actors[0]
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat)))
        if state.over:
            return before
    return state


def clones(key: str, seconds: float) -> float:
    state = middle(key)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(1000):
            state.clone()
        done += 1000
    return done / (time.perf_counter() - begin)


def memory(key: str) -> float:
    """Bytes that one more state takes."""
    state = middle(key)
    kept: list[State] = []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(1000):
        kept.append(state.clone())
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)
