"""Every number, order and relation that the French rulebook states, as an assertion on the component file.

The docstring of each test names the place in the rulebook.
"""

from collections.abc import Iterator
from typing import cast

import pytest
from games.rhodes.scene import GAME
from rules import rule

from pessoi.core.components import Group, Mixed
from pessoi.games.rhodes.components import PRODUCT_NAMES, Development, Farmland, RhodesComponents, Setup

BOX = cast(RhodesComponents, GAME.components)
SETUP = {setup.seats: setup for setup in BOX.setup}
SPACES = {"production": BOX.production.spaces, "harbour": BOX.port.spaces, "town hall": BOX.hall.spaces}
"""The action spaces of the places whose number may depend on the number of seats."""


def farmland(product: str, cost: int) -> Farmland:
    return next(land for land in BOX.farmland if (land.product, land.cost) == (product, cost))


def development(kind: str) -> Development:
    return next(tile for tile in BOX.development if tile.kind == kind)


def groups() -> Iterator[Group]:
    """All groups of the component file, one by one."""
    for name in BOX.__struct_fields__:
        value = getattr(BOX, name)
        yield from value if isinstance(value, list) else [value]


def source(group: Group, number: str) -> str:
    """Where a number of a group comes from."""
    return group.sources.get(number, group.source) if isinstance(group, Mixed) else group.source


# Setup


@rule("rhodes.components.players")
def test_the_number_of_players() -> None:
    """Title: 2 to 5 players."""
    assert list(GAME.seats) == [2, 3, 4, 5] == list(SETUP)


@rule("rhodes.components.missions", "rhodes.setup.missions")
def test_missions() -> None:
    """Préparation 2: 15 tiles in three categories; one of each goes back, three are open, I before II before III."""
    categories = [mission.category for mission in BOX.mission]
    assert len(categories) == 15
    assert sorted(set(categories)) == ["I", "II", "III"]
    assert categories == sorted(categories)
    assert (BOX.plazas.boxed, BOX.plazas.open) == (1, 3)


@rule("rhodes.components.chips")
def test_chips() -> None:
    """Préparation 3: five chips."""
    assert BOX.chips.values == [1, 2, 3, 3, 4]


@rule("rhodes.components.farmland", "rhodes.components.development")
def test_tiles() -> None:
    """Préparation 4 and 5: 16 farmland tiles and 19 development tiles."""
    assert sum(land.copies for land in BOX.farmland) == 16
    assert sum(tile.copies for tile in BOX.development) == 19


@rule("rhodes.hall.boat", "rhodes.setup.boats", "rhodes.components.fleet")
def test_the_large_boat() -> None:
    """Préparation 6: for 3 units and 10 drachmas, one for each player with 4 or 5; with 2 or 3 it is there already."""
    assert (BOX.large.length, BOX.large.price) == (3, 10)
    assert BOX.fleet.lengths.count(3) == 1
    assert [3 in SETUP[seats].boats for seats in GAME.seats] == [True, True, False, False]


@rule("rhodes.components.supply", "rhodes.components.farmland")
def test_products() -> None:
    """Préparation 7: wine, goat's milk, olives and grain."""
    assert sorted(PRODUCT_NAMES) == sorted(["wine", "milk", "olives", "grain"])
    assert {land.product for land in BOX.farmland} == set(PRODUCT_NAMES)


@rule("rhodes.components.egyptian", "rhodes.setup.harbour", "rhodes.boats.squares")
def test_egyptian_boats_and_the_gate() -> None:
    """Préparation 8: ten boats; they enter on a 7; the first square is for five players only; a boat may bring one bar.

    Ferme 5 repeats that 2 to 4 players do not use the first square.
    """
    assert len(BOX.egyptian) == 10
    assert [BOX.square_prices(seats)[0] for seats in GAME.seats] == [7, 7, 7, 7]
    assert BOX.square_prices(2) == BOX.square_prices(3) == BOX.square_prices(4) == BOX.square_prices(5)[1:]
    assert BOX.gate.seats == 5
    assert any(boat.cargo.count("gold") == 1 for boat in BOX.egyptian)


