"""What one seat, or somebody beside the table, may know of a play of Beim Zeus!."""

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from pessoi.core.bits import members
from pessoi.core.state import UNSEALED
from pessoi.games.zeus import scoring
from pessoi.games.zeus.state import LAST_SALE, NO_BID, NOT_YET, RUNNING

if TYPE_CHECKING:
    from pessoi.games.zeus.board import Board
    from pessoi.games.zeus.state import ZeusState


class PlotView(msgspec.Struct, frozen=True):
    """One plot: its printed number, its owner, the price paid for it, the size of the temple on it."""

    number: int
    peninsula: int
    row: int
    column: int
    owner: int | None
    price: int | None
    noted: bool
    temple: int


class TempleView(msgspec.Struct, frozen=True):
    """One temple and the printed numbers of its plots."""

    owner: int
    size: int
    plots: list[int]


class SeatView(msgspec.Struct, frozen=True):
    """One seat: money is shown only to its owner, unless the table plays with open money or the play is over."""

    money: int | None
    pawns: int
    stone: bool
    temples: list[int]
    bid: int | None
    sealed: bool
    score: int | None
    place: int | None


class ZeusView(msgspec.Struct, frozen=True):
    """The table from one side."""

    seat: int | None
    actors: list[int]
    asked: str | None
    active: int
    seats: list[SeatView]
    peninsulas: list[str]
    plots: list[PlotView]
    temples: list[TempleView]
    supply: list[int]
    temple_values: list[int]
    shown: list[int]
    draw_pile: int
    next_cards: list[int]
    discard: list[int]
    auctions: int
    own_bid: int | None
    claimable: int
    final_turns: int | None
    opening_advice: list[int] | None
    ending: str | None


def look(state: "ZeusState", seat: int | None) -> ZeusView:
    """Name all that a seat may see; what is not named here is not shown."""
    return shared(state) if seat is None else own(state, seat, shared(state))


def shared(state: "ZeusState") -> ZeusView:
    """What everybody may see."""
    rules = state.zeus
    board = rules.board
    owners = _owners(board.plots, tuple(land | holy for land, holy in zip(state.land, state.holy)))
    opening = state.auctions <= 1 and state.step.name == "bid" and rules.options["first_auction_range"] != "none"
    return ZeusView(
        seat=None,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        active=state.active,
        seats=_seats(state),
        peninsulas=board.names,
        plots=_plots(board, owners, tuple(state.price), state.unnoted, tuple(state.temples)),
        temples=[
            TempleView(owners[board.sites[site][0]] or 0, board.sizes[site], _numbers(state, board.sites[site]))
            for site in state.temples
        ],
        supply=state.supply[:],
        temple_values=scoring.temple_values(state),
        shown=_numbers(state, state.shown),
        draw_pile=bin(state.unseen).count("1") + len(state.pile),
        next_cards=_numbers(state, state.pile),
        discard=_numbers(state, state.discard),
        auctions=state.auctions,
        own_bid=None,
        claimable=state.income,
        final_turns=None if state.turns_left == NOT_YET else state.turns_left,
        opening_advice=[rules.printed.opening_low, rules.printed.opening_high] if opening else None,
        ending=None if state.ending == RUNNING else "last-sale" if state.ending == LAST_SALE else "early",
    )


def own(state: "ZeusState", seat: int, seen: ZeusView) -> ZeusView:
    """What one seat sees besides: its own money, and what it has bid in secret."""
    seats = seen.seats[:]
    if seats[seat].money is None:
        seats[seat] = msgspec.structs.replace(seats[seat], money=state.money[seat], score=state.scores[seat])
    sealed = state.sealed[seat]
    bid = None if sealed == UNSEALED else sealed - state.zeus.move.bid
    return msgspec.structs.replace(seen, seat=seat, seats=seats, own_bid=bid)


def _seats(state: "ZeusState") -> list[SeatView]:
    """The seats as everybody sees them."""
    visible = not state.zeus.money_hidden or state.over
    scores = state.scores
    ranking = state.ranking if state.over else None
    return [
        SeatView(
            money=state.money[seat] if visible else None,
            pawns=state.pawns[seat],
            stone=bool(state.stones >> seat & 1),
            temples=scoring.temples_of(state, seat),
            bid=None if state.bids[seat] == NO_BID else state.bids[seat],
            sealed=state.sealed[seat] != UNSEALED,
            score=scores[seat] if visible else None,
            place=ranking[seat] if ranking else None,
        )
        for seat in range(state.zeus.seats)
    ]


@lru_cache(maxsize=1024)
def _plots(
    board: "Board", owners: tuple[int | None, ...], prices: tuple[int, ...], unnoted: int, temples: tuple[int, ...]
) -> list[PlotView]:
    """Plots rarely change from one move to the next."""
    temple = [0] * board.plots
    for site in temples:
        for plot in board.sites[site]:
            temple[plot] = board.sizes[site]
    return [
        PlotView(
            *(number, peninsula, row, column, owner),
            None if owner is None else prices[plot],
            not unnoted >> plot & 1,
            temple[plot],
        )
        for plot, (number, peninsula, row, column, owner) in enumerate(
            zip(board.numbers, board.peninsula_of, board.row_of, board.column_of, owners)
        )
    ]


@lru_cache(maxsize=1024)
def _owners(plots: int, estates: tuple[int, ...]) -> tuple[int | None, ...]:
    """Whose every plot is, by the set of plots of each seat."""
    owners: list[int | None] = [None] * plots
    for seat, estate in enumerate(estates):
        for plot in members(estate):
            owners[plot] = seat
    return tuple(owners)


def _numbers(state: "ZeusState", plots: list[int]) -> list[int]:
    return [state.zeus.board.numbers[plot] for plot in plots]
