"""The state of Beim Zeus!, and the rules by which one table plays it."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, all_below
from pessoi.core.fields import SharedList, number, numbers, sequence, subset, subsets
from pessoi.core.state import Rules, State
from pessoi.games.zeus.rules.board import Board
from pessoi.games.zeus.rules.constants import Constants
from pessoi.games.zeus.rules.moves import ZeusMoves, ZeusOutcomes

RICHES: Final = 1_000_000
"""More than a seat can ever own, pay or count."""

NO_BID: Final = -1
NOT_YET: Final = -1

RUNNING: Final = 0
LAST_SALE: Final = 1
EARLY: Final = 2
"""How a game ends."""


@final
class ZeusRules(Rules):
    """Beim Zeus! as one table plays it."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        board: Board,
        constants: Constants,
        moves: ZeusMoves,
        outcomes: ZeusOutcomes,
    ) -> None:
        super().__init__(seats, options)
        self.board = board
        self.constants = constants
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
        self._declare_fields()

    def _declare_fields(self) -> None:
        """Every attribute of a state, with its range and its value before the starting plots are dealt."""
        seats = self.seats
        board = self.board
        constants = self.constants
        plots = board.plots - 1
        self.fields = (
            number("bank", -RICHES, RICHES),
            numbers("money", 0, RICHES, [constants.money] * seats),
            numbers("pawns", 0, constants.pawns, [constants.pawns] * seats),
            subset("stones", seats - 1, all_below(seats) * constants.stones),
            subsets("land", plots, [0] * seats),
            subsets("holy", plots, [0] * seats),
            numbers("price", 0, RICHES, [0] * board.plots),
            subset("unnoted", plots),
            sequence("temples", 0, len(board.sites) - 1),
            numbers("supply", 0, board.plots, constants.temples),
            subset("unseen", plots, board.all),
            sequence("pile", 0, plots),
            sequence("shown", 0, plots),
            sequence("discard", 0, plots),
            numbers("bids", NO_BID, len(self.move.bid) - 1, [NO_BID] * seats),
            number("active", 0, seats - 1),
            number("income", 0, RICHES),
            number("auctions", 0, RICHES),
            number("turns_left", NOT_YET, seats, NOT_YET),
            number("ending", RUNNING, EARLY, RUNNING),
        )


@final
class ZeusState(State):
    """Money, pawns, plots, temples and cards. Plots are numbered from 0 as on the Board; sets of them are masks."""

    zeus: ZeusRules
    """The rules under their own type."""
    bank: i64
    """What the bank has taken in, less what it has paid out."""
    money: list[int]
    pawns: list[int]
    """The pawns each seat still holds. Without a limit, a seat that has none gets others from the box."""
    stones: i64
    """The seats that still have their god's stone."""
    land: SharedList
    """Each seat's plots without a temple."""
    holy: SharedList
    """Each seat's plots under a temple."""
    price: SharedList
    """What was paid for each plot."""
    unnoted: i64
    """The plots whose price the owner did not write down."""
    temples: SharedList
    """The sites of all temples, in the order of building."""
    supply: SharedList
    """The small, medium and large temples that are not built yet."""
    unseen: i64
    """The cards in the draw pile whose order is unknown."""
    pile: list[int]
    """The cards in the draw pile whose order is known, the next one first."""
    shown: list[int]
    """The cards on the auction spaces, left to right."""
    discard: list[int]
    """The discard pile, the oldest card first."""
    bids: list[int]
    """The bids of the current auction, once they are revealed."""
    active: i64
    """The seat that holds the pillar."""
    income: i64
    """The income that the active seat may still claim."""
    auctions: i64
    """The number of auctions so far."""
    turns_left: i64
    """The final turns still to come, NOT_YET before the last plot is sold."""
    ending: i64
    """How the game ended."""

    def attach(self, rules: Rules) -> None:
        assert isinstance(rules, ZeusRules)
        self.zeus = rules

    @property
    def unsold(self) -> int:
        """The plots without an owner."""
        free: int = self.zeus.board.all
        for seat in range(self.zeus.seats):
            free &= ~(self.land[seat] | self.holy[seat])
        return free

    def pay(self, seat: i64, amount: i64) -> None:
        """Move money from a seat to the bank; a negative amount goes the other way.

        (zeus.edge.bank, zeus.other.no-trade)
        """
        self.money[seat] -= amount
        self.bank += amount

    def occupy(self, seat: i64, plot: i64, amount: i64) -> None:
        """Put a seat's pawn on a plot for which it has paid an amount."""
        self.land = self.land[:]
        self.land[seat] |= BIT[plot]
        self.price = self.price[:]
        self.price[plot] = amount
        self.pawns[seat] = max(0, self.pawns[seat] - 1)

    def can_buy(self, seat: i64) -> bool:
        """Whether a seat has a pawn to put on another plot (zeus.other.pawn-limit)."""
        return not self.zeus.pawns_limited or self.pawns[seat] > 0
