"""Questions, moves and log lines name goods, prices and effects."""

import pytest
from games.rhodes.scene import GAME, A, B, C, RhodesScene
from games.rhodes.test_texts import played

from pessoi import Event
from pessoi.games.rhodes.rules.constants import EGYPT, HARBOUR, IN_HAND, MARKET, TEMPLE
from pessoi.games.rhodes.rules.steps import DROP, ORDER, ROUND
from pessoi.text import LANGUAGES, of_game

NAMES = ["Anna", "Ben", "Cleo", "Dion", "Elke"]
WORDS = {language: of_game(GAME, language) for language in LANGUAGES}
NBSP = "\u00a0"


def question(scene: RhodesScene, language: str = "en") -> str:
    return WORDS[language].question(scene.state, scene.state.actors[0], NAMES)


def label(scene: RhodesScene, move: str, language: str = "en") -> str:
    return WORDS[language].move(scene.state, scene.state.actors[0], GAME.moves.parse(move), NAMES)


def log(events: list[Event], language: str = "en") -> list[str]:
    return WORDS[language].log(events, NAMES)


def test_a_place_tells_its_price() -> None:
    scene = RhodesScene()
    scene.land(A, "wine", 2)
    assert label(scene, "go market") == "Market (5 drachmas per unit)"
    assert label(scene, "go temple") == "Temple (5 drachmas per point)"
    assert label(scene, "go production") == "Production"
    scene.state.markers = [IN_HAND, IN_HAND, MARKET, TEMPLE, HARBOUR, IN_HAND]
    assert label(scene, "go market") == "Market (4 drachmas per unit)"
    assert label(scene, "go temple") == "Temple (7 drachmas per point)"


def test_a_chip_tells_what_the_seat_itself_would_harvest() -> None:
    scene = RhodesScene()
    scene.land(A, "olives", 1)
    scene.land(B, "olives")
    scene.go("production")
    assert question(scene) == "Place production chip 1 of 2 on a field."
    assert label(scene, "produce 3 olives") == "Chip 3 on olives (you receive 2)"
    assert label(scene, "produce 3 wine") == "Chip 3 on wine (nothing for you)"
    assert label(scene, "produce 3 olives", "fr") == f"Jeton 3{NBSP}: olives (2 pour vous)"
    assert label(scene, "produce 3 olives", "de") == "Oliven: Chip 3 (du erhältst 2)"
    scene.play(A, "produce 3 olives")
    assert question(scene) == "Place production chip 2 of 2 on a field."


def test_a_square_of_the_harbour_tells_good_price_and_seller() -> None:
    scene = RhodesScene()
    scene.plazas()
    scene.afloat(B, "wine")
    scene.afloat(EGYPT, "joker", "gold")
    scene.afloat(A, "olives")
    scene.go("harbour")
    gate, second, third, fourth = scene.view.prices[:4]
    assert question(scene) == "Which goods do you buy? You have 20 drachmas."
    assert label(scene, "buy 1") == f"Buy wine from Ben for {gate} drachmas (square 1)"
    assert label(scene, "buy 2") == f"Buy a joker for {second} drachmas (square 2)"
    assert label(scene, "buy 3", "fr") == f"Acheter un lingot d’or{NBSP}: {third} drachmes (case 3)"
    assert label(scene, "buy 4", "de") == f"Oliven kaufen: {fourth} Drachmen (Hafenfeld 4)"
    scene.play(A, "buy 2")
    assert question(scene) == f"Which product does the joker for {second} drachmas become?"


def test_a_mission_tells_goods_reward_and_the_fee_for_the_estate() -> None:
    scene = RhodesScene()
    scene.plazas("I-1", "I-2")
    scene.land(A, "wine", 2)
    scene.build(A, "hut")
    scene.hut(A, "wine")
    scene.store(A, olives=1)
    scene.afloat(EGYPT, "gold")
    scene.go("harbour")
    scene.play(A, "buy 1")
    assert label(scene, "mission i-1") == (
        "Mission I-1: wine and olives for 3 points and 4 drachmas (goods from your estate: 3 drachmas)"
    )
    scene.store(A, wine=1)
    assert label(scene, "mission i-1", "de") == "Auftrag I-1: Wein und Oliven für 3 Punkte und 4 Drachmen"
    scene.store(A, wine=-1)
    events = scene.play(A, "mission i-1")
    assert question(scene) == "Take wine for the mission from farmland or hut?"
    assert question(scene, "fr") == "Où prenez-vous l’unité de vin pour la mission\u202f?"
    events += scene.play(A, "take wine from hut")
    assert log(events)[:2] == [
        "Anna pays 3 drachmas to take wine from the estate for the mission.",
        "Anna fulfils mission I-1 (wine and olives) and receives 3 points and 4 drachmas.",
    ]


