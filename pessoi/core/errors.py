"""Mistakes: what somebody got wrong, as a code and what it speaks of. Words are found for it where people read."""

import re
from typing import Final

import msgspec


class UserError(ValueError):
    """Something that cannot be done or used, and why. There is a message `mistake-…` for every code.

    An argument may be a mistake itself, or a list of them: what lies behind this one.
    """

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments: dict[str, object] = arguments

    def __str__(self) -> str:
        told = ", ".join([f"{name} {value}" for name, value in self.arguments.items()])
        return f"{self.code} ({told})" if told else self.code

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _made_again, (type(self), self.code, self.arguments)


def _made_again(kind: type[UserError], code: str, arguments: dict[str, object]) -> UserError:
    """A mistake that was made in another process."""
    return kind(code, **arguments)


_PLACE: Final = re.compile(r" - at `(.+)`$")
_SHAPES: Final = (
    ("missing-field", re.compile(r"Object missing required field `(?P<name>.+)`")),
    ("unknown-field", re.compile(r"Object contains unknown field `(?P<name>.+)`")),
    ("other-kind", re.compile(r"Expected `(?P<expected>.+?)`, got `(?P<found>.+)`")),
    ("other-length", re.compile(r"Expected `(?P<kind>.+?)` of length (?P<expected>.+)")),
    ("out-of-range", re.compile(r"Expected `(?P<kind>.+?)` (?P<expected>[<>=]+ .+)")),
    ("not-a-choice", re.compile(r"Invalid enum value '?(?P<found>.*?)'?$")),
)
"""The sentences in which msgspec tells what does not fit."""

KINDS: Final = ("int", "float", "str", "bool", "array", "object", "null")
"""The kinds of data that msgspec names."""


def unfit(error: msgspec.DecodeError) -> UserError:
    """What does not fit in data that was read."""
    told = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return UserError("not-json-at-all")
    place = _PLACE.search(told)
    where = place.group(1) if place else "$"
    for code, shape in _SHAPES:
        found = shape.match(_PLACE.sub("", told))
        if found:
            return UserError(code, where=where, **{name: _kind(text) for name, text in found.groupdict().items()})
    return UserError("unfit", where=where)


def _kind(text: str) -> object:
    """The name of a kind of data becomes words too."""
    return UserError(f"kind-{text}") if text in KINDS else text
