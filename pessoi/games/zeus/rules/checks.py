"""What a position written by hand must satisfy beyond its sums."""

from pessoi.core.errors import UserError
from pessoi.core.state import STEP_BITS, STEP_MASK
from pessoi.games.zeus.rules.auction import SEAT_MASK
from pessoi.games.zeus.rules.state import ACT, BID, CLOSE, LAST_TURN, NO_BID, NOTE, PLACE, REVEAL, TAKE, ZeusState

UNDER = {
    ACT: (),
    LAST_TURN: (),
    CLOSE: (),
    REVEAL: (ACT,),
    BID: (CLOSE,),
    TAKE: (CLOSE, TAKE),
    NOTE: (CLOSE, TAKE),
    PLACE: (CLOSE, TAKE),
}
"""What may lie right under a step on the agenda, once the first turn has begun."""


def faults(state: ZeusState) -> list[UserError]:
    """Everything that does not fit."""
    return [*_plots(state), *_temples(state), *_cards(state), *_agenda(state)]


def _plots(state: ZeusState) -> list[UserError]:
    """No plot has two owners, and no built plot is unbuilt."""
    owned = 0
    for mask in [*state.land, *state.holy]:
        if owned & mask:
            return [UserError("plot-twice")]
        owned |= mask
    if state.unnoted & ~owned:
        return [UserError("unnoted-unowned")]
    return []


def _temples(state: ZeusState) -> list[UserError]:
    """Every temple stands on plots of one seat, and every built plot carries one."""
    board = state.zeus.board
    covered = 0
    for site in state.temples:
        mask = board.masks[site]
        if covered & mask:
            return [UserError("temples-overlap")]
        covered |= mask
        if not any(mask & holy == mask for holy in state.holy):
            return [UserError("temple-on-others", temple=board.written(site))]
    if any(holy & ~covered for holy in state.holy):
        return [UserError("holy-without-temple")]
    return []


def _cards(state: ZeusState) -> list[UserError]:
    """A card is in one place, and a sold plot's card in none."""
    lying = [*state.pile, *state.shown, *state.discard]
    if len(set(lying)) != len(lying) or any(state.unseen >> plot & 1 for plot in lying):
        return [UserError("card-twice")]
    if len(state.shown) > state.zeus.printed.spaces:
        return [UserError("many-shown")]
    sold = ~state.unsold
    if not state.zeus.neighbour_plots and (state.unseen & sold or any(sold >> plot & 1 for plot in lying)):
        return [UserError("card-sold")]
    return []


def _agenda(state: ZeusState) -> list[UserError]:
    """Steps lie on each other as the turn lays them, and who takes a plot has bid."""
    steps = state.rules.steps
    found = []
    below = None
    for frame in state.agenda:
        step, argument = frame & STEP_MASK, frame >> STEP_BITS
        if step in UNDER and (below not in UNDER[step] if UNDER[step] else below is not None):
            name = steps[step].name
            found.append(
                UserError("agenda-bare", step=name)
                if below is None
                else UserError("agenda-order", found=steps[below].name, step=name)
            )
        if step in (TAKE, NOTE, PLACE):
            seat = argument & SEAT_MASK
            if seat >= state.seats or state.bids[seat] == NO_BID:
                found.append(UserError("agenda-bid", step=steps[step].name, number=seat))
        below = step
    return found
