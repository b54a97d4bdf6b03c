"""Information-set Monte Carlo tree search for any game: one tree, a new possible world for every simulation.

Every seat maximises its own squashed margin (max^n). A point of the tree is reached by the moves everybody has seen; in
different worlds different moves are open there, so each arm counts how often it was available. Where seats choose in
secret at the same time, each has a bandit of its own and sees nothing of the others'. Chance of many outcomes is not
kept apart: the points behind it are shared.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from pessoi.core.policy import LONG, NO_MOVE, Policy
from pessoi.core.rng import Rng
from pessoi.core.state import STEP_MASK, UNSEALED, State
from pessoi.core.step import CHANCE, NOBODY, Sealed

FEW: Final = 12
"""Chance with at most so many outcomes is kept apart in the tree."""
WIDTH: Final = 10
"""Of a long list so many moves are tried at first, and more with the root of the visits."""
MIXED: Final = 3
"""One in so many secret choices is drawn from what was chosen before."""
FOLD: Final = 2_147_483_647


@final
class Arm:
    """One move of one seat at one point, and how it has gone so far."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0


@final
class Bandit:
    """All that one seat has tried at one point."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.arms: dict[int, Arm] = {}
        self.visits: i64 = 0
        self.total: float = 0.0

    def arm(self, move: int) -> Arm:
        """The arm of a move, new if need be."""
        found = self.arms.get(move)
        if found is None:
            found = Arm(move)
            self.arms[move] = found
        return found

    def favourite(self) -> Arm | None:
        """The arm visited most; of equals the one that went best."""
        best: Arm | None = None
        for arm in self.arms.values():
            if best is None or arm.visits > best.visits or (arm.visits == best.visits and arm.total > best.total):
                best = arm
        return best


@final
class Point:
    """A place in the tree. `edge` is the move by which it was reached, NO_MOVE after a secret choice."""

    def __init__(self, edge: i64) -> None:
        self.edge: i64 = edge
        self.visits: i64 = 0
        self.bandits: list[Bandit] = []
        self.children: dict[int, Point] = {}

    def bandit(self, seat: i64) -> Bandit:
        """A seat's bandit here, new if need be."""
        for bandit in self.bandits:
            if bandit.seat == seat:
                return bandit
        added = Bandit(seat)
        self.bandits.append(added)
        return added


