"""A scene of Rhodes."""

from copy import copy
from typing import Self, cast

from scene import Scene

import pessoi
from pessoi import CHANCE, Event, Rng
from pessoi.core.bits import BIT, contains, mask_of, members
from pessoi.games.rhodes.components import GOOD_NAMES, KIND_NAMES, PRODUCT_NAMES
from pessoi.games.rhodes.rules.constants import EGYPT, GOODS
from pessoi.games.rhodes.rules.state import EMPTY, NOBODY_OWNS, RhodesState
from pessoi.games.rhodes.rules.steps import ACT
from pessoi.games.rhodes.view_types import RhodesView

GAME = pessoi.game("rhodes")
A, B, C, D, E = range(5)


def after_setup(seats: int, seed: int = 0, /, **options: str) -> RhodesState:
    """The start of the first round, after random outcomes and the first legal moves."""
    state = cast(RhodesState, GAME.start(seats, options))
    rng = Rng(seed)
    while state.round == 0:
        if state.actors == (CHANCE,):
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(state.actors[0], state.legal(state.actors[0])[0])
    return state


class RhodesScene(Scene[RhodesState]):
    """An empty harbour, empty estates and warehouses, all boats at home, and some money; seat A places a marker."""

    def __init__(self, seats: int = 3, /, money: int = 20, **options: str) -> None:
        super().__init__(GAME, after_setup(seats, 0, **options))
        state = self.state
        constants = state.rhodes.constants
        state.money = [money] * seats
        state.points = [0] * seats
        state.owner = [NOBODY_OWNS] * constants.tile_count
        state.units = [0] * constants.tile_count
        state.store = [0] * (seats * GOODS)
        state.pile |= mask_of([boat for boat in state.boats if boat < constants.fleet.first_own])
        state.boats = []
        state.cargo = []
        self.rows(*range(seats))
        self.turn(A)

    def copy(self) -> Self:
        """An independent copy of the scene."""
        other = copy(self)
        other.state = cast(RhodesState, self.state.clone())
        other.events = self.events[:]
        return other

    # -- laying out -----------------------------------------------------------------------------

    def land(self, seat: int, product: str, units: int = 0, cost: int = 8) -> int:
        """Give a seat a farmland tile with some units on it, of this price or the nearest; returns the tile."""
        constants = self.state.rhodes.constants
        first, end = constants.first_tile[PRODUCT_NAMES.index(product) :][:2]
        unsold = [tile for tile in range(first, end) if self.state.owner[tile] == NOBODY_OWNS]
        tile: int = min(unsold, key=lambda tile: abs(int(constants.tiles[tile].cost) - cost))
        self.state.owner[tile] = seat
        self.state.units[tile] = units
        return tile

    def build(self, seat: int, *kinds: str) -> None:
        """Give a seat some developments."""
        for kind in kinds:
            self.state.build(seat, KIND_NAMES.index(kind))

    def hut(self, seat: int, product: str) -> None:
        """Put a unit in a seat's hut."""
        self.state.put_in_hut(seat, PRODUCT_NAMES.index(product))

    def store(self, seat: int, **goods: int) -> None:
        """Put goods into a seat's warehouse."""
        for good, units in goods.items():
            self.state.add_to_store(seat, GOOD_NAMES.index(good), units)

    def afloat(self, seat: int, *cargo: str | None) -> int:
        """Append a seat's boat, or an Egyptian one, at the end of the line of boats; its cargo from stern to bow."""
        state = self.state
        fleet = state.rhodes.constants.fleet
        alike = [n for n, length in enumerate(fleet.lengths) if length == len(cargo) and fleet.owners[n] == seat]
        if seat == EGYPT:
            boat = next(boat for boat in alike if contains(state.pile, boat))
            state.pile &= ~BIT[boat]
        else:
            boat = next(boat for boat in alike if boat not in state.boats)
            state.leave_home(seat, (boat - fleet.first_own) % fleet.size)
        state.boats.append(boat)
        state.cargo += [EMPTY if good is None else GOOD_NAMES.index(good) for good in cargo]
        return boat

    def rows(self, *rows: int) -> None:
        """Put the turn markers on these rows, counted from 0."""
        for seat, row in enumerate(rows):
            self.state.take_row(seat, row)

    def plazas(self, *missions: str) -> None:
        """Open exactly these missions."""
        self.state.plazas = mask_of([GAME.words["mission"].index(mission) for mission in missions])

    # -- playing --------------------------------------------------------------------------------

    def turn(self, seat: int = A) -> Self:
        """Let a seat place a marker, and nothing come after; returns the scene."""
        self.only_step(ACT, seat)
        return self

    def go(self, place: str, seat: int = A) -> list[Event]:
        """Let a seat place its marker here."""
        return self.turn(seat).play(seat, f"go {place}")

    # -- looking --------------------------------------------------------------------------------

    @property
    def view(self) -> RhodesView:
        """The table as spectators see it."""
        return cast(RhodesView, self.state.view(None))

    def in_hut(self, seat: int, product: str) -> bool:
        """Whether a unit is in a seat's hut."""
        return self.state.in_hut(seat, PRODUCT_NAMES.index(product))

    def stored(self, seat: int) -> dict[str, int]:
        """The goods in a seat's warehouse."""
        units = {name: self.state.stored(seat, good) for good, name in enumerate(GOOD_NAMES[:GOODS])}
        return {name: number for name, number in units.items() if number}

    def boats_home(self, seat: int) -> list[int]:
        """The lengths of a seat's boats at home."""
        own = self.state.rhodes.constants.fleet.own
        return [own[number] for number in members(self.state.boats_at_home(seat))]
