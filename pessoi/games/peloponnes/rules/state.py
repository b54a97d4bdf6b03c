"""What lies on the table of Peloponnes."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.fields import LIST, NUMBER, SET, SETS, Field
from pessoi.core.state import Rules, State
from pessoi.core.step import Step
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import COINS, KINDS, LUXURY, Civilisations, Numbers, Solo, Tiles
from pessoi.games.peloponnes.rules.events import EVENTS
from pessoi.games.peloponnes.rules.moves import HIGHEST_BID, PeloponnesMoves, PeloponnesOutcomes

if TYPE_CHECKING:
    from pessoi.games.peloponnes.view_types import PeloponnesView

DEAL: Final = 0
CHOOSE: Final = 1
EXTRA: Final = 2
FIRST_ORDER: Final = 3
ROUND: Final = 4
TURN_UP: Final = 5
BIDDER: Final = 6
BID: Final = 7
AMOUNT: Final = 8
DISPLACED: Final = 9
CLOSE: Final = 10
PLACE: Final = 11
GAINS: Final = 12
INCOME: Final = 13
PICK: Final = 14
CHIT: Final = 15
EARTHQUAKE: Final = 16
STORM: Final = 17
FEED: Final = 18
FINISH_OPEN: Final = 19
FINISH: Final = 20
ROUND_END: Final = 21
OVER: Final = 22
"""The steps, in the order of the list that the game hands to its rules."""

NO_CIVILISATION: Final = -1

UNDECIDED: Final = -1
PASSED: Final = -2
WITHDRAWN: Final = -3
"""What a seat has done in the auction, if it does not hold a tile."""

RICHES: Final = 1_000_000
MOST_EXTRAS: Final = 9


@final
class PeloponnesRules(Rules):
    """Peloponnes as one table plays it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        tiles: Tiles,
        civilisations: Civilisations,
        numbers: Numbers,
        solo: Solo,
        row: int,
        moves: PeloponnesMoves,
        outcomes: PeloponnesOutcomes,
        steps: list[Step[State]],
    ) -> None:
        super().__init__("peloponnes", seats, options, moves.table, outcomes.table, steps, EVENTS)
        self.count: i64 = seats
        self.tiles = tiles
        self.civilisations = civilisations
        self.numbers = numbers
        self.solo = solo
        self.alone = seats == 1
        self.row: i64 = row
        """How many of the tiles turned up are bid for; the others lie beside the Conquest tile."""
        self.move = moves
        self.outcome = outcomes
        self.chain = options["displacement"] == "chain"
        self.luxury_saves = options["luxury_against_disasters"] == "true"


