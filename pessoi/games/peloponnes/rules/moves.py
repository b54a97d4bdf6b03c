"""Every move of Peloponnes, and every outcome of chance, with its notation."""

from typing import Final, final

from pessoi.core.moves import MoveKind, MoveTable
from pessoi.games.peloponnes.rules.constants import CHITS

HIGHEST_BID: Final = 199
"""More than a civilisation can ever have at once."""

HUNGRY: Final = 99
"""More citizens than can ever be fed with luxury at once."""

GOODS: Final = ["wood", "stone", "food", "coin"]


@final
class PeloponnesMoves:
    """The kinds of moves, indexed by the numbers of civilisations, goods or tiles, or by amounts."""

    def __init__(self, tiles: list[str], civilisations: list[str]) -> None:
        table = MoveTable()
        self.table = table
        self.choose = _indexed(table, "choose", "civilisation", civilisations, "civilisation")
        self.extra = _indexed(table, "extra", "good", GOODS[:-1], "store")
        self.bid = _indexed(table, "bid", "tile", tiles, "tile")
        self.conquer = _indexed(table, "conquer", "tile", tiles, "tile")
        self.leave = table.single("pass")
        self.offer = _indexed(table, "offer", "amount", [str(amount) for amount in range(HIGHEST_BID + 1)])
        self.shift = _indexed(table, "shift", "tile", tiles, "tile")
        self.withdraw = table.single("withdraw")
        self.build = _indexed(table, "build", "tile", tiles, "tile")
        self.mark = _indexed(table, "mark", "tile", tiles, "tile")
        self.forgo = _indexed(table, "forgo", "tile", tiles, "tile")
        self.take = _indexed(table, "take", "good", GOODS, "store")
        self.lose = _indexed(table, "lose", "tile", tiles, "tile")
        self.pay = table.single("pay")
        self.feed = _indexed(table, "feed", "count", [str(citizens) for citizens in range(HUNGRY + 1)])
        self.finish = _indexed(table, "finish", "tile", tiles, "tile")
        self.done = table.single("done")


@final
class PeloponnesOutcomes:
    """The outcomes of chance: civilisations dealt, tiles turned up, chits drawn."""

    def __init__(self, tiles: list[str], civilisations: list[str]) -> None:
        self.table = MoveTable()
        self.deal = _indexed(self.table, "deal", "civilisation", civilisations)
        self.turn = _indexed(self.table, "turn", "tile", tiles, "tile")
        self.draw = _indexed(self.table, "draw", "disaster", CHITS)


def _indexed(table: MoveTable, name: str, argument: str, entries: list[str], place: str = "") -> MoveKind:
    """Add a kind of moves, one for each entry. `place` begins the name of what such a move touches on a board."""
    kind = table.kind(name)
    for index, entry in enumerate(entries):
        kind.add(f"{name} {entry}", {argument: index}, [f"{place}-{entry}"] if place else None)
    return kind
