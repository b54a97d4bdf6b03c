"""Rare cases that the paper rules leave open or settle in passing."""

import pytest
from games.zeus.scene import ZeusScene, all_but_large_temples, one_plot_left_everywhere
from rules import rule
from scene import arguments, messages, one_of

from pessoi.core.bits import members

# The cards.


@rule("zeus.edge.short-pile")
def test_two_cards_left_are_revealed_before_the_discard_is_turned_over() -> None:
    scene = ZeusScene(4)
    scene.discarded(40, 30)
    scene.sell_all_but(40, 30, 20, 10)
    events = scene.turn(0)
    assert messages(events) == ["turn", "drawn", "drawn", "turned-over", "drawn"]
    assert scene.shown == [10, 20, 40]
    assert scene.state.view(None).next_cards == [30]


@rule("zeus.edge.few-cards")
@pytest.mark.parametrize("left", [(10, 20), (10,)])
def test_fewer_than_three_cards_in_all_are_all_revealed(left: tuple[int, ...]) -> None:
    scene = ZeusScene(4)
    scene.discarded(left[-1])
    scene.sell_all_but(*left)
    scene.turn(0)
    assert scene.shown == list(left)
    scene.auction(0, 4, 3, 2, 1)
    while scene.state.step.name == "take":
        seat = scene.state.actors[0]
        scene.play(seat, scene.legal(seat)[0])
    assert [scene.owner(number) for number in left] == [0, 1][: len(left)]
    assert scene.state.unsold == 0


@rule("zeus.edge.last-two")
def test_the_last_two_cards_are_both_sold() -> None:
    scene = ZeusScene(4)
    scene.sell_all_but(10, 20)
    scene.turn(0)
    scene.auction(0, 4, 9, 8, 1)
    events = scene.play(1, "take 20")
    assert (scene.owner(20), scene.owner(10)) == (1, 2)
    assert scene.discard == []
    assert messages(events) == ["sold", "sold", "last-plot-sold", "final-turn"]


@rule("zeus.edge.last-one")
def test_a_single_card_is_sold_to_the_highest_bid_alone() -> None:
    scene = ZeusScene(5)
    scene.sell_all_but(10)
    scene.turn(0)
    events = scene.auction(0, 4, 9, 8, 1, 0)
    assert one_of(events, "sold") == {"seat": 1, "plot": 10, "amount": 9}
    assert scene.state.money == [400, 391, 400, 400, 400]


@rule("zeus.edge.build-at-last-cards")
def test_building_puts_off_the_sale_of_the_last_cards() -> None:
    scene = ZeusScene(4)
    scene.sell_all_but(10, 20)
    scene.turn(0)
    scene.play(0, "build 2")
    assert scene.state.active == 1
    assert scene.shown == [10, 20]
    assert (scene.asked, scene.state.actors) == ("act", (1,))


@rule("zeus.edge.discard-order")
def test_cards_put_aside_left_to_right_come_back_in_that_order() -> None:
    scene = ZeusScene(4)
    scene.sell_all_but(40, 10, 30, 20)
    scene.turn(0, 30, 10, 40)
    scene.play(0, "build 2")
    assert scene.shown == [20, 30, 10]
    assert scene.state.view(2).next_cards == [40]


# Bids.


@rule("zeus.edge.few-bids")
def test_with_one_valid_bid_one_plot_is_sold() -> None:
    scene = ZeusScene(3)
    scene.purse(1, 1, 50)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 5, 5, 5)
    assert (scene.asked, scene.state.actors) == ("take", (2,))
    events = scene.play(2, "take 11")
    assert messages(events)[:3] == ["sold", "unsold", "unsold"]
    assert scene.discard == [10, 12]


@rule("zeus.edge.few-bids")
def test_with_no_valid_bid_nothing_is_sold_and_the_end_does_not_come() -> None:
    scene = ZeusScene(5)
    scene.sell_all_but(10)
    scene.purse(0, 0, 0, 0, 0)
    scene.turn(0)
    events = scene.auction(0, 1, 1, 1, 1, 1)
    assert messages(events).count("bid-void") == 5
    assert "last-plot-sold" not in messages(events)
    assert (scene.asked, scene.state.actors) == ("act", (1,))
    assert scene.shown == [10]


