"""What a position written by hand must satisfy beyond its sums."""

from typing import Final

from pessoi.core.bits import all_below, contains, count
from pessoi.core.errors import UserError
from pessoi.core.state import UNSEALED, seat_in, value_in
from pessoi.core.step import StepRef
from pessoi.games.zeus.rules import scoring
from pessoi.games.zeus.rules.state import NO_BID, NOT_YET, RUNNING, ZeusState
from pessoi.games.zeus.rules.steps import ACT, BID, CLOSE, DEAL, FIRST_PLAYER, LAST_TURN, NOTE, PLACE, REVEAL, TAKE

DEALING: Final = (FIRST_PLAYER, DEAL)
BIDDING: Final = (CLOSE, BID)
SELLING: Final = [
    (CLOSE, TAKE),
    (CLOSE, TAKE, TAKE),
    *[(*under, step) for under in ((CLOSE,), (CLOSE, TAKE)) for step in (NOTE, PLACE)],
]
AGENDAS: Final = [DEALING, (ACT, REVEAL), (ACT,), BIDDING, *SELLING, (LAST_TURN,), ()]
"""The steps that can be on the agenda together, the next one last."""


def faults(state: ZeusState) -> list[UserError]:
    """Everything that does not fit."""
    return [*_plots(state), *_temples(state), *_cards(state), *_pawns(state)] or _agenda(state)


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


def _pawns(state: ZeusState) -> list[UserError]:
    """Every seat holds the pawns that it has not placed; without a limit it may have placed more."""
    constants = state.zeus.constants
    for seat in range(state.seats):
        placed = scoring.pawns_placed(state, seat)
        if state.pawns[seat] != max(0, constants.pawns - placed) or (
            state.zeus.pawns_limited and placed > constants.pawns
        ):
            return [UserError("pawns-seat", number=seat)]
    return []


def _agenda(state: ZeusState) -> list[UserError]:
    """The steps can be on the agenda together, and the rest of the position fits them."""
    pending = state.pending()
    shape = tuple([step for step, _ in pending])
    if shape not in AGENDAS:
        return [UserError("agenda-steps", found=", ".join([step.name for step in shape]))]
    if shape == DEALING:
        return _dealing(state, pending[-1][1])
    found = []
    if (state.ending == RUNNING) != bool(shape):
        found.append(UserError("ending-unfit"))
    if state.income and not (shape and state.zeus.income_claimed):
        found.append(UserError("income-unfit", found=state.income))
    if shape and (state.turns_left < 1 if shape == (LAST_TURN,) else state.turns_left != NOT_YET):
        found.append(UserError("turns-unfit", found=state.turns_left))
    if shape and shape not in SELLING and any(bid != NO_BID for bid in state.bids):
        found.append(UserError("bids-unfit"))
    return found or _offer(state, shape) or _arguments(state, pending)


def _dealing(state: ZeusState, dealt: int) -> list[UserError]:
    """While the starting plots are dealt round, nothing else has happened."""
    constants = state.zeus.constants
    seats = state.seats
    owned = 0
    for seat, land in enumerate(state.land):
        owned |= land
        if count(land) != (dealt + seats - 1 - seat) // seats:
            return [UserError("dealt-unfit")]
    whole = owned | (state.unseen & constants.first_plots) == constants.first_plots
    idle = not any(state.holy) and state.turns_left == NOT_YET and state.ending == RUNNING and state.income == 0
    untouched = not (state.shown or state.pile or state.discard) and all(bid == NO_BID for bid in state.bids)
    return [] if whole and idle and untouched else [UserError("dealt-unfit")]


def _offer(state: ZeusState, shape: tuple[StepRef, ...]) -> list[UserError]:
    """There are plots and cards enough for the steps of a turn."""
    cards = count(state.unseen) + len(state.pile) + len(state.shown) + len(state.discard)
    free = count(state.unsold)
    if shape == (LAST_TURN,):
        return [UserError("offer-unfit")] if free or cards else []
    takes = shape.count(TAKE)
    needed = takes + shape.count(PLACE)
    if shape in SELLING:
        fits = len(state.shown) >= takes and free >= needed
    else:
        fits = not shape or (free > 0 and (len(state.shown) > 0 or shape == (ACT, REVEAL)))
    in_hand = shape.count(PLACE)
    return [] if fits and cards + in_hand >= free else [UserError("offer-unfit")]


def _arguments(state: ZeusState, pending: list[tuple[StepRef, int]]) -> list[UserError]:
    """The seats and values of all steps."""
    for step, argument in pending:
        seat, value = seat_in(argument), value_in(argument)
        if step in (ACT, LAST_TURN):
            fits = argument == state.active
        elif step is BID:
            known = 0 <= argument <= all_below(state.seats)
            fits = known and all(_bids(state, argument, other) for other in range(state.seats))
        elif step in (TAKE, NOTE, PLACE):
            if seat >= state.seats or state.bids[seat] == NO_BID:
                return [UserError("agenda-bid", step=step.name, number=seat)]
            fits = _buys(state, step, seat, value)
        else:
            fits = argument == 0
        if not fits:
            return [UserError("agenda-argument", step=step.name, found=argument)]
    buyers = [seat_in(argument) for step, argument in pending if step in (TAKE, NOTE, PLACE)]
    if len(set(buyers)) != len(buyers):
        return [UserError("buyer-twice", number=buyers[-1])]
    return []


def _bids(state: ZeusState, asked: int, seat: int) -> bool:
    """Whether a seat that can buy is asked for a bid or has sealed one, and no other is."""
    return state.can_buy(seat) == (contains(asked, seat) != (state.sealed[seat] != UNSEALED))


def _buys(state: ZeusState, step: StepRef, seat: int, plot: int) -> bool:
    """Whether a seat can take a plot, place its card or note its price."""
    rules = state.zeus
    if step is NOTE:
        return rules.by_hand and plot < rules.board.plots and contains(state.land[seat], plot)
    if not state.can_buy(seat) or state.bids[seat] > state.money[seat]:
        return False
    if step is TAKE:
        return plot == 0
    cards = [*state.pile, *state.shown, *state.discard]
    hidden = plot < rules.board.plots and not contains(state.unseen | state.unsold, plot) and plot not in cards
    return rules.neighbour_plots and hidden
