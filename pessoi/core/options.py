"""Options: what a table may choose about its rules, and editions, which choose all of it at once."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from pessoi.core.errors import UserError

Chosen = Mapping[str, str | bool]


class OptionError(UserError):
    """An option, or a value for one, that the game does not have."""


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question about the rules with its possible answers."""

    values: list[str]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All options of a game and its editions; the first edition is the one people get."""

    options: dict[str, Option]
    editions: dict[str, dict[str, str]]

    @property
    def default(self) -> str:
        """The edition that is played when nothing is said."""
        return next(iter(self.editions))

    def resolve(self, chosen: Chosen) -> dict[str, str]:
        """Every option with its value: the edition's, unless chosen otherwise."""
        edition = str(chosen.get("edition", self.default))
        if edition not in self.editions:
            raise OptionError("unknown-edition", found=edition, known=", ".join(self.editions))
        values = {"edition": edition, **self.editions[edition]}
        for name, given in chosen.items():
            value = _written(given)
            if name == "edition":
                continue
            if name not in self.options:
                raise OptionError("unknown-option", found=name, known=", ".join(self.options))
            if value not in self.options[name].values:
                raise OptionError("unknown-value", name=name, found=value, known=", ".join(self.options[name].values))
            values[name] = value
        return values

    def chosen(self, values: Mapping[str, str]) -> dict[str, str]:
        """The shortest way to say a full set of values: the edition, and what differs from it."""
        preset = self.editions[values["edition"]]
        differing = {name: value for name, value in values.items() if preset.get(name, value) != value}
        return {"edition": values["edition"], **differing}


def load(path: Path) -> Options:
    """Read a game's options file; every edition answers every option."""
    options = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Options)
    for edition, preset in options.editions.items():
        if preset.keys() != options.options.keys():
            raise OptionError("edition-gaps", file=path, edition=edition, known=", ".join(options.options))
        options.resolve({"edition": edition, **preset})
    return options


def _written(value: str | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value