@final
class PeloponnesState(State):
    """Stores, tiles, bids and chits. All of it lies open."""

    peloponnes: PeloponnesRules
    """The rules again, with all that is this game's own."""
    stores: list[int]
    """KINDS numbers for each seat, and last those of the bank: what it has, less what it has given out."""
    civilisations: list[int]
    owned: list[int]
    """Each seat's tiles."""
    lands: list[int]
    """All lands that lie beside civilisations, in the order in which they were laid: a seat's last is right-most."""
    marked: i64
    """The buildings with a coin on them."""
    unseen: i64
    """The tiles in the stacks."""
    boxed: i64
    """The tiles that have left the game."""
    row: list[int]
    """The tiles turned up in this round: first those to bid for, then those beside the Conquest tile."""
    spots: list[int]
    """The place in the row that each seat holds, or what else it has done."""
    bids: list[int]
    """The coins of each seat that lie under a tile."""
    order: list[int]
    """The seats in turn order."""
    chits: list[int]
    """How many chits of each kind are in the pile, and then how many lie open."""
    choosing: i64
    """The buildings whose income of this round is not chosen yet."""
    round: i64
    extra_wood: i64
    extra_stone: i64
    extra_food: i64
    """The extra incomes of the solo game."""

    def has(self, seat: i64, kind: i64) -> i64:
        """How much of something a seat has."""
        return self.stores[seat * KINDS + kind]

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        """From the bank to a seat; a negative amount the other way."""
        stores = self.stores
        stores[seat * KINDS + kind] += amount
        stores[self.peloponnes.count * KINDS + kind] -= amount

    def store(self, seat: i64, good: i64, amount: i64) -> None:
        """A resource comes in; what the storehouse cannot hold becomes luxury (peloponnes.luxury.overflow)."""
        limit: i64 = self.peloponnes.numbers.limits[good]
        room = limit - self.has(seat, good)
        if amount > room:
            self.gain(seat, good, room)
            self.gain(seat, LUXURY, amount - room)
            self.tell(events.OVERFLOW, seat, good, amount - room)
        else:
            self.gain(seat, good, amount)

    def purse(self, seat: i64) -> i64:
        """What a seat can spend: its coins, and those it would get for luxury (peloponnes.luxury.coins)."""
        return self.has(seat, COINS) + self.has(seat, LUXURY) // self.peloponnes.numbers.rate

    def raise_coins(self, seat: i64, amount: i64) -> None:
        """Sell as much luxury as is missing for so many coins, and no more (peloponnes.luxury.coins)."""
        missing = amount - self.has(seat, COINS)
        if missing > 0:
            luxury = missing * self.peloponnes.numbers.rate
            self.gain(seat, LUXURY, -luxury)
            self.gain(seat, COINS, missing)
            self.tell(events.LUXURY_SOLD, seat, luxury, missing)

    def lose_tile(self, seat: i64, tile: i64, coin_event: i64) -> None:
        """A tile goes back to the box, and a coin on it to its owner."""
        bit: i64 = BIT[tile]
        self.owned[seat] &= ~bit
        self.boxed |= bit
        if bit & self.peloponnes.tiles.lands:
            self.lands.remove(tile)
        self.unmark(seat, tile, coin_event)

    def unmark(self, seat: i64, tile: i64, coin_event: i64) -> None:
        """The coin on a building, if there is one, goes back (peloponnes.supply.coin, peloponnes.disasters.coin)."""
        bit: i64 = BIT[tile]
        if self.marked & bit:
            self.marked &= ~bit
            self.stores[seat * KINDS + COINS] += 1
            self.tell(coin_event, seat, tile)

    def clone(self) -> "PeloponnesState":
        other = PeloponnesState()
        self.copy_to(other)
        other.peloponnes = self.peloponnes
        other.stores = self.stores[:]
        other.civilisations = self.civilisations[:]
        other.owned = self.owned[:]
        other.lands = self.lands[:]
        other.marked = self.marked
        other.unseen = self.unseen
        other.boxed = self.boxed
        other.row = self.row[:]
        other.spots = self.spots[:]
        other.bids = self.bids[:]
        other.order = self.order[:]
        other.chits = self.chits[:]
        other.choosing = self.choosing
        other.round = self.round
        other.extra_wood = self.extra_wood
        other.extra_stone = self.extra_stone
        other.extra_food = self.extra_food
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        from pessoi.games.peloponnes.rules.scoring import points

        return tuple([points(self, seat) for seat in range(self.peloponnes.seats)])

    @property
    def ranking(self) -> tuple[int, ...]:
        from pessoi.games.peloponnes.rules.scoring import places

        return tuple(places(self))

    def success(self) -> float:
        """1 for a level's target; otherwise as much below 0 as is missing of it (peloponnes.solo.target)."""
        target = self.peloponnes.solo.target
        reached = self.scores[0]
        return 1.0 if reached >= target else reached / target - 1

    def look(self) -> "PeloponnesView":
        from pessoi.games.peloponnes.view import look

        return look(self)

    def fields(self) -> tuple[Field, ...]:
        rules = self.peloponnes
        seats = rules.seats
        tiles = len(rules.tiles.names) - 1
        kinds = len(rules.numbers.chits)
        return (
            Field("stores", LIST, -RICHES, RICHES, (seats + 1) * KINDS),
            Field("civilisations", LIST, NO_CIVILISATION, len(rules.civilisations.names) - 1, seats),
            Field("owned", SETS, 0, tiles, seats),
            Field("lands", LIST, 0, tiles),
            Field("marked", SET, 0, tiles),
            Field("unseen", SET, 0, tiles),
            Field("boxed", SET, 0, tiles),
            Field("row", LIST, 0, tiles),
            Field("spots", LIST, WITHDRAWN, int(rules.numbers.turned) - 1, seats),
            Field("bids", LIST, 0, HIGHEST_BID, seats),
            Field("order", LIST, 0, seats - 1, seats),
            Field("chits", LIST, 0, max(rules.numbers.chits), kinds + kinds),
            Field("choosing", SET, 0, tiles),
            Field("round", NUMBER, 0, int(rules.numbers.rounds)),
            Field("extra_wood", NUMBER, 0, MOST_EXTRAS),
            Field("extra_stone", NUMBER, 0, MOST_EXTRAS),
            Field("extra_food", NUMBER, 0, MOST_EXTRAS),
        )

    def holdings(self) -> dict[str, int]:
        from pessoi.games.peloponnes.rules.scoring import holdings

        return holdings(self)


def opening(rules: PeloponnesRules) -> PeloponnesState:
    """The table before the civilisations are dealt."""
    state = PeloponnesState()
    state.begin(rules)
    state.peloponnes = rules
    seats = rules.seats
    state.stores = [0] * ((seats + 1) * KINDS)
    state.stores[seats * KINDS + COINS] = rules.numbers.money
    state.civilisations = [NO_CIVILISATION] * seats
    state.owned = [0] * seats
    state.lands = []
    state.marked = 0
    state.unseen = rules.tiles.buildings | rules.tiles.lands
    state.boxed = 0
    state.row = []
    state.spots = [UNDECIDED] * seats
    state.bids = [0] * seats
    state.order = list(range(seats))
    state.chits = rules.numbers.chits + [0] * len(rules.numbers.chits)
    state.choosing = 0
    state.round = 0
    state.extra_wood = 0
    state.extra_stone = 0
    state.extra_food = 0
    state.push(ROUND)
    if rules.alone:
        state.push(EXTRA)
        state.push(CHOOSE)
    else:
        state.push(FIRST_ORDER)
        state.push(DEAL)
    state.advance()
    return state
