"""The agenda and its kinds of steps, on a game made up for the purpose and never compiled."""

import pytest

from pessoi import CHANCE, IllegalMove, Reason, Rng, State
from pessoi.core.bits import BIT
from pessoi.core.events import EventTable
from pessoi.core.fields import number, numbers
from pessoi.core.game import Game
from pessoi.core.moves import MoveTable
from pessoi.core.rollout import random_play
from pessoi.core.state import UNSEALED, Rules
from pessoi.core.step import Decision, Sealed, Step, StepRef, StepTable, Together

STEPS = StepTable()
TOSS, PICK, HIDE, PAY = (STEPS.declare(name) for name in ("toss", "pick", "hide", "pay"))
EVENTS = EventTable()
SHOWN = EVENTS.declare("shown", "heap.shown", "seat", "amount")
OWN = EVENTS.declare("own", "heap.own", "seat", private=True)


class Heap(State):
    """Seats take stones from a heap, hide some, and give some back."""

    heap: int
    taken: list[int]


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


TOSS.bind(Toss())
PICK.bind(Pick())
HIDE.bind(Hide())
PAY.bind(Pay())


class HeapGame(Game[Heap]):
    """The game without its files."""

    state_type = Heap
    steps = STEPS
    events = EVENTS
    key = "heap"

    def __init__(self) -> None:
        self.moves, self.outcomes = MoveTable(), MoveTable()
        take, toss = self.moves.kind("take"), self.outcomes.kind("toss")
        for amount in range(6):
            take.add(f"take {amount}")
            toss.add(f"toss {amount}")

    def scores(self, state: Heap) -> list[int]:
        return state.taken


def table(*agenda: tuple[StepRef, int], heap: int = 3, taken: tuple[int, ...] = (2, 2)) -> Heap:
    """A state with an agenda, its last entry on top."""
    rules = Rules(len(taken), {})
    rules.fields = (number("heap", 0, 99, heap), numbers("taken", 0, 99, list(taken)))
    state = HeapGame().new_state(rules)
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
    with pytest.raises(ValueError, match="not a chance event"):
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


def test_the_agenda_can_be_read_and_unwound() -> None:
    state = table((PICK, 1), (PAY, BOTH), (TOSS, 0))
    assert state.pending() == [(PICK, 1), (PAY, BOTH), (TOSS, 0)]
    assert state.current() is TOSS
    assert state.is_current(TOSS)
    assert not state.is_current(PAY)
    state.unwind(PAY)
    assert state.pending() == [(PICK, 1)]
    state.push(PICK, 1, 5)
    state.advance()
    assert (state.at_seat, state.at_value) == (1, 5)


def test_a_clone_is_independent() -> None:
    state = table((PICK, 0))
    other = state.clone()
    assert other == state
    other.play(0, 2)
    assert state.taken == [2, 2]
    assert state.heap == 3


def test_a_step_is_declared_and_bound_once() -> None:
    steps = StepTable()
    pick = steps.declare("pick")
    with pytest.raises(ValueError, match="not bound"):
        steps.steps()
    with pytest.raises(ValueError, match="two steps are called 'pick'"):
        steps.declare("pick")
    pick.bind(Pick())
    with pytest.raises(ValueError, match="bound twice"):
        pick.bind(Pick())
    assert repr(pick) == "<step pick>"
    for other in range(63):
        steps.declare(f"step-{other}")
    with pytest.raises(ValueError, match="at most 64"):
        steps.declare("one more")


def test_random_play_runs_to_the_end() -> None:
    state = table((PICK, 1), (PAY, BOTH), (HIDE, BOTH), (TOSS, 0))
    assert random_play(state, Rng(3)) >= 5
    assert state.over
    assert state.heap + sum(state.taken) in (8, 9)
