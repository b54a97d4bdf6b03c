"""Digest seeded random games, to compare code before and after a change: `tools/fingerprint.py [COUNT] [GAME …]`.

One line per game: its moves, events, positions, views, observations and sampled worlds as short hashes. Run it with the
old and the new code and compare the outputs with `diff`.
"""

import hashlib
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product

import msgspec

import pessoi
from pessoi import CHANCE, Game, Rng, State, games
from pessoi.env.observations import observation_of

EVERY = 40
"""Positions and views are looked at once in this many moves, and at the end."""
PARTS = ("moves", "events", "positions", "views", "observations", "worlds")


class Digest:
    """Running hashes of all that a game shows."""

    def __init__(self) -> None:
        self._hashes = {part: hashlib.sha256() for part in PARTS}

    def add(self, part: str, data: object) -> None:
        self._hashes[part].update(repr(data).encode())

    def __str__(self) -> str:
        return " ".join(f"{part}={found.hexdigest()[:16]}" for part, found in self._hashes.items())


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    keys = sys.argv[2:] or games.names()
    with ProcessPoolExecutor() as pool:
        for line in pool.map(played, *zip(*product(keys, range(count))), chunksize=5):
            print(line, flush=True)


def played(key: str, index: int) -> str:
    """Play one random game; seats, edition and options follow from its index."""
    game = pessoi.game(key)
    choices = random.Random(index)
    state = game.start(game.seats[index % len(game.seats)], options(game, index, choices))
    rng = Rng(index)
    digest = Digest()
    number = 0
    while not state.over:
        seat = choices.choice(state.actors)
        legal = [state.sample(rng)] if seat == CHANCE else state.legal(seat)
        move = choices.choice(legal)
        digest.add("moves", (seat, move, legal))
        digest.add("events", state.play(seat, move))
        number += 1
        if number % EVERY == 0 or state.over:
            look(digest, state, number)
    digest.add("moves", (state.scores, state.ranking))
    return f"{key} {index} {number} {digest}"


def options(game: Game, index: int, choices: random.Random) -> dict[str, str]:
    """An edition in turn; in every third game some of its options are changed."""
    editions = list(game.options.editions)
    chosen = {"edition": editions[index // len(game.seats) % len(editions)]}
    if index % 3 == 0:
        for name, option in game.options.options.items():
            if choices.random() < 0.3:
                chosen[name] = choices.choice(option.values)
    return chosen


def look(digest: Digest, state: State, number: int) -> None:
    """Add all that can be seen of a state."""
    digest.add("positions", json.dumps(state.position()))
    observation = observation_of(state.rules)
    for viewer in (None, *range(state.seats)):
        digest.add("views", msgspec.json.encode(state.view(viewer)))
    for seat in range(state.seats):
        digest.add("observations", observation.read(state, seat))
    if not state.over:
        digest.add("worlds", json.dumps(state.imagine(0, Rng(number)).position()))


if __name__ == "__main__":
    main()
