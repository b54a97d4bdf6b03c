"""The turn: income, three cards, an auction or a temple, and the pillar goes on."""

import pytest
from games.zeus.scene import ZeusScene
from rules import rule
from scene import messages, one_of

from pessoi import CHANCE
from pessoi.games.zeus.rules.steps import REVEAL


@rule("zeus.turn.pillar")
def test_whoever_holds_the_pillar_is_asked() -> None:
    scene = ZeusScene(4)
    events = scene.turn(2, 1, 3, 4)
    assert one_of(events, "turn") == {"seat": 2}
    assert scene.state.view(None).active == 2
    assert (scene.asked, scene.state.actors) == ("act", (2,))
    assert scene.why_not(1, "auction") == "not-your-turn"


@rule("zeus.turn.income")
def test_a_temple_of_each_size_pays_17() -> None:
    """T8: 2 for the small one, 5 for the medium one, 10 for the large one."""
    scene = ZeusScene(4)
    scene.temple(0, "2", "4-5", "31-34-37")
    events = scene.turn(0)
    assert scene.state.money == [517, 500, 500, 500]
    assert one_of(events, "income") == {"seat": 0, "amount": 17}


@rule("zeus.turn.income")
@pytest.mark.parametrize(("site", "income"), [("4", 2), ("4-5", 5), ("4-5-6", 10)])
def test_income_by_size(site: str, income: int) -> None:
    scene = ZeusScene(4)
    scene.temple(0, site)
    scene.turn(0)
    assert scene.state.money[0] == 500 + income


@rule("zeus.turn.income")
def test_income_comes_before_the_cards() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "2")
    events = messages(scene.turn(0))
    assert events == ["turn", "income", "drawn", "drawn", "drawn"]


@rule("zeus.turn.income")
def test_others_get_nothing_and_without_temples_there_is_nothing() -> None:
    scene = ZeusScene(4)
    scene.temple(1, "8")
    events = scene.turn(0)
    assert scene.state.money == [500] * 4
    assert "income" not in messages(events)
    assert scene.why_not(0, "claim") == "income-automatic"


# Income that has to be claimed.


def claiming(**options: str) -> ZeusScene:
    """It is seat 0's turn, and its small and medium temple would pay 7."""
    scene = ZeusScene(4, income_mode="claim", **options)
    scene.temple(0, "2", "4-5")
    return scene


@rule("zeus.turn.claim")
def test_income_is_not_paid_until_it_is_claimed() -> None:
    scene = claiming()
    events = scene.turn(0)
    assert one_of(events, "income-open") == {"seat": 0, "amount": 7}
    assert scene.state.money[0] == 500
    assert scene.state.view(1).claimable == 7
    assert one_of(scene.play(0, "claim"), "income-claimed") == {"seat": 0, "amount": 7}
    assert scene.state.money[0] == 507
    assert (scene.asked, scene.state.actors) == ("act", (0,))
    assert scene.why_not(0, "claim") == "nothing-to-claim"


@rule("zeus.turn.claim")
def test_it_can_be_claimed_while_bidding() -> None:
    scene = claiming()
    scene.turn(0, 10, 11, 12)
    scene.play(0, "auction")
    assert scene.why_not(1, "claim") == "not-your-income"
    scene.play(0, "claim", "bid 5")
    assert scene.state.money[0] == 507


@rule("zeus.turn.claim")
def test_a_claim_while_bidding_covers_the_bid() -> None:
    scene = claiming()
    scene.purse(4, 500, 500, 500)
    scene.turn(0, 10, 11, 12)
    scene.play(0, "auction", "claim", "bid 11")
    events = scene.bid(None, 0, 0, 0)
    assert one_of(events, "bid-favourite") == {"seat": 0, "amount": 11, "total": 14}


@rule("zeus.turn.claim")
def test_it_can_be_claimed_when_taking_a_plot() -> None:
    scene = claiming()
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 9, 20, 0, 0)
    assert (scene.asked, scene.state.actors) == ("take", (1,))
    assert scene.why_not(1, "claim") == "not-your-income"
    scene.play(1, "take 10")
    assert scene.legal(0) == ["claim", "take 11", "take 12"]
    scene.play(0, "claim", "take 11")
    assert scene.state.money[0] == 500 + 7 - 9


@rule("zeus.turn.claim")
def test_it_can_be_claimed_when_noting_the_price() -> None:
    scene = claiming(ledger="by_hand")
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 20, 9, 0, 0)
    scene.play(0, "take 10")
    assert scene.legal(0) == ["claim", "note", "forget"]
    scene.play(0, "claim", "note")
    assert scene.state.money[0] == 500 + 7 - 20
    scene.play(1, "take 11")
    assert scene.why_not(1, "claim") == "not-your-income"


