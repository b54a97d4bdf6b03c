"""The end of the game."""

import pytest
from games.zeus.scene import ZeusScene, all_but_large_temples, one_plot_left_everywhere
from rules import rule
from scene import messages, one_of

from pessoi import CHANCE


@rule("zeus.end.last-sale")
@pytest.mark.parametrize("auctioneer", [0, 2])
def test_after_the_last_sale_everybody_has_one_more_turn_the_auctioneer_last(auctioneer: int) -> None:
    scene = ZeusScene(4)
    scene.sell_all_but(47, 48)
    scene.turn(auctioneer)
    events = scene.auction(auctioneer, 4, 3, 2, 1)
    while scene.state.step.name == "take":
        seat = scene.state.actors[0]
        events = scene.play(seat, scene.legal(seat)[0])
    assert one_of(events, "last-plot-sold") == {"seat": auctioneer}
    assert scene.state.view(None).final_turns == 4
    order = []
    while not scene.state.over:
        assert (scene.asked, scene.state.actors) == ("last-turn", (scene.state.active,))
        order.append(scene.state.active)
        events = scene.play(scene.state.active, "pass")
    assert order == [(auctioneer + distance) % 4 for distance in (1, 2, 3, 4)]
    assert "over" in messages(events)
    assert scene.state.view(None).ending == "last-sale"


@rule("zeus.end.final-turn")
def test_a_final_turn_is_income_and_one_temple_or_none() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "2")
    events = scene.final_turn(0, left=3)
    assert messages(events) == ["final-turn", "income"]
    assert scene.state.money[0] == 502
    assert scene.shown == []
    assert "pass" in scene.legal(0)
    assert scene.why_not(0, "auction") == "all-sold"
    events = scene.play(0, "pass")
    assert one_of(events[:1], "passed") == {"seat": 0}
    assert (scene.asked, scene.state.actors) == ("last-turn", (1,))
    assert scene.may(1, "build 8")
    events = scene.play(1, "build 8")
    assert messages(events) == ["built", "final-turn"]
    assert (scene.asked, scene.state.actors) == ("last-turn", (2,))


@rule("zeus.end.last-auction")
@pytest.mark.parametrize(("seats", "cards", "auctions"), [(3, 2, 21), (4, 2, 22), (5, 1, 22), (6, 2, 21)])
def test_the_last_auction_offers_two_cards_or_one(seats: int, cards: int, auctions: int) -> None:
    """T4a and T4b: every turn is an auction in which two plots are sold."""
    scene = ZeusScene(seats)
    state = scene.state
    offered = 0
    while state.turns_left < 0:
        if state.actors == (CHANCE,):
            state.play(CHANCE, state.outcomes()[-1][0])
        elif state.step.name == "act":
            offered = len(state.shown)
            scene.play(state.active, "auction")
        elif state.step.name == "bid":
            scene.play(state.actors[0], "bid 0")
        else:
            seat = state.actors[0]
            scene.play(seat, scene.legal(seat)[0])
    assert offered == cards
    assert state.auctions == auctions


@rule("zeus.end.early")
def test_the_game_ends_at_once_when_no_temple_can_be_built_any_more() -> None:
    scene = all_but_large_temples()
    scene.give(2, 37, 40, 43, 46, price=1)
    scene.give(0, 36, 44, 48)
    scene.give(1, 38, 42, 47)
    scene.turn(2)
    events = scene.play(2, "build 40-43-46")
    assert messages(events)[:5] == ["put-aside", "put-aside", "put-aside", "built", "over-early"]
    assert scene.state.over
    assert scene.state.view(None).ending == "early"
    assert scene.state.view(None).final_turns is None
    assert [seat.stone for seat in scene.state.view(None).seats] == [True] * 3


@rule("zeus.end.early")
def test_a_sale_may_end_it_too() -> None:
    scene = all_but_large_temples()
    scene.temple(2, "40-43-46")
    scene.give(2, 36, 37, 39, price=1)
    scene.give(0, 44, 48, price=1)
    scene.give(1, 42, 47, price=1)
    scene.turn(1)
    assert scene.shown == [38, 41, 45]
    scene.auction(1, 0, 20, 10)
    scene.play(1, "take 38")
    events = scene.play(2, "take 41")
    assert messages(events)[:3] == ["sold", "unsold", "over-early"]
    assert scene.owner(45) is None


@rule("zeus.end.early")
def test_it_goes_on_while_one_row_is_left() -> None:
    scene = all_but_large_temples()
    scene.temple(2, "40-43-46")
    scene.give(2, 36, 37, 39, price=1)
    scene.give(0, 44, 48, price=1)
    scene.give(1, 42, 47, price=1)
    scene.turn(1)
    scene.auction(1, 0, 10, 20)
    scene.play(2, "take 38")
    scene.play(1, "take 41")
    assert not scene.state.over
    scene.turn(2)
    assert scene.may(2, "build 37-38-39")


@rule("zeus.end.early")
def test_where_one_plot_must_stay_unbuilt_small_temples_may_be_left_over() -> None:
    scene = one_plot_left_everywhere(36, last_plot_rule="never")
    scene.turn(2)
    events = scene.play(2, "build 36")
    assert "over-early" in messages(events)
    assert scene.state.supply == [12, 0, 0]
    scene = one_plot_left_everywhere(36, last_plot_rule="temple_owners_only")
    scene.turn(2)
    scene.play(2, "build 36")
    assert not scene.state.over
