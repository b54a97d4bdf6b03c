"""Every move of Peloponnes, and every outcome of chance, with its notation."""

from typing import Final, final

from pessoi.core.moves import MoveTable

HIGHEST_BID: Final = 199
"""More than a civilisation can ever have at once."""

HUNGRY: Final = 99
"""More citizens than can ever be fed with luxury at once."""

GOODS: Final = ["wood", "stone", "food", "coin"]


@final
class PeloponnesMoves:
    """The move table and where each kind of move begins in it."""

    def __init__(self, tiles: list[str], civilisations: list[str]) -> None:
        table = MoveTable()
        self.table = table
        self.choose = len(table)
        for number, name in enumerate(civilisations):
            table.add(f"choose {name}", "choose", {"civilisation": number}, [f"civilisation-{name}"])
        self.extra = len(table)
        for good, name in enumerate(GOODS[:-1]):
            table.add(f"extra {name}", "extra", {"good": good}, [f"store-{name}"])
        self.bid = _for_tiles(table, "bid", tiles)
        self.conquer = _for_tiles(table, "conquer", tiles)
        self.leave = table.add("pass", "pass")
        self.offer = len(table)
        for amount in range(HIGHEST_BID + 1):
            table.add(f"offer {amount}", "offer", {"amount": amount})
        self.offers = list(range(self.offer, len(table)))
        self.shift = _for_tiles(table, "shift", tiles)
        self.withdraw = table.add("withdraw", "withdraw")
        self.build = _for_tiles(table, "build", tiles)
        self.mark = _for_tiles(table, "mark", tiles)
        self.forgo = _for_tiles(table, "forgo", tiles)
        self.take = len(table)
        for good, name in enumerate(GOODS):
            table.add(f"take {name}", "take", {"good": good}, [f"store-{name}"])
        self.lose = _for_tiles(table, "lose", tiles)
        self.pay = table.add("pay", "pay")
        self.feed = len(table)
        for count in range(HUNGRY + 1):
            table.add(f"feed {count}", "feed", {"count": count})
        self.feeds = list(range(self.feed, len(table)))
        self.finish = _for_tiles(table, "finish", tiles)
        self.done = table.add("done", "done")


@final
class PeloponnesOutcomes:
    """The outcome table: civilisations dealt, tiles turned up, chits drawn."""

    def __init__(self, tiles: list[str], civilisations: list[str], disasters: list[str]) -> None:
        table = MoveTable()
        self.table = table
        self.deal = len(table)
        for number, name in enumerate(civilisations):
            table.add(f"deal {name}", "deal", {"civilisation": number})
        self.turn = _for_tiles(table, "turn", tiles)
        self.draw = len(table)
        for number, name in enumerate(disasters):
            table.add(f"draw {name}", "draw", {"disaster": number})


def _for_tiles(table: MoveTable, kind: str, tiles: list[str]) -> int:
    first = len(table)
    for number, name in enumerate(tiles):
        table.add(f"{kind} {name}", kind, {"tile": number}, [f"tile-{name}"])
    return first
