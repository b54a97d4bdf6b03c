"""What the view tells of the step at hand."""

from typing import cast

from games.rhodes.scene import GAME, A, B, build, do, goes, land, scene, turn

from pessoi import CHANCE, Rng
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.view_types import StepView


def test_before_the_first_round_it_says_how_many_tiles_come_later() -> None:
    state = cast(RhodesState, GAME.start(3))
    rng = Rng(1)
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    assert state.view(A).about == state.view(None).about == StepView(later=state.rhodes.start.farmland - 1)


def test_in_production_the_fields_of_this_action() -> None:
    state = scene()
    assert turn(state).view(A).about is None
    goes(state, "production")
    assert state.view(A).about == StepView()
    do(state, A, "produce 4 milk")
    for seat in (None, A, B):
        assert state.view(seat).about == StepView(fields=["milk"])


def test_in_the_town_hall_how_many_tiles_were_bought() -> None:
    state = scene()
    goes(state, "hall")
    do(state, A, "build hut")
    assert state.view(B).about == StepView(so_far=1)
    do(state, A, "stop")
    assert state.view(B).about is None


def test_on_the_farm_the_developments_not_used_yet() -> None:
    state = scene()
    land(state, A, "wine", 2)
    build(state, A, "cart", "trader")
    goes(state, "farm")
    assert state.view(B).about == StepView(unused=["cart", "trader"])
    do(state, A, "cart wine")
    assert state.view(B).about == StepView(unused=["trader"])
