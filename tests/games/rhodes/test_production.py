"""Production, irrigation and the hut."""

import pytest
from games.rhodes.scene import A, B, C, RhodesScene
from rules import rule
from scene import arguments, messages


@rule("rhodes.production.chips", "rhodes.production.fields", "rhodes.production.round")
def test_one_wine_and_three_olives() -> None:
    """Green puts 1 on wine and 3 on olives; one other grows olives too, so green gets two of the three."""
    scene = RhodesScene(4)
    green = scene.land(A, "olives")
    other = scene.land(C, "olives")
    wine = scene.land(A, "wine")
    scene.go("production")
    scene.play(A, "produce 1 wine")
    assert scene.why_not(A, "stop") == "chip-first"
    events = scene.play(A, "produce 3 olives")
    assert (scene.state.units[green], scene.state.units[other], scene.state.units[wine]) == (2, 1, 1)
    assert scene.state.over
    assert messages(events) == ["produces", "grown", "grown"]


@rule("rhodes.production.fields", "rhodes.production.chips")
def test_two_different_chips_on_two_different_fields() -> None:
    scene = RhodesScene()
    scene.go("production")
    assert len(scene.legal(A)) == 16
    scene.play(A, "produce 4 milk")
    assert scene.why_not(A, "produce 1 milk") == "other-field"
    assert scene.why_not(A, "produce 4 wine") == "no-such-chip"
    assert "produce 3 wine" in scene.legal(A)


@rule("rhodes.production.total")
def test_there_is_no_cap_on_the_two_chips_together() -> None:
    scene = RhodesScene()
    wine, milk = scene.land(A, "wine"), scene.land(A, "milk")
    scene.land(A, "wine", 0)
    scene.go("production")
    scene.play(A, "produce 4 wine", "produce 3 milk")
    assert scene.state.units[wine] + scene.state.units[milk] == 2 + 3


@rule("rhodes.production.reuse")
@pytest.mark.parametrize(("option", "reason"), [("allowed", ""), ("forbidden", "field-taken")])
def test_a_field_that_holds_a_chip(option: str, reason: str) -> None:
    scene = RhodesScene(field_reuse=option)
    scene.go("production")
    scene.play(A, "produce 4 wine", "produce 3 milk")
    scene.go("production", B)
    assert scene.why_not(B, "produce 2 wine") == reason
    assert scene.why_not(B, "produce 4 grain") == "no-such-chip"
    scene.play(B, "produce 3 grain")
    assert scene.why_not(B, "produce 2 milk") == reason
    scene.play(B, "produce 2 olives")
    assert [chip.field for chip in scene.view.chips] == [None, "olives", "milk", "grain", "wine"]
    assert scene.turn(C).why_not(C, "go production") == "place-full"


@rule("rhodes.production.round")
def test_a_player_with_two_tiles_gets_two_units_in_a_pass() -> None:
    scene = RhodesScene()
    tiles = [scene.land(A, "wine"), scene.land(A, "wine")]
    other = scene.land(B, "wine", cost=17)
    scene.go("production")
    scene.play(A, "produce 4 wine")
    assert [scene.state.units[tile] for tile in tiles] == [2, 1]
    assert scene.state.units[other] == 1


@rule("rhodes.production.short")
@pytest.mark.parametrize(
    ("chip", "before", "after"),
    [
        (2, [2, 2, 0], [3, 2, 1]),
        (2, [0, 2, 1], [1, 2, 2]),
        (1, [1, 1, 0], [1, 1, 1]),
        (4, [2, 2, 0], [3, 3, 2]),
        (2, [3, 2, 0], [3, 3, 1]),
        (4, [0, 0, 0], [2, 1, 1]),
    ],
)
def test_in_a_short_pass_the_units_go_to_different_tiles(chip: int, before: list[int], after: list[int]) -> None:
    scene = RhodesScene()
    tiles = [scene.land(A, "grain", units) for units in before]
    supply = scene.state.supply[3]
    scene.go("production")
    scene.play(A, f"produce {chip} grain")
    assert [scene.state.units[tile] for tile in tiles] == after
    assert scene.state.supply[3] == supply - chip


