"""The auction: bids, outbid seats, the Conquest tile, and the order that follows."""

import pytest
from games.peloponnes.scene import PeloponnesScene
from rules import rule
from scene import arguments

from pessoi import IllegalMove


def three(**options: str) -> PeloponnesScene:
    """A land of 3, the Street of 1 and a land of 2 to bid for; the Port (2) and a land (3) to conquer."""
    scene = PeloponnesScene(3, **options)
    scene.give(0, coins=8)
    scene.give(1, coins=8)
    scene.give(2, coins=8)
    scene.offer("a01", "street", "a07", "port", "a05")
    return scene


@rule("peloponnes.auction.turns", "peloponnes.auction.end")
def test_each_seat_acts_once_in_turn_order() -> None:
    scene = PeloponnesScene(3, ["korinth", "messene", "patras"])
    scene.offer("a01", "street", "a07", "port", "a05")
    asked = []
    while scene.asked == "bid":
        asked.append(scene.state.actors[0])
        scene.play(asked[-1], "pass")
    assert asked == [1, 2, 0]


@rule("peloponnes.auction.bid")
def test_figure_4_coins_are_laid_under_the_tile() -> None:
    scene = three()
    scene.play(0, "bid a01", "offer 5")
    assert scene.has(0, "coins") == 3
    offer = scene.state.view(1).row[0]
    assert (offer.bidder, offer.bid) == (0, 5)


@rule("peloponnes.auction.minimum")
def test_a_bid_is_at_least_the_number_on_the_tile() -> None:
    scene = three()
    scene.play(0, "bid a01")
    assert scene.legal(0) == [f"offer {amount}" for amount in range(3, 9)]
    assert scene.why_not(0, "offer 2") == "bid-too-low"
    assert scene.why_not(0, "offer 9") == "too-dear"
    assert scene.why_not(0, "pass") == "amount-first"


def test_a_tile_beyond_ones_purse_is_not_offered() -> None:
    scene = three()
    scene.give(0, coins=1)
    assert scene.legal(0) == ["bid street", "pass"]
    assert scene.why_not(0, "bid a01") == "too-dear"
    assert scene.why_not(0, "conquer port") == "too-dear"
    assert scene.why_not(0, "bid port") == "conquer-instead"
    assert scene.why_not(0, "conquer a01") == "bid-instead"
    assert scene.why_not(0, "bid market") == "not-on-offer"
    assert scene.why_not(0, "offer 1") == "bid-first"


@rule("peloponnes.auction.outbid", "peloponnes.auction.at-once", "peloponnes.auction.shift")
def test_figure_5_the_outbid_player_moves_the_unchanged_bid_at_once() -> None:
    scene = three()
    scene.play(0, "bid a01", "offer 3")
    scene.play(1, "bid a01")
    assert scene.legal(1)[0] == "offer 4"
    events = scene.play(1, "offer 4")
    assert arguments(events, "outbid") == [{"seat": 1, "other": 0, "tile": scene.tile("a01"), "coins": 3}]
    assert scene.state.actors == (0,)
    assert scene.state.view(0).seats[0].auction == "displaced"
    assert scene.legal(0) == ["shift a07", "shift street", "withdraw"]
    scene.play(0, "shift street")
    assert scene.state.bids == [3, 4, 0]
    assert scene.state.actors == (2,)


@rule("peloponnes.auction.shift-free")
def test_a_moved_bid_goes_only_to_a_free_tile() -> None:
    scene = three()
    scene.play(0, "bid a01", "offer 4")
    scene.play(1, "bid street", "offer 1")
    scene.play(2, "bid a01", "offer 5")
    assert scene.legal(0) == ["shift a07", "withdraw"]
    assert scene.why_not(0, "shift street") == "not-free"
    assert scene.why_not(0, "shift market") == "not-on-offer"
    assert scene.why_not(0, "bid a07") == "displaced-first"


@rule("peloponnes.auction.shift-free")
def test_with_the_option_a_moved_bid_displaces_a_lower_one() -> None:
    scene = three(displacement="chain")
    scene.play(0, "bid a01", "offer 4")
    scene.play(1, "bid street", "offer 1")
    scene.play(2, "bid a01", "offer 5")
    assert scene.legal(0) == ["shift a07", "shift street", "withdraw"]
    assert scene.why_not(0, "shift a01") == "bid-unchanged"
    scene.play(0, "shift street")
    assert scene.asked != "displaced", "a bid of 1 meets no other minimum, so it is taken back"
    assert scene.has(1, "coins") > 8


