"""The numbers of goods, places and developments, and the printed numbers that the rules use."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, all_below, contains, mask_of, members
from pessoi.games.rhodes.components import (
    GOOD_NAMES,
    PRODUCT_NAMES,
    Development,
    Farmland,
    Mission,
    RhodesComponents,
    Row,
    Setup,
)

PRODUCTS: Final = 4
GOLD: Final = 4
GOODS: Final = 5
JOKER: Final = 5
CARGO_KINDS: Final = 6
"""Products are 0 to 3; goods are products and gold; a joker is found on Egyptian boats only."""
ALL_PRODUCTS: Final = 15

PRODUCTION: Final = 0
FARM: Final = 1
HARBOUR: Final = 2
MARKET: Final = 3
TEMPLE: Final = 4
TOWN_HALL: Final = 5
NOWHERE: Final = 6
IN_HAND: Final = -1
"""Where an action marker can be: on one of the places, lost for this round, or still to be placed."""
PLACE_NAMES: Final = ["production", "farm", "harbour", "market", "temple", "hall"]

IRRIGATION: Final = 5
HUT: Final = 6
CART: Final = 7
ABUNDANCE: Final = 8
TRADER: Final = 9
KINDS: Final = 10
"""The kinds of development; Demeter's blessings come first, numbered as their products, then Poseidon."""
ALL_KINDS: Final = 1023

EGYPT: Final = -1
"""The owner of Egyptian boats."""


@final
class TileType:
    """A type of tile that the town hall sells, with its yield at every farm action."""

    def __init__(self, tile: Farmland | Development, product: int = -1, first: int = 0) -> None:
        self.product: i64 = product
        """The product of farmland; -1 for a development."""
        self.copies: i64 = tile.copies
        self.cost: i64 = tile.cost
        self.money: i64 = tile.money
        self.points: i64 = tile.points
        self.first: i64 = first
        self.end: i64 = first + tile.copies
        """The copies of farmland: from `first` to `end` - 1 among all farmland tiles."""


@final
class MissionCard:
    """A mission: its name, the goods it asks for, how many units of each there are, and its reward."""

    def __init__(self, name: str, mission: Mission) -> None:
        self.name = name
        self.asked = [GOOD_NAMES.index(good) for good in mission.goods]
        self.goods: list[int] = [self.asked.count(good) for good in range(GOODS)]
        self.size: i64 = len(mission.goods)
        self.money: i64 = mission.money
        self.points: i64 = mission.points


@final
class OrderRow:
    """A row of the table of turn order: the money it brings or, below zero, costs, and whether it brings a product."""

    def __init__(self, row: Row) -> None:
        self.money: i64 = row.money
        self.product = row.products > 0


@final
class Fleet:
    """All boats, numbered: the Egyptian ones, then seat by seat those of one colour each."""

    def __init__(self, components: RhodesComponents, setup: Setup) -> None:
        self.own = components.fleet.lengths
        """The lengths of the boats of one colour."""
        self.size: i64 = len(self.own)
        self.whole: i64 = all_below(len(self.own))
        """All boats of one colour, as a mask."""
        self.shortest: list[int] = [
            min([self.own[number] for number in members(boats)], default=0)
            for boats in range(all_below(len(self.own)) + 1)
        ]
        """The length of the shortest boat in a set of boats of one colour; 0 in the empty set."""
        self.start: int = 0
        """The boats that a seat has from the start, as a mask."""
        for length in setup.boats:
            alike = [number for number, own in enumerate(self.own) if own == length]
            self.start |= BIT[next(number for number in alike if not contains(self.start, number))]
        large = [number for number, own in enumerate(self.own) if own == components.large.length]
        self.for_sale: int = 0 if components.large.length in setup.boats else BIT[large[-1]]
        """The boats that a seat can buy, as a mask."""
        self.egyptian = [[GOOD_NAMES.index(good) for good in reversed(boat.cargo)] for boat in components.egyptian]
        """The cargo of each Egyptian boat from bow to stern."""
        self.first_own: i64 = len(self.egyptian)
        """The first boat of the first seat."""
        self.lengths = [len(cargo) for cargo in self.egyptian] + self.own * setup.seats
        self.owners = [EGYPT] * len(self.egyptian) + [seat for seat in range(setup.seats) for _ in self.own]


@final
class Constants:
    """The printed numbers for one number of seats, and lists made from them."""

    def __init__(self, components: RhodesComponents, seats: int) -> None:
        self.capacity: i64 = components.estate.capacity
        self.blessing: i64 = components.blessing.units
        self.warehouse: i64 = components.warehouse.capacity
        self.chips = sorted(components.chips.values)
        self.chips_each: i64 = components.chips.each
        self.markers: i64 = components.markers.each
        self.idle_money: i64 = components.idle.money
        self.least_gold: i64 = components.gold.least
        self.unit_points: i64 = components.delivery.points
        self.unit_money: i64 = components.delivery.money
        self.fees = components.errand.fees
        self.plazas: i64 = components.plazas.open
        self.market = components.market.prices
        self.market_units: i64 = components.market.units
        self.temple = components.temple.prices
        self.purchases: i64 = components.hall.purchases
        self.large_price: i64 = components.large.price
        self.money_per_point: i64 = components.final.money
        self.gold_points: i64 = components.final.gold
        self.rows = [OrderRow(row) for row in components.row]
        self.missions = [MissionCard(name, card) for name, card in zip(components.mission_names, components.mission)]
        self.draws = _draws(components)
        """The missions that can be drawn as the first, the second and so on, as masks."""

        self.kinds = [TileType(tile) for tile in components.development]
        """The types of developments."""
        self.land = _land(components)
        """The types of farmland."""
        self.tiles = [land for land in self.land for _ in range(land.copies)]
        """Farmland tiles are numbered, those of one product together: the type of each."""
        self.tile_count: i64 = len(self.tiles)
        products = [land.product for land in self.tiles]
        self.first_tile = [products.index(product) for product in range(PRODUCTS)] + [len(products)]
        """The first tile of each product, and the end of all."""
        self.cheapest: i64 = min(tile.cost for tile in self.land + self.kinds)

        setup = next(setup for setup in components.setup if setup.seats == seats)
        index = components.setup.index(setup)
        self.start_money = setup.money
        self.start_farmland = setup.farmland
        self.spaces = [
            components.production.spaces[index],
            1,
            components.port.spaces[index],
            len(components.market.prices),
            len(components.temple.prices),
            components.hall.spaces[index],
        ]
        """The number of markers that each place takes."""
        self.prices = components.square_prices(seats)
        """The prices of the harbour's squares from the gate inward, without the exit."""
        self.exit: i64 = len(self.prices)
        self.fleet = Fleet(components, setup)
        self.reconstructed = components.reconstructed(seats)
        """What is reconstructed about pieces and spaces, for the view."""


def _draws(components: RhodesComponents) -> list[int]:
    """The stack: all but the boxed ones of category I, then of II, then of III (rhodes.setup.missions)."""
    masks: list[int] = []
    for category in ("I", "II", "III"):
        missions = [number for number, card in enumerate(components.mission) if card.category == category]
        masks += [mask_of(missions)] * (len(missions) - components.plazas.boxed)
    return masks


def _land(components: RhodesComponents) -> list[TileType]:
    """The types of farmland, with their copies numbered one after another."""
    types: list[TileType] = []
    first = 0
    for tile in components.farmland:
        types.append(TileType(tile, PRODUCT_NAMES.index(tile.product), first))
        first += tile.copies
    return types
