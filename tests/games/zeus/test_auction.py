"""The auction."""

import pytest
from games.zeus.scene import ZeusScene
from rules import rule
from scene import messages, one_of


def open_auction(active: int = 0, seats: int = 4, **options: str) -> ZeusScene:
    """The cards 10, 11 and 12 are up for auction; everybody is to bid."""
    scene = ZeusScene(seats, **options)
    scene.turn(active, 10, 11, 12)
    scene.play(active, "auction")
    return scene


def winners(scene: ZeusScene) -> list[int]:
    """The two winners in their order; each takes the first card still there."""
    found = []
    while scene.state.step.name == "take":
        seat = scene.state.actors[0]
        found.append(seat)
        scene.play(seat, scene.legal(seat)[0])
    return found


@rule("zeus.auction.secret")
def test_everybody_bids_in_secret_and_zero_is_a_bid() -> None:
    scene = open_auction()
    assert (scene.asked, scene.state.actors) == ("bid", (0, 1, 2, 3))
    events = scene.play(2, "bid 0")
    assert messages(events) == ["sealed"]
    assert events[0].arguments == {"seat": 2}
    assert (scene.asked, scene.state.actors) == ("bid", (0, 1, 3))
    assert scene.state.view(2).own_bid == 0
    assert scene.state.view(1).own_bid is None
    assert scene.state.view(None).seats[2].sealed
    assert scene.state.view(None).seats[2].bid is None
    assert scene.why_not(2, "bid 5") == "not-your-turn"


@rule("zeus.auction.reveal")
def test_bids_are_turned_over_together_and_read_out_from_the_active_player_on() -> None:
    scene = open_auction(active=2)
    scene.play(0, "bid 7")
    scene.play(1, "bid 8")
    scene.play(3, "bid 6")
    assert [seat.bid for seat in scene.state.view(0).seats] == [None] * 4
    events = scene.play(2, "bid 1")
    assert messages(events) == ["sealed", "bid-favourite", "bid", "bid", "bid", "winners"]
    assert [event.arguments["seat"] for event in events[1:5]] == [2, 3, 0, 1]
    assert one_of(events, "winners") == {"seat": 1, "other": 0}
    assert [seat.bid for seat in scene.state.view(0).seats] == [7, 8, 1, 6]
    assert scene.state.revealed


@rule("zeus.auction.favourite")
def test_a_bid_of_20_with_the_pillar_ranks_as_23() -> None:
    scene = open_auction()
    events = scene.bid(20, 22, 10, 0)
    assert one_of(events, "bid-favourite") == {"seat": 0, "amount": 20, "total": 23}
    assert winners(scene) == [0, 1]
    scene = open_auction()
    scene.bid(20, 24, 10, 0)
    assert winners(scene) == [1, 0]


@rule("zeus.auction.highest")
def test_the_highest_bid_chooses_among_three() -> None:
    scene = open_auction()
    scene.bid(0, 5, 40, 20)
    assert (scene.asked, scene.state.actors) == ("take", (2,))
    assert scene.legal(2) == ["take 10", "take 11", "take 12"]
    assert scene.why_not(2, "take 13") == "not-on-offer"
    scene.play(2, "take 12")
    assert scene.owner(12) == 2


@rule("zeus.auction.second")
def test_the_second_chooses_among_the_two_left() -> None:
    scene = open_auction()
    scene.bid(0, 5, 40, 20)
    scene.play(2, "take 11")
    assert (scene.asked, scene.state.actors) == ("take", (3,))
    assert scene.legal(3) == ["take 10", "take 12"]
    scene.play(3, "take 10")
    assert scene.owner(10) == 3


@rule("zeus.auction.third-card")
def test_the_third_card_goes_face_up_on_the_discard_pile() -> None:
    scene = open_auction()
    scene.bid(0, 5, 40, 20)
    scene.play(2, "take 11")
    events = scene.play(3, "take 10")
    assert one_of(events, "unsold") == {"plot": 12}
    assert scene.discard == [12]
    assert scene.state.view(None).discard == [12]
    assert scene.owner(12) is None


@rule("zeus.auction.tie", "zeus.auction.favourite", "zeus.auction.payment")
def test_the_pillars_bid_wins_ties_then_the_next_to_the_left() -> None:
    """T5: 20 + 3, 23, 23 and 10: the active player, then the left neighbour, each paying their own bid."""
    scene = open_auction()
    scene.bid(20, 23, 23, 10)
    assert winners(scene) == [0, 1]
    assert scene.state.money == [480, 477, 500, 500]


@rule("zeus.auction.tie")
@pytest.mark.parametrize(
    ("void", "order"), [((), [1, 2]), ((1,), [2, 3]), ((1, 2), [3, 0]), ((2,), [1, 3]), ((2, 3), [1, 0])]
)
def test_four_equal_bids_rank_2_3_4_1_when_the_second_seat_is_active(void: tuple[int, ...], order: list[int]) -> None:
    scene = ZeusScene(4)
    scene.purse(*(5 if seat in void else 500 for seat in range(4)))
    scene.turn(1, 10, 11, 12)
    scene.auction(1, 10, 7, 10, 10)
    assert winners(scene) == order


@rule("zeus.auction.payment")
def test_each_winner_pays_the_own_bid_without_the_three() -> None:
    scene = open_auction()
    scene.bid(20, 30, 1, 2)
    events = scene.play(1, "take 10")
    assert one_of(events, "sold") == {"seat": 1, "plot": 10, "amount": 30}
    events = scene.play(0, "take 11")
    assert one_of(events, "sold") == {"seat": 0, "plot": 11, "amount": 20}
    assert scene.state.money == [480, 470, 500, 500]
    assert scene.state.bank == 50


