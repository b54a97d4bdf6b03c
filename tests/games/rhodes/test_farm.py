"""The farm action and the developments it uses."""

from games.rhodes.scene import A, B, RhodesScene
from rules import rule
from scene import messages

from pessoi import Reason
from pessoi.games.rhodes.rules.constants import EGYPT


@rule("rhodes.farm.order", "rhodes.farm.points", "rhodes.farm.money", "rhodes.development.poseidon")
def test_points_then_money_then_a_boat() -> None:
    scene = RhodesScene()
    scene.land(A, "wine", 1, cost=17)
    scene.land(A, "grain", 1, cost=14)
    scene.build(A, "poseidon")
    events = scene.go("farm")
    assert messages(events) == ["goes", "farmed"]
    assert scene.state.points[A] == 1 + 1
    assert scene.state.money[A] == 20 + 1
    assert scene.asked == "boat"


@rule("rhodes.farm.reward", "rhodes.farm.load")
def test_the_boat_with_two_olives() -> None:
    """Yellow may take 4 drachmas, or 2 drachmas and a point, or 2 points; the olives stay on board."""
    for points, reward in ((0, (0, 4)), (1, (1, 2)), (2, (2, 0))):
        scene = RhodesScene()
        scene.land(A, "olives", 2)
        scene.go("farm")
        scene.state.points[A] = 0
        scene.play(A, "boat 2")
        assert scene.legal(A) == ["points 0", "points 1", "points 2"]
        assert scene.why_not(A, "points 3") == "too-many-points"
        assert scene.why_not(A, "stop") == "reward-first"
        scene.play(A, f"points {points}")
        assert (scene.state.points[A], scene.state.money[A] - 20) == reward
        assert [boat.cargo for boat in scene.view.boats] == [["olives", "olives"]]
        assert scene.boats_home(A) == [1, 3]


@rule("rhodes.farm.boat")
def test_a_boat_must_enter_and_be_full() -> None:
    scene = RhodesScene()
    scene.land(A, "olives", 2)
    scene.go("farm")
    assert scene.legal(A) == ["boat 1", "boat 2"]
    assert scene.why_not(A, "boat 3") == "boat-not-full"
    assert scene.why_not(A, "stop") == "boat-first"


@rule("rhodes.farm.boat")
def test_without_a_boat_at_home_or_a_unit_there_is_no_farm_action() -> None:
    scene = RhodesScene()
    scene.land(A, "olives", 0)
    assert scene.turn().why_not(A, "go farm") == "no-full-boat"
    for length in ("w", "ww", "www"):
        scene.afloat(B, *["wine" for _ in length])
    scene.land(B, "milk", 3)
    assert scene.turn(B).why_not(B, "go farm") == "no-full-boat"


@rule("rhodes.farm.boat", "rhodes.development.abundance")
def test_abundance_may_bring_what_the_boat_lacks() -> None:
    scene = RhodesScene()
    olives = scene.land(A, "olives", 0)
    scene.build(A, "abundance", "trader")
    scene.store(A, wine=1)
    scene.go("farm")
    assert "stop" not in scene.legal(A)
    assert scene.why_not(A, "stop") == "boat-needs-more"
    assert scene.why_not(A, "grow milk") == "no-room"
    scene.play(A, "grow olives")
    assert scene.state.units[olives] == 1
    assert "stop" in scene.legal(A)


@rule("rhodes.farm.load", "rhodes.farm.push")
def test_the_owner_decides_the_order_of_a_mixed_cargo() -> None:
    scene = RhodesScene()
    scene.land(A, "olives", 1)
    scene.land(A, "milk", 2)
    scene.go("farm")
    scene.play(A, "boat 3", "take milk")
    assert scene.why_not(A, "take grain") == "not-on-land"
    assert scene.why_not(A, "take milk from hut") == "not-in-hut"
    assert scene.why_not(A, "stop") == "take-a-unit"
    assert scene.view.loading == ["milk"]
    scene.play(A, "take olives", "points 3")
    boat = scene.view.boats[0]
    assert boat.cargo == ["milk", "olives", "milk"]
    assert (boat.first_square, boat.length, boat.owner) == (1, 3, A)


