"""Rare cases of building that the paper rules leave open or settle in passing."""

import pytest
from games.zeus.positions import Table, messages
from rules import rule

from pessoi import CHANCE
from pessoi.core.bits import members


@rule("zeus.edge.pawns-return")
def test_no_pawns_come_back_unless_one_per_temple_is_played() -> None:
    back = []
    for choice in ("all_pawns_on_temple", "one_pawn_per_temple"):
        for site in ("1-2", "1-2-3"):
            table = Table(4, temple_pawns=choice)
            table.give(0, 1, 3)
            table.turn(0)
            table.play(0, f"build {site}")
            back.append(table.state.pawns[0] - 11)
    assert back == [0, 0, 1, 2]


@rule("zeus.edge.nothing-to-build")
def test_who_can_build_nothing_must_auction_and_in_a_final_turn_only_gets_income() -> None:
    table = Table(4)
    table.temple(0, "2")
    table.turn(0)
    assert table.legal(0) == ["auction"]
    table = Table(4)
    table.temple(0, "2")
    table.give(1, 1, 3, 5, *range(40, 47))
    table.give(2, 4, 6, *range(31, 40), 47)
    table.give(3, *range(9, 14), *range(15, 22))
    table.give(1, 7)
    table.state.stones = 0
    table.give(0, 23, 24, *range(25, 31), 48, price=900)
    told = table.final_turn(0, left=2)
    assert messages(told) == ["turn", "income", "passed", "turn"]
    assert table.state.money[0] == 502


@rule("zeus.edge.no-credit")
def test_what_cannot_be_paid_in_full_cannot_be_built() -> None:
    table = Table(4)
    table.give(0, 40, price=30)
    table.purse(29, 500, 500, 500)
    table.turn(0)
    assert table.why_not(0, "build 40") == "too-dear"


@rule("zeus.edge.no-credit")
def test_income_of_this_turn_may_be_spent() -> None:
    table = Table(4)
    table.temple(0, "2")
    table.give(0, 40, price=30)
    table.purse(28, 500, 500, 500)
    table.turn(0)
    table.play(0, "build 40")
    assert table.state.money[0] == 0


def no_medium_temples() -> Table:
    """All ten medium temples stand; seat 2 owns 1-2-3 and has small temples on 40 and 41."""
    table = Table(3, (8, 14, 2, 22, 28))
    table.temple(0, "7-8", "9-12", "10-11", "19-20", "21-22", "23-24")
    table.temple(1, "13-14", "15-18", "16-17", "25-26")
    table.give(2, 1, 3)
    table.temple(2, "40", "41")
    table.turn(2)
    return table


@rule("zeus.edge.size-missing")
def test_a_size_used_up_cannot_be_built_extended_or_joined_to() -> None:
    table = no_medium_temples()
    assert table.state.supply == [13, 0, 6]
    assert table.why_not(2, "build 1-2") == "supply-empty"
    assert table.why_not(2, "stone extend 40-43") == "not-own"
    assert table.may(2, "build 1")
    assert table.may(2, "build 1-2-3")
    table.give(2, 43)
    table.turn(2)
    assert table.why_not(2, "stone extend 40-43") == "supply-empty"


@rule("zeus.edge.join-supply")
def test_the_larger_temple_must_be_there_before_the_old_ones_go_back() -> None:
    table = no_medium_temples()
    assert table.why_not(2, "stone join 40-41") == "supply-empty"


def sites(table: Table, size: int, *peninsulas: int) -> list[str]:
    board = table.state.zeus.board
    return [
        board.written(site)
        for site in range(len(board.sites))
        if board.sizes[site] == size and board.site_peninsula[site] in peninsulas
    ]


