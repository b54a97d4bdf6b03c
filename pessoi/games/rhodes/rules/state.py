"""What lies on the table of Rhodes."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.fields import LIST, NUMBER, SET, Field
from pessoi.core.state import Rules, State
from pessoi.core.step import Step
from pessoi.games.rhodes.rules.events import EVENTS
from pessoi.games.rhodes.rules.harbour import EMPTY
from pessoi.games.rhodes.rules.moves import GOODS, JOKER, PRODUCTS, RhodesMoves, RhodesOutcomes

if TYPE_CHECKING:
    from pessoi.games.rhodes.view_types import RhodesView

DRAW_MISSION: Final = 0
DRAW_BOAT: Final = 1
RENEW: Final = 2
FIRST: Final = 3
START: Final = 4
ROUND: Final = 5
ACT: Final = 6
PRODUCE: Final = 7
EFFECT: Final = 8
BOAT: Final = 9
LOAD: Final = 10
PAID: Final = 11
DROP: Final = 12
SHIP: Final = 13
NAME: Final = 14
MISSION: Final = 15
GIVE: Final = 16
REWARD: Final = 17
SELL: Final = 18
OFFER: Final = 19
HALL: Final = 20
CLOSE: Final = 21
ORDER: Final = 22
GROW: Final = 23
BACK: Final = 24
"""The steps, in the order of the list that the game hands to its rules."""

SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
"""Where a step's argument is more than a seat, the seat is its lowest part."""

PRODUCTION: Final = 0
FARM: Final = 1
HARBOUR: Final = 2
MARKET: Final = 3
TEMPLE: Final = 4
TOWN_HALL: Final = 5
NOWHERE: Final = 6
IN_HAND: Final = -1
"""Where an action marker can be: on one of the places, lost for this round, or still to be placed."""

IRRIGATION: Final = 5
HUT: Final = 6
CART: Final = 7
ABUNDANCE: Final = 8
TRADER: Final = 9
KINDS: Final = 10
"""The kinds of development; before these come Demeter's blessing of each product and Poseidon."""

NOBODY_OWNS: Final = -1
NO_BOAT: Final = -1
EGYPT: Final = -1
"""The owner of Egyptian boats."""

RICHES: Final = 1_000_000
"""More than anybody will ever have."""

ALL_PRODUCTS: Final = 15
HUT_COUNT: Final = [bin(mask).count("1") for mask in range(ALL_PRODUCTS + 1)]


@final
class Printed:
    """The printed numbers that the rules use, read from the component file."""

    def __init__(self, numbers: dict[str, int], lists: dict[str, list[int]]) -> None:
        self.capacity: i64 = numbers["capacity"]
        self.warehouse: i64 = numbers["warehouse"]
        self.chips_each: i64 = numbers["chips_each"]
        self.markers: i64 = numbers["markers"]
        self.least_gold: i64 = numbers["least_gold"]
        self.blessing: i64 = numbers["blessing"]
        self.unit_points: i64 = numbers["unit_points"]
        self.unit_money: i64 = numbers["unit_money"]
        self.boxed: i64 = numbers["boxed"]
        self.plazas: i64 = numbers["plazas"]
        self.money_per_point: i64 = numbers["money_per_point"]
        self.gold_points: i64 = numbers["gold_points"]
        self.idle: i64 = numbers["idle"]
        self.market_units: i64 = numbers["market_units"]
        self.purchases: i64 = numbers["purchases"]
        self.large_price: i64 = numbers["large_price"]
        self.chips = lists["chips"]
        self.fees = lists["fees"]
        self.market = lists["market"]
        self.temple = lists["temple"]
        self.row_money = lists["row_money"]
        self.row_product = lists["row_product"]
        self.fleet = lists["fleet"]
        self.land_product = lists["land_product"]
        self.land_copies = lists["land_copies"]
        self.land_cost = lists["land_cost"]
        self.land_money = lists["land_money"]
        self.land_points = lists["land_points"]
        self.kind_copies = lists["kind_copies"]
        self.kind_cost = lists["kind_cost"]
        self.kind_money = lists["kind_money"]
        self.kind_points = lists["kind_points"]
        self.mission_category = lists["mission_category"]
        self.mission_money = lists["mission_money"]
        self.mission_points = lists["mission_points"]
        self.mission_goods = lists["mission_goods"]
        """How many units of each good a mission asks for, GOODS numbers for each."""


