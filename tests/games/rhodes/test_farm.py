"""The farm action and the developments it uses."""

from games.rhodes.scene import (
    A,
    B,
    afloat,
    boats_home,
    build,
    do,
    goes,
    hut,
    in_hut,
    land,
    may,
    messages,
    refused,
    scene,
    store,
    stored,
    turn,
)
from rules import rule


@rule("rhodes.farm.order", "rhodes.farm.points", "rhodes.farm.money", "rhodes.development.poseidon")
def test_points_then_money_then_a_boat() -> None:
    state = scene()
    land(state, A, "wine", 1, cost=17)
    land(state, A, "grain", 1)
    build(state, A, "poseidon")
    told = goes(state, "farm")
    assert messages(told) == ["goes", "farm-points", "farm-money"]
    assert state.points[A] == 1 + 1
    assert state.money[A] == 20 + 1
    assert state.step.name == "boat"


@rule("rhodes.farm.reward", "rhodes.farm.load")
def test_the_boat_with_two_olives() -> None:
    """Yellow may take 4 drachmas, or 2 drachmas and a point, or 2 points; the olives stay on board."""
    for points, reward in ((0, (0, 4)), (1, (1, 2)), (2, (2, 0))):
        state = scene()
        land(state, A, "olives", 2, cost=17)
        goes(state, "farm")
        state.points[A] = 0
        do(state, A, "boat 2")
        assert may(state) == ["points 0", "points 1", "points 2"]
        assert refused(state, A, "points 3") == "too-many-points"
        assert refused(state, A, "stop") == "reward-first"
        do(state, A, f"points {points}")
        assert (state.points[A], state.money[A] - 20) == reward
        assert [boat.cargo for boat in state.view(None).boats] == [["olives", "olives"]]
        assert boats_home(state, A) == [1, 3]


@rule("rhodes.farm.boat")
def test_a_boat_must_enter_and_be_full() -> None:
    state = scene()
    land(state, A, "olives", 2)
    goes(state, "farm")
    assert may(state) == ["boat 1", "boat 2"]
    assert refused(state, A, "boat 3") == "boat-not-full"
    assert refused(state, A, "stop") == "boat-first"


@rule("rhodes.farm.boat")
def test_without_a_boat_at_home_or_a_unit_there_is_no_farm_action() -> None:
    state = scene()
    land(state, A, "olives", 0)
    assert refused(turn(state), A, "go farm") == "no-full-boat"
    for length in ("w", "ww", "www"):
        afloat(state, B, *["wine" for _ in length])
    land(state, B, "milk", 3)
    assert refused(turn(state, B), B, "go farm") == "no-full-boat"


@rule("rhodes.farm.boat", "rhodes.development.abundance")
def test_abundance_may_bring_what_the_boat_lacks() -> None:
    state = scene()
    olives = land(state, A, "olives", 0)
    build(state, A, "abundance", "trader")
    store(state, A, wine=1)
    goes(state, "farm")
    assert "stop" not in may(state)
    assert refused(state, A, "stop") == "boat-needs-more"
    assert refused(state, A, "grow milk") == "no-room"
    do(state, A, "grow olives")
    assert state.units[olives] == 1
    assert "stop" in may(state)


@rule("rhodes.farm.load", "rhodes.farm.push")
def test_the_owner_decides_the_order_of_a_mixed_cargo() -> None:
    state = scene()
    land(state, A, "olives", 1)
    land(state, A, "milk", 2)
    goes(state, "farm")
    do(state, A, "boat 3", "take milk")
    assert refused(state, A, "take grain") == "not-on-land"
    assert refused(state, A, "take milk from hut") == "not-in-hut"
    assert refused(state, A, "stop") == "take-a-unit"
    assert state.view(None).loading == ["milk"]
    do(state, A, "take olives", "points 3")
    boat = state.view(None).boats[0]
    assert boat.cargo == ["milk", "olives", "milk"]
    assert (boat.first_square, boat.length, boat.owner) == (1, 3, A)


@rule("rhodes.estate.take")
def test_units_come_from_the_fullest_tile_or_by_choice_from_the_hut() -> None:
    state = scene()
    build(state, A, "hut")
    tiles = [land(state, A, "wine", 3), land(state, A, "wine", 1)]
    hut(state, A, "wine")
    goes(state, "farm")
    do(state, A, "boat 3", "take wine", "take wine from hut")
    assert not in_hut(state, A, "wine")
    assert sorted(state.units[tile] for tile in tiles) == [1, 1]


@rule("rhodes.farm.push")
def test_a_boat_pushes_all_others_by_its_length() -> None:
    state = scene()
    afloat(state, B, "wine")
    afloat(state, -1, "joker", "gold")
    land(state, A, "milk", 2)
    goes(state, "farm")
    do(state, A, "boat 2", "points 0")
    assert [(boat.owner, boat.first_square) for boat in state.view(None).boats] == [(A, 1), (B, 3), (None, 4)]


@rule("rhodes.round.farm-space")
def test_the_own_farm_has_one_space() -> None:
    state = scene()
    land(state, A, "milk", 3)
    goes(state, "farm")
    do(state, A, "boat 1", "points 1")
    assert refused(turn(state), A, "go farm") == "farmed"
    land(state, B, "milk", 1)
    assert refused(turn(state, B), B, "go farm") == ""


