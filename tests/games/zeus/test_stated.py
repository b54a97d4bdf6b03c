"""The numbers, orders and relations that the two rule texts state, as the component file has them.

Each test names its place: H is the text of F. Haffner, J the one of Jeux en boîte; the headings are theirs.
"""

from typing import cast

import pessoi
from pessoi.games.zeus.components import ZeusComponents

GAME = pessoi.game("zeus")
BOX = cast(ZeusComponents, GAME.components)
SETUPS = {setup.seats: setup for setup in BOX.setup}


def test_players() -> None:
    """H, title: 3 to 6 players."""
    assert list(GAME.seats) == [3, 4, 5, 6]
    assert list(SETUPS) == [3, 4, 5, 6]


def test_contents() -> None:
    """H, Contenu; J, Matériel."""
    assert BOX.cards.plots == 48
    assert BOX.temples.supply == [15, 10, 6]
    assert sum(BOX.temples.supply) == 31
    assert BOX.pawns.colours == {"red": 18, "yellow": 18, "blue": 18, "green": 14, "violet": 12, "black": 10}
    assert sum(BOX.pawns.colours.values()) == 90
    assert len(BOX.pawns.colours) == BOX.numbers()["all-colours"] == 6, "and as many stones of the gods and dials"
    assert BOX.money.notes == [1, 5, 10, 50, 100, 500]


def test_the_dial_has_tens_and_units() -> None:
    """J, Matériel: one arrow for the tens, one for the units; Mettre aux enchères: a bid of zero is possible."""
    assert (BOX.dial.low, BOX.dial.high) == (0, 99)


def test_setup() -> None:
    """H and J, Préparation: the table of pawns, money and free plots."""
    assert {seats: setup.pawns for seats, setup in SETUPS.items()} == {3: 18, 4: 14, 5: 12, 6: 10}
    assert {seats: setup.money for seats, setup in SETUPS.items()} == {3: 650, 4: 500, 5: 400, 6: 320}
    assert {seats: setup.plots for seats, setup in SETUPS.items()} == {
        3: [2, 8, 14, 22, 28, 33],
        4: [2, 8, 14, 22],
        5: [2, 8, 14, 22, 28],
        6: [2, 8, 14, 22, 28, 33],
    }


def test_colours_come_in_the_order_of_the_table() -> None:
    """H and J, Préparation: red, yellow, blue; with four also green; with five also violet; with six all."""
    colours = list(BOX.pawns.colours)
    assert set(colours[:3]) == {"red", "yellow", "blue"}
    assert colours[3:] == ["green", "violet", "black"]
    for seats, setup in SETUPS.items():
        assert all(BOX.pawns.colours[colour] >= setup.pawns for colour in colours[:seats])


def test_free_plots_go_round_evenly() -> None:
    """H, Préparation: two each with three players, otherwise one."""
    assert {seats: len(setup.plots) / seats for seats, setup in SETUPS.items()} == {3: 2, 4: 1, 5: 1, 6: 1}


def test_first_player() -> None:
    """H and J, Préparation: by plot 33 with 3 or 6 players, by plot 22 with 4 or 5, where the texts differ."""
    assert {seats: setup.first_plot for seats, setup in SETUPS.items()} == {3: 33, 4: 22, 5: 22, 6: 33}
    assert {seats: setup.first_by_option for seats, setup in SETUPS.items()} == {3: False, 4: True, 5: True, 6: False}
    editions = GAME.options.editions
    assert editions["haffner"]["first_player_4_5"] == "left_of_22"
    assert editions["jeux-en-boite"]["first_player_4_5"] == "owner_of_22"


def test_auction() -> None:
    """H, Vente des propriétés; J, Mettre aux enchères: three plots, two are sold; the favourite adds 3."""
    assert (BOX.auction.spaces, BOX.auction.sold) == (3, 2)
    assert BOX.pillar.bonus == 3


