"""The generic board draws the view of any game."""

import io
import re
from collections.abc import Iterator, Sequence

import msgspec
import pytest
from fluent.runtime import FluentResource
from helpers import Case, every_table, sampled
from rich.console import Console

import pessoi
from pessoi import CHANCE, State
from pessoi.core.game import COLOURS
from pessoi.terminal import generic_board
from pessoi.terminal.boards import board_of
from pessoi.text import GameWords, of_game
from pessoi.text.terminal_style import players

WORDS = GameWords(pessoi.game("zeus"), "en")


def drawn(view: object, words: GameWords, names: Sequence[str], lit: frozenset[str] = frozenset()) -> str:
    seated = players(names, COLOURS)
    console = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="truecolor")
    with console.capture() as capture:
        console.print(generic_board.draw(view, words, seated, lit))
    return capture.get()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def field_names(value: object) -> Iterator[str]:
    """The names of all fields that a value has, at any depth."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield name
            yield from field_names(getattr(value, name))
    if isinstance(value, list):
        for item in value:
            yield from field_names(item)


def label(name: str, words: GameWords) -> str:
    """The label of a field: the message of the game or of all games, else its name."""
    message = f"view-{name.replace('_', '-')}"
    return (words.format(message) if words.has(message) else name.replace("_", " ")).lower()


def seats_shown(state: State) -> list[int | None]:
    return [None, *(seat for seat in state.actors if seat != CHANCE)]


@every_table
def test_every_field_of_a_view_is_shown(case: Case) -> None:
    words = of_game(case.game, "en")
    names = [f"Player{seat}" for seat in range(case.seats)]
    views = [state.view(seat) for state in sampled(case.start(), 3, 40) for seat in seats_shown(state)]
    for view in {frozenset(field_names(view)): view for view in views}.values():
        text = set(re.findall(r"\w+", plain(drawn(view, words, names)).lower()))
        labels = {word for name in field_names(view) if name != "seats" for word in label(name, words).split()}
        assert labels - text == set()
        assert {name.lower() for name in names} - text == set()


class PieceView(msgspec.Struct):
    name: str
    tall: bool
    owner: int | None


class BoxView(msgspec.Struct):
    left: int
    tasks: list[str]


class View(msgspec.Struct):
    actors: list[int]
    draw_pile: int
    cards: list[int]
    squares: list[list[str]]
    stock: dict[str, int]
    box: BoxView
    pieces: list[PieceView | None]


VIEW = View(
    actors=[1],
    draw_pile=7,
    cards=[12, 40],
    squares=[["a", "b"], ["c", "d"]],
    stock={"wood": 3},
    box=BoxView(2, []),
    pieces=[PieceView("rook", True, None), None, PieceView("king", False, 0)],
)


def test_values_are_readable() -> None:
    lines = [" ".join(line.split()) for line in plain(drawn(VIEW, WORDS, ["Anna", "Ben"])).splitlines()]
    text = "\n".join(lines)
    for part in ("To move: Β Ben", "Draw pile: 7", "Cards: 12, 40", "Stock: wood 3"):
        assert part in text
    for line in ("a b", "c d", "Name Tall Owner", "rook ✓ –", "–", "king × 0"):
        assert line in lines
    assert "─ Box ─" in text
    assert "Left: 2 Tasks: –" in text


def test_labels_are_messages_of_the_game() -> None:
    words = GameWords(pessoi.game("zeus"), "en")
    words._bundle.add_resource(FluentResource("view-draw-pile = Cards to draw\n"))
    assert "Cards to draw: 7" in plain(drawn(VIEW, words, ["Anna", "Ben"]))


@pytest.mark.parametrize(("place", "shown"), [("piece-king", "king"), ("card-40", "40")])
def test_places_of_moves_are_highlighted(place: str, shown: str) -> None:
    before = drawn(VIEW, WORDS, ["Anna", "Ben"])
    after = drawn(VIEW, WORDS, ["Anna", "Ben"], frozenset({place}))
    assert plain(before) == plain(after)
    changed = [line for line, other in zip(after.splitlines(), before.splitlines()) if line != other]
    assert len(changed) == 1
    assert shown in plain(changed[0])


def test_a_game_without_a_board_gets_the_generic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert board_of("zeus") is not generic_board.draw
    monkeypatch.setattr("pessoi.core.game.Game.module", lambda *_: None)
    assert board_of.__wrapped__("zeus") is generic_board.draw


def test_a_module_that_a_game_does_not_have() -> None:
    assert pessoi.game("zeus").module("board.nothing") is None
    assert pessoi.game("zeus").module("nothing.terminal") is None
    assert pessoi.game("zeus").module("board.terminal") is not None
