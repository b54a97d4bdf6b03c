"""The component file of Beim Zeus!: its shape, and what must fit together in it."""

from typing import Annotated

from msgspec import Meta

from pessoi.core.components import Components, Group
from pessoi.core.errors import UserError
from pessoi.core.events import Arguments

Count = Annotated[int, Meta(ge=0, le=100_000)]
Positive = Annotated[int, Meta(ge=1, le=100_000)]
Sizes = Annotated[list[Count], Meta(min_length=3, max_length=3)]
"""One number each for small, medium and large temples."""

LARGEST_PENINSULA = 12
EXAMPLE_TEMPLES = ((0, 13), (1, 8), (2, 3), (2, 4))
"""The examples of scoring in the two rule texts: a size, from 0 for small, and how many temples of it stand."""
EXAMPLE_PRICE = 45
"""The price of the adjacent plot in the example of the variant."""


class Cards(Group, frozen=True):
    """One card for each plot (zeus.components.cards)."""

    plots: Annotated[int, Meta(ge=6, le=60)]


class Temples(Group, frozen=True):
    """How many there are of each size, what they pay and what they are worth (zeus.components.temples)."""

    supply: Sizes
    income: Sizes
    factor: Sizes


class Pawns(Group, frozen=True):
    """The pawns of each colour, in the order in which seats take them (zeus.components.pawns, zeus.setup.colours)."""

    colours: dict[str, Positive]


class Pillar(Group, frozen=True):
    """The pillar's bonus to a bid."""

    bonus: Count


class Stone(Group, frozen=True):
    """The god's stones (zeus.components.stones)."""

    each: Annotated[int, Meta(ge=0, le=1)]
    discount: Count


class Auction(Group, frozen=True):
    spaces: Positive
    sold: Annotated[int, Meta(ge=1, le=2)]
    opening_low: Count
    opening_high: Count


class Dial(Group, frozen=True):
    """The range of bids (zeus.components.dials)."""

    low: Annotated[int, Meta(ge=0, le=0)]
    high: Annotated[int, Meta(ge=1, le=999)]


class Ledger(Group, frozen=True):
    penalty: Count


class Money(Group, frozen=True):
    """The notes (zeus.components.money)."""

    notes: list[Positive]


class Bonus(Group, frozen=True):
    size: Positive
    amount: Count


class Neighbour(Group, frozen=True):
    surcharge: Positive


class Setup(Group, frozen=True):
    """What a number of seats begins with."""

    seats: Annotated[int, Meta(ge=3, le=6)]
    pawns: Positive
    money: Count
    plots: list[int]
    first_plot: int
    first_by_option: bool


class Peninsula(Group, frozen=True):
    """Plots in rows (zeus.edge.rows-in-peninsulas)."""

    name: Annotated[str, Meta(min_length=1, max_length=12)]
    rows: Annotated[list[list[int]], Meta(min_length=1)]

    @property
    def plots(self) -> list[int]:
        """Its plots, row by row."""
        return [plot for row in self.rows for plot in row]


