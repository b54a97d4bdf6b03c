"""What the view shows of the current step, of the move so far and of tasks that are fulfilled."""

from games.deukalion.scene import GAME, DeukalionScene
from readings import off_the_view, shown

from pessoi.env.observations import observation_of
from pessoi.games.deukalion.view_types import FulfilledView, StepView


def test_all_seats_see_the_treasure_put_away_and_the_contract_claimed() -> None:
    scene = DeukalionScene().hold(1, "red", "green").hold(0, "green").contracts("c01").next_contract("c02")
    scene.play(1, "fulfil c01a")
    for seat in (None, 0, 1):
        assert scene.state.view(seat).about == StepView(treasure="red")
        assert scene.state.view(seat).seats[1].fulfilled == [FulfilledView("c01", "task-deliver-red")]
    scene.play(1, scene.legal(1)[0])
    assert scene.asked == "claim"
    observation = observation_of(scene.state.rules)
    for seat in (0, 1):
        assert scene.state.view(seat).about == StepView(contract="c02")
        assert shown(observation, scene.state, seat)["about_contract"] == [1, 0]
        assert shown(observation, scene.state, seat) == off_the_view(GAME, scene.state, seat)


def test_all_seats_see_which_seat_has_played_a_card() -> None:
    scene = DeukalionScene(3).hands([], ["sail-2"], ["hermes"])
    scene.play(1, "play sail-2")
    assert scene.asked == "hermes"
    assert scene.state.view(0).about == StepView(other=1)
    scene.play(2, "pass")
    assert scene.state.view(0).about is None


def test_all_seats_see_what_the_mover_has_done() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2")
    assert scene.state.view(0).so_far == []
    scene.play(1, "sail d3")
    assert scene.state.view(0).so_far == ["set-out", "way-ended", "acted", "attacked", "bound"]
