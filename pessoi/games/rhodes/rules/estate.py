"""The estate: farmland with its units, and the storage hut."""

from mypy_extensions import i64

from pessoi.core.bits import count, members
from pessoi.core.events import Reason
from pessoi.games.rhodes.rules.constants import HUT, PRODUCTS
from pessoi.games.rhodes.rules.state import RhodesState


def tiles_of(state: RhodesState, seat: i64, product: i64) -> i64:
    """The number of a seat's farmland tiles of a product."""
    first_tile = state.rhodes.constants.first_tile
    owner = state.owner
    found: i64 = 0
    for tile in range(first_tile[product], first_tile[product + 1]):
        if owner[tile] == seat:
            found += 1
    return found


def on_land(state: RhodesState, seat: i64, product: i64) -> i64:
    """The units of a product on a seat's farmland."""
    first_tile = state.rhodes.constants.first_tile
    return _units_between(state, seat, first_tile[product], first_tile[product + 1])


def units_of(state: RhodesState, seat: i64, product: i64) -> i64:
    """The units of a product on an estate."""
    return on_land(state, seat, product) + (1 if state.in_hut(seat, product) else 0)


def total(state: RhodesState, seat: i64) -> i64:
    """The units on an estate."""
    return _units_between(state, seat, 0, state.rhodes.constants.tile_count) + count(state.hut_of(seat))


def _units_between(state: RhodesState, seat: i64, first: i64, end: i64) -> i64:
    """The units on a seat's tiles from `first` to `end` - 1."""
    owner = state.owner
    found: i64 = 0
    for tile in range(first, end):
        if owner[tile] == seat:
            found += state.units[tile]
    return found


def emptiest(state: RhodesState, seat: i64, product: i64) -> i64:
    """The tile with most room, so that as many tiles as possible can take the next unit; -1 when all are full."""
    constants = state.rhodes.constants
    best: i64 = -1
    least = constants.capacity
    for tile in range(constants.first_tile[product], constants.first_tile[product + 1]):
        if state.owner[tile] == seat and state.units[tile] < least:
            least = state.units[tile]
            best = tile
    return best


def hut_takes(state: RhodesState, seat: i64, product: i64) -> bool:
    """Whether the hut takes a product that is farmed and whose tiles are full (rhodes.development.hut)."""
    return state.has(seat, HUT) and not state.in_hut(seat, product) and tiles_of(state, seat, product) > 0


def has_room(state: RhodesState, seat: i64, product: i64) -> bool:
    """Whether one more unit of a product can be put on an estate."""
    return emptiest(state, seat, product) >= 0 or hut_takes(state, seat, product)


def any_room(state: RhodesState, seat: i64) -> bool:
    """Whether one more unit of any product can be put on an estate."""
    return any(has_room(state, seat, product) for product in range(PRODUCTS))


def put(state: RhodesState, seat: i64, product: i64) -> bool:
    """Put a unit from the supply on the estate, if there is room: on farmland, else into the hut.

    (rhodes.components.supply)
    """
    tile = emptiest(state, seat, product)
    if tile < 0:
        return fill_hut(state, seat, product)
    state.units[tile] += 1
    state.supply[product] -= 1
    return True


def fill_hut(state: RhodesState, seat: i64, product: i64) -> bool:
    """Put a unit from the supply into the hut of a seat whose tiles are full, if it takes the product."""
    if not hut_takes(state, seat, product):
        return False
    state.put_in_hut(seat, product)
    state.supply[product] -= 1
    return True


def growths(state: RhodesState, seat: i64) -> list[int]:
    """The moves that put one more unit on an estate."""
    grow = state.rhodes.move.grow.moves
    return [grow[product] for product in range(PRODUCTS) if has_room(state, seat, product)]


def take_from_land(state: RhodesState, seat: i64, product: i64) -> None:
    """Take a unit from the fullest tile: that leaves room on as many tiles as can be (rhodes.estate.take)."""
    first_tile = state.rhodes.constants.first_tile
    best: i64 = -1
    most: i64 = 0
    for tile in range(first_tile[product], first_tile[product + 1]):
        if state.owner[tile] == seat and state.units[tile] > most:
            most = state.units[tile]
            best = tile
    state.units[best] -= 1


def takes(state: RhodesState, seat: i64) -> list[int]:
    """The moves that take a unit from an estate: from farmland, then from the hut."""
    land = state.rhodes.move.take.moves
    hut = state.rhodes.move.take_hut.moves
    moves = [land[product] for product in range(PRODUCTS) if on_land(state, seat, product) > 0]
    return moves + [hut[product] for product in members(state.hut_of(seat))]


def take(state: RhodesState, seat: i64, move: i64) -> i64:
    """Take the unit that a move names off the estate, and return its product."""
    table = state.rhodes.move
    if table.take_hut.has(move):
        product = table.take_hut.index(move)
        state.take_from_hut(seat, product)
    else:
        product = table.take.index(move)
        take_from_land(state, seat, product)
    return product


def why_not_take(state: RhodesState, move: i64) -> Reason:
    """The reason why a unit cannot be taken from an estate."""
    table = state.rhodes.move
    if table.take.has(move):
        return Reason("not-on-land", {"product": table.take.index(move)})
    if table.take_hut.has(move):
        return Reason("not-in-hut", {"product": table.take_hut.index(move)})
    return Reason("take-a-unit")