@rule("rhodes.components.bank")
def test_coins() -> None:
    """Préparation 9: coins of 1, 2, 5 and 10 drachmas."""
    assert BOX.bank.coins == [1, 2, 5, 10]


@rule("rhodes.round.actions")
def test_action_markers() -> None:
    """Préparation 10: two action markers for each player."""
    assert BOX.markers.each == 2


@rule("rhodes.setup.money", "rhodes.setup.boats", "rhodes.setup.farmland")
def test_three_players() -> None:
    """Préparation 10, example: 30 drachmas, boats for 1, 2 and 3 units, two farmland tiles."""
    assert (SETUP[3].money, SETUP[3].boats, SETUP[3].farmland) == (30, [1, 2, 3], 2)


@rule("rhodes.setup.farmland", "rhodes.setup.same-product")
def test_farmland_at_the_start() -> None:
    """Préparation 12: one tile with 4 and 5 players, two with 2 and 3, paid with the starting money."""
    assert [SETUP[seats].farmland for seats in GAME.seats] == [2, 2, 1, 1]
    for setup in BOX.setup:
        assert sum(cheapest_of_different_products(setup)) <= setup.money


def cheapest_of_different_products(setup: Setup) -> list[int]:
    """The prices of the cheapest tiles that a player can begin with."""
    prices = [min(land.cost for land in BOX.farmland if land.product == product) for product in PRODUCT_NAMES]
    return sorted(prices)[: setup.farmland]


@rule("rhodes.setup.boats", "rhodes.setup.farmland")
def test_four_players() -> None:
    """Exemple 1: a boat for 1 unit and two for 2; one farmland tile."""
    assert (SETUP[4].boats, SETUP[4].farmland) == ([1, 2, 2], 1)


@rule("rhodes.components.fleet")
def test_the_boats_of_a_colour() -> None:
    """Préparation 6 and 10, exemple 1: at least 1, 2, 2 and 3; Ferme 5: no other lengths."""
    for needed in (SETUP[3].boats, SETUP[4].boats, [3]):
        assert all(BOX.fleet.lengths.count(length) >= needed.count(length) for length in needed)
    assert set(BOX.fleet.lengths) == {1, 2, 3}


@rule("rhodes.components.farmland", "rhodes.farm.money")
def test_the_grain_tile() -> None:
    """Exemple 2: 14 drachmas, at most three units, a drachma at every farm action."""
    tile = farmland("grain", 14)
    assert (tile.money, tile.points) == (1, 0)
    assert BOX.estate.capacity == 3


@rule("rhodes.components.farmland", "rhodes.farm.points")
def test_the_wine_tile() -> None:
    """Exemple 3: 17 drachmas, a point at every farm action."""
    tile = farmland("wine", 17)
    assert (tile.money, tile.points) == (0, 1)


# The round


@rule("rhodes.round.idle")
def test_an_action_that_expires() -> None:
    """Déroulement 1, situation particulière: 1 drachma."""
    assert BOX.idle.money == 1


@rule("rhodes.renewal.gold", "rhodes.boats.warehouse")
def test_gold_and_the_warehouse() -> None:
    """Déroulement 2: at least two bars of gold in the harbour; a warehouse for ten goods."""
    assert BOX.gold.least == 2
    assert BOX.warehouse.capacity == 10


@rule("rhodes.order.cost", "rhodes.order.rows", "rhodes.order.gain", "rhodes.order.product")
def test_rows_of_the_turn_order() -> None:
    """Déroulement 4: the two upper rows cost 1 or 3; others bring nothing, 1 or 2 drachmas and/or a product."""
    upper, lower = BOX.row[:2], BOX.row[2:]
    assert sorted(row.money for row in upper) == [-3, -1]
    assert not any(row.products for row in upper)
    assert any(row.money == 0 and not row.products for row in lower)
    assert {row.money for row in lower if row.money} == {1, 2}
    assert any(row.products for row in lower)
    assert max(row.products for row in lower) == 1


