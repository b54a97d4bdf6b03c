"""Contracts of every kind, open and hidden, alone and together."""

from pathlib import Path

from games.deukalion.scene import CODES, GAME, DeukalionScene
from rules import rule
from scene import arguments, one_of

import pessoi
from pessoi import CHANCE
from pessoi.core.bits import contains


def put_all(scene: DeukalionScene, seat: int) -> DeukalionScene:
    """Put delivered treasures anywhere, and turn up whatever comes."""
    while scene.asked in ("put", "open") and not scene.state.over:
        if scene.state.actors == (CHANCE,):
            scene.chance(GAME.outcomes.name(scene.state.outcomes()[0][0]))
        else:
            scene.play(seat, scene.legal(seat)[0])
    return scene


@rule("deukalion.contracts.halves")
@rule("deukalion.contracts.deliver")
@rule("deukalion.contracts.fulfil")
def test_one_half_is_enough_and_the_card_gives_its_points() -> None:
    scene = DeukalionScene().hold(1, "yellow").contracts("c08")
    events = scene.play(1, "fulfil c08b")
    assert scene.state.scores == (0, 2)
    assert arguments(events, "fulfilled")[0]["points"] == 2
    assert put_all(scene, 1).aboard(1)["yellow"] == 0


@rule("deukalion.contracts.deliver")
def test_two_colours_must_both_be_aboard() -> None:
    scene = DeukalionScene().hold(1, "red").contracts("c09")
    assert scene.why_not(1, "fulfil c09a") == "cargo-missing"
    scene = DeukalionScene().hold(1, "red", "green").contracts("c09")
    scene.play(1, "fulfil c09a")
    assert sum(put_all(scene, 1).aboard(1).values()) == 0
    assert DeukalionScene().hold(1, "green").contracts("c10").why_not(1, "fulfil c10b") == "cargo-missing"
    assert DeukalionScene().ship(1, "c3").hold(1, "red").contracts("c01").why_not(1, "fulfil c01a") == "not-at-anchor"
    assert DeukalionScene().hold(1, "red").why_not(1, "fulfil c01a") == "contract-not-yours"


@rule("deukalion.contracts.any")
def test_any_two_or_any_three_treasures() -> None:
    scene = DeukalionScene().hold(1, "red", "green", "blue").contracts("c13").next_contract("c01")
    scene.play(1, "fulfil c13a")
    assert scene.asked == "put"
    assert {move.split()[1] for move in scene.legal(1)} == {"red", "green", "blue"}
    scene.play(1, next(move for move in scene.legal(1) if " blue " in move))
    scene.play(1, next(move for move in scene.legal(1) if " red " in move))
    assert scene.aboard(1) == {"red": 0, "green": 1, "blue": 0, "yellow": 0, "white": 0}
    scene = DeukalionScene().hold(1, "red", "green").contracts("c15")
    assert scene.why_not(1, "fulfil c15a") == "cargo-missing"
    assert "fulfil c15a" in DeukalionScene().hold(1, "red", "green", "red").contracts("c15").legal(1)


@rule("deukalion.contracts.replace")
@rule("deukalion.contracts.chain")
def test_an_open_contract_is_replaced_at_once_and_the_new_one_fulfilled_at_once() -> None:
    scene = DeukalionScene().hold(1, "red", "green").contracts("c01").next_contract("c02")
    scene.play(1, "fulfil c01a")
    put_all(scene, 1)
    assert CODES[scene.state.open[0]] == "c02"
    scene.play(1, "fulfil c02a")
    assert scene.state.scores == (0, 4)


@rule("deukalion.contracts.hidden")
def test_a_hidden_contract_is_its_owners_alone_and_not_replaced() -> None:
    scene = DeukalionScene().hold(1, "red").contracts("c16", seat1="c01")
    assert "fulfil c01a" in scene.legal(1)
    scene.play(1, "fulfil c01a")
    assert scene.state.secret[1] == -1
    assert scene.state.scores == (0, 2)
    scene = DeukalionScene().hold(1, "red").contracts("c16", seat0="c01")
    assert scene.why_not(1, "fulfil c01a") == "contract-not-yours"


