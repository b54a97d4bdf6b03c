"""The state of Peloponnes, and the rules by which one table plays it."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, count
from pessoi.core.events import EventKind
from pessoi.core.fields import SharedList, number, numbers, sequence, subset, subsets
from pessoi.core.state import Rules, State
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import CHIT_KINDS, COINS, FOOD, KINDS, LUXURY, STONE, WOOD, Constants
from pessoi.games.peloponnes.rules.moves import HIGHEST_BID, PeloponnesMoves, PeloponnesOutcomes

NO_CIVILISATION: Final = -1
NO_LAND: Final = -1

UNDECIDED: Final = -1
PASSED: Final = -2
WITHDRAWN: Final = -3
"""What a seat has done in the auction, if it does not hold a tile."""

RICHES: Final = 1_000_000
"""More than a seat can ever have."""
MOST_EXTRAS: Final = 9


@final
class PeloponnesRules(Rules):
    """Peloponnes as one table plays it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        constants: Constants,
        moves: PeloponnesMoves,
        outcomes: PeloponnesOutcomes,
    ) -> None:
        super().__init__(seats, options)
        self.constants = constants
        self.tiles = constants.tiles
        self.civilisations = constants.civilisations
        self.move = moves
        self.outcome = outcomes
        self.bank: i64 = seats
        """The number of the bank among the owners of stores; it follows the seats."""
        self.alone = seats == 1
        self.solo = constants.levels[options["level"]]
        self.auctioned: i64 = self.solo.row if self.alone else constants.rows[seats - 1]
        """How many of the tiles turned up are auctioned; the others are next to the Conquest tile."""
        self.chain = options["displacement"] == "chain"
        self.luxury_saves = options["luxury_against_disasters"] == "true"
        self._declare_fields()

    def _declare_fields(self) -> None:
        """Every attribute of a state, with its range and its value before the civilisations are dealt."""
        seats = self.seats
        constants = self.constants
        tiles = len(self.tiles.names) - 1
        stores = [0] * ((seats + 1) * KINDS)
        stores[self.bank * KINDS + COINS] = constants.money
        self.fields = (
            numbers("stores", -RICHES, RICHES, stores),
            numbers("civilisations", NO_CIVILISATION, len(self.civilisations.names) - 1, [NO_CIVILISATION] * seats),
            subsets("owned", tiles, [0] * seats),
            sequence("laid", 0, tiles),
            subset("marked", tiles),
            subset("unseen", tiles, self.tiles.buildings | self.tiles.lands),
            subset("boxed", tiles),
            sequence("row", 0, tiles),
            numbers("spots", WITHDRAWN, constants.turned - 1, [UNDECIDED] * seats),
            numbers("bids", 0, HIGHEST_BID, [0] * seats),
            numbers("order", 0, seats - 1, list(range(seats))),
            numbers("chits", 0, max(constants.chits), constants.chits + [0] * CHIT_KINDS),
            subset("choosing", tiles),
            number("round", 0, constants.rounds),
            number("extra_wood", 0, MOST_EXTRAS),
            number("extra_stone", 0, MOST_EXTRAS),
            number("extra_food", 0, MOST_EXTRAS),
        )

    def price(self, tile: i64, spot: i64) -> i64:
        """The price of a tile at a place: its minimum, more next to the Conquest tile (peloponnes.solo.conquest)."""
        minimum: i64 = self.tiles.minimum[tile]
        return minimum if spot < self.auctioned else minimum + self.constants.surcharge


