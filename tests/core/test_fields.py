"""Fields: what a position may hold."""

import pytest
from helpers import mistaken

from pessoi.core.bits import count, mask_of, members
from pessoi.core.errors import UserError
from pessoi.core.fields import LIST, NUMBER, SET, SETS, Field


@pytest.mark.parametrize(
    ("field", "value", "shown"),
    [
        (Field("n", NUMBER, 0, 9), 3, 3),
        (Field("l", LIST, -1, 9, 2), [3, -1], [3, -1]),
        (Field("s", SET, 0, 9), 0b1010, [1, 3]),
        (Field("ss", SETS, 0, 9, 2), [0b1, 0b100], [[0], [2]]),
    ],
)
def test_showing_and_reading_are_inverse(field: Field, value: int | list[int], shown: object) -> None:
    assert field.show(value) == shown
    assert field.read(shown) == value


@pytest.mark.parametrize(
    ("field", "data", "message"),
    [
        (Field("n", NUMBER, 0, 9), 10, "n: expected a whole number from 0 to 9, not 10"),
        (Field("n", NUMBER, 0, 9), True, "not True"),
        (Field("n", NUMBER, 0, 9), "3", "not '3'"),
        (Field("l", LIST, 0, 9, 2), [1], "l: expected 2 entries, not 1"),
        (Field("l", LIST, 0, 9), 1, "l: expected a list"),
        (Field("l", LIST, 0, 9), [1, 11], r"l\[1\]: expected"),
        (Field("s", SET, 0, 9), 3, "s: expected a list of ascending numbers"),
        (Field("s", SET, 0, 9), [3, 3], "s: 3 is there twice or out of order"),
        (Field("ss", SETS, 0, 9), [[1], 2], r"ss\[1\]: expected"),
    ],
)
def test_bad_data_is_told_what_was_expected(field: Field, data: object, message: str) -> None:
    with mistaken(UserError, message):
        field.read(data)


def test_masks_are_sets() -> None:
    assert members(mask_of([0, 5, 47])) == [0, 5, 47]
    assert count(mask_of([0, 5, 47])) == 3
    assert members(0) == []
