"""What one seat, or somebody beside the table, may know of a play of Beim Zeus!."""

from typing import TYPE_CHECKING, Any

from pessoi.core.bits import members
from pessoi.core.state import UNSEALED
from pessoi.games.zeus.rules import scoring
from pessoi.games.zeus.rules.state import LAST_SALE, NO_BID, NOT_YET, RUNNING
from pessoi.games.zeus.view_types import PlotView, SeatView, TempleView, ZeusView

if TYPE_CHECKING:
    from pessoi.games.zeus.rules.board import Board
    from pessoi.games.zeus.rules.state import ZeusState


def look(state: "ZeusState") -> ZeusView:
    """Name all that everybody may see; what is not named here or below is not shown."""
    rules = state.zeus
    board = rules.board
    if state.stale:
        state.plots, state.stale = _plots(state, board), 0
    opening = state.auctions <= 1 and state.step.name == "bid" and rules.options["first_auction_range"] != "none"
    return ZeusView(
        seat=None,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        active=state.active,
        seats=_seats(state),
        peninsulas=board.names,
        plots=state.plots,
        temples=[
            TempleView(state.plots[board.sites[site][0]].owner, board.sizes[site], _numbers(state, board.sites[site]))
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


def own(state: "ZeusState", seat: int, shared: ZeusView) -> SeatView:
    """A seat knows its own money."""
    seen = shared.seats[seat]
    return seen if seen.money is not None else _seat(state, seat, scoring.fortune(state, seat))


def aside(state: "ZeusState", seat: int) -> dict[str, Any]:
    """And what it has bid in secret."""
    sealed = state.sealed[seat]
    return {"seat": seat, "own_bid": None if sealed == UNSEALED else sealed - state.zeus.move.bid}


def _seats(state: "ZeusState") -> list[SeatView]:
    """The seats as everybody sees them."""
    hidden = state.zeus.money_hidden and not state.over
    fortunes = None if hidden else scoring.fortunes(state)
    places = scoring.places(state) if state.over else None
    return [
        _seat(state, seat, None if fortunes is None else fortunes[seat], None if places is None else places[seat])
        for seat in range(state.zeus.seats)
    ]


def _seat(state: "ZeusState", seat: int, fortune: int | None, place: int | None = None) -> SeatView:
    """A seat; its money is shown if its fortune is."""
    return SeatView(
        money=None if fortune is None else state.money[seat],
        pawns=state.pawns[seat],
        stone=bool(state.stones >> seat & 1),
        temples=scoring.temples_of(state, seat),
        bid=None if state.bids[seat] == NO_BID else state.bids[seat],
        sealed=state.sealed[seat] != UNSEALED,
        score=fortune,
        place=place,
    )


def _plots(state: "ZeusState", board: "Board") -> list[PlotView]:
    """The plots; only those are looked at that are not as they were."""
    plots = state.plots[:]
    for plot in members(state.stale):
        owner = _owner(state, plot)
        plots[plot] = PlotView(
            *(board.numbers[plot], board.peninsula_of[plot], board.row_of[plot], board.column_of[plot], owner),
            None if owner is None else state.price[plot],
            not state.unnoted >> plot & 1,
            next((board.sizes[site] for site in state.temples if board.masks[site] >> plot & 1), 0),
        )
    return plots


def _owner(state: "ZeusState", plot: int) -> int | None:
    """Whose a plot is."""
    for seat, holy in enumerate(state.holy):
        if (holy | state.land[seat]) >> plot & 1:
            return seat
    return None


def _numbers(state: "ZeusState", plots: list[int]) -> list[int]:
    return [state.zeus.board.numbers[plot] for plot in plots]