@rule("zeus.turn.claim")
def test_it_can_be_claimed_when_choosing_a_plot_for_a_card() -> None:
    scene = claiming(neighbour_plot_variant="true")
    scene.state.occupy(3, 9, 0)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 20, 9, 0, 0)
    scene.play(0, "take 10")
    assert scene.legal(0) == ["claim", "place 7", "place 11"]
    scene.play(0, "claim", "place 7")
    assert scene.state.money[0] == 500 + 7 - 20


@rule("zeus.turn.claim")
def test_it_is_lost_when_the_next_turn_begins() -> None:
    scene = claiming()
    scene.turn(0, 10, 11, 12)
    events = scene.auction(0, 0, 20, 10, 0)
    events = scene.play(1, "take 10") + scene.play(2, "take 11")
    assert messages(events)[-3:] == ["unsold", "income-lost", "turn"]
    assert one_of(events, "income-lost") == {"seat": 0, "amount": 7}
    assert scene.state.active == 1
    assert scene.state.money[0] == 500
    assert scene.state.income == 0


@rule("zeus.turn.claim")
def test_it_is_lost_when_building_without_a_claim() -> None:
    scene = claiming()
    scene.give(0, 6)
    scene.turn(0)
    assert "income-lost" in messages(scene.play(0, "build 6"))
    assert scene.state.money[0] == 500


@rule("zeus.turn.claim")
def test_in_a_final_turn_it_is_claimed_before_building_or_passing() -> None:
    scene = claiming()
    scene.final_turn(0, left=2)
    scene.play(0, "claim")
    assert (scene.asked, scene.state.actors) == ("last-turn", (0,))
    scene.play(0, "pass")
    assert scene.state.money[0] == 507


# The cards.


@rule("zeus.turn.reveal")
def test_three_cards_are_turned_up_left_to_right() -> None:
    scene = ZeusScene(4)
    assert scene.state.actors == (CHANCE,)
    scene.chance("draw 30", "draw 5")
    assert scene.state.actors == (CHANCE,)
    events = scene.chance("draw 17")
    assert len(events) == 1
    assert one_of(events, "drawn") == {"plot": 17}
    assert scene.shown == [30, 5, 17]
    assert scene.state.view(None).draw_pile == 41
    assert (scene.asked, scene.state.actors) == ("act", (0,))


@rule("zeus.turn.choice")
def test_the_active_player_auctions_or_builds_and_nothing_else() -> None:
    scene = ZeusScene(4)
    scene.turn(0)
    assert scene.legal(0) == ["auction", "build 2", "stone build 2"]
    assert scene.why_not(0, "pass") == "must-act"
    assert scene.why_not(0, "bid 5") == "not-now"
    scene.play(0, "build 2")
    assert scene.state.active == 1


@rule("zeus.turn.pass-on")
def test_the_pillar_goes_left_after_a_building_and_after_an_auction() -> None:
    scene = ZeusScene(4)
    scene.turn(3)
    events = scene.play(3, "build 22")
    assert one_of(events[-1:], "turn") == {"seat": 0}
    scene.turn(1, 40, 41, 42)
    scene.auction(1, 9, 8, 7, 6)
    scene.play(1, "take 40")
    events = scene.play(0, "take 41")
    assert one_of(events[-1:], "turn") == {"seat": 2}


@rule("zeus.turn.turn-over")
def test_an_empty_pile_is_refilled_from_the_discard_oldest_first() -> None:
    scene = ZeusScene(4)
    scene.discarded(40, 30, 20, 10)
    scene.sell_all_but(40, 30, 20, 10)
    events = scene.turn(0)
    assert messages(events) == ["turn", "turned-over", "drawn", "drawn", "drawn"]
    assert one_of(events, "turned-over") == {"count": 4}
    assert scene.shown == [40, 30, 20]
    assert scene.state.view(None).next_cards == [10]
    assert scene.discard == []


@rule("zeus.turn.turn-over")
def test_it_may_be_shuffled_instead() -> None:
    scene = ZeusScene(4, reshuffle="shuffle")
    scene.discarded(40, 30, 20, 10)
    scene.sell_all_but(40, 30, 20, 10)
    scene.state.push(REVEAL)
    scene.state.advance()
    assert {probability for _, probability in scene.state.outcomes()} == {1 / 4}
    scene.chance("draw 20", "draw 10", "draw 30")
    assert scene.shown == [20, 10, 30]
    assert scene.state.view(None).next_cards == []


@rule("zeus.turn.turn-over")
def test_a_shuffle_is_told() -> None:
    scene = ZeusScene(4, reshuffle="shuffle")
    scene.discarded(40, 30, 20, 10)
    scene.sell_all_but(40, 30, 20, 10)
    assert one_of(scene.turn(0), "shuffled") == {"count": 4}