@rule("rhodes.estate.take")
def test_units_come_from_the_fullest_tile_or_by_choice_from_the_hut() -> None:
    scene = RhodesScene()
    scene.build(A, "hut")
    tiles = [scene.land(A, "wine", 3), scene.land(A, "wine", 1)]
    scene.hut(A, "wine")
    scene.go("farm")
    scene.play(A, "boat 3", "take wine", "take wine from hut")
    assert not scene.in_hut(A, "wine")
    assert sorted(scene.state.units[tile] for tile in tiles) == [1, 1]


@rule("rhodes.farm.push")
def test_a_boat_pushes_all_others_by_its_length() -> None:
    scene = RhodesScene()
    scene.afloat(B, "wine")
    scene.afloat(EGYPT, "joker", "gold")
    scene.land(A, "milk", 2)
    scene.go("farm")
    scene.play(A, "boat 2", "points 0")
    assert [(boat.owner, boat.first_square) for boat in scene.view.boats] == [(A, 1), (B, 3), (None, 4)]


@rule("rhodes.round.farm-space")
def test_the_farm_has_one_space() -> None:
    scene = RhodesScene()
    scene.land(A, "milk", 3)
    scene.go("farm")
    scene.play(A, "boat 1", "points 1")
    assert scene.turn().why_not(A, "go farm") == "farmed"
    scene.land(B, "milk", 1)
    assert scene.turn(B).why_not(B, "go farm") == ""


@rule("rhodes.development.income", "rhodes.development.once")
def test_cart_abundance_and_trader_pay_a_drachma_used_or_not() -> None:
    scene = RhodesScene()
    scene.land(A, "wine", 2, cost=17)
    scene.build(A, "cart", "abundance", "trader")
    scene.go("farm")
    assert scene.state.money[A] == 20 + 3
    scene.play(A, "stop")
    assert scene.asked == "boat"
    assert scene.state.money[A] == 23


@rule("rhodes.development.demeter")
def test_demeter_with_four_and_seven_olives() -> None:
    """Four olives bring 2 points, seven bring 3: two full tiles and the hut. They stay where they are."""
    for units, points in (((3, 1), 2), ((3, 3), 3)):
        scene = RhodesScene()
        tiles = [scene.land(A, "olives", number) for number in units]
        scene.build(A, "demeter-olives", "hut")
        if points == 3:
            scene.hut(A, "olives")
        scene.go("farm")
        assert scene.state.points[A] == points
        assert [scene.state.units[tile] for tile in tiles] == list(units)


@rule("rhodes.development.demeter-when", "rhodes.farm.developments")
def test_demeter_counts_when_she_is_used() -> None:
    scene = RhodesScene()
    scene.land(A, "olives", 3)
    scene.build(A, "demeter-olives", "cart", "abundance")
    scene.go("farm")
    early = scene.copy()
    early.play(A, "demeter olives", "cart olives")
    assert early.state.points[A] == 1
    assert early.why_not(A, "demeter olives") == "blessing-used"
    scene.play(A, "cart olives", "grow olives")
    assert scene.state.points[A] == 1
    assert scene.asked == "boat"
    full = RhodesScene()
    full.land(A, "olives", 3)
    full.land(A, "olives", 0)
    full.build(A, "demeter-olives", "abundance")
    full.go("farm")
    full.play(A, "grow olives")
    assert full.state.points[A] == 2


