"""Options, by which a table chooses among rules, and editions, which are complete sets of them."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from pessoi.core.errors import UserError

Chosen = Mapping[str, str | bool]


class OptionError(UserError):
    """An option, or a value for one, that the game does not have."""


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of one option."""

    values: list[str]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All options of a game and its editions; the first edition is the default."""

    options: dict[str, Option]
    editions: dict[str, dict[str, str]]

    @property
    def default(self) -> str:
        """The edition that is played unless another is chosen."""
        return next(iter(self.editions))

    def resolve(self, chosen: Chosen) -> dict[str, str]:
        """A full set of values: the edition's, unless chosen otherwise. Raises OptionError."""
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
        """The shortest description of a full set of values: the edition plus the differences."""
        preset = self.editions[values["edition"]]
        differing = {name: value for name, value in values.items() if preset.get(name, value) != value}
        return {"edition": values["edition"], **differing}


def load(path: Path) -> Options:
    """Load a game's options file, in which every edition must set every option."""
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