@rule("peloponnes.auction.shift-conquest")
def test_a_moved_bid_fits_next_to_the_conquest_tile_only_exactly() -> None:
    for amount, fitting in ((4, False), (5, True), (6, False)):
        scene = three()
        scene.play(0, "bid a01", f"offer {amount}")
        scene.play(1, "bid a01", f"offer {amount + 1}")
        assert ("shift port" in scene.legal(0)) == fitting
        if not fitting:
            assert scene.why_not(0, "shift port") == "not-exact"
    scene = three()
    scene.play(0, "bid a01", "offer 5")
    scene.play(1, "bid a01", "offer 6")
    scene.play(0, "shift port")
    scene.play(2, "pass")
    assert scene.owned(0) == {"port"}


@rule("peloponnes.auction.withdraw")
def test_the_outbid_player_takes_the_bid_back_with_a_coin_and_gets_no_tile() -> None:
    scene = three()
    scene.play(0, "bid a01", "offer 3")
    scene.play(1, "bid a01", "offer 4")
    events = scene.play(0, "withdraw")
    assert arguments(events, "withdrawn") == [{"seat": 0, "coins": 3, "bonus": 1}]
    assert scene.has(0, "coins") == 9
    assert scene.state.view(0).seats[0].auction == "withdrawn"
    scene.play(2, "pass")
    assert scene.owned(0) == set()


@rule("peloponnes.auction.pass")
def test_passing_brings_three_coins_but_not_to_the_outbid() -> None:
    scene = three()
    scene.play(0, "pass")
    assert scene.has(0, "coins") == 11
    scene.play(1, "bid a01", "offer 3")
    scene.play(2, "bid a01", "offer 4")
    assert scene.why_not(1, "pass") == "displaced-first"


@rule("peloponnes.auction.conquest")
def test_figure_6_a_tile_of_three_next_to_the_conquest_tile_costs_six() -> None:
    scene = three()
    events = scene.play(0, "conquer a05")
    assert arguments(events, "conquered") == [{"seat": 0, "tile": scene.tile("a05"), "coins": 6}]
    assert scene.has(0, "coins") == 2


@rule("peloponnes.auction.conquest-safe")
def test_no_bid_is_displaced_next_to_the_conquest_tile() -> None:
    scene = three()
    scene.play(0, "conquer a05")
    assert "conquer a05" not in scene.legal(1)
    assert scene.why_not(1, "conquer a05") == "conquered-already"


@rule("peloponnes.auction.unsold")
def test_unsold_tiles_leave_the_game() -> None:
    scene = three()
    scene.play(0, "bid a01", "offer 3")
    scene.pass_all()
    assert scene.boxed() == {"street", "a07", "port", "a05"}


@rule("peloponnes.order.by-bid")
def test_the_highest_bid_is_first_in_the_next_round_conquest_included() -> None:
    scene = three()
    scene.play(0, "bid a01", "offer 3")
    scene.play(1, "bid a07", "offer 4")
    events = scene.play(2, "conquer port")
    assert scene.state.order == [2, 1, 0]
    assert [entry["seat"] for entry in arguments(events, "order")] == [2, 1, 0]


@rule("peloponnes.order.ties")
def test_equal_bids_keep_their_order() -> None:
    scene = three()
    scene.play(0, "bid a01", "offer 3")
    scene.play(1, "bid a07", "offer 5")
    scene.play(2, "conquer port")
    assert scene.state.order == [1, 2, 0]


@rule("peloponnes.order.without-bid")
def test_who_passed_or_withdrew_comes_last_in_the_old_order() -> None:
    scene = PeloponnesScene(4, ["messene", "patras", "korinth", "sparta"])
    for seat in range(4):
        scene.give(seat, coins=8)
    scene.offer("a01", "street", "a07", "a10", "port")
    scene.play(0, "bid a01", "offer 3")
    scene.play(1, "pass")
    scene.play(2, "bid a01", "offer 4")
    scene.play(0, "withdraw")
    scene.play(3, "bid street", "offer 1")
    assert scene.state.order == [2, 3, 0, 1]


# Market and Agora, and the citizens that tiles take.


@rule("peloponnes.buildings.half")
def test_the_market_outbids_with_equal_coins() -> None:
    for building in ("market", "agora"):
        scene = three()
        scene.place(1, building)
        scene.play(0, "bid a01", "offer 5")
        scene.play(1, "bid a01")
        assert scene.legal(1)[0] == "offer 5"
        scene.play(1, "offer 5")
        assert scene.asked == "displaced"
        assert "shift a01" not in scene.legal(0)