@rule("zeus.edge.rows-in-peninsulas")
def test_two_rows_of_three_in_a_peninsula_of_six_and_six_in_one_of_nine() -> None:
    table = Table(4)
    assert sites(table, 3, 0) == ["1-2-3", "4-5-6"]
    assert sites(table, 3, 3) == ["19-21-23", "20-22-24"]
    nine = ["31-32-33", "31-34-37", "32-35-38", "33-36-39", "34-35-36", "37-38-39"]
    assert sorted(sites(table, 3, 5)) == nine
    assert [len(sites(table, size, *range(7))) for size in (1, 2, 3)] == [48, 59, 22]


@rule("zeus.edge.no-bend")
def test_no_temple_bends_or_crosses_the_sea() -> None:
    table = Table(4)
    everything = {frozenset(site.split("-")) for size in (2, 3) for site in sites(table, size, *range(7))}
    for numbers in ("1 2 5", "2 5 6", "1 5", "31 35", "31 35 39", "6 7", "5 6 7", "39 40", "30 31"):
        assert frozenset(numbers.split()) not in everything


@rule("zeus.edge.extend-by-two")
@pytest.mark.parametrize("old", ["40", "41", "42"])
def test_a_small_temple_anywhere_in_the_row_becomes_a_large_one(old: str) -> None:
    table = Table(4)
    table.temple(0, old)
    table.give(0, *({40, 41, 42} - {int(old)}), price=7)
    table.turn(0)
    before = table.state.money[0]
    table.play(0, "stone extend 40-41-42")
    assert before - table.state.money[0] == 14
    assert table.standing == ["40-41-42"]


@rule("zeus.edge.join-three")
def test_three_small_temples_in_a_row_can_be_joined() -> None:
    table = Table(4)
    table.temple(0, "40", "41", "42", "43")
    table.turn(0)
    joins = [move for move in table.legal(0) if move.startswith("stone join")]
    assert joins == ["stone join 40-41", "stone join 40-43", "stone join 41-42", "stone join 40-41-42"]
    table = Table(4)
    table.temple(0, "40", "41")
    table.temple(1, "42")
    table.turn(0)
    assert table.why_not(0, "stone join 40-41-42") == "not-own"


@rule("zeus.edge.gap")
def test_a_gap_between_two_temples_cannot_be_closed_unless_agreed() -> None:
    for mixed, reason in (("false", "not-both"), ("true", "")):
        table = Table(4, mixed_extension=mixed)
        table.temple(0, "40", "42")
        table.give(0, 41, price=33)
        table.turn(0)
        assert table.why_not(0, "stone extend 40-41-42") == reason
    before = table.state.money[0]
    table.play(0, "stone extend 40-41-42")
    assert before - table.state.money[0] == 33
    assert table.state.supply == [15, 10, 5]


@rule("zeus.edge.last-plot-sizes")
def test_anybody_may_cover_the_last_two_plots_at_once_unless_one_must_stay() -> None:
    for choice, reason in (("temple_owners_only", ""), ("never", "last-plot")):
        table = Table(4, last_plot_rule=choice)
        table.temple(1, "7-8", "10-11")
        table.give(0, 9, 12)
        table.turn(0)
        assert table.why_not(0, "build 9-12") == reason
        assert table.may(0, "build 9")


@rule("zeus.edge.last-plot-sizes")
def test_and_the_last_three() -> None:
    for choice, reason in (("temple_owners_only", ""), ("never", "last-plot")):
        table = Table(4, last_plot_rule=choice)
        table.temple(1, "7-8", "9")
        table.give(0, 10, 11, 12)
        table.turn(0)
        assert table.why_not(0, "build 10-11-12") == reason


@rule("zeus.edge.last-plot-extension")
def test_extending_onto_the_last_plot_needs_a_temple_there_which_one_has() -> None:
    for choice, reason in (("temple_owners_only", ""), ("never", "last-plot")):
        table = Table(4, last_plot_rule=choice)
        table.temple(1, "7-8", "10-11")
        table.temple(0, "9")
        table.give(0, 12)
        table.turn(0)
        assert table.why_not(0, "stone extend 9-12") == reason


