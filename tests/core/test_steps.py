"""The agenda and its kinds of steps, on a game made up for the purpose and never compiled."""

import pytest

from pessoi import CHANCE, IllegalMove, Reason, Rng, State
from pessoi.core.bits import BIT
from pessoi.core.events import EventKind
from pessoi.core.fields import LIST, NUMBER, Field
from pessoi.core.moves import MoveTable
from pessoi.core.rollout import random_play
from pessoi.core.state import UNSEALED, Rules
from pessoi.core.step import Decision, Sealed, Step, Together

TOSS, PICK, HIDE, PAY = range(4)
SHOWN, OWN = range(2)


class Heap(State):
    """Seats take stones from a heap, hide some, and give some back."""

    heap: int
    taken: list[int]

    def clone(self) -> "Heap":
        other = Heap()
        self.copy_to(other)
        other.heap = self.heap
        other.taken = self.taken[:]
        return other

    def fields(self) -> tuple[Field, ...]:
        return (Field("heap", NUMBER, 0, 99), Field("taken", LIST, 0, 99, self.seats))

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.taken)


class Toss(Step[Heap]):
    """Chance adds one stone, or with double weight two."""

    def waits(self, state: Heap) -> int:
        return CHANCE

    def weights(self, state: Heap) -> list[tuple[int, int]]:
        return [(1, 1), (2, 2)]

    def play(self, state: Heap, seat: int, outcome: int) -> None:
        state.heap += outcome


class Pick(Decision[Heap]):
    """Take up to two stones."""

    def legal(self, state: Heap, seat: int) -> list[int]:
        return list(range(min(2, state.heap) + 1))

    def play(self, state: Heap, seat: int, move: int) -> None:
        state.heap -= move
        state.taken[seat] += move
        state.tell(SHOWN, seat, move)


class Hide(Sealed[Heap]):
    """Everybody hides a number of stones; all are shown together, and the heap gets them."""

    def legal(self, state: Heap, seat: int) -> list[int]:
        return list(range(state.taken[seat] + 1))

    def run(self, state: Heap) -> None:
        for seat in range(state.seats):
            state.heap += state.sealed[seat]
            state.taken[seat] -= state.sealed[seat]
            state.sealed[seat] = UNSEALED


class Pay(Together[Heap]):
    """Everybody gives back one by one, in any order, until done."""

    def legal(self, state: Heap, seat: int) -> list[int]:
        return [0, 1] if state.taken[seat] else [0]

    def play(self, state: Heap, seat: int, move: int) -> None:
        if move == 0:
            state.settle(seat)
        else:
            state.taken[seat] -= 1
            state.heap += 1

    def run(self, state: Heap) -> None:
        state.tell(SHOWN, 0, state.heap)


def table(*agenda: tuple[int, int], heap: int = 3, taken: tuple[int, ...] = (2, 2)) -> Heap:
    """A state with an agenda, its last entry on top."""
    moves, outcomes = MoveTable(), MoveTable()
    for number in range(6):
        moves.add(f"take {number}", "take")
        outcomes.add(f"toss {number}", "toss")
    steps = [Toss("toss"), Pick("pick"), Hide("hide"), Pay("pay")]
    events = [
        EventKind("shown", "heap.shown", ("seat", "amount")),
        EventKind("own", "heap.own", ("seat",), private=True),
    ]
    state = Heap()
    state.begin(Rules("heap", len(taken), {}, moves, outcomes, steps, events))  # type: ignore[arg-type]
    state.heap, state.taken = heap, list(taken)
    for step, argument in agenda:
        state.push(step, argument)
    state.advance()
    return state


BOTH = BIT[0] | BIT[1]


def test_the_last_step_pushed_is_the_first_taken() -> None:
    state = table((PICK, 1), (PICK, 0))
    assert state.actors == (0,)
    state.play(0, 1)
    assert state.actors == (1,)
    state.play(1, 2)
    assert state.over
    assert state.scores == (3, 4)


def test_a_choice_of_one_is_taken_by_itself() -> None:
    state = table((PICK, 0), heap=0)
    assert state.over


def test_chance_stands_with_exact_probabilities() -> None:
    state = table((TOSS, 0))
    assert state.actors == (CHANCE,)
    assert state.outcomes() == [(1, 1 / 3), (2, 2 / 3)]
    assert state.sample(Rng(1)) in (1, 2)
    assert state.why_not(CHANCE, 3) == Reason("no-such-outcome", {"outcome": 3})
    assert state.why_not(0, 1) == Reason("fate-first")
    state.play(CHANCE, 2)
    assert state.heap == 5
    with pytest.raises(ValueError, match="nothing is left to chance"):
        state.sample(Rng(1))


def test_sealed_answers_wait_for_each_other() -> None:
    state = table((HIDE, BOTH))
    assert list(state.actors) == [0, 1]
    state.play(1, 2)
    assert list(state.actors) == [0]
    assert state.sealed == [UNSEALED, 2]
    assert not state.revealed
    assert state.heap == 3
    state.play(0, 0)
    assert state.revealed
    assert state.taken == [2, 0]
    assert state.heap == 5


def test_a_world_deals_the_sealed_answers_of_others_anew() -> None:
    state = table((HIDE, BOTH))
    state.play(1, 2)
    assert {state.imagine(0, Rng(seed)).sealed[1] for seed in range(40)} == {0, 1, 2}
    assert {state.imagine(1, Rng(seed)).sealed[1] for seed in range(40)} == {2}


def test_together_the_order_does_not_matter() -> None:
    one, other = table((PAY, BOTH)), table((PAY, BOTH))
    for seat, move in ((0, 1), (1, 1), (0, 0), (1, 0)):
        one.play(seat, move)
    for seat, move in ((1, 1), (1, 0), (0, 1), (0, 0)):
        other.play(seat, move)
    assert one.over
    assert one == other
    assert hash(one) == hash(other)


def test_a_seat_that_is_done_is_not_asked_again() -> None:
    state = table((PAY, BOTH))
    state.play(0, 0)
    assert state.actors == (1,)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        state.play(0, 0)


def test_events_reach_their_audience() -> None:
    state = table((PICK, 0))
    (event,) = state.play(0, 2)
    assert event.arguments == {"seat": 0, "amount": 2}
    assert all(event.shown_to(seat) for seat in (None, 0, 1))
    listening = table((PICK, 0))
    listening.log = []
    listening.tell(OWN, 1)
    private = listening.log[0]
    assert [private.shown_to(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert private != event
    assert {event, private} == {private, event}
    assert "shown" in repr(event)


def test_the_reason_names_what_is_wrong() -> None:
    state = table((PICK, 0))
    assert state.why_not(5, 0) == Reason("no-such-seat", {"seat": 5, "seats": 2})
    assert state.why_not(0, 99) == Reason("no-such-move", {"move": 99})
    assert state.why_not(0, 4) == Reason("not-now")
    assert state.why_not(CHANCE, 1) == Reason("no-chance-now")
    with pytest.raises(IllegalMove, match=r"no-such-seat \(seat 5, seats 2\)"):
        state.play(5, 0)
    state.play(0, 0)
    assert state.why_not(0, 0) == Reason("over")
    assert len({Reason("over"), Reason("over"), Reason("not-now")}) == 2
    assert repr(Reason("over")) == "Reason('over', {})"


def test_random_play_runs_to_the_end() -> None:
    state = table((PICK, 1), (PAY, BOTH), (HIDE, BOTH), (TOSS, 0))
    assert random_play(state, Rng(3)) >= 5
    assert state.over
    assert state.heap + sum(state.taken) in (8, 9)
