"""The bot that looks ahead: a search within a number of simulations or a time, which can be stopped at any moment."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from pessoi.bots.knowledge import Knowledge
from pessoi.bots.policies import PolicyCache
from pessoi.bots.search.tree import Tree
from pessoi.core.rng import Rng

SLICE = 0.002
"""Seconds between two looks at the clock and at the wish to stop."""


@dataclass(frozen=True)
class Expected:
    """What the search thinks of one move: how often it tried it, and what the seat that asks may expect after it.

    A value is a squashed margin, from -1 to 1; 0 is level with the best of the others, or with the target of a game for
    one. `values` has one for every seat.
    """

    move: int
    visits: int
    value: float
    values: list[float]


@dataclass(frozen=True)
class Hint:
    """What the search found: its move, every move it tried, best first, and how it thinks the play goes on."""

    move: int
    expected: list[Expected]
    line: list[tuple[int, int]]
    simulations: int


class SearchBot:
    """Thinks for `simulations`, or for `seconds`, and plays the move it tried most."""

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        depth: int | None = None,
        exploration: float | None = None,
        trust: float | None = None,
        weights: dict[str, float] | None = None,
    ) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.depth = depth
        self.exploration = exploration
        self.trust = trust
        self.policies = PolicyCache(weights)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        return self.think(knowledge, rng).move

    def think(self, knowledge: Knowledge, rng: Rng, stopped: Callable[[], bool] = lambda: False) -> Hint:
        """Search, until it is enough or `stopped` says so; at least one simulation is made."""
        tree = self._tree(knowledge, rng)
        if self.simulations is not None:
            self._simulate(tree, self.simulations, stopped)
        else:
            assert self.seconds is not None
            self._watch_the_clock(tree, self.seconds, stopped)
        expected = [Expected(move, visits, values[knowledge.seat], values) for move, visits, values in tree.found()]
        expected.sort(key=lambda one: (-one.visits, -one.value, one.move))
        return Hint(expected[0].move, expected, tree.line(), tree.simulations)

    def _tree(self, knowledge: Knowledge, rng: Rng) -> Tree:
        tree = Tree(self.policies.of(knowledge.rules), knowledge.seat, knowledge.world, rng)
        if self.depth is not None:
            tree.depth = self.depth
        if self.exploration is not None:
            tree.exploration = self.exploration
        if self.trust is not None:
            tree.trust = self.trust
        return tree

    def _simulate(self, tree: Tree, simulations: int, stopped: Callable[[], bool]) -> None:
        """In slices, because compiled code lets no other thread speak while it runs."""
        few = 16
        while tree.simulations < simulations:
            tree.run(min(few, simulations - tree.simulations))
            if stopped():
                return

    def _watch_the_clock(self, tree: Tree, seconds: float, stopped: Callable[[], bool]) -> None:
        begin = time.perf_counter()
        tree.run(1)
        while not stopped():
            past = time.perf_counter() - begin
            if past >= seconds:
                return
            tree.run(max(1, int(float(tree.simulations) * min(SLICE, seconds - past) / past)))
