"""Component files: every printed number of a game, from a TOML file that the owner of a box can correct."""

import hashlib
import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "reconstructed"]
"""Where a group of numbers comes from."""

C = TypeVar("C", bound="Components")


class ComponentsError(ValueError):
    """A component file that cannot be used, and why."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of printed numbers that share a source."""

    source: Source


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All groups of one game."""

    def faults(self) -> list[str]:
        """What does not fit together, in words; none when all is well."""
        return []


def load(kind: type[C], printed: Path, correction: Path | None = None) -> C:
    """The printed components, with the groups and numbers that a correction file replaces."""
    data = _toml(printed)
    name = printed
    if correction is not None:
        data = _overlaid(data, _toml(correction))
        name = correction
    try:
        components = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ComponentsError(f"{name}: {error}") from None
    faults = components.faults()
    if faults:
        raise ComponentsError(f"{name}: " + "; ".join(faults))
    return components


def fingerprint(components: Components) -> str:
    """A short hash that two equal sets of components share."""
    return hashlib.sha256(msgspec.json.encode(components, order="deterministic")).hexdigest()[:16]


def _toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentsError(f"{path}: not a TOML file ({error})") from None


def _overlaid(printed: dict[str, object], correction: dict[str, object]) -> dict[str, object]:
    """Tables are merged key by key; anything else is replaced."""
    result = dict(printed)
    for key, value in correction.items():
        below = result.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            result[key] = _overlaid(below, value)
        else:
            result[key] = value
    return result
