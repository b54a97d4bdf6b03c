"""The bots at Beim Zeus!: none of them forgets its income or leaves a neighbour the last plot of a row."""

import pytest
from games.zeus.scene import ZeusScene
from rules import rule

import pessoi
from pessoi import CHANCE, Rng
from pessoi.bots import Knowledge, bot
from pessoi.bots.policies import policy


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


@pytest.mark.parametrize(("block", "taken"), [(0.0, "take 25"), (0.8, "take 3")])
def test_the_last_plot_of_a_rivals_row_is_bought_to_block_it(block: float, taken: str) -> None:
    scene = ZeusScene()
    scene.give(0, 1)
    scene.turn(1, 3, 25, 30)
    scene.auction(1, 0, 20, 0, 0)
    move = policy(scene.state.rules, {"policy.block": block}).choose(scene.state, 1, Rng(1))
    assert scene.game.moves.name(move) == taken
