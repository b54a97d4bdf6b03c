"""Rare cases of building that the paper rules leave open or settle in passing."""

import pytest
from games.zeus.scene import ZeusScene
from rules import rule
from scene import messages

from pessoi import CHANCE
from pessoi.core.bits import members


@rule("zeus.edge.pawns-return")
def test_no_pawns_come_back_unless_one_per_temple_is_played() -> None:
    back = []
    for choice in ("all_pawns_on_temple", "one_pawn_per_temple"):
        for site in ("1-2", "1-2-3"):
            scene = ZeusScene(4, temple_pawns=choice)
            scene.give(0, 1, 3)
            scene.turn(0)
            scene.play(0, f"build {site}")
            back.append(scene.state.pawns[0] - 11)
    assert back == [0, 0, 1, 2]


@rule("zeus.edge.nothing-to-build")
def test_who_can_build_nothing_must_auction_and_in_a_final_turn_only_gets_income() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "2")
    scene.turn(0)
    assert scene.legal(0) == ["auction"]
    scene = ZeusScene(4)
    scene.temple(0, "2")
    scene.give(1, 1, 3, 5, *range(40, 47))
    scene.give(2, 4, 6, *range(31, 40), 47)
    scene.give(3, *range(9, 14), *range(15, 22))
    scene.give(1, 7)
    scene.state.stones = 0
    scene.give(0, 23, 24, *range(25, 31), 48, price=900)
    events = scene.final_turn(0, left=2)
    assert messages(events) == ["final-turn", "income", "passed", "final-turn"]
    assert scene.state.money[0] == 502


@rule("zeus.edge.no-credit")
def test_what_cannot_be_paid_in_full_cannot_be_built() -> None:
    scene = ZeusScene(4)
    scene.give(0, 40, price=30)
    scene.purse(29, 500, 500, 500)
    scene.turn(0)
    assert scene.why_not(0, "build 40") == "too-dear"


@rule("zeus.edge.no-credit")
def test_income_of_this_turn_may_be_spent() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "2")
    scene.give(0, 40, price=30)
    scene.purse(28, 500, 500, 500)
    scene.turn(0)
    scene.play(0, "build 40")
    assert scene.state.money[0] == 0


def no_medium_temples() -> ZeusScene:
    """All ten medium temples stand; seat 2 owns 1-2-3 and has small temples on 40 and 41."""
    scene = ZeusScene(3, (8, 14, 2, 22, 28))
    scene.temple(0, "7-8", "9-12", "10-11", "19-20", "21-22", "23-24")
    scene.temple(1, "13-14", "15-18", "16-17", "25-26")
    scene.give(2, 1, 3)
    scene.temple(2, "40", "41")
    scene.turn(2)
    return scene


@rule("zeus.edge.size-missing")
def test_a_size_used_up_cannot_be_built_extended_or_joined_to() -> None:
    scene = no_medium_temples()
    assert scene.state.supply == [13, 0, 6]
    assert scene.why_not(2, "build 1-2") == "supply-empty"
    assert scene.why_not(2, "stone extend 40-43") == "not-own"
    assert scene.may(2, "build 1")
    assert scene.may(2, "build 1-2-3")
    scene.give(2, 43)
    scene.turn(2)
    assert scene.why_not(2, "stone extend 40-43") == "supply-empty"


@rule("zeus.edge.join-supply")
def test_the_larger_temple_must_be_there_before_the_old_ones_go_back() -> None:
    scene = no_medium_temples()
    assert scene.why_not(2, "stone join 40-41") == "supply-empty"


def sites(scene: ZeusScene, size: int, *peninsulas: int) -> list[str]:
    board = scene.state.zeus.board
    return [
        board.written(site)
        for site in range(len(board.sites))
        if board.sizes[site] == size and board.site_peninsula[site] in peninsulas
    ]


@rule("zeus.edge.rows-in-peninsulas")
def test_two_rows_of_three_in_a_peninsula_of_six_and_six_in_one_of_nine() -> None:
    scene = ZeusScene(4)
    assert sites(scene, 3, 0) == ["1-2-3", "4-5-6"]
    assert sites(scene, 3, 3) == ["19-21-23", "20-22-24"]
    nine = ["31-32-33", "31-34-37", "32-35-38", "33-36-39", "34-35-36", "37-38-39"]
    assert sorted(sites(scene, 3, 5)) == nine
    assert [len(sites(scene, size, *range(7))) for size in (1, 2, 3)] == [48, 59, 22]


