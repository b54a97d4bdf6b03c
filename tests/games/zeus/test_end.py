"""The end of the game."""

import pytest
from games.zeus.positions import Table, all_but_large_temples, messages, one_of, one_plot_left_everywhere
from rules import rule

from pessoi import CHANCE


@rule("zeus.end.last-sale")
@pytest.mark.parametrize("auctioneer", [0, 2])
def test_after_the_last_sale_everybody_has_one_more_turn_the_auctioneer_last(auctioneer: int) -> None:
    table = Table(4)
    table.sell_all_but(47, 48)
    table.turn(auctioneer)
    told = table.auction(auctioneer, 4, 3, 2, 1)
    while table.state.step.name == "take":
        seat = table.state.actors[0]
        told = table.play(seat, table.legal(seat)[0])
    assert one_of(told, "last-plot-sold") == {"seat": auctioneer}
    assert table.state.view(None).final_turns == 4
    order = []
    while not table.state.over:
        assert table.asked() == ("last-turn", (table.state.active,))
        order.append(table.state.active)
        told = table.play(table.state.active, "pass")
    assert order == [(auctioneer + distance) % 4 for distance in (1, 2, 3, 4)]
    assert "over" in messages(told)
    assert table.state.view(None).ending == "last-sale"


@rule("zeus.end.final-turn")
def test_a_final_turn_is_income_and_one_temple_or_none() -> None:
    table = Table(4)
    table.temple(0, "2")
    told = table.final_turn(0, left=3)
    assert messages(told) == ["turn", "income"]
    assert table.state.money[0] == 502
    assert table.shown == []
    assert "pass" in table.legal(0)
    assert table.why_not(0, "auction") == "all-sold"
    told = table.play(0, "pass")
    assert told[0] == ("passed", {"seat": 0})
    assert table.asked() == ("last-turn", (1,))
    assert table.may(1, "build 8")
    told = table.play(1, "build 8")
    assert messages(told) == ["built", "turn"]
    assert table.asked() == ("last-turn", (2,))


@rule("zeus.end.last-auction")
@pytest.mark.parametrize(("seats", "cards", "auctions"), [(3, 2, 21), (4, 2, 22), (5, 1, 22), (6, 2, 21)])
def test_the_last_auction_offers_two_cards_or_one(seats: int, cards: int, auctions: int) -> None:
    """T4a and T4b: every turn is an auction in which two plots are sold."""
    table = Table(seats)
    state = table.state
    offered = 0
    while state.turns_left < 0:
        if state.actors == (CHANCE,):
            state.play(CHANCE, state.outcomes()[-1][0])
        elif state.step.name == "act":
            offered = len(state.shown)
            table.play(state.active, "auction")
        elif state.step.name == "bid":
            table.play(state.actors[0], "bid 0")
        else:
            seat = state.actors[0]
            table.play(seat, table.legal(seat)[0])
    assert offered == cards
    assert state.auctions == auctions


@rule("zeus.end.early")
def test_the_game_ends_at_once_when_no_temple_can_be_built_any_more() -> None:
    table = all_but_large_temples()
    table.give(2, 37, 40, 43, 46, price=1)
    table.give(0, 36, 44, 48)
    table.give(1, 38, 42, 47)
    table.turn(2)
    told = table.play(2, "build 40-43-46")
    assert messages(told)[:5] == ["put-aside", "put-aside", "put-aside", "built", "over-early"]
    assert table.state.over
    assert table.state.view(None).ending == "early"
    assert table.state.view(None).final_turns is None
    assert [seat.stone for seat in table.state.view(None).seats] == [True] * 3


@rule("zeus.end.early")
def test_a_sale_may_end_it_too() -> None:
    table = all_but_large_temples()
    table.temple(2, "40-43-46")
    table.give(2, 36, 37, 39, price=1)
    table.give(0, 44, 48, price=1)
    table.give(1, 42, 47, price=1)
    table.turn(1)
    assert table.shown == [38, 41, 45]
    table.auction(1, 0, 20, 10)
    table.play(1, "take 38")
    told = table.play(2, "take 41")
    assert messages(told)[:3] == ["sold", "unsold", "over-early"]
    assert table.owner(45) is None


@rule("zeus.end.early")
def test_it_goes_on_while_one_row_is_left() -> None:
    table = all_but_large_temples()
    table.temple(2, "40-43-46")
    table.give(2, 36, 37, 39, price=1)
    table.give(0, 44, 48, price=1)
    table.give(1, 42, 47, price=1)
    table.turn(1)
    table.auction(1, 0, 10, 20)
    table.play(2, "take 38")
    table.play(1, "take 41")
    assert not table.state.over
    table.turn(2)
    assert table.may(2, "build 37-38-39")


@rule("zeus.end.early")
def test_where_one_plot_must_stay_unbuilt_small_temples_may_be_left_over() -> None:
    table = one_plot_left_everywhere(36, last_plot_rule="never")
    table.turn(2)
    told = table.play(2, "build 36")
    assert "over-early" in messages(told)
    assert table.state.supply == [12, 0, 0]
    table = one_plot_left_everywhere(36, last_plot_rule="temple_owners_only")
    table.turn(2)
    table.play(2, "build 36")
    assert not table.state.over
