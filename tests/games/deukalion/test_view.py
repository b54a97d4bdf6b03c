"""What the view shows of the current step, of the move so far and of tasks that are fulfilled."""

from itertools import product
from typing import cast

import pytest
from games.deukalion.scene import CONSTANTS, GAME, DeukalionScene
from readings import off_the_view, shown

from pessoi.env.observations import observation_of
from pessoi.games.deukalion.view_types import ContractView, FaultView, FulfilledView, StepView


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
    assert scene.state.view(0).about == StepView(other=1, card="sail-2")
    scene.play(2, "pass")
    assert scene.state.view(0).about is None


def test_all_seats_see_what_the_mover_has_done() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2")
    assert scene.state.view(0).so_far == []
    scene.play(1, "sail d3")
    assert scene.state.view(0).so_far == ["set-out", "way-ended", "acted", "attacked", "bound"]


def throws(crew: int) -> list[tuple[float, float]]:
    """Every way in which a crew can fall: its chance and its points."""
    sides = list(zip(CONSTANTS.odds.sides, (0.0, 0.5, 1.0)))
    found = []
    for fallen in product(sides, repeat=crew):
        chance = 1.0
        for share, _ in fallen:
            chance *= share
        found.append((chance, sum(points for _, points in fallen)))
    return found


def test_the_chance_to_win_is_that_of_all_ways_in_which_the_fighters_can_fall() -> None:
    scene = DeukalionScene(3).town("Salamis", 1).crew(0, 4).crew(1, 3).crew(2, 0)
    view = scene.state.view(0)
    for city in view.cities:
        reached = sum(chance for chance, points in throws(4) if points >= city.defence)
        assert city.chance == pytest.approx(reached, abs=1e-4)
    beaten = sum(mine * other for mine, won in throws(4) for other, lost in throws(3) if won > lost)
    nobody = sum(chance for chance, points in throws(4) if points > 0)
    assert [seat.chance for seat in view.seats] == [
        None,
        pytest.approx(beaten, abs=1e-4),
        pytest.approx(nobody, abs=1e-4),
    ]
    assert view.hydra_chance == 0.0, "four fighters never throw five points"
    assert isinstance(view.hydra_chance, float), "the same text of the view, compiled or not"
    salamis = next(town for town in view.towns if town.name == "Salamis")
    assert salamis.chance == pytest.approx(
        sum(chance for chance, points in throws(4) if points >= salamis.value), abs=1e-4
    )
    assert [town.chance for town in view.towns if town.owner is None] == [None] * 3
    assert next(town for town in scene.state.view(1).towns if town.name == "Salamis").chance is None


def test_a_town_defended_by_a_crew_has_the_chance_of_a_fight_between_crews() -> None:
    scene = DeukalionScene(2, GAME, town_fight="crew").town("Salamis", 1).crew(0, 2).crew(1, 2)
    view = scene.state.view(0)
    assert next(town for town in view.towns if town.owner == 1).chance == view.seats[1].chance


def test_spectators_see_no_chances() -> None:
    view = DeukalionScene().state.view(None)
    chances = [place.chance for place in [*view.cities, *view.towns, *view.seats]]
    assert [*chances, view.hydra_chance] == [None] * (len(chances) + 1)


def test_the_view_says_what_a_seat_lacks_for_each_task() -> None:
    scene = DeukalionScene().ship(1, "c3").hold(1, "red").contracts("c01", "c07")
    first, second = cast(list[ContractView], scene.state.view(1).contracts)
    assert first.lacking == [FaultView("not-at-anchor", {}), FaultView("hero-own", {"hero": 1})]
    assert [fault.reason for fault in second.lacking or [] if fault] == ["not-beside-city", "not-beside-city"]
    scene.ship(1, "c2")
    assert cast(ContractView, scene.state.view(1).contracts[0]).lacking == [None, FaultView("hero-own", {"hero": 1})]
    assert cast(ContractView, scene.state.view(None).contracts[0]).lacking is None


def test_the_view_names_the_ships_that_the_hydra_reaches() -> None:
    scene = DeukalionScene(3).hydra("d3").ship(1, "c3").ship(2, "h1")
    assert scene.state.view(1).hydra_targets == []
    scene.set_down()
    assert scene.state.view(1).hydra_targets == [1]


def test_the_view_names_what_is_reconstructed() -> None:
    named = DeukalionScene().state.view(None).reconstructed
    assert {"throw", "map", "city-korinth", "contract-c01", "treasure-blue"} <= set(named)
    assert "treasure-red" not in named
