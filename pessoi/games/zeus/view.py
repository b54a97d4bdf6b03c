"""What one seat, or somebody beside the table, may know of a play of Beim Zeus!."""

from typing import TYPE_CHECKING

import msgspec

from pessoi.core.bits import members
from pessoi.core.state import UNSEALED
from pessoi.games.zeus import scoring
from pessoi.games.zeus.state import LAST_SALE, NO_BID, NOT_YET, RUNNING

if TYPE_CHECKING:
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
    rules = state.zeus
    board = rules.board
    own_bid = None
    if seat is not None and state.sealed[seat] != UNSEALED:
        own_bid = state.sealed[seat] - rules.move.bid
    owners = _owners(state)
    opening = state.auctions <= 1 and state.step.name == "bid" and rules.options["first_auction_range"] != "none"
    return ZeusView(
        seat=seat,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        active=state.active,
        seats=[_seat(state, other, seat) for other in range(rules.seats)],
        peninsulas=board.names,
        plots=_plots(state, owners),
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
        own_bid=own_bid,
        claimable=state.income,
        final_turns=None if state.turns_left == NOT_YET else state.turns_left,
        opening_advice=[rules.printed.opening_low, rules.printed.opening_high] if opening else None,
        ending=None if state.ending == RUNNING else "last-sale" if state.ending == LAST_SALE else "early",
    )


def _seat(state: "ZeusState", seat: int, viewer: int | None) -> SeatView:
    visible = not state.zeus.money_hidden or seat == viewer or state.over
    return SeatView(
        money=state.money[seat] if visible else None,
        pawns=state.pawns[seat],
        stone=bool(state.stones >> seat & 1),
        temples=scoring.temples_of(state, seat),
        bid=None if state.bids[seat] == NO_BID else state.bids[seat],
        sealed=state.sealed[seat] != UNSEALED,
        score=state.scores[seat] if visible else None,
        place=state.ranking[seat] if state.over else None,
    )


def _plots(state: "ZeusState", owners: list[int | None]) -> list[PlotView]:
    board = state.zeus.board
    temple = [0] * board.plots
    for site in state.temples:
        for plot in board.sites[site]:
            temple[plot] = board.sizes[site]
    return [
        PlotView(
            number=board.numbers[plot],
            peninsula=board.peninsula_of[plot],
            row=board.row_of[plot],
            column=board.column_of[plot],
            owner=owners[plot],
            price=None if owners[plot] is None else state.price[plot],
            noted=not state.unnoted >> plot & 1,
            temple=temple[plot],
        )
        for plot in range(board.plots)
    ]


def _owners(state: "ZeusState") -> list[int | None]:
    owners: list[int | None] = [None] * state.zeus.board.plots
    for seat in range(state.zeus.seats):
        for plot in members(state.land[seat] | state.holy[seat]):
            owners[plot] = seat
    return owners


def _numbers(state: "ZeusState", plots: list[int]) -> list[int]:
    return [state.zeus.board.numbers[plot] for plot in plots]
