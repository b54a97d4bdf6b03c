"""What a position written by hand must satisfy beyond its sums."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, count, members, shifted
from pessoi.core.errors import UserError
from pessoi.core.state import seat_in, value_in
from pessoi.core.step import StepRef
from pessoi.games.rhodes.rules import estate, farm
from pessoi.games.rhodes.rules.constants import (
    ABUNDANCE,
    ALL_PRODUCTS,
    EGYPT,
    FARM,
    HARBOUR,
    HUT,
    IN_HAND,
    JOKER,
    MARKET,
    PLACE_NAMES,
    PRODUCTION,
    PRODUCTS,
    TEMPLE,
    TOWN_HALL,
)
from pessoi.games.rhodes.rules.state import EMPTY, NO_BOAT, RhodesState
from pessoi.games.rhodes.rules.steps import (
    ACT,
    BACK,
    BOAT,
    CLOSE,
    DRAW_BOAT,
    DRAW_MISSION,
    DROP,
    EFFECT,
    FIRST,
    GIVE,
    GROW,
    HALL,
    LOAD,
    MISSION,
    NAME,
    OFFER,
    ORDER,
    PAID,
    PRODUCE,
    RENEW,
    REWARD,
    ROUND,
    SELL,
    SHIP,
    START,
)

UNDER: Final[dict[StepRef, tuple[StepRef, ...]]] = {
    FIRST: (),
    ROUND: (),
    CLOSE: (),
    START: (ROUND, START),
    ORDER: (ROUND, ORDER),
    GROW: (ROUND, ORDER),
    BACK: (ORDER,),
    RENEW: (FIRST, BACK),
    DRAW_BOAT: (RENEW,),
    DRAW_MISSION: (DRAW_BOAT, DRAW_MISSION, ACT, CLOSE),
    ACT: (CLOSE, ACT),
    PRODUCE: (CLOSE, ACT),
    EFFECT: (CLOSE, ACT),
    BOAT: (CLOSE, ACT),
    LOAD: (CLOSE, ACT),
    PAID: (CLOSE, ACT),
    SHIP: (CLOSE, ACT),
    NAME: (SHIP,),
    MISSION: (CLOSE, ACT),
    REWARD: (CLOSE, ACT),
    GIVE: (REWARD, GIVE),
    SELL: (CLOSE, ACT),
    OFFER: (CLOSE, ACT),
    HALL: (CLOSE, ACT),
    DROP: (CLOSE, ACT, EFFECT, BOAT, SHIP, DRAW_BOAT, DROP),
}
"""The steps that may be right under a step on the agenda; the lowest step has none."""

SEATLESS: Final = (FIRST, ROUND, CLOSE, BACK, RENEW, DRAW_BOAT, DRAW_MISSION)
"""The steps without an argument; the others have a seat in it."""

PLACE_OF: Final[dict[StepRef, int]] = {
    PRODUCE: PRODUCTION,
    EFFECT: FARM,
    BOAT: FARM,
    LOAD: FARM,
    PAID: FARM,
    SHIP: HARBOUR,
    NAME: HARBOUR,
    MISSION: HARBOUR,
    REWARD: HARBOUR,
    GIVE: HARBOUR,
    SELL: MARKET,
    OFFER: TEMPLE,
    HALL: TOWN_HALL,
}
"""The place on which the seat of a step has a marker."""


def faults(state: RhodesState) -> list[UserError]:
    """Everything that does not fit."""
    found = [*_boats(state), *_huts(state), *_missions(state), *_places(state)]
    return found or [*_agenda(state), *_rows(state)]


def _seats_on(state: RhodesState, wanted: StepRef) -> list[int]:
    """The seats for which a step is on the agenda."""
    return [seat_in(argument) for argument in state.pending_arguments(wanted)]


# -- the table ----------------------------------------------------------------------------------


def _boats(state: RhodesState) -> list[UserError]:
    """Every boat is in one place, carries what it can carry, and has left the harbour if it is past the exit."""
    constants = state.rhodes.constants
    fleet = constants.fleet
    afloat = set(state.boats)
    egyptian = sorted([boat for boat in afloat if boat < fleet.first_own] + [boat for boat in [state.sea] if boat >= 0])
    egyptian += members(state.pile) + members(state.landed)
    own = [boat - fleet.first_own for boat in afloat if boat >= fleet.first_own]
    own += members(state.home) + members(state.large)
    issued = [
        seat * fleet.size + number for seat in range(state.seats) for number in members(fleet.start | fleet.for_sale)
    ]
    sellable = sum(shifted(fleet.for_sale, seat * fleet.size) for seat in range(state.seats))
    if sorted(egyptian) != list(range(fleet.first_own)) or sorted(own) != issued or state.large & ~sellable:
        return [UserError("boats-misplaced")]
    first: i64 = 0
    for boat in state.boats:
        if first >= constants.exit:
            return [UserError("boats-past-exit")]
        squares = state.cargo[first : first + fleet.lengths[boat]]
        if fleet.owners[boat] == EGYPT:
            fits = all(good in (EMPTY, printed) for good, printed in zip(squares, reversed(fleet.egyptian[boat])))
        else:
            fits = all(good < PRODUCTS for good in squares)
        if not fits:
            return [UserError("boats-cargo", square=first + 1)]
        first += fleet.lengths[boat]
    if any(good != EMPTY for good in state.cargo[constants.exit :]):
        return [UserError("boats-past-exit")]
    return []


def _huts(state: RhodesState) -> list[UserError]:
    """A hut has been built, and holds products that its owner farms."""
    for seat in range(state.seats):
        for product in members(state.hut_of(seat)):
            if not state.has(seat, HUT) or estate.tiles_of(state, seat, product) == 0:
                return [UserError("hut-unit", number=seat)]
    return []


def _missions(state: RhodesState) -> list[UserError]:
    """Every mission is in one place, the plazas are full until the last round, and the stack can be drawn."""
    constants = state.rhodes.constants
    if state.plazas & (state.unseen | state.fulfilled) or state.unseen & state.fulfilled:
        return [UserError("missions-misplaced")]
    left = constants.draws[state.drawn :]
    for category in set(left):
        if count(state.unseen & category) < left.count(category):
            return [UserError("missions-stack")]
    filled = count(state.plazas) + len(_seats_on(state, DRAW_MISSION))
    if filled > constants.plazas or (filled < constants.plazas) != (state.last == 1) or (state.last and left):
        return [UserError("missions-plazas")]
    return []


def _places(state: RhodesState) -> list[UserError]:
    """No place has more markers than spaces, and every production has put its chips."""
    constants = state.rhodes.constants
    for place, spaces in enumerate(constants.spaces):
        if place == FARM:
            fits = all(state.markers_of(seat, FARM) <= spaces for seat in range(state.seats))
        else:
            fits = state.markers_at(place) <= spaces or (place == HARBOUR and state.last == 1)
        if not fits:
            return [UserError("markers-many", place=PLACE_NAMES[place])]
    used = sum(state.fields_of(chip) != 0 for chip in range(len(constants.chips)))
    coming = sum(
        constants.chips_each - count(value_in(argument)) for step, argument in state.pending() if step is PRODUCE
    )
    if used + coming != constants.chips_each * state.markers_at(PRODUCTION):
        return [UserError("chips-production")]
    return []


# -- the agenda ---------------------------------------------------------------------------------


def _agenda(state: RhodesState) -> list[UserError]:
    """The steps are in a valid order, and each has an argument that fits the table."""
    below: StepRef | None = None
    for step, argument in state.pending():
        if below is None and UNDER[step]:
            return [UserError("agenda-bare", step=step.name)]
        if below is not None and below not in UNDER[step]:
            return [UserError("agenda-order", found=below.name, step=step.name)]
        if not _fits(state, step, argument):
            return [UserError("agenda-argument", step=step.name, found=argument)]
        below = step
    return _markers(state) or _warehouses(state) or _hold(state) or _given(state)


def _fits(state: RhodesState, step: StepRef, argument: i64) -> bool:
    """Whether the seat and the value of a step fit the table."""
    if step in SEATLESS:
        return argument == 0
    seat, value = seat_in(argument), value_in(argument)
    if seat >= state.seats:
        return False
    place = PLACE_OF.get(step)
    if place is not None and state.markers_of(seat, place) == 0:
        return False
    constants = state.rhodes.constants
    if step is START:
        return value < constants.start_farmland
    if step is PRODUCE:
        return value <= ALL_PRODUCTS and count(value) < constants.chips_each and _on_fields(state, value)
    if step is EFFECT:
        usable = state.developments_of(seat) & (farm.DEMETER_MASK | farm.CHOICE_MASK)
        return not value & ~usable and _can_fill(state, seat, value)
    if step is BOAT:
        return value == 0 and _can_fill(state, seat, 0)
    if step in (LOAD, PAID):
        return value < constants.fleet.size and contains(state.boats_at_home(seat), value)
    if step in (SHIP, MISSION, OFFER):
        return value <= 1
    if step is NAME:
        return _is_joker(state, seat, value)
    if step is REWARD:
        return value < len(constants.missions) and contains(state.plazas, value)
    if step is GIVE:
        return value < PRODUCTS
    if step is SELL:
        return value < constants.market_units
    if step is HALL:
        return value < constants.purchases
    return value == 0


def _on_fields(state: RhodesState, fields: i64) -> bool:
    """Whether there is a chip on each of these fields."""
    covered: i64 = 0
    for chip in range(len(state.rhodes.constants.chips)):
        covered |= state.fields_of(chip)
    return not fields & ~covered


def _can_fill(state: RhodesState, seat: i64, left: i64) -> bool:
    """Whether a seat can fill a boat, with what abundance can still bring if it is among the unused developments."""
    need = farm.units_needed(state, seat)
    units = estate.total(state, seat)
    if contains(left, ABUNDANCE) and estate.any_room(state, seat):
        units += 1
    return 0 < need <= units


def _is_joker(state: RhodesState, seat: i64, square: i64) -> bool:
    """Whether there is a joker on a square, and a seat can pay it."""
    constants = state.rhodes.constants
    on_boat = square < min(len(state.cargo), constants.exit) and state.cargo[square] == JOKER
    return on_boat and constants.prices[square] <= state.money[seat]


def _markers(state: RhodesState) -> list[UserError]:
    """A seat has as many markers in hand as it has actions to come; between rounds, all of them."""
    steps = [step for step, _ in state.pending()]
    if not steps:
        return []
    acts = _seats_on(state, ACT)
    playing = steps[0] is CLOSE or BACK in steps
    for seat in range(state.seats):
        expected = acts.count(seat) if playing else state.rhodes.constants.markers
        if state.markers_of(seat, IN_HAND) != expected:
            return [UserError("agenda-markers", number=seat)]
    if state.last and steps[0] is not CLOSE:
        return [UserError("agenda-last")]
    return []


def _warehouses(state: RhodesState) -> list[UserError]:
    """Exactly the seats whose warehouse is too full give something up; a harbour action that goes on has begun."""
    dropping = _seats_on(state, DROP)
    for seat in range(state.seats):
        too_full = state.store_size(seat) > state.rhodes.constants.warehouse
        if dropping.count(seat) != (1 if too_full else 0):
            return [UserError("agenda-drop", number=seat)]
    if state.sea != NO_BOAT and DRAW_BOAT in [step for step, _ in state.pending()]:
        return [UserError("agenda-sea")]
    return [
        UserError("agenda-argument", step=step.name, found=argument)
        for step, argument in state.pending()[:-1]
        if step is SHIP and value_in(argument) == 0
    ]


def _hold(state: RhodesState) -> list[UserError]:
    """A boat is being loaded square by square, and the estate can fill it."""
    loaded = members(state.hold)
    if [square // PRODUCTS for square in loaded] != list(range(len(loaded))):
        return [UserError("hold-squares")]
    loading = [(step, argument) for step, argument in state.pending() if step in (LOAD, PAID)]
    if not loading:
        return [UserError("hold-squares")] if loaded else []
    step, argument = loading[0]
    length = state.rhodes.constants.fleet.own[value_in(argument)]
    if step is PAID:
        fits = len(loaded) == length
    else:
        fits = len(loaded) < length <= len(loaded) + estate.total(state, seat_in(argument))
    return [] if fits else [UserError("hold-squares")]


def _given(state: RhodesState) -> list[UserError]:
    """The estate has the units that a mission still takes from it."""
    giving = state.pending_arguments(GIVE)
    rewarded = _seats_on(state, REWARD)
    for argument in giving:
        seat, product = seat_in(argument), value_in(argument)
        if seat not in rewarded or giving.count(argument) > estate.units_of(state, seat, product):
            return [UserError("agenda-argument", step=GIVE.name, found=argument)]
    return []


def _rows(state: RhodesState) -> list[UserError]:
    """While the turn order is made, the rows that are taken are those of the seats that have chosen."""
    steps = [step for step, _ in state.pending()]
    choosing = _seats_on(state, ORDER)
    if len(set(choosing)) != len(choosing) or (BACK in steps and len(choosing) < state.seats):
        return [UserError("rows-choosing")]
    chosen = [seat for seat in range(state.seats) if seat not in choosing]
    rows: i64 = 0
    for seat in chosen:
        rows |= BIT[state.row_of(seat)]
    if count(rows) != len(chosen):
        return [UserError("rows-shared")]
    ordering = BACK not in steps and (ORDER in steps or GROW in steps)
    if state.taken != (rows if ordering else 0):
        return [UserError("rows-taken")]
    return []
