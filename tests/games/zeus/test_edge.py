"""Rare cases that the paper rules leave open or settle in passing."""

import pytest
from games.zeus.positions import Table, all_but_large_temples, messages, one_of, one_plot_left_everywhere
from rules import rule

from pessoi.core.bits import members

# The cards.


@rule("zeus.edge.short-pile")
def test_two_cards_left_are_revealed_before_the_discard_is_turned_over() -> None:
    table = Table(4)
    table.discarded(40, 30)
    table.sell_all_but(40, 30, 20, 10)
    told = table.turn(0)
    assert messages(told) == ["turn", "drawn", "drawn", "turned-over", "drawn"]
    assert table.shown == [10, 20, 40]
    assert table.state.view(None).next_cards == [30]


@rule("zeus.edge.few-cards")
@pytest.mark.parametrize("left", [(10, 20), (10,)])
def test_fewer_than_three_cards_in_all_are_all_revealed(left: tuple[int, ...]) -> None:
    table = Table(4)
    table.discarded(left[-1])
    table.sell_all_but(*left)
    table.turn(0)
    assert table.shown == list(left)
    table.auction(0, 4, 3, 2, 1)
    while table.state.step.name == "take":
        seat = table.state.actors[0]
        table.play(seat, table.legal(seat)[0])
    assert [table.owner(number) for number in left] == [0, 1][: len(left)]
    assert table.state.unsold == 0


@rule("zeus.edge.last-two")
def test_the_last_two_cards_are_both_sold() -> None:
    table = Table(4)
    table.sell_all_but(10, 20)
    table.turn(0)
    table.auction(0, 4, 9, 8, 1)
    told = table.play(1, "take 20")
    assert (table.owner(20), table.owner(10)) == (1, 2)
    assert table.discard == []
    assert messages(told) == ["sold", "sold", "last-plot-sold", "turn"]


@rule("zeus.edge.last-one")
def test_a_single_card_is_sold_to_the_highest_bid_alone() -> None:
    table = Table(5)
    table.sell_all_but(10)
    table.turn(0)
    told = table.auction(0, 4, 9, 8, 1, 0)
    assert one_of(told, "sold") == {"seat": 1, "plot": 10, "amount": 9}
    assert table.state.money == [400, 391, 400, 400, 400]


@rule("zeus.edge.build-at-last-cards")
def test_building_puts_off_the_sale_of_the_last_cards() -> None:
    table = Table(4)
    table.sell_all_but(10, 20)
    table.turn(0)
    table.play(0, "build 2")
    assert table.state.active == 1
    assert table.shown == [10, 20]
    assert table.asked() == ("act", (1,))


@rule("zeus.edge.discard-order")
def test_cards_put_aside_left_to_right_come_back_in_that_order() -> None:
    table = Table(4)
    table.sell_all_but(40, 10, 30, 20)
    table.turn(0, 30, 10, 40)
    table.play(0, "build 2")
    assert table.shown == [20, 30, 10]
    assert table.state.view(2).next_cards == [40]


# Bids.


@rule("zeus.edge.few-bids")
def test_with_one_valid_bid_one_plot_is_sold() -> None:
    table = Table(3)
    table.purse(1, 1, 50)
    table.turn(0, 10, 11, 12)
    table.auction(0, 5, 5, 5)
    assert table.asked() == ("take", (2,))
    told = table.play(2, "take 11")
    assert messages(told)[:3] == ["sold", "unsold", "unsold"]
    assert table.discard == [10, 12]


@rule("zeus.edge.few-bids")
def test_with_no_valid_bid_nothing_is_sold_and_the_end_does_not_come() -> None:
    table = Table(5)
    table.sell_all_but(10)
    table.purse(0, 0, 0, 0, 0)
    table.turn(0)
    told = table.auction(0, 1, 1, 1, 1, 1)
    assert messages(told).count("bid-void") == 5
    assert "last-plot-sold" not in messages(told)
    assert table.asked() == ("act", (1,))
    assert table.shown == [10]


