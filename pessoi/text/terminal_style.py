"""Players, colours and signs, shared by all boards in the terminal."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from pessoi.core.game import COLOURS

STYLES = {
    "red": "#f0524f",
    "blue": "#4a90ff",
    "yellow": "#d9a514",
    "green": "#35a853",
    "violet": "#b06bf0",
    "black": "#000000 on #e4e4e4",
}
"""Exact shades, because the names of colours mean others in the full-screen mode and in themes of terminals."""
SIGNS = dict(zip(COLOURS, "ΑΒΓΔΕΖ"))
"""The sign of every colour, which identifies it without the colour."""

SEA = "on #12324a"
LAND = "#e8d8b8 on #1f130c"
SHORE = "#c8643c on #1f130c"
"""The styles of the sea, of the land, and of the line between them."""

LIT = "bold black on #e0a83c"
"""The style of a place that is part of a legal move."""


class Player(NamedTuple):
    """How the player of a seat is shown: by name, and by colour and sign."""

    name: str
    colour: str

    @property
    def sign(self) -> str:
        """The sign of the colour."""
        return SIGNS[self.colour]

    @property
    def style(self) -> str:
        """The style of everything that belongs to the player."""
        return STYLES[self.colour]

    @property
    def label(self) -> Text:
        """Sign and name in the player's colour."""
        return Text(f"{self.sign} {self.name}", style=self.style)


def players(names: Iterable[str], colours: Iterable[str]) -> list[Player]:
    """The players of all seats."""
    return [Player(name, colour) for name, colour in zip(names, colours)]