@rule("rhodes.order.penniless", "rhodes.order.rows")
def test_the_number_of_rows() -> None:
    """Déroulement 4, exception: with five players, the four lower rows can be taken and only paying ones be left."""
    assert sum(row.money >= 0 for row in BOX.row) == 4
    assert len(BOX.row) > GAME.seats[-1]


@rule("rhodes.end.money", "rhodes.end.gold")
def test_the_final_count() -> None:
    """Compte final: a point for 10 drachmas, 2 for a bar of gold."""
    assert (BOX.final.money, BOX.final.gold) == (10, 2)


# Actions


@rule("rhodes.components.spaces")
def test_marks_on_action_spaces() -> None:
    """Actions de jeu: spaces are marked for 4 and for 5 players, and for no other number."""
    for place, (two, three, four, five) in SPACES.items():
        assert two == three <= four <= five, place
    assert any(spaces[1] < spaces[2] for spaces in SPACES.values())
    assert any(spaces[2] < spaces[3] for spaces in SPACES.values())


@rule("rhodes.production.chips", "rhodes.production.fields", "rhodes.components.spaces")
def test_production() -> None:
    """Production: two action spaces; always two chips, so that two productions can be paid with the five."""
    assert BOX.production.spaces == [2, 2, 2, 2]
    assert BOX.chips.each == 2
    assert 2 * BOX.chips.each <= len(BOX.chips.values)


@rule("rhodes.farm.reward")
def test_delivery() -> None:
    """Ferme 4: a point or 2 drachmas for each unit."""
    assert (BOX.delivery.points, BOX.delivery.money) == (1, 2)


@rule("rhodes.harbour.joker", "rhodes.components.egyptian")
def test_jokers() -> None:
    """Port 1: brown cubes can be bought, from Egyptian boats."""
    assert any("joker" in boat.cargo for boat in BOX.egyptian)


@rule("rhodes.mission.fee")
def test_goods_from_the_estate() -> None:
    """Port 2: 3 drachmas for the first, 5 for the second, 8 for both."""
    assert BOX.errand.fees == [3, 5]
    assert sum(BOX.errand.fees) == 8


@rule("rhodes.mission.reward", "rhodes.components.missions")
def test_the_mission_with_wine_and_olives() -> None:
    """Port, exemple: 4 drachmas and 3 points for wine and olives."""
    known = [mission for mission in BOX.mission if sorted(mission.goods) == ["olives", "wine"]]
    assert [(mission.money, mission.points) for mission in known] == [(4, 3)]


@rule("rhodes.mission.twice", "rhodes.components.spaces")
def test_twice_to_the_harbour() -> None:
    """Port, remarque: a player may go there with both markers."""
    assert min(BOX.port.spaces) >= BOX.markers.each


@rule("rhodes.market.price", "rhodes.market.units")
def test_the_market() -> None:
    """Marché: at most two units, for 5, 4 or 3 drachmas."""
    assert BOX.market.prices == [5, 4, 3]
    assert BOX.market.units == 2


@rule("rhodes.temple.price")
def test_the_temple() -> None:
    """Temple: a point for 5 drachmas, then for 7; 25 drachmas are 5 points."""
    assert BOX.temple.prices == [5, 7]
    assert 25 // BOX.temple.prices[0] == 5


@rule("rhodes.hall.tiles")
def test_the_town_hall() -> None:
    """Hôtel de Ville: at most two tiles."""
    assert BOX.hall.purchases == 2


# Developments


@rule("rhodes.components.development", "rhodes.development.trader")
def test_the_trader() -> None:
    """Carreaux de développement, exemple: the Greek trader costs 10 drachmas."""
    assert development("trader").cost == 10


