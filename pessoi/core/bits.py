"""Sets of small numbers kept as masks."""

from typing import Final

from mypy_extensions import i64

BIT: Final[list[int]] = [1 << number for number in range(62)]
"""BIT[n] is the set that holds n alone. Compiled, `1 << n` on native integers is cut to 32 bits: look it up instead."""


def members(mask: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def count(mask: i64) -> i64:
    """How many numbers are in a set."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def mask_of(numbers: list[int]) -> int:
    """A list of numbers as a set."""
    mask = 0
    for number in numbers:
        mask |= BIT[number]
    return mask
