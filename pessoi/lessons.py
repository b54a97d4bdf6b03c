"""Lessons: guided games as data, in `lessons/<name>.toml` in the folder of a game.

A lesson is a script over a real game. It has every outcome of chance, every move of the rivals, and the moves that the
learner may answer with; how far a game is in its lesson follows from the number of its entries. The texts are messages
`lesson-<name>-<step>`.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.core.record import Entry
from pessoi.core.state import State

FIRST = "first"
"""The lesson for those who do not know the game."""

Reply = tuple[int, str]
"""An entry that the lesson makes itself: a seat, -1 for chance, and a move or an outcome in notation."""


Value = int | str | list[int]
"""An argument of a text."""


class UnknownLesson(UserError):
    """A lesson that a game does not have."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One card of a lesson, and what follows when its move is made."""

    id: str
    point: list[str] = []
    """The places on the board that the card speaks of."""
    expect: list[str] = []
    """The moves that the learner may answer with, the usual one first; none if there is only something to read."""
    replies: list[Reply] = []
    """What follows the learner's move."""
    values: dict[str, str] = {}
    """Variables of the text: where each is found in the learner's view, as in `seats.0.money`."""


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    seats: int
    step: list[Step]
    seat: int = 0
    """The learner's."""
    rivals: list[str]
    """The names of the others."""
    options: dict[str, str] = {}
    opening: list[Reply] = []
    """What happens before the first step."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A step as it is shown: its message with the arguments, its number, and the moves that are expected."""

    message: str
    arguments: dict[str, Value]
    number: int
    point: list[str]
    expect: list[str]


class Due(NamedTuple):
    """One entry of the script: whose it is, the moves it may be, and whether the lesson makes it itself."""

    seat: int
    moves: Sequence[str]
    own: bool


class Lesson:
    """A lesson of a game."""

    def __init__(self, game: Game, name: str, script: Script) -> None:
        self.game = game
        self.name = name
        self.script = script
        self.entries: list[Due] = [Due(seat, [move], True) for seat, move in script.opening]
        self._at: dict[int, list[int]] = {}
        """The steps that are shown after a number of entries."""
        for index, step in enumerate(script.step):
            self._at.setdefault(len(self.entries), []).append(index)
            if step.expect:
                self.entries.append(Due(script.seat, step.expect, False))
            self.entries += [Due(seat, [move], True) for seat, move in step.replies]

    @property
    def names(self) -> list[str]:
        """The name of every seat; empty for the learner."""
        rivals = iter(self.script.rivals)
        return ["" if seat == self.script.seat else next(rivals) for seat in range(self.script.seats)]

    def follows(self, entries: Sequence[Entry]) -> bool:
        """Whether a game that began like this follows the script."""
        return len(entries) <= len(self.entries) and all(
            entry.seat == due.seat and entry.move in due.moves for entry, due in zip(entries, self.entries)
        )

    def due(self, entries: int) -> Due | None:
        """The next entry after a number of entries; None at the end."""
        return self.entries[entries] if entries < len(self.entries) else None

    def reply(self, entries: int) -> Reply | None:
        """The next entry after a number of entries, if the lesson makes it itself."""
        due = self.due(entries)
        return (due.seat, due.moves[0]) if due is not None and due.own else None

    def cards(self, state: State, entries: int) -> list[Card]:
        """The cards that are shown in a state after a number of entries, one after the other."""
        view: object = None
        cards = []
        for index in self._at.get(entries, []):
            step = self.script.step[index]
            arguments: dict[str, Value] = {}
            for notation in step.expect[:1]:
                move = self.game.moves.parse(notation)
                arguments = {**self.game.moves[move].arguments, **state.details(self.script.seat, move)}
            if step.values:
                view = view or msgspec.to_builtins(state.view(self.script.seat))
                arguments |= {name: self._coded(name, _at_path(view, path)) for name, path in step.values.items()}
            message = f"lesson-{self.name}-{step.id}"
            cards.append(
                Card(message=message, arguments=arguments, number=index + 1, point=step.point, expect=step.expect)
            )
        return cards

    def _coded(self, name: str, value: Value) -> Value:
        """A value of a view as an argument: where texts have words for the argument, the index of its word."""
        spelled = (value.lower(), f"{name}-{value}".lower()) if isinstance(value, str) else ()
        words = enumerate(self.game.words.get(name, ()))
        return next((index for index, word in words if word.lower() in spelled), value)


def _at_path(view: object, path: str) -> Value:
    """The value at a path in a view; raises LookupError if there is none."""
    found = view
    for part in path.split("."):
        if isinstance(found, list):
            found = found[int(part)]
        elif isinstance(found, dict):
            found = found[part]
        else:
            raise LookupError(path)
    if isinstance(found, int | str) or (isinstance(found, list) and all(isinstance(each, int) for each in found)):
        return found
    raise LookupError(path)


def names(game: Game) -> list[str]:
    """The names of the lessons of a game."""
    return sorted(path.stem for path in (game.folder / "lessons").glob("*.toml"))


def lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name; raises UnknownLesson."""
    if name not in names(game):
        raise UnknownLesson("unknown-lesson", game=game.key, found=name)
    return Lesson(game, name, _read(game.folder / "lessons" / f"{name}.toml"))


@cache
def _read(file: Path) -> Script:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)
