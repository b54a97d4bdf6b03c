"""Fights: ship against ship, cities, throws, and what follows."""

import pytest
from games.deukalion.scene import BOARD, CONSTANTS, GAME, DeukalionScene, square
from rules import rule
from scene import arguments

from pessoi import CHANCE
from pessoi.games.deukalion.rules.sailing import at_distance


def fight(**crews: int) -> DeukalionScene:
    """Seat 1 at c3 attacks seat 0 at d3."""
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2")
    for seat in (0, 1):
        scene.crew(seat, crews.get(f"seat{seat}", 10))
    return scene


@rule("deukalion.fight.throw")
@rule("deukalion.fight.ship")
def test_both_throw_all_fighters_the_attacker_first() -> None:
    scene = fight(seat1=6, seat0=4)
    scene.play(1, "sail d3")
    assert scene.asked == "throw"
    assert len(scene.state.outcomes()) == 28
    scene.chance("throw 0 6 0")
    assert len(scene.state.outcomes()) == 15
    events = scene.chance("throw 0 4 0")
    assert arguments(events, "won-ship") == [{"seat": 1, "other": 0, "total": 6, "other_total": 4}]


@rule("deukalion.fight.odds")
def test_a_throw_is_one_chance_with_exact_odds() -> None:
    scene = fight(seat1=2)
    scene.play(1, "sail d3")
    odds = {GAME.outcomes.name(outcome): probability for outcome, probability in scene.state.outcomes()}
    assert odds["throw 2 0 0"] == pytest.approx(0.35 * 0.35)
    assert odds["throw 1 1 0"] == pytest.approx(2 * 0.35 * 0.35)
    assert odds["throw 0 1 1"] == pytest.approx(2 * 0.35 * 0.3)
    assert sum(odds.values()) == pytest.approx(1)


@rule("deukalion.fight.cross")
def test_crosses_go_to_the_underworld_for_winner_and_loser() -> None:
    scene = fight()
    scene.play(1, "sail d3")
    scene.chance("throw 2 0 8", "throw 3 7 0")
    assert scene.state.fighters == [7, 8]
    assert scene.state.below == [3, 2]


@rule("deukalion.fight.higher")
def test_the_higher_total_wins_and_a_half_counts_half() -> None:
    scene = fight(seat1=3, seat0=4)
    scene.play(1, "sail d3")
    events = scene.chance("throw 1 1 1", "throw 2 2 0")
    assert arguments(events, "won-ship") == [{"seat": 1, "other": 0, "total": 3, "other_total": 2}]


@rule("deukalion.fight.higher")
@rule("deukalion.contracts.defeat")
def test_the_defender_wins_a_tie() -> None:
    scene = fight(seat1=4, seat0=4)
    scene.play(1, "sail d3")
    events = scene.chance("throw 2 2 0", "throw 3 0 1")
    assert arguments(events, "won-ship") == [{"seat": 0, "other": 1, "total": 2, "other_total": 2}]
    assert scene.asked == "displace"
    assert scene.state.actors == (0,)


@rule("deukalion.fight.empty-ship")
def test_a_ship_without_fighters_totals_nothing_and_cannot_attack() -> None:
    scene = fight(seat0=0)
    scene.play(1, "sail d3")
    events = scene.chance("throw 9 1 0")
    assert arguments(events, "won-ship") == [{"seat": 1, "other": 0, "total": 1, "other_total": 0}]
    scene = fight(seat1=0)
    assert "d3" not in scene.squares(1)
    assert scene.why_not(1, "sail d3") == "no-fighters"


@rule("deukalion.fight.seize")
def test_the_winner_takes_a_treasure_of_its_choice() -> None:
    scene = fight(seat1=9).hold(0, "red", "green").crew(0, 5)
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 9", "throw 0 0 5")
    assert scene.legal(1) == ["seize red", "seize green"]
    assert scene.why_not(1, "seize blue") == "no-such-treasure"
    scene.play(1, "seize green")
    assert (scene.aboard(1)["green"], scene.aboard(0)["green"], scene.aboard(0)["red"]) == (1, 0, 1)


@rule("deukalion.fight.seize")
@rule("deukalion.treasures.room")
def test_a_full_winner_may_leave_the_treasure() -> None:
    scene = fight().hold(0, "red").crew(0, 5)
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 10", "throw 5 0 0")
    assert scene.legal(1) == ["pass", "seize red"]
    scene.play(1, "pass")
    assert scene.aboard(0)["red"] == 1


