"""A table of Peloponnes that a test can lay out as a rulebook example does."""

from collections.abc import Iterable
from typing import cast

import pessoi
from pessoi import CHANCE, Event
from pessoi.core.bits import members
from pessoi.games.peloponnes.rules.constants import KINDS
from pessoi.games.peloponnes.rules.state import BIDDER, CHIT, ROUND_END, TURN_UP, UNDECIDED, PeloponnesState

GOODS = ("wood", "stone", "food", "coins", "citizens", "luxury")
CHITS = ("earthquake", "drought", "plague", "storm", "decline", "blank")
CIVILISATIONS = ("messene", "patras", "korinth", "sparta", "pylos")
"""The civilisations that the seats get unless a test says otherwise; Arkadia and Argos stay in the box."""


class Table:
    """A play, its moves in notation, and ways to set things out by hand."""

    def __init__(self, seats: int = 3, civilisations: Iterable[str] = CIVILISATIONS, **options: str) -> None:
        self.game = pessoi.game("peloponnes")
        self.state = cast(PeloponnesState, self.game.start(seats, options))
        if seats > 1:
            for name in list(civilisations)[:seats]:
                self.chance(f"deal {name}")

    # -- playing

    def chance(self, *outcomes: str) -> list[Event]:
        return [event for name in outcomes for event in self.state.play(CHANCE, self.game.outcomes.parse(name))]

    def act(self, seat: int, *moves: str) -> list[Event]:
        return [event for name in moves for event in self.state.play(seat, self.game.moves.parse(name))]

    def legal(self, seat: int) -> list[str]:
        return [self.game.moves.name(move) for move in self.state.legal(seat)]

    def why(self, seat: int, move: str) -> str:
        reason = self.state.why_not(seat, self.game.moves.parse(move))
        return "" if reason is None else reason.code

    @property
    def asked(self) -> str:
        return self.state.step.name

    # -- looking

    def has(self, seat: int, kind: str) -> int:
        return self.state.has(seat, GOODS.index(kind))

    def goods(self, seat: int) -> dict[str, int]:
        return {kind: self.has(seat, kind) for kind in GOODS}

    def owned(self, seat: int) -> set[str]:
        return {self.game_tiles[tile] for tile in members(self.state.owned[seat])}

    def lands(self, seat: int) -> list[str]:
        return [self.game_tiles[tile] for tile in self.state.lands if self.state.owned[seat] >> tile & 1]

    def unfinished(self, seat: int) -> set[str]:
        return {self.game_tiles[tile] for tile in members(self.state.owned[seat] & self.state.marked)}

    def boxed(self) -> set[str]:
        return {self.game_tiles[tile] for tile in members(self.state.boxed)}

    @property
    def game_tiles(self) -> list[str]:
        return self.state.peloponnes.tiles.names

    # -- setting out

    def give(self, seat: int, **goods: int) -> None:
        """A seat has exactly so much; the bank makes up for it."""
        for kind, amount in goods.items():
            self.state.gain(seat, GOODS.index(kind), amount - self.has(seat, kind))
        self.state.advance()

    def settle(self, seat: int, *tiles: str, unfinished: bool = False) -> None:
        """Tiles that a seat has got before; a coin of the bank lies on unfinished ones."""
        for name in tiles:
            tile = self.game_tiles.index(name)
            self.state.owned[seat] |= 1 << tile
            self.state.unseen &= ~(1 << tile)
            if self.state.peloponnes.tiles.lands >> tile & 1:
                self.state.lands.append(tile)
            if unfinished:
                self.state.marked |= 1 << tile
                self.state.stores[self.state.seats * KINDS + GOODS.index("coins")] -= 1
        self.state.advance()

    def offer(self, *tiles: str, round_number: int = 1) -> None:
        """An auction of these tiles begins."""
        self.clear()
        numbers = [self.game_tiles.index(name) for name in tiles]
        self.state.round = round_number
        self.state.row = numbers
        for tile in numbers:
            self.state.unseen &= ~(1 << tile)
        self.state.push(ROUND_END)
        self.state.push(BIDDER)
        self.state.advance()

    def draw_tiles(self, round_number: int) -> None:
        """The tiles of a round are to be turned up."""
        self.clear()
        self.state.round = round_number
        self.state.push(ROUND_END)
        self.state.push(BIDDER)
        self.state.push(TURN_UP)
        self.state.advance()

    def draw_chits(self, round_number: int = 4) -> None:
        """Income is over; two chits are to be drawn."""
        self.clear()
        self.state.round = round_number
        self.state.push(ROUND_END)
        self.state.push(CHIT)
        self.state.advance()

    def strike(self, disaster: str) -> list[Event]:
        """Two chits of a kind lie open, and the third is drawn."""
        kind = CHITS.index(disaster)
        self.state.chits[kind] = 1
        self.state.chits[kind + len(CHITS)] = 2
        self.draw_chits()
        return self.chance(f"draw {disaster}")

    def supply(self, round_number: int = 4) -> list[Event]:
        """The supply symbol of stack B is turned up."""
        self.draw_tiles(round_number)
        return self.chance("turn b05")

    def pass_all(self) -> list[Event]:
        """All who are still to bid pass."""
        events: list[Event] = []
        while self.asked == "bid":
            events += self.act(self.state.actors[0], "pass")
        return events

    def clear(self) -> None:
        self.state.agenda.clear()
        self.state.row = []
        self.state.spots = [UNDECIDED] * self.state.seats
        self.state.bids = [0] * self.state.seats


def told(events: list[Event], message: str) -> list[dict[str, int]]:
    """The arguments of all events with a message."""
    return [event.arguments for event in events if event.message == message]
