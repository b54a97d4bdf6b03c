"""Component files: every printed number of a game, from a TOML file that the owner of a box can correct."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from pessoi.core.errors import UserError, unfit
from pessoi.core.files import broken, text_in

Source = Literal["rulebook", "public", "reconstructed"]
"""Where a group of numbers comes from."""

C = TypeVar("C", bound="Components")


class ComponentsError(UserError):
    """A component file that cannot be used, and why."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of printed numbers that share a source."""

    source: Source


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All groups of one game."""

    def faults(self) -> list[UserError]:
        """What does not fit together; empty for a valid file."""
        return []


def load(kind: type[C], game: str, shipped: Path, correction: Path | None = None) -> C:
    """Load the shipped components of a game, with the groups and numbers that a correction file replaces."""
    data = _toml(shipped)
    name = shipped
    if correction is not None:
        data = _overlaid(data, _toml(correction))
        name = correction
    try:
        components = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ComponentsError("in-file", file=name, why=unfit(error)) from None
    faults = components.faults()
    if faults:
        raise ComponentsError("in-file", file=name, why=faults, game=game)
    return components


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


def _overlaid(shipped: dict[str, object], correction: dict[str, object]) -> dict[str, object]:
    """Merge tables key by key; replace anything else."""
    result = dict(shipped)
    for key, value in correction.items():
        below = result.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            result[key] = _overlaid(below, value)
        else:
            result[key] = value
    return result
