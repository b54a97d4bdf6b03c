"""Fields: what a position may hold."""

import pytest
from helpers import mistaken

from pessoi.core import bits
from pessoi.core.errors import UserError
from pessoi.core.fields import Field, number, numbers, sequence, subset, subsets


@pytest.mark.parametrize(
    ("field", "value", "shown"),
    [
        (number("n", 0, 9), 3, 3),
        (numbers("l", -1, 9, [0, 0]), [3, -1], [3, -1]),
        (subset("s", 9), 0b1010, [1, 3]),
        (subsets("ss", 9, [0, 0]), [0b1, 0b100], [[0], [2]]),
    ],
)
def test_showing_and_reading_are_inverse(field: Field, value: int | list[int], shown: object) -> None:
    assert field.show(value) == shown
    assert field.read(shown) == value


@pytest.mark.parametrize(
    ("field", "data", "message"),
    [
        (number("n", 0, 9), 10, "n: expected a whole number from 0 to 9, not 10"),
        (number("n", 0, 9), True, "not True"),
        (number("n", 0, 9), "3", "not '3'"),
        (numbers("l", 0, 9, [0, 0]), [1], "l: expected 2 entries, not 1"),
        (sequence("l", 0, 9), 1, "l: expected a list"),
        (sequence("l", 0, 9), [1, 11], r"l\[1\]: expected"),
        (subset("s", 9), 3, "s: expected a list of numbers in ascending order"),
        (subset("s", 9), [3, 3], "s: 3 is repeated or out of order"),
        (subsets("ss", 9, [0, 0]), [[1], 2], r"ss\[1\]: expected"),
    ],
)
def test_bad_data_is_told_what_was_expected(field: Field, data: object, message: str) -> None:
    with mistaken(UserError, message):
        field.read(data)


def test_every_game_starts_with_a_list_of_its_own() -> None:
    field = numbers("l", 0, 9, [1, 2])
    first = field.start()
    assert first == [1, 2]
    assert first is not field.start()
    assert number("n", 0, 9, 4).start() == 4


def test_masks_are_sets() -> None:
    mask = bits.mask_of([1, 5, 47])
    assert bits.members(mask) == [1, 5, 47]
    assert bits.count(mask) == 3
    assert bits.members(0) == []
    assert [number for number in range(50) if bits.contains(mask, number)] == [1, 5, 47]
    assert bits.lowest(mask) == 1
    assert bits.members(bits.without_lowest(mask)) == [5, 47]
    assert [bits.nth(mask, index) for index in range(3)] == [1, 5, 47]
    assert bits.members(bits.all_below(4)) == [0, 1, 2, 3]
    assert bits.members(bits.section(mask, 4, bits.all_below(8))) == [1]
    assert bits.members(bits.shifted(mask, 2)) == [3, 7, 49]
    assert bits.members(bits.rotated(mask, 5, 50)) == [0, 42, 46]
    assert bits.rotated(mask, 0, 50) == mask


def test_small_numbers_share_one() -> None:
    assert [bits.packed(0b101_011_110, index, 3) for index in range(3)] == [6, 3, 5]
