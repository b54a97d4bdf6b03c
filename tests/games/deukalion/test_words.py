"""What players read: questions and moves with names, prices and totals, and the lines of the log."""

from pathlib import Path

import pytest
from games.deukalion.scene import CONSTANTS, GAME, DeukalionScene

import pessoi
from pessoi import CHANCE, Event, Rng
from pessoi.text import LANGUAGES, of_game

NBSP = "\u00a0"
NAMES = ["Ann", "Ben", "Cleo", "Dora"]


def label(scene: DeukalionScene, seat: int, move: str, language: str = "en") -> str:
    return of_game(GAME, language).move(scene.state, seat, GAME.moves.parse(move), NAMES).replace(NBSP, " ")


def question(scene: DeukalionScene, seat: int, language: str = "en") -> str:
    return of_game(GAME, language).question(scene.state, seat, NAMES).replace(NBSP, " ")


def log(events: list[Event], language: str = "en") -> list[str]:
    return [line.replace(NBSP, " ") for line in of_game(GAME, language).log(events, NAMES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_words(language: str) -> None:
    words = of_game(GAME, language)
    for move in range(len(GAME.moves)):
        assert GAME.moves.parse(GAME.moves.name(move)) == move
    for outcome in range(len(GAME.outcomes)):
        assert words.outcome(outcome)


def test_the_shipped_components_have_names_in_every_language() -> None:
    for language in LANGUAGES:
        words = of_game(GAME, language)
        for name in ("city", "town", "hero", "colour", "card", "does", "task", "second", "side", "dice", "draws"):
            assert [word for word in GAME.words[name] if not words.has(word)] == [], (language, name)


def test_a_name_without_a_text_stays_as_it_is(tmp_path: Path) -> None:
    shipped = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    correction = tmp_path / "own.toml"
    correction.write_text(shipped.replace('name = "Thera"', 'name = "Naxos"'), encoding="utf-8")
    game = pessoi.game("deukalion", components=correction)
    assert [of_game(game, "fr").format(word) if "-" in word else word for word in game.words["city"][2:5]] == [
        "Sparte",
        "Naxos",
        "Crète",
    ]


# Moves.


def test_sailing_onto_a_ship_is_called_an_attack_with_the_fighters_of_both() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").crew(0, 4)
    assert label(scene, 1, "sail d3") == "Attack Ann’s ship at D3 (10 fighters against 4)"
    assert label(scene, 1, "sail d3", "fr") == "Attaquer Ann en D3 (10 combattants contre 4)"
    assert label(scene, 1, "sail d3", "de") == "Schiff von Ann auf D3 angreifen (10 Kämpfer gegen 4)"
    assert label(scene, 1, "sail c4") == "Sail to C4, 1 square"


def test_sailing_onto_the_hydra_says_what_is_needed() -> None:
    scene = DeukalionScene(fleece="attacking").ship(1, "c3").hydra("d3").contracts("c13")
    needed = CONSTANTS.hydra_strength
    assert label(scene, 1, "sail d3") == f"Attack the Hydra at D3 (needs {needed})"
    scene.front(1, "fleece")
    assert label(scene, 1, "sail d3") == f"Attack the Hydra at D3 (needs {CONSTANTS.cards.amounts[15]})"


def test_moving_the_hydra_onto_a_ship_says_whom_it_attacks() -> None:
    scene = DeukalionScene().ship(1, "h2").hydra("h1")
    scene.set_down()
    needed = CONSTANTS.hydra_strength
    assert label(scene, 0, "hydra h2") == f"Attack Ben with the Hydra at H2 (Ben needs {needed})"
    assert label(scene, 0, "hydra g1") == "Move the Hydra to G1"


def test_special_squares_are_named() -> None:
    scene = DeukalionScene().ship(1, "i3")
    assert label(scene, 1, "sail i4") == "Sail to I4 (Styx), 1 square"
    scene.ship(1, "c3")
    assert label(scene, 1, "sail c2", "de") == "Nach C2 (Ankerfeld) segeln, 1 Feld"


def test_attacks_on_land_say_what_is_needed_in_the_language_of_the_reader() -> None:
    scene = DeukalionScene().ship(1, "b5").town("Argos", 0)
    town, city = CONSTANTS.places.value[2], CONSTANTS.places.defence[1]
    size = CONSTANTS.places.size[2]
    assert label(scene, 1, "conquer argos") == f"Attack Argos (+{size}; held by Ann, needs {town})"
    assert label(scene, 1, "attack mykene", "fr") == f"Attaquer : Mycènes (défense {city})"


def test_by_option_an_attack_on_a_town_names_the_crew_that_defends_it() -> None:
    scene = DeukalionScene(town_fight="crew").ship(1, "b5").town("Argos", 0).crew(0, 1)
    size = CONSTANTS.places.size[2]
    assert label(scene, 1, "conquer argos") == f"Attack Argos (+{size}; Ann defends it with 1 fighter)"


def test_a_delivery_without_a_contract_names_the_contracts_that_ask_for_the_treasure() -> None:
    scene = DeukalionScene().hold(1, "red", "blue").contracts("c01")
    assert label(scene, 1, "deliver red") == (
        f"Deliver a red treasure without a contract (+{CONSTANTS.delivery}; contract C01 asks for it)"
    )
    assert label(scene, 1, "deliver blue") == f"Deliver a blue treasure without a contract (+{CONSTANTS.delivery})"


def test_a_card_says_what_it_does_and_the_fleece_what_the_option_says() -> None:
    for fleece, when in (("defending", "when the Hydra attacks you"), ("attacking", "when you attack the Hydra")):
        scene = DeukalionScene(fleece=fleece).hands([], ["fleece"])
        assert label(scene, 1, "play fleece").startswith("Play Golden Fleece. Permanent: ")
        assert when in label(scene, 1, "play fleece")


def test_the_cup_says_who_draws_and_counts_pegasus() -> None:
    scene = DeukalionScene(shake="1 3222").front(0, "pegasus")
    scene.play(1, "done")
    assert label(scene, 0, "cup 3-2-2-2") == "Cards 3 (the active player draws a card), fighters 2, sailing 3, Hydra 2"
    assert label(scene, 0, "cup 2-3-2-2") == "Cards 2 (nobody draws), fighters 3, sailing 3, Hydra 2"
    scene.play(0, "cup 3-2-2-2")
    assert label(scene, 0, "card") == "Card die: the active player draws a card"


def test_taking_a_treasure_without_room_says_that_a_fighter_goes() -> None:
    scene = DeukalionScene().ship(1, "b5").stock("Mykene", "red").hands([], ["apollo"])
    scene.play(1, "play apollo")
    assert label(scene, 1, "take red mykene") == (
        "Take a red treasure from Mycenae (one fighter goes to the Underworld)"
    )
    assert question(scene, 1, "fr") == "Quel trésor prenez-vous\u202f? (Mycènes)"


# Questions.


def test_a_move_says_how_far_the_ship_sails_and_which_dice_are_left() -> None:
    scene = DeukalionScene(shake="1 3222").ship(1, "c3")
    assert question(scene, 1) == "What do you do? Your ship may sail 1 more square."
    scene.play(1, "sail c4")
    assert question(scene, 1) == "What do you do? Your ship sails no further."
    scene.play(1, "done")
    scene.play(0, "cup 3-2-2-2")
    assert question(scene, 0) == (
        "What do you do? Your ship may sail 2 more squares. Still to use: card die, fighter die and Hydra die."
    )


def test_an_objection_is_asked_for_with_the_card_and_who_played_it() -> None:
    scene = DeukalionScene().hands(["hermes"], ["eagle"])
    scene.play(1, "play eagle")
    assert question(scene, 0) == (
        "Ben plays Eagle of Zeus (“Swap a treasure in one city with a treasure in another.”). Do you cancel it?"
    )


def test_an_attacked_ship_is_asked_otherwise_than_who_only_watches() -> None:
    scene = DeukalionScene(3).ship(1, "c3").ship(0, "d3").hydra("h2").crew(0, 4).hands(["triton"], [], ["eagle"])
    scene.play(1, "sail d3")
    assert question(scene, 0) == "Ben attacks your ship: 10 fighters against 4. Do you play a card?"
    assert question(scene, 2) == "Ben attacks Ann’s ship: 10 fighters against 4. You can only pass."


def test_after_a_throw_the_totals_are_named() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").crew(1, 4).crew(0, 3).hands(["ares"], [])
    scene.play(1, "sail d3")
    scene.pass_all()
    scene.chance("throw 0 3 1", "throw 1 1 1")
    assert question(scene, 0) == "Ben throws 2½, Ann 1½. Do you play a card?"
    scene.play(0, "pass")
    assert question(scene, 0) == "Ann loses to Ben with 1½ against 2½. Do you play a card?"


def test_against_a_city_the_total_that_is_needed_is_named() -> None:
    scene = DeukalionScene().ship(1, "b5").crew(1, 1).hands([], ["ares"])
    scene.play(1, "attack mykene")
    scene.chance("throw 0 1 0")
    needed = CONSTANTS.places.defence[1]
    assert question(scene, 1, "de") == f"Ben wirft ½, nötig: {needed}. Spielst du eine Karte?"
    scene.play(1, "pass")
    assert question(scene, 1) == f"Ben loses with ½, needed: {needed}. Do you play a card?"


def test_who_moves_a_beaten_ship_reads_whose_it_is() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").crew(1, 1).crew(0, 1)
    scene.play(1, "sail d3")
    scene.chance("throw 0 0 1", "throw 1 0 0")
    assert question(scene, 1) == "Where do you move Ann’s ship?"
    assert label(scene, 1, scene.legal(1)[0]).startswith("Move Ann’s ship to ")


def test_a_treasure_to_put_back_is_named() -> None:
    scene = DeukalionScene().hold(1, "red", "blue")
    scene.play(1, "deliver red")
    assert question(scene, 1) == "Which city do you put the red treasure back in?"


def test_a_drawn_card_is_named() -> None:
    scene = DeukalionScene(shake="1 1222").crew(1, 4)
    scene.play(1, "done")
    scene.play(0, "cup 1-2-2-2", "card")
    scene.chance("draw fighter-2")
    assert question(scene, 1).endswith("Do you play it immediately?")
    assert of_game(GAME, "en").format("card-fighter-2") in question(scene, 1)


def test_absent_heroes_are_called_absent() -> None:
    scene = DeukalionScene(2).contracts("c02")
    tasks = [contract.tasks for contract in scene.state.view(0).contracts if contract is not None]
    words = of_game(GAME, "fr")
    assert words.format(tasks[0][1]) == "vaincre Hercule (absent de cette partie)"
    reason = scene.state.why_not(1, GAME.moves.parse("fulfil c02b"))
    assert reason is not None
    assert words.reason(reason, NAMES) == "Hercule est absent de cette partie."


# The log.


def test_cards_drawn_one_after_the_other_are_one_line() -> None:
    state = GAME.start(2, {"youngest": "seat-1"})
    rng = Rng(1)
    events: list[Event] = []
    while state.step.name != "anchors":
        events += state.play(CHANCE, state.sample(rng))
    lines = log([event for event in events if event.shown_to(None)])
    dealt = CONSTANTS.cards_dealt
    assert f"Ann draws {dealt} action cards." in lines
    assert len([line for line in lines if "receives" in line and "treasure" in line]) == CONSTANTS.places.cities


def test_a_fight_is_told_with_its_totals() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").crew(1, 4).crew(0, 3)
    scene.play(1, "sail d3")
    assert log(scene.chance("throw 0 3 1")) == ["Ben throws a total of 2½ · 1 × full point · 3 × half point."]
    assert log(scene.chance("throw 1 1 1"))[1:] == [
        "Ann loses 1 fighter to the Underworld.",
        "Ben defeats Ann (2½ to 1½).",
    ]


def test_fighters_that_stay_below_are_not_told() -> None:
    scene = DeukalionScene().ship(1, "c3").ship(0, "d3").hydra("h2").crew(0, 3).front(0, "hades")
    scene.play(1, "sail d3")
    assert log(scene.play(0, "back 0")) == []


def test_a_shared_contract_is_one_line() -> None:
    words = of_game(GAME, "en")
    shared = next(kind for kind in GAME.events.kinds if kind.message == "shared")
    assert words.log([Event(shared, (0, 2)), Event(shared, (1, 2))], NAMES) == [
        "Ann and Ben fulfil contract C03 at the same time."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_with_an_option_reads_differently_under_every_value(language: str) -> None:
    words = of_game(GAME, language)
    rules = [rule for rule in GAME.rulebook.rule if rule.option]
    assert {rule.option for rule in rules} == set(GAME.options.options)
    for rule in rules:
        values = GAME.options.options[rule.option].values
        assert len({words.rule(rule, {rule.option: value}) for value in values}) == len(values), rule.id
