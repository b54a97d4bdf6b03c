"""Everything the game says can be said, in every language and with every number."""

import re
from pathlib import Path

import pytest
from games.zeus.scene import ZEUS, ZeusScene

import pessoi
from pessoi import Event
from pessoi.text import LANGUAGES, GameWords, of_game

NAMES = ["Ada", "Ben", "Eva", "Jon", "Lea", "Tim"]
OFFER = "Up for auction: 10, 31 and 12."
VALUES = [(0, 0, 0, 0, 0, 0), (1, 1, 1, 1, 1, 1), (2, 2, 2, 2, 2, 2), (3, 4, 3, 3000, 0, 0)]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_every_event_makes_a_sentence(language: str) -> None:
    words = of_game(ZEUS, language)
    for kind in ZEUS.events.kinds:
        for values in VALUES:
            said = words.event(Event(kind, values), NAMES)
            assert said.endswith(".")
            assert "$" not in said
            if "seat" in kind.arguments:
                assert NAMES[values[0]] in said


@in_every_language
def test_every_outcome_has_words(language: str) -> None:
    words = of_game(ZEUS, language)
    outcomes = [words.outcome(outcome) for outcome in range(len(ZEUS.outcomes))]
    assert len(set(outcomes)) == len(outcomes)


@in_every_language
def test_every_rule_is_worded_in_whole_sentences(language: str) -> None:
    words = of_game(ZEUS, language)
    said = [words.format(rule.message) for rule in ZEUS.rulebook.rule]
    assert len(said) == len(set(said)) == 114
    for sentence in said:
        assert sentence.endswith(".")
        assert "'" not in sentence
        assert '"' not in sentence


@in_every_language
def test_board_labels_are_short(language: str) -> None:
    words = of_game(ZEUS, language)
    labels = ("offer", "draw-pile", "discard", "supply", "pawns", "money", "stone", "bid", "score", "temples", "hidden")
    for label in (*labels, "value"):
        assert len(words.format(f"board-{label}").split()) <= 4
    assert "3" in words.format("board-final-turns", count=3)
    advice = words.format("board-opening-advice", low=20, high=30)
    assert re.findall(r"\d+", advice) == ["20", "30"]


def test_sizes_and_numbers_are_spelled_out() -> None:
    scene = ZeusScene(4)
    scene.give(0, 1, price=1)
    scene.turn(0)
    scene.play(0, "build 1-2")
    built = next(event for event in scene.events if event.message == "built")
    assert {language: of_game(ZEUS, language).event(built, NAMES) for language in LANGUAGES} == {
        "en": "Ada builds a medium temple on plots 1 and 2 for 1 ox.",
        "fr": "Ada construit un temple moyen sur les terrains 1 et 2 pour 1 bœuf.",
        "de": "Ada baut für 1 Rind einen mittleren Tempel auf den Grundstücken 1 und 2.",
    }


# Where one decides, one reads names, prices and effects.


def asked(scene: ZeusScene, seat: int, language: str = "en") -> str:
    return of_game(ZEUS, language).question(scene.state, seat, NAMES).replace("\xa0", " ").replace("\u202f", " ")


def label(scene: ZeusScene, move: str, language: str = "en") -> str:
    seat = scene.state.actors[0]
    number = ZEUS.moves.parse(move)
    assert number in scene.state.legal(seat)
    return of_game(ZEUS, language).move(scene.state, seat, number, NAMES).replace("\xa0", " ")


def builder(**options: str) -> ZeusScene:
    """Seat 0 has 1, 2 and 3 for 30, 0 and 24 oxen, and small temples on 40, 41 and 42 beside its plot 43 for 12."""
    scene = ZeusScene(4, **options)
    scene.give(0, 1, price=30)
    scene.give(0, 3, price=24)
    scene.temple(0, "40", "41", "42")
    scene.give(0, 43, price=12)
    scene.turn(0, 10, 31, 12)
    return scene


