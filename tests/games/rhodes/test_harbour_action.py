"""The harbour action: buying goods, jokers and missions."""

import pytest
from games.rhodes.scene import GAME, A, B, C, RhodesScene
from rules import rule
from scene import messages

from pessoi import CHANCE, Reason
from pessoi.games.rhodes.rules.constants import EGYPT, GOLD
from pessoi.games.rhodes.rules.steps import MISSION
from pessoi.text import LANGUAGES, of_game


@rule("rhodes.harbour.price", "rhodes.harbour.owner", "rhodes.harbour.bank", "rhodes.harbour.buy")
def test_goods_cost_what_their_square_says_and_the_owner_is_paid() -> None:
    scene = RhodesScene(money=30)
    scene.plazas()
    scene.afloat(B, "wine", "milk")
    scene.afloat(EGYPT, "gold")
    scene.afloat(A, "grain")
    scene.go("harbour")
    events = scene.play(A, "buy 1", "buy 2")
    assert (scene.state.money[A], scene.state.money[B]) == (30 - 7 - 6, 20 + 10 + 7 + 6)
    bank = scene.state.bank
    events = scene.play(A, "buy 3", "buy 4")
    assert scene.state.bank == bank + 6 + 6
    assert messages(events)[:2] == ["bought-bank", "bought-bank"]
    assert scene.stored(A) == {"wine": 1, "milk": 1, "gold": 1, "grain": 1}
    assert scene.state.over


@rule("rhodes.harbour.buy", "rhodes.harbour.something")
def test_what_cannot_be_bought() -> None:
    scene = RhodesScene(money=6)
    scene.plazas()
    scene.afloat(B, "wine", "milk")
    scene.afloat(C, None)
    scene.afloat(C, "wine", "wine")
    scene.go("harbour")
    assert scene.why_not(A, "buy 1") == "too-dear"
    assert scene.why_not(A, "buy 3") == "empty-square"
    assert scene.why_not(A, "buy 9") == "empty-square"
    assert scene.why_not(A, "stop") == "harbour-something"
    assert scene.why_not(A, "offer") == "goods-first"
    scene.play(A, "buy 4")
    assert scene.state.money[A] == 0


@rule("rhodes.harbour.joker")
def test_a_joker_becomes_a_product_at_once_and_never_gold() -> None:
    scene = RhodesScene()
    scene.plazas()
    scene.afloat(EGYPT, "joker", "gold")
    scene.go("harbour")
    scene.play(A, "buy 1")
    assert scene.legal(A) == ["name wine", "name milk", "name olives", "name grain"]
    assert scene.why_not(A, "stop") == "name-first"
    events = scene.play(A, "name olives")
    assert messages(events) == ["joker"]
    assert scene.stored(A) == {"olives": 1}


@rule("rhodes.boats.warehouse", "rhodes.harbour.buy")
def test_room_is_made_in_a_full_warehouse() -> None:
    scene = RhodesScene()
    scene.plazas()
    scene.store(A, wine=10)
    scene.afloat(EGYPT, "gold")
    scene.go("harbour")
    assert scene.legal(A) == ["drop wine", "drop gold"]
    scene.play(A, "drop wine")
    assert scene.stored(A) == {"wine": 9, "gold": 1}


@rule("rhodes.mission.reward", "rhodes.mission.goods", "rhodes.mission.estate", "rhodes.mission.fee")
def test_the_mission_with_wine_and_olives() -> None:
    """Blue has wine in the warehouse and takes olives from the estate for 3: the mission brings 4 and 3 points."""
    scene = RhodesScene()
    scene.plazas("I-1")
    scene.store(A, wine=1)
    olives = scene.land(A, "olives", 1)
    scene.go("harbour")
    assert scene.state.units[olives] == 0
    assert scene.stored(A) == {}
    assert scene.state.money[A] == 20 - 3 + 4
    assert scene.state.points[A] == 3
    assert scene.state.actors == (CHANCE,)


@rule("rhodes.harbour.order", "rhodes.harbour.something", "rhodes.mission.one")
def test_first_goods_then_at_most_one_mission() -> None:
    scene = RhodesScene(money=40)
    scene.plazas("I-1", "I-3")
    scene.store(A, wine=2, olives=1)
    scene.afloat(B, "grain")
    scene.go("harbour")
    assert scene.legal(A) == ["stop", "buy 1"]
    must = scene.copy()
    must.play(A, "stop")
    assert must.state.fulfilled
    scene.play(A, "buy 1")
    assert scene.legal(A) == ["stop", "mission i-1", "mission i-3"]
    assert scene.why_not(A, "mission i-2") == "mission-not-open"
    assert scene.why_not(A, "buy 1") == "mission-first"
    scene.play(A, "mission i-3")
    assert scene.state.actors == (CHANCE,)
    scene.state.apply(CHANCE, scene.state.outcomes()[0][0])
    assert scene.state.over


@rule("rhodes.harbour.something")
def test_a_seat_that_buys_nothing_must_choose_a_mission() -> None:
    scene = RhodesScene()
    scene.plazas("I-1", "I-3", "I-5")
    scene.store(A, wine=1, olives=1, grain=1)
    scene.afloat(B, "milk")
    scene.go("harbour")
    scene.play(A, "stop")
    assert scene.legal(A) == ["mission i-1", "mission i-3"]
    assert scene.why_not(A, "stop") == "mission-needed"
    assert scene.why_not(A, "mission i-5") == "mission-lacks"


@rule("rhodes.mission.twice")
def test_both_markers_may_go_to_the_harbour() -> None:
    scene = RhodesScene()
    scene.plazas("I-1", "I-2")
    scene.store(A, wine=1, olives=1, grain=1, milk=1)
    scene.go("harbour")
    scene.play(A, "mission i-1")
    scene.state.apply(CHANCE, scene.state.outcomes()[-1][0])
    scene.plazas("I-2")
    scene.go("harbour")
    assert scene.state.fulfilled == 0b11
    assert scene.state.points[A] == 3 + 3


