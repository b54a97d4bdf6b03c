"""The estate: farmland with its units, and the storage hut."""

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.games.rhodes.rules.moves import PRODUCTS
from pessoi.games.rhodes.rules.state import ALL_PRODUCTS, HUT, HUT_COUNT, RhodesState


def farms(state: RhodesState, seat: i64, product: i64) -> bool:
    """Whether a seat has farmland of a product."""
    rules = state.rhodes
    tile: i64 = rules.first_tile[product]
    end: i64 = rules.first_tile[product + 1]
    while tile < end:
        if state.owner[tile] == seat:
            return True
        tile += 1
    return False


def tiles_of(state: RhodesState, seat: i64, product: i64) -> i64:
    """How many farmland tiles of a product a seat has."""
    rules = state.rhodes
    tile: i64 = rules.first_tile[product]
    end: i64 = rules.first_tile[product + 1]
    found: i64 = 0
    while tile < end:
        if state.owner[tile] == seat:
            found += 1
        tile += 1
    return found


def on_land(state: RhodesState, seat: i64, product: i64) -> i64:
    """How many units of a product lie on a seat's farmland."""
    rules = state.rhodes
    tile: i64 = rules.first_tile[product]
    end: i64 = rules.first_tile[product + 1]
    found: i64 = 0
    while tile < end:
        if state.owner[tile] == seat:
            found += state.units[tile]
        tile += 1
    return found


def in_hut(state: RhodesState, seat: i64, product: i64) -> i64:
    """How many units of a product lie in a seat's hut: one or none."""
    return (state.hut >> (seat * PRODUCTS + product)) & 1


def units_of(state: RhodesState, seat: i64, product: i64) -> i64:
    """How many units of a product lie on an estate."""
    return on_land(state, seat, product) + in_hut(state, seat, product)


def total(state: RhodesState, seat: i64) -> i64:
    """How many units lie on an estate."""
    hut: i64 = (state.hut >> (seat * PRODUCTS)) & ALL_PRODUCTS
    found: i64 = HUT_COUNT[hut]
    owner = state.owner
    tile: i64 = 0
    while tile < state.rhodes.tiles:
        if owner[tile] == seat:
            found += state.units[tile]
        tile += 1
    return found


def emptiest(state: RhodesState, seat: i64, product: i64) -> i64:
    """The tile with most room, so that as many tiles as possible can take the next unit; -1 when all are full."""
    rules = state.rhodes
    tile: i64 = rules.first_tile[product]
    end: i64 = rules.first_tile[product + 1]
    best: i64 = -1
    least: i64 = rules.printed.capacity
    while tile < end:
        if state.owner[tile] == seat and state.units[tile] < least:
            least = state.units[tile]
            best = tile
        tile += 1
    return best


def hut_takes(state: RhodesState, seat: i64, product: i64) -> bool:
    """Whether the hut takes a product that is farmed and whose tiles are full (rhodes.development.hut)."""
    return state.has(seat, HUT) and in_hut(state, seat, product) == 0 and farms(state, seat, product)


def has_room(state: RhodesState, seat: i64, product: i64) -> bool:
    """Whether one more unit of a product can be put on an estate."""
    return emptiest(state, seat, product) >= 0 or hut_takes(state, seat, product)


def any_room(state: RhodesState, seat: i64) -> bool:
    """Whether one more unit of anything can be put on an estate."""
    product: i64 = 0
    while product < PRODUCTS:
        if has_room(state, seat, product):
            return True
        product += 1
    return False


def put(state: RhodesState, seat: i64, product: i64) -> bool:
    """Put a unit from the supply on the estate, if there is room: on farmland, else into the hut."""
    tile = emptiest(state, seat, product)
    if tile >= 0:
        state.units[tile] += 1
    elif hut_takes(state, seat, product):
        state.hut |= BIT[seat * PRODUCTS + product]
    else:
        return False
    state.supply[product] -= 1
    return True


def take_from_land(state: RhodesState, seat: i64, product: i64) -> None:
    """Take a unit from the fullest tile: that leaves room on as many tiles as can be (rhodes.estate.take)."""
    rules = state.rhodes
    tile: i64 = rules.first_tile[product]
    end: i64 = rules.first_tile[product + 1]
    best = tile
    most: i64 = 0
    while tile < end:
        if state.owner[tile] == seat and state.units[tile] > most:
            most = state.units[tile]
            best = tile
        tile += 1
    state.units[best] -= 1


def takes(state: RhodesState, seat: i64, moves: list[int]) -> None:
    """Append every way to take a unit from an estate: from farmland, then from the hut."""
    rules = state.rhodes
    product: i64 = 0
    while product < PRODUCTS:
        if on_land(state, seat, product) > 0:
            moves.append(rules.move.take + product)
        product += 1
    hut: i64 = (state.hut >> (seat * PRODUCTS)) & ALL_PRODUCTS
    if hut:
        product = 0
        while product < PRODUCTS:
            if (hut >> product) & 1:
                moves.append(rules.move.take_hut + product)
            product += 1


def take(state: RhodesState, seat: i64, move: i64) -> i64:
    """Take the unit that a move names off the estate, and return its product."""
    rules = state.rhodes
    product: i64 = move - rules.move.take
    if product < PRODUCTS:
        take_from_land(state, seat, product)
    else:
        product -= PRODUCTS
        state.hut &= ~BIT[seat * PRODUCTS + product]
    return product
