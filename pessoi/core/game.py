"""The base class of all games: components, options, moves, rulebook, and what is asked about a state."""

import importlib
import importlib.util
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Generic, cast

from typing_extensions import TypeVar

from pessoi.core import components as component_files
from pessoi.core import options as option_files
from pessoi.core import position as positions
from pessoi.core import rulebook as rulebook_files
from pessoi.core.components import Components
from pessoi.core.errors import UserError
from pessoi.core.events import Event, EventTable
from pessoi.core.moves import MoveTable
from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State
from pessoi.core.step import StepTable

if TYPE_CHECKING:
    import msgspec

S = TypeVar("S", bound=State, default=State)

Correction = Path | Components
"""A file with the numbers that differ from the shipped ones, or all components."""


COLOURS = ("red", "blue", "yellow", "green", "violet", "black")
"""The colours that players can have."""


def seat_colours(chosen: Sequence[str], box: Sequence[str] = COLOURS) -> list[str]:
    """The colour of every seat: the chosen one; if none is chosen, the one in the box, or a free one if that is taken.

    `chosen` has an empty text for a seat without a choice. Colours repeat if there are more seats than colours.
    """
    order = list(dict.fromkeys((*box, *COLOURS)))
    usual = [order[seat % len(order)] for seat in range(len(chosen))]
    wanted = [own or ("" if colour in chosen else colour) for own, colour in zip(chosen, usual)]
    free = iter([colour for colour in order if colour not in wanted])
    return [own or next(free, colour) for own, colour in zip(wanted, usual)]


class SeatsError(UserError):
    """A number of seats that the game is not made for."""


class Game(Generic[S]):
    """What is the same every time a game is played. Immutable; each game's folder holds a subclass."""

    key: str
    seats: range
    longest: int
    """No random game is longer than this, moves and outcomes counted together."""
    words: Mapping[str, list[str]] = {}
    """For argument types that are not plain numbers: how each value is written."""
    lists: Mapping[str, list[list[int]]] = {}
    """For argument types that stand for several numbers: which numbers each value lists."""
    amounts: Mapping[str, tuple[str, ...]] = {}
    """Arguments that are listed together, without those that are 0: `$cost` lists `amount-wood` and `amount-stone`."""
    persons: tuple[str, ...] = ("seat", "other")
    """The names of arguments that are seats."""
    colours: tuple[str, ...] = COLOURS
    """The colours of the seats in the order of the box; a player may choose another one."""
    components_type: type[Components] = Components
    view_type: "type[msgspec.Struct]"
    state_type: type[S]
    steps: StepTable
    events: EventTable
    moves: MoveTable
    outcomes: MoveTable

    def __init__(self, correction: Correction | None = None) -> None:
        self.folder = Path(sys.modules[type(self).__module__].__file__ or "").parent
        if isinstance(correction, Components):
            self.components = correction
        else:
            self.components = component_files.load(self.components_type, self.key, self.components_file, correction)
        self.numbers = component_files.values_of(self.components)
        """All values of the components, as records carry them."""
        self.fingerprint = component_files.fingerprint(self.components)
        self.options = option_files.load(self.folder / "options.toml")
        self.rulebook = rulebook_files.load(self.folder / "rulebook.toml")

    @property
    def components_file(self) -> Path:
        """The file of the shipped components."""
        return self.folder / "components.toml"

    def start(self, seats: int, options: option_files.Chosen | None = None) -> State:
        """Start a new game, advanced to its first decision or chance event."""
        if seats not in self.seats:
            raise SeatsError("wrong-seats", name=self.key, low=self.seats[0], high=self.seats[-1], found=seats)
        state = self.new_state(self.rules(seats, self.options.resolve(options or {})))
        self.prepare(state)
        state.advance()
        return state

    def new_state(self, rules: Rules) -> S:
        """A state with every attribute at its start, and nothing on its agenda."""
        rules.game = cast(Game, self)
        rules.moves = self.moves
        rules.outcomes = self.outcomes
        rules.steps = self.steps.steps()
        state = self.state_type()
        state.begin(rules)
        return state

    def module(self, name: str) -> ModuleType | None:
        """A module of the game's folder by its dotted name, such as `bot.policy`; None if there is none."""
        package, *parts = type(self).__module__.rpartition(".")[0], *name.split(".")
        for part in parts:
            package = f"{package}.{part}"
            if importlib.util.find_spec(package) is None:
                return None
        return importlib.import_module(package)

    # -- what each game answers -----------------------------------------------------------------

    def rules(self, seats: int, options: dict[str, str]) -> Rules:
        """The rules for a checked number of seats and a full set of options."""
        raise NotImplementedError

    def prepare(self, state: S) -> None:
        """Push the first steps of a new game."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> "msgspec.Struct":
        """What a seat, or a spectator, may know. It names what is shown; nothing else leaves a state."""
        raise NotImplementedError

    def scores(self, state: S) -> Sequence[int]:
        """Every seat's result, if the game ended now."""
        raise NotImplementedError

    def ranking(self, state: S) -> Sequence[int]:
        """Every seat's place, 1 for a winner, ties settled as the rulebook does."""
        raise NotImplementedError

    def sources(self, state: S, events: Iterable[Event]) -> list[dict[str, int]]:
        """Every seat's score by source, each named by a message `source-…`.

        `events` is all that happened, for points whose origin the state itself no longer shows.
        """
        raise NotImplementedError

    def success(self, state: S) -> float:
        """In a game for one, where a place says nothing: how it went, from -1 to 1, if it ended now."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int | None, rng: Rng) -> None:
        """Resample what a seat cannot know, except sealed choices. Nothing, unless the game hides something else."""

    def turn(self, state: S) -> int:
        """A number that differs from one turn to the next, for games with windows."""
        return 0

    def holdings(self, state: S) -> dict[str, int]:
        """Sums that no move may change: money, cards and pieces, bank and supply included."""
        raise NotImplementedError

    def faults(self, state: S) -> list[UserError]:
        """What does not fit together in a position written by hand, beyond its sums."""
        return []

    # -- positions ------------------------------------------------------------------------------

    def position_of(self, state: State) -> dict[str, object]:
        """The whole state as JSON."""
        return positions.lay_out(state)

    def position(self, data: object) -> State:
        """The state that a position describes. Raises PositionError."""
        return positions.set_up(cast(Game, self), data)

    def schema(self) -> dict[str, object]:
        """The JSON Schema of this game's positions."""
        return positions.schema(cast(Game, self))

    def __repr__(self) -> str:
        return f"<game {self.key}>"
