"""What is in the box."""

from pathlib import Path
from typing import cast

import msgspec
import pytest
from games.zeus.scene import ZEUS, ZeusScene
from helpers import mistaken
from rules import rule

import pessoi
from pessoi import Game
from pessoi.core.components import ComponentsError
from pessoi.core.game import SeatsError
from pessoi.core.moves import UnknownMove
from pessoi.games.zeus.components import Pawns, ZeusComponents
from pessoi.text import of_game

BOX = cast(ZeusComponents, ZEUS.components)


@rule("zeus.components.players")
def test_three_to_six_may_play() -> None:
    assert list(ZEUS.seats) == [3, 4, 5, 6]
    for seats in (2, 7):
        with mistaken(SeatsError, "3 to 6 seats"):
            ZEUS.start(seats)
    assert of_game(ZEUS, "en").format("game-length") == "75 to 90 minutes"


@rule("zeus.components.cards")
def test_every_plot_has_one_card() -> None:
    assert BOX.cards.plots == 48
    numbers = sorted(plot for peninsula in BOX.peninsula for plot in peninsula.plots)
    assert numbers == list(range(1, 49))
    assert [ZEUS.outcomes.name(outcome) for outcome in range(48, 96)] == [f"draw {number}" for number in range(1, 49)]


@rule("zeus.components.board")
def test_five_peninsulas_have_six_plots_and_two_have_nine() -> None:
    assert [len(peninsula.plots) for peninsula in BOX.peninsula] == [6, 6, 6, 6, 6, 9, 9]


@rule("zeus.components.temples")
def test_the_supply_holds_31_temples() -> None:
    assert ZeusScene().state.supply == [15, 10, 6]
    assert sum(BOX.temples.supply) == 31


@rule("zeus.components.temples")
def test_the_fifteenth_small_temple_is_the_last() -> None:
    scene = ZeusScene(3)
    scene.temple(1, *(str(number) for number in (*range(34, 40), *range(40, 49))))
    scene.turn(0)
    assert scene.state.supply[0] == 0
    assert scene.why_not(0, "build 2") == "supply-empty"


@rule("zeus.components.pawns")
def test_ninety_pawns_in_six_colours() -> None:
    assert BOX.pawns.colours == {"red": 18, "yellow": 18, "blue": 18, "green": 14, "violet": 12, "black": 10}
    assert sum(BOX.pawns.colours.values()) == 90


@rule("zeus.components.stones")
def test_one_stone_each_and_a_pillar_with_a_three() -> None:
    assert BOX.stone.each == 1
    assert BOX.pillar.bonus == 3
    assert [seat.stone for seat in ZeusScene(6).state.view(None).seats] == [True] * 6


@rule("zeus.components.dials")
def test_a_dial_goes_from_0_to_99() -> None:
    scene = ZeusScene(3)
    scene.purse(99, 99, 99)
    scene.turn(0)
    scene.play(0, "auction")
    assert scene.legal(0) == [f"bid {amount}" for amount in range(100)]
    for written in ("bid -1", "bid 100"):
        with pytest.raises(UnknownMove):
            ZEUS.moves.parse(written)


@rule("zeus.components.money")
def test_notes_from_1_to_500() -> None:
    assert BOX.money.notes == [1, 5, 10, 50, 100, 500]
    assert "oxen" in of_game(ZEUS, "en").format("event-income", seat="Ann", amount=7)


# The owner of a box may correct the file; what cannot be right is refused in words.


def with_correction(folder: Path, text: str) -> Game:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return pessoi.game("zeus", path)


def test_a_corrected_number_is_played(tmp_path: Path) -> None:
    game = with_correction(tmp_path, '[temples]\nsource = "public"\nsupply = [15, 10, 6]\nincome = [3, 6, 12]\n')
    scene = ZeusScene(4, (), game)
    scene.temple(0, "2")
    scene.turn(0)
    assert scene.state.money[0] == 500 + 3
    assert game.fingerprint != ZEUS.fingerprint


PENINSULA = '[[peninsula]]\nsource = "public"\nname = "{name}"\nrows = {rows}\n'

BAD = {
    "plots = ": "not a TOML file",
    "[cards]\nplots = 100": "<= 60",
    "[cards]\nplots = 47": "the plots must be 1 to 47, each once",
    "[cards]\nsource = 'somewhere'": "“somewhere” is not a valid choice",
    "[cards]\njokers = 2": "jokers is unknown",
    "[temples]\nsupply = [15, 10]": "length >= 3",
    "[auction]\nsold = 3": "<= 2",
    "[auction]\nopening_low = 40": "the opening range must lie on the dial, low before high",
    "[dial]\nhigh = 20": "the opening range must lie on the dial",
    "setup = []": "setup: there must be one entry each for 3, 4, 5 and 6 seats",
    "bonus = []": "no bonus for a peninsula of 6 plots",
    "[pawns.colours]\nblack = 9": "a colour has fewer than 10 pawns",
    "[pawns]\ncolours = 3": "expected an object, not a whole number",
    PENINSULA.format(name="A", rows=[[*range(1, 49)]]): "at most 12 plots",
    PENINSULA.format(name="A", rows=[[1, 2, 3], [4, 5]]): "all rows must have the same length",
    PENINSULA.format(name="A", rows=[[1]]) + PENINSULA.format(name="A", rows=[[2]]): "two have the same name",
}

SETUP = """[[setup]]
source = "public"
seats = {seats}
pawns = {pawns}
money = 1
plots = {plots}
first_plot = 2
first_by_option = false
"""

BAD_SETUPS = {
    SETUP.format(seats=3, pawns=18, plots=[2, 8]): "divide evenly",
    SETUP.format(seats=3, pawns=18, plots=[2, 8, 49]): "a starting plot is not on the board",
    SETUP.format(seats=3, pawns=18, plots=[8, 14, 22]): "first_plot must be a starting plot",
    SETUP.format(seats=3, pawns=15, plots=[2, 8, 14]): "there are not enough pawns for all plots",
}


@pytest.mark.parametrize(("text", "complaint"), [*BAD.items(), *BAD_SETUPS.items()])
def test_a_bad_component_file_gets_a_clear_error(tmp_path: Path, text: str, complaint: str) -> None:
    with mistaken(ComponentsError, f"mine.toml.*{complaint}"):
        with_correction(tmp_path, text)


def test_a_colour_with_too_few_pawns(tmp_path: Path) -> None:
    setups = "".join(
        SETUP.format(seats=seats, pawns=18, plots=[2, 8, 14, 22, 28, 33][: seats if seats > 3 else 6])
        for seats in (3, 4, 5, 6)
    )
    with mistaken(ComponentsError, "a colour has fewer than 18 pawns"):
        with_correction(tmp_path, setups)


def test_too_few_colours_for_the_seats() -> None:
    two = msgspec.structs.replace(BOX, pawns=Pawns(source="public", colours={"red": 60, "blue": 60}))
    told = [of_game(ZEUS, "en").error(fault) for fault in two.faults()]
    assert "setup for 3: there are pawns in only 2 colours" in told


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with mistaken(ComponentsError, "cannot be read"):
        pessoi.game("zeus", tmp_path / "nothing.toml")
