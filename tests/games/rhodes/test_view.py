"""What the view says about the current step."""

from typing import cast

from games.rhodes.scene import GAME, A, B, RhodesScene

from pessoi import CHANCE, Rng
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.view_types import StepView


def test_before_the_first_round_it_says_how_many_tiles_come_later() -> None:
    state = cast(RhodesState, GAME.start(3))
    rng = Rng(1)
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.sample(rng))
    assert state.view(A).about == state.view(None).about == StepView(later=state.rhodes.constants.start_farmland - 1)


def test_in_production_the_fields_of_this_action() -> None:
    scene = RhodesScene()
    assert scene.turn().state.view(A).about is None
    scene.go("production")
    assert scene.state.view(A).about == StepView()
    scene.play(A, "produce 4 milk")
    for seat in (None, A, B):
        assert scene.state.view(seat).about == StepView(fields=["milk"])


def test_in_the_town_hall_how_many_tiles_were_bought() -> None:
    scene = RhodesScene()
    scene.go("hall")
    scene.play(A, "build hut")
    assert scene.state.view(B).about == StepView(so_far=1)
    scene.play(A, "stop")
    assert scene.state.view(B).about is None


def test_on_the_farm_the_developments_not_used_yet() -> None:
    scene = RhodesScene()
    scene.land(A, "wine", 2)
    scene.build(A, "cart", "trader")
    scene.go("farm")
    assert scene.state.view(B).about == StepView(unused=["cart", "trader"])
    scene.play(A, "cart wine")
    assert scene.state.view(B).about == StepView(unused=["trader"])
