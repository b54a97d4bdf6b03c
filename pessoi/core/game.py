"""A game: its components, options, moves and rulebook. Immutable; every play starts here."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from pessoi.core import components as component_files
from pessoi.core import options as option_files
from pessoi.core import position as positions
from pessoi.core import rulebook as rulebook_files
from pessoi.core.components import Components
from pessoi.core.errors import UserError
from pessoi.core.events import Event, EventKind
from pessoi.core.moves import MoveTable
from pessoi.core.state import State

if TYPE_CHECKING:
    import msgspec


class SeatsError(UserError):
    """A number of seats that the game is not made for."""


class Game:
    """What is the same in every play of a game. A game's folder holds a subclass with its own answers."""

    key: str
    seats: range
    longest: int
    """No random play is longer than this, moves and outcomes counted together."""
    words: Mapping[str, list[str]]
    """For argument types that are not plain numbers: how each value is written."""
    persons: tuple[str, ...] = ("seat", "other")
    """The names of arguments that are seats."""
    components_type: type[Components]
    view_type: "type[msgspec.Struct]"
    events: list[EventKind]
    moves: MoveTable
    outcomes: MoveTable

    def __init__(self, folder: Path, correction: Path | None = None) -> None:
        self.folder = folder
        self.components = component_files.load(self.components_type, folder / "components.toml", correction)
        self.fingerprint = component_files.fingerprint(self.components)
        self.options = option_files.load(folder / "options.toml")
        self.rulebook = rulebook_files.load(folder / "rulebook.toml")

    def start(self, seats: int, options: option_files.Chosen | None = None) -> State:
        """A new play, standing at its first choice or chance."""
        if seats not in self.seats:
            raise SeatsError("wrong-seats", name=self.key, low=self.seats[0], high=self.seats[-1], found=seats)
        return self.opening(seats, self.options.resolve(options or {}))

    def opening(self, seats: int, options: dict[str, str]) -> State:
        """Each game's own: the state at the start, for a checked number of seats and full options."""
        raise NotImplementedError

    def sources(self, state: State, told: Iterable[Event]) -> list[dict[str, int]]:
        """For every seat, what its score is made of: points by source, each named by a message `source-…`.

        `told` is all that happened, for points whose origin the state itself no longer shows.
        """
        raise NotImplementedError

    def position(self, data: object) -> State:
        """The state that a position describes."""
        return positions.set_up(self, data)

    def schema(self) -> dict[str, object]:
        """The JSON Schema of this game's positions."""
        return positions.schema(self)

    def __repr__(self) -> str:
        return f"<game {self.key}>"
