"""A bot cannot know what its seat does not: in two states with the same view it makes the same move."""

import msgspec
import pytest
from helpers import CASES, Case, often, sampled

from pessoi import CHANCE, Rng
from pessoi.bots import Knowledge, bot


def _firsts() -> list[Case]:
    seen: dict[tuple[str, int], Case] = {}
    for case in CASES:
        seen.setdefault((case.key, case.seats), case)
    return list(seen.values())


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:slip=0.5", "search:12:depth=4"])
@pytest.mark.parametrize("case", _firsts(), ids=str)
def test_two_states_with_the_same_view_get_the_same_move(case: Case, name: str) -> None:
    rng = Rng(31)
    player = bot(name)
    compared = 0
    for state in sampled(case.start(), 31, every=9):
        if state.over or state.actors == (CHANCE,):
            continue
        seat = rng.one_of(list(state.actors))
        other = state.imagine(seat, rng)
        assert msgspec.json.encode(state.view(seat)) == msgspec.json.encode(other.view(seat))
        compared += 1
        assert player.choose(Knowledge(state, seat), Rng(7)) == player.choose(Knowledge(other, seat), Rng(7))
        if compared == often(12):
            break
    assert compared


@pytest.mark.parametrize("name", ["greedy", "search:40"])
def test_a_sealed_bid_is_not_known(name: str) -> None:
    """The bid of the last seat does not depend on the bids that others have sealed."""
    case = next(case for case in CASES if case.key == "zeus")
    state = case.start()
    rng = Rng(3)
    while state.step.name != "bid":
        actor = state.actors[0]
        state.apply(actor, state.sample(rng) if actor == CHANCE else case.game.moves.parse("auction"))
    bids = set()
    for amount in (0, 5, 40, 90):
        truth = state.clone()
        while len(truth.actors) > 1:
            truth.apply(truth.actors[0], case.game.moves.parse(f"bid {amount}"))
        bids.add(bot(name).choose(Knowledge(truth, truth.actors[0]), Rng(9)))
    assert len(bids) == 1
