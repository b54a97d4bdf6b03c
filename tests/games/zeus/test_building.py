"""Building a temple."""

import pytest
from games.zeus.positions import Table, messages, one_of
from rules import rule

from pessoi import CHANCE
from pessoi.core.bits import members


@rule("zeus.building.instead")
def test_whoever_builds_puts_the_revealed_cards_on_the_discard_pile() -> None:
    table = Table(4)
    table.turn(0, 30, 10, 20)
    told = table.play(0, "build 2")
    assert messages(told) == ["put-aside", "put-aside", "put-aside", "built", "turn"]
    assert table.discard == [30, 10, 20]
    assert table.shown == []
    assert table.state.actors == (CHANCE,)


@rule("zeus.building.row")
def test_one_two_or_three_own_plots_in_a_straight_row() -> None:
    table = Table(4)
    table.give(0, 1, 3, 5)
    table.turn(0)
    built = [move for move in table.legal(0) if move.startswith("build")]
    assert built == ["build 1", "build 2", "build 3", "build 5", "build 1-2", "build 2-3", "build 2-5", "build 1-2-3"]


@rule("zeus.building.row")
def test_not_on_plots_of_others_nor_on_unsold_ones_nor_twice() -> None:
    table = Table(4)
    table.give(1, 3)
    table.temple(0, "5")
    table.turn(0)
    assert table.why_not(0, "build 2-3") == "not-own"
    assert table.why_not(0, "build 1-2") == "not-own"
    assert table.why_not(0, "build 5") == "already-built"
    assert table.why_not(0, "build 2-5") == "already-built"


@rule("zeus.building.row")
def test_one_temple_per_turn() -> None:
    table = Table(4)
    table.give(0, 1)
    table.turn(0)
    table.play(0, "build 1")
    assert table.state.active == 1
    assert table.why_not(0, "build 2") == "fate-first"


@rule("zeus.building.supply")
@pytest.mark.parametrize(("size", "site"), [(1, "1"), (2, "1-2"), (3, "1-2-3")])
def test_a_temple_is_taken_from_the_supply(size: int, site: str) -> None:
    table = Table(4)
    table.give(0, 1, 3)
    table.turn(0)
    expected = [15, 10, 6]
    expected[size - 1] -= 1
    table.play(0, f"build {site}")
    assert table.state.supply == expected
    assert table.standing == [site]


@rule("zeus.building.supply")
def test_no_large_temple_without_one_in_the_supply() -> None:
    table = Table(3)
    table.temple(0, "1-2-3", "10-11-12", "19-21-23")
    table.temple(1, "7-8-9", "16-17-18", "25-27-29")
    table.give(2, 40, 41, 42)
    table.turn(2)
    assert table.state.supply[2] == 0
    assert table.why_not(2, "build 40-41-42") == "supply-empty"
    assert table.may(2, "build 40-41")


@rule("zeus.building.cost")
def test_plots_bought_for_24_and_31_make_a_temple_for_55() -> None:
    table = Table(4)
    table.give(0, 40, price=24)
    table.give(0, 41, price=31)
    table.turn(0)
    told = table.play(0, "build 40-41")
    assert one_of(told, "built") == {"seat": 0, "site": table.site("40-41"), "size": 2, "amount": 55}
    assert table.state.money == [445, 500, 500, 500]
    assert table.state.bank == 55


@rule("zeus.building.cost")
def test_a_starting_plot_adds_nothing() -> None:
    table = Table(4)
    table.give(0, 1, price=40)
    table.turn(0)
    table.play(0, "build 1-2")
    assert table.state.money[0] == 460


@rule("zeus.building.pawns")
def test_all_pawns_stay_on_the_temple() -> None:
    table = Table(4)
    table.give(0, 1, 3)
    table.turn(0)
    before = table.state.pawns[:]
    table.play(0, "build 1-2-3")
    assert table.state.pawns == before
    assert [plot + 1 for plot in members(table.state.holy[0])] == [1, 2, 3]


@rule("zeus.building.pawns")
@pytest.mark.parametrize(("site", "back"), [("1", 0), ("1-2", 1), ("1-2-3", 2)])
def test_or_one_stays_and_the_others_come_back(site: str, back: int) -> None:
    table = Table(4, temple_pawns="one_pawn_per_temple")
    table.give(0, 1, 3)
    table.turn(0)
    before = table.state.pawns[0]
    table.play(0, f"build {site}")
    assert table.state.pawns[0] == before + back


@rule("zeus.building.pawns")
def test_with_one_pawn_per_temple_joining_frees_the_pawns_of_the_old_ones() -> None:
    table = Table(4, temple_pawns="one_pawn_per_temple")
    table.temple(0, "1", "2-3")
    table.turn(0)
    before = table.state.pawns[0]
    table.play(0, "stone join 1-2-3")
    assert table.state.pawns[0] == before + 1