@rule("zeus.edge.all-zero")
def test_if_everybody_bids_0_the_active_player_and_the_left_neighbour_get_a_plot_for_0() -> None:
    scene = ZeusScene(4)
    scene.turn(3, 10, 11, 12)
    scene.auction(3, 0, 0, 0, 0)
    scene.play(3, "take 12")
    scene.play(0, "take 10")
    assert scene.state.money == [500] * 4


@rule("zeus.edge.no-refusal")
def test_nobody_may_stay_out_or_refuse() -> None:
    scene = ZeusScene(4)
    scene.turn(0, 10, 11, 12)
    scene.play(0, "auction")
    assert scene.why_not(1, "pass") == "bid-first"
    scene.bid(0, 0, 0, 0)
    assert scene.why_not(0, "pass") == "take-first"
    assert scene.legal(0) == ["take 10", "take 11", "take 12"]


@rule("zeus.edge.one-plot-each")
def test_the_highest_bidder_does_not_buy_the_second_plot_too() -> None:
    scene = ZeusScene(4)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 90, 0, 0, 0)
    scene.play(0, "take 10")
    assert (scene.asked, scene.state.actors) == ("take", (1,))


@rule("zeus.edge.void-favourite")
def test_the_pillar_does_not_help_a_void_bid() -> None:
    scene = ZeusScene(3)
    scene.purse(9, 50, 50)
    scene.turn(0, 10, 11, 12)
    events = scene.auction(0, 10, 1, 0)
    assert one_of(events, "bid-void") == {"seat": 0, "amount": 10}
    assert "bid-favourite" not in messages(events)
    scene.play(1, "take 10")
    assert (scene.asked, scene.state.actors) == ("take", (2,))


@rule("zeus.edge.dial-end")
def test_at_99_the_seats_decide_and_the_pillar_makes_it_102() -> None:
    scene = ZeusScene(4)
    scene.turn(1, 10, 11, 12)
    events = scene.auction(1, 99, 99, 98, 99)
    assert one_of(events, "bid-favourite") == {"seat": 1, "amount": 99, "total": 102}
    scene.play(1, "take 10")
    assert (scene.asked, scene.state.actors) == ("take", (3,))


@rule("zeus.edge.bonus-not-covered")
def test_the_three_of_the_pillar_need_no_money() -> None:
    scene = ZeusScene(3)
    scene.purse(10, 50, 50)
    scene.turn(0, 10, 11, 12)
    events = scene.auction(0, 10, 12, 0)
    assert one_of(events, "bid-favourite") == {"seat": 0, "amount": 10, "total": 13}
    scene.play(0, "take 10")
    assert scene.state.money[0] == 0


@rule("zeus.edge.no-pawns")
def test_a_player_without_pawns_shows_a_0_and_has_no_rank() -> None:
    scene = ZeusScene(6)
    scene.give(1, *range(40, 49))
    scene.turn(1, 10, 11, 12)
    scene.play(1, "auction")
    events = scene.bid(0, None, 0, 0, 0, 0)
    assert one_of(events, "bid-without-pawns") == {"seat": 1}
    assert scene.state.view(None).seats[1].bid == 0
    assert (scene.asked, scene.state.actors) == ("take", (2,))


@rule("zeus.edge.no-pawns")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_somebody_always_has_a_pawn_for_the_last_plot(seats: int) -> None:
    scene = ZeusScene(seats)
    scene.sell_all_but(48)
    assert sum(scene.state.pawns) > 0


@rule("zeus.edge.price-zero")
def test_a_plot_bought_for_0_is_built_on_for_0() -> None:
    scene = ZeusScene(4)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 0, 0, 0, 0)
    scene.play(0, "take 10")
    scene.play(1, "take 11")
    scene.turn(0)
    scene.play(0, "build 10")
    assert scene.state.money[0] == 500


# The end.


