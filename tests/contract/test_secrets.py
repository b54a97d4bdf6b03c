"""Noninterference: what a seat is shown cannot depend on what it must not know."""

import msgspec
from helpers import SLOWER, Case, every_case, often, sampled, told
from hypothesis import given, settings
from hypothesis import strategies as st

from pessoi import CHANCE, Rng, State
from pessoi.core.step import Sealed

seeds = st.integers(0, 2**32 - 1)
quick = settings(max_examples=often(3))


def shown(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


@every_case
@quick
@given(seed=seeds)
def test_a_world_looks_the_same_from_the_seat_that_imagines_it(case: Case, seed: int) -> None:
    rng = Rng(seed)
    size = len(case.game.moves)
    for state in sampled(case.start(), seed, every=25 * SLOWER):
        for seat in (None, *range(case.seats)):
            world = state.imagine(seat, rng)
            assert shown(world, seat) == shown(state, seat)
            if seat is not None:
                assert world.legal(seat) == state.legal(seat)
                for move in {rng.below(size) for _ in range(8)}:
                    assert world.why_not(seat, move) == state.why_not(seat, move)


@every_case
@quick
@given(seed=seeds)
def test_a_move_tells_a_seat_the_same_in_every_world_unless_it_reveals(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in sampled(case.start(), seed, every=25 * SLOWER):
        if state.over or state.step.hidden_outcome:
            continue
        for seat in (None, *range(case.seats)):
            world = state.imagine(seat, rng)
            actor = rng.one_of(list(state.actors))
            move = state.sample(rng) if actor == CHANCE else rng.one_of(state.legal(actor))
            if world.why_not(actor, move) is not None:
                assert actor not in (seat, CHANCE)
                continue
            here, there = state.clone(), world.clone()
            events, imagined = told(here.play(actor, move), seat), told(there.play(actor, move), seat)
            if here.revealed:
                continue
            if actor in (seat, CHANCE):
                assert shown(here, seat) == shown(there, seat)
            if shown(here, seat) == shown(there, seat):
                assert events == imagined


@every_case
def test_a_sealed_choice_looks_the_same_to_others_whatever_it_is(case: Case) -> None:
    rng = Rng(11)
    for state in sampled(case.start(), 11, every=2):
        if state.over or not isinstance(state.step, Sealed) or len(state.actors) < 2:
            continue
        actor = rng.one_of(list(state.actors))
        answers = state.step.answers(state, actor)
        one, other = rng.one_of(answers), rng.one_of(answers)
        here, there = state.clone(), state.clone()
        events, others = here.play(actor, one), there.play(actor, other)
        for seat in (None, *range(case.seats)):
            if seat != actor:
                assert shown(here, seat) == shown(there, seat)
                assert told(events, seat) == told(others, seat)


@every_case
def test_a_private_draw_looks_the_same_to_all_but_at_most_one_seat(case: Case) -> None:
    rng = Rng(13)
    for state in sampled(case.start(), 13, every=2):
        if state.actors != (CHANCE,) or not state.step.hidden_outcome:
            continue
        here, there = state.clone(), state.clone()
        events, others = here.play(CHANCE, state.sample(rng)), there.play(CHANCE, state.sample(rng))
        differing = [
            seat
            for seat in (None, *range(case.seats))
            if shown(here, seat) != shown(there, seat) or told(events, seat) != told(others, seat)
        ]
        assert len(differing) <= 1
        assert None not in differing


@every_case
def test_worlds_vary_where_something_is_hidden(case: Case) -> None:
    rng = Rng(12)
    for state in sampled(case.start(), 12, every=2):
        hidden = [seat for seat in range(case.seats) if state.sealed[seat] >= 0]
        if not state.over and isinstance(state.step, Sealed) and hidden:
            answers = state.step.answers(state, hidden[0])
            if len(answers) > 3:
                worlds = {state.imagine(None, rng).sealed[hidden[0]] for _ in range(40)}
                assert len(worlds) > 1
                assert worlds <= set(answers)