@rule("zeus.edge.all-zero")
def test_if_everybody_bids_0_the_active_player_and_the_left_neighbour_get_a_plot_for_0() -> None:
    table = Table(4)
    table.turn(3, 10, 11, 12)
    table.auction(3, 0, 0, 0, 0)
    table.play(3, "take 12")
    table.play(0, "take 10")
    assert table.state.money == [500] * 4


@rule("zeus.edge.no-refusal")
def test_nobody_may_stay_out_or_refuse() -> None:
    table = Table(4)
    table.turn(0, 10, 11, 12)
    table.play(0, "auction")
    assert table.why_not(1, "pass") == "bid-first"
    table.bid(0, 0, 0, 0)
    assert table.why_not(0, "pass") == "take-first"
    assert table.legal(0) == ["take 10", "take 11", "take 12"]


@rule("zeus.edge.one-plot-each")
def test_the_highest_bidder_does_not_buy_the_second_plot_too() -> None:
    table = Table(4)
    table.turn(0, 10, 11, 12)
    table.auction(0, 90, 0, 0, 0)
    table.play(0, "take 10")
    assert table.asked() == ("take", (1,))


@rule("zeus.edge.void-favourite")
def test_the_pillar_does_not_help_a_void_bid() -> None:
    table = Table(3)
    table.purse(9, 50, 50)
    table.turn(0, 10, 11, 12)
    told = table.auction(0, 10, 1, 0)
    assert one_of(told, "bid-void") == {"seat": 0, "amount": 10}
    assert "bid-favourite" not in messages(told)
    table.play(1, "take 10")
    assert table.asked() == ("take", (2,))


@rule("zeus.edge.dial-end")
def test_at_99_the_seats_decide_and_the_pillar_makes_it_102() -> None:
    table = Table(4)
    table.turn(1, 10, 11, 12)
    told = table.auction(1, 99, 99, 98, 99)
    assert one_of(told, "bid-favourite") == {"seat": 1, "amount": 99, "total": 102}
    table.play(1, "take 10")
    assert table.asked() == ("take", (3,))


@rule("zeus.edge.bonus-not-covered")
def test_the_three_of_the_pillar_need_no_money() -> None:
    table = Table(3)
    table.purse(10, 50, 50)
    table.turn(0, 10, 11, 12)
    told = table.auction(0, 10, 12, 0)
    assert one_of(told, "bid-favourite") == {"seat": 0, "amount": 10, "total": 13}
    table.play(0, "take 10")
    assert table.state.money[0] == 0


@rule("zeus.edge.no-pawns")
def test_a_player_without_pawns_shows_a_0_and_has_no_rank() -> None:
    table = Table(6)
    table.give(1, *range(40, 49))
    table.turn(1, 10, 11, 12)
    table.play(1, "auction")
    told = table.bid(0, None, 0, 0, 0, 0)
    assert one_of(told, "bid-without-pawns") == {"seat": 1}
    assert table.state.view(None).seats[1].bid == 0
    assert table.asked() == ("take", (2,))


@rule("zeus.edge.no-pawns")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_somebody_always_has_a_pawn_for_the_last_plot(seats: int) -> None:
    table = Table(seats)
    table.sell_all_but(48)
    assert sum(table.state.pawns) > 0


@rule("zeus.edge.price-zero")
def test_a_plot_bought_for_0_is_built_on_for_0() -> None:
    table = Table(4)
    table.turn(0, 10, 11, 12)
    table.auction(0, 0, 0, 0, 0)
    table.play(0, "take 10")
    table.play(1, "take 11")
    table.turn(0)
    table.play(0, "build 10")
    assert table.state.money[0] == 500


# The end.


@rule("zeus.edge.nothing-left")
def test_stones_money_and_pawns_do_not_keep_the_game_going() -> None:
    """Only large temples are left, and no row of three; with a stone seat 2 could still join 33 and 31-32."""
    table = all_but_large_temples()
    table.temple(2, "40-43-46")
    table.give(0, 36, 44, 48)
    table.give(1, 38, 42, 47)
    table.turn(2)
    assert table.may(2, "stone join 31-32-33")
    table.auction(2, 0, 0, 0)
    table.play(2, table.legal(2)[0])
    told = table.play(0, table.legal(0)[0])
    assert "over-early" in messages(told)


