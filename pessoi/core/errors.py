"""User errors, as a code and its arguments; the text is found where people read it."""

import re
from typing import Final

import msgspec


class UserError(ValueError):
    """Something that cannot be done or used, and why. There is a message `mistake-…` for every code.

    An argument may be another UserError, or a list of them: the cause of this one.
    """

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments: dict[str, object] = arguments

    def __str__(self) -> str:
        details = ", ".join([f"{name} {value}" for name, value in self.arguments.items()])
        return f"{self.code} ({details})" if details else self.code

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.code, self.arguments)


def _rebuilt(kind: type[UserError], code: str, arguments: dict[str, object]) -> UserError:
    """Rebuild an error that was raised in another process."""
    return kind(code, **arguments)


MOST_SHOWN: Final = 60
"""The longest piece of wrong data that an error quotes."""


def brief(value: object) -> str:
    """Wrong data as an error quotes it: cut if it is long, and never written out whole."""
    if isinstance(value, list):
        value = value[:MOST_SHOWN]
    elif isinstance(value, str):
        value = value[: 2 * MOST_SHOWN]
    elif isinstance(value, dict):
        value = dict(list(value.items())[:MOST_SHOWN])
    text = repr(value) if not isinstance(value, int) or abs(value) < 1 << 64 else "…"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


_PLACE: Final = re.compile(r" - at `(.+)`$")
_SHAPES: Final = (
    ("missing-field", re.compile(r"Object missing required field `(?P<name>.+)`")),
    ("unknown-field", re.compile(r"Object contains unknown field `(?P<name>.+)`")),
    ("other-kind", re.compile(r"Expected `(?P<expected>.+?)`, got `(?P<found>.+)`")),
    ("other-length", re.compile(r"Expected `(?P<kind>.+?)` of length (?P<expected>.+)")),
    ("out-of-range", re.compile(r"Expected `(?P<kind>.+?)` (?P<expected>[<>=]+ .+)")),
    ("not-a-choice", re.compile(r"Invalid enum value '?(?P<found>.*?)'?$")),
)
"""The messages of msgspec's validation errors."""

KINDS: Final = ("int", "float", "str", "bool", "array", "object", "null")
"""The kinds of data that msgspec names."""


def unfit(error: msgspec.DecodeError) -> UserError:
    """A validation error of msgspec as a UserError."""
    message = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return UserError("not-json-at-all")
    place = _PLACE.search(message)
    where = place.group(1) if place else "$"
    for code, shape in _SHAPES:
        found = shape.match(_PLACE.sub("", message))
        if found:
            return UserError(code, where=where, **{name: _kind(text) for name, text in found.groupdict().items()})
    return UserError("unfit", where=where)


def _kind(text: str) -> object:
    """The name of a kind of data as a message."""
    return UserError(f"kind-{text}") if text in KINDS else text
