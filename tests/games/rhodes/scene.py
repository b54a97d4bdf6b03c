"""Small scenes for the tests: a table on which nothing lies but what a test puts there."""

from typing import cast

import pessoi
from pessoi import CHANCE, Rng
from pessoi.core.events import Event
from pessoi.games.rhodes.components import KINDS
from pessoi.games.rhodes.rules import state as steps
from pessoi.games.rhodes.rules.moves import GOOD_NAMES, GOODS, PRODUCTS
from pessoi.games.rhodes.rules.state import RhodesState

GAME = pessoi.game("rhodes")
A, B, C, D, E = range(5)


def opened(seats: int, seed: int = 0, options: dict[str, str] | None = None) -> RhodesState:
    """A play after its preparation, as chance and the first legal choices had it: somebody must place a marker."""
    state = cast(RhodesState, GAME.start(seats, options or {}))
    rng = Rng(seed)
    while state.round == 0:
        if state.actors == (CHANCE,):
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(state.actors[0], state.legal(state.actors[0])[0])
    return state


def scene(seats: int = 3, money: int = 20, options: dict[str, str] | None = None) -> RhodesState:
    """An empty harbour, empty estates and warehouses, all boats at home, and some money."""
    state = opened(seats, 0, options)
    rules = state.rhodes
    state.money = [money] * seats
    state.points = [0] * seats
    state.owner = [-1] * rules.tiles
    state.units = [0] * rules.tiles
    state.store = [0] * (seats * GOODS)
    state.pile |= sum(1 << boat for boat in state.boats if boat < rules.first_own)
    state.boats = []
    state.cargo = []
    rows(state, list(range(seats)))
    state.agenda = []
    return state


def ready(state: RhodesState, step: int, argument: int = 0) -> RhodesState:
    """Nothing is to be done but this step."""
    state.agenda = []
    state.push(step, argument)
    state.advance()
    return state


def turn(state: RhodesState, seat: int = A) -> RhodesState:
    """A seat must place a marker, and nothing comes after."""
    return ready(state, steps.ACT, seat)


def goes(state: RhodesState, place: str, seat: int = A) -> list[Event]:
    """A seat places its marker."""
    turn(state, seat)
    return do(state, seat, f"go {place}")


def do(state: RhodesState, seat: int, *moves: str) -> list[Event]:
    """A seat makes some moves, given in notation."""
    told: list[Event] = []
    for move in moves:
        told += state.play(seat, GAME.moves.parse(move))
    return told


def may(state: RhodesState) -> list[str]:
    """What whoever is asked may do, in notation."""
    return [GAME.moves.name(move) for move in state.legal(state.actors[0])] if state.actors else []


def refused(state: RhodesState, seat: int, move: str) -> str:
    """The reason why a move is not allowed."""
    reason = state.why_not(seat, GAME.moves.parse(move))
    return "" if reason is None else reason.code


def land(state: RhodesState, seat: int, product: str, units: int = 0, cost: int = 14) -> int:
    """Give a seat a farmland tile with some units on it."""
    rules = state.rhodes
    kind = next(
        number
        for number, price in enumerate(rules.printed.land_cost)
        if price == cost and rules.printed.land_product[number] == GOOD_NAMES.index(product)
    )
    tile = next(tile for tile, own in enumerate(rules.land_of) if own == kind and state.owner[tile] < 0)
    state.owner[tile] = seat
    state.units[tile] = units
    return tile


def build(state: RhodesState, seat: int, *kinds: str) -> None:
    """Give a seat some developments."""
    for kind in kinds:
        state.built |= 1 << (seat * len(KINDS) + KINDS.index(kind))


def hut(state: RhodesState, seat: int, product: str) -> None:
    """Put a unit into a seat's hut."""
    state.hut |= 1 << (seat * PRODUCTS + GOOD_NAMES.index(product))


def in_hut(state: RhodesState, seat: int, product: str) -> bool:
    return bool(state.hut >> (seat * PRODUCTS + GOOD_NAMES.index(product)) & 1)


def store(state: RhodesState, seat: int, **goods: int) -> None:
    """Put goods into a seat's warehouse."""
    for good, count in goods.items():
        state.store[seat * GOODS + GOOD_NAMES.index(good)] += count


def stored(state: RhodesState, seat: int) -> dict[str, int]:
    """What lies in a seat's warehouse."""
    counts = {good: state.store[seat * GOODS + number] for number, good in enumerate(GOOD_NAMES[:GOODS])}
    return {good: count for good, count in counts.items() if count}


def afloat(state: RhodesState, seat: int, *cargo: str | None) -> int:
    """At the far end of the row of boats, put one of a seat's (or an Egyptian one), its cargo from stern to bow."""
    rules = state.rhodes
    if seat < 0:
        boat = next(
            number
            for number, length in enumerate(rules.lengths[: rules.first_own])
            if length == len(cargo) and state.pile >> number & 1
        )
        state.pile &= ~(1 << boat)
    else:
        boat = next(
            boat
            for boat, length in enumerate(rules.lengths)
            if rules.owners[boat] == seat and length == len(cargo) and boat not in state.boats
        )
        state.home &= ~(1 << (boat - rules.first_own))
    state.boats.append(boat)
    state.cargo += [-1 if good is None else GOOD_NAMES.index(good) for good in cargo]
    return boat


def rows(state: RhodesState, numbers: list[int]) -> None:
    """Put the turn markers on these rows, counted from 0."""
    for seat, row in enumerate(numbers):
        state.take_row(seat, row)


def boats_home(state: RhodesState, seat: int) -> list[int]:
    """The lengths of a seat's boats at home."""
    return [
        state.rhodes.printed.fleet[number]
        for number in range(state.rhodes.fleet)
        if state.boats_at_home(seat) >> number & 1
    ]


def plazas(state: RhodesState, *missions: str) -> None:
    """Open exactly these missions."""
    names = GAME.words["mission"]
    state.plazas = sum(1 << names.index(mission) for mission in missions)


def messages(events: list[Event]) -> list[str]:
    return [event.message for event in events]