@rule("zeus.auction.note")
def test_the_ledger_notes_what_was_paid() -> None:
    scene = open_auction()
    scene.bid(20, 30, 1, 2)
    scene.play(1, "take 10")
    scene.play(0, "take 11")
    assert (scene.price(10), scene.price(11)) == (30, 20)
    plots = scene.state.view(2).plots
    assert (plots[9].price, plots[9].noted) == (30, True)


@rule("zeus.auction.note")
def test_by_hand_the_buyer_notes_the_price_or_forgets_it() -> None:
    scene = open_auction(ledger="by_hand")
    scene.bid(20, 30, 1, 2)
    scene.play(1, "take 10")
    assert (scene.asked, scene.state.actors) == ("note", (1,))
    assert scene.legal(1) == ["note", "forget"]
    assert scene.why_not(1, "take 11") == "note-first"
    assert one_of(scene.play(1, "note"), "noted") == {"seat": 1, "plot": 10, "amount": 30}
    scene.play(0, "take 11")
    assert one_of(scene.play(0, "forget"), "not-noted") == {"seat": 0, "plot": 11}
    plots = scene.state.view(0).plots
    assert [plots[9].noted, plots[10].noted] == [True, False]


@rule("zeus.auction.pawn")
def test_each_winner_puts_a_pawn_on_the_plot() -> None:
    scene = open_auction()
    scene.bid(20, 30, 1, 2)
    scene.play(1, "take 10")
    scene.play(0, "take 11")
    assert (scene.owner(10), scene.owner(11)) == (1, 0)
    assert scene.state.pawns == [12, 12, 13, 13]


@rule("zeus.auction.box")
def test_a_sold_card_never_comes_up_again() -> None:
    scene = open_auction()
    scene.bid(20, 30, 1, 2)
    scene.play(1, "take 10")
    scene.play(0, "take 11")
    cards = {*scene.shown, *scene.discard, *(outcome - 48 + 1 for outcome, _ in scene.state.outcomes())}
    assert cards.isdisjoint({10, 11})
    assert 12 in cards


@rule("zeus.auction.opening")
def test_the_first_bids_are_free_but_20_to_30_is_advised() -> None:
    scene = open_auction()
    assert len(scene.legal(0)) == 100
    assert scene.state.view(0).opening_range == [20, 30]
    assert not scene.state.view(0).opening_compulsory
    scene.bid(0, 99, 1, 50)
    assert winners(scene) == [1, 3]
    scene.turn(1)
    scene.play(1, "auction")
    assert scene.state.view(0).opening_range is None


@rule("zeus.auction.opening")
def test_20_to_30_may_be_compulsory_in_the_first_auction_only() -> None:
    scene = open_auction(first_auction_range="enforced_20_30")
    assert scene.legal(0) == [f"bid {amount}" for amount in range(20, 31)]
    view = scene.state.view(0)
    assert (view.opening_range, view.opening_compulsory) == ([20, 30], True)
    assert scene.why_not(1, "bid 19") == "bid-range"
    assert scene.why_not(1, "bid 31") == "bid-range"
    scene.bid(20, 30, 25, 22)
    assert winners(scene) == [1, 2]
    scene.turn(1)
    scene.play(1, "auction")
    assert len(scene.legal(0)) == 100


@rule("zeus.auction.opening")
def test_or_there_is_no_advice() -> None:
    scene = open_auction(first_auction_range="none")
    assert scene.state.view(0).opening_range is None
    assert len(scene.legal(0)) == 100


@rule("zeus.auction.overbid")
def test_a_bid_above_ones_money_is_void() -> None:
    """T6: 5 + 3, a void 40 and 6: the first and the third player buy."""
    scene = ZeusScene(3)
    scene.purse(50, 15, 50)
    scene.turn(0, 10, 11, 12)
    events = scene.auction(0, 5, 40, 6)
    assert one_of(events, "bid-void") == {"seat": 1, "amount": 40}
    assert winners(scene) == [0, 2]
    assert scene.state.money == [45, 15, 44]


@rule("zeus.auction.overbid")
def test_a_bid_of_all_ones_money_is_valid() -> None:
    scene = ZeusScene(3)
    scene.purse(50, 15, 50)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 5, 15, 6)
    assert winners(scene) == [1, 0]
    assert scene.state.money == [45, 0, 50]


@rule("zeus.auction.overbid")
def test_or_it_cannot_be_set_at_all() -> None:
    scene = ZeusScene(3, overbid="blocked")
    scene.purse(50, 15, 500)
    scene.turn(0, 10, 11, 12)
    scene.play(0, "auction")
    assert scene.legal(1) == [f"bid {amount}" for amount in range(16)]
    assert scene.why_not(1, "bid 16") == "bid-over-money"
    assert len(scene.legal(2)) == 100


@rule("zeus.auction.overbid", "zeus.auction.opening")
def test_a_compulsory_range_gives_way_to_an_empty_purse() -> None:
    scene = ZeusScene(3, overbid="blocked", first_auction_range="enforced_20_30")
    scene.purse(25, 15, 500)
    scene.turn(0, 10, 11, 12)
    scene.play(0, "auction")
    assert scene.legal(0) == [f"bid {amount}" for amount in range(20, 26)]
    assert scene.legal(1) == ["bid 15"]
    assert scene.legal(2) == [f"bid {amount}" for amount in range(20, 31)]
