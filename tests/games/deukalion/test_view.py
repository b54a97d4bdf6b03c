"""What the view tells of the step at hand, of the move so far and of tasks that are fulfilled."""

from games.deukalion.table import GAME, Table
from readings import off_the_view, shown

from pessoi.env.observations import observation_of
from pessoi.games.deukalion.view_types import FulfilledView, StepView


def test_everybody_sees_what_is_put_away_and_which_contract_is_claimed() -> None:
    table = Table().hold(1, "red", "green").hold(0, "green").contracts("c01").next_contract("c02")
    table.play(1, "fulfil c01a")
    for seat in (None, 0, 1):
        assert table.state.view(seat).about == StepView(treasure="red")
        assert table.state.view(seat).seats[1].fulfilled == [FulfilledView("c01", "task-deliver-red")]
    table.play(1, table.legal(1)[0])
    assert table.asked == "claim"
    observation = observation_of(table.state.rules)
    for seat in (0, 1):
        assert table.state.view(seat).about == StepView(contract="c02")
        assert shown(observation, table.state, seat)["about_contract"] == [1, 0]
        assert shown(observation, table.state, seat) == off_the_view(GAME, table.state, seat)


def test_everybody_sees_who_has_played_a_card() -> None:
    table = Table(3).hands([], ["sail-2"], ["hermes"]).play(1, "play sail-2")
    assert table.asked == "hermes"
    assert table.state.view(0).about == StepView(other=1)
    table.play(2, "pass")
    assert table.state.view(0).about is None


def test_everybody_sees_what_the_mover_has_done() -> None:
    table = Table().ship(1, "c3").ship(0, "d3").hydra("h2")
    assert table.state.view(0).so_far == []
    table.play(1, "sail d3")
    assert table.state.view(0).so_far == ["set-out", "way-ended", "acted", "attacked", "bound"]
