"""Checks of noninterference: what a seat is shown cannot depend on what it must not know."""

import msgspec

from pessoi.contract.cases import SLOWER, Case, sampled
from pessoi.core.events import Arguments, Event
from pessoi.core.rng import Rng
from pessoi.core.state import UNSEALED, State
from pessoi.core.step import CHANCE, Sealed


def shown(state: State, viewer: int | None) -> bytes:
    """The view as it goes over the wire."""
    return msgspec.json.encode(state.view(viewer))


def asked(state: State, viewer: int) -> list[Arguments]:
    """The arguments of the question that a seat is asked, and of its legal moves."""
    if not state.waits_for(viewer):
        return []
    return [state.question(viewer), *(state.details(viewer, move) for move in state.legal(viewer))]


def visible(events: list[Event], viewer: int | None) -> list[Event]:
    """The events that a seat or a spectator may see."""
    return [event for event in events if event.shown_to(viewer)]


def same_world(case: Case, seed: int) -> None:
    """A sampled world looks the same from the seat that imagines it: view, question, legal moves, reasons."""
    rng = Rng(seed)
    size = len(case.game.moves)
    for state in sampled(case.start(), seed, every=25 * SLOWER):
        for viewer in case.viewers():
            world = state.imagine(viewer, rng)
            assert shown(world, viewer) == shown(state, viewer)
            if viewer is not None:
                assert world.legal(viewer) == state.legal(viewer)
                assert asked(world, viewer) == asked(state, viewer)
                for move in {rng.below(size) for _ in range(8)}:
                    assert world.why_not(viewer, move) == state.why_not(viewer, move)


def same_events(case: Case, seed: int) -> None:
    """A move shows a seat the same in every world, unless it reveals something."""
    rng = Rng(seed)
    for state in sampled(case.start(), seed, every=25 * SLOWER):
        if state.over or state.step.hidden_outcome:
            continue
        for viewer in case.viewers():
            world = state.imagine(viewer, rng)
            actor = rng.one_of(list(state.actors))
            move = state.sample(rng) if actor == CHANCE else rng.one_of(state.legal(actor))
            if world.why_not(actor, move) is not None:
                assert actor not in (viewer, CHANCE)
                continue
            here, there = state.clone(), world.clone()
            events, imagined = visible(here.play(actor, move), viewer), visible(there.play(actor, move), viewer)
            if here.revealed:
                continue
            same = shown(here, viewer) == shown(there, viewer)
            assert same or actor not in (viewer, CHANCE)
            assert events == imagined or not same


def sealed(case: Case, seed: int) -> None:
    """A sealed choice looks the same to others, whatever it is."""
    rng = Rng(seed)
    for state in sampled(case.start(), seed, every=2):
        if state.over or not isinstance(state.step, Sealed) or len(state.actors) < 2:
            continue
        actor = rng.one_of(list(state.actors))
        answers = state.step.answers(state, actor)
        here, there = state.clone(), state.clone()
        events, others = here.play(actor, rng.one_of(answers)), there.play(actor, rng.one_of(answers))
        for viewer in case.viewers():
            if viewer != actor:
                assert shown(here, viewer) == shown(there, viewer)
                assert visible(events, viewer) == visible(others, viewer)


def hidden_outcomes(case: Case, seed: int) -> None:
    """A hidden outcome of chance looks the same to all but at most one seat."""
    rng = Rng(seed)
    for state in sampled(case.start(), seed, every=2):
        if state.actors != (CHANCE,) or not state.step.hidden_outcome:
            continue
        here, there = state.clone(), state.clone()
        events, others = here.play(CHANCE, state.sample(rng)), there.play(CHANCE, state.sample(rng))
        differing = [
            viewer
            for viewer in case.viewers()
            if shown(here, viewer) != shown(there, viewer) or visible(events, viewer) != visible(others, viewer)
        ]
        assert len(differing) <= 1
        assert None not in differing


def worlds_vary(case: Case, seed: int) -> None:
    """Worlds differ where something is sealed."""
    rng = Rng(seed)
    for state in sampled(case.start(), seed, every=2):
        hidden = [seat for seat in range(case.seats) if state.sealed[seat] != UNSEALED]
        if not state.over and isinstance(state.step, Sealed) and hidden:
            answers = state.step.answers(state, hidden[0])
            if len(answers) > 3:
                worlds = {state.imagine(None, rng).sealed[hidden[0]] for _ in range(40)}
                assert len(worlds) > 1
                assert worlds <= set(answers)


CHECKS = (same_world, same_events, sealed, hidden_outcomes, worlds_vary)
