"""Placing tiles, what they bring once, and the income of every round."""

from itertools import permutations

from games.peloponnes.scene import PeloponnesScene
from rules import rule
from scene import arguments

from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.steps import INCOME


def buying(tile: str, *, coins: int = 20, **goods: int) -> PeloponnesScene:
    """Seat 0 gets a tile at its minimum; the other seat passes."""
    scene = PeloponnesScene(2)
    scene.give(0, coins=coins, **goods)
    others = [name for name in ("a01", "a02", "a03", "a04", "a10") if name != tile]
    scene.offer(tile, *others[:4])
    scene.play(0, f"bid {tile}")
    if scene.asked == "amount":
        scene.play(0, scene.legal(0)[0])
    scene.pass_all()
    return scene


def land_after(*lands: str, barracks: bool = False) -> set[str]:
    """The lands of a seat that has all but the last and buys that one."""
    scene = PeloponnesScene(2)
    scene.place(0, *lands[:-1])
    if barracks:
        scene.place(0, "barracks")
    scene.give(0, coins=20, citizens=0)
    others = [name for name in ("a02", "a03", "a04", "bridge", "street") if name not in lands]
    scene.offer(lands[-1], *others[:4])
    scene.play(0, f"bid {lands[-1]}", "offer 5")
    scene.pass_all()
    return scene.owned(0)


# Buildings.


@rule("peloponnes.placing.together")
def test_placing_is_open_to_all_at_once_and_its_order_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        scene = PeloponnesScene(3)
        for seat in range(3):
            scene.give(seat, coins=9, wood=4, stone=4)
        scene.offer("street", "bridge", "market", "a01", "a02")
        scene.play(0, "bid street", "offer 3")
        scene.play(1, "bid bridge", "offer 3")
        scene.play(2, "bid market", "offer 3")
        assert scene.state.actors == (0, 1, 2)
        moves = ("build street", "mark bridge", "build market")
        for seat in order:
            assert scene.state.waits_for(seat)
            scene.play(seat, moves[seat])
            assert not scene.state.waits_for(seat)
        ends.append(scene.state.position())
    assert all(end == ends[0] for end in ends)


@rule("peloponnes.placing.coins")
def test_the_bid_goes_to_the_bank_even_if_the_tile_is_lost() -> None:
    scene = buying("market", coins=3, wood=0)
    assert scene.owned(0) == set()
    assert "market" in scene.boxed()
    assert scene.has(0, "coins") == 0 + 1


@rule("peloponnes.placing.building")
def test_a_building_is_paid_with_wood_and_stone() -> None:
    scene = buying("barracks", wood=4, stone=4, citizens=3)
    events = scene.play(0, "build barracks")
    assert arguments(events, "built")[0]["wood"] == 1
    assert (scene.has(0, "wood"), scene.has(0, "stone")) == (3, 2)
    assert scene.owned(0) == {"barracks"}
    assert scene.unfinished(0) == set()


@rule("peloponnes.placing.building")
def test_the_row_of_buildings_keeps_the_order_in_which_they_were_laid() -> None:
    scene = PeloponnesScene(2)
    for name in ("stoa", "a07", "street", "market", "a01"):
        scene.place(0, name)
    seat = scene.state.view(None).seats[0]
    assert [tile.name for tile in seat.buildings] == ["stoa", "street", "market"]
    assert [tile.name for tile in seat.lands] == ["a07", "a01"]
    scene.state.lose_tile(0, scene.tile("street"), events.EARTHQUAKE_LOST, events.COIN_SAVED)
    scene.place(0, "bridge")
    seat = scene.state.view(None).seats[0]
    assert [tile.name for tile in seat.buildings] == ["stoa", "market", "bridge"]


