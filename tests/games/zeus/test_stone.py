"""The god's stone."""

import pytest
from games.zeus.scene import ZeusScene
from rules import rule
from scene import messages, one_of


def with_plots(*prices: int, **options: str) -> ZeusScene:
    """Seat 0 owns 40, 41 and so on at these prices, and it is its turn."""
    scene = ZeusScene(4, **options)
    for number, price in enumerate(prices, 40):
        scene.give(0, number, price=price)
    scene.turn(0)
    return scene


def paid(scene: ZeusScene, move: str) -> int:
    before = scene.state.money[0]
    scene.play(0, move)
    return before - scene.state.money[0]


@rule("zeus.stone.once")
def test_the_stone_is_spent_once() -> None:
    scene = with_plots(30, 45)
    scene.play(0, "stone build 40")
    assert not scene.state.view(None).seats[0].stone
    scene.turn(0)
    for move in ("stone build 41", "stone build 2", "stone extend 40-41"):
        assert scene.why_not(0, move) == "stone-used"
    assert scene.may(0, "build 41")


@rule("zeus.stone.free-small")
def test_a_small_temple_is_free_whatever_the_plot_cost() -> None:
    for edition in ("house", "haffner", "jeux-en-boite"):
        scene = with_plots(99, edition=edition)
        events = scene.play(0, "stone build 40")
        assert scene.state.money[0] == 500
        assert one_of(events, "stone-free")["amount"] == 0


@rule("zeus.stone.free-small")
def test_even_without_money() -> None:
    scene = with_plots(99)
    scene.purse(0, 500, 500, 500)
    scene.turn(0)
    assert scene.why_not(0, "build 40") == "too-dear"
    assert paid(scene, "stone build 40") == 0


@rule("zeus.stone.cheaper")
def test_plots_of_30_and_45_cost_30_with_the_dearer_one_free_or_25_with_50_off() -> None:
    """T7."""
    assert paid(with_plots(30, 45), "stone build 40-41 free 41") == 30
    assert paid(with_plots(30, 45), "stone build 40-41 free 40") == 45
    assert paid(with_plots(30, 45, god_stone_discount="discount_50"), "stone build 40-41") == 25


@rule("zeus.stone.cheaper")
def test_plots_of_20_and_20_cost_20_or_nothing() -> None:
    assert paid(with_plots(20, 20), "stone build 40-41 free 40") == 20
    assert paid(with_plots(20, 20, god_stone_discount="discount_50"), "stone build 40-41") == 0


@rule("zeus.stone.cheaper")
def test_a_large_temple_is_cheaper_too() -> None:
    assert paid(with_plots(30, 45, 60), "stone build 40-41-42 free 42") == 75
    assert paid(with_plots(30, 45, 60, god_stone_discount="discount_50"), "stone build 40-41-42") == 85
    events = with_plots(30, 45).play(0, "stone build 40-41 free 41")
    assert one_of(events, "stone-cheaper")["amount"] == 30


@rule("zeus.stone.cheaper")
def test_each_way_has_its_own_moves() -> None:
    scene = with_plots(30, 45)
    assert scene.why_not(0, "stone build 40-41") == "name-free-plot"
    scene = with_plots(30, 45, god_stone_discount="discount_50")
    assert scene.why_not(0, "stone build 40-41 free 41") == "discount-only"


@rule("zeus.stone.cheaper")
def test_what_is_left_to_pay_must_be_paid() -> None:
    scene = with_plots(30, 45)
    scene.purse(35, 500, 500, 500)
    scene.turn(0)
    assert scene.may(0, "stone build 40-41 free 41")
    assert scene.why_not(0, "stone build 40-41 free 40") == "too-dear"


@rule("zeus.stone.extend")
@pytest.mark.parametrize(
    ("temple", "site", "price", "supply"),
    [("40", "40-41", 45, [15, 9, 6]), ("40", "40-41-42", 105, [15, 10, 5]), ("40-41", "40-41-42", 60, [15, 10, 5])],
)
def test_a_temple_grows_onto_own_plots_at_their_price(temple: str, site: str, price: int, supply: list[int]) -> None:
    scene = with_plots(30, 45, 60)
    scene.temple(0, temple)
    scene.turn(0)
    before = scene.state.money[0]
    events = scene.play(0, f"stone extend {site}")
    assert before - scene.state.money[0] == price
    assert one_of(events, "extended")["amount"] == price
    assert scene.standing == [site]
    assert scene.state.supply == supply


