"""What lies on the table of Beim Zeus!."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.errors import UserError
from pessoi.core.fields import LIST, NUMBER, SET, SETS, Field
from pessoi.core.state import Rules, State
from pessoi.core.step import Step
from pessoi.games.zeus.rules.board import Board
from pessoi.games.zeus.rules.events import EVENTS
from pessoi.games.zeus.rules.moves import ZeusMoves, ZeusOutcomes

if TYPE_CHECKING:
    from pessoi.games.zeus.view_types import SeatView, ZeusView

DEAL: Final = 0
FIRST_PLAYER: Final = 1
TURN: Final = 2
REVEAL: Final = 3
ACT: Final = 4
BID: Final = 5
TAKE: Final = 6
NOTE: Final = 7
PLACE: Final = 8
CLOSE: Final = 9
LAST_TURN: Final = 10
"""The steps, in the order of the list that the game hands to its rules."""

RICHES: Final = 1_000_000
"""More than anybody can ever own, pay or count."""

NO_BID: Final = -1
NOT_YET: Final = -1

RUNNING: Final = 0
LAST_SALE: Final = 1
EARLY: Final = 2
"""How a play ends."""


@final
class Printed:
    """The printed numbers that the rules use, read from the component file."""

    def __init__(
        self,
        supply: list[int],
        income: list[int],
        factor: list[int],
        pillar: int,
        discount: int,
        stones: int,
        spaces: int,
        sold: int,
        opening_low: int,
        opening_high: int,
        penalty: int,
        surcharge: int,
    ) -> None:
        self.supply = supply
        self.income = income
        self.factor = factor
        self.pillar: i64 = pillar
        self.discount: i64 = discount
        self.stones: i64 = stones
        self.spaces: i64 = spaces
        self.sold: i64 = sold
        self.opening_low: i64 = opening_low
        self.opening_high: i64 = opening_high
        self.penalty: i64 = penalty
        self.surcharge: i64 = surcharge


@final
class Start:
    """What a number of seats begins with."""

    def __init__(self, pawns: int, money: int, plots: int, first_plot: int, first_by_option: bool) -> None:
        self.pawns = pawns
        self.money = money
        self.plots = plots
        """The starting plots, as a mask."""
        self.first_plot = first_plot
        self.first_by_option = first_by_option


@final
class ZeusRules(Rules):
    """Beim Zeus! as one table plays it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        board: Board,
        printed: Printed,
        start: Start,
        moves: ZeusMoves,
        outcomes: ZeusOutcomes,
        steps: list[Step[State]],
    ) -> None:
        super().__init__("zeus", seats, options, moves.table, outcomes.table, steps, EVENTS)
        self.board = board
        self.printed = printed
        self.start = start
        self.move = moves
        self.outcome = outcomes
        self.owner_begins = options["first_player_4_5"] == "owner_of_22"
        self.opening_enforced = options["first_auction_range"] == "enforced_20_30"
        self.overbid_blocked = options["overbid"] == "blocked"
        self.income_claimed = options["income_mode"] == "claim"
        self.pile_shuffled = options["reshuffle"] == "shuffle"
        self.one_pawn = options["temple_pawns"] == "one_pawn_per_temple"
        self.pawns_limited = options["pawn_limit"] == "hard"
        self.last_plot_never = options["last_plot_rule"] == "never"
        self.one_plot_free = options["god_stone_discount"] == "one_plot_free"
        self.three_smalls = options["merge_three_smalls"] == "true"
        self.mixed = options["mixed_extension"] == "true"
        self.by_hand = options["ledger"] == "by_hand"
        self.penalty_by_owned = options["forgotten_price"] == "dearest_owned_plus_10"
        self.sole_presence = options["bonus_condition"] == "sole_presence"
        self.money_hidden = options["money_visibility"] == "hidden"
        self.neighbour_plots = options["neighbour_plot_variant"] == "true"


