"""What is measured of our own games: four seats, or as many as there can be, random play in the default edition."""

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
from pessoi.bots.evaluations import judgement
from pessoi.bots.search.tree import Tree
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


def simulations(key: str, seconds: float) -> float:
    """Simulations per second of the search, as it plays, from the first decision."""
    rng = Rng(5)
    state = start(key)
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    seat = state.actors[0]
    judged = judgement(state.rules)
    each = 200
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        Tree(judged, seat, Knowledge(state, seat).world, rng).run(each)
        done += each
    return done / (time.perf_counter() - begin)


def arena(key: str, workers: int, games: int) -> float:
    """Games per second of the arena between greedy bots, results on disk, once all workers are at work."""
    game = pessoi.game(key)
    many = make_plan(key, {}, ["greedy"] * min(SEATS, game.seats[-1]), games, 1)
    arrived: list[tuple[float, int]] = []
    with tempfile.TemporaryDirectory() as folder:
        run(many, Path(folder), backend_for(workers), lambda count: arrived.append((time.perf_counter(), count)))
    warm = 1 + 2 * workers
    (begin, _), (end, _) = arrived[warm], arrived[-1]
    return sum(count for _, count in arrived[warm + 1 :]) / (end - begin)
