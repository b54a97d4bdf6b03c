"""The colours of the players in the terminal: chosen in `--seats`, otherwise those of the box."""

import io
from pathlib import Path

import pytest
from helpers import mistaken
from rich.color import ColorSystem
from rich.console import Console, RenderableType
from rich.style import Style

import pessoi
from pessoi import Game, cli
from pessoi.core import record as records
from pessoi.core.game import COLOURS
from pessoi.games import names, working
from pessoi.terminal.local_game import LocalGame, Seat, SeatError, new_game, parse_seats, split_seat
from pessoi.terminal.replay import players_of
from pessoi.text import of_game
from pessoi.text.terminal_style import STYLES


def begun(game: Game, seats: str, folder: Path) -> LocalGame:
    return new_game(game, parse_seats(seats, game), {}, "en", 4, folder / "game.jsonl")


def coloured(board: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="truecolor")
    with console.capture() as captured:
        console.print(board)
    return captured.get()


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("you", Seat("", "you", "")),
        ("you:blue", Seat("", "you", "blue")),
        ("Anna=you", Seat("Anna", "you", "")),
        ("Anna = you : blue", Seat("Anna", "you", "blue")),
        ("search:500", Seat("", "search:500", "")),
        ("search:2s:red", Seat("", "search:2s", "red")),
        ("search:500:depth=6:red", Seat("", "search:500:depth=6", "red")),
        ("Hal=search:500:depth=6", Seat("Hal", "search:500:depth=6", "")),
    ],
)
def test_a_seat_is_a_player_with_a_name_and_a_colour(text: str, seat: Seat) -> None:
    assert split_seat(text) == seat


@pytest.mark.parametrize("key", names())
def test_every_board_shows_a_player_in_the_chosen_colour_with_its_sign(key: str, tmp_path: Path) -> None:
    game = pessoi.game(key)
    others = ["casual"] * (max(game.seats[0], 3) - 2)
    local = begun(game, ",".join(["Anna=you:violet", "Ben=you:blue", *others]), tmp_path)
    local.advance()
    board = coloured(local.board())
    for colour, label in (("violet", "Ε Anna"), ("blue", "Β Ben")):
        assert Style.parse(STYLES[colour]).render(label, color_system=ColorSystem.TRUECOLOR) in board


def test_the_other_seats_have_the_colours_of_the_box(tmp_path: Path) -> None:
    local = begun(pessoi.game("zeus"), "you:blue,casual,casual,casual", tmp_path)
    assert [player.colour for player in local.players] == ["blue", "yellow", "red", "green"]
    assert [player.sign for player in local.players] == ["Β", "Γ", "Α", "Δ"]


def test_signs_alone_tell_all_players_apart(tmp_path: Path) -> None:
    local = begun(pessoi.game("zeus"), ",".join(f"random:{colour}" for colour in COLOURS), tmp_path)
    assert len({player.sign for player in local.players}) == len(COLOURS)


def test_a_saved_game_keeps_the_colours(tmp_path: Path) -> None:
    local = begun(pessoi.game("zeus"), "Anna=you:violet,random,random:red", tmp_path)
    local.advance()
    saved = records.read(local.file)
    again = LocalGame(local.session, parse_seats(",".join(saved.header.names), local.session.game), "en", 4, local.file)
    assert again.players == local.players
    seen = players_of(saved, of_game(local.session.game, "en"))
    assert (
        [player.colour for player in seen] == [player.colour for player in local.players] == ["violet", "yellow", "red"]
    )
    assert seen[0].name == "Anna"


def test_a_record_with_other_names_is_shown_in_the_colours_of_the_box(tmp_path: Path) -> None:
    local = begun(pessoi.game("zeus"), "random,random,random", tmp_path)
    local.session.record.header.names[:] = ["Ann:mauve", "", "Cleo"]
    seen = players_of(local.session.record, local.words)
    assert [player.colour for player in seen] == ["red", "yellow", "blue"]


@pytest.mark.parametrize(
    ("seats", "english", "french", "german"),
    [
        ("you:blau,random,random", "there is no colour “blau”", "« blau »", "„blau“"),
        ("Anna=you:Blue,random,random", "there is no colour “Blue”", "« Blue »", "„Blue“"),
        ("you:red,random,casual:red", "two seats have the colour “red”", "« red »", "„red“"),
    ],
)
def test_an_unknown_or_repeated_colour_is_refused(
    seats: str, english: str, french: str, german: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with mistaken(SeatError, english):
        parse_seats(seats, pessoi.game("zeus"))
    for language, part in (("en", english), ("fr", french), ("de", german)):
        assert cli.main(["play", "zeus", "--seats", seats, "--lang", language]) == 2
        assert part in capsys.readouterr().err.replace("\u00a0", " ")


def test_every_game_has_colours_for_all_its_seats() -> None:
    for game in working():
        assert len(set(game.colours[: game.seats[-1]])) == game.seats[-1]
