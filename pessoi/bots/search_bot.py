"""The bot that searches, for a number of simulations or a time. The search can be stopped at any moment."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from pessoi.bots.knowledge import Knowledge
from pessoi.bots.policies import PolicyCache
from pessoi.bots.search.tree import Tree
from pessoi.core.rng import Rng

SLICE_SECONDS = 0.002
"""The time between two checks of the clock and of `stopped`."""
SLICE_SIMULATIONS = 16
"""The number of simulations between two checks of `stopped`."""


@dataclass(frozen=True)
class MoveEstimate:
    """The search result for one move: its number of visits and the expected result of the searching seat.

    A value is a squashed margin, from -1 to 1; 0 is a tie with the best opponent or, in a solo game, exactly the
    target. `values` has the value of every seat.
    """

    move: int
    visits: int
    value: float
    values: list[float]


@dataclass(frozen=True)
class Hint:
    """The result of a search: the best move, all tried moves, best first, and the expected continuation."""

    move: int
    expected: list[MoveEstimate]
    line: list[tuple[int, int]]
    """The expected continuation, as (seat, move)."""
    simulations: int


class SearchBot:
    """Searches for `simulations` or `seconds` and plays the most-visited move."""

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
        return self.search(knowledge, rng).move

    def search(self, knowledge: Knowledge, rng: Rng, stopped: Callable[[], bool] = lambda: False) -> Hint:
        """Search until the budget is used up or `stopped` returns true, but for at least one simulation."""
        tree = self._tree(knowledge, rng)
        if self.simulations is not None:
            self._simulate(tree, self.simulations, stopped)
        else:
            assert self.seconds is not None
            self._simulate_for(tree, self.seconds, stopped)
        expected = [MoveEstimate(move, visits, values[knowledge.seat], values) for move, visits, values in tree.found()]
        expected.sort(key=lambda estimate: (-estimate.visits, -estimate.value, estimate.move))
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
        """Run in slices, because compiled code holds the GIL."""
        while tree.simulations < simulations:
            tree.run(min(SLICE_SIMULATIONS, simulations - tree.simulations))
            if stopped():
                return

    def _simulate_for(self, tree: Tree, seconds: float, stopped: Callable[[], bool]) -> None:
        """Run in slices whose length is estimated from the speed so far."""
        begin = time.perf_counter()
        tree.run(1)
        while not stopped():
            elapsed = time.perf_counter() - begin
            if elapsed >= seconds:
                return
            tree.run(max(1, int(float(tree.simulations) * min(SLICE_SECONDS, seconds - elapsed) / elapsed)))
