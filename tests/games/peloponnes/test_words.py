"""Every event, move and reason has a text in every language; questions and labels name prices and effects."""

import pytest
from games.peloponnes.scene import PeloponnesScene

import pessoi
from pessoi import Event
from pessoi.text import of_game

NAMES = ("Ana", "Bea", "Cyd", "Dan", "Eve")


def question(scene: PeloponnesScene, seat: int, language: str = "en") -> str:
    return of_game(scene.game, language).question(scene.state, seat, NAMES)


def labels(scene: PeloponnesScene, seat: int, language: str = "en") -> list[str]:
    words = of_game(scene.game, language)
    return [words.move(scene.state, seat, move, NAMES) for move in scene.state.legal(seat)]


def log(scene: PeloponnesScene, events: list[Event], language: str = "en") -> list[str]:
    return of_game(scene.game, language).log(events, NAMES)


def auction(**options: str) -> PeloponnesScene:
    scene = PeloponnesScene(3, **options)
    scene.offer("a01", "street", "a07", "a05", "market")
    return scene


def test_tiles_are_offered_with_their_prices() -> None:
    scene = auction()
    scene.place(0, "a10")
    scene.give(0, coins=5, luxury=3)
    assert question(scene, 0) == "Which tile do you bid for, or do you pass? You can spend 6 coins."
    assert labels(scene, 0) == [
        "Bid for Mountain A01 (from 3 coins) – does not fit",
        "Bid for Forest A07 (from 2 coins)",
        "Bid for Street (from 1 coin)",
        "Conquer Field A05 for 6 coins (using 2 luxury) – does not fit",
        "Conquer Market for 6 coins (using 2 luxury)",
        "Pass (+3 coins)",
    ]


def test_a_bid_names_the_luxury_that_is_sold_for_it() -> None:
    scene = auction()
    scene.give(0, coins=3, luxury=4)
    scene.play(0, "bid a01")
    assert question(scene, 0) == "How much do you bid for Mountain A01? At least 3 coins; you can spend 5."
    assert labels(scene, 0) == ["Bid 3 coins", "Bid 4 coins (using 2 luxury)", "Bid 5 coins (using 4 luxury)"]
    assert labels(scene, 0, "fr")[-1] == "Miser 5 pièces (en vendant 4 biens de luxe)"
    assert labels(scene, 0, "de")[-1] == "5 Münzen bieten (dafür 4 Luxusgüter verkaufen)"


def test_an_outbid_player_is_told_by_whom_and_what_can_be_done() -> None:
    scene = auction()
    scene.play(0, "bid a01", "offer 3")
    events = scene.play(1, "bid a01", "offer 4")
    assert log(scene, events) == [
        "Bea bids 4 coins for Mountain A01.",
        "Bea displaces Ana’s bid of 3 coins for Mountain A01.",
    ]
    assert question(scene, 0) == (
        "Bea outbid you for Mountain A01. Move your bid of 3 coins to another tile or take it back?"
    )
    assert labels(scene, 0) == [
        "Move your bid of 3 coins to Forest A07",
        "Move your bid of 3 coins to Street",
        "Take your bid of 3 coins back (+1 coin)",
    ]


def test_a_displaced_bid_that_displaces_another_names_it() -> None:
    scene = auction(displacement="chain")
    scene.play(0, "bid street", "offer 2")
    scene.play(1, "bid a01", "offer 3")
    scene.play(2, "bid a01", "offer 5")
    assert question(scene, 1).startswith("Cyd outbid you for Mountain A01.")
    assert "Move your bid of 3 coins to Street (outbids 2)" in labels(scene, 1)


def test_after_a_chain_only_what_is_certain_is_told() -> None:
    scene = auction(displacement="chain")
    scene.play(0, "bid street", "offer 2")
    scene.play(1, "bid a01", "offer 3")
    scene.play(2, "bid a01", "offer 5")
    scene.play(1, "shift street")
    assert question(scene, 0) == "Your bid of 2 coins was displaced. Move it to another tile or take it back?"


def test_the_solo_game_sells_and_names_the_goods_of_each_civilisation() -> None:
    scene = PeloponnesScene(1, level="2")
    assert "Corinth: 3 citizens, 3 food and 7 coins; each round 1 food" in labels(scene, 0)
    scene.play(0, "choose korinth")
    assert question(scene, 0) == "Which extra income do you want every round? (1 of 1)"
    scene.play(0, "extra wood")
    scene.offer("a01", "street", "a07", "a05", "market")
    assert question(scene, 0).startswith("Which tile do you buy")
    assert labels(scene, 0)[0] == "Buy Mountain A01 for 3 coins"


def test_a_building_names_its_cost_and_the_luxury_that_replaces_what_is_missing() -> None:
    scene = auction()
    scene.give(0, coins=7, wood=2, luxury=4)
    scene.play(0, "conquer market")
    scene.pass_all()
    assert question(scene, 0) == "What do you do with Market? The cost is 3 wood."
    assert labels(scene, 0) == [
        "Pay for Market: 3 wood (using 2 luxury)",
        "Put a coin on Market and pay 3 wood later",
    ]
    assert log(scene, scene.play(0, "build market"))[0] == "Ana builds Market for 3 wood (using 2 luxury)."


