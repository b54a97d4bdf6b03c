"""The turn and the cup."""

from games.deukalion.scene import GAME, DeukalionScene
from rules import rule
from scene import arguments

from pessoi import CHANCE
from pessoi.games.deukalion.rules.turn import NOBODY_DRAWS


@rule("deukalion.turn.shake")
def test_five_dice_are_one_chance_of_243() -> None:
    scene = DeukalionScene()
    scene.set_down()
    scene.play(0, "done")
    assert scene.state.actors == (CHANCE,)
    outcomes = scene.state.outcomes()
    assert len(outcomes) == 243
    assert {round(probability * 243, 9) for _, probability in outcomes} == {1}


@rule("deukalion.turn.order")
@rule("deukalion.turn.next")
def test_the_others_move_from_the_left_then_the_active_seat_then_the_next_shakes() -> None:
    scene = DeukalionScene(4)
    order = []
    while scene.asked == "move":
        order.append(scene.state.actors[0])
        scene.play(order[-1], "done")
    assert order == [1, 2, 3]
    assert scene.asked == "cup"
    assert scene.state.actors == (0,)
    scene.play(0, "cup 3-3-3-2", "card")
    scene.chance("draw eagle")
    events = scene.play(0, "done")
    assert arguments(events, "turn-over") == [{"seat": 0}]
    assert scene.asked == "shake"
    assert scene.state.active == 1


@rule("deukalion.turn.others")
def test_the_middle_die_is_how_far_the_others_sail() -> None:
    near = DeukalionScene(shake="1 3333").ship(1, "c3").ship(0, "f1").hydra("h2")
    assert near.squares(1) == {"b3", "c2", "d3", "c4"}
    assert near.state.reach == 1
    assert DeukalionScene(shake="3 1111").state.reach == 3


@rule("deukalion.turn.others-act")
def test_the_others_may_found_attack_and_fulfil() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red").contracts("c01")
    assert "attack korinth" in scene.legal(1)
    scene = DeukalionScene().ship(1, "h3")
    assert "found salamis" in scene.legal(1)
    scene = DeukalionScene().hold(1, "red").contracts("c01")
    assert "fulfil c01a" in scene.legal(1)


@rule("deukalion.turn.rest")
def test_giving_the_move_up_brings_two_fighters_back() -> None:
    scene = DeukalionScene().crew(1, 6)
    scene.play(1, "rest")
    assert scene.state.fighters[1] == 8
    assert scene.asked == "cup"


@rule("deukalion.turn.rest")
def test_it_is_too_late_to_give_up_after_sailing_and_the_active_seat_cannot() -> None:
    scene = DeukalionScene().ship(1, "c3").crew(1, 6)
    scene.play(1, "sail d3")
    assert scene.why_not(1, "rest") == "too-late-to-rest"
    scene = DeukalionScene().crew(0, 6)
    scene.set_down()
    assert scene.why_not(0, "rest") == "too-late-to-rest"
    assert DeukalionScene().why_not(1, "rest") == "nobody-returns"


@rule("deukalion.turn.any-order")
def test_the_active_seat_takes_its_actions_in_any_order() -> None:
    scene = DeukalionScene().crew(0, 5).hydra("h2").ship(0, "b1")
    scene.set_down("3-3-3-2")
    assert {"card", "back 3", "sail a1", "hydra h3"} <= set(scene.legal(0))
    scene.play(0, "hydra h3", "card")
    scene.chance("draw eagle")
    scene.play(0, "back 2", "sail a1", "done")
    assert scene.state.active == 1


@rule("deukalion.turn.one-act")
def test_one_founding_or_attack_in_a_move() -> None:
    scene = DeukalionScene().ship(1, "g4").stock("Rhodos", "red")
    scene.play(1, "found salamis")
    assert "attack rhodos" not in scene.legal(1)
    assert scene.why_not(1, "attack rhodos") == "already-acted"


@rule("deukalion.cup.turnings")
def test_the_cup_has_four_turnings_that_keep_the_order() -> None:
    scene = DeukalionScene(shake="1 1233")
    scene.play(1, "done")
    assert set(scene.legal(0)) == {"cup 1-2-3-3", "cup 2-3-3-1", "cup 3-3-1-2", "cup 3-1-2-3"}
    assert scene.why_not(0, "cup 2-1-3-3") == "cup-order"
    assert scene.why_not(0, "done") == "cup-first"


@rule("deukalion.cup.turnings")
def test_equal_turnings_are_one_choice_and_taken_at_once() -> None:
    scene = DeukalionScene(shake="1 2121")
    scene.play(1, "done")
    assert set(scene.legal(0)) == {"cup 2-1-2-1", "cup 1-2-1-2"}


@rule("deukalion.cup.card")
def test_on_a_one_all_others_draw() -> None:
    scene = DeukalionScene(3, shake="1 1222")
    scene.play(1, "done")
    scene.play(2, "done")
    scene.play(0, "cup 1-2-2-2", "card")
    scene.chance("draw eagle", "draw apollo")
    assert [scene.cards(seat) for seat in range(3)] == [[], ["eagle"], ["apollo"]]


