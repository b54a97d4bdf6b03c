"""The harbour action: buying goods, jokers and missions."""

from games.rhodes.scene import (
    A,
    B,
    C,
    afloat,
    build,
    do,
    goes,
    hut,
    in_hut,
    land,
    may,
    messages,
    plazas,
    refused,
    scene,
    store,
    stored,
    turn,
)
from rules import rule

from pessoi import CHANCE
from pessoi.games.rhodes.rules.moves import GOLD


@rule("rhodes.harbour.price", "rhodes.harbour.owner", "rhodes.harbour.bank", "rhodes.harbour.buy")
def test_goods_cost_what_their_square_says_and_the_owner_is_paid() -> None:
    state = scene(money=30)
    plazas(state)
    afloat(state, B, "wine", "milk")
    afloat(state, -1, "gold")
    afloat(state, A, "grain")
    goes(state, "harbour")
    told = do(state, A, "buy 1", "buy 2")
    assert (state.money[A], state.money[B]) == (30 - 7 - 6, 20 + 10 + 7 + 6)
    bank = state.bank
    told = do(state, A, "buy 3", "buy 4")
    assert state.bank == bank + 6 + 6
    assert messages(told)[:2] == ["bought-bank", "bought-bank"]
    assert stored(state, A) == {"wine": 1, "milk": 1, "gold": 1, "grain": 1}
    assert state.over


@rule("rhodes.harbour.buy", "rhodes.harbour.something")
def test_what_cannot_be_bought() -> None:
    state = scene(money=6)
    plazas(state)
    afloat(state, B, "wine", "milk")
    afloat(state, C, None)
    afloat(state, C, "wine", "wine")
    goes(state, "harbour")
    assert refused(state, A, "buy 1") == "too-dear"
    assert refused(state, A, "buy 3") == "empty-square"
    assert refused(state, A, "buy 9") == "empty-square"
    assert refused(state, A, "stop") == "harbour-something"
    assert refused(state, A, "offer") == "goods-first"
    do(state, A, "buy 4")
    assert state.money[A] == 0


@rule("rhodes.harbour.joker")
def test_a_joker_becomes_a_product_at_once_and_never_gold() -> None:
    state = scene()
    plazas(state)
    afloat(state, -1, "joker", "gold")
    goes(state, "harbour")
    do(state, A, "buy 1")
    assert may(state) == ["name wine", "name milk", "name olives", "name grain"]
    assert refused(state, A, "stop") == "name-first"
    told = do(state, A, "name olives")
    assert messages(told) == ["bought-bank", "joker"]
    assert stored(state, A) == {"olives": 1}


@rule("rhodes.boats.warehouse", "rhodes.harbour.buy")
def test_room_is_made_in_a_full_warehouse() -> None:
    state = scene()
    plazas(state)
    store(state, A, wine=10)
    afloat(state, -1, "gold")
    goes(state, "harbour")
    assert may(state) == ["drop wine", "drop gold"]
    do(state, A, "drop wine")
    assert stored(state, A) == {"wine": 9, "gold": 1}


@rule("rhodes.mission.reward", "rhodes.mission.goods", "rhodes.mission.estate", "rhodes.mission.fee")
def test_the_mission_with_wine_and_olives() -> None:
    """Blue has wine in the warehouse and takes olives from the estate for 3: the mission brings 4 and 3 points."""
    state = scene()
    plazas(state, "I-1")
    store(state, A, wine=1)
    olives = land(state, A, "olives", 1)
    goes(state, "harbour")
    assert state.units[olives] == 0
    assert stored(state, A) == {}
    assert state.money[A] == 20 - 3 + 4
    assert state.points[A] == 3
    assert state.actors == (CHANCE,)


@rule("rhodes.harbour.order", "rhodes.harbour.something", "rhodes.mission.one")
def test_first_goods_then_at_most_one_mission() -> None:
    state = scene(money=40)
    plazas(state, "I-1", "I-3")
    store(state, A, wine=2, olives=1)
    afloat(state, B, "grain")
    goes(state, "harbour")
    assert may(state) == ["stop", "buy 1"]
    must = state.clone()
    do(must, A, "stop")
    assert must.fulfilled
    do(state, A, "buy 1")
    assert may(state) == ["stop", "mission i-1", "mission i-3"]
    assert refused(state, A, "mission i-2") == "mission-not-open"
    assert refused(state, A, "buy 1") == "mission-first"
    do(state, A, "mission i-3")
    assert state.actors == (CHANCE,)
    state.apply(CHANCE, state.outcomes()[0][0])
    assert state.over


