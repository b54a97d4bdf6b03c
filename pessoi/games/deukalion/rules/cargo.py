"""Cargoes: the treasures of a ship, a city or a task in one number, three bits for each colour."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import BIT, all_below, packed

COLOUR_BITS: Final = 3
MOST_OF_COLOUR: Final = 7

NO_COLOUR: Final = -1


def treasure(colour: i64) -> i64:
    """One treasure of a colour, as a cargo."""
    return BIT[COLOUR_BITS * colour]


def cargo_of(colours: list[int]) -> int:
    """The cargo with one treasure for each colour in a list."""
    return sum([int(treasure(colour)) for colour in colours])


def largest_cargo(colours: int) -> int:
    """The greatest number that is a cargo of treasures of some colours."""
    return all_below(COLOUR_BITS * colours)


def of_colour(cargo: i64, colour: i64) -> i64:
    """The number of treasures of a colour in a cargo."""
    return packed(cargo, colour, COLOUR_BITS)


def only(cargo: i64, colour: i64) -> i64:
    """The treasures of a colour in a cargo, as a cargo; with NO_COLOUR all of them."""
    return cargo if colour == NO_COLOUR else of_colour(cargo, colour) * treasure(colour)


def cargo_size(cargo: i64) -> i64:
    """The number of treasures in a cargo."""
    size: i64 = 0
    while cargo:
        size += cargo & MOST_OF_COLOUR
        cargo >>= COLOUR_BITS
    return size


def common_size(cargo: i64, wanted: i64) -> i64:
    """The number of treasures in a cargo that another one holds as well."""
    size: i64 = 0
    while wanted:
        size += min(cargo & MOST_OF_COLOUR, wanted & MOST_OF_COLOUR)
        cargo >>= COLOUR_BITS
        wanted >>= COLOUR_BITS
    return size


def carries(cargo: i64, wanted: i64) -> bool:
    """Whether a cargo holds all treasures of another one."""
    return common_size(cargo, wanted) == cargo_size(wanted)
