"""The inner loop of the environments: step games between decisions, with observations and masks in shared memory."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pessoi.core.observation import Observation, Sheet
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE

OVER: Final = -1
"""The acting seat of a game that has ended."""
SEED_SHIFT: Final = 31
"""Two words of a generator, overlapping by one bit, make a seed that is not negative."""


def advance_to_decision(state: State, rng: Rng) -> i64:
    """Play chance events until a seat must act; return the first seat to act, or OVER if the game has ended."""
    while state.waiting == CHANCE:
        state.apply(CHANCE, state.step.sample(state, rng))
    return next_seat(state)


def next_seat(state: State) -> i64:
    """The first seat to act, or OVER. Sealed choices of several seats are made in turn, hidden from the others."""
    waiting: i64 = state.waiting
    if waiting <= 0:
        return OVER
    seat: i64 = 0
    while not (waiting >> seat) & 1:
        seat += 1
    return seat


def rewards(state: State) -> list[float]:
    """The reward of every seat if the game ended now, from 1 for the first place to -1 for the last.

    Tied seats get the mean reward of their places. In a solo game the reward is `state.success()`.
    """
    seats = state.rules.seats
    if seats == 1:
        return [state.success()]
    ranking = state.ranking
    result: list[float] = []
    for own in ranking:
        ahead = 0
        behind = 0
        for other in ranking:
            if other < own:
                ahead += 1
            elif other > own:
                behind += 1
        result.append((behind - ahead) / (seats - 1))
    return result


@final
class Mask:
    """The legal moves as ones, a row for each game, in memory that arrays can share."""

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size: i64 = size
        self.values = vec[u8]([0] * (size * rows))
        self.marked: list[list[int]] = [[] for _ in range(rows)]
        """The moves that are set in each row: clearing only these is faster than clearing the row."""

    def set(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Set the row to the legal moves of a seat; to none for OVER."""
        values = self.values
        first: i64 = row * self.size
        for move in self.marked[row]:
            values[first + move] = 0
        moves: list[int] = []
        if seat >= 0:
            moves = (state.choices or state.step.legal(state, seat))[:]
            for move in moves:
                values[first + move] = 1
        self.marked[row] = moves

    def allows(self, move: i64, row: i64) -> bool:
        """Whether a move is set in a row."""
        return 0 <= move < self.size and self.values[row * self.size + move] == 1


@final
class GameBatch:
    """Games stepped together, each with its own random generator. A row of the arrays belongs to one game.

    A game that ends is restarted at once: its row shows the new game, and `ended` and `results` belong to the old one
    until the next step.
    """

    def __init__(self, start: State, observation: Observation[State], count: int) -> None:
        seats = start.rules.seats
        self.start = start
        self.observation = observation
        self.count = count
        self.seats: i64 = seats
        self.states: list[State] = [start for _ in range(count)]
        self.rngs: list[Rng] = [Rng(0) for _ in range(count)]
        self.sheet = Sheet(observation.layout, count)
        self.mask = Mask(len(start.rules.moves), count)
        self.acting = vec[i64]([0] * count)
        self.ended = vec[u8]([0] * count)
        self.results = vec[float]([0.0] * (count * seats))
        self.sampled = vec[i64]([0] * count)

    def reset(self, seed: i64) -> None:
        """Restart all games."""
        source = Rng(seed)
        game: i64 = 0
        while game < self.count:
            self.rngs[game] = Rng(source.word() << SEED_SHIFT | source.word())
            self.ended[game] = 0
            self._clear_results(game)
            self._begin(game)
            game += 1

    def step(self, moves: list[int]) -> None:
        """Make one move in every game, by its acting seat. All moves are checked before any is made."""
        if len(moves) != self.count:
            raise ValueError(f"expected {self.count} moves, one for each game, got {len(moves)}")
        game: i64 = 0
        while game < self.count:
            self._check(game, moves[game])
            game += 1
        game = 0
        while game < self.count:
            self._move(game, moves[game])
            game += 1

    def sample(self, rng: Rng) -> None:
        """Choose a random legal move for every game."""
        game: i64 = 0
        while game < self.count:
            self.sampled[game] = rng.one_of(self.mask.marked[game])
            game += 1

    def _check(self, game: i64, move: i64) -> None:
        if not self.mask.allows(move, game):
            raise ValueError(f"game {game}: move {move} is not legal")

    def _move(self, game: i64, move: i64) -> None:
        state = self.states[game]
        if self.ended[game]:
            self.ended[game] = 0
            self._clear_results(game)
        state.apply(self.acting[game], move)
        seat = advance_to_decision(state, self.rngs[game])
        if seat != OVER:
            self._show(game, seat)
            return
        self.ended[game] = 1
        at: i64 = game * self.seats
        for reward in rewards(state):
            self.results[at] = reward
            at += 1
        self._begin(game)

    def _begin(self, game: i64) -> None:
        self.states[game] = self.start.clone()
        self._show(game, advance_to_decision(self.states[game], self.rngs[game]))

    def _show(self, game: i64, seat: i64) -> None:
        """Write observation and mask of the acting seat."""
        state = self.states[game]
        self.acting[game] = seat
        self.sheet.turn_to(game)
        self.observation.write(state, seat, self.sheet)
        self.mask.set(state, seat, game)

    def _clear_results(self, game: i64) -> None:
        at: i64 = game * self.seats
        end: i64 = at + self.seats
        while at < end:
            self.results[at] = 0.0
            at += 1