@rule("deukalion.cup.card")
def test_on_a_three_the_active_seat_draws_and_on_a_two_no_seat_does() -> None:
    scene = DeukalionScene(shake="1 3222")
    scene.play(1, "done")
    scene.play(0, "cup 3-2-2-2", "card")
    scene.chance("draw eagle")
    assert scene.cards(0) == ["eagle"]
    scene = DeukalionScene(shake="1 3222")
    scene.play(1, "done")
    events = scene.play(0, "cup 2-2-2-3")
    assert [event["draws"] for event in arguments(events, "cup")] == [NOBODY_DRAWS]
    assert "card" not in scene.legal(0)


@rule("deukalion.cup.card-must")
def test_the_turn_does_not_end_before_the_card_die() -> None:
    scene = DeukalionScene(shake="1 1222")
    scene.play(1, "done")
    scene.play(0, "cup 1-2-2-2")
    assert "done" not in scene.legal(0)
    assert scene.why_not(0, "done") == "card-die-first"


@rule("deukalion.cup.hydra")
def test_the_hydra_die_is_how_far_it_swims() -> None:
    scene = DeukalionScene(shake="1 2221").hydra("h3")
    scene.play(1, "done")
    scene.play(0, "cup 2-2-2-1")
    assert scene.squares(0, "hydra") == {"h2", "h4", "i3"}
    scene.play(0, "hydra h4")
    assert scene.squares(0, "hydra") == set()
    assert scene.why_not(0, "hydra h3") == "no-hydra-die"


@rule("deukalion.cup.fighters")
def test_the_fighter_die_is_how_many_come_back() -> None:
    scene = DeukalionScene(shake="1 2222").crew(0, 5)
    scene.play(1, "done")
    scene.play(0, "back 2")
    assert scene.state.fighters[0] == 7
    assert scene.why_not(0, "back 1") == "no-fighter-die"


@rule("deukalion.cup.sail")
@rule("deukalion.sailing.fewer")
def test_the_sailing_die_is_the_most_and_fewer_is_allowed() -> None:
    scene = DeukalionScene(shake="1 2222").ship(0, "c3").ship(1, "f1").hydra("h2")
    scene.play(1, "done")
    assert scene.state.reach == 2
    assert {"d3", "d4"} <= scene.squares(0)
    assert "d5" not in scene.squares(0)
    scene.play(0, "sail d3", "done")
    assert scene.where(0) == "d3"


@rule("deukalion.cup.whole-actions")
def test_another_die_ends_the_ships_action_once_it_has_set_out() -> None:
    scene = DeukalionScene().ship(0, "c3").crew(0, 5).ship(1, "f1").hydra("h2")
    scene.set_down("3-3-3-2")
    scene.play(0, "sail d3", "back 1")
    assert scene.squares(0) == set()
    assert scene.why_not(0, "sail d4") == "ship-done"


@rule("deukalion.cup.whole-actions")
def test_another_die_before_setting_out_leaves_the_ship_its_action() -> None:
    scene = DeukalionScene().ship(0, "c3").crew(0, 5).ship(1, "f1")
    scene.set_down("3-3-3-2")
    scene.play(0, "back 1")
    assert "d3" in scene.squares(0)


def test_the_dice_are_shown() -> None:
    scene = DeukalionScene(shake="1 1233")
    scene.play(1, "done")
    scene.play(0, "cup 1-2-3-3")
    view = scene.state.view(None)
    assert (view.middle_die, view.outer_dice) == (1, [1, 2, 3, 3])
    assert view.dice == {"card": 1, "fighters": 2, "sail": 3, "hydra": 3}
    assert GAME.outcomes.name(GAME.outcomes.parse("shake 1 1233")) == "shake 1 1233"


@rule("deukalion.turn.rest-cards")
def test_a_card_may_be_played_before_the_move_is_given_up() -> None:
    scene = DeukalionScene().crew(1, 5).hands([], ["fighter-1"])
    scene.play(1, "play fighter-1")
    events = scene.play(1, "rest")
    assert arguments(events, "rested") == [{"seat": 1, "count": 2}]
    assert scene.state.fighters[1] == 8


@rule("deukalion.turn.one-act")
def test_an_attack_on_the_hydra_leaves_the_ship_its_one_act() -> None:
    scene = DeukalionScene().ship(1, "b5").hydra("b6").stock("Sparta", "red").contracts("c13").next_contract("c16")
    scene.play(1, "sail b6")
    scene.chance("throw 0 0 10")
    scene.play(1, "fulfil c13b")
    scene.play(1, scene.legal(1)[0])
    assert scene.why_not(1, "sail b5") == "way-ended"
    assert scene.may(1, "attack sparta")
    scene.play(1, "attack sparta")
    scene.chance("throw 10 0 0")
    assert scene.why_not(1, "attack sparta") == "already-acted"
