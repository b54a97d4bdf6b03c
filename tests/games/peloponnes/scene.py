"""A scene of Peloponnes."""

from collections.abc import Iterable

from scene import Scene

import pessoi
from pessoi import Event
from pessoi.core.bits import BIT, contains, members
from pessoi.core.step import StepRef
from pessoi.games.peloponnes.rules.constants import CHIT_KINDS, CHITS, COINS
from pessoi.games.peloponnes.rules.state import UNDECIDED, PeloponnesState
from pessoi.games.peloponnes.rules.steps import BIDDER, CHIT, ROUND_END, TURN_UP

PELOPONNES = pessoi.game("peloponnes")

GOODS = ("wood", "stone", "food", "coins", "citizens", "luxury")
CIVILISATIONS = ("messene", "patras", "korinth", "sparta", "pylos")
"""The civilisations that the seats get unless a test deals otherwise; Arkadia and Argos stay in the box."""


class PeloponnesScene(Scene[PeloponnesState]):
    """The first tiles are about to be turned up or, in the solo game, a civilisation to be chosen."""

    def __init__(self, seats: int = 3, civilisations: Iterable[str] = CIVILISATIONS, **options: str) -> None:
        super().__init__(PELOPONNES, PELOPONNES.start(seats, options))
        self.tiles = self.state.peloponnes.tiles.names
        if seats > 1:
            for name in list(civilisations)[:seats]:
                self.chance(f"deal {name}")

    # -- laying out -----------------------------------------------------------------------------

    def give(self, seat: int, **goods: int) -> None:
        """Set the amounts of goods that a seat has; the bank makes up for it."""
        for kind, amount in goods.items():
            self.state.gain(seat, GOODS.index(kind), amount - self.has(seat, kind))
        self.state.advance()

    def place(self, seat: int, *tiles: str, unfinished: bool = False) -> None:
        """Give a seat tiles; a coin of the bank is put on unfinished ones."""
        for name in tiles:
            tile = self.tile(name)
            self.state.take_tile(seat, tile)
            self.state.unseen &= ~BIT[tile]
            if unfinished:
                self.state.marked |= BIT[tile]
                self.state.add(self.state.peloponnes.bank, COINS, -1)
        self.state.advance()

    def offer(self, *tiles: str, round_number: int = 1) -> None:
        """Begin an auction of these tiles."""
        self.clear()
        self.state.row = [self.tile(name) for name in tiles]
        for tile in self.state.row:
            self.state.unseen &= ~BIT[tile]
        self._go_on(round_number, ROUND_END, BIDDER)

    def draw_tiles(self, round_number: int) -> None:
        """Let the tiles of a round be turned up next."""
        self.clear()
        self._go_on(round_number, ROUND_END, BIDDER, TURN_UP)

    def draw_chits(self, round_number: int = 4) -> None:
        """Let two chits be drawn next."""
        self.clear()
        self._go_on(round_number, ROUND_END, CHIT)

    def _go_on(self, round_number: int, *agenda: StepRef) -> None:
        """Go on in a round with these steps, the next one last."""
        self.state.round = round_number
        for step in agenda:
            self.state.push(step)
        self.state.advance()

    def strike(self, disaster: str) -> list[Event]:
        """Draw the third chit of a kind."""
        kind = CHITS.index(disaster)
        self.state.chits[kind] = 1
        self.state.chits[CHIT_KINDS + kind] = 2
        self.draw_chits()
        return self.chance(f"draw {disaster}")

    def supply(self, round_number: int = 4) -> list[Event]:
        """Turn up the supply symbol of stack B."""
        self.draw_tiles(round_number)
        return self.chance("turn b05")

    def clear(self) -> None:
        """Clear the agenda, the row and all bids."""
        self.state.agenda.clear()
        self.state.row = []
        self.state.spots = [UNDECIDED] * self.state.seats
        self.state.bids = [0] * self.state.seats

    # -- playing --------------------------------------------------------------------------------

    def pass_all(self) -> list[Event]:
        """All seats that are still to bid pass."""
        events: list[Event] = []
        while self.asked == "bid":
            events += self.play(self.state.actors[0], "pass")
        return events

    # -- looking --------------------------------------------------------------------------------

    def has(self, seat: int, kind: str) -> int:
        return self.state.has(seat, GOODS.index(kind))

    def goods(self, seat: int) -> dict[str, int]:
        return {kind: self.has(seat, kind) for kind in GOODS}

    def owned(self, seat: int) -> set[str]:
        return self._names(self.state.owned[seat])

    def lands(self, seat: int) -> list[str]:
        lands = self.state.owned[seat] & self.state.peloponnes.tiles.lands
        return [self.tiles[tile] for tile in self.state.laid if contains(lands, tile)]

    def unfinished(self, seat: int) -> set[str]:
        return self._names(self.state.owned[seat] & self.state.marked)

    def boxed(self) -> set[str]:
        return self._names(self.state.boxed)

    def tile(self, name: str) -> int:
        return self.tiles.index(name)

    def _names(self, tiles: int) -> set[str]:
        return {self.tiles[tile] for tile in members(tiles)}
