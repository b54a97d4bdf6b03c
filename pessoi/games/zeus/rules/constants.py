"""The numbers of the component file that the rules use."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import mask_of
from pessoi.games.zeus.components import ZeusComponents
from pessoi.games.zeus.rules.board import Board


@final
class Constants:
    """The printed numbers for one number of seats (zeus.setup.pawns, zeus.setup.money, zeus.setup.tools)."""

    def __init__(self, components: ZeusComponents, board: Board, seats: int) -> None:
        self.temples = components.temples.supply
        """How many small, medium and large temples there are."""
        self.income = components.temples.income
        self.factor = components.temples.factor
        self.pillar: i64 = components.pillar.bonus
        self.discount: i64 = components.stone.discount
        self.stones: i64 = components.stone.each
        self.spaces: i64 = components.auction.spaces
        self.sold: i64 = components.auction.sold
        self.opening_low: i64 = components.auction.opening_low
        self.opening_high: i64 = components.auction.opening_high
        self.penalty: i64 = components.ledger.penalty
        self.surcharge: i64 = components.neighbour.surcharge
        setup = next(setup for setup in components.setup if setup.seats == seats)
        self.pawns = setup.pawns
        self.money = setup.money
        self.first_plots = mask_of([board.plot_of[number] for number in setup.plots])
        """The starting plots."""
        self.first_plot: i64 = board.plot_of[setup.first_plot]
        self.first_by_option = setup.first_by_option
