"""The variant with neighbour plots."""

import pytest
from games.zeus.positions import Table, one_of
from rules import rule


def variant(**options: str) -> Table:
    return Table(4, neighbour_plot_variant="true", **options)


def paid(table: Table, move: str) -> int:
    before = table.state.money[0]
    table.play(0, move)
    return before - table.state.money[0]


@rule("zeus.variant.neighbour")
@pytest.mark.parametrize(("price", "neighbour"), [(45, 60), (38, 50), (30, 40), (22, 29)])
def test_an_unsold_neighbour_costs_a_third_more(price: int, neighbour: int) -> None:
    """T9."""
    table = variant()
    table.give(0, 44, price=price)
    table.turn(0)
    assert paid(table, "build 45") == neighbour
    assert table.owner(45) == 0
    assert table.price(45) == neighbour


@rule("zeus.variant.neighbour")
def test_only_plots_that_touch_and_only_in_the_variant() -> None:
    table = variant()
    table.give(0, 44)
    table.give(1, 41)
    table.turn(0)
    singles = [move for move in table.legal(0) if move.startswith("build 4") and "-" not in move]
    assert singles == ["build 43", "build 44", "build 45", "build 47"]
    assert table.why_not(0, "build 40") == "not-own"
    assert table.why_not(0, "build 41") == "not-own"
    table = Table(4)
    table.give(0, 44)
    table.turn(0)
    assert table.why_not(0, "build 45") == "not-own"


@rule("zeus.variant.neighbour")
def test_own_and_neighbour_plots_make_one_temple() -> None:
    table = variant()
    table.give(0, 44, price=30)
    table.turn(0)
    before = table.state.pawns[0]
    assert paid(table, "build 43-44-45") == 30 + 40 + 40
    assert table.state.pawns[0] == before - 2
    assert table.standing == ["43-44-45"]


@rule("zeus.variant.neighbour")
def test_the_cheapest_own_plot_beside_it_counts() -> None:
    table = variant()
    table.give(0, 44, price=30)
    table.give(0, 42, price=9)
    table.turn(0)
    assert paid(table, "build 45") == 12


@rule("zeus.variant.neighbour")
def test_two_new_plots_are_priced_by_what_was_owned_before() -> None:
    table = variant()
    table.give(0, 43, price=3)
    table.give(0, 44, price=30)
    table.turn(0)
    assert paid(table, "build 40-41") == 4 + 40
    assert (table.price(40), table.price(41)) == (4, 40)


@rule("zeus.variant.neighbour")
def test_there_must_be_a_pawn_for_every_new_plot() -> None:
    table = variant()
    table.give(0, 44, *range(13, 14), *range(15, 22), *range(23, 26))
    assert table.state.pawns[0] == 1
    table.turn(0)
    assert table.may(0, "build 44-45")
    assert table.why_not(0, "build 43-44-45") == "no-pawns"
    table = variant()
    table.temple(0, "44")
    table.give(0, *range(15, 22), *range(23, 27))
    assert table.state.pawns[0] == 1
    table.turn(0)
    assert table.may(0, "stone extend 44-45")
    assert table.why_not(0, "stone extend 43-44-45") == "no-pawns"


@rule("zeus.variant.neighbour")
def test_a_card_whose_plot_is_taken_stands_for_a_free_neighbour() -> None:
    table = variant()
    table.give(0, 44, price=30)
    table.turn(0, 1, 3, 4)
    table.play(0, "build 45")
    table.turn(1, 45, 10, 11)
    table.auction(1, 0, 20, 15, 0)
    table.play(1, "take 45")
    assert table.asked() == ("place", (1,))
    assert table.legal(1) == ["place 42", "place 48"]
    assert table.why_not(1, "place 45") == "not-placeable"
    assert table.why_not(1, "take 10") == "place-first"
    assert table.why_not(1, "claim") == "income-automatic"
    told = table.play(1, "place 48")
    assert one_of(told, "placed") == {"seat": 1, "card": 45, "plot": 48, "amount": 20}
    assert table.owner(48) == 1
    assert table.price(48) == 20


@rule("zeus.variant.neighbour")
def test_or_for_any_free_plot_if_no_neighbour_is_free() -> None:
    table = variant()
    table.give(0, 44, price=30)
    table.give(2, 42, 48)
    table.turn(0, 1, 3, 4)
    table.play(0, "build 45")
    table.turn(1, 45, 10, 11)
    table.auction(1, 0, 20, 15, 0)
    table.play(1, "take 45")
    free = [number for number in range(1, 49) if table.owner(number) is None]
    assert table.legal(1) == [f"place {number}" for number in free]


@rule("zeus.variant.neighbour")
def test_the_last_plot_may_be_sold_by_building_and_cards_left_over_are_put_away() -> None:
    table = variant()
    table.sell_all_but(45, 48)
    owner = table.owner(44)
    assert owner is not None
    table.turn(owner)
    table.play(owner, "build 45")
    table.turn(1)
    assert sorted(table.shown) == [45, 48]
    told = table.auction(1, 0, 20, 15, 0)
    told += table.play(1, "take 45")
    assert table.owner(48) == 1
    assert one_of(told, "last-plot-sold") == {"seat": 1}
    assert (table.shown, table.discard, table.state.view(None).draw_pile) == ([], [], 0)
    assert table.asked()[0] == "last-turn"