@rule("deukalion.fight.seize")
def test_an_attacker_that_loses_can_be_robbed() -> None:
    scene = fight(seat0=5).hold(1, "red").crew(1, 2)
    scene.play(1, "sail d3")
    scene.chance("throw 2 0 0", "throw 0 0 5")
    assert scene.aboard(0)["red"] == 1


@rule("deukalion.fight.displaced")
def test_the_winner_moves_the_loser_exactly_three_squares() -> None:
    scene = fight()
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 10", "throw 5 5 0")
    assert scene.state.actors == (1,)
    goals = scene.squares(1, "push")
    assert all(BOARD.sailing[square("d3")][square(goal)] == 3 for goal in goals)
    assert not goals & {"b1", "c2", "d2", "e2", "f1", "d3"}
    assert scene.why_not(1, "push c3") == "wrong-distance"
    assert scene.why_not(1, "push c2") == "not-free"
    scene.play(1, f"push {min(goals)}")
    assert scene.where(1) == "d3"
    assert scene.where(0) == min(goals)


@rule("deukalion.fight.displaced")
def test_nothing_happens_where_a_ship_is_moved_to() -> None:
    scene = fight().hold(0, "red").crew(0, 5).contracts("c01")
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 10", "throw 5 0 0")
    scene.play(1, "pass")
    scene.play(1, scene.legal(1)[0])
    assert scene.point_cards == [0, 0]
    assert scene.asked == "move"


@rule("deukalion.fight.displaced")
def test_fewer_squares_only_where_three_are_impossible() -> None:
    distances = [0, 1, 2, -1, 3]
    assert at_distance(3, distances, 0b11111) == [4]
    assert at_distance(3, distances, 0b01111) == [2]
    assert at_distance(3, distances, 0b01011) == [1]


@rule("deukalion.fight.anchors")
def test_ships_at_anchor_are_attacked_by_ships_but_not_by_the_hydra() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "c2").hydra("b2")
    assert "c2" in scene.squares(1)
    scene = DeukalionScene().ship(1, "c2").ship(0, "h3").hydra("b2")
    scene.set_down("2-3-3-3")
    assert "c2" not in scene.squares(0, "hydra")


@rule("deukalion.fight.city")
@rule("deukalion.fight.neighbours")
def test_a_city_is_beaten_by_reaching_its_number() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red").crew(1, 8)
    scene.play(1, "attack korinth")
    events = scene.chance("throw 0 8 0")
    assert arguments(events, "won-city") == [
        {"seat": 1, "city": 0, "total": 8, "other_total": 2 * CONSTANTS.places.defence[0]}
    ]
    assert scene.aboard(1)["red"] == 1
    assert DeukalionScene().ship(1, "b2").why_not(1, "attack korinth") == "not-beside-city"


@rule("deukalion.fight.failure")
def test_failing_at_a_city_costs_only_the_crosses() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red")
    scene.play(1, "attack korinth")
    events = scene.chance("throw 5 5 0")
    assert arguments(events, "lost-city") == [
        {"seat": 1, "city": 0, "total": 5, "other_total": 2 * CONSTANTS.places.defence[0]}
    ]
    assert (scene.state.fighters[1], scene.where(1)) == (5, "b3")
    assert scene.asked == "move"


def test_an_empty_city_cannot_be_attacked() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red").hold(0, "red", "red", "red")
    assert scene.why_not(1, "attack korinth") == "city-empty"


def test_chance_has_its_seat() -> None:
    scene = fight()
    scene.play(1, "sail d3")
    assert scene.state.actors == (CHANCE,)


@rule("deukalion.fight.no-crew")
def test_a_ship_without_fighters_does_not_attack() -> None:
    scene = DeukalionScene().ship(1, "b3").ship(0, "c3").hydra("h2").crew(1, 0)
    assert scene.why_not(1, "sail c3") == "no-fighters"
    assert scene.why_not(1, "attack korinth") == "no-fighters"


@rule("deukalion.fight.lifted")
def test_a_beaten_ship_is_set_down_whatever_is_in_between() -> None:
    scene = fight().hydra("e3")
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 10", "throw 0 10 0")
    assert scene.asked == "displace"
    assert "f4" in scene.squares(1, "push")
