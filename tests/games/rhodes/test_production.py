"""Production, irrigation and the hut."""

import pytest
from games.rhodes.scene import A, B, C, build, do, goes, hut, in_hut, land, may, messages, refused, scene, turn
from rules import rule


@rule("rhodes.production.chips", "rhodes.production.fields", "rhodes.production.round")
def test_one_wine_and_three_olives() -> None:
    """Green puts 1 on wine and 3 on olives; one other grows olives too, so green gets two of the three."""
    state = scene(4)
    green = land(state, A, "olives")
    other = land(state, C, "olives")
    wine = land(state, A, "wine")
    goes(state, "production")
    do(state, A, "produce 1 wine")
    assert refused(state, A, "stop") == "chip-first"
    told = do(state, A, "produce 3 olives")
    assert (state.units[green], state.units[other], state.units[wine]) == (2, 1, 1)
    assert state.over
    assert messages(told) == ["produces", "grown", "grown"]


@rule("rhodes.production.fields", "rhodes.production.chips")
def test_two_different_chips_on_two_different_fields() -> None:
    state = scene()
    goes(state, "production")
    assert len(may(state)) == 16
    do(state, A, "produce 4 milk")
    assert refused(state, A, "produce 1 milk") == "other-field"
    assert refused(state, A, "produce 4 wine") == "no-such-chip"
    assert "produce 3 wine" in may(state)


@rule("rhodes.production.total")
def test_there_is_no_cap_on_the_two_chips_together() -> None:
    state = scene()
    wine, milk = land(state, A, "wine"), land(state, A, "milk")
    land(state, A, "wine", 0)
    goes(state, "production")
    do(state, A, "produce 4 wine", "produce 3 milk")
    assert state.units[wine] + state.units[milk] == 2 + 3


@rule("rhodes.production.reuse")
@pytest.mark.parametrize(("option", "reason"), [("allowed", ""), ("forbidden", "field-taken")])
def test_a_field_that_holds_a_chip(option: str, reason: str) -> None:
    state = scene(options={"field_reuse": option})
    goes(state, "production")
    do(state, A, "produce 4 wine", "produce 3 milk")
    goes(state, "production", B)
    assert refused(state, B, "produce 2 wine") == reason
    assert refused(state, B, "produce 4 grain") == "no-such-chip"
    do(state, B, "produce 3 grain")
    assert refused(state, B, "produce 2 milk") == reason
    do(state, B, "produce 2 olives")
    assert [chip.field for chip in state.view(None).chips] == [None, "olives", "milk", "grain", "wine"]
    assert refused(turn(state, C), C, "go production") == "place-full"


@rule("rhodes.production.round")
def test_a_player_with_two_tiles_gets_two_units_in_a_pass() -> None:
    state = scene()
    tiles = [land(state, A, "wine"), land(state, A, "wine")]
    other = land(state, B, "wine", cost=17)
    goes(state, "production")
    do(state, A, "produce 4 wine")
    assert [state.units[tile] for tile in tiles] == [2, 1]
    assert state.units[other] == 1


@rule("rhodes.production.round")
def test_it_goes_round_clockwise_from_the_producer() -> None:
    state = scene()
    first, second = land(state, A, "milk"), land(state, C, "milk")
    goes(state, "production", B)
    do(state, B, "produce 1 milk", "produce 2 wine")
    assert (state.units[first], state.units[second]) == (0, 1)


@rule("rhodes.production.full", "rhodes.production.surplus")
def test_full_tiles_are_passed_over_and_the_rest_goes_back() -> None:
    state = scene()
    full, nearly = land(state, A, "grain", 3), land(state, B, "grain", 2)
    goes(state, "production")
    before = state.supply[3]
    told = do(state, A, "produce 4 grain")
    assert (state.units[full], state.units[nearly]) == (3, 3)
    assert state.supply[3] == before - 1
    assert [event.arguments for event in told if event.message == "surplus"] == [{"count": 3, "product": 3}]


@rule("rhodes.estate.take")
def test_a_last_unit_goes_on_the_emptiest_tile() -> None:
    state = scene()
    first, second = land(state, A, "wine", 2), land(state, A, "wine", 0)
    goes(state, "production")
    do(state, A, "produce 1 wine")
    assert (state.units[first], state.units[second]) == (2, 1)


@rule("rhodes.development.irrigation", "rhodes.development.irrigation-others")
def test_irrigation_gives_one_more_of_what_is_farmed_on_anybodys_production() -> None:
    state = scene()
    build(state, B, "irrigation")
    wine, milk = land(state, B, "wine"), land(state, B, "milk")
    other = land(state, A, "wine")
    goes(state, "production")
    told = do(state, A, "produce 1 wine")
    assert (state.units[other], state.units[wine]) == (1, 1)
    assert messages(told)[-1] == "irrigated"
    do(state, A, "produce 2 olives")
    assert state.units[milk] == 0
    goes(state, "production", B)
    do(state, B, "produce 3 milk", "produce 3 grain")
    assert state.units[milk] == 3


@rule("rhodes.development.irrigation")
def test_irrigation_comes_after_the_chip_and_needs_room() -> None:
    state = scene()
    build(state, A, "irrigation")
    wine = land(state, A, "wine", 2)
    goes(state, "production")
    told = do(state, A, "produce 1 wine")
    assert state.units[wine] == 3
    assert "irrigated" not in messages(told)


@rule("rhodes.development.hut")
def test_the_hut_takes_a_unit_only_when_all_tiles_are_full() -> None:
    state = scene()
    build(state, A, "hut")
    wine = land(state, A, "wine", 2)
    goes(state, "production")
    do(state, A, "produce 1 wine")
    assert state.units[wine] == 3
    assert not in_hut(state, A, "wine")
    do(state, A, "produce 4 milk")
    assert not in_hut(state, A, "milk")
    goes(state, "production", B)
    do(state, B, "produce 3 wine", "produce 3 milk")
    assert in_hut(state, A, "wine")
    assert state.units[wine] == 3


@rule("rhodes.development.hut-pass")
def test_in_one_pass_the_tiles_or_the_hut() -> None:
    state = scene()
    build(state, A, "hut")
    mine = [land(state, A, "wine", 2), land(state, A, "wine", 3)]
    other = land(state, B, "wine", cost=17)
    goes(state, "production")
    do(state, A, "produce 3 wine")
    assert [state.units[tile] for tile in mine] == [3, 3]
    assert state.units[other] == 1
    assert in_hut(state, A, "wine")


@rule("rhodes.development.hut")
def test_the_hut_holds_one_unit_of_a_product() -> None:
    state = scene()
    build(state, A, "hut")
    land(state, A, "wine", 3)
    hut(state, A, "wine")
    goes(state, "production")
    told = do(state, A, "produce 2 wine")
    assert "surplus" in messages(told)