@rule("zeus.edge.no-bend")
def test_no_temple_bends_or_crosses_the_sea() -> None:
    scene = ZeusScene(4)
    everything = {frozenset(site.split("-")) for size in (2, 3) for site in sites(scene, size, *range(7))}
    for numbers in ("1 2 5", "2 5 6", "1 5", "31 35", "31 35 39", "6 7", "5 6 7", "39 40", "30 31"):
        assert frozenset(numbers.split()) not in everything


@rule("zeus.edge.extend-by-two")
@pytest.mark.parametrize("old", ["40", "41", "42"])
def test_a_small_temple_anywhere_in_the_row_becomes_a_large_one(old: str) -> None:
    scene = ZeusScene(4)
    scene.temple(0, old)
    scene.give(0, *({40, 41, 42} - {int(old)}), price=7)
    scene.turn(0)
    before = scene.state.money[0]
    scene.play(0, "stone extend 40-41-42")
    assert before - scene.state.money[0] == 14
    assert scene.standing == ["40-41-42"]


@rule("zeus.edge.join-three")
def test_three_small_temples_in_a_row_can_be_joined() -> None:
    scene = ZeusScene(4)
    scene.temple(0, "40", "41", "42", "43")
    scene.turn(0)
    joins = [move for move in scene.legal(0) if move.startswith("stone join")]
    assert joins == ["stone join 40-41", "stone join 40-43", "stone join 41-42", "stone join 40-41-42"]
    scene = ZeusScene(4)
    scene.temple(0, "40", "41")
    scene.temple(1, "42")
    scene.turn(0)
    assert scene.why_not(0, "stone join 40-41-42") == "not-own"


@rule("zeus.edge.gap")
def test_a_gap_between_two_temples_cannot_be_closed_unless_agreed() -> None:
    for mixed, reason in (("false", "not-both"), ("true", "")):
        scene = ZeusScene(4, mixed_extension=mixed)
        scene.temple(0, "40", "42")
        scene.give(0, 41, price=33)
        scene.turn(0)
        assert scene.why_not(0, "stone extend 40-41-42") == reason
    before = scene.state.money[0]
    scene.play(0, "stone extend 40-41-42")
    assert before - scene.state.money[0] == 33
    assert scene.state.supply == [15, 10, 5]


@rule("zeus.edge.last-plot-sizes")
def test_anybody_may_cover_the_last_two_plots_at_once_unless_one_must_stay() -> None:
    for choice, reason in (("temple_owners_only", ""), ("never", "plot-stays-empty")):
        scene = ZeusScene(4, last_plot_rule=choice)
        scene.temple(1, "7-8", "10-11")
        scene.give(0, 9, 12)
        scene.turn(0)
        assert scene.why_not(0, "build 9-12") == reason
        assert scene.may(0, "build 9")


@rule("zeus.edge.last-plot-sizes")
def test_and_the_last_three() -> None:
    for choice, reason in (("temple_owners_only", ""), ("never", "plot-stays-empty")):
        scene = ZeusScene(4, last_plot_rule=choice)
        scene.temple(1, "7-8", "9")
        scene.give(0, 10, 11, 12)
        scene.turn(0)
        assert scene.why_not(0, "build 10-11-12") == reason


@rule("zeus.edge.last-plot-extension")
def test_extending_onto_the_last_plot_needs_a_temple_there_which_one_has() -> None:
    for choice, reason in (("temple_owners_only", ""), ("never", "plot-stays-empty")):
        scene = ZeusScene(4, last_plot_rule=choice)
        scene.temple(1, "7-8", "10-11")
        scene.temple(0, "9")
        scene.give(0, 12)
        scene.turn(0)
        assert scene.why_not(0, "stone extend 9-12") == reason