@rule("deukalion.contracts.snatch")
def test_a_waiting_player_takes_the_contract_first() -> None:
    scene = DeukalionScene().hold(1, "red").hold(0, "red").contracts("c01").next_contract("c16")
    scene.play(1, "fulfil c01a")
    put_all(scene, 1)
    scene.set_down()
    assert "fulfil c01a" not in scene.legal(0)
    assert "deliver red" in scene.legal(0)


@rule("deukalion.contracts.at-anchor")
def test_a_ship_at_anchor_may_deliver_for_a_new_contract_in_anothers_move() -> None:
    scene = DeukalionScene().hold(1, "red").hold(0, "green").contracts("c01").next_contract("c02")
    scene.play(1, "fulfil c01a")
    put_all(scene, 1)
    assert scene.asked == "claim"
    assert scene.state.actors == (0,)
    scene.play(0, "fulfil c02a")
    assert scene.state.scores == (2, 2)
    put_all(scene, 0)
    assert scene.state.actors == (1,)


@rule("deukalion.contracts.together")
def test_two_at_once_take_a_point_each_and_the_card_leaves_the_game() -> None:
    scene = DeukalionScene().hold(1, "red", "green").hold(0, "green").contracts("c01").next_contract("c02")
    scene.play(1, "fulfil c01a")
    put_all(scene, 1)
    assert scene.asked == "claim"
    assert scene.state.actors == (0, 1)
    assert scene.why_not(0, "done") == "claim-first"
    scene.play(0, "fulfil c02a")
    assert scene.state.view(1).own_answer is None
    assert scene.state.view(0).own_answer == "fulfil c02a"
    scene.play(1, "fulfil c02a")
    assert scene.point_cards == [1, 1]
    assert scene.state.scores == (1, 3)
    assert contains(scene.state.gone, CODES.index("c02"))
    while scene.asked == "put":
        seat = scene.state.actors[0]
        scene.play(seat, scene.legal(seat)[0])
    assert scene.aboard(0)["green"] == scene.aboard(1)["green"] == 0


@rule("deukalion.contracts.together")
def test_when_one_of_two_declines_the_other_gets_all() -> None:
    scene = DeukalionScene().hold(1, "red", "green").hold(0, "green").contracts("c01").next_contract("c02")
    scene.play(1, "fulfil c01a")
    put_all(scene, 1)
    scene.play(1, "pass")
    scene.play(0, "fulfil c02a")
    assert scene.state.scores == (2, 2)


@rule("deukalion.contracts.defeat")
def test_beating_a_hero_fulfils_a_contract_attacking() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c03")
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 10", "throw 0 10 0")
    scene.play(1, scene.legal(1)[0])
    assert scene.asked == "boast"
    assert scene.legal(1) == ["pass", "fulfil c03b"]
    scene.play(1, "fulfil c03b")
    assert scene.state.scores == (0, 2)


@rule("deukalion.contracts.defeat")
@rule("deukalion.contracts.fulfil")
def test_beating_a_hero_fulfils_a_contract_defending_in_anothers_turn() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c04", seat0="c01")
    scene.play(1, "sail d3")
    scene.chance("throw 0 10 0", "throw 0 0 10")
    scene.play(0, scene.legal(0)[0])
    assert scene.legal(0) == ["pass", "fulfil c01b"]
    assert scene.why_not(0, "fulfil c04b") == "hero-absent"
    assert scene.why_not(0, "fulfil c01a") == "not-that-victory"
    assert scene.why_not(0, "fulfil c02b") == "contract-not-yours"
    assert scene.why_not(0, "done") == "boast-first"
    scene.play(0, "fulfil c01b")
    assert scene.state.scores == (2, 0)


@rule("deukalion.contracts.defeat")
def test_a_winner_with_a_hidden_contract_is_asked_whatever_it_is() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c04", seat1="c16")
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 10", "throw 0 10 0")
    scene.play(1, scene.legal(1)[0])
    assert scene.asked == "boast"
    assert scene.legal(1) == ["pass"]
    scene.play(1, "pass")
    assert scene.asked == "move"


