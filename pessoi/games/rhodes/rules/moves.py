"""Every move of Rhodes, and every outcome of chance, with its notation."""

from typing import final

from mypy_extensions import i64

from pessoi.core.moves import MoveKind, MoveTable
from pessoi.games.rhodes.components import (
    GOOD_NAMES,
    PRODUCT_NAMES,
    Development,
    Farmland,
    Mission,
    RhodesComponents,
)
from pessoi.games.rhodes.rules.constants import GOODS, PLACE_NAMES, PRODUCTS


@final
class RhodesMoves:
    """The kinds of moves. Unless a method says otherwise, a move's index is the number of what it names."""

    def __init__(self, components: RhodesComponents) -> None:
        table = MoveTable()
        self.table = table
        self.stop = table.single("stop")
        self.idle = table.kind("idle").add("pass")
        self.go = table.kind("go")
        for place, name in enumerate(PLACE_NAMES):
            self.go.add(f"go {name}", {"place": place}, [f"place-{name}"])
        self.produce = table.kind("produce")
        for value in range(1, max(components.chips.values) + 1):
            for product, name in enumerate(PRODUCT_NAMES):
                arguments = {"value": value, "product": product}
                self.produce.add(f"produce {value} {name}", arguments, [f"chip-{value}", f"field-{name}"])
        self.demeter = self._by_product("demeter", "demeter {}", ["land-{}", "own-demeter-{}"])
        self.cart = self._by_product("cart", "cart {}", ["land-{}", "own-cart"])
        self.grow = self._by_product("grow", "grow {}", ["land-{}", "own-abundance"])
        self.trade = table.kind("trade")
        for product, name in enumerate(PRODUCT_NAMES):
            for into, received in enumerate(PRODUCT_NAMES):
                arguments = {"product": product, "into": into}
                self.trade.add(f"trade {name} for {received}", arguments, [f"store-{name}", "own-trader"])
        longest = max(components.fleet.lengths)
        self.enter = table.kind("enter")
        for length in range(1, longest + 1):
            self.enter.add(f"boat {length}", {"length": length}, [f"boat-{length}"])
        self.take = self._by_product("take", "take {}", ["land-{}"])
        self.take_hut = self._by_product("take-hut", "take {} from hut", ["hut-{}"])
        self.paid = table.kind("paid")
        for points in range(longest + 1):
            self.paid.add(f"points {points}", {"points": points})
        self.ship = table.kind("ship")
        for square in range(1, max(len(components.square_prices(setup.seats)) for setup in components.setup) + 1):
            self.ship.add(f"buy {square}", {"square": square}, [f"square-{square}"])
        self.name = self._by_product("name", "name {}", [])
        self.mission = table.kind("mission")
        for mission, name in enumerate(components.mission_names):
            arguments = {"mission": mission, **_asked(components.mission[mission])}
            self.mission.add(f"mission {name.lower()}", arguments, [f"mission-{name.lower()}"])
        self.drop = table.kind("drop")
        for good, name in enumerate(GOOD_NAMES[:GOODS]):
            self.drop.add(f"drop {name}", {"good": good}, [f"store-{name}"])
        self.offer = table.single("offer", touches=["place-temple"])
        self.land = table.kind("land")
        for tile in components.farmland:
            arguments = {"product": PRODUCT_NAMES.index(tile.product), **_sold(tile)}
            self.land.add(f"land {tile.product} {tile.cost}", arguments, [f"tile-{tile.product}-{tile.cost}"])
        self.build = table.kind("build")
        for kind, development in enumerate(components.development):
            arguments = {"kind": kind, "effect": kind, **_sold(development)}
            self.build.add(f"build {development.kind}", arguments, [f"tile-{development.kind}"])
        self.large = table.kind("large").add("build boat", touches=["tile-boat"])
        self.row = table.kind("row")
        for number, row in enumerate(components.row, 1):
            arguments = {
                "row": number,
                "cost": max(-row.money, 0),
                "money": max(row.money, 0),
                "products": row.products,
            }
            self.row.add(f"row {number}", arguments, [f"row-{number}"])

    def _by_product(self, kind: str, notation: str, touches: list[str]) -> MoveKind:
        """One move for each product, whose name replaces the braces."""
        moves = self.table.kind(kind)
        for product, name in enumerate(PRODUCT_NAMES):
            moves.add(notation.format(name), {"product": product}, [place.format(name) for place in touches])
        return moves

    def produce_move(self, value: i64, product: i64) -> i64:
        """The move that puts a chip of a value on the field of a product."""
        return self.produce.move((value - 1) * PRODUCTS + product)

    def chip_value(self, move: i64) -> i64:
        """The value of the chip in a production move."""
        return self.produce.index(move) // PRODUCTS + 1

    def field(self, move: i64) -> i64:
        """The product of the field in a production move."""
        return self.produce.index(move) % PRODUCTS

    def trades(self, product: i64) -> list[int]:
        """The moves that give a product and receive another."""
        return [self.trade.moves[product * PRODUCTS + into] for into in range(PRODUCTS) if into != product]

    def given(self, move: i64) -> i64:
        """The product given in a trade."""
        return self.trade.index(move) // PRODUCTS

    def received(self, move: i64) -> i64:
        """The product received in a trade."""
        return self.trade.index(move) % PRODUCTS

    def boat_length(self, move: i64) -> i64:
        """The length of the boat that a move chooses."""
        return self.enter.index(move) + 1


def _sold(tile: Farmland | Development) -> dict[str, int]:
    """The price of a tile, and its yield at every farm action."""
    return {"price": tile.cost, "money": tile.money, "points": tile.points}


def _asked(mission: Mission) -> dict[str, int]:
    """The goods that a mission asks for, and its reward."""
    return {**_counts(list(mission.goods)), "money": mission.money, "points": mission.points}


def _counts(goods: list[str]) -> dict[str, int]:
    """The units of every kind of cargo among some goods."""
    return {name: goods.count(name) for name in GOOD_NAMES}


@final
class RhodesOutcomes:
    """The outcomes of chance: missions and Egyptian boats drawn, and the seat that begins."""

    def __init__(self, components: RhodesComponents, seats: int) -> None:
        self.table = MoveTable()
        self.mission = self.table.kind("mission")
        for mission, name in enumerate(components.mission_names):
            self.mission.add(f"mission {name.lower()}", {"mission": mission, **_asked(components.mission[mission])})
        self.boat = self.table.kind("boat")
        for boat, egyptian in enumerate(components.egyptian):
            self.boat.add(f"boat {boat + 1}", {"boat": boat, **_counts(list(egyptian.cargo))})
        self.first = self.table.kind("first")
        for seat in range(seats):
            self.first.add(f"first {seat}", {"seat": seat})