@rule("rhodes.production.round")
def test_it_goes_round_clockwise_from_the_producer() -> None:
    scene = RhodesScene()
    first, second = scene.land(A, "milk"), scene.land(C, "milk")
    scene.go("production", B)
    scene.play(B, "produce 1 milk", "produce 2 wine")
    assert (scene.state.units[first], scene.state.units[second]) == (0, 1)


@rule("rhodes.production.full", "rhodes.production.surplus")
def test_full_tiles_are_passed_over_and_the_rest_goes_back() -> None:
    scene = RhodesScene()
    full, nearly = scene.land(A, "grain", 3), scene.land(B, "grain", 2)
    scene.go("production")
    before = scene.state.supply[3]
    events = scene.play(A, "produce 4 grain")
    assert (scene.state.units[full], scene.state.units[nearly]) == (3, 3)
    assert scene.state.supply[3] == before - 1
    assert arguments(events, "surplus") == [{"units": 3, "product": 3}]


@rule("rhodes.estate.take")
def test_a_last_unit_goes_on_the_emptiest_tile() -> None:
    scene = RhodesScene()
    first, second = scene.land(A, "wine", 2), scene.land(A, "wine", 0)
    scene.go("production")
    scene.play(A, "produce 1 wine")
    assert (scene.state.units[first], scene.state.units[second]) == (2, 1)


@rule("rhodes.development.irrigation", "rhodes.development.irrigation-others")
def test_irrigation_gives_one_more_of_what_is_farmed_on_any_production() -> None:
    scene = RhodesScene()
    scene.build(B, "irrigation")
    wine, milk = scene.land(B, "wine"), scene.land(B, "milk")
    other = scene.land(A, "wine")
    scene.go("production")
    events = scene.play(A, "produce 1 wine")
    assert (scene.state.units[other], scene.state.units[wine]) == (1, 1)
    assert messages(events)[-1] == "irrigated"
    scene.play(A, "produce 2 olives")
    assert scene.state.units[milk] == 0
    scene.go("production", B)
    scene.play(B, "produce 3 milk", "produce 3 grain")
    assert scene.state.units[milk] == 3


@rule("rhodes.development.irrigation")
def test_irrigation_comes_after_the_chip_and_needs_room() -> None:
    scene = RhodesScene()
    scene.build(A, "irrigation")
    wine = scene.land(A, "wine", 2)
    scene.go("production")
    events = scene.play(A, "produce 1 wine")
    assert scene.state.units[wine] == 3
    assert "irrigated" not in messages(events)


@rule("rhodes.development.hut")
def test_the_hut_takes_a_unit_only_when_all_tiles_are_full() -> None:
    scene = RhodesScene()
    scene.build(A, "hut")
    wine = scene.land(A, "wine", 2)
    scene.go("production")
    scene.play(A, "produce 1 wine")
    assert scene.state.units[wine] == 3
    assert not scene.in_hut(A, "wine")
    scene.play(A, "produce 4 milk")
    assert not scene.in_hut(A, "milk")
    scene.go("production", B)
    scene.play(B, "produce 3 wine", "produce 3 milk")
    assert scene.in_hut(A, "wine")
    assert scene.state.units[wine] == 3


@rule("rhodes.development.hut-pass")
def test_in_one_pass_the_tiles_or_the_hut() -> None:
    scene = RhodesScene()
    scene.build(A, "hut")
    mine = [scene.land(A, "wine", 2), scene.land(A, "wine", 3)]
    other = scene.land(B, "wine", cost=17)
    scene.go("production")
    scene.play(A, "produce 3 wine")
    assert [scene.state.units[tile] for tile in mine] == [3, 3]
    assert scene.state.units[other] == 1
    assert scene.in_hut(A, "wine")


@rule("rhodes.development.hut")
def test_the_hut_holds_one_unit_of_a_product() -> None:
    scene = RhodesScene()
    scene.build(A, "hut")
    scene.land(A, "wine", 3)
    scene.hut(A, "wine")
    scene.go("production")
    events = scene.play(A, "produce 2 wine")
    assert "surplus" in messages(events)