@rule("peloponnes.placing.mark")
def test_who_will_not_pay_puts_a_coin_on_it() -> None:
    scene = buying("street", wood=4, stone=4)
    before = scene.has(0, "coins")
    assert scene.legal(0) == ["build street", "mark street"]
    scene.play(0, "mark street")
    assert scene.unfinished(0) == {"street"}
    assert scene.has(0, "coins") == before - 1 + 2
    assert scene.has(0, "stone") == 4


@rule("peloponnes.placing.mark")
def test_the_coin_must_be_there_before_the_tile_brings_any() -> None:
    scene = buying("barracks", coins=2, wood=0, stone=0, citizens=2)
    assert "barracks" in scene.boxed()
    assert scene.has(0, "citizens") == 2


@rule("peloponnes.placing.use-at-once")
def test_an_unfinished_building_works_at_once() -> None:
    scene = buying("port", wood=0, stone=0, citizens=2)
    assert scene.unfinished(0) == {"port"}
    assert scene.has(0, "citizens") == 4
    assert scene.asked == "pick"
    scene.play(0, "take stone")
    assert scene.has(0, "stone") == 1
    scene.give(0, luxury=12)
    events = scene.strike("decline")
    assert arguments(events, "protected")[0]["seat"] == 0
    assert scene.has(0, "luxury") == 12


@rule("peloponnes.placing.building-lost")
def test_who_can_neither_pay_nor_mark_loses_the_building() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, coins=1, wood=1)
    scene.offer("bridge", "a01", "a02", "a03", "a04")
    scene.play(0, "bid bridge")
    events = scene.pass_all()
    assert len(arguments(events, "building-lost")) == 1
    assert "bridge" in scene.boxed()


@rule("peloponnes.placing.refuse")
def test_no_seat_is_made_to_spend_luxury_on_a_building() -> None:
    scene = buying("bridge", coins=1, wood=1, luxury=6)
    assert scene.legal(0) == ["build bridge", "mark bridge", "forgo bridge"]
    scene.play(0, "forgo bridge")
    assert scene.has(0, "luxury") == 6
    assert "bridge" in scene.boxed()
    scene = buying("bridge", coins=2, wood=1, luxury=6)
    assert scene.legal(0) == ["build bridge", "mark bridge"]
    assert scene.why_not(0, "forgo bridge") == "must-place"
    assert scene.why_not(0, "forgo market") == "not-your-tile"
    assert scene.why_not(0, "pass") == "place-first"


def test_reasons_while_placing() -> None:
    scene = buying("bridge", coins=1, wood=0, luxury=2)
    assert scene.legal(0) == ["mark bridge", "forgo bridge"]
    assert scene.why_not(0, "build bridge") == "cannot-pay"
    scene = buying("bridge", coins=1, wood=1, luxury=0)
    assert scene.asked != "place"


@rule("peloponnes.luxury.resources")
def test_luxury_replaces_missing_wood_and_stone_only() -> None:
    scene = buying("barracks", wood=0, stone=1, luxury=5, citizens=2)
    events = scene.play(0, "build barracks")
    assert arguments(events, "built")[0]["luxury"] == 4
    assert (scene.has(0, "wood"), scene.has(0, "stone"), scene.has(0, "luxury")) == (0, 0, 1)


@rule("peloponnes.luxury.coins")
def test_two_luxury_pay_for_the_marker_when_no_coin_is_left() -> None:
    scene = buying("bridge", coins=1, wood=0, luxury=3)
    scene.play(0, "mark bridge")
    assert scene.has(0, "luxury") == 1
    assert scene.unfinished(0) == {"bridge"}


# Land.


@rule("peloponnes.placing.land")
def test_figure_7_land_must_share_a_resource_with_the_right_most_one() -> None:
    assert "a08" in land_after("a07", "a08"), "wood and wood with food"
    assert "a05" in land_after("a07", "a08", "a05"), "food with wood and food"
    assert "a05" not in land_after("a07", "a05"), "wood and food do not touch"
    assert "a07" not in land_after("a08", "a05", "a07"), "only the right-most counts"
    assert "a10" not in land_after("a01", "a10")