@final
class Start:
    """What a number of seats begins with."""

    def __init__(self, money: int, boats: int, large: int, farmland: int, spaces: list[int], prices: list[int]) -> None:
        self.money = money
        self.boats = boats
        """The boats of the fleet that a seat has from the start, as a mask."""
        self.large = large
        """The boats of the fleet that a seat can buy, as a mask."""
        self.farmland = farmland
        self.spaces = spaces
        """How many markers each place takes."""
        self.prices = prices
        """The prices of the harbour's squares from the gate inward, without the exit."""


@final
class RhodesRules(Rules):
    """Rhodes as one table plays it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        printed: Printed,
        start: Start,
        egyptian: list[list[int]],
        moves: RhodesMoves,
        outcomes: RhodesOutcomes,
        steps: list[Step[State]],
    ) -> None:
        super().__init__("rhodes", seats, options, moves.table, outcomes.table, steps, EVENTS)
        self.printed = printed
        self.start = start
        self.egyptian = egyptian
        """The cargo of each Egyptian boat from bow to stern."""
        self.move = moves
        self.outcome = outcomes
        self.fields_once = options["field_reuse"] == "forbidden"
        self.by_units = options["exit"] == "units"
        self.exit: i64 = len(start.prices)
        self.fleet: i64 = len(printed.fleet)
        self.fleet_mask: i64 = (1 << len(printed.fleet)) - 1
        self.first_own: i64 = len(egyptian)
        """Boats are numbered: the Egyptian ones, then seat by seat."""
        self.lengths = [len(cargo) for cargo in egyptian] + printed.fleet * seats
        self.owners = [EGYPT] * len(egyptian) + [seat for seat in range(seats) for _ in printed.fleet]
        self.shortest = [
            min((length for number, length in enumerate(printed.fleet) if mask >> number & 1), default=0)
            for mask in range(1 << len(printed.fleet))
        ]
        """The length of the shortest boat in a set of boats; 0 in none."""
        self.land_of: list[int] = [land for land, copies in enumerate(printed.land_copies) for _ in range(copies)]
        """Farmland tiles are numbered, those of one product together: the type of each."""
        self.product_of = [printed.land_product[land] for land in self.land_of]
        self.tile_money = [printed.land_money[land] for land in self.land_of]
        self.tile_points = [printed.land_points[land] for land in self.land_of]
        self.tiles: i64 = len(self.land_of)
        self.first_tile = [self.product_of.index(product) for product in range(PRODUCTS)]
        self.first_tile.append(len(self.land_of))
        self.first_copy = [self.land_of.index(land) for land in range(len(printed.land_copies))]
        self.first_copy.append(len(self.land_of))
        self.mission_size = [
            sum(printed.mission_goods[mission * GOODS : (mission + 1) * GOODS])
            for mission in range(len(printed.mission_money))
        ]
        self.draws = _draws(printed.mission_category, printed.boxed)
        """The missions that can be drawn as the first, the second and so on, as masks."""
        self.row_count: i64 = len(printed.row_money)
        self.cheapest: i64 = min(printed.land_cost + printed.kind_cost)


def _draws(categories: list[int], boxed: int) -> list[int]:
    """The stack: all but the boxed ones of category I, then of II, then of III (rhodes.setup.missions)."""
    masks = []
    for category in sorted(set(categories)):
        mask = sum(1 << mission for mission, other in enumerate(categories) if other == category)
        masks += [mask] * (categories.count(category) - boxed)
    return masks


@final
class RhodesState(State):
    """Money, points, tiles, goods, boats, missions and markers.

    Products are numbered as in `moves`; a set that is kept for all seats together holds `seat * size + number`.
    """

    rhodes: RhodesRules
    """The rules again, with all that is this game's own."""
    bank: i64
    """What the bank has taken in, less what it has paid out."""
    money: list[int]
    points: list[int]
    supply: list[int]
    """What the supply has taken in of each good and of jokers, less what it has given out."""
    owner: list[int]
    """Who owns each farmland tile."""
    units: list[int]
    """How many units lie on each farmland tile."""
    hut: i64
    """The products in the huts: seat * PRODUCTS + product."""
    built: i64
    """The developments on the estates: seat * KINDS + kind."""
    store: list[int]
    """The warehouses: seat * GOODS + good."""
    home: i64
    """The boats at home: seat * fleet + number in the fleet."""
    large: i64
    """The boats still for sale, numbered like those at home."""
    boats: list[int]
    """The boats in the harbour from the gate to the exit."""
    cargo: list[int]
    """What lies on each square of these boats."""
    hold: i64
    """What has been loaded on a boat that has not yet entered: place from the bow * PRODUCTS + product."""
    sea: i64
    """The Egyptian boat that enters next."""
    pile: i64
    """The Egyptian boats to be drawn, as a mask."""
    landed: i64
    """The Egyptian boats that have left the harbour, as a mask."""
    plazas: i64
    """The open missions, as a mask."""
    unseen: i64
    """The missions nobody has seen, as a mask: those in the stack and those put back."""
    fulfilled: i64
    """The missions that have been fulfilled, as a mask."""
    drawn: i64
    """How many missions have been drawn."""
    chips: i64
    """The production chips that lie on fields: chip * PRODUCTS + product."""
    markers: list[int]
    """Where each action marker is: seat * markers + number."""
    rows: i64
    """Each seat's row in the table of turn order: seat * rows + row."""
    taken: i64
    """The rows of the first column that are taken while the turn order is made, as a mask."""
    round: i64
    last: i64
    """1 once a plaza could not be filled again."""

    def pay(self, seat: i64, amount: i64) -> None:
        """From a seat to the bank; a negative amount the other way."""
        self.money[seat] -= amount
        self.bank += amount

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has a development."""
        return (self.built >> (seat * KINDS + kind)) & 1 == 1

    def boats_at_home(self, seat: i64) -> i64:
        """A seat's boats that can be loaded, as a mask of the fleet."""
        return (self.home >> (seat * self.rhodes.fleet)) & self.rhodes.fleet_mask

    def row_of(self, seat: i64) -> i64:
        """A seat's row in the table of turn order."""
        count = self.rhodes.row_count
        left: i64 = self.rows >> (seat * count)
        row: i64 = 0
        while row < count and not (left >> row) & 1:
            row += 1
        return row

    def take_row(self, seat: i64, row: i64) -> None:
        """A seat's marker goes to a row."""
        count = self.rhodes.row_count
        own: i64 = seat * count + self.row_of(seat)
        self.rows &= ~BIT[own]
        self.rows |= BIT[seat * count + row]

    def stored(self, seat: i64) -> i64:
        """How many goods are in a seat's warehouse."""
        total: i64 = 0
        good: i64 = seat * GOODS
        end = good + GOODS
        while good < end:
            total += self.store[good]
            good += 1
        return total

    def loaded(self) -> list[int]:
        """What has been loaded on a boat that has not yet entered, from bow to stern."""
        goods: list[int] = []
        left: i64 = self.hold
        while left:
            product: i64 = 0
            while product < PRODUCTS:
                if (left >> product) & 1:
                    goods.append(product)
                product += 1
            left >>= PRODUCTS
        return goods

    def markers_at(self, place: i64) -> i64:
        """How many markers lie on a place."""
        found: i64 = 0
        for at in self.markers:
            if at == place:
                found += 1
        return found

    def clone(self) -> "RhodesState":
        other = RhodesState()
        self.copy_to(other)
        other.rhodes = self.rhodes
        other.bank = self.bank
        other.money = self.money[:]
        other.points = self.points[:]
        other.supply = self.supply[:]
        other.owner = self.owner
        other.units = self.units[:]
        other.hut = self.hut
        other.built = self.built
        other.store = self.store[:]
        other.home = self.home
        other.large = self.large
        other.boats = self.boats[:]
        other.cargo = self.cargo[:]
        other.hold = self.hold
        other.sea = self.sea
        other.pile = self.pile
        other.landed = self.landed
        other.plazas = self.plazas
        other.unseen = self.unseen
        other.fulfilled = self.fulfilled
        other.drawn = self.drawn
        other.chips = self.chips
        other.markers = self.markers[:]
        other.rows = self.rows
        other.taken = self.taken
        other.round = self.round
        other.last = self.last
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        from pessoi.games.rhodes.rules.scoring import results

        return tuple(results(self))

    @property
    def ranking(self) -> tuple[int, ...]:
        from pessoi.games.rhodes.rules.scoring import ranks

        return tuple(ranks(self))

    def look(self) -> "RhodesView":
        from pessoi.games.rhodes.view import look

        return look(self)

    def fields(self) -> tuple[Field, ...]:
        rules = self.rhodes
        printed = rules.printed
        seats = rules.seats
        boats = len(rules.lengths) - 1
        egyptian = len(rules.egyptian) - 1
        missions = len(rules.mission_size) - 1
        return (
            Field("bank", NUMBER, -RICHES, RICHES),
            Field("money", LIST, 0, RICHES, seats),
            Field("points", LIST, 0, RICHES, seats),
            Field("supply", LIST, -RICHES, RICHES, JOKER + 1),
            Field("owner", LIST, NOBODY_OWNS, seats - 1, rules.tiles),
            Field("units", LIST, 0, printed.capacity, rules.tiles),
            Field("hut", SET, 0, seats * PRODUCTS - 1),
            Field("built", SET, 0, seats * KINDS - 1),
            Field("store", LIST, 0, RICHES, seats * GOODS),
            Field("home", SET, 0, seats * rules.fleet - 1),
            Field("large", SET, 0, seats * rules.fleet - 1),
            Field("boats", LIST, 0, boats),
            Field("cargo", LIST, EMPTY, JOKER),
            Field("hold", SET, 0, max(printed.fleet) * PRODUCTS - 1),
            Field("sea", NUMBER, NO_BOAT, egyptian),
            Field("pile", SET, 0, egyptian),
            Field("landed", SET, 0, egyptian),
            Field("plazas", SET, 0, missions),
            Field("unseen", SET, 0, missions),
            Field("fulfilled", SET, 0, missions),
            Field("drawn", NUMBER, 0, len(rules.draws)),
            Field("chips", SET, 0, len(printed.chips) * PRODUCTS - 1),
            Field("markers", LIST, IN_HAND, NOWHERE, seats * printed.markers),
            Field("rows", SET, 0, seats * rules.row_count - 1),
            Field("taken", SET, 0, len(printed.row_money) - 1),
            Field("round", NUMBER, 0, RICHES),
            Field("last", NUMBER, 0, 1),
        )

    def holdings(self) -> dict[str, int]:
        from pessoi.games.rhodes.rules.scoring import holdings

        return holdings(self)


