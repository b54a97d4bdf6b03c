"""What a position written by hand must satisfy beyond its sums."""

from typing import Final

from pessoi.core.bits import BIT, contains, count, mask_of, members
from pessoi.core.errors import UserError
from pessoi.core.state import seat_in, value_in
from pessoi.core.step import StepRef
from pessoi.games.peloponnes.rules import steps
from pessoi.games.peloponnes.rules.auction import can_buy
from pessoi.games.peloponnes.rules.constants import CHIT_KINDS
from pessoi.games.peloponnes.rules.state import NO_CIVILISATION, UNDECIDED, WITHDRAWN, PeloponnesState
from pessoi.games.peloponnes.rules.supply import most_fed_with_luxury

DEALING: Final = [(steps.ROUND, steps.FIRST_ORDER, steps.DEAL)]
CHOOSING: Final = [(steps.ROUND, steps.EXTRA, steps.CHOOSE), (steps.ROUND, steps.EXTRA)]
TURNING: Final = [
    (steps.ROUND_END, steps.BIDDER, steps.TURN_UP),
    (steps.ROUND_END, steps.BIDDER, steps.TURN_UP, steps.FINISH_OPEN, steps.FEED),
    (steps.ROUND_END, steps.BIDDER, steps.TURN_UP, steps.FINISH),
]
BIDDING: Final = [(steps.ROUND_END, steps.BIDDER, step) for step in (steps.BID, steps.AMOUNT, steps.DISPLACED)]
PLACING: Final = [(steps.ROUND_END, steps.INCOME, steps.GAINS, steps.PLACE)]
STRIKING: Final = [
    (steps.ROUND_END, steps.CHIT),
    *[(steps.ROUND_END, steps.CHIT, step) for step in (steps.PICK, steps.EARTHQUAKE, steps.STORM)],
]
ENDING: Final = [(steps.OVER, steps.FINISH_OPEN, steps.FEED), (steps.OVER, steps.FINISH), ()]
"""The agendas of each part of a game, the next step last."""


def faults(state: PeloponnesState) -> list[UserError]:
    """Everything that does not fit."""
    return _agenda(state) or [
        *_civilisations(state),
        *_tiles(state),
        *_chits(state),
        *_auction(state),
        *_arguments(state),
    ]


def _shape(state: PeloponnesState) -> tuple[StepRef, ...]:
    return tuple([step for step, _ in state.pending()])


def _agenda(state: PeloponnesState) -> list[UserError]:
    """The steps are those of some part of the game, and the round is one in which they can come."""
    rules = state.peloponnes
    shape = _shape(state)
    known = [*(CHOOSING if rules.alone else DEALING), *TURNING, *BIDDING, *PLACING, *STRIKING, *ENDING]
    if shape not in known:
        return [UserError("agenda-steps", found=", ".join([step.name for step in shape]))]
    before = shape in CHOOSING or shape in DEALING
    if before != (state.round == 0):
        return [UserError("agenda-round", round=state.round)]
    return []


def _civilisations(state: PeloponnesState) -> list[UserError]:
    """Every seat has a civilisation of its own, as soon as it is dealt or chosen (peloponnes.setup.civilisations)."""
    rules = state.peloponnes
    known = [civilisation for civilisation in state.civilisations if civilisation != NO_CIVILISATION]
    found = []
    for civilisation in sorted(set(known)):
        if known.count(civilisation) > 1:
            found.append(UserError("civilisation-twice", civilisation=rules.civilisations.names[civilisation]))
    dealt = rules.seats
    if state.is_current(steps.DEAL):
        dealt = state.pending()[-1][1]
    elif state.is_current(steps.CHOOSE):
        dealt = 0
    if dealt > rules.seats or [one != NO_CIVILISATION for one in state.civilisations] != [
        seat < dealt for seat in range(rules.seats)
    ]:
        found.append(UserError("civilisation-missing"))
    extras = state.extra_wood + state.extra_stone + state.extra_food
    chosen = rules.solo.extra if rules.alone else 0
    if _shape(state) in CHOOSING:
        chosen = state.pending()[1][1]
    if extras != chosen:
        found.append(UserError("extra-incomes", expected=chosen, found=extras))
    return found


def _tiles(state: PeloponnesState) -> list[UserError]:
    """No tile is in the row twice or has a seat, the tiles laid are sorted by seats, and incomes can be chosen."""
    rules = state.peloponnes
    found = []
    gone = state.boxed
    for mask in state.owned:
        gone |= mask
    shape = _shape(state)
    laying = shape in PLACING or not shape
    if len(set(state.row)) != len(state.row) or (not laying and gone & mask_of(state.row)):
        found.append(UserError("row-tiles"))
    first = 0
    for mask in state.owned:
        end = first + count(mask)
        if mask_of(state.laid[first:end]) != mask:
            found.append(UserError("laid-order"))
            break
        first = end
    asked = 0
    if state.is_current(steps.PICK):
        for seat in _asked(state):
            asked |= state.owned[seat] & rules.tiles.choice
    if state.choosing & ~asked:
        found.append(UserError("choosing-unasked"))
    return found


