"""Every move of Rhodes, and every outcome of chance, with its notation."""

from typing import Final, final

from pessoi.core.moves import MoveTable

PRODUCTS: Final = 4
GOLD: Final = 4
JOKER: Final = 5
GOODS: Final = 5
"""Products are 0 to 3; goods are products and gold; a joker is what only Egyptian boats carry."""

GOOD_NAMES: Final = ["wine", "milk", "olives", "grain", "gold", "joker"]
PLACE_NAMES: Final = ["production", "farm", "harbour", "market", "temple", "hall"]


@final
class RhodesMoves:
    """The move table and where each kind of move begins in it."""

    def __init__(
        self,
        land: list[tuple[int, int]],
        kinds: list[str],
        chips: list[int],
        missions: list[str],
        rows: int,
        squares: int,
        lengths: list[int],
    ) -> None:
        table = MoveTable()
        names = GOOD_NAMES
        products = range(PRODUCTS)
        self.table = table
        self.stop = table.add("stop", "stop")
        self.idle = table.add("pass", "idle")
        self.go = len(table)
        for place, name in enumerate(PLACE_NAMES):
            table.add(f"go {name}", "go", {"place": place}, [f"place-{name}"])
        self.produce = len(table) - PRODUCTS
        """Four for every value from 1 up that a chip could have; value 0 would begin here."""
        for value in range(1, max(chips) + 1):
            for product in products:
                touched = [f"chip-{value}", f"field-{names[product]}"]
                table.add(f"produce {value} {names[product]}", "produce", {"value": value, "product": product}, touched)
        self.demeter = len(table)
        for product in products:
            blessed = [f"land-{names[product]}", f"own-demeter-{names[product]}"]
            table.add(f"demeter {names[product]}", "demeter", {"product": product}, blessed)
        self.cart = len(table)
        for product in products:
            table.add(f"cart {names[product]}", "cart", {"product": product}, [f"land-{names[product]}", "own-cart"])
        self.grow = len(table)
        for product in products:
            table.add(f"grow {names[product]}", "grow", {"product": product}, [f"land-{names[product]}"])
        self.trade = len(table)
        """What is given, then what is received."""
        for product in products:
            for into in products:
                touched = [f"store-{names[product]}", "own-trader"]
                table.add(
                    f"trade {names[product]} for {names[into]}", "trade", {"product": product, "into": into}, touched
                )
        self.enter = len(table) - 1
        """Lengths count from 1."""
        for length in range(1, max(lengths) + 1):
            table.add(f"boat {length}", "enter", {"length": length}, [f"boat-{length}"])
        self.take = len(table)
        for product in products:
            table.add(f"take {names[product]}", "take", {"product": product}, [f"land-{names[product]}"])
        self.take_hut = len(table)
        for product in products:
            table.add(f"take {names[product]} from hut", "take-hut", {"product": product}, [f"hut-{names[product]}"])
        self.paid = len(table)
        for points in range(max(lengths) + 1):
            table.add(f"points {points}", "paid", {"points": points})
        self.ship = len(table)
        for square in range(squares):
            table.add(f"buy {square + 1}", "ship", {"square": square + 1}, [f"square-{square + 1}"])
        self.name = len(table)
        for product in products:
            table.add(f"name {names[product]}", "name", {"product": product})
        self.mission = len(table)
        for mission, name in enumerate(missions):
            table.add(f"mission {name.lower()}", "mission", {"mission": mission}, [f"mission-{name.lower()}"])
        self.drop = len(table)
        for good in range(GOODS):
            table.add(f"drop {names[good]}", "drop", {"good": good}, [f"store-{names[good]}"])
        self.offer = table.add("offer", "offer", touches=["place-temple"])
        self.land = len(table)
        for product, cost in land:
            touched = [f"tile-{names[product]}-{cost}"]
            table.add(f"land {names[product]} {cost}", "land", {"product": product, "amount": cost}, touched)
        self.build = len(table)
        for kind, name in enumerate(kinds):
            table.add(f"build {name}", "build", {"kind": kind}, [f"tile-{name}"])
        self.large = table.add("build boat", "large", touches=["tile-boat"])
        self.row = len(table)
        for row in range(rows):
            table.add(f"row {row + 1}", "row", {"row": row + 1}, [f"row-{row + 1}"])
        self.end = len(table)


@final
class RhodesOutcomes:
    """The outcome table: missions and Egyptian boats drawn, and who begins."""

    def __init__(self, missions: list[str], boats: int, seats: int) -> None:
        table = MoveTable()
        self.table = table
        self.mission = len(table)
        for mission, name in enumerate(missions):
            table.add(f"mission {name.lower()}", "mission", {"mission": mission})
        self.boat = len(table)
        for boat in range(boats):
            table.add(f"boat {boat + 1}", "boat", {"boat": boat})
        self.first = len(table)
        for seat in range(seats):
            table.add(f"first {seat}", "first", {"seat": seat})