@rule("peloponnes.placing.first-land")
def test_the_first_land_may_be_any() -> None:
    for name in ("a01", "a05", "a07"):
        assert name in land_after(name)


@rule("peloponnes.placing.land-lost")
def test_land_that_does_not_fit_leaves_the_game_and_may_be_bid_for() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "a07")
    scene.give(0, coins=9, citizens=1)
    scene.offer("a05", "a02", "a03", "a04", "a10")
    scene.play(0, "bid a05", "offer 3")
    events = scene.pass_all()
    assert len(arguments(events, "land-lost")) == 1
    assert "a05" in scene.boxed()
    assert scene.lands(0) == ["a07"]
    assert scene.has(0, "coins") == 9 - 3 + 1


@rule("peloponnes.buildings.barracks")
def test_the_owner_of_the_barracks_lays_any_land() -> None:
    assert "a05" in land_after("a07", "a05", barracks=True)
    assert "a05" not in land_after("a07", "a05")


# Gains.


@rule("peloponnes.gains.once")
def test_figure_8_a_new_tile_brings_citizens_and_coins_once() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, coins=9, citizens=1)
    scene.offer("a03", "a01", "a02", "a04", "a10")
    scene.play(0, "bid a03", "offer 4")
    events = scene.pass_all()
    assert arguments(events, "gains") == [
        {"seat": 0, "tile": scene.tile("a03"), "citizens": 1, "coins": 5, "food": 0, "luxury": 0}
    ]
    assert scene.has(0, "citizens") == 2
    assert scene.has(0, "coins") == 9 - 4 + 5 + 1
    again = PeloponnesScene(2)
    again.place(0, "leonidaion")
    again.offer("a01", "a02", "a03", "a04", "a05")
    assert arguments(again.pass_all(), "gains") == []
    assert again.has(0, "luxury") == 0


@rule("peloponnes.gains.once")
def test_buildings_bring_food_and_luxury_once() -> None:
    scene = buying("granary", wood=3, food=0)
    scene.play(0, "build granary")
    assert scene.has(0, "food") == 3 + 2
    scene = buying("epidauros-odeon", wood=2, stone=3)
    scene.play(0, "build epidauros-odeon")
    assert scene.has(0, "luxury") == 3


@rule("peloponnes.luxury.overflow")
def test_a_gain_beyond_the_store_becomes_luxury_too() -> None:
    scene = buying("granary", wood=3, food=12)
    scene.play(0, "build granary")
    assert (scene.has(0, "food"), scene.has(0, "luxury")) == (13, 2 + 2)


@rule("peloponnes.gains.kept")
def test_gains_stay_when_the_tile_is_lost() -> None:
    scene = buying("bridge", wood=2, stone=0, citizens=2)
    scene.play(0, "build bridge")
    assert scene.has(0, "citizens") == 4
    scene.strike("earthquake")
    assert scene.owned(0) == set()
    assert scene.has(0, "citizens") == 4


# Income.


def earning(seats: int = 2, *civilisations: str) -> PeloponnesScene:
    return PeloponnesScene(seats, civilisations or ("argos", "messene", "sparta", "pylos", "korinth"))


def pay_out(scene: PeloponnesScene) -> list[dict[str, int]]:
    """Pay the income of a round, and return what came in."""
    scene.clear()
    return arguments(scene.only_step(INCOME), "income")


@rule("peloponnes.income.tiles")
def test_figure_9_civilisation_lands_and_buildings_bring_resources() -> None:
    scene = earning()
    scene.place(0, "a08", "a06", "quarry")
    scene.place(0, "street", unfinished=True)
    scene.give(0, citizens=4)
    coins = scene.has(0, "coins")
    income = pay_out(scene)
    assert income[0] == {"seat": 0, "wood": 1 + 2 + 1, "stone": 1 + 2, "food": 1 + 2 + 1, "coins": 2}
    assert scene.has(0, "coins") == coins + 2
    assert (scene.has(0, "wood"), scene.has(0, "stone"), scene.has(0, "food")) == (4, 3, 4)


