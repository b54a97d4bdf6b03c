"""Measurements of our own games: four seats, or as many as the game allows, random moves, default edition."""

import tempfile
import time
import tracemalloc
from pathlib import Path

import pessoi
from pessoi import CHANCE, Rng, State
from pessoi.arena.backends import backend_for
from pessoi.arena.plan import make_plan
from pessoi.arena.run import run
from pessoi.bots import Knowledge
from pessoi.bots.policies import policy
from pessoi.bots.search.tree import Tree
from pessoi.core.rollout import random_play

SEATS = 4
MIDDLE = 150
"""Number of moves after which a state is cloned."""


def start(key: str) -> State:
    game = pessoi.game(key)
    return game.start(min(SEATS, game.seats[-1]))


def moves(key: str, seconds: float) -> float:
    """Return moves and outcomes per second, driven from interpreted Python through the public interface."""
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


def reference_loop(seconds: float) -> float:
    """Return rounds per second of a loop in interpreted Python that counts, compares and reads a list."""
    numbers = list(range(1000))
    done, total = 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for index in range(1000):
            if numbers[index] != total:
                total = index
        done += 1000
    return done / (time.perf_counter() - begin)


def compiled_moves(key: str, seconds: float) -> float:
    """Return moves and outcomes per second inside compiled code."""
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
    """Return the bytes used by one more state."""
    state = middle(key)
    kept: list[State] = []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(1000):
        kept.append(state.clone())
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def simulations(key: str, seconds: float) -> float:
    """Return simulations per second of the search bot from the first decision."""
    rng = Rng(5)
    state = start(key)
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    seat = state.actors[0]
    used = policy(state.rules)
    each = 200
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        Tree(used, seat, Knowledge(state, seat).world, rng).run(each)
        done += each
    return done / (time.perf_counter() - begin)


def arena(key: str, workers: int, games: int) -> float:
    """Return games per second of the arena between greedy bots, results on disk, after all workers have started."""
    game = pessoi.game(key)
    many = make_plan(key, {}, ["greedy"] * min(SEATS, game.seats[-1]), games, 1)
    arrived: list[tuple[float, int]] = []
    with tempfile.TemporaryDirectory() as folder:
        run(many, Path(folder), backend_for(workers), lambda count: arrived.append((time.perf_counter(), count)))
    warm = 1 + 2 * workers
    (begin, _), (end, _) = arrived[warm], arrived[-1]
    return sum(count for _, count in arrived[warm + 1 :]) / (end - begin)