@rule("zeus.building.pawns")
def test_with_one_pawn_per_temple_an_extension_frees_the_pawns_of_the_new_plots() -> None:
    table = Table(4, temple_pawns="one_pawn_per_temple")
    table.temple(0, "1")
    table.give(0, 3)
    table.turn(0)
    before = table.state.pawns[0]
    table.play(0, "stone extend 1-2-3")
    assert table.state.pawns[0] == before + 2


@rule("zeus.building.ticked")
def test_a_plot_built_on_is_ticked_off_and_not_built_on_or_paid_for_again() -> None:
    table = Table(4)
    table.give(0, 1, price=30)
    table.turn(0)
    table.play(0, "build 1")
    assert [plot.temple for plot in table.state.view(3).plots[:3]] == [1, 0, 0]
    table.turn(0)
    assert table.why_not(0, "build 1") == "already-built"
    table.give(0, 4, price=20)
    table.turn(0)
    before = table.state.money[0]
    table.play(0, "stone extend 1-4")
    assert table.state.money[0] == before - 20


def five_of_six(builder: int, **options: str) -> Table:
    """Peninsula B has temples on all plots but 12, which is seat 0's; the others are of this seat."""
    table = Table(4, (2, 14, 22) if builder != 1 else (2, 8, 14), **options)
    if builder == 0:
        table.temple(0, "7-10")
        table.temple(3, "8-9", "11")
    else:
        table.temple(1, "7-10", "8-9", "11")
    table.give(0, 12, price=20)
    table.turn(0)
    return table


@rule("zeus.building.last-plot")
def test_the_last_plot_is_for_those_with_a_temple_on_the_peninsula() -> None:
    table = five_of_six(builder=1)
    assert table.why_not(0, "build 12") == "last-plot"
    assert table.why_not(0, "stone build 12") == "last-plot"
    table = five_of_six(builder=0)
    assert table.may(0, "build 12")
    table.play(0, "build 12")
    assert table.standing[-1] == "12"


@rule("zeus.building.last-plot")
@pytest.mark.parametrize("builder", [0, 1])
def test_or_one_plot_of_every_peninsula_stays_unbuilt(builder: int) -> None:
    table = five_of_six(builder, last_plot_rule="never")
    assert table.why_not(0, "build 12") == "last-plot"


@rule("zeus.building.last-plot")
def test_with_two_plots_left_anybody_builds_on_one_of_them() -> None:
    for choice in ("temple_owners_only", "never"):
        table = Table(4, last_plot_rule=choice)
        table.temple(1, "8", "7-10", "9")
        table.give(0, 12)
        table.turn(0)
        assert table.may(0, "build 12")


def forgetful(**options: str) -> Table:
    """Seat 0 noted 30 for plot 1 and built on 4 for 18, but forgot the 45 paid for plot 3 and the 5 for plot 6."""
    table = Table(4, ledger="by_hand", **options)
    table.give(0, 1, price=30)
    table.temple(0, "4", price=18)
    table.give(0, 3, price=45)
    table.give(0, 6, price=5)
    table.state.unnoted = 1 << 2 | 1 << 5
    table.turn(0)
    return table


@rule("zeus.building.forgotten-price")
def test_a_forgotten_plot_costs_ten_more_than_the_dearest_own_one_noted() -> None:
    table = forgetful(forgotten_price="dearest_owned_plus_10")
    before = table.state.money[0]
    table.play(0, "build 3")
    assert table.state.money[0] == before - 40


@rule("zeus.building.forgotten-price")
def test_or_ten_more_than_the_dearest_plot_built_on() -> None:
    table = forgetful(forgotten_price="highest_built_plus_10")
    before = table.state.money[0]
    table.play(0, "build 3")
    assert table.state.money[0] == before - 28


@rule("zeus.building.forgotten-price")
def test_or_just_ten_if_nothing_was_built_yet() -> None:
    table = Table(4, ledger="by_hand", forgotten_price="highest_built_plus_10")
    table.give(0, 3, price=45)
    table.state.unnoted = 1 << 2
    table.turn(0)
    table.play(0, "build 3")
    assert table.state.money[0] == 490


@rule("zeus.building.forgotten-price")
def test_each_forgotten_plot_is_charged() -> None:
    table = forgetful()
    before = table.state.money[0]
    table.play(0, "build 3-6")
    assert table.state.money[0] == before - 40 - 40


@rule("zeus.building.forgotten-price", "zeus.auction.note")
def test_a_price_forgotten_at_the_auction_is_charged_when_building() -> None:
    table = Table(4, ledger="by_hand")
    table.turn(0, 1, 3, 4)
    table.auction(0, 33, 20, 0, 0)
    table.play(0, "take 1", "forget")
    table.play(1, "take 4", "note")
    table.turn(0)
    table.play(0, "build 1-2")
    assert table.state.money[0] == 500 - 33 - 10