def test_a_tile_tells_price_effect_and_yield() -> None:
    scene = RhodesScene(4, money=99)
    scene.go("hall")
    assert question(scene) == "What do you buy (purchase 1 of 2)? You have 99 drachmas."
    assert label(scene, "build trader") == (
        "Buy Greek trader for 10 drachmas: exchanges one product in your warehouse for another; "
        "per Farm action: 1 drachma"
    )
    assert label(scene, "build irrigation").endswith("drachmas: one more unit of a product you farm after each chip")
    assert label(scene, "land wine 17") == "Buy farmland (wine) for 17 drachmas; per Farm action: 1 point"
    assert label(scene, "build boat", "fr") == f"Acheter le grand bateau (3 cases){NBSP}: 10 drachmes"
    events = scene.play(A, "build trader")
    assert log(events, "de") == ["Anna kauft „Griechischer Händler“ für 10 Drachmen."]
    assert question(scene, "de") == "Was kaufst du (Kauf 2 von 2)? Du hast 89 Drachmen."


def test_a_row_tells_its_effect() -> None:
    scene = RhodesScene(3)
    scene.rows(3, 4, 5)
    scene.only_step(ORDER, A)
    assert label(scene, "row 1") == "Row 1: pay 3 drachmas"
    assert label(scene, "row 2", "de") == "Zeile 2: kostet 1 Drachme"
    rows = GAME.components.numbers()
    product = rows["row-product-numbers"]
    assert isinstance(product, list)
    assert "produit" in label(scene, f"row {product[0]}", "fr")
    events = scene.play(A, "row 1")
    assert log(events, "fr") == ["Anna prend la ligne 1 et paie 3 drachmes."]


def test_a_cargo_is_told_in_one_line_and_its_payment_in_words() -> None:
    scene = RhodesScene()
    scene.land(A, "wine", 2)
    scene.land(A, "milk", 1)
    scene.go("farm")
    scene.play(A, "boat 3")
    assert question(scene) == "What do you load on square 1 of 3, from the bow?"
    events = scene.play(A, "take wine", "take milk")
    assert question(scene) == "How are you paid for 3 units?"
    assert label(scene, "points 0") == "6 drachmas"
    assert label(scene, "points 1", "fr") == "1 point et 4 drachmes"
    assert label(scene, "points 3", "de") == "3 Punkte"
    events += scene.play(A, "points 2")
    assert log(events) == [
        "Anna sends a boat with 2 × wine and goat’s milk into the harbour.",
        "Anna receives 2 points and 2 drachmas for the cargo.",
    ]


def test_sales_and_points_of_one_kind_are_one_line() -> None:
    scene = RhodesScene(money=12)
    scene.land(A, "olives", 2)
    scene.land(A, "wine", 1)
    scene.state.markers[2] = MARKET
    events = scene.go("market")
    assert question(scene) == "What do you sell (unit 1 of 2)? It brings 4 drachmas."
    events += scene.play(A, "take olives", "take olives")
    assert log(events) == ["Anna takes the Market action.", "Anna sells 2 × olives for 4 drachmas each."]
    scene = RhodesScene(money=12)
    events = scene.go("temple")
    assert question(scene) == "Buy another point for 5 drachmas? You have 7 drachmas."
    assert label(scene, "offer", "fr") == f"Acheter un point{NBSP}: 5 drachmes"
    events += scene.play(A, "offer")
    assert log(events, "de") == ["Anna wählt die Aktion „Tempel“.", "Anna kauft 2 Punkte für je 5 Drachmen."]
    assert GAME.sources(scene.state, events)[A]["temple"] == 2


def test_a_harvest_names_those_who_get_the_same_together() -> None:
    scene = RhodesScene()
    for seat in (A, B, C):
        scene.land(seat, "grain")
    scene.go("production")
    assert log(scene.play(A, "produce 4 grain")) == [
        "Anna places chip 4 on grain.",
        "Anna harvests 2 units of grain.",
        "Ben and Cleo each harvest 1 unit of grain.",
    ]


def test_the_order_of_a_round_is_one_line() -> None:
    scene = RhodesScene()
    scene.rows(4, 0, 2)
    assert log(scene.only_step(ROUND)) == ["Round 2", "Turn order: Ben, Cleo and Anna."]


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Your warehouse is too full. Discard 2 goods."),
        ("fr", "Votre entrepôt contient 2 marchandises de trop. Que remettez-vous à la réserve ?"),
        ("de", "In deinem Lager sind 2 Waren zu viel. Was legst du zurück?"),
    ],
)
def test_a_warehouse_tells_how_much_is_too_much(language: str, asked: str) -> None:
    scene = RhodesScene()
    scene.store(A, wine=6, gold=6)
    scene.only_step(DROP, A)
    assert question(scene, language) == asked


def test_the_reason_tells_what_is_missing() -> None:
    scene = RhodesScene(money=0)
    words = WORDS["en"]
    reason = scene.state.why_not(A, GAME.moves.parse("go hall"))
    assert reason is not None
    price = words.format("amount-money", count=scene.state.rhodes.constants.cheapest)
    assert words.reason(reason) == f"The cheapest thing there costs {price}; you have only 0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_log_tells_a_zero(language: str) -> None:
    for _, events in played(4, 5):
        for line in log(events, language):
            assert " 0 " not in line.replace(NBSP, " ")