def test_the_half_does_not_lower_the_minimum() -> None:
    scene = three()
    scene.place(0, "market")
    scene.play(0, "bid a01")
    assert scene.legal(0)[0] == "offer 3"


@rule("peloponnes.buildings.half-once")
def test_market_and_agora_add_one_half_only() -> None:
    scene = three()
    scene.place(0, "agora")
    scene.place(1, "market")
    scene.play(0, "bid a01", "offer 5")
    scene.play(1, "bid a01")
    alone = scene.legal(1)
    scene = three()
    scene.place(1, "market", "agora")
    scene.play(0, "bid a01", "offer 5")
    scene.play(1, "bid a01")
    assert scene.legal(1)[0] == "offer 5", "with both not even one coin less suffices"
    assert alone[0] == "offer 6"


@rule("peloponnes.buildings.half-equal")
def test_between_two_halves_equal_coins_do_not_outbid() -> None:
    scene = three()
    scene.place(0, "market")
    scene.place(1, "agora")
    scene.play(0, "bid a01", "offer 5")
    scene.play(1, "bid a01")
    assert scene.legal(1)[0] == "offer 6"


@rule("peloponnes.buildings.half-order")
def test_the_half_does_not_count_for_the_order() -> None:
    scene = three()
    scene.place(1, "market")
    scene.play(0, "bid a01", "offer 3")
    scene.play(1, "bid a07", "offer 3")
    scene.play(2, "pass")
    assert scene.state.order == [0, 1, 2]


@rule("peloponnes.buildings.citizens")
def test_barracks_and_tiryns_need_the_citizens_they_take() -> None:
    for tile, needed in (("barracks", 2), ("tiryns-fortress", 1)):
        for citizens in range(4):
            scene = PeloponnesScene(2)
            scene.give(0, coins=9, citizens=citizens)
            scene.give(1, coins=9, citizens=citizens)
            scene.offer(tile, "a01", "a02", "a03", "a04")
            assert (f"bid {tile}" in scene.legal(0)) == (citizens >= needed)
            if citizens < needed:
                assert scene.why_not(0, f"bid {tile}") == "citizens-needed"
                scene.play(0, "bid a01", "offer 7")
                scene.play(1, "bid a01", "offer 8")
                assert scene.why_not(0, f"shift {tile}") == "citizens-needed"


@rule("peloponnes.buildings.citizens")
def test_the_citizens_leave_and_never_come_back() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, coins=9, citizens=5, wood=2, stone=4)
    scene.offer("barracks", "a01", "a02", "a03", "a04")
    scene.play(0, "bid barracks", "offer 2")
    scene.pass_all()
    events = scene.play(0, "build barracks")
    assert arguments(events, "citizens-leave")[0]["count"] == 2
    assert scene.has(0, "citizens") == 3
    assert scene.has(0, "coins") == 9 - 2 + 4 + 2
    scene.give(0, wood=0, stone=0)
    scene.strike("earthquake")
    assert scene.owned(0) == set()
    assert scene.has(0, "citizens") == 3


# Luxury for a bid.


@rule("peloponnes.luxury.coins")
def test_luxury_is_sold_for_what_a_bid_lacks_and_no_more() -> None:
    scene = three()
    scene.give(0, coins=2, luxury=5)
    scene.play(0, "bid a01")
    assert scene.legal(0) == ["offer 3", "offer 4"]
    events = scene.play(0, "offer 3")
    assert arguments(events, "luxury-sold") == [{"seat": 0, "luxury": 2, "coins": 1}]
    assert (scene.has(0, "coins"), scene.has(0, "luxury")) == (0, 3)


def test_luxury_is_not_sold_while_coins_suffice() -> None:
    scene = three()
    scene.give(0, coins=3, luxury=5)
    events = scene.play(0, "bid a01", "offer 3")
    assert arguments(events, "luxury-sold") == []
    assert scene.has(0, "luxury") == 5


def test_an_illegal_move_changes_nothing() -> None:
    scene = three()
    before = scene.state.position()
    with pytest.raises(IllegalMove, match="not-on-offer"):
        scene.play(0, "bid market")
    with pytest.raises(IllegalMove, match="not-your-turn"):
        scene.play(1, "pass")
    assert scene.state.position() == before