@rule("rhodes.harbour.something")
def test_who_buys_nothing_must_choose_a_mission() -> None:
    state = scene()
    plazas(state, "I-1", "I-3", "I-5")
    store(state, A, wine=1, olives=1, grain=1)
    afloat(state, B, "milk")
    goes(state, "harbour")
    do(state, A, "stop")
    assert may(state) == ["mission i-1", "mission i-3"]
    assert refused(state, A, "stop") == "mission-needed"
    assert refused(state, A, "mission i-5") == "mission-lacks"


@rule("rhodes.mission.twice")
def test_both_markers_may_go_to_the_harbour() -> None:
    state = scene()
    plazas(state, "I-1", "I-2")
    store(state, A, wine=1, olives=1, grain=1, milk=1)
    goes(state, "harbour")
    do(state, A, "mission i-1")
    state.apply(CHANCE, state.outcomes()[-1][0])
    plazas(state, "I-2")
    goes(state, "harbour")
    assert state.fulfilled == 0b11
    assert state.points[A] == 3 + 2


@rule("rhodes.mission.estate", "rhodes.mission.fee")
def test_two_units_from_the_estate_cost_eight_and_three_cannot_be_taken() -> None:
    state = scene(money=8)
    plazas(state, "II-5")
    store(state, A, wine=1, grain=1)
    land(state, A, "olives", 1)
    land(state, A, "milk", 1)
    goes(state, "harbour")
    assert state.money[A] == 0 + 8
    assert state.points[A] == 4
    poor = scene(money=7)
    plazas(poor, "II-5")
    store(poor, A, wine=1, grain=1)
    land(poor, A, "olives", 1)
    land(poor, A, "milk", 1)
    assert refused(turn(poor), A, "go harbour") == "nothing-in-harbour"
    three = scene(money=30)
    plazas(three, "II-5")
    store(three, A, wine=1)
    for product in ("olives", "milk", "grain"):
        land(three, A, product, 1)
    assert refused(turn(three), A, "go harbour") == "nothing-in-harbour"


@rule("rhodes.mission.warehouse")
def test_at_least_one_good_comes_from_the_warehouse() -> None:
    state = scene()
    plazas(state, "I-1")
    land(state, A, "olives", 1)
    land(state, A, "wine", 1)
    assert refused(turn(state), A, "go harbour") == "nothing-in-harbour"


@rule("rhodes.mission.estate")
def test_the_warehouse_gives_what_it_has_and_gold_only_comes_from_there() -> None:
    state = scene()
    plazas(state, "I-1", "I-5")
    store(state, A, wine=1, olives=1, gold=1)
    olives = land(state, A, "olives", 2)
    goes(state, "harbour")
    assert state.units[olives] == 2
    assert state.money[A] == 24
    assert stored(state, A) == {"gold": 1}
    assert state.store[GOLD] == 1


@rule("rhodes.mission.estate")
def test_the_unit_comes_from_farmland_or_hut() -> None:
    state = scene()
    plazas(state, "I-1")
    store(state, A, wine=1)
    build(state, A, "hut")
    land(state, A, "olives", 3)
    hut(state, A, "olives")
    goes(state, "harbour")
    assert may(state) == ["take olives", "take olives from hut"]
    assert refused(state, A, "take wine") == "mission-wants"
    assert refused(state, A, "stop") == "take-a-unit"
    do(state, A, "take olives from hut")
    assert not in_hut(state, A, "olives")


@rule("rhodes.mission.refill")
def test_the_plaza_is_filled_at_once() -> None:
    state = scene()
    plazas(state, "I-1", "I-2", "I-3")
    state.unseen = sum(1 << mission for mission in range(3, 15))
    store(state, A, wine=1, olives=1)
    goes(state, "harbour")
    assert state.view(None).plazas[2] is None
    told = state.play(CHANCE, state.outcomes()[-1][0])
    assert messages(told)[0] == "mission-drawn"
    assert [mission.name for mission in state.view(None).plazas if mission] == ["I-2", "I-3", "I-5"]