@rule("deukalion.contracts.absent")
def test_an_absent_hero_leaves_only_the_other_half() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").contracts("c02", "c04")
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 10", "throw 0 10 0")
    scene.play(1, scene.legal(1)[0])
    assert scene.asked == "move"
    assert "fulfil c02a" in DeukalionScene().hold(1, "green").contracts("c02").legal(1)
    assert DeukalionScene().contracts("c03").why_not(1, "fulfil c03b") == "victory-needed"
    assert DeukalionScene().contracts("c01").why_not(1, "fulfil c01b") == "hero-own"
    assert DeukalionScene().contracts("c02").why_not(1, "fulfil c02b") == "hero-absent"


@rule("deukalion.contracts.absent")
def test_an_absent_hero_is_named_as_absent() -> None:
    tasks = DeukalionScene().contracts("c02").state.view(None).contracts[0].tasks
    assert tasks == ["task-deliver-green", "task-defeat-herkules-absent"]
    assert DeukalionScene(3).contracts("c02").state.view(None).contracts[0].tasks[1] == "task-defeat-herkules"
    scene = DeukalionScene().hold(1, "red").contracts("c01").next_contract("c04")
    scene.play(1, "fulfil c01a")
    opened = one_of(scene.events, "opened")
    assert GAME.words["task"][opened["task"]] == "task-deliver-yellow"
    assert GAME.words["second"][opened["second"]] == "task-defeat-achilles-absent"


@rule("deukalion.contracts.at-anchor")
def test_a_new_contract_is_offered_to_the_moving_ship_beside_a_city_too() -> None:
    scene = DeukalionScene().ship(1, "h6").hydra("b2").hold(0, "red", "green")
    scene.contracts("c05").next_contract("c11")
    scene.hands([], ["eagle", "ares", "bolt"]).play(1, "fulfil c05a")
    assert scene.asked == "move"
    assert "fulfil c11b" in scene.legal(1)
    scene = DeukalionScene().ship(1, "h6").hydra("b2").hold(0, "blue").contracts("c05").next_contract("c11")
    scene.hands([], ["eagle", "ares", "bolt"]).play(1, "fulfil c05a")
    assert scene.asked == "claim"
    assert scene.state.actors == (0, 1)
    assert scene.legal(1) == ["pass", "fulfil c11b"]
    scene.play(0, "fulfil c11a")
    scene.play(1, "fulfil c11b")
    assert scene.point_cards == [1, 1]
    assert contains(scene.state.gone, CODES.index("c11"))


