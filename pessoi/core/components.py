"""Component files: every printed number of a game, from a TOML file that the owner of a box can correct."""

import hashlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from pessoi.core.errors import UserError, brief, unfit
from pessoi.core.events import Arguments
from pessoi.core.files import broken, text_in

Source = Literal["rulebook", "public", "reconstructed"]
"""Where a group of numbers comes from."""

MOST_BYTES = 65_536
"""The largest components, as JSON, that a record may carry: several times those of the largest game."""
NAME = "game"
"""The key of a component file that names its game."""

Values = dict[str, object]
"""Components as JSON, or the part of them that a correction replaces."""

C = TypeVar("C", bound="Components")


class ComponentsError(UserError):
    """A component file that cannot be used, and why."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of printed numbers that share a source."""

    source: Source


class Mixed(Group, frozen=True, kw_only=True):
    """A group whose numbers do not all share a source: `sources` has that of the exceptions, by name."""

    sources: dict[str, Source] = msgspec.field(default_factory=dict)


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All groups of one game."""

    def faults(self) -> list[UserError]:
        """What does not fit together; empty for a valid file."""
        return []

    def numbers(self) -> Arguments:
        """The numbers that texts may name: `$temples-income-2` is the second number of `income` in `[temples]`.

        `$temples-income` is the whole list. A game adds what its texts say and its components only imply.
        """
        return dict(_numbers_in(msgspec.to_builtins(self), ""))


def _numbers_in(value: object, path: str) -> Iterator[tuple[str, int | list[int]]]:
    """All whole numbers, and lists of them, with their paths; the elements of a list are counted from 1."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _numbers_in(inner, f"{path}-{name}".replace("_", "-").lstrip("-"))
    elif isinstance(value, list):
        if value and all(type(inner) is int for inner in value):
            yield path, value
        for number, inner in enumerate(value, 1):
            yield from _numbers_in(inner, f"{path}-{number}")
    elif type(value) is int:
        yield path, value


def load(kind: type[C], game: str, shipped: Path, correction: Path | None = None) -> C:
    """Load the shipped components of a game, with the groups and numbers that a correction file replaces."""
    data = read_file(game, shipped)
    if correction is not None:
        data = overlaid(data, read_file(game, correction))
    try:
        return read(kind, game, data)
    except ComponentsError as error:
        why, named = error.arguments["why"], error.arguments.get("game")
        raise ComponentsError("in-file", file=correction or shipped, why=why, game=named) from None


def read(kind: type[C], game: str, values: object) -> C:
    """The components of a game from all their values; raises ComponentsError."""
    try:
        components = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise ComponentsError("numbers", why=unfit(error)) from None
    if len(msgspec.json.encode(components)) > MOST_BYTES:
        raise ComponentsError("numbers", why=UserError("numbers-large", most=MOST_BYTES))
    faults = components.faults()
    if faults:
        raise ComponentsError("numbers", why=faults, game=game)
    return components


def read_file(game: str, path: Path) -> Values:
    """The values in a component file; raises ComponentsError, also if it names another game."""
    data = _toml(path)
    found = data.pop(NAME, game)
    if found != game:
        raise ComponentsError("in-file", file=path, why=UserError("other-box", found=brief(found), expected=game))
    return data


def game_of(path: Path) -> str:
    """The game that a component file names in its first line; raises ComponentsError if it names none."""
    found = _toml(path).get(NAME)
    if not isinstance(found, str):
        raise ComponentsError("in-file", file=path, why=UserError("nameless-box", example='game = "zeus"'))
    return found


def values_of(components: Components) -> Values:
    """All values of components, as JSON."""
    values: Values = msgspec.to_builtins(components)
    return values


def fingerprint(components: Components) -> str:
    """A short hash of the components."""
    return hashlib.sha256(msgspec.json.encode(components, order="deterministic")).hexdigest()[:16]


def _toml(path: Path) -> dict[str, object]:
    text = text_in(path, ComponentsError)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError("not-toml", file=path, why=_breaking(error)) from None


def _breaking(error: tomllib.TOMLDecodeError) -> UserError:
    """The place of a TOML syntax error."""
    place = re.search(r"line (\d+), column (\d+)", str(error))
    return broken(int(place.group(1)), int(place.group(2))) if place else UserError("broken-end")


def overlaid(shipped: Values, correction: Values) -> Values:
    """Merge tables key by key; replace anything else."""
    result = dict(shipped)
    for key, value in correction.items():
        below = result.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            result[key] = overlaid(below, value)
        else:
            result[key] = value
    return result


def difference(shipped: Values, values: Values) -> Values:
    """The correction that makes the shipped values others: tables key by key, anything else as a whole."""
    result: Values = {}
    for key, value in values.items():
        below = shipped.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            inner = difference(below, value)
            if inner:
                result[key] = inner
        elif key not in shipped or below != value:
            result[key] = value
    return result