@rule("zeus.edge.nothing-left")
def test_a_row_of_unsold_plots_and_plots_of_one_player_keeps_it_going() -> None:
    table = all_but_large_temples()
    table.temple(2, "40-43-46")
    table.give(0, 36, 37, 44, 48)
    table.give(1, 42)
    table.purse(0, 0, 0)
    table.turn(1, 41, 45, 47)
    table.auction(1, 0, 0, 0)
    table.play(1, "take 41")
    table.play(2, "take 45")
    assert not table.state.over
    assert table.state.unsold == 1 << 37 | 1 << 38 | 1 << 46


@rule("zeus.edge.nothing-left")
def test_the_last_plot_of_a_peninsula_counts_only_for_who_may_build_there() -> None:
    """Plot 18 lies among seat 1's temples; everywhere else the temples stand wall to wall."""
    ends = []
    for owner in (1, 2, None):
        table = one_plot_left_everywhere(36)
        table.temple(0, "6", "12", "48")
        table.temple(1, "24")
        table.temple(2, "30", "39")
        if owner is not None:
            table.give(owner, 18)
        table.turn(2)
        told = table.play(2, "build 36")
        ends.append("over-early" in messages(told))
    assert ends == [False, True, False]


@rule("zeus.edge.early-unsold")
def test_it_ends_with_plots_unsold() -> None:
    table = one_plot_left_everywhere(36, last_plot_rule="never")
    table.turn(2)
    table.play(2, "build 36")
    assert table.state.over
    assert [plot + 1 for plot in members(table.state.unsold)] == [6, 12, 18, 24, 30, 39, 48]


@rule("zeus.edge.early-unsold")
def test_it_ends_in_the_middle_of_the_final_turns() -> None:
    table = one_plot_left_everywhere(36, last_plot_rule="never")
    table.final_turn(2, left=3)
    told = table.play(2, "build 36")
    assert "over-early" in messages(told)
    assert table.state.view(None).ending == "early"


# Scoring.


@rule("zeus.edge.bonus-after-join")
def test_joining_changes_the_values_but_not_the_bonus() -> None:
    table = Table(4)
    table.temple(0, "40", "41")
    table.turn(0)
    assert table.state.scores[0] == 504 + 2 * 20 + 200
    table.play(0, "stone join 40-41")
    assert table.state.scores[0] == 504 + 30 + 200


@rule("zeus.edge.rival-plot")
def test_a_rivals_empty_plot_does_not_take_the_bonus_away() -> None:
    table = Table(4)
    table.temple(0, "40")
    table.give(1, 41, 42, 43)
    table.give(2, 1)
    assert table.state.scores == (500 + 10 + 200, 500, 500, 500)


@rule("zeus.edge.bonus-early")
def test_unsold_plots_do_not_take_it_away_either() -> None:
    table = one_plot_left_everywhere(36, last_plot_rule="never")
    table.turn(2)
    told = table.play(2, "build 36")
    bonuses = [arguments for message, arguments in told if message == "bonus"]
    assert {"seat": 2, "peninsula": 5, "amount": 200} in bonuses
    assert {"seat": 0, "peninsula": 0, "amount": 100} in bonuses
    assert table.owner(39) is None
    assert table.owner(6) is None


@rule("zeus.edge.two-builders")
def test_two_builders_get_no_bonus() -> None:
    table = Table(4)
    table.temple(0, "40", "41")
    table.temple(1, "42")
    assert table.state.scores == (500 + 2 * 30, 500 + 30, 500, 500)


@rule("zeus.edge.shared-victory")
def test_stones_temples_or_money_break_no_tie() -> None:
    table = Table(4)
    table.temple(0, "40")
    table.purse(290, 500, 0, 0)
    table.state.stones = 0b0001
    assert table.state.scores[:2] == (500, 500)
    assert table.state.ranking == (1, 1, 3, 3)
