"""What a position written by hand must satisfy beyond its sums."""

from pessoi.core.bits import contains
from pessoi.core.errors import UserError
from pessoi.core.state import seat_in
from pessoi.core.step import StepRef
from pessoi.games.zeus.rules.state import NO_BID, ZeusState
from pessoi.games.zeus.rules.steps import ACT, BID, CLOSE, LAST_TURN, NOTE, PLACE, REVEAL, TAKE

UNDER: dict[StepRef, tuple[StepRef, ...]] = {
    ACT: (),
    LAST_TURN: (),
    CLOSE: (),
    REVEAL: (ACT,),
    BID: (CLOSE,),
    TAKE: (CLOSE, TAKE),
    NOTE: (CLOSE, TAKE),
    PLACE: (CLOSE, TAKE),
}
"""The steps that may be right under a step on the agenda, once the first turn has begun."""


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
    if len(set(lying)) != len(lying) or any(contains(state.unseen, plot) for plot in lying):
        return [UserError("card-twice")]
    if len(state.shown) > state.zeus.constants.spaces:
        return [UserError("many-shown")]
    sold = ~state.unsold
    if not state.zeus.neighbour_plots and (state.unseen & sold or any(contains(sold, plot) for plot in lying)):
        return [UserError("card-sold")]
    return []


def _agenda(state: ZeusState) -> list[UserError]:
    """The agenda is in a valid order, and every seat that takes a plot has bid."""
    found = []
    below: StepRef | None = None
    for step, argument in state.pending():
        if below is None and UNDER.get(step):
            found.append(UserError("agenda-bare", step=step.name))
        elif below is not None and step in UNDER and below not in UNDER[step]:
            found.append(UserError("agenda-order", found=below.name, step=step.name))
        if step in (TAKE, NOTE, PLACE):
            seat = seat_in(argument)
            if seat >= state.seats or state.bids[seat] == NO_BID:
                found.append(UserError("agenda-bid", step=step.name, number=seat))
        below = step
    return found
