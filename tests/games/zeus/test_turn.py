"""The turn: income, three cards, an auction or a temple, and the pillar goes on."""

import pytest
from games.zeus.positions import Table, messages, one_of
from rules import rule

from pessoi import CHANCE
from pessoi.games.zeus.rules.state import REVEAL


@rule("zeus.turn.pillar")
def test_whoever_holds_the_pillar_is_asked() -> None:
    table = Table(4)
    told = table.turn(2, 1, 3, 4)
    assert one_of(told, "turn") == {"seat": 2}
    assert table.state.view(None).active == 2
    assert table.asked() == ("act", (2,))
    assert table.why_not(1, "auction") == "not-your-turn"


@rule("zeus.turn.income")
def test_a_temple_of_each_size_pays_17() -> None:
    """T8: 2 for the small one, 5 for the medium one, 10 for the large one."""
    table = Table(4)
    table.temple(0, "2", "4-5", "31-34-37")
    told = table.turn(0)
    assert table.state.money == [517, 500, 500, 500]
    assert one_of(told, "income") == {"seat": 0, "amount": 17}


@rule("zeus.turn.income")
@pytest.mark.parametrize(("site", "income"), [("4", 2), ("4-5", 5), ("4-5-6", 10)])
def test_income_by_size(site: str, income: int) -> None:
    table = Table(4)
    table.temple(0, site)
    table.turn(0)
    assert table.state.money[0] == 500 + income


@rule("zeus.turn.income")
def test_income_comes_before_the_cards() -> None:
    table = Table(4)
    table.temple(0, "2")
    told = messages(table.turn(0))
    assert told == ["turn", "income", "drawn", "drawn", "drawn"]


@rule("zeus.turn.income")
def test_others_get_nothing_and_without_temples_there_is_nothing() -> None:
    table = Table(4)
    table.temple(1, "8")
    told = table.turn(0)
    assert table.state.money == [500] * 4
    assert "income" not in messages(told)
    assert table.why_not(0, "claim") == "income-automatic"


# Income that has to be claimed.


def claiming(**options: str) -> Table:
    """It is seat 0's turn, and its small and medium temple would pay 7."""
    table = Table(4, income_mode="claim", **options)
    table.temple(0, "2", "4-5")
    return table


@rule("zeus.turn.claim")
def test_income_is_not_paid_until_it_is_claimed() -> None:
    table = claiming()
    told = table.turn(0)
    assert one_of(told, "income-open") == {"seat": 0, "amount": 7}
    assert table.state.money[0] == 500
    assert table.state.view(1).claimable == 7
    assert one_of(table.play(0, "claim"), "income-claimed") == {"seat": 0, "amount": 7}
    assert table.state.money[0] == 507
    assert table.asked() == ("act", (0,))
    assert table.why_not(0, "claim") == "nothing-to-claim"


@rule("zeus.turn.claim")
def test_it_can_be_claimed_while_bidding() -> None:
    table = claiming()
    table.turn(0, 10, 11, 12)
    table.play(0, "auction")
    assert table.why_not(1, "claim") == "not-your-income"
    table.play(0, "claim", "bid 5")
    assert table.state.money[0] == 507


@rule("zeus.turn.claim")
def test_a_claim_while_bidding_covers_the_bid() -> None:
    table = claiming()
    table.purse(4, 500, 500, 500)
    table.turn(0, 10, 11, 12)
    table.play(0, "auction", "claim", "bid 11")
    told = table.bid(None, 0, 0, 0)
    assert one_of(told, "bid-favourite") == {"seat": 0, "amount": 11, "total": 14}


@rule("zeus.turn.claim")
def test_it_can_be_claimed_when_taking_a_plot() -> None:
    table = claiming()
    table.turn(0, 10, 11, 12)
    table.auction(0, 9, 20, 0, 0)
    assert table.asked() == ("take", (1,))
    assert table.why_not(1, "claim") == "not-your-income"
    table.play(1, "take 10")
    assert table.legal(0) == ["claim", "take 11", "take 12"]
    table.play(0, "claim", "take 11")
    assert table.state.money[0] == 500 + 7 - 9


@rule("zeus.turn.claim")
def test_it_can_be_claimed_when_noting_the_price() -> None:
    table = claiming(ledger="by_hand")
    table.turn(0, 10, 11, 12)
    table.auction(0, 20, 9, 0, 0)
    table.play(0, "take 10")
    assert table.legal(0) == ["claim", "note", "forget"]
    table.play(0, "claim", "note")
    assert table.state.money[0] == 500 + 7 - 20
    table.play(1, "take 11")
    assert table.why_not(1, "claim") == "not-your-income"