@rule("rhodes.development.demeter-when")
def test_why_demeter_cannot_bless() -> None:
    scene = RhodesScene()
    scene.land(A, "olives", 2)
    scene.land(A, "wine", 1)
    scene.build(A, "demeter-olives", "demeter-wine", "trader", "abundance")
    scene.store(A, grain=1)
    scene.go("farm")
    demeter = scene.game.moves.parse
    assert scene.may(A, "demeter olives")
    assert scene.state.why_not(A, demeter("demeter milk")) == Reason("no-blessing", {"product": 1})
    few = Reason("blessing-few", {"product": 0, "count": 2, "units": 1})
    assert scene.state.why_not(A, demeter("demeter wine")) == few
    scene.play(A, "grow olives")
    assert scene.state.why_not(A, demeter("demeter olives")) == Reason("blessing-later", {"product": 2})


@rule("rhodes.development.demeter-types")
def test_blessings_of_different_products_go_together() -> None:
    scene = RhodesScene(money=50)
    scene.build(A, "demeter-olives")
    scene.go("hall")
    assert scene.why_not(A, "build demeter-olives") == "one-of-each"
    scene.play(A, "build demeter-wine")
    assert scene.state.has(A, 0)
    assert scene.state.has(A, 2)


@rule("rhodes.development.cart", "rhodes.development.once")
def test_the_cart_takes_a_product_from_farmland_to_the_warehouse_once() -> None:
    scene = RhodesScene()
    scene.land(A, "milk", 3)
    scene.build(A, "cart", "hut", "trader")
    scene.hut(A, "wine")
    scene.store(A, wine=1)
    scene.go("farm")
    assert scene.why_not(A, "cart wine") == "not-on-land"
    scene.play(A, "cart milk")
    assert scene.stored(A) == {"milk": 1, "wine": 1}
    assert scene.why_not(A, "cart milk") == "no-cart"
    assert scene.why_not(A, "grow milk") == "no-abundance"


@rule("rhodes.farm.boat", "rhodes.development.cart")
def test_the_cart_must_leave_enough_for_a_boat() -> None:
    scene = RhodesScene()
    scene.land(A, "milk", 1)
    scene.build(A, "cart", "trader")
    scene.store(A, wine=1)
    scene.go("farm")
    assert scene.why_not(A, "cart milk") == "boat-needs-more"
    assert scene.why_not(A, "row 1") == "developments-first"
    other = RhodesScene()
    other.land(A, "milk", 1)
    other.build(A, "cart", "abundance")
    other.go("farm")
    events = other.play(A, "cart milk")
    assert messages(events) == ["carted", "abundant"]
    assert other.stored(A) == {"milk": 1}


@rule("rhodes.development.abundance", "rhodes.development.hut")
def test_abundance_puts_a_product_that_is_farmed_where_there_is_room() -> None:
    scene = RhodesScene()
    wine = scene.land(A, "wine", 3)
    scene.land(A, "milk", 2)
    scene.build(A, "abundance", "hut")
    scene.go("farm")
    assert [move for move in scene.legal(A) if move.startswith("grow")] == ["grow wine", "grow milk"]
    scene.play(A, "grow wine")
    assert scene.in_hut(A, "wine")
    assert scene.state.units[wine] == 3


@rule("rhodes.development.trader")
def test_the_trader_swaps_a_product_in_its_own_warehouse_and_never_gold() -> None:
    scene = RhodesScene()
    scene.land(A, "milk", 1)
    scene.build(A, "trader")
    scene.store(A, wine=1, gold=2)
    scene.store(B, grain=1)
    scene.go("farm")
    assert scene.legal(A) == ["stop", "trade wine for milk", "trade wine for olives", "trade wine for grain"]
    assert scene.why_not(A, "trade wine for wine") == "trade-for-another"
    assert scene.why_not(A, "trade grain for wine") == "not-in-warehouse"
    scene.play(A, "trade wine for olives")
    assert scene.stored(A) == {"olives": 1, "gold": 2}


def test_without_a_trader_nothing_is_traded() -> None:
    scene = RhodesScene()
    scene.land(A, "milk", 2)
    scene.build(A, "cart")
    scene.go("farm")
    assert scene.why_not(A, "trade wine for milk") == "no-trader"
