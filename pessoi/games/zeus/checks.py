"""What a position written by hand must satisfy beyond its sums."""

from pessoi.core.state import STEP_BITS, STEP_MASK
from pessoi.games.zeus.auction import SEAT_MASK
from pessoi.games.zeus.state import ACT, BID, CLOSE, LAST_TURN, NO_BID, NOTE, PLACE, REVEAL, TAKE, ZeusState

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


def faults(state: ZeusState) -> list[str]:
    """Everything that does not fit, in words."""
    return [*_plots(state), *_temples(state), *_cards(state), *_agenda(state)]


def _plots(state: ZeusState) -> list[str]:
    """No plot has two owners, and no built plot is unbuilt."""
    owned = 0
    for mask in [*state.land, *state.holy]:
        if owned & mask:
            return ["land, holy: a plot is there twice"]
        owned |= mask
    if state.unnoted & ~owned:
        return ["unnoted: a price is forgotten for a plot that nobody owns"]
    return []


def _temples(state: ZeusState) -> list[str]:
    """Every temple stands on plots of one seat, and every built plot carries one."""
    board = state.zeus.board
    covered = 0
    for site in state.temples:
        mask = board.masks[site]
        if covered & mask:
            return ["temples: two cover the same plot"]
        covered |= mask
        if not any(mask & holy == mask for holy in state.holy):
            return [f"temples: the one on {board.written(site)} does not stand on one seat's plots"]
    if any(holy & ~covered for holy in state.holy):
        return ["holy: a built plot without a temple"]
    return []


def _cards(state: ZeusState) -> list[str]:
    """A card is in one place, and a sold plot's card in none."""
    lying = [*state.pile, *state.shown, *state.discard]
    if len(set(lying)) != len(lying) or any(state.unseen >> plot & 1 for plot in lying):
        return ["cards: one is in two places"]
    if len(state.shown) > state.zeus.printed.spaces:
        return ["shown: more cards than there are spaces"]
    sold = ~state.unsold
    if not state.zeus.neighbour_plots and (state.unseen & sold or any(sold >> plot & 1 for plot in lying)):
        return ["cards: one of a plot that is sold"]
    return []


def _agenda(state: ZeusState) -> list[str]:
    """Steps lie on each other as the turn lays them, and who takes a plot has bid."""
    steps = state.rules.steps
    found = []
    below = None
    for frame in state.agenda:
        step, argument = frame & STEP_MASK, frame >> STEP_BITS
        if step in UNDER and (below not in UNDER[step] if UNDER[step] else below is not None):
            lying = "nothing" if below is None else steps[below].name
            found.append(f"agenda: the agenda has {lying} under {steps[step].name}")
        if step in (TAKE, NOTE, PLACE):
            seat = argument & SEAT_MASK
            if seat >= state.seats or state.bids[seat] == NO_BID:
                found.append(f"{steps[step].name}: seat {seat} has not bid")
        below = step
    return found
