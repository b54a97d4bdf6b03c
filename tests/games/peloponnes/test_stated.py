"""The numbers, orders and relations that the rule text states, as the component file has them.

Each test names its place: a chapter of the rulebook, or the heading of a box.
"""

from typing import cast

import pessoi
from pessoi.games.peloponnes.components import PeloponnesComponents

GAME = pessoi.game("peloponnes")
BOX = cast(PeloponnesComponents, GAME.components)
LEVELS = list(BOX.level.values())


def test_players_and_rounds() -> None:
    """Title: 1 to 5 players; 2: 8 rounds; 5g: three with tiles A, three with B, two with C."""
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    assert BOX.rounds.stacks == [3, 3, 2]
    assert sum(BOX.rounds.stacks) == 8


def test_tiles() -> None:
    """3: 20 buildings and 20 lands; 5a: five are turned up in each round; 9: the last C is placed in the last."""
    assert (len(BOX.building), len(BOX.land)) == (20, 20)
    assert BOX.rounds.tiles == 5
    for stack, rounds in zip("ABC", BOX.rounds.stacks):
        assert sum(tile.stack == stack for tile in BOX.tiles.values()) == rounds * BOX.rounds.tiles


def test_civilisations() -> None:
    """3: 7 civilisations; 4: each with a number of its own, of which the smallest begins."""
    orders = [civilisation.order for civilisation in BOX.civilisation.values()]
    assert len(orders) == len(set(orders)) == 7
    assert {"arkadia", "sparta"} <= set(BOX.civilisation)


def test_arkadia() -> None:
    """5f: Arkadia gets citizens every round; no other civilisation does."""
    assert [name for name, one in BOX.civilisation.items() if one.income.citizens] == ["arkadia"]


def test_coins_and_chips() -> None:
    """3: 40 silver coins, 10 gold coins worth 3 each, 5 chips “20+”, 3 overview tiles."""
    assert (BOX.box.silver, BOX.box.gold, BOX.box.gold_value) == (40, 10, 3)
    assert (BOX.box.chips, BOX.box.overviews) == (5, 3)


def test_mats_markers_and_tokens() -> None:
    """3: 5 mats, 25 markers (5 in 5 colours), 10 coloured tokens (2 in 5 colours); 4: the markers of five tracks."""
    numbers = BOX.numbers()
    assert (numbers["all-mats"], numbers["all-markers"], numbers["all-tokens"]) == (5, 25, 10)
    assert numbers["mat-markers"] == 5


def test_example_of_the_conquest_row() -> None:
    """5b, figure 6: a tile with a minimum of 3 costs 6."""
    assert BOX.numbers()["example-conquest"] == 6


def test_disaster_chits() -> None:
    """3: 5 disasters and 16 chits; 5g: two are turned up each round, the third of a kind strikes, one is blank."""
    *disasters, blank = BOX.chits.counts
    assert len(disasters) == 5
    assert sum(disasters) + blank == 16
    assert blank == 1
    assert (BOX.disasters.draws, BOX.disasters.strikes) == (2, 3)
    assert min(disasters) >= BOX.disasters.strikes
    assert BOX.disasters.draws * sum(BOX.rounds.stacks) == 16, "9: the last two chits come in the last round"


def test_rows() -> None:
    """5a: as many tiles in the row as players, the others next to the Conquest tile: 3 and 2 with three players."""
    assert BOX.display.row[1:] == [2, 3, 4, 5]
    assert BOX.rounds.tiles - BOX.display.row[2] == 2


def test_auction() -> None:
    """5b: 3 coins for passing, 1 for withdrawing; next to the Conquest tile exactly 3 more than the minimum."""
    assert (BOX.auction.passing, BOX.auction.withdrawal) == (3, 1)
    assert BOX.display.surcharge == 3


def test_coins_by_population() -> None:
    """5f, figure 10: 10 citizens bring 4 coins; 8, figure 14: luxury comes from 14 citizens on."""
    assert BOX.population.coins[10] == BOX.numbers()["example-coins"] == 4
    assert BOX.population.coins == sorted(BOX.population.coins)
    assert next(citizens for citizens, luxury in enumerate(BOX.population.luxury) if luxury) == 14
    assert BOX.population.luxury == sorted(BOX.population.luxury)


def test_disasters() -> None:
    """6: drought and plague take a third, decline ten luxury goods."""
    assert (BOX.disasters.share, BOX.disasters.luxury) == (3, 10)


def test_storehouse_and_luxury() -> None:
    """8: room for 10 wood, 10 stone and 13 food, 20 spaces of luxury; two luxury goods for one of anything."""
    assert (BOX.storehouse.wood, BOX.storehouse.stone, BOX.storehouse.food) == (10, 10, 13)
    assert BOX.storehouse.luxury == 20
    assert BOX.luxury.rate == 2


def test_score() -> None:
    """10: a point for 3 coins, 3 points for a citizen."""
    assert (BOX.score.coins, BOX.score.citizen) == (3, 3)


def test_solo_levels() -> None:
    """Solo: targets, extra incomes and rows of the five levels; an overview tile marks each extra income."""
    assert list(BOX.level) == ["1", "2", "3", "4", "5"]
    assert [level.target for level in LEVELS] == [24, 28, 32, 35, 35]
    assert [level.extra for level in LEVELS] == [0, 1, 2, 3, 3]
    assert max(level.extra for level in LEVELS) <= BOX.box.overviews
    assert [level.row for level in LEVELS[:4]] == BOX.display.row[:0:-1], "as with 5, 4, 3 and 2 players"
    assert BOX.rounds.tiles - LEVELS[4].row == 4
    assert BOX.display.row[0] == 5, "alone, the rules for five players hold"


def test_supply_symbols() -> None:
    """5a: supply symbols are in the stacks B and C; special tiles: they are on lands."""
    assert {land.stack for land in BOX.land.values() if land.supply} == {"B", "C"}


def test_port_and_temple_of_apollo() -> None:
    """Special buildings: one wood, stone, food or coin by choice in every round."""
    chosen = {name for name, building in BOX.building.items() if building.income.choice}
    assert chosen == {"port", "temple-of-apollo"}


def test_tiryns_and_barracks() -> None:
    """Special buildings: the fortress of Tiryns costs one citizen, the barracks two."""
    lost = {name: -one.gains.citizens for name, one in BOX.building.items() if one.gains.citizens < 0}
    assert lost == {"tiryns-fortress": 1, "barracks": 2}
    assert BOX.building["barracks"].power == "any-land"


def test_market_and_agora() -> None:
    """Special buildings: every bid is worth a half more."""
    assert {name for name, building in BOX.building.items() if building.power == "half-coin"} == {"market", "agora"}


def test_protection() -> None:
    """Special buildings: eight of them protect from one disaster each."""
    protecting = {name for name, building in BOX.building.items() if building.protects}
    assert protecting == {
        "cyclopean-masonry",
        "workshop-of-phidias",
        "stoa",
        "well",
        "temple-of-apollo",
        "aqueduct",
        "lion-gate",
        "port",
    }


def test_nothing_is_reconstructed() -> None:
    """Every number is in the rulebook or known from a public source."""
    groups = [BOX.rounds, BOX.display, BOX.auction, BOX.storehouse, BOX.luxury, BOX.disasters, BOX.score, *LEVELS]
    assert {group.source for group in groups} == {"rulebook"}
    others = [BOX.box, BOX.population, BOX.chits, *BOX.civilisation.values(), *BOX.tiles.values()]
    assert {group.source for group in others} == {"public"}