def _chits(state: PeloponnesState) -> list[UserError]:
    """Of every kind, the chits of the box are in the pile or open (peloponnes.disasters.chits)."""
    box = state.peloponnes.constants.chits
    if any(state.chits[kind] + state.open_chits(kind) != box[kind] for kind in range(CHIT_KINDS)):
        return [UserError("chits-kinds")]
    return []


def _asked(state: PeloponnesState) -> list[int]:
    """The seats that a step of several seats still waits for, as far as they exist."""
    return members(state.pending()[-1][1] & (BIT[state.peloponnes.seats] - 1))


def _auction(state: PeloponnesState) -> list[UserError]:
    """Seats hold different tiles of the row, and coins are under these only."""
    shape = _shape(state)
    held = [spot for spot in state.spots if spot >= 0]
    if len(set(held)) != len(held) or any(spot >= len(state.row) for spot in held):
        return [UserError("spots-taken")]
    if shape in BIDDING:
        return _bids(state)
    idle = any(spot != UNDECIDED for spot in state.spots) and shape not in PLACING
    if shape and (any(state.bids) or idle or (state.row and shape not in PLACING and shape not in TURNING)):
        return [UserError("auction-idle")]
    return []


def _bids(state: PeloponnesState) -> list[UserError]:
    """The seats up to the current place in turn order have bid, passed or withdrawn, and the others have not."""
    (_, place), (step, argument) = state.pending()[1:]
    seat, spot = seat_in(argument), value_in(argument)
    if not 1 <= place <= state.seats:
        return [UserError("agenda-argument", step=steps.BIDDER.name, found=place)]
    displaced = step is steps.DISPLACED
    if seat >= state.seats or (not displaced and seat != state.order[place - 1]):
        return [UserError("agenda-argument", step=step.name, found=argument)]
    later = state.order[place if displaced else place - 1 :]
    for other in range(state.seats):
        undecided = state.spots[other] == UNDECIDED
        has_bid = state.spots[other] >= 0 or (displaced and other == seat)
        if undecided != (other in later) or has_bid != (state.bids[other] > 0):
            return [UserError("bids-turn", number=other)]
    if displaced and state.spots[seat] != WITHDRAWN:
        return [UserError("agenda-argument", step=step.name, found=argument)]
    if step is steps.AMOUNT:
        row = min(len(state.row), state.peloponnes.auctioned)
        if spot >= row or state.peloponnes.alone or not can_buy(state, seat, spot, state.purse(seat)):
            return [UserError("agenda-argument", step=step.name, found=argument)]
    elif spot:
        return [UserError("agenda-argument", step=step.name, found=argument)]
    return []


def _arguments(state: PeloponnesState) -> list[UserError]:
    """The arguments of all other steps."""
    rules = state.peloponnes
    found = []
    shape = _shape(state)
    for step, argument in state.pending():
        if step is steps.CHIT:
            fits = argument < rules.constants.draws if shape[-1] is steps.CHIT else argument <= rules.constants.draws
        elif step is steps.EXTRA:
            fits = argument <= rules.solo.extra
        elif step in (steps.FEED, steps.FINISH, steps.PICK, steps.PLACE, steps.EARTHQUAKE, steps.STORM):
            fits = 0 < argument < BIT[rules.seats]
        else:
            bidding = shape in BIDDING and step is not steps.ROUND_END
            fits = argument == 0 or step is steps.DEAL or bidding
        if not fits:
            found.append(UserError("agenda-argument", step=step.name, found=argument))
    if not found and shape and shape[-1] in (steps.FEED, steps.PLACE):
        asked = _asked(state)
        if shape[-1] is steps.FEED:
            fits = all(_can_feed(state, seat) for seat in asked)
        else:
            fits = asked == [seat for seat in range(rules.seats) if _can_place(state, seat)]
        if not fits:
            found.append(UserError("agenda-argument", step=shape[-1].name, found=state.pending()[-1][1]))
    return found


def _can_feed(state: PeloponnesState, seat: int) -> bool:
    return most_fed_with_luxury(state, seat) > 0


def _can_place(state: PeloponnesState, seat: int) -> bool:
    """Whether a seat holds a building in the row that it has not placed yet."""
    spot = state.spots[seat]
    if not 0 <= spot < len(state.row):
        return False
    return contains(state.peloponnes.tiles.buildings & ~(state.owned[seat] | state.boxed), state.row[spot])