@rule("zeus.stone.extend")
def test_only_onto_own_plots_and_only_from_a_whole_temple() -> None:
    scene = with_plots(30, 45, 60)
    scene.temple(0, "40-41")
    scene.give(1, 43)
    scene.turn(0)
    assert scene.why_not(0, "stone extend 40-43") == "not-own"
    assert scene.why_not(0, "stone extend 41-42") == "temple-cut"
    assert scene.why_not(0, "stone extend 2") == "no-temple-there"
    assert scene.why_not(0, "stone extend 40-41") == "already-built"
    assert scene.why_not(0, "stone join 40-41-42") == "extend-instead"
    scene.purse(54, 500, 500, 500)
    scene.turn(0)
    assert scene.why_not(0, "stone extend 40-41-42") == "too-dear"


@rule("zeus.stone.join")
@pytest.mark.parametrize(
    ("temples", "site", "supply"),
    [
        (["40", "41"], "40-41", [15, 9, 6]),
        (["40", "41-42"], "40-41-42", [15, 10, 5]),
        (["40", "41", "42"], "40-41-42", [15, 10, 5]),
    ],
)
def test_own_temples_become_one_for_nothing(temples: list[str], site: str, supply: list[int]) -> None:
    scene = with_plots(30, 45, 60)
    scene.temple(0, *temples)
    scene.purse(0, 0, 0, 0)
    scene.turn(0)
    before = scene.state.money[0]
    events = scene.play(0, f"stone join {site}")
    assert one_of(events, "joined")["amount"] == 0
    assert scene.state.money[0] == before
    assert scene.standing == [site]
    assert scene.state.supply == supply


@rule("zeus.stone.join")
def test_only_two_temples_if_the_table_says_so() -> None:
    scene = with_plots(30, 45, 60, merge_three_smalls="false")
    scene.temple(0, "40", "41", "42")
    scene.turn(0)
    assert scene.why_not(0, "stone join 40-41-42") == "two-temples-only"
    assert scene.may(0, "stone join 40-41")
    scene = with_plots(30, 45, 60, merge_three_smalls="false")
    scene.temple(0, "40", "41-42")
    scene.turn(0)
    assert scene.may(0, "stone join 40-41-42")


@rule("zeus.stone.join")
def test_not_with_a_temple_of_somebody_else() -> None:
    scene = with_plots(30)
    scene.temple(0, "40")
    scene.temple(1, "41")
    scene.turn(0)
    assert scene.why_not(0, "stone join 40-41") == "not-own"


@rule("zeus.stone.straight")
def test_the_larger_temple_is_a_straight_row_too() -> None:
    scene = with_plots(30, 45, 60)
    scene.temple(0, "40", "43-44")
    scene.turn(0)
    assert "stone join 40-43" not in scene.legal(0)
    enlarged = [move for move in scene.legal(0) if "extend" in move or "join" in move]
    assert enlarged == ["stone extend 40-41", "stone extend 40-41-42"]


@rule("zeus.stone.straight")
def test_plots_or_temples_but_not_both_unless_agreed() -> None:
    scene = with_plots(30, 45, 60)
    scene.temple(0, "40", "41")
    scene.turn(0)
    assert scene.why_not(0, "stone extend 40-41-42") == "not-both"
    scene = with_plots(30, 45, 60, mixed_extension="true")
    scene.temple(0, "40", "41")
    scene.turn(0)
    assert paid(scene, "stone extend 40-41-42") == 60
    assert scene.standing == ["40-41-42"]


@rule("zeus.stone.supply")
def test_replaced_temples_can_be_built_again() -> None:
    scene = ZeusScene(3)
    scene.temple(0, *(str(number) for number in range(40, 49)))
    scene.temple(1, "7", "9", "10", "11", "12", "13")
    scene.turn(2)
    assert scene.state.supply[0] == 0
    assert scene.why_not(2, "build 14") == "supply-empty"
    scene.turn(0)
    scene.play(0, "stone join 40-41-42")
    assert scene.state.supply == [3, 10, 5]
    scene.turn(2)
    scene.play(2, "build 14")
    assert scene.state.supply == [2, 10, 5]


@rule("zeus.stone.needed")
def test_without_the_stone_nothing_is_enlarged_or_joined() -> None:
    scene = with_plots(30, 45, 60)
    scene.temple(0, "40", "41")
    scene.state.stones = 0b1110
    scene.turn(0)
    assert scene.why_not(0, "stone join 40-41") == "stone-used"
    assert scene.why_not(0, "stone extend 41-42") == "stone-used"
    assert not any("stone" in move for move in scene.legal(0))
    assert scene.why_not(0, "build 40-41") == "already-built"


@rule("zeus.stone.cards")
@pytest.mark.parametrize("move", ["stone build 2", "stone extend 40-41", "stone join 43-44"])
def test_the_cards_are_put_aside_with_the_stone_too(move: str) -> None:
    scene = with_plots(30, 45)
    scene.temple(0, "40", "43", "44")
    scene.turn(0, 4, 5, 6)
    assert messages(scene.play(0, move))[:3] == ["put-aside"] * 3
    assert scene.discard == [4, 5, 6]