@rule("zeus.edge.last-plot-extension")
def test_joining_is_always_allowed() -> None:
    for choice in ("temple_owners_only", "never"):
        scene = ZeusScene(4, last_plot_rule=choice)
        scene.temple(0, "7", "9", "10", "11")
        scene.temple(1, "8")
        scene.turn(0)
        assert scene.may(0, "stone join 10-11")


@rule("zeus.edge.waived-zero")
def test_the_player_chooses_the_free_plot_even_if_one_cost_0() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, price=40)
    scene.turn(0)
    assert {"stone build 1-2 free 1", "stone build 1-2 free 2"} <= set(scene.legal(0))
    other = ZeusScene(4)
    other.give(0, 1, price=40)
    other.turn(0)
    scene.play(0, "stone build 1-2 free 1")
    other.play(0, "stone build 1-2 free 2")
    assert (scene.state.money[0], other.state.money[0]) == (500, 460)


@rule("zeus.edge.discount-floor")
def test_fifty_off_never_pays_out() -> None:
    scene = ZeusScene(4, god_stone_discount="discount_50")
    scene.give(0, 1, price=40)
    scene.turn(0)
    scene.play(0, "stone build 1-2")
    assert scene.state.money[0] == 500


@rule("zeus.edge.stone-one-use")
def test_an_extension_gets_no_free_plot_and_no_discount() -> None:
    for choice in ("one_plot_free", "discount_50"):
        scene = ZeusScene(4, god_stone_discount=choice)
        scene.temple(0, "40")
        scene.give(0, 41, 42, price=40)
        scene.turn(0)
        assert not any("extend" in move and "free" in move for move in scene.legal(0))
        before = scene.state.money[0]
        scene.play(0, "stone extend 40-41-42")
        assert before - scene.state.money[0] == 80


@rule("zeus.edge.one-build")
def test_a_new_temple_cannot_be_enlarged_in_the_same_turn() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1)
    scene.turn(0)
    assert scene.why_not(0, "stone extend 1-2") == "no-temple-there"
    scene.play(0, "build 1")
    assert scene.state.active == 1
    assert scene.state.legal(0) == []


@rule("zeus.edge.first-turn-build")
def test_a_starting_plot_may_be_built_on_in_the_first_turn() -> None:
    scene = ZeusScene(4, first_auction_range="enforced_20_30")
    scene.turn(0)
    scene.play(0, "build 2")
    assert scene.state.money[0] == 500
    scene.turn(1)
    scene.play(1, "auction")
    assert scene.legal(0) == [f"bid {amount}" for amount in range(20, 31)]
    scene = ZeusScene(4)
    scene.turn(0)
    scene.play(0, "build 2")
    scene.turn(1)
    scene.play(1, "auction")
    assert scene.state.view(0).opening_range == [20, 30]


@rule("zeus.edge.income-new-temple")
@pytest.mark.parametrize("mode", ["automatic_at_turn_start", "claim"])
def test_a_new_temple_pays_from_the_next_turn_on(mode: str) -> None:
    scene = ZeusScene(4, income_mode=mode)
    scene.temple(0, "40")
    scene.turn(0)
    if mode == "claim":
        scene.play(0, "claim")
    scene.play(0, "build 2")
    assert scene.state.money[0] == 502
    scene.turn(0)
    if mode == "claim":
        assert scene.state.view(0).claimable == 4
        scene.play(0, "claim")
    assert scene.state.money[0] == 506


@rule("zeus.edge.bank")
def test_the_bank_pays_more_than_it_ever_took_in() -> None:
    scene = ZeusScene(3)
    scene.temple(0, "40-41-42", "43-44-45", "46-47-48")
    for _ in range(3):
        scene.turn(0)
    assert scene.state.bank == -90
    assert scene.state.money[0] == 740


@rule("zeus.edge.dealt-not-chosen")
def test_three_players_cannot_choose_their_two_plots() -> None:
    scene = ZeusScene(3, (33, 28))
    assert [[plot + 1 for plot in members(land)] for land in scene.state.land] == [[8, 33], [14, 28], [2, 22]]
    fresh = scene.game.start(3)
    for _ in range(5):
        assert fresh.actors == (CHANCE,)
        fresh.play(CHANCE, fresh.outcomes()[0][0])
