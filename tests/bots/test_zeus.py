"""The bots at Beim Zeus!: none of them forgets its income."""

import pytest
from rules import rule

import pessoi
from pessoi import CHANCE, Rng
from pessoi.bots import Knowledge, bot


@rule("zeus.turn.claim")
@pytest.mark.parametrize(("name", "turns"), [("beginner", 400), ("casual", 400), ("search:6", 60)])
def test_income_is_always_claimed(name: str, turns: int) -> None:
    game = pessoi.game("zeus")
    player = bot(name)
    rng = Rng(3)
    state = game.start(3, {"edition": "haffner"})
    claimed = 0
    for _ in range(turns):
        if state.over:
            break
        actor = state.actors[0]
        if actor == CHANCE:
            events = state.play(CHANCE, state.sample(rng))
        else:
            chosen = player if claimed or state.view(None).claimable or name != "search:6" else bot("greedy")
            events = state.play(actor, chosen.choose(Knowledge(state, actor), rng))
        assert "income-lost" not in [event.message for event in events]
        claimed += "income-claimed" in [event.message for event in events]
    assert claimed > 0
