"""The same measurements on other engines, installed in the same environment."""

import random
import time

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan


def open_spiel_moves(name: str, seconds: float) -> float:
    """Return moves and outcomes per second of an OpenSpiel game (C++) through its Python interface."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, probabilities)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
            done += 1
    return done / (time.perf_counter() - begin)


def open_spiel_clones(name: str, seconds: float) -> float:
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(40):
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(1000):
            state.clone()
        done += 1000
    return done / (time.perf_counter() - begin)


def catanatron_moves(seconds: float) -> float:
    done = 0
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        game = Catan([RandomPlayer(colour) for colour in colours])
        game.play()
        done += len(game.state.actions)
    return done / (time.perf_counter() - begin)


def open_spiel_simulations(name: str, seconds: float) -> float:
    """Return simulations per second of OpenSpiel's own search (C++) from the first decision, with full rollouts."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    each = 200
    searcher = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, each, 100, False, 1, False)
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        searcher.mcts_search(state)
        done += each
    return done / (time.perf_counter() - begin)
