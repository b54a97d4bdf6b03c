"""Market, temple and town hall."""

from games.rhodes.scene import GAME, A, B, C, D, RhodesScene
from rules import rule

from pessoi.games.rhodes.components import PRODUCT_NAMES
from pessoi.games.rhodes.rules.constants import HUT


@rule("rhodes.market.price", "rhodes.market.units")
def test_the_first_second_and_third_get_five_four_and_three() -> None:
    scene = RhodesScene(4, money=0)
    for seat in range(4):
        scene.land(seat, "grain", 2, cost=(14, 14, 14, 17)[seat])
    scene.go("market")
    assert scene.state.money[A] == 5
    scene.play(A, "stop")
    assert scene.state.money[A] == 5
    scene.go("market", B)
    scene.play(B, "take grain")
    assert scene.state.money[B] == 8
    scene.go("market", C)
    scene.play(C, "take grain")
    assert scene.state.money[C] == 6
    assert scene.turn(D).why_not(D, "go market") == "place-full"


@rule("rhodes.market.units")
def test_one_or_two_units_from_farmland_or_hut() -> None:
    scene = RhodesScene()
    assert scene.turn().why_not(A, "go market") == "nothing-to-sell"
    scene.build(A, "hut")
    scene.land(A, "grain", 3)
    scene.land(A, "milk", 3)
    scene.hut(A, "grain")
    scene.go("market")
    assert scene.why_not(A, "stop") == "sell-something"
    scene.play(A, "take grain from hut", "take milk")
    assert scene.state.over
    assert not scene.in_hut(A, "grain")
    assert scene.state.money[A] == 30


@rule("rhodes.temple.price", "rhodes.temple.limit")
def test_the_temple_with_25_drachmas() -> None:
    """Red turns 25 drachmas into 5 points; the second visitor pays 7 for each."""
    scene = RhodesScene(3, money=25)
    scene.go("temple")
    scene.play(A, "offer", "offer", "offer", "offer")
    assert (scene.state.points[A], scene.state.money[A]) == (5, 0)
    scene.go("temple", B)
    while "offer" in scene.legal(B):
        scene.play(B, "offer")
    assert (scene.state.points[B], scene.state.money[B]) == (3, 4)
    assert scene.turn(C).why_not(C, "go temple") == "place-full"


@rule("rhodes.temple.price")
def test_points_from_the_temple_are_named_in_the_breakdown() -> None:
    scene = RhodesScene(3, money=25)
    scene.go("temple")
    scene.play(A, "offer", "stop")
    assert GAME.sources(scene.state, scene.events)[A] == {"temple": 2, "money": 1, "gold": 0}


@rule("rhodes.temple.price")
def test_without_the_price_of_a_point_the_temple_is_closed() -> None:
    scene = RhodesScene(3, money=6)
    scene.go("temple")
    assert scene.state.points[A] == 1
    assert scene.turn(B).why_not(B, "go temple") == "too-dear"


@rule("rhodes.temple.limit")
def test_a_seat_may_stop_at_any_time() -> None:
    scene = RhodesScene(3, money=200)
    scene.go("temple")
    scene.play(A, *(["offer"] * 30))
    scene.play(A, "stop")
    assert scene.state.over
    assert scene.state.points[A] == 31


@rule("rhodes.hall.tiles", "rhodes.setup.cube")
def test_one_or_two_tiles_of_any_sort_and_new_farmland_comes_empty() -> None:
    scene = RhodesScene(3, money=40)
    scene.go("hall")
    assert scene.why_not(A, "stop") == "buy-something"
    assert scene.why_not(A, "row 1") == "buy-a-tile"
    scene.play(A, "land wine 17")
    scene.play(A, "build trader")
    assert scene.state.over
    assert scene.state.money[A] == 40 - 17 - 10
    assert [tile.units for tile in scene.view.seats[A].land] == [0]
    assert scene.state.has(A, 9)


@rule("rhodes.hall.tiles")
def test_what_is_sold_out_or_too_dear() -> None:
    scene = RhodesScene(4, money=7)
    for seat in (B, C, D):
        scene.build(seat, "poseidon")
    scene.go("hall")
    assert scene.why_not(A, "build poseidon") == "tiles-gone"
    assert scene.why_not(A, "build abundance") == "too-dear"
    assert scene.why_not(A, "land wine 17") == "too-dear"
    scene.play(A, "build hut", "stop")
    assert scene.state.over
    scene.state.money[B] = 0
    assert scene.turn(B).why_not(B, "go hall") == "hall-too-dear"


@rule("rhodes.hall.one-of-each")
def test_only_one_of_each_development() -> None:
    scene = RhodesScene(3, money=40)
    scene.build(A, "cart")
    scene.go("hall")
    assert scene.why_not(A, "build cart") == "one-of-each"
    scene.play(A, "build hut")
    assert scene.why_not(A, "build hut") == "one-of-each"


@rule("rhodes.hall.same-product")
def test_several_tiles_of_one_product() -> None:
    scene = RhodesScene(3, money=40)
    scene.land(A, "wine", cost=17)
    scene.go("hall")
    scene.play(A, "land wine 8", "land wine 8")
    assert [tile.product for tile in scene.view.seats[A].land] == ["wine"] * 3
    scene.go("hall", B)
    assert scene.why_not(B, "land wine 8") == "tiles-gone"


@rule("rhodes.hall.boat")
def test_the_large_boat_once_with_four_or_five_seats() -> None:
    scene = RhodesScene(4, money=30)
    scene.go("hall")
    scene.play(A, "build boat")
    assert scene.boats_home(A) == [1, 2, 2, 3]
    assert scene.why_not(A, "build boat") == "no-boat-for-sale"
    scene.play(A, "build hut")
    assert scene.state.money[A] == 30 - 10 - 2
    scene.state.money[B] = 4
    assert scene.turn(B).why_not(B, "go hall") == ""
    scene.build(B, "cart", "irrigation", *(f"demeter-{product}" for product in PRODUCT_NAMES))
    scene.go("hall", B)
    assert scene.state.has(B, HUT)
    three = RhodesScene(3, money=30)
    three.go("hall")
    assert three.why_not(A, "build boat") == "no-boat-for-sale"
