"""Compare the moves of one decision: equally many looks at each, in the same worlds, with standard errors."""

from dataclasses import dataclass
from math import sqrt

from pessoi.bots import chances
from pessoi.bots.knowledge import Knowledge
from pessoi.bots.policies import PolicyCache
from pessoi.bots.search.tree import Tree
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import Sealed

CANDIDATES = 3
"""How many moves are compared, besides those that are asked for."""
SECRET_CANDIDATES = 7
"""The same for secret choices, where a range of moves is about equally good."""


@dataclass(frozen=True)
class Estimate:
    """What looks at one move have found."""

    move: int
    looks: int
    margin: float
    """The mean value of the seat that decides."""
    chance: float
    """The chance of the seat that decides."""
    chances: list[float]
    """Every seat's chance to win."""
    errors: list[float]
    """The standard errors of these chances."""
    loss: float
    """How much less the chance of the seat is than after the best move; 0 for the best one."""
    error: float
    """The standard error of the loss."""


class Comparison:
    """One decision of a seat, with a tree that grows by every look.

    A free search finds the candidates; then all candidates get the same number of looks, each time in the same world.
    Equal states, seeds and numbers of looks give equal results.
    """

    def __init__(self, state: State, seat: int, seed: int, policies: PolicyCache, asked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.knowledge = Knowledge(state, seat)
        self.secret = isinstance(state.step, Sealed)
        self.kind = state.step.name
        policy = policies.of(state.rules)
        self.sharpness = chances.sharpness(state.rules, policy.evaluation.progress(state))
        self.rng = Rng(seed)
        self.tree = Tree(policy, seat, self.knowledge.world, Rng(new_seed(self.rng)))
        self.asked = asked
        self.candidates: list[int] = []
        self.values: dict[int, list[list[float]]] = {}
        """For every candidate, the values of all seats at each look."""

    @property
    def looks(self) -> int:
        """All simulations so far."""
        return int(self.tree.simulations)

    def run(self, looks: int) -> None:
        """Spend about this many more looks: at first half of them on finding candidates."""
        if not self.candidates:
            self.tree.run(looks // 2)
            self._choose_candidates()
            looks -= looks // 2
        for _ in range(max(2, looks // len(self.candidates))):
            seed = new_seed(self.rng)
            for move in self.candidates:
                self.values[move].append(self.tree.look(move, Rng(seed)))

    def _choose_candidates(self) -> None:
        """Take the moves that the search visited most, and those that are asked for."""
        found = sorted(self.tree.found(), key=lambda one: (-one[1], -one[2][self.seat], one[0]))
        best = [move for move, _, _ in found[: SECRET_CANDIDATES if self.secret else CANDIDATES]]
        self.candidates = list(dict.fromkeys([*best, *self.asked]))
        self.values = {move: [] for move in self.candidates}

    def estimates(self) -> list[Estimate]:
        """All candidates, best first."""
        means = {move: [sum(column) / len(values) for column in zip(*values)] for move, values in self.values.items()}
        found = {move: chances.chances(mean, self.sharpness) for move, mean in means.items()}
        seat = self.seat
        order = sorted(self.candidates, key=lambda move: (-found[move][seat], self.candidates.index(move)))
        best = order[0]
        best_shifts = self._shifts(best, found[best], seat)
        estimates = []
        for move in order:
            own = self._shifts(move, found[move], seat)
            estimates.append(
                Estimate(
                    move=move,
                    looks=len(self.values[move]),
                    margin=means[move][seat],
                    chance=found[move][seat],
                    chances=found[move],
                    errors=[
                        standard_error(self._shifts(move, found[move], other)) for other in range(len(found[move]))
                    ],
                    loss=found[best][seat] - found[move][seat],
                    error=standard_error([one - other for one, other in zip(best_shifts, own)]),
                )
            )
        return estimates

    def _shifts(self, move: int, found: list[float], seat: int) -> list[float]:
        """By how much each look moves the chance of a seat, to first order."""
        slopes = chances.slopes(found, self.sharpness, seat)
        return [sum(slope * value for slope, value in zip(slopes, values)) for values in self.values[move]]


def new_seed(rng: Rng) -> int:
    """Draw a seed."""
    return int(rng.word()) << 32 | int(rng.word())


def standard_error(numbers: list[float]) -> float:
    """The standard error of the mean of some numbers."""
    count = len(numbers)
    mean = sum(numbers) / count
    return sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, count - 1) / count)
