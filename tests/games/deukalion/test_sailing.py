"""Sailing, the Styx and treasures."""

from games.deukalion.scene import BOARD, DeukalionScene, square
from rules import rule
from scene import arguments


@rule("deukalion.sailing.squares")
def test_a_ship_sails_along_rows_and_columns_around_land() -> None:
    scene = DeukalionScene(shake="2 2333").ship(1, "a2").ship(0, "f1").hydra("h2")
    assert scene.squares(1) == {"a1", "b1", "b2", "b3", "c2"}
    assert scene.why_not(1, "sail d2") == "too-far"
    assert scene.why_not(1, "sail a2") == "already-there"


@rule("deukalion.sailing.squares")
def test_the_ring_around_the_centre_is_sea_and_the_centre_is_not() -> None:
    scene = DeukalionScene(shake="2 2333").ship(1, "e3").ship(0, "f1").hydra("h2")
    assert {"d4", "f4"} <= scene.squares(1)
    assert "e5" not in scene.squares(1)
    assert "e4" not in BOARD.names


@rule("deukalion.sailing.squares")
def test_the_way_is_shown() -> None:
    scene = DeukalionScene().ship(1, "e3").ship(0, "f1").hydra("f3")
    routes = scene.state.view(1).routes
    assert routes is not None
    assert "f4" not in routes
    assert routes["d4"] == ["d3", "d4"]
    assert scene.state.view(0).routes is None


@rule("deukalion.sailing.squares")
def test_a_detour_around_a_ship_costs_what_it_costs() -> None:
    scene = DeukalionScene().ship(1, "g1").ship(0, "g2").hydra("f4").crew(1, 0)
    assert "h2" in scene.squares(1)
    scene = DeukalionScene().ship(1, "a1").ship(0, "b1").hydra("h2")
    events = scene.play(1, "sail c2")
    assert arguments(events, "sailed")[0]["count"] == 3


@rule("deukalion.sailing.attack")
def test_sailing_onto_a_ship_is_an_attack_and_ships_block_the_way() -> None:
    scene = DeukalionScene(shake="2 2333").ship(1, "c3").ship(0, "d3").hydra("h2")
    assert "d3" in scene.squares(1)
    assert "e3" not in scene.squares(1)
    events = scene.play(1, "sail d3")
    assert arguments(events, "ship-attacked") == [{"seat": 1, "other": 0, "square": square("d3")}]


@rule("deukalion.sailing.hydra")
@rule("deukalion.hydra.contract")
def test_the_hydras_square_is_closed_without_a_contract() -> None:
    scene = DeukalionScene().ship(1, "g7").hydra("f7")
    assert "f7" not in scene.squares(1)
    assert scene.why_not(1, "sail f7") == "hydra-closed"
    assert "f7" in scene.contracts("c15").squares(1)
    assert "f7" in scene.contracts("c01", seat1="c13").squares(1)
    assert "f7" not in scene.contracts("c01", seat0="c13").squares(1)


@rule("deukalion.sailing.ends")
@rule("deukalion.styx.back")
def test_the_styx_ends_the_way_and_lets_fighters_return() -> None:
    scene = DeukalionScene().ship(1, "h4").crew(1, 4)
    scene.play(1, "sail i4")
    assert scene.legal(1) == [f"back {count}" for count in range(7)]
    assert scene.why_not(1, "back 7") == "nobody-returns"
    assert scene.why_not(1, "put red thera") == "room-enough"
    scene.play(1, "back 6")
    assert scene.state.fighters[1] == 10
    assert scene.why_not(1, "sail i3") == "way-ended"
    scene = DeukalionScene().ship(1, "h4").crew(1, 4)
    events = scene.play(1, "sail i4", "back 0")
    assert scene.state.fighters[1] == 4
    assert arguments(events, "styx") == []


@rule("deukalion.sailing.ends")
def test_founding_and_a_contract_end_the_way() -> None:
    scene = DeukalionScene().ship(1, "h3")
    scene.play(1, "found salamis")
    assert scene.squares(1) == set()
    scene = DeukalionScene().hold(1, "red").contracts("c01").next_contract("c14")
    scene.play(1, "fulfil c01a")
    assert scene.asked == "move"
    assert scene.squares(1) == set()


@rule("deukalion.sailing.delivery-goes-on")
def test_a_delivery_without_contract_lets_the_ship_sail_on() -> None:
    scene = DeukalionScene().hold(1, "red")
    scene.play(1, "deliver red")
    assert scene.asked == "move"
    assert scene.squares(1) != set()