def opening(rules: RhodesRules) -> RhodesState:
    """The table before anything is drawn."""
    state = RhodesState()
    state.begin(rules)
    state.rhodes = rules
    printed = rules.printed
    seats = rules.seats
    state.bank = 0
    state.money = [rules.start.money] * seats
    state.points = [0] * seats
    state.supply = [0] * (JOKER + 1)
    state.owner = [NOBODY_OWNS] * len(rules.land_of)
    state.units = [0] * len(rules.land_of)
    state.hut = 0
    state.built = 0
    state.store = [0] * (seats * GOODS)
    state.home = 0
    state.large = 0
    for seat in range(seats):
        shift = seat * len(printed.fleet)
        state.home |= rules.start.boats * BIT[shift]
        state.large |= rules.start.large * BIT[shift]
    state.boats = []
    state.cargo = []
    state.hold = 0
    state.sea = NO_BOAT
    state.pile = (1 << len(rules.egyptian)) - 1
    state.landed = 0
    state.plazas = 0
    state.unseen = (1 << len(rules.mission_size)) - 1
    state.fulfilled = 0
    state.drawn = 0
    state.chips = 0
    state.markers = [IN_HAND] * (seats * printed.markers)
    state.rows = 0
    for seat in range(seats):
        state.rows |= BIT[seat * len(printed.row_money) + seat]
    state.taken = 0
    state.round = 0
    state.last = 0
    state.push(FIRST)
    state.push(RENEW)
    state.push(DRAW_BOAT)
    for _ in range(printed.plazas):
        state.push(DRAW_MISSION)
    state.advance()
    return state