@rule("peloponnes.income.population")
def test_figure_10_ten_citizens_bring_four_coins() -> None:
    scene = earning()
    for citizens, coins in ((0, 1), (2, 1), (3, 2), (4, 2), (6, 3), (10, 4), (11, 5), (13, 5)):
        scene.give(0, citizens=citizens, coins=0)
        pay_out(scene)
        assert scene.has(0, "coins") == coins


@rule("peloponnes.income.luxury")
def test_figure_14_fourteen_citizens_bring_luxury_besides_coins() -> None:
    scene = earning()
    for citizens, luxury in ((13, 0), (14, 2), (16, 2), (17, 4), (19, 4), (20, 6)):
        scene.give(0, citizens=citizens, coins=0, luxury=0)
        pay_out(scene)
        assert (scene.has(0, "coins"), scene.has(0, "luxury")) == (5, luxury)


@rule("peloponnes.income.above-table")
def test_beyond_twenty_citizens_the_last_row_holds() -> None:
    scene = earning()
    scene.give(0, citizens=27, coins=0, luxury=0)
    pay_out(scene)
    assert (scene.has(0, "citizens"), scene.has(0, "coins"), scene.has(0, "luxury")) == (27, 5, 6)


@rule("peloponnes.income.arkadia")
def test_arkadias_citizen_comes_before_the_coins() -> None:
    scene = earning(2, "arkadia", "argos")
    scene.give(0, citizens=2, coins=0)
    pay_out(scene)
    assert (scene.has(0, "citizens"), scene.has(0, "coins")) == (3, 2)


@rule("peloponnes.income.choice")
def test_port_and_temple_choose_their_income_each_round() -> None:
    scene = earning()
    scene.place(0, "port", "temple-of-apollo")
    scene.place(1, "a07")
    scene.give(0, wood=0, stone=0, food=0, coins=0)
    pay_out(scene)
    assert scene.state.actors == (0,)
    assert scene.legal(0) == ["take wood", "take stone", "take food", "take coin"]
    assert scene.why_not(0, "pass") == "take-first"
    scene.play(0, "take food")
    scene.play(0, "take coin")
    assert (scene.has(0, "food"), scene.has(0, "coins")) == (1, 1 + 1)
    pay_out(scene)
    assert scene.state.actors == (0,), "and again in the next round"


def test_two_seats_choose_their_income_in_any_order() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        scene = earning()
        scene.place(0, "port")
        scene.place(1, "temple-of-apollo")
        pay_out(scene)
        assert scene.state.actors == (0, 1)
        for seat in order:
            scene.play(seat, "take wood")
        ends.append(scene.state.position())
    assert ends[0] == ends[1]


@rule("peloponnes.luxury.overflow")
def test_figure_13_eight_wood_and_four_more_make_ten_and_two_luxury() -> None:
    scene = earning()
    scene.place(0, "a07")
    scene.give(0, wood=8, food=13)
    pay_out(scene)
    assert (scene.has(0, "wood"), scene.has(0, "luxury")) == (10, 2)


def test_a_chosen_income_overflows_as_well() -> None:
    scene = earning()
    scene.place(0, "port")
    scene.give(0, food=13)
    pay_out(scene)
    scene.play(0, "take food")
    assert (scene.has(0, "food"), scene.has(0, "luxury")) == (13, 1)


@rule("peloponnes.luxury.chip")
def test_beyond_twenty_luxury_a_chip_is_taken() -> None:
    scene = earning()
    for luxury, chips in ((0, 0), (20, 0), (21, 1), (40, 1), (41, 2)):
        scene.give(0, luxury=luxury)
        mat = scene.state.view(0).seats[0]
        assert (mat.luxury, mat.chips) == (luxury, chips)