@rule("deukalion.sailing.zero")
def test_a_ship_that_does_not_sail_may_act() -> None:
    scene = DeukalionScene().ship(1, "h3")
    scene.play(1, "found salamis", "done")
    assert scene.holder("Salamis") == 1


@rule("deukalion.styx.treasures")
def test_treasures_make_room_on_the_styx() -> None:
    scene = DeukalionScene().ship(1, "h4").hold(1, "red", "green").crew(1, 4)
    scene.play(1, "sail i4")
    assert scene.asked == "styx"
    assert scene.why_not(1, "pass") == "put-first"
    scene.play(1, next(move for move in scene.legal(1) if move.startswith("put red")))
    assert scene.legal(1)[:6] == [f"back {count}" for count in range(6)]
    scene.play(1, "back 5")
    assert scene.state.fighters[1] == 9
    assert scene.state.below[1] == 1


@rule("deukalion.styx.majority")
def test_strictly_the_most_in_the_underworld_is_a_bonus() -> None:
    scene = DeukalionScene(3).ship(1, "h4").crew(1, 4).crew(2, 5)
    scene.play(1, "sail i4")
    assert scene.point_cards == [0, 2, 0]
    scene = DeukalionScene(2).ship(1, "h4").crew(1, 4)
    scene.play(1, "sail i4")
    assert scene.point_cards == [0, 1]


@rule("deukalion.styx.majority")
def test_a_shared_lead_earns_nothing() -> None:
    scene = DeukalionScene(3).ship(1, "h4").crew(1, 5).crew(2, 5)
    scene.play(1, "sail i4")
    assert scene.point_cards == [0, 0, 0]
    scene = DeukalionScene(3).ship(1, "h4")
    scene.play(1, "sail i4")
    assert scene.point_cards == [0, 0, 0]


@rule("deukalion.styx.safe")
def test_ships_share_the_styx_in_peace() -> None:
    scene = DeukalionScene().ship(1, "h4").ship(0, "i4")
    events = scene.play(1, "sail i4")
    assert scene.asked == "move"
    assert scene.where(0) == scene.where(1) == "i4"
    assert arguments(events, "ship-attacked") == []


@rule("deukalion.treasures.take")
def test_the_winner_chooses_the_treasure() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Mykene", "red", "blue").crew(1, 9)
    scene.play(1, "attack mykene")
    scene.chance("throw 0 0 9")
    assert scene.asked == "loot"
    assert scene.why_not(1, "take white mykene") == "no-such-treasure"
    scene.play(1, "take blue mykene")
    assert scene.aboard(1)["blue"] == 1


@rule("deukalion.treasures.room")
def test_a_full_ship_sends_a_fighter_down_or_leaves_the_treasure() -> None:
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red")
    scene.play(1, "attack korinth")
    scene.chance("throw 0 0 10")
    assert set(scene.legal(1)) == {"pass", "take red korinth"}
    scene.play(1, "take red korinth")
    assert (scene.state.fighters[1], scene.state.below[1], scene.aboard(1)["red"]) == (9, 1, 1)
    scene = DeukalionScene().ship(1, "b3").stock("Korinth", "red")
    scene.play(1, "attack korinth")
    scene.chance("throw 0 0 10")
    scene.play(1, "pass")
    assert (scene.state.fighters[1], scene.aboard(1)["red"]) == (10, 0)


@rule("deukalion.treasures.deliver")
def test_a_treasure_at_anchor_is_worth_a_point() -> None:
    scene = DeukalionScene().hold(1, "red", "green")
    scene.play(1, "deliver red")
    assert scene.point_cards[1] == 1
    assert scene.why_not(1, "done") == "put-first"
    assert DeukalionScene().ship(1, "c3").hold(1, "red").why_not(1, "deliver red") == "not-at-anchor"
    assert DeukalionScene().why_not(1, "deliver red") == "no-such-treasure"


@rule("deukalion.treasures.keep")
def test_no_seat_must_deliver() -> None:
    scene = DeukalionScene().hold(1, "red").contracts("c01")
    scene.play(1, "done")
    assert scene.aboard(1)["red"] == 1


@rule("deukalion.treasures.put")
def test_a_delivered_treasure_goes_to_a_free_place_of_the_owners_choice() -> None:
    scene = DeukalionScene().hold(1, "red", "green")
    scene.play(1, "deliver red")
    free = list(scene.legal(1))
    assert free
    assert all(move.startswith("put red ") for move in free)
    full = next(city for city in ("korinth", "sparta") if f"put red {city}" not in free)
    assert scene.why_not(1, f"put red {full}") == "city-full"
    assert scene.why_not(1, free[0].replace("red", "green")) == "not-to-put"