@pytest.mark.parametrize(
    ("language", "question", "move"),
    [
        ("en", "Auction plots 10, 31 and 12, or build a temple?", "Auction plots 10, 31 and 12"),
        (
            "fr",
            "Mettre aux enchères les terrains 10, 31 et 12, ou construire un temple ?",
            "Mettre aux enchères les terrains 10, 31 et 12",
        ),
        (
            "de",
            "Grundstücke 10, 31 und 12 versteigern oder einen Tempel bauen?",
            "Grundstücke 10, 31 und 12 versteigern",
        ),
    ],
)
def test_an_auction_names_its_plots(language: str, question: str, move: str) -> None:
    scene = builder()
    assert asked(scene, 0, language) == question
    assert label(scene, "auction", language) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("build 2", "Build a small temple on plot 2 for free"),
        ("build 1-2-3", "Build a large temple on plots 1, 2 and 3 for 54"),
        ("stone build 1", "Divine stone: build a small temple on plot 1 for free (saves 30)"),
        (
            "stone build 1-2-3 free 1",
            "Divine stone: build a large temple on plots 1, 2 and 3, plot 1 free, for 24 (saves 30)",
        ),
        ("stone build 1-2-3 free 2", "Divine stone: build a large temple on plots 1, 2 and 3, plot 2 free, for 54"),
        ("stone extend 40-43", "Divine stone: extend to a medium temple on plots 40 and 43 for 12"),
        ("stone join 40-41-42", "Divine stone: merge into a large temple on plots 40, 41 and 42 for free"),
    ],
)
def test_a_building_move_tells_its_price_and_what_the_stone_saves(move: str, text: str) -> None:
    assert label(builder(), move) == text


def test_the_discount_is_a_saving_too() -> None:
    scene = builder(god_stone_discount="discount_50")
    assert label(scene, "stone build 1-2-3") == (
        "Divine stone: build a large temple on plots 1, 2 and 3 for 4 (saves 50)"
    )
    assert label(scene, "stone build 1-2", "de") == (
        "Mit Götterstein: mittleren Tempel auf Grundstücken 1 und 2 bauen (kostenlos, 30 gespart)"
    )
    assert label(scene, "stone build 1-2", "fr") == (
        "Pierre divine : construire un temple moyen sur les terrains 1 et 2 (gratuit, économie de 30)"
    )


@pytest.mark.parametrize(
    ("option", "advice"),
    [("none", ""), ("advice", " Suggested bid: 20 to 30."), ("enforced_20_30", " Compulsory: 20 to 30.")],
)
def test_a_bidder_reads_money_pillar_plots_and_the_range_of_the_first_auction(option: str, advice: str) -> None:
    scene = builder(first_auction_range=option)
    scene.play(0, "auction")
    assert asked(scene, 0) == f"How much do you bid? You have 506 oxen, and the pillar adds 3. {OFFER}{advice}"
    assert asked(scene, 1) == f"How much do you bid? You have 500 oxen. {OFFER}{advice}"
    scene.bid(20, 21, 22, 29)
    scene.play(3, "take 10")
    scene.play(0, "take 31")
    scene.turn(1, 11, 13, 15)
    scene.play(1, "auction")
    assert asked(scene, 2) == "How much do you bid? You have 500 oxen. Up for auction: 11, 13 and 15."


def test_a_buyer_reads_the_price() -> None:
    scene = builder(ledger="by_hand")
    scene.auction(0, 50, 1, 0, 0)
    assert asked(scene, 0) == "Which plot do you buy for 50 oxen?"
    assert asked(scene, 0, "fr") == "Quel terrain achetez-vous pour 50 bœufs ?"
    assert asked(scene, 0, "de") == "Welches Grundstück kaufst du für 50 Rinder?"
    scene.play(0, "take 10")
    assert asked(scene, 0) == "Write down the price of plot 10 (50 oxen)?"
    scene.play(0, "note")
    assert asked(scene, 1) == "Which plot do you buy for 1 ox?"


def test_the_card_of_a_taken_plot_is_named() -> None:
    scene = ZeusScene(4, neighbour_plot_variant="true")
    scene.state.occupy(3, 9, 0)
    scene.turn(0, 10, 11, 12)
    scene.auction(0, 0, 0, 0, 0)
    scene.play(0, "take 10")
    assert asked(scene, 0) == "Plot 10 is already taken. Which free plot do you buy with its card for nothing?"


