"""A field names one attribute of a state, its shape and its range: enough to save it, check it and publish it."""

from typing import Final, final

from pessoi.core.bits import members
from pessoi.core.errors import UserError

NUMBER: Final = "number"
LIST: Final = "list"
SET: Final = "set"
SETS: Final = "sets"
"""A number; a list of numbers; a set of small numbers kept as a mask; a list of such sets."""

ANY_LENGTH: Final = -1


@final
class Field:
    """One attribute: what kind it is, how long a list of it must be, and the least and greatest number in it."""

    def __init__(self, name: str, kind: str, low: int, high: int, length: int = ANY_LENGTH) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.length = length

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
        """The attribute from JSON; a mistake says what was expected."""
        if self.kind == NUMBER:
            return self._number(data, self.name)
        if self.kind == SET:
            return self._mask(data, self.name)
        if not isinstance(data, list):
            raise UserError("not-a-list", where=self.name, found=repr(data))
        if self.length not in (ANY_LENGTH, len(data)):
            raise UserError("other-count", where=self.name, expected=self.length, found=len(data))
        if self.kind == SETS:
            return [self._mask(entry, f"{self.name}[{index}]") for index, entry in enumerate(data)]
        return [self._number(entry, f"{self.name}[{index}]") for index, entry in enumerate(data)]

    def _number(self, data: object, where: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not self.low <= data <= self.high:
            raise UserError("not-in-range", where=where, low=self.low, high=self.high, found=repr(data))
        return data

    def _mask(self, data: object, where: str) -> int:
        if not isinstance(data, list):
            raise UserError("not-a-set", where=where, found=repr(data))
        mask = 0
        for entry in data:
            bit = 1 << self._number(entry, where)
            if bit <= mask:
                raise UserError("out-of-order", where=where, found=repr(entry))
            mask |= bit
        return mask

    def schema(self) -> dict[str, object]:
        """The attribute's JSON Schema."""
        number: dict[str, object] = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.kind == NUMBER:
            return number
        numbers: dict[str, object] = {"type": "array", "items": number}
        if self.kind == SET:
            return {**numbers, "uniqueItems": True}
        if self.kind == SETS:
            numbers = {"type": "array", "items": {**numbers, "uniqueItems": True}}
        if self.length != ANY_LENGTH:
            numbers = {**numbers, "minItems": self.length, "maxItems": self.length}
        return numbers