@final
class PeloponnesState(State):
    """Stores, tiles, bids and chits. All of it is public."""

    peloponnes: PeloponnesRules
    """The rules under their own type."""
    stores: list[int]
    """KINDS numbers for each seat, then those of the bank: what it has, less what it has paid out."""
    civilisations: SharedList
    owned: SharedList
    """Each seat's tiles."""
    laid: SharedList
    """The tiles of seat 0 in the order in which they were laid, then those of the other seats."""
    marked: i64
    """The buildings with a coin on them."""
    unseen: i64
    """The tiles in the stacks."""
    boxed: i64
    """The tiles that have left the game."""
    row: list[int]
    """The tiles turned up in this round: first those to be auctioned, then those next to the Conquest tile."""
    spots: list[int]
    """The place in the row that each seat holds, or what else it has done."""
    bids: list[int]
    """The coins of each seat that are under a tile."""
    order: SharedList
    """The seats in turn order."""
    chits: list[int]
    """How many chits of each kind are in the pile, and then how many are open."""
    choosing: i64
    """The buildings whose income of this round is not chosen yet."""
    round: i64
    extra_wood: i64
    extra_stone: i64
    extra_food: i64
    """The extra incomes of the solo game."""

    def attach(self, rules: Rules) -> None:
        assert isinstance(rules, PeloponnesRules)
        self.peloponnes = rules

    # -- stores ---------------------------------------------------------------------------------

    def has(self, seat: i64, kind: i64) -> i64:
        """How much of a kind a seat has."""
        return self.stores[seat * KINDS + kind]

    def add(self, owner: i64, kind: i64, amount: i64) -> None:
        """Change how much of a kind a seat or the bank has."""
        before: i64 = self.stores[owner * KINDS + kind]
        self.stores[owner * KINDS + kind] = before + amount

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        """Move an amount from the bank to a seat; a negative amount goes the other way."""
        self.add(seat, kind, amount)
        self.add(self.peloponnes.bank, kind, -amount)

    def store(self, seat: i64, wood: i64, stone: i64, food: i64) -> None:
        """Bring in resources; what the storehouse cannot hold becomes luxury (peloponnes.luxury.overflow)."""
        more_wood = self._store(seat, WOOD, wood)
        more_stone = self._store(seat, STONE, stone)
        more_food = self._store(seat, FOOD, food)
        luxury = more_wood + more_stone + more_food
        if luxury:
            self.gain(seat, LUXURY, luxury)
            self.tell(events.OVERFLOW, seat, more_wood, more_stone, more_food, luxury)

    def _store(self, seat: i64, good: i64, amount: i64) -> i64:
        """Bring in as much of a resource as the storehouse can hold. Returns the rest."""
        limit: i64 = self.peloponnes.constants.limits[good]
        stored = min(amount, limit - self.has(seat, good))
        self.gain(seat, good, stored)
        return amount - stored

    def purse(self, seat: i64) -> i64:
        """What a seat can spend: its coins, and those it would get for luxury (peloponnes.luxury.coins)."""
        return self.has(seat, COINS) + self.has(seat, LUXURY) // self.peloponnes.constants.rate

    def luxury_for(self, seat: i64, kind: i64, amount: i64) -> i64:
        """The luxury that must replace what a seat lacks of an amount (peloponnes.luxury.resources)."""
        return max(0, amount - self.has(seat, kind)) * self.peloponnes.constants.rate

    def pay(self, seat: i64, good: i64, amount: i64) -> i64:
        """Pay an amount, and luxury for what is missing. Returns that luxury."""
        luxury = self.luxury_for(seat, good, amount)
        self.gain(seat, LUXURY, -luxury)
        self.gain(seat, good, -min(amount, self.has(seat, good)))
        return luxury

    def lay_coins(self, seat: i64, amount: i64) -> None:
        """Take coins from a store to a tile; luxury is sold for those that are missing (peloponnes.luxury.coins)."""
        luxury = self.luxury_for(seat, COINS, amount)
        if luxury:
            missing = amount - self.has(seat, COINS)
            self.gain(seat, LUXURY, -luxury)
            self.gain(seat, COINS, missing)
            self.tell(events.LUXURY_SOLD, seat, luxury, missing)
        self.add(seat, COINS, -amount)

    # -- tiles and chits ------------------------------------------------------------------------

    def own(self, seat: i64, tiles: i64) -> i64:
        """The tiles of a set that a seat owns."""
        owned: i64 = self.owned[seat]
        return owned & tiles

    def last_land(self, seat: i64) -> i64:
        """The right-most land of a seat, or NO_LAND (peloponnes.disasters.storm-gap)."""
        owned: i64 = self.owned[seat]
        lands: i64 = owned & self.peloponnes.tiles.lands
        place: i64 = len(self.laid) - 1
        while lands and place >= 0:
            tile: i64 = self.laid[place]
            if contains(lands, tile):
                return tile
            place -= 1
        return NO_LAND

    def take_tile(self, seat: i64, tile: i64) -> None:
        """Give a tile to a seat; it is laid at the end of its row (peloponnes.placing.building)."""
        self.owned = self.owned[:]
        end: i64 = 0
        for other in range(seat + 1):
            end += count(self.owned[other])
        self.owned[seat] |= BIT[tile]
        self.laid = [*self.laid[:end], tile, *self.laid[end:]]

    def lose_tile(self, seat: i64, tile: i64, loss: EventKind, refund: EventKind) -> None:
        """Put a seat's tile back into the box; the coin on it, if there is one, goes to the seat."""
        self.tell(loss, seat, tile)
        self.owned = self.owned[:]
        self.owned[seat] &= ~BIT[tile]
        self.boxed |= BIT[tile]
        self.laid = [other for other in self.laid if other != tile]
        self.unmark(seat, tile, refund)

    def unmark(self, seat: i64, tile: i64, refund: EventKind) -> None:
        """Return the coin on a building, if there is one (peloponnes.supply.coin, peloponnes.disasters.coin)."""
        if contains(self.marked, tile):
            self.marked &= ~BIT[tile]
            self.add(seat, COINS, 1)
            self.tell(refund, seat, tile)

    def chits_left(self) -> i64:
        """How many chits are in the pile."""
        left: i64 = 0
        for kind in range(CHIT_KINDS):
            left += self.chits[kind]
        return left

    def open_chits(self, kind: i64) -> i64:
        """How many chits of a kind are open."""
        return self.chits[CHIT_KINDS + kind]
