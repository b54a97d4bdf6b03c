"""Fields: each declares one attribute of a state: its shape, its range and its value at the start."""

from typing import Final, final

from pessoi.core.bits import members
from pessoi.core.errors import UserError, brief

NUMBER: Final = "number"
LIST: Final = "list"
SET: Final = "set"
SETS: Final = "sets"

ANY_LENGTH: Final = -1
MOST_ENTRIES: Final = 256
"""The longest list of any length that a position may have."""

SharedList = list[int]
"""A list that is replaced, never changed in place: clones share it."""


@final
class Field:
    """One attribute of a state. Cloning, positions, their schema and the start of a game follow from it."""

    def __init__(self, name: str, kind: str, low: int, high: int, start: "int | list[int]") -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self._start = start
        self.length = ANY_LENGTH

    def start(self) -> "int | list[int]":
        """The value with which a game starts."""
        return self._start if isinstance(self._start, int) else self._start[:]

    def show(self, value: "int | list[int]") -> "int | list[int] | list[list[int]]":
        """The attribute as JSON."""
        if self.kind == SET:
            assert isinstance(value, int)
            return members(value)
        if isinstance(value, int):
            return value
        if self.kind == SETS:
            return [members(mask) for mask in value]
        return value[:]

    def read(self, data: object) -> "int | list[int]":
        """The attribute from JSON. Raises UserError."""
        if self.kind == NUMBER:
            return self._number(data, self.name)
        if self.kind == SET:
            return self._mask(data, self.name)
        if not isinstance(data, list):
            raise UserError("not-a-list", where=self.name, found=brief(data))
        if self.length not in (ANY_LENGTH, len(data)):
            raise UserError("other-count", where=self.name, expected=self.length, found=len(data))
        if len(data) > MOST_ENTRIES:
            raise UserError("too-many-entries", where=self.name, most=MOST_ENTRIES, found=len(data))
        if self.kind == SETS:
            return [self._mask(entry, f"{self.name}[{index}]") for index, entry in enumerate(data)]
        return [self._number(entry, f"{self.name}[{index}]") for index, entry in enumerate(data)]

    def _number(self, data: object, where: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not self.low <= data <= self.high:
            raise UserError("not-in-range", where=where, low=self.low, high=self.high, found=brief(data))
        return data

    def _mask(self, data: object, where: str) -> int:
        if not isinstance(data, list):
            raise UserError("not-a-set", where=where, found=brief(data))
        mask = 0
        for entry in data:
            bit = 1 << self._number(entry, where)
            if bit <= mask:
                raise UserError("out-of-order", where=where, found=brief(entry))
            mask |= bit
        return mask

    def schema(self) -> dict[str, object]:
        """The attribute's JSON Schema."""
        number: dict[str, object] = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.kind == NUMBER:
            return number
        if self.kind in (SET, SETS):
            number = {"type": "array", "items": number, "uniqueItems": True, "maxItems": self.high - self.low + 1}
        if self.kind == SET:
            return number
        numbers: dict[str, object] = {"type": "array", "items": number}
        if self.length == ANY_LENGTH:
            return {**numbers, "maxItems": MOST_ENTRIES}
        return {**numbers, "minItems": self.length, "maxItems": self.length}


def number(name: str, low: int, high: int, start: int = 0) -> Field:
    """A number from `low` to `high`."""
    return Field(name, NUMBER, low, high, start)


def numbers(name: str, low: int, high: int, start: list[int]) -> Field:
    """A list of numbers that is always as long as at the start."""
    field = Field(name, LIST, low, high, start)
    field.length = len(start)
    return field


def sequence(name: str, low: int, high: int) -> Field:
    """A list of numbers of any length, empty at the start."""
    return Field(name, LIST, low, high, [])


def subset(name: str, high: int, start: int = 0) -> Field:
    """A set of numbers from 0 to `high`, kept as a mask."""
    return Field(name, SET, 0, high, start)


def subsets(name: str, high: int, start: list[int]) -> Field:
    """A list of such sets that is always as long as at the start."""
    field = Field(name, SETS, 0, high, start)
    field.length = len(start)
    return field
