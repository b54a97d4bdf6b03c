"""The harbour as data: boats in a row from the gate inward, one square of cargo for every square of their length.

`boats` lists the boats from the gate to the exit and `cargo` what lies on each of their squares, in the same order, so
that square 0 is the one at the gate and a boat's last square is its bow. Boats lie without gaps: the square on which a
boat begins is the sum of the lengths before it, and nothing can overlap. Only the last boat can reach beyond the exit.
"""

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1
"""A square of a boat on which nothing lies, or nothing any more."""


def enter(boats: list[int], cargo: list[int], boat: i64, goods: list[int]) -> None:
    """A boat comes in at the gate and pushes all others by its length; its goods are given from bow to stern."""
    boats.insert(0, boat)
    for good in goods:
        cargo.insert(0, good)


def bow(boats: list[int], lengths: list[int]) -> i64:
    """The square on which the bow of the last boat lies; -1 in an empty harbour."""
    end: i64 = -1
    for boat in boats:
        end += lengths[boat]
    return end


def boat_on(boats: list[int], lengths: list[int], square: i64) -> i64:
    """The boat that lies on a square; -1 if it is free."""
    end: i64 = 0
    for boat in boats:
        end += lengths[boat]
        if square < end:
            return boat
    return -1


def count(cargo: list[int], good: i64) -> i64:
    """How many units of one good lie in the harbour."""
    found: i64 = 0
    for lying in cargo:
        if lying == good:
            found += 1
    return found


def unload(cargo: list[int], first: i64) -> list[int]:
    """Take all goods from a square on inward and leave the boats empty there; what is nearest the exit comes first."""
    goods: list[int] = []
    square: i64 = len(cargo) - 1
    while square >= first:
        good: i64 = cargo[square]
        if good != EMPTY:
            goods.append(good)
            cargo[square] = EMPTY
        square -= 1
    return goods


def leave(boats: list[int], cargo: list[int], lengths: list[int]) -> i64:
    """The last boat goes, with its squares; its goods must have been unloaded."""
    boat: i64 = boats.pop()
    for _ in range(lengths[boat]):
        cargo.pop()
    return boat