@rule("rhodes.development.income", "rhodes.development.once")
def test_cart_abundance_and_trader_pay_a_drachma_used_or_not() -> None:
    state = scene()
    land(state, A, "wine", 2, cost=17)
    build(state, A, "cart", "abundance", "trader")
    goes(state, "farm")
    assert state.money[A] == 20 + 3
    do(state, A, "stop")
    assert state.step.name == "boat"
    assert state.money[A] == 23


@rule("rhodes.development.demeter")
def test_demeter_with_four_and_seven_olives() -> None:
    """Four olives bring 2 points, seven bring 3: two full tiles and the hut. They stay where they are."""
    for units, points in (((3, 1), 2), ((3, 3), 3)):
        state = scene()
        tiles = [land(state, A, "olives", number) for number in units]
        build(state, A, "demeter-olives", "hut")
        if points == 3:
            hut(state, A, "olives")
        goes(state, "farm")
        assert state.points[A] == points
        assert [state.units[tile] for tile in tiles] == list(units)


@rule("rhodes.development.demeter-when", "rhodes.farm.developments")
def test_demeter_counts_when_she_is_used() -> None:
    state = scene()
    land(state, A, "olives", 3)
    build(state, A, "demeter-olives", "cart", "abundance")
    goes(state, "farm")
    early = state.clone()
    do(early, A, "demeter olives", "cart olives")
    assert early.points[A] == 1
    assert refused(early, A, "demeter olives") == "no-blessing"
    do(state, A, "cart olives", "grow olives")
    assert state.points[A] == 1
    assert state.step.name == "boat"
    full = scene()
    land(full, A, "olives", 3)
    land(full, A, "olives", 0)
    build(full, A, "demeter-olives", "abundance")
    goes(full, "farm")
    do(full, A, "grow olives")
    assert full.points[A] == 2


@rule("rhodes.development.demeter-types")
def test_blessings_of_different_products_go_together() -> None:
    state = scene(money=50)
    build(state, A, "demeter-olives")
    goes(state, "hall")
    assert refused(state, A, "build demeter-olives") == "one-of-each"
    do(state, A, "build demeter-wine")
    assert state.has(A, 0)
    assert state.has(A, 2)


@rule("rhodes.development.cart", "rhodes.development.once")
def test_the_cart_takes_a_product_from_farmland_to_the_warehouse_once() -> None:
    state = scene()
    land(state, A, "milk", 3)
    build(state, A, "cart", "hut", "trader")
    hut(state, A, "wine")
    store(state, A, wine=1)
    goes(state, "farm")
    assert refused(state, A, "cart wine") == "not-on-land"
    do(state, A, "cart milk")
    assert stored(state, A) == {"milk": 1, "wine": 1}
    assert refused(state, A, "cart milk") == "no-cart"
    assert refused(state, A, "grow milk") == "no-abundance"


@rule("rhodes.farm.boat", "rhodes.development.cart")
def test_the_cart_must_leave_enough_for_a_boat() -> None:
    state = scene()
    land(state, A, "milk", 1)
    build(state, A, "cart", "trader")
    store(state, A, wine=1)
    goes(state, "farm")
    assert refused(state, A, "cart milk") == "boat-needs-more"
    assert refused(state, A, "row 1") == "developments-first"
    other = scene()
    land(other, A, "milk", 1)
    build(other, A, "cart", "abundance")
    goes(other, "farm")
    told = do(other, A, "cart milk")
    assert messages(told) == ["carted", "abundant", "loaded"]
    assert stored(other, A) == {"milk": 1}


@rule("rhodes.development.abundance", "rhodes.development.hut")
def test_abundance_puts_a_product_that_is_farmed_where_there_is_room() -> None:
    state = scene()
    wine = land(state, A, "wine", 3)
    land(state, A, "milk", 2)
    build(state, A, "abundance", "hut")
    goes(state, "farm")
    assert [move for move in may(state) if move.startswith("grow")] == ["grow wine", "grow milk"]
    do(state, A, "grow wine")
    assert in_hut(state, A, "wine")
    assert state.units[wine] == 3


@rule("rhodes.development.trader")
def test_the_trader_swaps_a_product_in_the_own_warehouse_and_never_gold() -> None:
    state = scene()
    land(state, A, "milk", 1)
    build(state, A, "trader")
    store(state, A, wine=1, gold=2)
    store(state, B, grain=1)
    goes(state, "farm")
    assert may(state) == ["stop", "trade wine for milk", "trade wine for olives", "trade wine for grain"]
    assert refused(state, A, "trade wine for wine") == "trade-for-another"
    assert refused(state, A, "trade grain for wine") == "not-in-warehouse"
    do(state, A, "trade wine for olives")
    assert stored(state, A) == {"olives": 1, "gold": 2}


def test_without_a_trader_nothing_is_traded() -> None:
    state = scene()
    land(state, A, "milk", 2)
    build(state, A, "cart")
    goes(state, "farm")
    assert refused(state, A, "trade wine for milk") == "no-trader"