def test_first_auction() -> None:
    """H, Vente des propriétés: the first bids must be between 20 and 30; J says nothing of it."""
    assert (BOX.auction.opening_low, BOX.auction.opening_high) == (20, 30)
    editions = GAME.options.editions
    assert editions["haffner"]["first_auction_range"] == "enforced_20_30"
    assert editions["jeux-en-boite"]["first_auction_range"] == "none"


def test_temples() -> None:
    """H, Construction d'un temple: one to three plots in a row; J, Matériel: small, medium and large."""
    assert len(BOX.temples.supply) == 3


def test_power_of_the_gods() -> None:
    """H, Pouvoir des dieux: once in a game, 50 oxen less; J, Pion des dieux: one plot is free."""
    assert (BOX.stone.each, BOX.stone.discount) == (1, 50)
    editions = GAME.options.editions
    assert editions["haffner"]["god_stone_discount"] == "discount_50"
    assert editions["jeux-en-boite"]["god_stone_discount"] == "one_plot_free"
    assert editions["haffner"]["merge_three_smalls"] == "false"
    assert editions["jeux-en-boite"]["merge_three_smalls"] == "true"


def test_last_plot() -> None:
    """H, Règles particulières 1: it is never built on; J, Dernier terrain: only by those who have a temple there."""
    editions = GAME.options.editions
    assert editions["haffner"]["last_plot_rule"] == "never"
    assert editions["jeux-en-boite"]["last_plot_rule"] == "temple_owners_only"


def test_income() -> None:
    """H, Reconnaissance des dieux; J, Déroulement; H, commandement 3: income not claimed is lost."""
    assert BOX.temples.income == [2, 5, 10]
    assert GAME.options.editions["haffner"]["income_mode"] == "claim"


def test_last_auction() -> None:
    """H, Fin de la partie: two cards are left for it with 3, 4 or 6 players, one with 5."""
    for seats, setup in SETUPS.items():
        last = (BOX.cards.plots - len(setup.plots)) % BOX.auction.sold or BOX.auction.sold
        assert last == (1 if seats == 5 else 2)


def test_scoring() -> None:
    """H, Comptes, and J, Décompte: 10, 30 and 150 times the number built, with the texts' examples."""
    assert BOX.temples.factor == [10, 30, 150]
    numbers = BOX.numbers()
    examples = [(numbers[f"example-count-{number}"], numbers[f"example-value-{number}"]) for number in (1, 2, 3, 4)]
    assert examples == [(13, 130), (8, 240), (3, 450), (4, 600)], "H: 13 small, 4 large; J: 13 small, 8 medium, 3 large"


def test_bonus() -> None:
    """H, Primes spéciales; J, Décompte: 100 for a peninsula of 6, 200 for one of 9; there are no other sizes."""
    assert BOX.bonuses == {6: 100, 9: 200}
    assert {len(peninsula.plots) for peninsula in BOX.peninsula} == {6, 9}
    assert sum(len(peninsula.plots) for peninsula in BOX.peninsula) == BOX.cards.plots


def test_commandments() -> None:
    """H, commandement 1, and J, Construire un temple: 10 more than the dearest plot, or the dearest that is built."""
    assert BOX.ledger.penalty == 10
    editions = GAME.options.editions
    assert editions["haffner"]["forgotten_price"] == "dearest_owned_plus_10"
    assert editions["jeux-en-boite"]["forgotten_price"] == "highest_built_plus_10"
    assert editions["haffner"]["overbid"] == "void", "commandement 2"


def test_what_is_stated_is_not_marked_reconstructed() -> None:
    """Only the shape of the peninsulas is not in the texts."""
    stated = [BOX.cards, BOX.temples, BOX.pawns, BOX.pillar, BOX.stone, BOX.auction, BOX.ledger, BOX.money]
    assert {group.source for group in [*stated, *BOX.bonus, *BOX.setup]} == {"rulebook"}
    assert {peninsula.source for peninsula in BOX.peninsula} == {"reconstructed"}