def test_a_claim_tells_the_income() -> None:
    scene = builder(income_mode="claim")
    assert label(scene, "claim") == "Claim your income (+6)"
    assert label(scene, "claim", "fr") == "Réclamer le revenu : 6 bœufs"
    assert label(scene, "claim", "de") == "Einkommen verlangen (6 Rinder)"


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("temple_owners_only", "You can’t build on the last empty plot of peninsula B: you have no temple there."),
        ("never", "You can’t build on the last empty plot of peninsula B: at this table it must stay empty."),
    ],
)
def test_the_last_plot_says_why(option: str, text: str) -> None:
    scene = ZeusScene(4, last_plot_rule=option)
    scene.temple(1, "7-8", "10-11", "9")
    scene.give(0, 12)
    scene.turn(0)
    reason = scene.state.why_not(0, ZEUS.moves.parse("build 12"))
    assert reason is not None
    assert of_game(ZEUS, "en").reason(reason) == text


# The log.


def test_an_auction_in_the_log() -> None:
    scene = ZeusScene(4)
    events = scene.turn(0, 10, 31, 12) + scene.auction(0, 20, 23, 0, 30) + scene.play(3, "take 31")
    events += scene.play(0, "take 10")
    assert of_game(ZEUS, "en").log(events, NAMES)[:-1] == [
        "Ada takes the pillar.",
        "Plots 10, 31 and 12 are revealed.",
        "Ada puts the plots up for auction.",
        "Ada, Ben, Eva and Jon have placed their bids.",
        "Ada bids 20, which counts as 23 with the pillar.",
        "Ben bids 23.",
        "Eva bids 0.",
        "Jon bids 30.",
        "Jon has the highest bid and Ada the second-highest.",
        "Jon buys plot 31 for 30 oxen.",
        "Ada buys plot 10 for 20 oxen.",
        "Nobody takes plot 12. Its card goes on the discard pile.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The cards of plots 10, 31 and 12 go on the discard pile."),
        ("fr", "Les cartes des terrains 10, 31 et 12 sont défaussées."),
        ("de", "Die Karten der Grundstücke 10, 31 und 12 kommen auf den Ablagestapel."),
    ],
)
def test_discarded_cards_are_one_line(language: str, line: str) -> None:
    scene = ZeusScene(4)
    scene.turn(0, 10, 31, 12)
    assert of_game(ZEUS, language).log(scene.play(0, "build 2"), NAMES)[0] == line


def test_two_starting_plots_are_one_line() -> None:
    scene = ZeusScene(3)
    assert of_game(ZEUS, "en").log(scene.events, NAMES)[:4] == [
        "Ada starts with plots 2 and 22.",
        "Ben starts with plots 8 and 28.",
        "Eva starts with plots 14 and 33.",
        "Ada goes first.",
    ]


def test_results_begin_with_the_winner() -> None:
    scene = ZeusScene(4)
    scene.purse(10, 30, 20, 30)
    scene.final_turn(3, left=1)
    lines = of_game(ZEUS, "de").log(scene.play(3, "pass"), NAMES)
    assert lines[-4:] == [
        "1. Platz: Ben mit 30 Rindern.",
        "1. Platz: Jon mit 30 Rindern.",
        "3. Platz: Eva mit 20 Rindern.",
        "4. Platz: Ada mit 10 Rindern.",
    ]


# Numbers come from the component file.


def test_a_corrected_component_file_corrects_the_texts(tmp_path: Path) -> None:
    correction = tmp_path / "box.toml"
    correction.write_text("[pillar]\nbonus = 5\n[auction]\nsold = 1\n[neighbour]\nsurcharge = 2\n", encoding="utf-8")
    words = GameWords(pessoi.game("zeus", correction), "en")
    assert words.format("rule-auction-favourite") == (
        "The bid of the player with the pillar counts as 5 higher than the dial shows."
    )
    assert "counts as 104" in words.format("rule-edge-dial-end")
    assert words.format("rule-auction-second") == "Only the highest bidder buys a plot."
    assert "plus a half, rounded down: 45 becomes 67" in words.format("rule-variant-neighbour")
    assert "offers 1 card with 3 players, 1 with 4, 1 with 5 and 1 with 6" in words.format("rule-end-last-auction")
