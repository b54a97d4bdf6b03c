"""The registry of games, their options and their components."""

from pathlib import Path

import pytest
from helpers import every_game, mistaken

import pessoi
from pessoi import Game
from pessoi.core.components import ComponentsError
from pessoi.core.game import SeatsError
from pessoi.core.options import OptionError, Options
from pessoi.core.options import load as load_options
from pessoi.games import UnknownGame


def test_the_error_for_an_unknown_game_lists_the_games() -> None:
    with mistaken(UnknownGame, r"no game “go”; the games are .*zeus"):
        pessoi.game("go")


@every_game
def test_a_wrong_number_of_seats_is_refused(game: Game) -> None:
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with mistaken(SeatsError, f"not {seats}"):
            game.start(seats)


@every_game
def test_every_option_can_be_set_alone(game: Game) -> None:
    for name, option in game.options.options.items():
        for value in option.values:
            state = game.start(game.seats[0], {name: value})
            assert state.rules.options[name] == value
            chosen = game.options.chosen(state.rules.options)
            assert game.options.resolve(chosen) == state.rules.options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"edition": "first"}, "no edition “first”; the editions are house"),
        ({"colour": "red"}, "no option “colour”"),
        ({"overbid": "maybe"}, "overbid must be one of void, blocked, not “maybe”"),
    ],
)
def test_the_error_for_a_bad_option_lists_the_values(options: dict[str, str], message: str) -> None:
    with mistaken(OptionError, message):
        pessoi.game("zeus").start(4, options)


def test_options_may_be_given_as_booleans() -> None:
    state = pessoi.game("zeus").start(3, {"merge_three_smalls": False})
    assert state.rules.options["merge_three_smalls"] == "false"


def test_an_edition_must_set_every_option(tmp_path: Path) -> None:
    file = tmp_path / "options.toml"
    file.write_text('[editions.a]\n[options]\nx.values = ["1"]\n')
    with mistaken(OptionError, "edition a must set x"):
        load_options(file)


def test_the_first_edition_is_the_default() -> None:
    assert Options(options={}, editions={"b": {}, "a": {}}).default == "b"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "cannot be read"),
        ("[pillar", "not a TOML file"),
        ("[pillar]\nbonus = 'three'", r"\$.pillar.bonus: expected a whole number, not text"),
        ("[pillar]\nbonus = -1", "pillar.bonus"),
        ("[pillar]\nheight = 2", "height"),
        ("[pilar]\nbonus = 2", "pilar"),
        ("[pillar]\nsource = 'memory'", "memory"),
    ],
)
def test_a_bad_component_file_gets_a_clear_error(tmp_path: Path, text: str | None, message: str) -> None:
    file = tmp_path / "mine.toml"
    if text is not None:
        file.write_text(text)
    with mistaken(ComponentsError, f"mine.toml.*{message}"):
        pessoi.game("zeus", components=file)


def test_a_correction_changes_the_number_and_the_fingerprint(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[pillar]\nbonus = 5\n")
    corrected = pessoi.game("zeus", components=file)
    assert corrected.components.pillar.bonus == 5  # type: ignore[attr-defined]
    assert corrected.fingerprint != pessoi.game("zeus").fingerprint
    assert corrected.components.dial == pessoi.game("zeus").components.dial  # type: ignore[attr-defined]
