"""The variant with neighbour plots."""

import pytest
from games.zeus.scene import ZeusScene
from rules import rule
from scene import one_of


def variant(**options: str) -> ZeusScene:
    return ZeusScene(4, neighbour_plot_variant="true", **options)


def paid(scene: ZeusScene, move: str) -> int:
    before = scene.state.money[0]
    scene.play(0, move)
    return before - scene.state.money[0]


@rule("zeus.variant.neighbour")
@pytest.mark.parametrize(("price", "neighbour"), [(45, 60), (38, 50), (30, 40), (22, 29)])
def test_an_unsold_neighbour_costs_a_third_more(price: int, neighbour: int) -> None:
    """T9."""
    scene = variant()
    scene.give(0, 44, price=price)
    scene.turn(0)
    assert paid(scene, "build 45") == neighbour
    assert scene.owner(45) == 0
    assert scene.price(45) == neighbour


@rule("zeus.variant.neighbour")
def test_only_plots_that_touch_and_only_in_the_variant() -> None:
    scene = variant()
    scene.give(0, 44)
    scene.give(1, 41)
    scene.turn(0)
    singles = [move for move in scene.legal(0) if move.startswith("build 4") and "-" not in move]
    assert singles == ["build 43", "build 44", "build 45", "build 47"]
    assert scene.why_not(0, "build 40") == "not-own"
    assert scene.why_not(0, "build 41") == "not-own"
    scene = ZeusScene(4)
    scene.give(0, 44)
    scene.turn(0)
    assert scene.why_not(0, "build 45") == "not-own"


@rule("zeus.variant.neighbour")
def test_own_and_neighbour_plots_make_one_temple() -> None:
    scene = variant()
    scene.give(0, 44, price=30)
    scene.turn(0)
    before = scene.state.pawns[0]
    assert paid(scene, "build 43-44-45") == 30 + 40 + 40
    assert scene.state.pawns[0] == before - 2
    assert scene.standing == ["43-44-45"]


@rule("zeus.variant.neighbour")
def test_the_cheapest_own_plot_beside_it_counts() -> None:
    scene = variant()
    scene.give(0, 44, price=30)
    scene.give(0, 42, price=9)
    scene.turn(0)
    assert paid(scene, "build 45") == 12


@rule("zeus.variant.neighbour")
def test_two_new_plots_are_priced_by_what_was_owned_before() -> None:
    scene = variant()
    scene.give(0, 43, price=3)
    scene.give(0, 44, price=30)
    scene.turn(0)
    assert paid(scene, "build 40-41") == 4 + 40
    assert (scene.price(40), scene.price(41)) == (4, 40)


@rule("zeus.variant.neighbour")
def test_there_must_be_a_pawn_for_every_new_plot() -> None:
    scene = variant()
    scene.give(0, 44, *range(13, 14), *range(15, 22), *range(23, 26))
    assert scene.state.pawns[0] == 1
    scene.turn(0)
    assert scene.may(0, "build 44-45")
    assert scene.why_not(0, "build 43-44-45") == "no-pawns"
    scene = variant()
    scene.temple(0, "44")
    scene.give(0, *range(15, 22), *range(23, 27))
    assert scene.state.pawns[0] == 1
    scene.turn(0)
    assert scene.may(0, "stone extend 44-45")
    assert scene.why_not(0, "stone extend 43-44-45") == "no-pawns"


@rule("zeus.variant.neighbour")
def test_a_card_whose_plot_is_taken_stands_for_a_free_neighbour() -> None:
    scene = variant()
    scene.give(0, 44, price=30)
    scene.turn(0, 1, 3, 4)
    scene.play(0, "build 45")
    scene.turn(1, 45, 10, 11)
    scene.auction(1, 0, 20, 15, 0)
    scene.play(1, "take 45")
    assert (scene.asked, scene.state.actors) == ("place", (1,))
    assert scene.legal(1) == ["place 42", "place 48"]
    assert scene.why_not(1, "place 45") == "not-placeable"
    assert scene.why_not(1, "take 10") == "place-first"
    assert scene.why_not(1, "claim") == "income-automatic"
    events = scene.play(1, "place 48")
    assert one_of(events, "placed") == {"seat": 1, "card": 45, "plot": 48}
    assert scene.owner(48) == 1
    assert scene.price(48) == 20


@rule("zeus.variant.neighbour")
def test_or_for_any_free_plot_if_no_neighbour_is_free() -> None:
    scene = variant()
    scene.give(0, 44, price=30)
    scene.give(2, 42, 48)
    scene.turn(0, 1, 3, 4)
    scene.play(0, "build 45")
    scene.turn(1, 45, 10, 11)
    scene.auction(1, 0, 20, 15, 0)
    scene.play(1, "take 45")
    free = [number for number in range(1, 49) if scene.owner(number) is None]
    assert scene.legal(1) == [f"place {number}" for number in free]


@rule("zeus.variant.neighbour")
def test_the_last_plot_may_be_sold_by_building_and_cards_left_over_are_put_away() -> None:
    scene = variant()
    scene.sell_all_but(45, 48)
    owner = scene.owner(44)
    assert owner is not None
    scene.turn(owner)
    scene.play(owner, "build 45")
    scene.turn(1)
    assert sorted(scene.shown) == [45, 48]
    events = scene.auction(1, 0, 20, 15, 0)
    events += scene.play(1, "take 45")
    assert scene.owner(48) == 1
    assert one_of(events, "last-plot-sold") == {"seat": 1}
    assert (scene.shown, scene.discard, scene.state.view(None).draw_pile) == ([], [], 0)
    assert (scene.asked, scene.state.actors)[0] == "last-turn"