@final
class Tree:
    """A search for one seat. The same worlds and the same dice give the same tree."""

    def __init__(self, policy: Policy, seat: int, world: Callable[[Rng], State], rng: Rng) -> None:
        self.policy = policy
        self.evaluation = policy.evaluation
        self.seat: i64 = seat
        self.world = world
        self.rng = rng
        self.exploration: float = policy.evaluation.exploration
        self.depth: i64 = policy.evaluation.depth
        self.trust: float = 0.5
        """The share of curiosity that goes to the move a sensible player would make; the rest is for all alike."""
        self.simulations: i64 = 0
        self.forced: i64 = NO_MOVE
        """The move that the seat makes next at the root, whatever promises more; NO_MOVE to choose."""
        self.root = Point(NO_MOVE)
        self.wide: set[int] = set()
        """The steps whose chance has too many outcomes to be kept apart."""
        self.bandits: list[Bandit] = []
        self.arms: list[Arm] = []
        """The way of the simulation at hand."""
        self.results: dict[int, list[float]] = {}
        """For every move of the searching seat, the values of all seats after it, summed up."""

    def run(self, simulations: i64) -> None:
        """Simulate so many times more."""
        done: i64 = 0
        while done < simulations:
            self._simulate()
            done += 1
        self.simulations += simulations

    def look(self, move: int, rng: Rng) -> list[float]:
        """Simulate once with this move at the root and return the values of all seats.

        Looks at different moves with equal generators see the same world.
        """
        self.rng = rng
        self.forced = move
        values = self._simulate()
        self.simulations += 1
        return values

    def _simulate(self) -> list[float]:
        world = self.world(self.rng)
        self.bandits.clear()
        self.arms.clear()
        point = self.root
        point.visits += 1
        while world.waiting != NOBODY:
            edge: i64 = NO_MOVE
            if isinstance(world.step, Sealed):
                self._seal(point, world)
            else:
                seat = self._mover(point, world)
                arm = self._choose(point, seat, world, world.choices or world.step.legal(world, seat))
                edge = arm.move
                world.apply(seat, edge)
            trace: i64 = edge + 1
            while world.waiting == CHANCE:
                trace = self._fall(world, trace)
            key = self._key(world, trace)
            child = point.children.get(key)
            if child is None:
                child = Point(edge)
                child.visits = 1
                point.children[key] = child
                break
            child.visits += 1
            point = child
        values = self._roll_out(world)
        self._learn(values)
        return values

    def _mover(self, point: Point, world: State) -> i64:
        """Whose move is tried: at the root the searching seat's, even where others may move before it."""
        if point is self.root and (world.waiting >> self.seat) & 1:
            return self.seat
        return _first(world.waiting)

    def _key(self, world: State, trace: i64) -> i64:
        """A point is known by what led to it and by who must now do what."""
        asked: i64 = world.agenda[-1] & STEP_MASK if world.agenda else STEP_MASK
        return (trace << 16) | ((world.waiting + 1) << 6) | asked

    def _fall(self, world: State, trace: i64) -> i64:
        """Let chance fall; few outcomes that all can see are told apart."""
        step = world.step
        asked: i64 = world.agenda[-1] & STEP_MASK
        if step.hidden_outcome or asked in self.wide:
            world.apply(CHANCE, step.sample(world, self.rng))
            return trace
        weights = step.weights(world)
        outcome: i64 = step.sample(world, self.rng)
        world.apply(CHANCE, outcome)
        if len(weights) > FEW:
            self.wide.add(asked)
            return trace
        return (trace * 1_000_003 + outcome + 1) % FOLD

    def _seal(self, point: Point, world: State) -> None:
        """Everybody chooses in secret, each by a bandit of its own; what others have sealed already is chosen anew."""
        step = world.step
        if point is self.root:
            assert isinstance(step, Sealed)
            for other in range(self.evaluation.seats):
                if other != self.seat and world.sealed[other] != UNSEALED:
                    world.sealed[other] = self._choose(point, other, world, step.answers(world, other), True).move
        asked: i64 = world.waiting
        while asked:
            seat = _first(asked)
            frame: i64 = world.agenda[-1]
            arm = self._choose(point, seat, world, step.legal(world, seat), True)
            world.apply(seat, arm.move)
            if not (world.agenda and world.agenda[-1] == frame and world.waiting > 0):
                asked &= asked - 1

    def _choose(self, point: Point, seat: i64, world: State, legal: list[int], secret: bool = False) -> Arm:
        """The most promising arm: its mean, and a bonus that fades with its visits, greatest for the sensible move.

        Without that trust in the game's own policy, a few hundred simulations spread over all moves model everybody as
        worse players than they are.
        """
        bandit = point.bandit(seat)
        moves = legal
        allowed: i64 = len(legal)
        certain: i64 = NO_MOVE
        if self.forced != NO_MOVE and seat == self.seat:
            certain = self.forced
            self.forced = NO_MOVE
        else:
            certain = self.policy.certain(world, seat)
        if certain != NO_MOVE:
            moves = [certain]
            allowed = 1
        if allowed > LONG:
            moves = self.policy.shortlist(world, seat, legal)
            allowed = min(len(moves), WIDTH + int(sqrt(float(bandit.visits))))
            advised: i64 = moves[0]
        else:
            advised = moves[0] if allowed == 1 else self.policy.choose(world, seat, self.rng)
        usual = bandit.total / float(bandit.visits) if bandit.visits else 0.0
        even = (1.0 - self.trust) / float(allowed)
        best: Arm | None = None
        most = 0.0
        index: i64 = 0
        while index < allowed:
            move = moves[index]
            index += 1
            arm = bandit.arm(move)
            arm.available += 1
            visits = float(arm.visits)
            mean = arm.total / visits if arm.visits else usual
            prior = even + self.trust if move == advised else even
            score = mean + self.exploration * prior * sqrt(float(arm.available)) / (visits + 1.0)
            if best is None or score > most:
                best = arm
                most = score
        assert best is not None
        if secret and self.rng.below(MIXED) == 0:
            best = self._drawn(bandit, moves, allowed)
        self.bandits.append(bandit)
        self.arms.append(best)
        return best

    def _drawn(self, bandit: Bandit, moves: list[int], allowed: i64) -> Arm:
        """An arm as often as it was visited: bandits that only ever answer each other would run in circles."""
        total: i64 = 0
        index: i64 = 0
        while index < allowed:
            total += bandit.arms[moves[index]].visits + 1
            index += 1
        rest = self.rng.below(total)
        index = -1
        while rest >= 0:
            index += 1
            rest -= bandit.arms[moves[index]].visits + 1
        return bandit.arms[moves[index]]

    def _roll_out(self, world: State) -> list[float]:
        """Sensible moves for everybody, and a judgement where they are cut short."""
        policy = self.policy
        evaluation = self.evaluation
        rng = self.rng
        left: i64 = self.depth
        while world.waiting != NOBODY:
            if world.waiting == CHANCE:
                world.apply(CHANCE, world.step.sample(world, rng))
                continue
            if left <= 0 and evaluation.quiet(world):
                break
            left -= 1
            seat = _first(world.waiting)
            world.apply(seat, policy.choose(world, seat, rng))
        return evaluation.values(world)

    def _learn(self, values: list[float]) -> None:
        own = self.root.bandit(self.seat)
        for index in range(len(self.arms)):
            bandit = self.bandits[index]
            arm = self.arms[index]
            if bandit is own:
                self._sum_up(arm.move, values)
            value = values[bandit.seat]
            bandit.visits += 1
            bandit.total += value
            arm.visits += 1
            arm.total += value

    def _sum_up(self, move: i64, values: list[float]) -> None:
        sums = self.results.setdefault(move, [0.0] * len(values))
        for seat in range(len(values)):
            sums[seat] += values[seat]

    # -- what was found -------------------------------------------------------------------------

    def found(self) -> list[tuple[int, int, list[float]]]:
        """For the seat's moves: how often each was tried, and what every seat may expect after it."""
        arms = self.root.bandit(self.seat).arms
        found: list[tuple[int, int, list[float]]] = []
        for move, sums in self.results.items():
            visits = arms[move].visits
            found.append((move, visits, [total / float(visits) for total in sums]))
        return found

    def line(self) -> list[tuple[int, int]]:
        """The principal line: (seat, move) as long as the tree knows what everybody would do."""
        moves: list[tuple[int, int]] = []
        point = self.root
        going = True
        while going and point.bandits:
            bandit = self._speaker(point)
            arm = bandit.favourite()
            going = False
            if arm is None or arm.visits == 0:
                break
            moves.append((bandit.seat, arm.move))
            following: Point | None = None
            for child in point.children.values():
                fits = child.edge in (NO_MOVE, arm.move)
                if fits and (following is None or child.visits > following.visits):
                    following = child
            if following is not None:
                point = following
                going = True
        return moves

    def _speaker(self, point: Point) -> Bandit:
        """Whose move is listed: the searching seat's, else that of the seat seen here most."""
        best = point.bandits[0]
        for bandit in point.bandits:
            if bandit.seat == self.seat:
                return bandit
            if bandit.visits > best.visits:
                best = bandit
        return best


def _first(mask: i64) -> i64:
    """The lowest seat in a mask."""
    seat: i64 = 0
    while not mask & 1:
        mask >>= 1
        seat += 1
    return seat