@rule("zeus.edge.nothing-left")
def test_stones_money_and_pawns_do_not_keep_the_game_going() -> None:
    """Only large temples are left, and no row of three; with a stone seat 2 could still join 33 and 31-32."""
    scene = all_but_large_temples()
    scene.temple(2, "40-43-46")
    scene.give(0, 36, 44, 48)
    scene.give(1, 38, 42, 47)
    scene.turn(2)
    assert scene.may(2, "stone join 31-32-33")
    scene.auction(2, 0, 0, 0)
    scene.play(2, scene.legal(2)[0])
    events = scene.play(0, scene.legal(0)[0])
    assert "over-early" in messages(events)


@rule("zeus.edge.nothing-left")
def test_a_row_of_unsold_plots_and_plots_of_one_player_keeps_it_going() -> None:
    scene = all_but_large_temples()
    scene.temple(2, "40-43-46")
    scene.give(0, 36, 37, 44, 48)
    scene.give(1, 42)
    scene.purse(0, 0, 0)
    scene.turn(1, 41, 45, 47)
    scene.auction(1, 0, 0, 0)
    scene.play(1, "take 41")
    scene.play(2, "take 45")
    assert not scene.state.over
    assert scene.state.unsold == 1 << 37 | 1 << 38 | 1 << 46


@rule("zeus.edge.nothing-left")
def test_the_last_plot_of_a_peninsula_counts_only_for_who_may_build_there() -> None:
    """Plot 18 lies among seat 1's temples; everywhere else the temples stand wall to wall."""
    ends = []
    for owner in (1, 2, None):
        scene = one_plot_left_everywhere(36)
        scene.temple(0, "6", "12", "48")
        scene.temple(1, "24")
        scene.temple(2, "30", "39")
        if owner is not None:
            scene.give(owner, 18)
        scene.turn(2)
        events = scene.play(2, "build 36")
        ends.append("over-early" in messages(events))
    assert ends == [False, True, False]


@rule("zeus.edge.early-unsold")
def test_it_ends_with_plots_unsold() -> None:
    scene = one_plot_left_everywhere(36, last_plot_rule="never")
    scene.turn(2)
    scene.play(2, "build 36")
    assert scene.state.over
    assert [plot + 1 for plot in members(scene.state.unsold)] == [6, 12, 18, 24, 30, 39, 48]


@rule("zeus.edge.early-unsold")
def test_it_ends_in_the_middle_of_the_final_turns() -> None:
    scene = one_plot_left_everywhere(36, last_plot_rule="never")
    scene.final_turn(2, left=3)
    events = scene.play(2, "build 36")
    assert "over-early" in messages(events)
    assert scene.state.view(None).ending == "early"


# Scoring.


@rule("zeus.edge.bonus-after-join")
def test_joining_changes_the_values_but_not_the_bonus() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "40", "41")
    scene.turn(0)
    assert scene.state.scores[0] == 504 + 2 * 20 + 200
    scene.play(0, "stone join 40-41")
    assert scene.state.scores[0] == 504 + 30 + 200


@rule("zeus.edge.rival-plot")
def test_a_rivals_empty_plot_does_not_take_the_bonus_away() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "40")
    scene.give(1, 41, 42, 43)
    scene.give(2, 1)
    assert scene.state.scores == (500 + 10 + 200, 500, 500, 500)


@rule("zeus.edge.bonus-early")
def test_unsold_plots_do_not_take_it_away_either() -> None:
    scene = one_plot_left_everywhere(36, last_plot_rule="never")
    scene.turn(2)
    events = scene.play(2, "build 36")
    bonuses = arguments(events, "bonus")
    assert {"seat": 2, "peninsula": 5, "amount": 200} in bonuses
    assert {"seat": 0, "peninsula": 0, "amount": 100} in bonuses
    assert scene.owner(39) is None
    assert scene.owner(6) is None


@rule("zeus.edge.two-builders")
def test_two_builders_get_no_bonus() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "40", "41")
    scene.temple(1, "42")
    assert scene.state.scores == (500 + 2 * 30, 500 + 30, 500, 500)


@rule("zeus.edge.shared-victory")
def test_stones_temples_or_money_break_no_tie() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "40")
    scene.purse(290, 500, 0, 0)
    scene.state.stones = 0b0001
    assert scene.state.scores[:2] == (500, 500)
    assert scene.state.ranking == (1, 1, 3, 3)