@rule("rhodes.mission.estate", "rhodes.mission.fee")
def test_two_units_from_the_estate_cost_eight_and_three_cannot_be_taken() -> None:
    scene = RhodesScene(money=8)
    scene.plazas("II-5")
    scene.store(A, wine=1, grain=1)
    scene.land(A, "olives", 1)
    scene.land(A, "milk", 1)
    scene.go("harbour")
    assert scene.state.money[A] == 0 + 8
    assert scene.state.points[A] == 6
    poor = RhodesScene(money=7)
    poor.plazas("II-5")
    poor.store(A, wine=1, grain=1)
    poor.land(A, "olives", 1)
    poor.land(A, "milk", 1)
    assert poor.turn().why_not(A, "go harbour") == "nothing-in-harbour"
    three = RhodesScene(money=30)
    three.plazas("II-5")
    three.store(A, wine=1)
    for product in ("olives", "milk", "grain"):
        three.land(A, product, 1)
    assert three.turn().why_not(A, "go harbour") == "nothing-in-harbour"


@rule("rhodes.mission.two-of-a-kind", "rhodes.mission.fee")
def test_the_second_of_two_of_a_kind_may_come_from_the_estate() -> None:
    """The mission asks for gold, two wines and olives; one wine and the rest are in the warehouse."""
    scene = RhodesScene()
    scene.plazas("II-1")
    scene.store(A, gold=1, wine=1, olives=1)
    wine = scene.land(A, "wine", 3)
    scene.go("harbour")
    assert scene.state.units[wine] == 2
    assert scene.stored(A) == {}
    assert scene.state.money[A] == 20 - 3 + 8


@rule("rhodes.mission.warehouse")
def test_at_least_one_good_comes_from_the_warehouse() -> None:
    scene = RhodesScene()
    scene.plazas("I-1")
    scene.land(A, "olives", 1)
    scene.land(A, "wine", 1)
    assert scene.turn().why_not(A, "go harbour") == "nothing-in-harbour"


@rule("rhodes.mission.estate")
def test_the_warehouse_gives_what_it_has_and_gold_only_comes_from_there() -> None:
    scene = RhodesScene()
    scene.plazas("I-1", "I-5")
    scene.store(A, wine=1, olives=1, gold=1)
    olives = scene.land(A, "olives", 2)
    scene.go("harbour")
    assert scene.state.units[olives] == 2
    assert scene.state.money[A] == 24
    assert scene.stored(A) == {"gold": 1}
    assert scene.state.store[GOLD] == 1


@rule("rhodes.mission.estate")
def test_the_unit_comes_from_farmland_or_hut() -> None:
    scene = RhodesScene()
    scene.plazas("I-1")
    scene.store(A, wine=1)
    scene.build(A, "hut")
    scene.land(A, "olives", 3)
    scene.hut(A, "olives")
    scene.go("harbour")
    assert scene.legal(A) == ["take olives", "take olives from hut"]
    assert scene.why_not(A, "take wine") == "mission-wants"
    assert scene.why_not(A, "stop") == "take-a-unit"
    scene.play(A, "take olives from hut")
    assert not scene.in_hut(A, "olives")


@rule("rhodes.mission.goods", "rhodes.mission.estate", "rhodes.mission.warehouse", "rhodes.mission.fee")
def test_why_a_mission_cannot_be_fulfilled() -> None:
    scene = RhodesScene(money=7)
    scene.plazas("I-3", "II-1", "II-5", "III-5", "I-1")
    scene.store(A, grain=1)
    for product in ("wine", "olives", "milk"):
        scene.land(A, product, 1)
    scene.only_step(MISSION, A, 1)
    assert scene.legal(A) == ["stop", "mission i-3"]
    assert reason(scene, "mission ii-1") == Reason(
        "mission-lacks", {"mission": 5, "wine": 1, "milk": 0, "olives": 0, "grain": 0, "gold": 1}
    )
    assert reason(scene, "mission ii-5") == Reason("mission-too-many", {"mission": 9, "count": 3, "most": 2})
    assert reason(scene, "mission i-1") == Reason("mission-from-warehouse", {"mission": 0})
    scene.store(A, wine=1)
    assert reason(scene, "mission ii-5") == Reason("mission-fee", {"mission": 9, "cost": 8, "money": 7})


def reason(scene: RhodesScene, move: str) -> Reason | None:
    """The reason why A may not make a move."""
    return scene.state.why_not(A, scene.game.moves.parse(move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_names_the_goods_that_are_missing(language: str) -> None:
    words = of_game(GAME, language)
    lacks = Reason("mission-lacks", {"mission": 5, "wine": 2, "milk": 0, "olives": 0, "grain": 0, "gold": 1})
    text = words.reason(lacks)
    assert words.listed([f"2 × {words.format('good-wine')}", words.format("good-gold")]) in text
    assert words.format("good-milk") not in text


@rule("rhodes.mission.refill")
def test_the_plaza_is_filled_at_once() -> None:
    scene = RhodesScene()
    scene.plazas("I-1", "I-2", "I-3")
    scene.state.unseen = sum(1 << mission for mission in range(3, 15))
    scene.store(A, wine=1, olives=1)
    scene.go("harbour")
    assert scene.view.plazas[2] is None
    events = scene.state.play(CHANCE, scene.state.outcomes()[-1][0])
    assert messages(events)[0] == "mission-drawn"
    assert [mission.name for mission in scene.view.plazas if mission] == ["I-2", "I-3", "I-5"]
