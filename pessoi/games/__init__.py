"""The registry of games: the folders here, and the games that other packages register as `pessoi.games`."""

import importlib
import logging
import pkgutil
import re
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import msgspec

from pessoi.core.components import ComponentsError, Values, difference, overlaid, read
from pessoi.core.errors import UserError
from pessoi.core.game import Game
from pessoi.core.record import Header, RecordError
from pessoi.core.rng import Rng
from pessoi.core.state import State
from pessoi.core.step import CHANCE

log = logging.getLogger(__name__)

GROUP = "pessoi.games"
"""The entry points by which other packages register games: `key = "package.module:Class"`."""

KEY = re.compile(r"[a-z][a-z0-9]*")
"""A key is part of addresses, message ids, rule ids and TypeScript namespaces."""


KEPT = 32
"""The number of games with other than the shipped components that are kept in memory."""
TRIED_MOVES = 800
"""Moves and outcomes of the game that tries components out."""


class UnknownGame(UserError):
    """A game that is not registered."""


class BrokenGame(UnknownGame):
    """A game of another package that cannot be loaded, and why."""


@cache
def names() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order, also of those that cannot be loaded."""
    return tuple(sorted({*_folders(), *_registered()}))


def game(key: str, components: Path | str | None = None) -> Game:
    """A game by its key, with the shipped components or with a correction file for them.

    Raises UnknownGame, BrokenGame, and ComponentsError for a correction file that cannot be used.
    """
    shipped = _working(key)
    return shipped if components is None else type(shipped)(Path(components))


def game_with(key: str, numbers: Values | None) -> Game:
    """A game with all its components given as JSON, or with the shipped ones; the last few are kept.

    Raises UnknownGame, BrokenGame, and ComponentsError for components that cannot be used.
    """
    shipped = _working(key)
    if numbers is None or numbers == shipped.numbers:
        return shipped
    return _corrected(key, msgspec.json.encode(numbers))


def game_corrected(key: str, correction: Values) -> Game:
    """A game whose shipped components are corrected in part; raises as `game_with`."""
    return game_with(key, overlaid(game(key).numbers, correction))


def game_of(header: Header) -> Game:
    """The game of a record, with the components that the record carries, or with the shipped ones.

    Raises UnknownGame, BrokenGame, and RecordError for components that cannot be used or are not those of the record.
    """
    if header.numbers is msgspec.UNSET:
        return game(header.game)
    try:
        found = game_with(header.game, header.numbers)
    except ComponentsError as error:
        raise RecordError("record-numbers", game=header.game, why=error) from None
    if found.fingerprint != header.components:
        raise RecordError("record-damaged", found=found.fingerprint, expected=header.components)
    return found


def own_numbers(used: Game) -> Values | None:
    """The components of a game for another process; None if they are the shipped ones."""
    return None if used is _shipped(used.key) else used.numbers


def correction_of(used: Game) -> Values:
    """In what the components of a game differ from the shipped ones."""
    return difference(game(used.key).numbers, used.numbers)


@lru_cache(maxsize=KEPT)
def _corrected(key: str, numbers: bytes) -> Game:
    """A game with other components; raises ComponentsError, also if the checks of the game miss a fault."""
    kind = type(_working(key))
    components = read(kind.components_type, key, msgspec.json.decode(numbers))
    try:
        components.numbers()
        return kind(components)
    except Exception as error:
        log.warning("the checks of %s miss that these components cannot be used: %r", key, error)
        raise _unusable(key) from None


def try_out(used: Game, state: State) -> None:
    """Play a random game on from a state, unless the components are the shipped ones.

    Raises ComponentsError if the rules cannot go on: a combination that the checks of the game miss must not break a
    table.
    """
    if own_numbers(used) is None:
        return
    state, rng = state.clone(), Rng(1)
    try:
        for _ in range(TRIED_MOVES):
            if state.over:
                break
            seat = state.actors[0]
            state.apply(seat, state.sample(rng) if seat == CHANCE else rng.one_of(state.legal(seat)))
        for seat in range(state.seats):
            state.view(seat)
    except Exception as error:  # whatever the rules raise with components that make no sense
        raise _unusable(used.key) from error


def _unusable(key: str) -> ComponentsError:
    return ComponentsError("numbers", why=UserError("numbers-unusable"), game=key)


def _working(key: str) -> Game:
    """A game with its shipped components; raises UnknownGame and BrokenGame."""
    if key not in names():
        raise UnknownGame("unknown-game", found=key, known=", ".join(names()))
    shipped = _shipped(key)
    if isinstance(shipped, BrokenGame):
        raise shipped.with_traceback(None)
    return shipped


@cache
def working() -> tuple[Game, ...]:
    """All games that can be loaded, in the order of their keys. The others are logged."""
    found = []
    for key in names():
        shipped = _shipped(key)
        if isinstance(shipped, BrokenGame):
            log.warning("game %s cannot be loaded: %s", key, shipped)
        else:
            found.append(shipped)
    return tuple(found)


@cache
def _folders() -> tuple[str, ...]:
    return tuple(entry.name for entry in pkgutil.iter_modules(__path__) if entry.ispkg)


@cache
def _registered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _shipped(key: str) -> Game | BrokenGame:
    """A game with its shipped components; a folder here wins over a registered game of the same key."""
    if key in _folders():
        kind: type[Game] = importlib.import_module(f"{__name__}.{key}").Game
        return kind()
    entry = _registered()[key]
    try:
        return _loaded(entry)
    except Exception as error:
        why = error if isinstance(error, UserError) else f"{type(error).__name__}: {error}"
        return BrokenGame("broken-game", found=key, entry=f"{entry.name} = {entry.value}", why=why)


def _loaded(entry: EntryPoint) -> Game:
    """The game of an entry point. Whatever is wrong with the package may be raised."""
    if not KEY.fullmatch(entry.name):
        raise UserError("game-key-form")
    kind = entry.load()
    if not isinstance(kind, type) or not issubclass(kind, Game):
        raise UserError("not-a-game")
    if kind.key != entry.name:
        raise UserError("other-game-key", found=kind.key)
    return kind()