@rule("rhodes.development.income", "rhodes.development.poseidon")
@pytest.mark.parametrize("tile", BOX.development, ids=lambda tile: tile.kind)
def test_what_developments_bring(tile: Development) -> None:
    """Poséidon: a point. Chariot, Abondance, Commerçant grec: a drachma. The others bring neither."""
    brought = {"poseidon": (0, 1), "cart": (1, 0), "abundance": (1, 0), "trader": (1, 0)}
    assert (tile.money, tile.points) == brought.get(tile.kind, (0, 0))


@rule("rhodes.development.demeter", "rhodes.hall.same-product")
def test_demeter() -> None:
    """Déméter: a point for every 2 units; the example has 7 olives, which two tiles and the hut can hold."""
    assert BOX.blessing.units == 2
    assert [units // BOX.blessing.units for units in (4, 7)] == [2, 3]
    tiles = sum(land.copies for land in BOX.farmland if land.product == "olives")
    assert tiles * BOX.estate.capacity + 1 >= 7
    assert 1 * BOX.estate.capacity + 1 < 7


# Marks: what is stated above says `rulebook`, the rest does not.


RECONSTRUCTED = {
    "Gate": {"extra"},
    "Harbour": {"prices"},
    "Hall": {"spaces"},
    "Farmland": {"product", "copies", "cost", "money", "points"},
    "Development": {"kind", "copies", "cost"},
    "Mission": {"category", "goods", "money", "points"},
    "Egyptian": {"cargo"},
    "Row": {"money", "products"},
    "Setup": {"boats"},
    "Place": {"spaces"},
}
"""The numbers of each group that are reconstructed in some entry; all other numbers are stated or public."""


def numbers(group: Group) -> list[str]:
    """The names of a group's numbers."""
    return [name for name in group.__struct_fields__ if name not in ("source", "sources")]


@pytest.mark.parametrize("group", list(groups()), ids=lambda group: type(group).__name__)
def test_only_unstated_numbers_are_marked_reconstructed(group: Group) -> None:
    kind = type(group).__name__
    found = {name for name in numbers(group) if source(group, name) == "reconstructed" and name != "seats"}
    assert found <= RECONSTRUCTED.get(kind, set())
    if isinstance(group, Mixed):
        assert set(group.sources) <= set(numbers(group))


def test_marks_of_what_is_stated_in_part() -> None:
    assert source(BOX.gate, "price") == "rulebook"
    assert source(BOX.hall, "purchases") == "rulebook"
    assert source(BOX.production, "spaces") == "rulebook"
    assert source(BOX.port, "spaces") == "reconstructed"
    assert [source(SETUP[seats], "boats") for seats in GAME.seats] == [
        "reconstructed",
        "rulebook",
        "rulebook",
        "reconstructed",
    ]
    assert [source(SETUP[seats], "money") for seats in GAME.seats] == ["public", "rulebook", "public", "public"]
    assert {source(setup, "farmland") for setup in BOX.setup} == {"rulebook"}
    assert [source(row, "money") for row in BOX.row] == ["rulebook"] * 2 + ["reconstructed"] * 4
    assert {source(tile, name) for tile in BOX.development for name in ("money", "points")} == {"rulebook"}
    assert {tile.kind for tile in BOX.development if source(tile, "cost") == "rulebook"} == {"trader"}
    assert {source(tile, "copies") for tile in (*BOX.development, *BOX.farmland)} == {"reconstructed"}
    assert [(land.product, land.cost) for land in BOX.farmland if source(land, "cost") == "rulebook"] == [
        ("wine", 17),
        ("grain", 14),
    ]
    assert [mission.goods for mission in BOX.mission if source(mission, "goods") == "rulebook"] == [["wine", "olives"]]
    assert {source(mission, "category") for mission in BOX.mission} == {"reconstructed"}