@rule("zeus.edge.last-plot-extension")
def test_joining_is_always_allowed() -> None:
    for choice in ("temple_owners_only", "never"):
        table = Table(4, last_plot_rule=choice)
        table.temple(0, "7", "9", "10", "11")
        table.temple(1, "8")
        table.turn(0)
        assert table.may(0, "stone join 10-11")


@rule("zeus.edge.waived-zero")
def test_the_player_chooses_the_free_plot_even_if_one_cost_0() -> None:
    table = Table(4)
    table.give(0, 1, price=40)
    table.turn(0)
    assert {"stone build 1-2 free 1", "stone build 1-2 free 2"} <= set(table.legal(0))
    other = Table(4)
    other.give(0, 1, price=40)
    other.turn(0)
    table.play(0, "stone build 1-2 free 1")
    other.play(0, "stone build 1-2 free 2")
    assert (table.state.money[0], other.state.money[0]) == (500, 460)


@rule("zeus.edge.discount-floor")
def test_fifty_off_never_pays_out() -> None:
    table = Table(4, god_stone_discount="discount_50")
    table.give(0, 1, price=40)
    table.turn(0)
    table.play(0, "stone build 1-2")
    assert table.state.money[0] == 500


@rule("zeus.edge.stone-one-use")
def test_an_extension_gets_no_free_plot_and_no_discount() -> None:
    for choice in ("one_plot_free", "discount_50"):
        table = Table(4, god_stone_discount=choice)
        table.temple(0, "40")
        table.give(0, 41, 42, price=40)
        table.turn(0)
        assert not any("extend" in move and "free" in move for move in table.legal(0))
        before = table.state.money[0]
        table.play(0, "stone extend 40-41-42")
        assert before - table.state.money[0] == 80


@rule("zeus.edge.one-build")
def test_a_new_temple_cannot_be_enlarged_in_the_same_turn() -> None:
    table = Table(4)
    table.give(0, 1)
    table.turn(0)
    assert table.why_not(0, "stone extend 1-2") == "no-temple-there"
    table.play(0, "build 1")
    assert table.state.active == 1
    assert table.state.legal(0) == []


@rule("zeus.edge.first-turn-build")
def test_a_starting_plot_may_be_built_on_in_the_first_turn() -> None:
    table = Table(4, first_auction_range="enforced_20_30")
    table.turn(0)
    table.play(0, "build 2")
    assert table.state.money[0] == 500
    table.turn(1)
    table.play(1, "auction")
    assert table.legal(0) == [f"bid {amount}" for amount in range(20, 31)]
    table = Table(4)
    table.turn(0)
    table.play(0, "build 2")
    table.turn(1)
    table.play(1, "auction")
    assert table.state.view(0).opening_advice == [20, 30]


@rule("zeus.edge.income-new-temple")
@pytest.mark.parametrize("mode", ["automatic_at_turn_start", "claim"])
def test_a_new_temple_pays_from_the_next_turn_on(mode: str) -> None:
    table = Table(4, income_mode=mode)
    table.temple(0, "40")
    table.turn(0)
    if mode == "claim":
        table.play(0, "claim")
    table.play(0, "build 2")
    assert table.state.money[0] == 502
    table.turn(0)
    if mode == "claim":
        assert table.state.view(0).claimable == 4
        table.play(0, "claim")
    assert table.state.money[0] == 506


@rule("zeus.edge.bank")
def test_the_bank_pays_more_than_it_ever_took_in() -> None:
    table = Table(3)
    table.temple(0, "40-41-42", "43-44-45", "46-47-48")
    for _ in range(3):
        table.turn(0)
    assert table.state.bank == -90
    assert table.state.money[0] == 740


@rule("zeus.edge.dealt-not-chosen")
def test_three_players_cannot_choose_their_two_plots() -> None:
    table = Table(3, (33, 28))
    assert [[plot + 1 for plot in members(land)] for land in table.state.land] == [[8, 33], [14, 28], [2, 22]]
    fresh = table.game.start(3)
    for _ in range(5):
        assert fresh.actors == (CHANCE,)
        fresh.play(CHANCE, fresh.outcomes()[0][0])
