"""The board of a game, drawn from a view; a game without a board of its own is shown as tables of its view."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import cast

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table

from pessoi.games import game
from pessoi.text import GameWords

Draw = Callable[[object, GameWords, Sequence[str], frozenset[str]], RenderableType]

AROUND = ("seat", "actors", "asked")
"""Fields of every view that are shown beside the board."""
NOTHING = "–"
YES = "✓"


@cache
def board_of(key: str) -> Draw:
    """The function that draws a game's board."""
    module = game(key).module("board.terminal")
    return partial(draw_generic, game(key).persons) if module is None else cast(Draw, module.draw)


def draw_generic(
    persons: Sequence[str], view: object, words: GameWords, names: Sequence[str], lit: frozenset[str]
) -> RenderableType:
    """Every field of a view with its label: values in one table, lists of structs in tables of their own."""
    generic = _Generic(persons, words, names)
    fields = {name: value for name, value in msgspec.to_builtins(view).items() if name not in AROUND}
    values = Table(show_header=False, box=None, padding=(0, 1))
    tables = []
    for name, value in fields.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            tables.append(generic.table(name, value))
        else:
            values.add_row(generic.label(name), generic.text(name, value))
    return Group(values, *tables)


class _Generic:
    """Writes the parts of a view in the words of its game."""

    def __init__(self, persons: Sequence[str], words: GameWords, names: Sequence[str]) -> None:
        self.persons = persons
        self.words = words
        self.names = names

    def label(self, name: str) -> str:
        """The message `view-<name>`, or the name itself."""
        message = f"view-{name.replace('_', '-')}"
        return self.words.say(message) if self.words.has(message) else name.replace("_", " ")

    def table(self, name: str, rows: list[dict[str, object]]) -> Table:
        """A list of structs, one in each row; seats begin with their names."""
        table = Table(title=self.label(name), title_justify="left", box=None, padding=(0, 1))
        seats = name == "seats" and len(rows) == len(self.names)
        if seats:
            table.add_column("")
        for field in rows[0]:
            table.add_column(self.label(field))
        for number, row in enumerate(rows):
            first = [self.names[number]] if seats else []
            table.add_row(*first, *(self.text(field, value) for field, value in row.items()))
        return table

    def text(self, name: str, value: object) -> str:
        """A value: a seat by its name, a word by its message, a list with commas, a struct with labels."""
        if value is None or value in ([], ""):
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NOTHING
        if isinstance(value, list):
            return ", ".join(self.text(name, entry) for entry in value)
        if isinstance(value, dict):
            return ", ".join(f"{self.label(field)} {self.text(field, entry)}" for field, entry in value.items())
        if isinstance(value, int) and name in self.persons and 0 <= value < len(self.names):
            return self.names[value]
        return self.words.say(value) if isinstance(value, str) and self.words.has(value) else str(value)
