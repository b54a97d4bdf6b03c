"""The numbers, orders and relations that the rule text states, as the component file has them.

Each test names its place: a heading of the rulebook, or the cards printed after it.
"""

from typing import cast

from rules import rule

import pessoi
from pessoi.games.deukalion.components import DeukalionComponents

GAME = pessoi.game("deukalion")
BOX = cast(DeukalionComponents, GAME.components)
CARDS = {card.name: card for card in BOX.card}
SQUARES = [square for row in BOX.map.cells for square in row]
TASKS = [task for contract in BOX.contract for task in contract.tasks]


@rule("deukalion.setup.players")
def test_contents() -> None:
    """Contenu du jeu: 4 ships, 40 fighters, 15 treasures, 30 action, 16 contract and 14 victory point cards, 5 dice."""
    assert len(BOX.hero) == 4
    assert BOX.ship.fighters * len(BOX.hero) == 40
    assert BOX.treasures.each * len(BOX.colour) == 15
    assert sum(card.count for card in BOX.card) == 30
    assert len(BOX.contract) == 16
    assert BOX.victory.cards == 14
    assert 1 + len(BOX.circle.actions) == 5
    assert BOX.cup.faces == [1, 1, 2, 2, 3, 3]


@rule("deukalion.setup.players", "deukalion.victory.target")
def test_aim() -> None:
    """Objectif du jeu: 16, 14 and 12 points with 2, 3 and 4 players."""
    assert list(GAME.seats) == [2, 3, 4]
    assert BOX.victory.points == {"2": 16, "3": 14, "4": 12}


@rule("deukalion.victory.ways")
def test_ways_to_points() -> None:
    """Points de victoire 1 to 5: two tasks on a contract, towns of 1 or 2, Hydra 1, Styx 2 (1 with two), treasure 1."""
    assert all(len(contract.tasks) == 2 for contract in BOX.contract)
    assert {town.fighters for town in BOX.town} == {1, 2}
    assert BOX.hydra.prize == 1
    assert BOX.styx.bonus == {"2": 1, "3": 2, "4": 2}
    assert BOX.athens.delivery == 1


@rule("deukalion.setup.places")
def test_board() -> None:
    """Le plateau de jeu: 5 anchors, 2 squares of the Styx, 8 cities, 4 towns, the centre."""
    assert SQUARES.count("an") == 5
    assert SQUARES.count("st") == 2
    assert SQUARES.count("hy") == 1
    assert SQUARES.count("cup") == 1
    assert {city.name for city in BOX.city} == {
        "Korinth",
        "Mykene",
        "Sparta",
        "Thera",
        "Kreta",
        "Rhodos",
        "Zypern",
        "Halikarnassos",
    }
    assert {town.name for town in BOX.town} == {"Ephesus", "Salamis", "Argos", "Lindos"}


def test_four_sea_squares_are_around_the_centre() -> None:
    """Segeln: ships sail on the four squares around the centre; Kylix: each has the symbol of an action."""
    rows = BOX.map.cells
    (row, column) = next((row, rows[row].index("cup")) for row in range(len(rows)) if "cup" in rows[row])
    around = {rows[row - 1][column], rows[row + 1][column], rows[row][column - 1], rows[row][column + 1]}
    assert around == {"ca", "fi", "sa", "mo"}


def test_open_contracts_and_ship_plans() -> None:
    """Le plateau de jeu: always 2 open contracts; 10 places on a ship's plan."""
    assert BOX.deal.open_contracts == 2
    assert BOX.ship.places == 10


def test_preparation() -> None:
    """Préparation: one treasure on each of the 15 places in cities; 10 fighters and 3 action cards for each player."""
    assert sum(city.slots for city in BOX.city) == BOX.treasures.each * len(BOX.colour) == 15
    assert BOX.ship.fighters == 10
    assert BOX.deal.action_cards == 3


def test_giving_up_the_move() -> None:
    """Tour de jeu: two fighters come back instead."""
    assert BOX.rest.fighters == 2


def test_kylix() -> None:
    """Le Kylix: four actions around the middle; on the card die 1 lets the others draw and 3 the active player."""
    assert sorted(BOX.circle.actions) == ["card", "fighters", "hydra", "sail"]
    assert (BOX.cup.others_draw, BOX.cup.active_draws) == (1, 3)


def test_shared_contract() -> None:
    """Auftragskarten 2: two who fulfil a contract together get one point each."""
    assert BOX.athens.shared == 1


def test_hydra() -> None:
    """L'Hydre: 5 points of combat beat it; it, or the beaten ship, is moved 3 sea squares."""
    assert BOX.hydra.strength == 5
    assert BOX.hydra.squares == 3


def test_treasures_and_heroes_that_are_named() -> None:
    """Auftragskarten: red and green treasures; contract cards: Deukalion red, Perseus green, Herkules yellow, …"""
    assert {"red", "green"} <= {colour.name for colour in BOX.colour}
    assert {hero.name: hero.colour for hero in BOX.hero} == {
        "Deukalion": "red",
        "Perseus": "green",
        "Herkules": "yellow",
        "Achilles": "blue",
    }


def test_action_cards() -> None:
    """The cards printed after the rules: how many there are of each, and the number on it."""
    assert {name: card.count for name, card in CARDS.items()} == {
        "sail-2": 4,
        "sail-3": 2,
        "pegasus": 1,
        "favour": 2,
        "triton": 1,
        "hephaistos": 2,
        "ares": 2,
        "hades": 1,
        "fighter-1": 4,
        "fighter-2": 4,
        "fighter-3": 1,
        "eagle": 1,
        "poseidon": 1,
        "hermes": 1,
        "bolt": 1,
        "fleece": 1,
        "apollo": 1,
    }
    assert {name: card.amount for name, card in CARDS.items() if card.amount} == {
        "sail-2": 2,
        "sail-3": 3,
        "pegasus": 1,
        "triton": 2,
        "hephaistos": 1,
        "hades": 1,
        "fighter-1": 1,
        "fighter-2": 2,
        "fighter-3": 3,
        "bolt": 2,
        "fleece": 3,
        "apollo": 1,
    }


@rule("deukalion.contracts.tasks")
def test_contract_cards() -> None:
    """Translation of the contract cards: two or three treasures of any colour, the Hydra, each hero, five cities."""
    assert {"any 2", "any 3", "hydra"} <= set(TASKS)
    assert {f"defeat {hero.name}" for hero in BOX.hero} <= set(TASKS)
    assert {task for task in TASKS if task.startswith("crew")} == {"crew Rhodos 8", "crew Kreta 8"}
    assert {task for task in TASKS if task.startswith("leave")} == {"leave Zypern 1"}
    assert {task.split()[1] for task in TASKS if task.startswith("cards")} == {"Halikarnassos", "Sparta"}


def test_what_is_stated_is_not_marked_reconstructed() -> None:
    """Of cities and towns the names are stated; where they are, defences, odds and contracts are reconstructed."""
    stated = [BOX.victory, BOX.ship, BOX.deal, BOX.cup, BOX.rest, BOX.styx, BOX.athens, BOX.hydra]
    assert {group.source for group in [*stated, *BOX.hero, *BOX.card]} == {"rulebook"}
    assert {group.source for group in [BOX.map, BOX.throw, *BOX.city, *BOX.town, *BOX.contract]} == {"reconstructed"}
    assert all(place.sources == {"name": "rulebook"} for place in [*BOX.city, *BOX.town])
