"""Building a temple."""

import pytest
from games.zeus.scene import ZeusScene
from rules import rule
from scene import messages, one_of

from pessoi import CHANCE
from pessoi.core.bits import members


@rule("zeus.building.instead")
def test_whoever_builds_puts_the_revealed_cards_on_the_discard_pile() -> None:
    scene = ZeusScene(4)
    scene.turn(0, 30, 10, 20)
    events = scene.play(0, "build 2")
    assert messages(events) == ["put-aside", "put-aside", "put-aside", "built", "turn"]
    assert scene.discard == [30, 10, 20]
    assert scene.shown == []
    assert scene.state.actors == (CHANCE,)


@rule("zeus.building.row")
def test_one_two_or_three_own_plots_in_a_straight_row() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, 3, 5)
    scene.turn(0)
    built = [move for move in scene.legal(0) if move.startswith("build")]
    assert built == ["build 1", "build 2", "build 3", "build 5", "build 1-2", "build 2-3", "build 2-5", "build 1-2-3"]


@rule("zeus.building.row")
def test_not_on_plots_of_others_nor_on_unsold_ones_nor_twice() -> None:
    scene = ZeusScene(4)
    scene.give(1, 3)
    scene.temple(0, "5")
    scene.turn(0)
    assert scene.why_not(0, "build 2-3") == "not-own"
    assert scene.why_not(0, "build 1-2") == "not-own"
    assert scene.why_not(0, "build 5") == "already-built"
    assert scene.why_not(0, "build 2-5") == "already-built"


@rule("zeus.building.row")
def test_one_temple_per_turn() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1)
    scene.turn(0)
    scene.play(0, "build 1")
    assert scene.state.active == 1
    assert scene.why_not(0, "build 2") == "fate-first"


@rule("zeus.building.supply")
@pytest.mark.parametrize(("size", "site"), [(1, "1"), (2, "1-2"), (3, "1-2-3")])
def test_a_temple_is_taken_from_the_supply(size: int, site: str) -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, 3)
    scene.turn(0)
    expected = [15, 10, 6]
    expected[size - 1] -= 1
    scene.play(0, f"build {site}")
    assert scene.state.supply == expected
    assert scene.standing == [site]


@rule("zeus.building.supply")
def test_no_large_temple_without_one_in_the_supply() -> None:
    scene = ZeusScene(3)
    scene.temple(0, "1-2-3", "10-11-12", "19-21-23")
    scene.temple(1, "7-8-9", "16-17-18", "25-27-29")
    scene.give(2, 40, 41, 42)
    scene.turn(2)
    assert scene.state.supply[2] == 0
    assert scene.why_not(2, "build 40-41-42") == "supply-empty"
    assert scene.may(2, "build 40-41")


@rule("zeus.building.cost")
def test_plots_bought_for_24_and_31_make_a_temple_for_55() -> None:
    scene = ZeusScene(4)
    scene.give(0, 40, price=24)
    scene.give(0, 41, price=31)
    scene.turn(0)
    events = scene.play(0, "build 40-41")
    assert one_of(events, "built") == {"seat": 0, "site": scene.site("40-41"), "size": 2, "amount": 55}
    assert scene.state.money == [445, 500, 500, 500]
    assert scene.state.bank == 55


@rule("zeus.building.cost")
def test_a_starting_plot_adds_nothing() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, price=40)
    scene.turn(0)
    scene.play(0, "build 1-2")
    assert scene.state.money[0] == 460


@rule("zeus.building.pawns")
def test_all_pawns_stay_on_the_temple() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, 3)
    scene.turn(0)
    before = scene.state.pawns[:]
    scene.play(0, "build 1-2-3")
    assert scene.state.pawns == before
    assert [plot + 1 for plot in members(scene.state.holy[0])] == [1, 2, 3]


@rule("zeus.building.pawns")
@pytest.mark.parametrize(("site", "back"), [("1", 0), ("1-2", 1), ("1-2-3", 2)])
def test_or_one_stays_and_the_others_come_back(site: str, back: int) -> None:
    scene = ZeusScene(4, temple_pawns="one_pawn_per_temple")
    scene.give(0, 1, 3)
    scene.turn(0)
    before = scene.state.pawns[0]
    scene.play(0, f"build {site}")
    assert scene.state.pawns[0] == before + back


@rule("zeus.building.pawns")
def test_with_one_pawn_per_temple_joining_frees_the_pawns_of_the_old_ones() -> None:
    scene = ZeusScene(4, temple_pawns="one_pawn_per_temple")
    scene.temple(0, "1", "2-3")
    scene.turn(0)
    before = scene.state.pawns[0]
    scene.play(0, "stone join 1-2-3")
    assert scene.state.pawns[0] == before + 1


