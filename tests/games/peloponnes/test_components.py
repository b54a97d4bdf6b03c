"""What is in the box, with the counts and sums that can be checked against it."""

from pathlib import Path
from typing import cast

import pytest
from helpers import mistaken
from rules import rule

import pessoi
from pessoi.core.components import ComponentsError
from pessoi.core.game import SeatsError
from pessoi.games.peloponnes.components import PeloponnesComponents

BOX = cast(PeloponnesComponents, pessoi.game("peloponnes").components)


def in_stack(kind: str, stack: str) -> int:
    tiles = BOX.building if kind == "building" else BOX.land
    return sum(tile.stack == stack for tile in tiles.values())


@rule("peloponnes.components.players")
def test_one_to_five_may_play() -> None:
    game = pessoi.game("peloponnes")
    assert list(game.seats) == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with mistaken(SeatsError, "1 to 5"):
            game.start(seats)


@rule("peloponnes.components.civilisations")
def test_there_are_seven_civilisations_numbered_one_to_seven() -> None:
    assert [one.order for one in BOX.civilisation.values()] == [1, 2, 3, 4, 5, 6, 7]
    sparta = BOX.civilisation["sparta"]
    assert (sparta.coins, sparta.citizens, sparta.goods.wood, sparta.income.wood) == (7, 3, 4, 1)
    assert sum(one.coins for one in BOX.civilisation.values()) == 48


@rule("peloponnes.components.buildings")
def test_there_are_twenty_buildings() -> None:
    assert len(BOX.building) == 20
    assert [in_stack("building", stack) for stack in "ABC"] == [5, 8, 7]
    assert sum(tile.prestige for tile in BOX.building.values()) == 96
    assert sum(tile.cost.wood for tile in BOX.building.values()) == 31
    assert sum(tile.cost.stone for tile in BOX.building.values()) == 53
    protected = [tile.protects for tile in BOX.building.values() if tile.protects]
    assert sorted(protected) == sorted(
        ["decline", "decline", "plague", "plague", "drought", "drought", "earthquake", "storm"]
    )


@rule("peloponnes.components.lands")
def test_there_are_twenty_lands() -> None:
    assert len(BOX.land) == 20
    assert [in_stack("land", stack) for stack in "ABC"] == [10, 7, 3]
    assert sum(tile.prestige for tile in BOX.land.values()) == 54
    for land in BOX.land.values():
        assert not (land.income.stone and land.income.food), "wood is the only bridge"


@rule("peloponnes.components.stacks")
def test_the_stacks_fill_eight_rounds_of_five() -> None:
    assert [sum(tile.stack == stack for tile in BOX.tiles.values()) for stack in "ABC"] == [15, 15, 10]
    assert [rounds * BOX.rounds.tiles for rounds in BOX.rounds.stacks] == [15, 15, 10]
    assert sum(tile.minimum for tile in BOX.tiles.values()) == 150
    citizens = dict.fromkeys("ABC", 0)
    for tile in BOX.tiles.values():
        citizens[tile.stack] += tile.gains.citizens
    assert citizens == {"A": 18, "B": 22, "C": 12}


@rule("peloponnes.components.chits")
def test_there_are_sixteen_chits_two_for_every_round() -> None:
    assert BOX.chits.counts == [3, 3, 3, 3, 3, 1]
    assert sum(BOX.chits.counts) == 8 * BOX.disasters.draws == 16


@rule("peloponnes.components.coins")
def test_the_coins_are_worth_seventy() -> None:
    assert (BOX.box.silver, BOX.box.gold, BOX.box.money) == (40, 10, 70)


@rule("peloponnes.components.mat")
def test_a_mat_for_each_of_five_players_with_a_marker_on_each_track() -> None:
    assert (BOX.storehouse.wood, BOX.storehouse.stone, BOX.storehouse.food) == (10, 10, 13)
    numbers = BOX.numbers()
    assert (numbers["all-mats"], numbers["mat-markers"], numbers["all-markers"]) == (5, 5, 25)


@rule("peloponnes.components.tokens")
def test_two_tokens_for_each_of_five_players_and_what_is_left_of_the_box() -> None:
    assert BOX.numbers()["all-tokens"] == 10
    assert (BOX.box.chips, BOX.box.overviews) == (5, 3)


@rule("peloponnes.components.income-table")
def test_the_table_of_the_population() -> None:
    assert BOX.population.coins == [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4] + [5] * 10
    assert BOX.population.luxury == [0] * 14 + [2, 2, 2, 4, 4, 4, 6]


@rule("peloponnes.components.symbols")
def test_one_land_in_b_and_one_in_c_show_the_symbol() -> None:
    assert [name for name, land in BOX.land.items() if land.supply] == ["b05", "c04"]


@pytest.mark.parametrize(
    ("correction", "fault"),
    [
        ('[land.a01]\nstack = "B"', "stack A: 3 rounds need 15 tiles, not 14"),
        ("[land.a01]\nincome = { stone = 0 }", "land a01: without income"),
        ("[civilisation.patras]\norder = 1", "each with a different order number"),
        ("[civilisation.sparta]\ngoods = { wood = 9 }\n[storehouse]\nwood = 8", "sparta: its goods do not fit"),
        ("[chits]\nplague = 2\nblank = 2", "3 of every disaster"),
        ("[chits]\nblank = 2", "as many as are drawn"),
        ("[population]\ncoins = [1]", "equally long"),
        ("[display]\nrow = [5, 1, 3, 4, 5]", "a tile for every seat"),
        ("[display]\nrow = [5, 6, 3, 4, 5]", "at most 5 tiles"),
        ("[level.2]\nrow = 6", "level: a row has at most 5 tiles"),
        ('[level.6]\nsource = "rulebook"\nrow = 1\nextra = 1\ntarget = 1', "levels 1 to 5 must be listed"),
        (
            '[building.a01]\nsource = "public"\nstack = "A"\nminimum = 1\nprestige = 1\ncost = {}',
            "each name may be used only once",
        ),
        ("[building.port]\nminimum = 0", "minimum"),
    ],
)
def test_a_box_that_does_not_fit_together_is_refused(tmp_path: Path, correction: str, fault: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(correction)
    with mistaken(ComponentsError, fault):
        pessoi.games.game("peloponnes", path)


def test_a_single_tile_can_be_corrected(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[building.port]\nprestige = 9\n")
    game = pessoi.games.game("peloponnes", path)
    assert cast(PeloponnesComponents, game.components).building["port"].prestige == 9
    assert cast(PeloponnesComponents, game.components).building["port"].minimum == 2
