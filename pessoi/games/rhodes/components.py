"""The component file of Rhodes: its shape, and what must fit together in it (rhodes.components.texts)."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from pessoi.core.components import Components, Group, Mixed
from pessoi.core.errors import UserError
from pessoi.core.events import Arguments

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

PRODUCT_NAMES: list[str] = list(get_args(Product))
GOOD_NAMES: list[str] = list(get_args(Cargo))
KIND_NAMES: list[str] = list(get_args(Kind))
LONGEST_HARBOUR = 24
LONGEST_BOAT = 4
MOST_BOATS = 4
MOST_LAND = 40


def _reconstructed_in(group: Group) -> list[str]:
    """The names of the reconstructed numbers of a group."""
    sources = group.sources if isinstance(group, Mixed) else {}
    named = [name for name in group.__struct_fields__ if name not in ("source", "sources")]
    return [name for name in named if sources.get(name, group.source) == "reconstructed"]


class Estate(Group, frozen=True):
    capacity: Annotated[int, Meta(ge=1, le=9)]


class Warehouse(Group, frozen=True):
    capacity: Annotated[int, Meta(ge=1, le=99)]


class Chips(Group, frozen=True):
    """The production chips (rhodes.components.chips)."""

    values: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=12)]
    each: Annotated[int, Meta(ge=1, le=4)]


class Markers(Group, frozen=True):
    each: Annotated[int, Meta(ge=1, le=4)]


class Gate(Mixed, frozen=True):
    price: Count
    extra: list[Count]
    seats: Positive


class Harbour(Group, frozen=True):
    """The squares of the harbour (rhodes.boats.squares)."""

    prices: list[Count]


class Gold(Group, frozen=True):
    least: Count


class Bank(Group, frozen=True):
    coins: list[Positive]


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
    """The action spaces of a place (rhodes.components.spaces)."""

    spaces: Spaces


class Market(Group, frozen=True):
    prices: Annotated[list[Count], Meta(min_length=1, max_length=8)]
    units: Positive


class Temple(Group, frozen=True):
    """The prices of the temple (rhodes.temple.limit)."""

    prices: Annotated[list[Positive], Meta(min_length=1, max_length=8)]


class Hall(Mixed, frozen=True):
    spaces: Spaces
    purchases: Positive


class Fleet(Group, frozen=True):
    """The boats of each colour (rhodes.components.fleet)."""

    lengths: Annotated[list[Annotated[int, Meta(ge=1, le=LONGEST_BOAT)]], Meta(min_length=1, max_length=MOST_BOATS)]


class Large(Group, frozen=True):
    length: Positive
    price: Count


class Setup(Mixed, frozen=True):
    """What a number of seats begins with (rhodes.setup.money, rhodes.setup.boats)."""

    seats: Annotated[int, Meta(ge=2, le=5)]
    money: Count
    boats: Annotated[list[Positive], Meta(min_length=1)]
    farmland: Annotated[int, Meta(ge=0, le=4)]


class Row(Group, frozen=True):
    """A row of the table of turn order (rhodes.order.rows)."""

    money: Annotated[int, Meta(ge=-99, le=99)]
    products: Annotated[int, Meta(ge=0, le=1)]


class Farmland(Mixed, frozen=True):
    """A type of farmland tile (rhodes.components.farmland)."""

    product: Product
    copies: Positive
    cost: Positive
    money: Count
    points: Count


class Development(Mixed, frozen=True):
    """A type of development tile (rhodes.components.development)."""

    kind: Kind
    copies: Positive
    cost: Positive
    money: Count
    points: Count


class Blessing(Group, frozen=True):
    units: Positive


class Mission(Mixed, frozen=True):
    """A mission card (rhodes.components.missions)."""

    category: Literal["I", "II", "III"]
    goods: Annotated[list[Good], Meta(min_length=1)]
    money: Count
    points: Count


class Egyptian(Group, frozen=True):
    """An Egyptian boat (rhodes.components.egyptian)."""

    cargo: Annotated[list[Cargo], Meta(min_length=1, max_length=LONGEST_BOAT)]


class RhodesComponents(Components, frozen=True):
    estate: Estate
    warehouse: Warehouse
    chips: Chips
    markers: Markers
    gate: Gate
    harbour: Harbour
    gold: Gold
    bank: Bank
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

    @property
    def mission_names(self) -> list[str]:
        """The names of the missions: I-1, I-2 and so on."""
        categories = [mission.category for mission in self.mission]
        return [f"{category}-{categories[: number + 1].count(category)}" for number, category in enumerate(categories)]

    def square_prices(self, seats: int) -> list[int]:
        """The prices of the harbour's squares, from the gate to the exit, which has none."""
        extra = self.gate.extra if seats >= self.gate.seats else []
        return [*extra, self.gate.price, *self.harbour.prices]

    def reconstructed(self, seats: int) -> dict[str, list[str]]:
        """The numbers on pieces and spaces that are reconstructed, by the names that views and moves have for them."""
        marked: dict[str, Group] = {"egyptian": self.egyptian[0], "place-harbour": self.port, "place-hall": self.hall}
        marked |= {f"row-{number}": row for number, row in enumerate(self.row, 1)}
        marked |= {f"tile-{land.product}-{land.cost}": land for land in self.farmland}
        marked |= {f"tile-{tile.kind}": tile for tile in self.development}
        marked |= {f"mission-{name.lower()}": card for name, card in zip(self.mission_names, self.mission)}
        marked |= {"boats": next(setup for setup in self.setup if setup.seats == seats)}
        found = {name: _reconstructed_in(group) for name, group in marked.items()}
        for number, (group, price) in enumerate(self._squares(seats), 1):
            found[f"square-{number}"] = ["price"] if price in _reconstructed_in(group) else []
        return {name: fields for name, fields in found.items() if fields}

    def _squares(self, seats: int) -> list[tuple[Group, str]]:
        """The group and the field that have the price of each square of the harbour."""
        extra: list[tuple[Group, str]] = [(self.gate, "extra")] * len(self.gate.extra)
        inside: list[tuple[Group, str]] = [(self.harbour, "prices")] * len(self.harbour.prices)
        return [*(extra if seats >= self.gate.seats else []), (self.gate, "price"), *inside]

    def numbers(self) -> Arguments:
        costs = [-row.money for row in self.row if row.money < 0]
        gains = [row.money for row in self.row if row.money >= 0]
        grain = self._dearest("grain")
        wine = self._dearest("wine")
        wine_olives = next((card for card in self.mission if sorted(card.goods) == ["olives", "wine"]), self.mission[0])
        spaces = {"production": self.production.spaces, "port": self.port.spaces, "hall": self.hall.spaces}
        with_product = [number for number, row in enumerate(self.row, 1) if row.products]
        return {
            **super().numbers(),
            **{f"{place}-always": found[0] if len(set(found)) == 1 else 0 for place, found in spaces.items()},
            "grain-cost": grain.cost,
            "grain-money": grain.money,
            "wine-cost": wine.cost,
            "wine-points": wine.points,
            "wine-olives-money": wine_olives.money,
            "wine-olives-points": wine_olives.points,
            "farmland-tiles": sum(tile.copies for tile in self.farmland),
            "development-tiles": sum(tile.copies for tile in self.development),
            "missions": len(self.mission),
            "egyptian-boats": len(self.egyptian),
            "chips": len(self.chips.values),
            "market-spaces": len(self.market.prices),
            "temple-spaces": len(self.temple.prices),
            "gate-squares": len(self.gate.extra),
            "gate-extra": self.gate.extra,
            "errand-most": len(self.errand.fees),
            "errand-fees": self.errand.fees,
            "errand-total": sum(self.errand.fees),
            "rows": len(self.row),
            "row-costs": costs,
            "row-gains": gains,
            "row-products": len(with_product),
            "row-product-numbers": with_product,
            "free-rows": len(gains),
        }

    def _dearest(self, product: str) -> Farmland:
        """The dearest farmland of a product: for grain and wine, that of the rulebook's examples."""
        return max((land for land in self.farmland if land.product == product), key=lambda land: land.cost)

    def faults(self) -> list[UserError]:
        return [*self._harbour_faults(), *self._tile_faults(), *self._mission_faults(), *self._setup_faults()]

    def _harbour_faults(self) -> list[UserError]:
        faults = []
        longest = max(self.fleet.lengths + [len(boat.cargo) for boat in self.egyptian])
        if not 2 * longest <= len(self.harbour.prices) + 1 < LONGEST_HARBOUR - len(self.gate.extra):
            faults.append(UserError("harbour-length", most=LONGEST_HARBOUR))
        gold = [boat.cargo.count("gold") for boat in self.egyptian]
        if sorted(gold)[-2:] < [1, 1] or self.gold.least > 2:
            faults.append(UserError("egyptian-gold"))
        if self.large.length not in self.fleet.lengths:
            faults.append(UserError("large-length"))
        return faults

    def _tile_faults(self) -> list[UserError]:
        faults = []
        if len({(land.product, land.cost) for land in self.farmland}) != len(self.farmland):
            faults.append(UserError("farmland-alike"))
        if [land.product for land in self.farmland] != sorted(
            (land.product for land in self.farmland), key=PRODUCT_NAMES.index
        ):
            faults.append(UserError("farmland-order"))
        if {land.product for land in self.farmland} != set(PRODUCT_NAMES):
            faults.append(UserError("farmland-products"))
        if sum(land.copies for land in self.farmland) > MOST_LAND:
            faults.append(UserError("farmland-many", most=MOST_LAND))
        if [tile.kind for tile in self.development] != KIND_NAMES:
            faults.append(UserError("development-rows", known=", ".join(KIND_NAMES)))
        return faults

    def _mission_faults(self) -> list[UserError]:
        categories = [mission.category for mission in self.mission]
        faults = []
        if categories != sorted(categories):
            faults.append(UserError("mission-order"))
        if any(categories.count(category) <= self.plazas.boxed for category in ("I", "II", "III")):
            faults.append(UserError("mission-boxed", boxed=self.plazas.boxed))
        elif len(categories) - 3 * self.plazas.boxed < self.plazas.open:
            faults.append(UserError("mission-plazas", plazas=self.plazas.open))
        return faults

    def _setup_faults(self) -> list[UserError]:
        faults = []
        if [setup.seats for setup in self.setup] != [2, 3, 4, 5]:
            faults.append(UserError("setup-seats"))
        for setup in self.setup:
            left = list(self.fleet.lengths)
            for length in setup.boats:
                if length not in left:
                    faults.append(UserError("setup-boats", seats=setup.seats))
                    break
                left.remove(length)
        if len(self.row) <= 5:
            faults.append(UserError("row-few"))
        if any(self.chips.each * spaces > len(self.chips.values) for spaces in self.production.spaces):
            faults.append(UserError("chips-few"))
        if self.chips.each > len(PRODUCT_NAMES):
            faults.append(UserError("chips-each"))
        return faults
