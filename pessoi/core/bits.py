"""Sets of small numbers kept as masks, and several small numbers kept in one: all bit arithmetic of the rules."""

from typing import Final

from mypy_extensions import i64

BIT: Final[list[int]] = [1 << number for number in range(62)]
"""BIT[n] is the set that holds n alone. Compiled, `1 << n` on native integers is cut to 32 bits: look it up instead."""


def contains(mask: i64, number: i64) -> bool:
    """Whether a number is in a set."""
    return (mask >> number) & 1 == 1


def all_below(size: int) -> int:
    """The set of all numbers from 0 to `size` - 1."""
    return (1 << size) - 1


def section(mask: i64, first: i64, full: i64) -> i64:
    """The numbers of a set from `first` on, counted from there, as far as they are in `full`."""
    return (mask >> first) & full


def shifted(mask: int, by: int) -> int:
    """A set with `by` added to each of its numbers."""
    return mask << by


def rotated(mask: i64, first: i64, size: i64) -> i64:
    """A set of numbers below `size`, counted from `first` on: those before it come last."""
    later: i64 = mask >> first
    before: i64 = mask ^ (later << first)
    return later | (before << (size - first))


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
    """The size of a set."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def lowest(mask: i64) -> i64:
    """The smallest number in a set. Raises ValueError if it is empty, as damaged positions may have it."""
    if mask == 0:
        raise ValueError("an empty set has no smallest number")
    number: i64 = 0
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


def without_lowest(mask: i64) -> i64:
    """A set without its smallest number."""
    return mask & (mask - 1)


def nth(mask: i64, index: i64) -> i64:
    """The number in a set that `index` smaller ones precede."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)


def mask_of(numbers: list[int]) -> int:
    """A list of numbers as a set."""
    mask = 0
    for number in numbers:
        mask |= BIT[number]
    return mask


def sum_over(mask: i64, values: list[int]) -> i64:
    """The sum of the values that a list has for the numbers in a set."""
    total: i64 = 0
    number: i64 = 0
    while mask:
        if mask & 1:
            total += values[number]
        mask >>= 1
        number += 1
    return total


def packed(word: i64, index: i64, width: i64) -> i64:
    """One of several small numbers that are kept in one, `width` bits each."""
    rest: i64 = word >> (index * width)
    above: i64 = rest >> width
    return rest ^ (above << width)
