"""The board of games that have none of their own: any view as labelled cards and tables.

A field is labelled by the message `view-<field>` of the game, otherwise by its name. Two names have a meaning in every
view: `seats` has one struct per seat, and `actors` are the seats to move. A struct `PlotView` is highlighted if the
place `plot-<value of its first field>` is, an item of a list `cards` if the place `card-<item>` is.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pessoi.text import GameWords
from pessoi.text.terminal_style import LIT, Player

MAX_COLUMNS = 8
"""Structs with more fields are drawn as cards instead of the rows of a table."""
SHORT = 36
"""The length of fields that are drawn several on a line."""
NOTHING = Text("–", style="dim")
YES, NO = Text("✓"), Text("×", style="dim")


def draw(view: object, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> RenderableType:
    """Draw all fields of a view."""
    assert isinstance(view, msgspec.Struct)
    return _Drawing(words, players, lit).fields(view)


class _Drawing:
    """The board of one view."""

    def __init__(self, words: GameWords, players: Sequence[Player], lit: frozenset[str]) -> None:
        self.words = words
        self.players = players
        self.lit = lit

    def fields(self, struct: msgspec.Struct) -> RenderableType:
        """Draw the fields of a struct: first those of one line, then cards and tables."""
        lines: list[Text] = []
        blocks: list[RenderableType] = []
        for name, value in _items(struct):
            block = self._block(name, value)
            if block is None:
                lines.append(self._labelled(name, value))
            else:
                blocks.append(block)
        short = Columns([line for line in lines if len(line) <= SHORT], padding=(0, 3))
        return Group(short, *(line for line in lines if len(line) > SHORT), *blocks)

    def _block(self, name: str, value: object) -> RenderableType | None:
        """Draw a struct, a list of structs or a grid; None for values that fit on a line."""
        if isinstance(value, msgspec.Struct):
            return Panel(self.fields(value), title=self._label(name), title_align="left", expand=False)
        if not isinstance(value, list | tuple):
            return None
        structs = [item for item in value if isinstance(item, msgspec.Struct)]
        if structs and name == "seats":
            return self._cards([self._seat(seat) for seat in range(len(value))], structs)
        if structs:
            return self._structs(name, value, structs[0])
        if value and all(isinstance(item, list | tuple) for item in value):
            return self._grid(name, value)
        return None

    def _structs(self, name: str, items: Sequence[object], first: msgspec.Struct) -> RenderableType:
        """Draw a list of structs as a table or, if they have many fields, as cards. Items can be missing."""
        fields = first.__struct_fields__
        if len(fields) > MAX_COLUMNS:
            there = [item for item in items if isinstance(item, msgspec.Struct)]
            titles = [self._text(*next(_items(item))) for item in there]
            return Group(Text(self._label(name), style="bold"), self._cards(titles, there))
        table = Table(title=self._label(name), title_justify="left", title_style="bold", header_style="dim", box=None)
        for field in fields:
            table.add_column(self._label(field), overflow="fold")
        for item in items:
            if isinstance(item, msgspec.Struct):
                cells = [self._text(field, value) for field, value in _items(item)]
                table.add_row(*cells, style=LIT if self._is_lit(item) else "")
            else:
                table.add_row(NOTHING)
        return table

    def _cards(self, titles: Iterable[Text], structs: Iterable[msgspec.Struct]) -> RenderableType:
        return Columns(
            [
                Panel(
                    self._rows(struct),
                    title=title,
                    title_align="left",
                    expand=False,
                    border_style=LIT if self._is_lit(struct) else title.style,
                )
                for title, struct in zip(titles, structs)
            ]
        )

    def _rows(self, struct: msgspec.Struct) -> Table:
        """The fields of a card, one per row."""
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="dim")
        rows.add_column(overflow="fold")
        for name, value in _items(struct):
            rows.add_row(self._label(name), self._text(name, value))
        return rows

    def _grid(self, name: str, rows: Sequence[Sequence[object]]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for row in rows:
            grid.add_row(*(self._text("", value) for value in row))
        return Group(Text(self._label(name), style="bold"), grid)

    def _labelled(self, name: str, value: object) -> Text:
        return Text.assemble((f"{self.words.label(self._label(name))} ", "dim"), self._text(name, value))

    def _label(self, name: str) -> str:
        message = f"view-{name.replace('_', '-')}"
        return self.words.format(message) if self.words.has(message) else name.replace("_", " ").capitalize()

    def _text(self, name: str, value: object) -> Text:
        """Format a value on a line; the items of a list of structs on a line each."""
        if value is None or value in ([], (), {}):
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, msgspec.Struct):
            fields = (self._labelled(field, inner) for field, inner in _items(value))
            return _styled(Text(" · ").join(fields), self._is_lit(value))
        if isinstance(value, list | tuple):
            separator = "\n" if any(isinstance(item, msgspec.Struct) for item in value) else ", "
            return Text(separator).join(self._item(name, item) for item in value)
        if isinstance(value, dict):
            return Text(", ").join(Text(f"{key} ") + self._text("", inner) for key, inner in value.items())
        if isinstance(value, int) and name in ("actors", *self.words.game.persons):
            return self._seat(value)
        return Text(self._translated(name, str(value)))

    def _item(self, name: str, item: object) -> Text:
        return _styled(self._text(name, item), f"{name.removesuffix('s')}-{item}" in self.lit)

    def _translated(self, name: str, text: str) -> str:
        """Translate the name of the current step, and a text that is the id of a message without variables."""
        message = f"ask-{text}" if name == "asked" else text
        if not self.words.has(message):
            return text
        try:
            return self.words.format(message)
        except ValueError:
            return text

    def _seat(self, seat: int) -> Text:
        return self.players[seat].label if 0 <= seat < len(self.players) else Text(str(seat))

    def _is_lit(self, struct: msgspec.Struct) -> bool:
        kind = type(struct).__name__.removesuffix("View").lower()
        return f"{kind}-{next(_items(struct), ('', ''))[1]}".lower() in self.lit


def _items(struct: msgspec.Struct) -> Iterator[tuple[str, object]]:
    return ((name, getattr(struct, name)) for name in struct.__struct_fields__)


def _styled(text: Text, lit: bool) -> Text:
    return Text(text.plain, style=LIT) if lit else text