@final
class ZeusState(State):
    """Money, pawns, plots, temples and cards. Plots are numbered from 0 as on the Board; sets of them are masks.

    `land`, `holy`, `price`, `temples` and `supply` change seldom: clones share them, so they are replaced, never
    changed in place.
    """

    zeus: ZeusRules
    """The rules again, with all that is this game's own."""
    bank: i64
    """What the bank has taken in, less what it has paid out."""
    money: list[int]
    pawns: list[int]
    """The pawns each seat still holds."""
    stones: i64
    """The seats that still have their god's stone, as a mask."""
    land: list[int]
    """Each seat's plots without a temple."""
    holy: list[int]
    """Each seat's plots under a temple."""
    price: list[int]
    """What was paid for each plot."""
    unnoted: i64
    """The plots whose price the owner did not write down."""
    temples: list[int]
    """The sites on which a temple stands, in the order of building."""
    supply: list[int]
    """The small, medium and large temples still to be had."""
    unseen: i64
    """The cards in the draw pile, as far as their order is unknown."""
    pile: list[int]
    """The cards in the draw pile whose order is known, the next one first."""
    shown: list[int]
    """The cards on the auction spaces, left to right."""
    discard: list[int]
    """The discard pile, in the order in which it was laid."""
    bids: list[int]
    """The bids of the auction at hand, once they are revealed."""
    active: i64
    """Who holds the pillar."""
    income: i64
    """The income that the active seat may still claim."""
    auctions: i64
    """How many auctions there have been."""
    turns_left: i64
    """The final turns still to come, NOT_YET before the last plot is sold."""
    ending: i64
    """How the play ended."""
    plots: list[Any]
    """The plots as they were looked at the last time."""
    stale: i64
    """The plots whose owner, price, note or temple is another since then."""

    @property
    def unsold(self) -> int:
        """The plots nobody owns."""
        free: int = self.zeus.board.all
        for seat in range(self.zeus.seats):
            free &= ~(self.land[seat] | self.holy[seat])
        return free

    def pay(self, seat: i64, amount: i64) -> None:
        """From a seat to the bank; a negative amount the other way."""
        self.money[seat] -= amount
        self.bank += amount

    def occupy(self, seat: i64, plot: i64, amount: i64) -> None:
        """A seat puts a pawn on a plot and has paid so much for it."""
        self.land = self.land[:]
        self.land[seat] |= BIT[plot]
        self.price = self.price[:]
        self.price[plot] = amount
        self.stale |= BIT[plot]
        self.pawns[seat] -= 1

    def can_buy(self, seat: i64) -> bool:
        """Whether a seat has a pawn to put on another plot."""
        return not self.zeus.pawns_limited or self.pawns[seat] > 0

    def clone(self) -> "ZeusState":
        other = ZeusState()
        self.copy_to(other)
        other.zeus = self.zeus
        other.bank = self.bank
        other.money = self.money[:]
        other.pawns = self.pawns[:]
        other.stones = self.stones
        other.land = self.land
        other.holy = self.holy
        other.price = self.price
        other.unnoted = self.unnoted
        other.temples = self.temples
        other.supply = self.supply
        other.unseen = self.unseen
        other.pile = self.pile[:]
        other.shown = self.shown[:]
        other.discard = self.discard[:]
        other.bids = self.bids[:]
        other.active = self.active
        other.income = self.income
        other.auctions = self.auctions
        other.turns_left = self.turns_left
        other.ending = self.ending
        other.plots = self.plots
        other.stale = self.stale
        return other

    @property
    def scores(self) -> tuple[int, ...]:
        from pessoi.games.zeus.rules.scoring import fortunes

        return tuple(fortunes(self))

    @property
    def ranking(self) -> tuple[int, ...]:
        from pessoi.games.zeus.rules.scoring import places

        return tuple(places(self))

    def look(self) -> "ZeusView":
        from pessoi.games.zeus.view import look

        return look(self)

    def own(self, seat: int, shared: Any) -> "SeatView":
        from pessoi.games.zeus.view import own

        return own(self, seat, shared)

    def aside(self, seat: int) -> dict[str, Any]:
        from pessoi.games.zeus.view import aside

        return aside(self, seat)

    def fields(self) -> tuple[Field, ...]:
        rules = self.zeus
        seats = rules.seats
        board = rules.board
        plots = board.plots - 1
        return (
            Field("bank", NUMBER, -RICHES, RICHES),
            Field("money", LIST, 0, RICHES, seats),
            Field("pawns", LIST, 0 if rules.pawns_limited else -board.plots, rules.start.pawns, seats),
            Field("stones", SET, 0, seats - 1),
            Field("land", SETS, 0, plots, seats),
            Field("holy", SETS, 0, plots, seats),
            Field("price", LIST, 0, RICHES, board.plots),
            Field("unnoted", SET, 0, plots),
            Field("temples", LIST, 0, len(board.sites) - 1),
            Field("supply", LIST, 0, board.plots, len(rules.printed.supply)),
            Field("unseen", SET, 0, plots),
            Field("pile", LIST, 0, plots),
            Field("shown", LIST, 0, plots),
            Field("discard", LIST, 0, plots),
            Field("bids", LIST, NO_BID, len(rules.move.dial) - 1, seats),
            Field("active", NUMBER, 0, seats - 1),
            Field("income", NUMBER, 0, RICHES),
            Field("auctions", NUMBER, 0, RICHES),
            Field("turns_left", NUMBER, NOT_YET, seats),
            Field("ending", NUMBER, RUNNING, EARLY),
        )

    def faults(self) -> list[UserError]:
        from pessoi.games.zeus.rules.checks import faults

        return faults(self)

    def holdings(self) -> dict[str, int]:
        from pessoi.games.zeus.rules.scoring import holdings

        return holdings(self)


def opening(rules: ZeusRules) -> ZeusState:
    """The table before the starting plots are dealt."""
    state = ZeusState()
    state.begin(rules)
    state.zeus = rules
    seats = rules.seats
    board = rules.board
    state.bank = 0
    state.money = [rules.start.money] * seats
    state.pawns = [rules.start.pawns] * seats
    state.stones = ((1 << seats) - 1) * rules.printed.stones
    state.land = [0] * seats
    state.holy = [0] * seats
    state.price = [0] * board.plots
    state.unnoted = 0
    state.temples = []
    state.supply = rules.printed.supply[:]
    state.unseen = board.all
    state.pile = []
    state.shown = []
    state.discard = []
    state.bids = [NO_BID] * seats
    state.active = 0
    state.income = 0
    state.auctions = 0
    state.turns_left = NOT_YET
    state.ending = RUNNING
    state.plots = [None] * board.plots
    state.stale = board.all
    state.push(FIRST_PLAYER)
    state.push(DEAL)
    state.advance()
    return state
