"""Checks of observations: as much as the view, and nothing that a seat must not know."""

import msgspec

from pessoi.contract.cases import SLOWER, Case, sampled
from pessoi.core.rng import Rng
from pessoi.env.observations import observation_of


def observed_worlds(case: Case, seed: int) -> None:
    """A seat observes the same in every world it holds possible."""
    rng = Rng(seed)
    start = case.start()
    observation = observation_of(start.rules)
    for state in sampled(start, seed, every=20 * SLOWER):
        for seat in range(case.seats):
            assert observation.read(state.imagine(seat, rng), seat) == observation.read(state, seat)


def observed_views(case: Case, seed: int) -> None:
    """Different views are different observations."""
    start = case.start()
    observation = observation_of(start.rules)
    seen: dict[tuple[int, ...], bytes] = {}
    for state in sampled(start, seed, every=3 * SLOWER):
        view = msgspec.json.encode(state.view(0))
        assert seen.setdefault(tuple(observation.read(state, 0)), view) == view


def observed_bounds(case: Case, seed: int) -> None:
    """Every number of an observation is within the bounds of its slot."""
    start = case.start()
    observation = observation_of(start.rules)
    for state in sampled(start, seed, every=10 * SLOWER):
        for seat in range(case.seats):
            numbers = observation.read(state, seat)
            assert len(numbers) == observation.layout.size
            for slot in observation.layout.slots:
                values = numbers[slot.start : slot.end]
                assert slot.low <= min(values) <= max(values) <= slot.high, slot.name


CHECKS = (observed_worlds, observed_views, observed_bounds)