def test_a_chosen_income_names_its_building_and_a_full_storehouse() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "port")
    scene.give(0, wood=10)
    scene.offer("a01", "street", "a07", "a05", "market")
    scene.pass_all()
    assert question(scene, 0) == "Port: which income do you take this round?"
    assert labels(scene, 0) == [
        "Take 1 wood (storehouse full: becomes luxury)",
        "Take 1 stone",
        "Take 1 food",
        "Take 1 coin",
    ]
    assert log(scene, scene.play(0, "take wood"))[:2] == [
        "Port: Ana takes 1 wood.",
        "Ana has no room for 1 wood and receives 1 luxury instead.",
    ]


def test_a_disaster_names_the_tiles_at_risk_what_they_cost_and_what_is_lost() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "port", "bridge")
    scene.give(0, wood=2, stone=2)
    scene.strike("earthquake")
    assert question(scene, 0) == (
        "Earthquake! Pay 1 wood and 1 stone for each of your 2 buildings, or give buildings up."
    )
    assert labels(scene, 0) == [
        "Give up Bridge (prestige 4)",
        "Give up Port (prestige 3)",
        "Pay for your 2 tiles: 2 wood and 2 stone",
    ]
    assert log(scene, scene.play(0, "pay"))[0] == "Ana pays 2 wood and 2 stone to save 2 buildings."


def test_tiles_lost_together_are_one_line_and_so_are_their_coins() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "port", "bridge", unfinished=True)
    scene.give(0, wood=0, stone=0)
    assert log(scene, scene.strike("earthquake"))[2:4] == [
        "Ana loses Bridge and Port to the earthquake.",
        "Ana takes back the coins on Bridge and Port.",
    ]


def test_nothing_is_told_of_a_loss_of_nothing() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, luxury=12)
    assert log(scene, scene.strike("decline"))[1:] == ["Disaster strikes: decline!", "Ana loses 10 luxury."]


def test_a_protected_player_reads_which_building_protects() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "well")
    assert "Ana is protected against this plague by Well." in log(scene, scene.strike("plague"))


def test_feeding_names_the_hungry_and_the_price() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, citizens=5, food=2, luxury=5)
    scene.supply()
    assert question(scene, 0) == (
        "3 citizens are hungry. How many do you feed with luxury goods? You have 5; each citizen needs 2."
    )
    assert labels(scene, 0) == [
        "Use no luxury goods",
        "Feed 1 citizen for 2 luxury",
        "Feed 2 citizens for 4 luxury",
    ]


def test_unfinished_buildings_are_named_with_what_they_cost() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "port", "bridge", unfinished=True)
    scene.give(0, citizens=0, wood=2, stone=3)
    scene.supply()
    assert question(scene, 0) == "Which unfinished buildings do you pay for: Bridge and Port? You lose the others."
    assert labels(scene, 0) == ["Finish Bridge: 2 wood", "Finish Port: 1 wood and 3 stone", "Give up Bridge and Port"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Turn order: Cyd, Bea and Ana."),
        ("fr", "Ordre du tour\N{NO-BREAK SPACE}: Cyd, Bea et Ana."),
        ("de", "Spielreihenfolge: Cyd, Bea und Ana."),
    ],
)
def test_the_turn_order_is_one_line(language: str, line: str) -> None:
    scene = auction()
    scene.play(0, "bid a07", "offer 2")
    scene.play(1, "bid a01", "offer 3")
    assert line in log(scene, scene.play(2, "conquer market"), language)


def test_revealed_and_unsold_tiles_are_one_line_each() -> None:
    scene = PeloponnesScene(3)
    scene.draw_tiles(1)
    events = [event for tile in ("a01", "street", "a07", "a05", "market") for event in scene.chance(f"turn {tile}")]
    assert log(scene, events) == [
        "Auction row: Mountain A01, Street and Forest A07.",
        "Conquest side: Field A05 and Market.",
    ]
    unsold = "Not sold and removed from the game: Mountain A01, Street, Forest A07, Field A05 and Market."
    assert unsold in log(scene, scene.pass_all())


def rules_of_table(**chosen: str) -> dict[str, str]:
    game = pessoi.game("peloponnes")
    options = game.options.resolve(chosen)
    words = of_game(game, "en")
    return {rule.id: words.rule(rule, options) for rule in game.rulebook.rule if rule.holds(options)}


def test_the_rulebook_of_a_table_says_what_its_options_allow() -> None:
    standard = rules_of_table()
    assert standard["peloponnes.auction.shift-free"] == "You may move a bid only to a tile without a bid."
    assert standard["peloponnes.disasters.no-luxury"].startswith("You cannot use luxury goods")
    lenient = rules_of_table(edition="lenient")
    assert "with a lower bid" in lenient["peloponnes.auction.shift-free"]
    assert "2 luxury goods replace" in lenient["peloponnes.disasters.no-luxury"]
    assert {name for name in standard if standard[name] != lenient[name]} == {
        "peloponnes.auction.shift-free",
        "peloponnes.disasters.no-luxury",
        "peloponnes.luxury.resources",
        "peloponnes.luxury.coins",
    }


def test_the_first_solo_level_has_neither_conquest_nor_extra_income() -> None:
    further = rules_of_table(level="2").keys() - rules_of_table(level="1").keys()
    assert further == {"peloponnes.solo.conquest", "peloponnes.solo.extra"}
    assert rules_of_table(level="2").keys() == rules_of_table(level="5").keys()