@rule("zeus.building.pawns")
def test_with_one_pawn_per_temple_an_extension_frees_the_pawns_of_the_new_plots() -> None:
    scene = ZeusScene(4, temple_pawns="one_pawn_per_temple")
    scene.temple(0, "1")
    scene.give(0, 3)
    scene.turn(0)
    before = scene.state.pawns[0]
    scene.play(0, "stone extend 1-2-3")
    assert scene.state.pawns[0] == before + 2


@rule("zeus.building.ticked")
def test_a_plot_built_on_is_ticked_off_and_not_built_on_or_paid_for_again() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, price=30)
    scene.turn(0)
    scene.play(0, "build 1")
    assert [plot.temple for plot in scene.state.view(3).plots[:3]] == [1, 0, 0]
    scene.turn(0)
    assert scene.why_not(0, "build 1") == "already-built"
    scene.give(0, 4, price=20)
    scene.turn(0)
    before = scene.state.money[0]
    scene.play(0, "stone extend 1-4")
    assert scene.state.money[0] == before - 20


def five_of_six(builder: int, **options: str) -> ZeusScene:
    """Peninsula B has temples on all plots but 12, which is seat 0's; the others are of this seat."""
    scene = ZeusScene(4, (2, 14, 22) if builder != 1 else (2, 8, 14), **options)
    if builder == 0:
        scene.temple(0, "7-10")
        scene.temple(3, "8-9", "11")
    else:
        scene.temple(1, "7-10", "8-9", "11")
    scene.give(0, 12, price=20)
    scene.turn(0)
    return scene


@rule("zeus.building.last-plot")
def test_the_last_plot_is_for_those_with_a_temple_on_the_peninsula() -> None:
    scene = five_of_six(builder=1)
    assert scene.why_not(0, "build 12") == "last-plot"
    assert scene.why_not(0, "stone build 12") == "last-plot"
    scene = five_of_six(builder=0)
    assert scene.may(0, "build 12")
    scene.play(0, "build 12")
    assert scene.standing[-1] == "12"


@rule("zeus.building.last-plot")
@pytest.mark.parametrize("builder", [0, 1])
def test_or_one_plot_of_every_peninsula_stays_unbuilt(builder: int) -> None:
    scene = five_of_six(builder, last_plot_rule="never")
    assert scene.why_not(0, "build 12") == "plot-stays-empty"


@rule("zeus.building.last-plot")
def test_with_two_plots_left_anybody_builds_on_one_of_them() -> None:
    for choice in ("temple_owners_only", "never"):
        scene = ZeusScene(4, last_plot_rule=choice)
        scene.temple(1, "8", "7-10", "9")
        scene.give(0, 12)
        scene.turn(0)
        assert scene.may(0, "build 12")


def forgetful(**options: str) -> ZeusScene:
    """Seat 0 noted 30 for plot 1 and built on 4 for 18, but forgot the 45 paid for plot 3 and the 5 for plot 6."""
    scene = ZeusScene(4, ledger="by_hand", **options)
    scene.give(0, 1, price=30)
    scene.temple(0, "4", price=18)
    scene.give(0, 3, price=45)
    scene.give(0, 6, price=5)
    scene.state.unnoted = 1 << 2 | 1 << 5
    scene.turn(0)
    return scene


@rule("zeus.building.forgotten-price")
def test_a_forgotten_plot_costs_ten_more_than_the_dearest_own_one_noted() -> None:
    scene = forgetful(forgotten_price="dearest_owned_plus_10")
    before = scene.state.money[0]
    scene.play(0, "build 3")
    assert scene.state.money[0] == before - 40


@rule("zeus.building.forgotten-price")
def test_or_ten_more_than_the_dearest_plot_built_on() -> None:
    scene = forgetful(forgotten_price="highest_built_plus_10")
    before = scene.state.money[0]
    scene.play(0, "build 3")
    assert scene.state.money[0] == before - 28


@rule("zeus.building.forgotten-price")
def test_or_just_ten_if_nothing_was_built_yet() -> None:
    scene = ZeusScene(4, ledger="by_hand", forgotten_price="highest_built_plus_10")
    scene.give(0, 3, price=45)
    scene.state.unnoted = 1 << 2
    scene.turn(0)
    scene.play(0, "build 3")
    assert scene.state.money[0] == 490


@rule("zeus.building.forgotten-price")
def test_each_forgotten_plot_is_charged() -> None:
    scene = forgetful()
    before = scene.state.money[0]
    scene.play(0, "build 3-6")
    assert scene.state.money[0] == before - 40 - 40


@rule("zeus.building.forgotten-price", "zeus.auction.note")
def test_a_price_forgotten_at_the_auction_is_charged_when_building() -> None:
    scene = ZeusScene(4, ledger="by_hand")
    scene.turn(0, 1, 3, 4)
    scene.auction(0, 33, 20, 0, 0)
    scene.play(0, "take 1", "forget")
    scene.play(1, "take 4", "note")
    scene.turn(0)
    scene.play(0, "build 1-2")
    assert scene.state.money[0] == 500 - 33 - 10