class ZeusComponents(Components, frozen=True):
    cards: Cards
    temples: Temples
    pawns: Pawns
    pillar: Pillar
    stone: Stone
    auction: Auction
    dial: Dial
    ledger: Ledger
    money: Money
    bonus: list[Bonus]
    neighbour: Neighbour
    setup: list[Setup]
    peninsula: list[Peninsula]

    @property
    def bonuses(self) -> dict[int, int]:
        """The bonus of the only builder on a peninsula, by its size."""
        return {bonus.size: bonus.amount for bonus in self.bonus}

    def numbers(self) -> Arguments:
        return {
            **super().numbers(),
            "temples-all": sum(self.temples.supply),
            "all-colours": len(self.pawns.colours),
            "pawns-all": sum(self.pawns.colours.values()),
            "dial-high-with-pillar": self.dial.high + self.pillar.bonus,
            "peninsulas": len(self.peninsula),
            "peninsula-sizes": sorted({len(peninsula.plots) for peninsula in self.peninsula}),
            "bonus-sizes": [bonus.size for bonus in self.bonus],
            "bonus-amounts": [bonus.amount for bonus in self.bonus],
            "example-price": EXAMPLE_PRICE,
            "example-price-raised": EXAMPLE_PRICE + EXAMPLE_PRICE // self.neighbour.surcharge,
            **self._example_numbers(),
            **self._first_player_numbers(),
            **self._card_numbers(),
        }

    def _example_numbers(self) -> Arguments:
        """The examples of scoring: a number of temples of one size, and what each of them is then worth."""
        numbers: Arguments = {}
        for number, (size, count) in enumerate(EXAMPLE_TEMPLES, 1):
            numbers |= {f"example-count-{number}": count, f"example-value-{number}": count * self.temples.factor[size]}
        return numbers

    def _first_player_numbers(self) -> Arguments:
        """The numbers of seats without and with an option for the first player, and the plots that name this player."""
        numbers: Arguments = {}
        for name, by_option in (("first-left", False), ("first-option", True)):
            setups = [setup for setup in self.setup if setup.first_by_option == by_option]
            numbers |= {
                f"{name}-seats": [setup.seats for setup in setups],
                f"{name}-plots": sorted({setup.first_plot for setup in setups}),
            }
        return numbers

    def _card_numbers(self) -> Arguments:
        """For every number of seats: starting plots for each, cards in the first draw pile and in the last auction."""
        numbers: Arguments = {}
        for place, setup in enumerate(self.setup, 1):
            pile = self.cards.plots - len(setup.plots)
            sold = min(self.auction.spaces, self.auction.sold)
            numbers |= {
                f"setup-{place}-each": len(setup.plots) // setup.seats,
                f"setup-{place}-pile": pile,
                f"setup-{place}-last": (pile - 1) % sold + 1,
            }
        return numbers

    def faults(self) -> list[UserError]:
        return [*self._board_faults(), *self._auction_faults(), *self._setup_faults()]

    def _board_faults(self) -> list[UserError]:
        faults = []
        numbers = sorted(plot for peninsula in self.peninsula for plot in peninsula.plots)
        if numbers != list(range(1, self.cards.plots + 1)):
            faults.append(UserError("plots-numbered", high=self.cards.plots))
        for peninsula in self.peninsula:
            if len({len(row) for row in peninsula.rows}) != 1:
                faults.append(UserError("rows-uneven", peninsula=peninsula.name))
            if len(peninsula.plots) > LARGEST_PENINSULA:
                faults.append(UserError("peninsula-large", peninsula=peninsula.name, most=LARGEST_PENINSULA))
            if len(peninsula.plots) not in self.bonuses:
                faults.append(UserError("bonus-missing", plots=len(peninsula.plots)))
        if len({peninsula.name for peninsula in self.peninsula}) != len(self.peninsula):
            faults.append(UserError("peninsula-twice"))
        return faults

    def _auction_faults(self) -> list[UserError]:
        if not self.dial.low <= self.auction.opening_low <= self.auction.opening_high <= self.dial.high:
            return [UserError("opening-range")]
        return []

    def _setup_faults(self) -> list[UserError]:
        faults = []
        if [setup.seats for setup in self.setup] != [3, 4, 5, 6]:
            faults.append(UserError("setup-seats"))
        for setup in self.setup:
            if len(set(setup.plots)) != len(setup.plots) or len(setup.plots) % setup.seats:
                faults.append(UserError("setup-uneven", seats=setup.seats))
            if not all(1 <= plot <= self.cards.plots for plot in setup.plots):
                faults.append(UserError("setup-plot", seats=setup.seats))
            if setup.first_plot not in setup.plots:
                faults.append(UserError("setup-first", seats=setup.seats))
            if setup.pawns * setup.seats < self.cards.plots:
                faults.append(UserError("setup-pawns", seats=setup.seats))
            if setup.seats > len(self.pawns.colours):
                faults.append(UserError("setup-colours", seats=setup.seats, colours=len(self.pawns.colours)))
            elif any(count < setup.pawns for count in list(self.pawns.colours.values())[: setup.seats]):
                faults.append(UserError("setup-colour", seats=setup.seats, pawns=setup.pawns))
        return faults
