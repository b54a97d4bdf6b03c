"""What is in the box of Rhodes: the shape of its component file, and what must fit together in it."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from pessoi.core.components import Components, Group

Count = Annotated[int, Meta(ge=0, le=1000)]
Positive = Annotated[int, Meta(ge=1, le=1000)]
Product = Literal["wine", "milk", "olives", "grain"]
Good = Literal["wine", "milk", "olives", "grain", "gold"]
Cargo = Literal["wine", "milk", "olives", "grain", "gold", "joker"]
Kind = Literal[
    "demeter-wine",
    "demeter-milk",
    "demeter-olives",
    "demeter-grain",
    "poseidon",
    "irrigation",
    "hut",
    "cart",
    "abundance",
    "trader",
]
Spaces = Annotated[list[Positive], Meta(min_length=4, max_length=4)]
"""How many spaces there are with 2, 3, 4 and 5 seats."""

KINDS: list[str] = list(get_args(Kind))
ORDERED: list[str] = list(get_args(Product))
LONGEST_HARBOUR = 24
LONGEST_BOAT = 4
MOST_BOATS = 4
MOST_LAND = 40


class Estate(Group, frozen=True):
    capacity: Annotated[int, Meta(ge=1, le=9)]


class Warehouse(Group, frozen=True):
    capacity: Annotated[int, Meta(ge=1, le=99)]


class Chips(Group, frozen=True):
    values: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=12)]
    each: Annotated[int, Meta(ge=1, le=4)]


class Markers(Group, frozen=True):
    each: Annotated[int, Meta(ge=1, le=4)]


class Gate(Group, frozen=True):
    price: Count
    extra: list[Count]
    seats: Positive


class Harbour(Group, frozen=True):
    prices: list[Count]


class Gold(Group, frozen=True):
    least: Count


class Delivery(Group, frozen=True):
    points: Count
    money: Count


class Errand(Group, frozen=True):
    fees: list[Count]


class Plazas(Group, frozen=True):
    open: Annotated[int, Meta(ge=1, le=6)]
    boxed: Count


class Final(Group, frozen=True):
    money: Positive
    gold: Count


class Idle(Group, frozen=True):
    money: Positive


class Place(Group, frozen=True):
    spaces: Spaces


class Market(Group, frozen=True):
    prices: Annotated[list[Count], Meta(min_length=1, max_length=8)]
    units: Positive


class Temple(Group, frozen=True):
    prices: Annotated[list[Positive], Meta(min_length=1, max_length=8)]


class Hall(Group, frozen=True):
    spaces: Spaces
    purchases: Positive


class Fleet(Group, frozen=True):
    lengths: Annotated[list[Annotated[int, Meta(ge=1, le=LONGEST_BOAT)]], Meta(min_length=1, max_length=MOST_BOATS)]


class Large(Group, frozen=True):
    length: Positive
    price: Count


class Setup(Group, frozen=True):
    seats: Annotated[int, Meta(ge=2, le=5)]
    money: Count
    boats: Annotated[list[Positive], Meta(min_length=1)]
    farmland: Annotated[int, Meta(ge=0, le=4)]


class Row(Group, frozen=True):
    money: Annotated[int, Meta(ge=-99, le=99)]
    products: Annotated[int, Meta(ge=0, le=1)]


class Farmland(Group, frozen=True):
    product: Product
    copies: Positive
    cost: Positive
    money: Count
    points: Count


class Development(Group, frozen=True):
    kind: Kind
    copies: Positive
    cost: Positive
    money: Count
    points: Count


class Blessing(Group, frozen=True):
    units: Positive


class Mission(Group, frozen=True):
    category: Literal["I", "II", "III"]
    goods: Annotated[list[Good], Meta(min_length=1)]
    money: Count
    points: Count


class Egyptian(Group, frozen=True):
    cargo: Annotated[list[Cargo], Meta(min_length=1, max_length=LONGEST_BOAT)]


class RhodesComponents(Components, frozen=True):
    estate: Estate
    warehouse: Warehouse
    chips: Chips
    markers: Markers
    gate: Gate
    harbour: Harbour
    gold: Gold
    delivery: Delivery
    blessing: Blessing
    errand: Errand
    plazas: Plazas
    final: Final
    idle: Idle
    production: Place
    port: Place
    market: Market
    temple: Temple
    hall: Hall
    fleet: Fleet
    large: Large
    setup: list[Setup]
    row: Annotated[list[Row], Meta(max_length=12)]
    farmland: list[Farmland]
    development: list[Development]
    mission: Annotated[list[Mission], Meta(max_length=40)]
    egyptian: Annotated[list[Egyptian], Meta(min_length=1, max_length=20)]

    def faults(self) -> list[str]:
        return [*self._harbour_faults(), *self._tile_faults(), *self._mission_faults(), *self._setup_faults()]

    def _harbour_faults(self) -> list[str]:
        faults = []
        longest = max(self.fleet.lengths + [len(boat.cargo) for boat in self.egyptian])
        if not 2 * longest <= len(self.harbour.prices) + 1 < LONGEST_HARBOUR - len(self.gate.extra):
            faults.append(f"harbour: its prices must make room for two boats, and be fewer than {LONGEST_HARBOUR}")
        gold = [boat.cargo.count("gold") for boat in self.egyptian]
        if sorted(gold)[-2:] < [1, 1] or self.gold.least > 2:
            faults.append("egyptian: at least two boats must bring gold, and the harbour can ask for two bars at most")
        if self.large.length not in self.fleet.lengths:
            faults.append("large: no boat of the fleet has this length")
        return faults

    def _tile_faults(self) -> list[str]:
        faults = []
        if len({(land.product, land.cost) for land in self.farmland}) != len(self.farmland):
            faults.append("farmland: two rows are alike in product and cost; join them, or tell them apart by cost")
        if [land.product for land in self.farmland] != sorted(
            (land.product for land in self.farmland), key=ORDERED.index
        ):
            faults.append("farmland: the rows must come in the order wine, milk, olives, grain")
        if {land.product for land in self.farmland} != set(ORDERED):
            faults.append("farmland: every product needs a tile")
        if sum(land.copies for land in self.farmland) > MOST_LAND:
            faults.append(f"farmland: at most {MOST_LAND} tiles")
        if [tile.kind for tile in self.development] != KINDS:
            faults.append(f"development: there must be one row each, in this order: {', '.join(KINDS)}")
        return faults

    def _mission_faults(self) -> list[str]:
        categories = [mission.category for mission in self.mission]
        faults = []
        if categories != sorted(categories):
            faults.append("mission: the categories must come in the order I, II, III")
        if any(categories.count(category) <= self.plazas.boxed for category in ("I", "II", "III")):
            faults.append(f"mission: each category needs more than the {self.plazas.boxed} that go back unseen")
        elif len(categories) - 3 * self.plazas.boxed < self.plazas.open:
            faults.append(f"mission: there must be enough for {self.plazas.open} plazas")
        return faults

    def _setup_faults(self) -> list[str]:
        faults = []
        if [setup.seats for setup in self.setup] != [2, 3, 4, 5]:
            faults.append("setup: there must be one each for 2, 3, 4 and 5 seats, in this order")
        for setup in self.setup:
            left = list(self.fleet.lengths)
            for length in setup.boats:
                if length not in left:
                    faults.append(f"setup for {setup.seats}: the fleet has no such boats")
                    break
                left.remove(length)
        if len(self.row) <= 5:
            faults.append("row: there must be more rows than seats")
        if any(self.chips.each * spaces > len(self.chips.values) for spaces in self.production.spaces):
            faults.append("chips: there must be enough for all production spaces")
        if self.chips.each > len(ORDERED):
            faults.append("chips: a production cannot take more chips than there are fields")
        return faults
