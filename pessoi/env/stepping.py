"""The inner loop of all environments: plays stepped from decision to decision, seen and masked in shared memory."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pessoi.core.observation import Observation, Sheet
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE

OVER: Final = -1
"""The acting seat of a play that has ended."""
SEED_SHIFT: Final = 31
"""Two words of a generator overlap by a bit, to make a seed that is not negative."""


def go_on(state: State, rng: Rng) -> i64:
    """Let chance fall until a seat must act; of several that decide at once the first. OVER when it has ended."""
    while state.waiting == CHANCE:
        state.apply(CHANCE, state.step.sample(state, rng))
    return next_seat(state)


def next_seat(state: State) -> i64:
    """Who acts next: sealed choices of several seats are made in turn, unseen by the others."""
    waiting: i64 = state.waiting
    if waiting <= 0:
        return OVER
    seat: i64 = 0
    while not (waiting >> seat) & 1:
        seat += 1
    return seat


def rewards(state: State) -> list[float]:
    """As it stands, 1 for the first place down to -1 for the last; shared places share the mean. Alone, the success."""
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
    """Which moves are allowed: a 1 for each that is, a row for each play, in memory that arrays can share."""

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size: i64 = size
        self.values = vec[u8]([0] * (size * rows))
        self.marked: list[list[int]] = [[] for _ in range(rows)]
        """The moves that are marked in each row: wiping these alone is quicker than wiping the row."""

    def set(self, state: State, seat: i64, row: i64 = 0) -> None:
        """The moves of the acting seat; none for OVER."""
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
        """Whether a move is allowed."""
        return 0 <= move < self.size and self.values[row * self.size + move] == 1


@final
class Plays:
    """Some plays side by side, each with its own dice. Every row of every array belongs to one play.

    A play that ends is dealt anew at once: its row shows the new play, and `ended` and `results` tell of the old one
    until the next step.
    """

    def __init__(self, start: State, observation: Observation[State], count: int) -> None:
        seats = start.rules.seats
        self.start = start
        self.observation = observation
        self.count = count
        self.seats: i64 = seats
        self.states: list[State] = [start for _ in range(count)]
        self.dice: list[Rng] = [Rng(0) for _ in range(count)]
        self.sheet = Sheet(observation.layout, count)
        self.mask = Mask(len(start.rules.moves), count)
        self.acting = vec[i64]([0] * count)
        self.ended = vec[u8]([0] * count)
        self.results = vec[float]([0.0] * (count * seats))

    def deal(self, seed: i64) -> None:
        """Begin all plays anew."""
        source = Rng(seed)
        play: i64 = 0
        while play < self.count:
            self.dice[play] = Rng(source.word() << SEED_SHIFT | source.word())
            self.ended[play] = 0
            self._clear_results(play)
            self._begin(play)
            play += 1

    def step(self, moves: list[int]) -> None:
        """One move in every play, by the seat that acts there. All moves are checked before any is made."""
        if len(moves) != self.count:
            raise ValueError(f"expected {self.count} moves, one for each play, not {len(moves)}")
        play: i64 = 0
        while play < self.count:
            self._check(play, moves[play])
            play += 1
        play = 0
        while play < self.count:
            self._move(play, moves[play])
            play += 1

    def sample(self, rng: Rng) -> list[int]:
        """One legal move for every play, each as likely as the others."""
        moves: list[int] = []
        play: i64 = 0
        while play < self.count:
            moves.append(rng.one_of(self.mask.marked[play]))
            play += 1
        return moves

    def _check(self, play: i64, move: i64) -> None:
        if not self.mask.allows(move, play):
            raise ValueError(f"play {play}: move {move} is not allowed now")

    def _move(self, play: i64, move: i64) -> None:
        state = self.states[play]
        if self.ended[play]:
            self.ended[play] = 0
            self._clear_results(play)
        state.apply(self.acting[play], move)
        if go_on(state, self.dice[play]) != OVER:
            self._show(play)
            return
        self.ended[play] = 1
        at: i64 = play * self.seats
        for reward in rewards(state):
            self.results[at] = reward
            at += 1
        self._begin(play)

    def _begin(self, play: i64) -> None:
        self.states[play] = self.start.clone()
        go_on(self.states[play], self.dice[play])
        self._show(play)

    def _show(self, play: i64) -> None:
        """What the acting seat sees and may do."""
        state = self.states[play]
        seat = next_seat(state)
        self.acting[play] = seat
        self.sheet.turn_to(play)
        self.observation.write(state, seat, self.sheet)
        self.mask.set(state, seat, play)

    def _clear_results(self, play: i64) -> None:
        at: i64 = play * self.seats
        end: i64 = at + self.seats
        while at < end:
            self.results[at] = 0.0
            at += 1