@rule("zeus.turn.claim")
def test_it_can_be_claimed_when_choosing_a_plot_for_a_card() -> None:
    table = claiming(neighbour_plot_variant="true")
    table.state.occupy(3, 9, 0)
    table.turn(0, 10, 11, 12)
    table.auction(0, 20, 9, 0, 0)
    table.play(0, "take 10")
    assert table.legal(0) == ["claim", "place 7", "place 11"]
    table.play(0, "claim", "place 7")
    assert table.state.money[0] == 500 + 7 - 20


@rule("zeus.turn.claim")
def test_it_is_lost_when_the_next_turn_begins() -> None:
    table = claiming()
    table.turn(0, 10, 11, 12)
    told = table.auction(0, 0, 20, 10, 0)
    told = table.play(1, "take 10") + table.play(2, "take 11")
    assert messages(told)[-3:] == ["unsold", "income-lost", "turn"]
    assert one_of(told, "income-lost") == {"seat": 0, "amount": 7}
    assert table.state.active == 1
    assert table.state.money[0] == 500
    assert table.state.income == 0


@rule("zeus.turn.claim")
def test_it_is_lost_when_building_without_a_claim() -> None:
    table = claiming()
    table.give(0, 6)
    table.turn(0)
    assert "income-lost" in messages(table.play(0, "build 6"))
    assert table.state.money[0] == 500


@rule("zeus.turn.claim")
def test_in_a_final_turn_it_is_claimed_before_building_or_passing() -> None:
    table = claiming()
    table.final_turn(0, left=2)
    table.play(0, "claim")
    assert table.asked() == ("last-turn", (0,))
    table.play(0, "pass")
    assert table.state.money[0] == 507


# The cards.


@rule("zeus.turn.reveal")
def test_three_cards_are_turned_up_left_to_right() -> None:
    table = Table(4)
    assert table.state.actors == (CHANCE,)
    table.chance("draw 30", "draw 5")
    assert table.state.actors == (CHANCE,)
    told = table.chance("draw 17")
    assert told == [("drawn", {"plot": 17})]
    assert table.shown == [30, 5, 17]
    assert table.state.view(None).draw_pile == 41
    assert table.asked() == ("act", (0,))


@rule("zeus.turn.choice")
def test_the_active_player_auctions_or_builds_and_nothing_else() -> None:
    table = Table(4)
    table.turn(0)
    assert table.legal(0) == ["auction", "build 2", "stone build 2"]
    assert table.why_not(0, "pass") == "must-act"
    assert table.why_not(0, "bid 5") == "not-now"
    table.play(0, "build 2")
    assert table.state.active == 1


@rule("zeus.turn.pass-on")
def test_the_pillar_goes_left_after_a_building_and_after_an_auction() -> None:
    table = Table(4)
    table.turn(3)
    told = table.play(3, "build 22")
    assert told[-1] == ("turn", {"seat": 0})
    table.turn(1, 40, 41, 42)
    table.auction(1, 9, 8, 7, 6)
    table.play(1, "take 40")
    told = table.play(0, "take 41")
    assert told[-1] == ("turn", {"seat": 2})


@rule("zeus.turn.turn-over")
def test_an_empty_pile_is_refilled_from_the_discard_oldest_first() -> None:
    table = Table(4)
    table.discarded(40, 30, 20, 10)
    table.sell_all_but(40, 30, 20, 10)
    told = table.turn(0)
    assert messages(told) == ["turn", "turned-over", "drawn", "drawn", "drawn"]
    assert one_of(told, "turned-over") == {"count": 4}
    assert table.shown == [40, 30, 20]
    assert table.state.view(None).next_cards == [10]
    assert table.discard == []


@rule("zeus.turn.turn-over")
def test_it_may_be_shuffled_instead() -> None:
    table = Table(4, reshuffle="shuffle")
    table.discarded(40, 30, 20, 10)
    table.sell_all_but(40, 30, 20, 10)
    table.state.push(REVEAL)
    table.state.advance()
    assert {probability for _, probability in table.state.outcomes()} == {1 / 4}
    table.chance("draw 20", "draw 10", "draw 30")
    assert table.shown == [20, 10, 30]
    assert table.state.view(None).next_cards == []


@rule("zeus.turn.turn-over")
def test_a_shuffle_is_told() -> None:
    table = Table(4, reshuffle="shuffle")
    table.discarded(40, 30, 20, 10)
    table.sell_all_but(40, 30, 20, 10)
    assert one_of(table.turn(0), "shuffled") == {"count": 4}
