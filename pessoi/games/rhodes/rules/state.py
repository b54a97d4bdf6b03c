"""The state of Rhodes, and the rules by which one table plays it."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, all_below, contains, lowest, members, section, shifted
from pessoi.core.events import Event, EventKind, Reason
from pessoi.core.fields import SharedList, number, numbers, sequence, subset
from pessoi.core.state import Rules, State
from pessoi.games.rhodes.rules.constants import (
    ALL_KINDS,
    ALL_PRODUCTS,
    CARGO_KINDS,
    GOODS,
    IN_HAND,
    JOKER,
    KINDS,
    NOWHERE,
    PRODUCTS,
    Constants,
)
from pessoi.games.rhodes.rules.moves import RhodesMoves, RhodesOutcomes

NOBODY_OWNS: Final = -1
NO_BOAT: Final = -1
EMPTY: Final = -1
"""A square of a boat without cargo."""
RICHES: Final = 1_000_000
"""More than a seat can ever own."""


@final
class RhodesRules(Rules):
    """Rhodes as one table plays it."""

    def __init__(
        self, seats: int, options: dict[str, str], constants: Constants, moves: RhodesMoves, outcomes: RhodesOutcomes
    ) -> None:
        super().__init__(seats, options)
        self.constants = constants
        self.move = moves
        self.outcome = outcomes
        self.fields_once = options["field_reuse"] == "forbidden"
        self.by_units = options["exit"] == "units"
        self.row_count: i64 = len(constants.rows)
        self._declare_fields()

    def _declare_fields(self) -> None:
        """Every attribute of a state, with its range and its value before anything is drawn (rhodes.setup.pieces)."""
        seats = self.seats
        constants = self.constants
        tiles = len(constants.tiles)
        missions = len(constants.missions)
        fleet = constants.fleet
        egyptian = len(fleet.egyptian)
        boats = len(fleet.own)
        rows = len(constants.rows)
        self.fields = (
            number("bank", -RICHES, RICHES),
            numbers("money", 0, RICHES, [constants.start_money] * seats),
            numbers("points", 0, RICHES, [0] * seats),
            numbers("supply", -RICHES, RICHES, [0] * CARGO_KINDS),
            numbers("owner", NOBODY_OWNS, seats - 1, [NOBODY_OWNS] * tiles),
            numbers("units", 0, constants.capacity, [0] * tiles),
            subset("hut", seats * PRODUCTS - 1),
            subset("built", seats * KINDS - 1),
            numbers("store", 0, RICHES, [0] * (seats * GOODS)),
            subset("home", seats * boats - 1, sum(shifted(fleet.start, seat * boats) for seat in range(seats))),
            subset("large", seats * boats - 1, sum(shifted(fleet.for_sale, seat * boats) for seat in range(seats))),
            sequence("boats", 0, len(fleet.lengths) - 1),
            sequence("cargo", EMPTY, JOKER),
            subset("hold", max(fleet.own) * PRODUCTS - 1),
            number("sea", NO_BOAT, egyptian - 1, NO_BOAT),
            subset("pile", egyptian - 1, all_below(egyptian)),
            subset("landed", egyptian - 1),
            subset("plazas", missions - 1),
            subset("unseen", missions - 1, all_below(missions)),
            subset("fulfilled", missions - 1),
            number("drawn", 0, len(constants.draws)),
            subset("chips", len(constants.chips) * PRODUCTS - 1),
            numbers("markers", IN_HAND, NOWHERE, [IN_HAND] * (seats * constants.markers)),
            subset("rows", seats * rows - 1, sum(BIT[seat * rows + seat] for seat in range(seats))),
            subset("taken", rows - 1),
            number("round", 0, RICHES),
            number("last", 0, 1),
        )


@final
class RhodesState(State):
    """Money, points, tiles, goods, boats, missions and markers.

    A set or list that is kept for all seats together holds `seat * size + number`; the methods read a seat's part.
    """

    rhodes: RhodesRules
    """The rules under their own type."""
    bank: i64
    """What the bank has taken in, less what it has paid out."""
    money: list[int]
    points: list[int]
    supply: list[int]
    """What the supply has taken in of each good and of jokers, less what it has given out."""
    owner: SharedList
    """The owner of each farmland tile."""
    units: list[int]
    """The units on each farmland tile."""
    hut: i64
    """The products in the huts: seat * PRODUCTS + product."""
    built: i64
    """The developments on the estates: seat * KINDS + kind."""
    store: list[int]
    """The warehouses: seat * GOODS + good."""
    home: i64
    """The boats at home: seat * size of a fleet + number in the fleet."""
    large: i64
    """The boats still for sale, numbered like those at home."""
    boats: list[int]
    """The boats in the harbour from the gate to the exit."""
    cargo: list[int]
    """The cargo on each square of these boats."""
    hold: i64
    """The cargo of a boat that has not yet entered: place from the bow * PRODUCTS + product."""
    sea: i64
    """The Egyptian boat that enters next."""
    pile: i64
    """The Egyptian boats to be drawn, as a mask."""
    landed: i64
    """The Egyptian boats that have left the harbour, as a mask."""
    plazas: i64
    """The open missions, as a mask."""
    unseen: i64
    """The missions that have not been drawn, as a mask: those in the stack and those put back."""
    fulfilled: i64
    """The missions that have been fulfilled, as a mask."""
    drawn: i64
    """The number of missions drawn so far."""
    chips: i64
    """The production chips on fields: chip * PRODUCTS + product."""
    markers: list[int]
    """The place of each action marker: seat * markers + number."""
    rows: i64
    """Each seat's row in the table of turn order: seat * rows + row."""
    taken: i64
    """The rows of the first column that are taken while the turn order is made, as a mask."""
    round: i64
    last: i64
    """1 once a plaza could not be filled again."""

    def attach(self, rules: Rules) -> None:
        assert isinstance(rules, RhodesRules)
        self.rhodes = rules

    def tell_goods(self, kind: EventKind, goods: list[int], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Log an event whose first arguments are the units of every kind of cargo among some goods."""
        log = self.log
        if log is not None:
            log.append(Event(kind, (*[goods.count(good) for good in range(CARGO_KINDS)], a, b, c, d)))

    # -- money ----------------------------------------------------------------------------------

    def pay(self, seat: i64, amount: i64) -> None:
        """Move money from a seat to the bank; a negative amount goes the other way (rhodes.components.bank)."""
        self.money[seat] -= amount
        self.bank += amount

    def too_dear(self, seat: i64, cost: i64) -> Reason:
        """The reason why a seat cannot pay a price."""
        return Reason("too-dear", {"cost": cost, "money": self.money[seat]})

    # -- estates --------------------------------------------------------------------------------

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has a development."""
        return contains(self.built, seat * KINDS + kind)

    def developments_of(self, seat: i64) -> i64:
        """The kinds of a seat's developments, as a mask."""
        return section(self.built, seat * KINDS, ALL_KINDS)

    def build(self, seat: i64, kind: i64) -> None:
        """Put a development on a seat's estate."""
        self.built |= BIT[seat * KINDS + kind]

    def in_hut(self, seat: i64, product: i64) -> bool:
        """Whether a unit of a product is in a seat's hut."""
        return contains(self.hut, seat * PRODUCTS + product)

    def hut_of(self, seat: i64) -> i64:
        """The products in a seat's hut, as a mask."""
        return section(self.hut, seat * PRODUCTS, ALL_PRODUCTS)

    def put_in_hut(self, seat: i64, product: i64) -> None:
        """Put a unit in a seat's hut."""
        self.hut |= BIT[seat * PRODUCTS + product]

    def take_from_hut(self, seat: i64, product: i64) -> None:
        """Take a unit out of a seat's hut."""
        self.hut &= ~BIT[seat * PRODUCTS + product]

    # -- warehouses -----------------------------------------------------------------------------

    def stored(self, seat: i64, good: i64) -> i64:
        """The units of a good in a seat's warehouse."""
        return self.store[seat * GOODS + good]

    def add_to_store(self, seat: i64, good: i64, units: i64) -> None:
        """Put units of a good into a seat's warehouse; a negative number takes them out."""
        self.store[seat * GOODS + good] += units

    def store_size(self, seat: i64) -> i64:
        """The units of all goods in a seat's warehouse."""
        return sum(self.store[seat * GOODS + good] for good in range(GOODS))

    # -- boats ----------------------------------------------------------------------------------

    def boats_at_home(self, seat: i64) -> i64:
        """A seat's boats that can be loaded, as a mask of its fleet."""
        fleet = self.rhodes.constants.fleet
        return section(self.home, seat * fleet.size, fleet.whole)

    def boats_for_sale(self, seat: i64) -> i64:
        """The boats that a seat can buy, as a mask of its fleet."""
        fleet = self.rhodes.constants.fleet
        return section(self.large, seat * fleet.size, fleet.whole)

    def buy_boat(self, seat: i64) -> None:
        """Put the boat that a seat can buy with its boats at home."""
        boat: i64 = BIT[seat * self.rhodes.constants.fleet.size + lowest(self.boats_for_sale(seat))]
        self.large &= ~boat
        self.home |= boat

    def leave_home(self, seat: i64, number: i64) -> i64:
        """Take a boat of a seat's fleet from its boats at home; returns its number among all boats."""
        fleet = self.rhodes.constants.fleet
        own: i64 = seat * fleet.size + number
        self.home &= ~BIT[own]
        return fleet.first_own + own

    def come_home(self, boat: i64) -> None:
        """Put a seat's boat with its boats at home."""
        self.home |= BIT[boat - self.rhodes.constants.fleet.first_own]

    def loaded(self) -> list[int]:
        """The cargo of a boat that has not yet entered, from bow to stern."""
        return [square % PRODUCTS for square in members(self.hold)]

    def load(self, product: i64) -> None:
        """Put a unit on the next square of a boat that has not yet entered."""
        self.hold |= BIT[len(self.loaded()) * PRODUCTS + product]

    # -- chips, markers and rows ----------------------------------------------------------------

    def fields_of(self, chip: i64) -> i64:
        """The field on which a production chip is, as a mask; empty for a free chip."""
        return section(self.chips, chip * PRODUCTS, ALL_PRODUCTS)

    def put_chip(self, chip: i64, product: i64) -> None:
        """Put a production chip on the field of a product."""
        self.chips |= BIT[chip * PRODUCTS + product]

    def markers_at(self, place: i64) -> i64:
        """The number of markers on a place."""
        found: i64 = 0
        for at in self.markers:
            if at == place:
                found += 1
        return found

    def markers_of(self, seat: i64, place: i64) -> i64:
        """The number of a seat's markers on a place."""
        each = self.rhodes.constants.markers
        return sum(self.markers[marker] == place for marker in range(seat * each, seat * each + each))

    def put_marker(self, seat: i64, place: i64) -> None:
        """Put a seat's next marker on a place."""
        marker = seat * self.rhodes.constants.markers
        while self.markers[marker] != IN_HAND:
            marker += 1
        self.markers[marker] = place

    def rows_of(self, seat: i64) -> i64:
        """A seat's row in the table of turn order, as a mask."""
        return section(self.rows, seat * self.rhodes.row_count, BIT[self.rhodes.row_count] - 1)

    def row_of(self, seat: i64) -> i64:
        """A seat's row in the table of turn order."""
        return lowest(self.rows_of(seat))

    def take_row(self, seat: i64, row: i64) -> None:
        """Move a seat's marker to a row."""
        first = seat * self.rhodes.row_count
        self.rows &= ~BIT[first + self.row_of(seat)]
        self.rows |= BIT[first + row]
