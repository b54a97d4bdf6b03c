"""What a seat, or a spectator, may know of a game of Beim Zeus!."""

from functools import lru_cache

from pessoi.core.bits import contains, count, lowest, members, section
from pessoi.core.state import UNSEALED, seat_in
from pessoi.games.zeus.rules import building, scoring
from pessoi.games.zeus.rules.board import Board
from pessoi.games.zeus.rules.state import LAST_SALE, NO_BID, NOT_YET, RUNNING, ZeusState
from pessoi.games.zeus.rules.steps import BID, PLACE, TAKE
from pessoi.games.zeus.view_types import JoinView, PeninsulaView, PlotView, SeatView, SiteView, TempleView, ZeusView

NOBODY_OWNS = -1


def view(state: ZeusState, seat: int | None) -> ZeusView:
    """Name all that the seat may see; what is not named here or below is not shown."""
    rules = state.zeus
    constants = rules.constants
    values = scoring.temple_values(state)
    opening = state.auctions <= 1 and state.is_current(BID) and rules.options["first_auction_range"] != "none"
    sealed = UNSEALED if seat is None else state.sealed[seat]
    return ZeusView(
        seat=seat,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        active=state.active,
        seats=_seats(state, seat),
        peninsulas=_peninsulas(state),
        plots=_plots(state),
        temples=_temples(state),
        sites=_sites(state),
        joins=[] if seat is None else _joins(state, seat),
        supply=state.supply[:],
        temple_values=values,
        next_values=[value + factor for value, factor in zip(values, constants.factor)],
        shown=_numbers(state, state.shown),
        draw_pile=count(state.unseen) + len(state.pile),
        next_cards=_numbers(state, state.pile),
        discard=_numbers(state, state.discard),
        auctions=state.auctions,
        spaces=constants.spaces,
        sold=constants.sold,
        pillar=constants.pillar,
        buyers=_buyers(state),
        own_bid=None if sealed == UNSEALED else rules.move.bid.index(sealed),
        claimable=state.income,
        final_turns=None if state.turns_left == NOT_YET else state.turns_left,
        opening_range=[constants.opening_low, constants.opening_high] if opening else None,
        opening_compulsory=rules.opening_enforced,
        last_stays_empty=rules.last_plot_never,
        ending=None if state.ending == RUNNING else "last-sale" if state.ending == LAST_SALE else "early",
    )


def _seats(state: ZeusState, viewer: int | None) -> list[SeatView]:
    """All seats; money and fortune are shown to their owner and, where money is open or the game over, to all.

    (zeus.other.hidden-money)
    """
    fortunes = scoring.fortunes(state)
    places = scoring.places(state) if state.over else None
    public = state.over or not state.zeus.money_hidden
    seats: list[SeatView] = []
    for seat in range(state.zeus.seats):
        shown = public or seat == viewer
        seats.append(
            SeatView(
                money=state.money[seat] if shown else None,
                pawns=state.pawns[seat],
                stone=contains(state.stones, seat),
                temples=scoring.temples_of(state, seat),
                income=scoring.income(state, seat),
                bid=None if state.bids[seat] == NO_BID else state.bids[seat],
                sealed=state.sealed[seat] != UNSEALED,
                score=fortunes[seat] if shown else None,
                place=None if places is None else places[seat],
            )
        )
    return seats


def _plots(state: ZeusState) -> list[PlotView]:
    """All plots with their owners, prices and temples."""
    board = state.zeus.board
    temple_sizes = [0] * board.plots
    for site in state.temples:
        for plot in board.sites[site]:
            temple_sizes[plot] = board.sizes[site]
    plots = _unsold_plots(board)[:]
    for seat in range(state.zeus.seats):
        for plot in members(state.land[seat] | state.holy[seat]):
            noted = not contains(state.unnoted, plot)
            plots[plot] = _plot(board, plot, seat, state.price[plot], noted, temple_sizes[plot])
    return plots


@lru_cache(maxsize=64)
def _unsold_plots(board: Board) -> list[PlotView]:
    """The plots of a board before any is sold."""
    return [_plot(board, plot, None, None, True, 0) for plot in range(board.plots)]


def _plot(board: Board, plot: int, owner: int | None, price: int | None, noted: bool, temple: int) -> PlotView:
    return PlotView(
        number=board.numbers[plot],
        peninsula=board.peninsula_of[plot],
        row=board.row_of[plot],
        column=board.column_of[plot],
        owner=owner,
        price=price,
        noted=noted,
        temple=temple,
    )


def _temples(state: ZeusState) -> list[TempleView]:
    board = state.zeus.board
    return [
        TempleView(_owner(state, board.sites[site][0]), board.sizes[site], _numbers(state, board.sites[site]))
        for site in state.temples
    ]


def _peninsulas(state: ZeusState) -> list[PeninsulaView]:
    board = state.zeus.board
    built = 0
    for holy in state.holy:
        built |= holy
    found: list[PeninsulaView] = []
    for peninsula, name in enumerate(board.names):
        builder = scoring.sole_builder(state, peninsula)
        unbuilt = board.full[peninsula] & ~section(built, board.first[peninsula], board.full[peninsula])
        found.append(
            PeninsulaView(
                name=name,
                bonus=board.bonuses[peninsula],
                unbuilt=count(unbuilt),
                builder=builder if builder != NOBODY_OWNS else None,
                reconstructed=board.reconstructed[peninsula],
            )
        )
    return found


def _sites(state: ZeusState) -> list[SiteView]:
    """All sites on which a seat could build without its god's stone, whatever money it has."""
    board = state.zeus.board
    sites: list[SiteView] = []
    for seat in range(state.zeus.seats):
        land = building.usable(state, seat)
        for site in _inside(state, land):
            fault = building.new_temple_fault(state, seat, site)
            price = building.cost(state, seat, site)
            numbers = _numbers(state, board.sites[site])
            sites.append(SiteView(seat, numbers, price, None if fault is None else fault.code))
    return sites


def _joins(state: ZeusState, seat: int) -> list[JoinView]:
    """All rows of plots to which the seat lacks one plot, which is unsold."""
    board = state.zeus.board
    unsold = state.unsold
    joins: list[JoinView] = []
    for site in _inside(state, state.land[seat] | unsold):
        if board.sizes[site] > 1 and count(board.masks[site] & unsold) == 1:
            missing = lowest(board.masks[site] & unsold)
            others = [plot for plot in board.sites[site] if plot != missing]
            price = sum(building.plot_cost(state, seat, plot) for plot in others)
            joins.append(JoinView(board.numbers[missing], _numbers(state, board.sites[site]), price))
    return joins


def _inside(state: ZeusState, land: int) -> list[int]:
    """All sites inside a set of plots."""
    board = state.zeus.board
    return [
        site
        for peninsula, first in enumerate(board.first)
        for site in board.inside[peninsula][section(land, first, board.full[peninsula])]
    ]


def _buyers(state: ZeusState) -> list[int]:
    """The seats that still choose a plot in this auction, the next one first."""
    steps = (TAKE, PLACE)
    return [seat_in(argument) for step, argument in reversed(state.pending()) if step in steps]


def _owner(state: ZeusState, plot: int) -> int:
    """The seat that owns a plot, or NOBODY_OWNS."""
    for seat in range(state.zeus.seats):
        if contains(state.land[seat] | state.holy[seat], plot):
            return seat
    return NOBODY_OWNS


def _numbers(state: ZeusState, plots: list[int]) -> list[int]:
    """The printed numbers of plots."""
    return [state.zeus.board.numbers[plot] for plot in plots]
