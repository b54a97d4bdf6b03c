"""Market, temple and town hall."""

from games.rhodes.scene import A, B, C, D, boats_home, build, do, goes, hut, in_hut, land, may, refused, scene, turn
from rules import rule

from pessoi.games.rhodes.rules.state import HUT


@rule("rhodes.market.price", "rhodes.market.units")
def test_the_first_second_and_third_get_five_four_and_three() -> None:
    state = scene(4, money=0)
    for seat in range(4):
        land(state, seat, "grain", 2, cost=(14, 14, 14, 17)[seat])
    goes(state, "market")
    assert state.money[A] == 5
    do(state, A, "stop")
    assert state.money[A] == 5
    goes(state, "market", B)
    do(state, B, "take grain")
    assert state.money[B] == 8
    goes(state, "market", C)
    do(state, C, "take grain")
    assert state.money[C] == 6
    assert refused(turn(state, D), D, "go market") == "place-full"


@rule("rhodes.market.units")
def test_one_or_two_units_from_farmland_or_hut() -> None:
    state = scene()
    assert refused(turn(state), A, "go market") == "nothing-to-sell"
    build(state, A, "hut")
    land(state, A, "grain", 3)
    land(state, A, "milk", 3)
    hut(state, A, "grain")
    goes(state, "market")
    assert refused(state, A, "stop") == "sell-something"
    do(state, A, "take grain from hut", "take milk")
    assert state.over
    assert not in_hut(state, A, "grain")
    assert state.money[A] == 30


@rule("rhodes.temple.price", "rhodes.temple.limit")
def test_the_temple_with_25_drachmas() -> None:
    """Red turns 25 drachmas into 5 points; who comes second pays 7 for each."""
    state = scene(3, money=25)
    goes(state, "temple")
    do(state, A, "offer", "offer", "offer", "offer")
    assert (state.points[A], state.money[A]) == (5, 0)
    goes(state, "temple", B)
    while "offer" in may(state):
        do(state, B, "offer")
    assert (state.points[B], state.money[B]) == (3, 4)
    assert refused(turn(state, C), C, "go temple") == "place-full"


@rule("rhodes.temple.price")
def test_without_the_price_of_a_point_the_temple_is_closed() -> None:
    state = scene(3, money=6)
    goes(state, "temple")
    assert state.points[A] == 1
    assert refused(turn(state, B), B, "go temple") == "too-dear"


@rule("rhodes.temple.limit")
def test_one_may_stop_at_any_time() -> None:
    state = scene(3, money=200)
    goes(state, "temple")
    do(state, A, *(["offer"] * 30))
    do(state, A, "stop")
    assert state.over
    assert state.points[A] == 31


@rule("rhodes.hall.tiles", "rhodes.setup.cube")
def test_one_or_two_tiles_of_any_sort_and_new_farmland_comes_empty() -> None:
    state = scene(3, money=40)
    goes(state, "hall")
    assert refused(state, A, "stop") == "buy-something"
    assert refused(state, A, "row 1") == "buy-a-tile"
    do(state, A, "land wine 17")
    do(state, A, "build trader")
    assert state.over
    assert state.money[A] == 40 - 17 - 10
    assert [tile.units for tile in state.view(None).seats[A].land] == [0]
    assert state.has(A, 9)


@rule("rhodes.hall.tiles")
def test_what_is_sold_out_or_too_dear() -> None:
    state = scene(4, money=8)
    for seat in (B, C, D):
        build(state, seat, "poseidon")
    goes(state, "hall")
    assert refused(state, A, "build poseidon") == "tiles-gone"
    assert refused(state, A, "build abundance") == "too-dear"
    assert refused(state, A, "land wine 14") == "too-dear"
    do(state, A, "build hut", "stop")
    assert state.over
    state.money[B] = 0
    assert refused(turn(state, B), B, "go hall") == "nothing-to-buy"


@rule("rhodes.hall.one-of-each")
def test_only_one_of_each_development() -> None:
    state = scene(3, money=40)
    build(state, A, "cart")
    goes(state, "hall")
    assert refused(state, A, "build cart") == "one-of-each"
    do(state, A, "build hut")
    assert refused(state, A, "build hut") == "one-of-each"


@rule("rhodes.hall.same-product")
def test_several_tiles_of_one_product() -> None:
    state = scene(3, money=40)
    land(state, A, "wine", cost=17)
    goes(state, "hall")
    do(state, A, "land wine 14", "land wine 14")
    assert [tile.product for tile in state.view(None).seats[A].land] == ["wine"] * 3
    goes(state, "hall", B)
    assert refused(state, B, "land wine 14") == "tiles-gone"


@rule("rhodes.hall.boat")
def test_the_large_boat_once_with_four_or_five_seats() -> None:
    state = scene(4, money=30)
    goes(state, "hall")
    do(state, A, "build boat")
    assert boats_home(state, A) == [1, 2, 2, 3]
    assert refused(state, A, "build boat") == "no-boat-for-sale"
    do(state, A, "build hut")
    assert state.money[A] == 30 - 10 - 3
    state.money[B] = 4
    assert refused(turn(state, B), B, "go hall") == ""
    build(state, B, "cart", "irrigation")
    goes(state, "hall", B)
    assert state.has(B, HUT)
    three = scene(3, money=30)
    goes(three, "hall")
    assert refused(three, A, "build boat") == "no-boat-for-sale"