@rule("deukalion.contracts.at-anchor")
@rule("deukalion.contracts.leave")
def test_a_fighter_left_for_a_shared_contract_is_gone_for_good(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    printed = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    box.write_text(printed.replace('"deliver white", "deliver red"', '"deliver white", "leave Zypern 1"'), "utf-8")
    scene = DeukalionScene(2, pessoi.game("deukalion", box)).ship(1, "h6").hydra("b2").hold(0, "white")
    scene.contracts("c11").next_contract("c06")
    scene.hands([], ["eagle", "ares", "bolt"]).play(1, "fulfil c11b")
    scene.play(1, "hand eagle", "hand ares", "hand bolt")
    scene.play(0, "fulfil c06a")
    scene.play(1, "fulfil c06b")
    assert scene.state.view(None).seats[1].left_behind == 1
    scene.reload()


@rule("deukalion.contracts.put-order")
def test_treasures_of_a_shared_contract_are_put_back_in_turn_order() -> None:
    scene = DeukalionScene(3).hold(1, "red", "green").hold(0, "green").hold(2, "green")
    scene.contracts("c01").next_contract("c02").play(1, "fulfil c01a")
    put_all(scene, 1)
    for seat in range(3):
        scene.play(seat, "fulfil c02a")
    while scene.asked == "put":
        seat = scene.state.actors[0]
        scene.play(seat, scene.legal(seat)[0])
    assert [put["seat"] for put in arguments(scene.events, "put")] == [1, 0, 1, 2]


@rule("deukalion.contracts.crew")
@rule("deukalion.contracts.peace")
def test_eight_fighters_to_rhodos_in_peace() -> None:
    scene = DeukalionScene().ship(1, "g4").contracts("c07").crew(1, 7)
    assert scene.why_not(1, "fulfil c07a") == "too-few-fighters"
    assert DeukalionScene().contracts("c07").why_not(1, "fulfil c07a") == "not-beside-city"
    scene = DeukalionScene().ship(1, "g4").contracts("c07").next_contract("c16").crew(1, 8)
    scene.play(1, "fulfil c07a")
    assert scene.state.scores == (0, 2)
    assert scene.why_not(1, "attack rhodos") == "promised-peace"
    assert "found salamis" in scene.legal(1)


@rule("deukalion.contracts.crew")
def test_eight_fighters_to_kreta() -> None:
    assert "fulfil c05b" in DeukalionScene().ship(1, "f7").hydra("h2").contracts("c05").legal(1)


@rule("deukalion.contracts.peace")
def test_a_seat_that_has_attacked_cannot_come_in_peace() -> None:
    scene = DeukalionScene().ship(1, "g4").contracts("c07")
    scene.play(1, "attack rhodos")
    scene.chance("throw 0 1 9")
    scene.play(1, "pass")
    assert scene.state.fighters[1] == 10
    assert scene.why_not(1, "fulfil c07a") == "has-attacked"


@rule("deukalion.contracts.leave")
@rule("deukalion.contracts.leave-no-point")
def test_a_fighter_is_left_on_zypern_for_good() -> None:
    scene = DeukalionScene().ship(1, "h6").hydra("b2").contracts("c05").next_contract("c16")
    scene.play(1, "fulfil c05a")
    assert scene.state.fighters[1] == 9
    assert scene.state.below[1] == 0
    assert scene.state.view(None).seats[1].left_behind == 1
    assert scene.state.scores == (0, 2)
    assert "attack zypern" in scene.legal(1)


@rule("deukalion.contracts.cards")
@rule("deukalion.contracts.peace")
def test_cards_are_handed_in_face_down() -> None:
    scene = DeukalionScene().ship(1, "b6").contracts("c07").next_contract("c16").hands([], ["eagle"])
    assert scene.why_not(1, "fulfil c07b") == "too-few-cards"
    scene.hands([], ["eagle", "apollo", "ares"]).play(1, "fulfil c07b")
    assert scene.asked == "hand-in"
    assert scene.why_not(1, "hand bolt") == "not-in-hand"
    assert scene.why_not(1, "done") == "hand-in-first"
    events = scene.play(1, "hand apollo")
    assert [event.shown_to(0) for event in events if event.message == "own-handed-in"] == [False]
    scene.play(1, "hand eagle")
    assert scene.cards(1) == ["ares"]
    assert scene.state.view(1).known_bottom == ["apollo", "eagle"]
    assert scene.state.view(0).known_bottom == scene.state.view(None).known_bottom == [None, None]
    assert scene.why_not(1, "attack sparta") == "promised-peace"


@rule("deukalion.contracts.cards")
def test_three_cards_to_halikarnassos() -> None:
    scene = DeukalionScene().ship(1, "i5").contracts("c11").hands([], ["eagle", "apollo", "ares"])
    assert "fulfil c11b" in scene.legal(1)


@rule("deukalion.contracts.replace")
def test_without_a_pile_the_place_stays_empty() -> None:
    scene = DeukalionScene().hold(1, "red").contracts("c01")
    scene.state.gone, scene.state.contracts = scene.state.contracts, 0
    scene.play(1, "fulfil c01a")
    put_all(scene, 1)
    assert scene.state.open[0] == -1
    assert scene.state.view(None).contracts == [None, None]


@rule("deukalion.contracts.peace-hydra")
def test_the_promise_of_peace_does_not_bind_the_hydra() -> None:
    scene = DeukalionScene().ship(0, "g4").ship(1, "h2").hydra("h3").contracts("c07").next_contract("c16")
    scene.set_down()
    scene.play(0, "fulfil c07a")
    assert scene.why_not(0, "attack rhodos") == "promised-peace"
    events = scene.play(0, "hydra h2")
    assert arguments(events, "hydra-attacks") == [{"seat": 1, "other": 0, "count": 5}]
