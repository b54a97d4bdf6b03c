"""What a position written by hand must satisfy beyond its sums."""

from typing import Final

from pessoi.core.bits import BIT, contains, count, members
from pessoi.core.errors import UserError
from pessoi.core.state import seat_in, value_in
from pessoi.core.step import StepRef
from pessoi.games.deukalion.rules import action_cards, cards, fight, scoring, steps
from pessoi.games.deukalion.rules.cargo import cargo_size, carries, of_colour, treasure
from pessoi.games.deukalion.rules.sailing import attack_fault
from pessoi.games.deukalion.rules.state import (
    AT_CITY,
    AT_HYDRA,
    AT_SHIP,
    AT_TOWN,
    BY_HYDRA,
    NO_FIGHT,
    NONE,
    SEAT_SETS,
    SHIP,
    DeukalionState,
)
from pessoi.games.deukalion.rules.throws import SIDES
from pessoi.games.deukalion.rules.window import ATTACKED_ANSWERS, LOST_ANSWERS, THROWN_ANSWERS

Frame = tuple[StepRef, int]

CONTRACT_BASES: Final = (steps.MOVE, steps.BOAST, steps.HYDRA_AWAY)
PAYING: Final = (steps.MOVE, steps.OPEN, steps.PUT, steps.HAND_IN)
THROWING: Final = (steps.WINDOW, steps.USE)
ACTING: Final = (steps.MOVE, steps.USE)

UNDER: Final[dict[StepRef, tuple[StepRef, ...]]] = {
    steps.MOVE: (steps.NEXT, steps.CUP, steps.SHIP_MOVE),
    steps.DRAW: (steps.MOVE, steps.DRAWN, steps.DRAW),
    steps.DRAWN: (steps.MOVE,),
    steps.RECALL: ACTING,
    steps.SWAP: (steps.MOVE,),
    steps.SUMMON: (steps.MOVE,),
    steps.STRIKE: (steps.MOVE,),
    steps.LOOT: ACTING,
    steps.FLEE: (steps.MOVE,),
    steps.STYX: (steps.MOVE,),
    steps.HERMES: (steps.EFFECT,),
    steps.USE: (steps.MOVE, steps.WINDOW, steps.USE),
    steps.EFFECT: (steps.MOVE, steps.WINDOW, steps.USE),
    steps.VERDICT: (steps.MOVE,),
    steps.OUTCOME: (steps.VERDICT,),
    steps.WINDOW: (steps.VERDICT, steps.OUTCOME, steps.SHADE),
    steps.ALARM: (steps.SHADE,),
    steps.ANSWER: (steps.OUTCOME,),
    steps.DEFEAT: (steps.VERDICT,),
    steps.SHADE: (steps.THROW,),
    steps.THROW: (steps.WINDOW, steps.THROW, steps.USE),
    steps.PICK: THROWING,
    steps.ONE_AGAIN: THROWING,
    steps.SEIZE: (steps.DISPLACE,),
    steps.DISPLACE: (steps.MOVE, steps.BOAST),
    steps.BOAST: (steps.MOVE,),
    steps.HYDRA_AWAY: (steps.MOVE,),
    steps.TRIUMPH: (steps.HYDRA_AWAY,),
    steps.OPEN: CONTRACT_BASES,
    steps.CLAIM: CONTRACT_BASES,
    steps.PUT: PAYING,
    steps.HAND_IN: PAYING,
}
"""The steps that may be right under a step on the agenda while a seat moves."""

WINDOW_AT: Final[dict[StepRef, StepRef]] = {
    steps.SHADE: steps.ALARM,
    steps.OUTCOME: steps.ANSWER,
    steps.VERDICT: steps.DEFEAT,
}
"""For each step that may be under a window: the step in which seats answer there."""

ANSWERS: Final[dict[StepRef, list[int]]] = {
    steps.ALARM: ATTACKED_ANSWERS,
    steps.ANSWER: THROWN_ANSWERS,
    steps.DEFEAT: LOST_ANSWERS,
}
"""The kinds of cards that are played in each window."""

TOGETHER: Final = (steps.FLEE, steps.SEIZE, steps.DISPLACE, steps.VERDICT)
"""The steps before which two ships, or a ship and the Hydra, may share a square."""


def faults(state: DeukalionState) -> list[UserError]:
    """Everything that does not fit."""
    return _turn(state) or _order(state) or [*_table(state), *_fight(state), *_arguments(state), *_payments(state)]


# -- the agenda ---------------------------------------------------------------------------------


def _turn(state: DeukalionState) -> list[UserError]:
    """The lowest steps are those of the set-up, of the choice of anchors or of a turn."""
    found = _bottom(state)
    if found == [] or any(found == part for part in (_set_up(state, len(found)), _anchoring(state, len(found)))):
        return []
    return [] if any(found == part for part in _turns(state)) else [UserError("agenda-turn")]


def _bottom(state: DeukalionState) -> list[Frame]:
    """The steps of the agenda up to the move of a seat."""
    pending = state.pending()
    for place, (step, _) in enumerate(pending):
        if step is steps.MOVE:
            return pending[: place + 1]
    return pending


def _set_up(state: DeukalionState, length: int) -> list[Frame]:
    """The first steps of the set-up, as many as are still to come."""
    constants = state.deukalion.constants
    frames: list[Frame] = [(steps.YOUNGEST, 0)]
    for seat in reversed(range(state.seats)):
        frames.append((steps.SECRET, seat))
        frames += [(steps.DEAL, seat)] * int(constants.cards_dealt)
    frames += [(steps.OPEN, slot) for slot in reversed(range(int(constants.open_contracts)))]
    frames.append((steps.LAY, 0))
    return frames[:length]


def _anchoring(state: DeukalionState, length: int) -> list[Frame]:
    """The steps in which the ships choose their anchors, as many as are still to come."""
    step, first = state.pending()[0]
    if step is not steps.TURN or first >= state.seats:
        return []
    order = reversed(state.deukalion.turn_order[first])
    return [(steps.TURN, first), *[(steps.ANCHORS, seat) for seat in order]][:length]


def _turns(state: DeukalionState) -> list[list[Frame]]:
    """All that can be lowest in the turn of the active seat."""
    seat = int(state.active)
    others = [(steps.SHIP_MOVE, other) for other in reversed(state.deukalion.turn_order[seat][1:])]
    start: list[Frame] = [(steps.NEXT, seat), (steps.CUP, seat)]
    parts: list[list[Frame]] = [
        [*start, *others, (steps.SHAKE, 0)],
        start,
        [(steps.NEXT, seat), (steps.MOVE, seat)],
    ]
    for place, (_, other) in enumerate(others):
        parts.append([*start, *others[:place], (steps.MOVE, other)])
    return parts


def _order(state: DeukalionState) -> list[UserError]:
    """While a seat moves, every step is on one that it can come from."""
    above = state.pending()[len(_bottom(state)) :]
    below: StepRef = steps.MOVE
    for step, argument in above:
        if below not in UNDER.get(step, ()):
            return [UserError("agenda-order", found=below.name, step=step.name)]
        if step is steps.WINDOW and argument != WINDOW_AT[below].number:
            return [UserError("agenda-argument", step=step.name)]
        below = step
    return []


def _moving(state: DeukalionState) -> bool:
    """Whether a seat is moving."""
    return any(step is steps.MOVE for step, _ in state.pending())


# -- the table ----------------------------------------------------------------------------------


def _table(state: DeukalionState) -> list[UserError]:
    rules = state.deukalion
    pending = state.pending()
    waiting = [step for step, _ in pending]
    found = []
    if not contains(rules.board.open, state.hydra):
        found.append(UserError("hydra-square"))
    found += _ships(state)
    for seat in range(state.seats):
        if state.room(seat) < 0:
            found.append(UserError("many-aboard", number=seat))
        if contains(state.bold, seat) and (state.secret[seat] == NONE or not _asks_hydra(state, state.secret[seat])):
            found.append(UserError("bold-without-contract", number=seat))
        card = state.drawn[seat]
        if card != NONE and (steps.DRAWN not in waiting or not contains(state.hand[seat], card)):
            found.append(UserError("drawn-card", number=seat))
    for city, cargo in enumerate(state.stock):
        if cargo_size(cargo) > rules.places.slots[city]:
            found.append(UserError("many-in-city", city=rules.names.cities[city]))
    if state.box and steps.LAY not in waiting:
        found.append(UserError("treasures-in-box"))
    if waiting and max(scoring.scores(state)) >= rules.target:
        found.append(UserError("already-won"))
    return found + _turn_of(state)


def _asks_hydra(state: DeukalionState, contract: int) -> bool:
    return contains(state.deukalion.contracts.hydra, contract)


def _ships(state: DeukalionState) -> list[UserError]:
    """Ships are on the map once they have an anchor, and share squares only on the Styx or in a fight."""
    pending = state.pending()
    if not pending or pending[0][0] is steps.YOUNGEST:
        placed = state.seats if not pending else 0
    else:
        placed = state.seats - len([step for step, _ in pending if step is steps.ANCHORS])
    if len([square for square in state.ships if square != NONE]) != placed:
        return [UserError("ships-missing", expected=placed)]
    if any(step is steps.ANCHORS and state.ships[seat_in(argument)] != NONE for step, argument in pending):
        return [UserError("ships-missing", expected=placed)]
    if not any(step in TOGETHER for step, _ in pending):
        for seat, square in enumerate(state.ships):
            if square != NONE and (state.ship_at(square) not in (NONE, seat)):
                return [UserError("square-shared", square=state.deukalion.board.names[square])]
    return []


def _turn_of(state: DeukalionState) -> list[UserError]:
    """The dice are there that a move needs, and the mover is the seat whose move it is."""
    rules = state.deukalion
    pending = state.pending()
    waiting = [step for step, _ in pending]
    if steps.NEXT in waiting and steps.SHAKE not in waiting and state.cup == NONE:
        return [UserError("dice-missing")]
    if not _moving(state):
        return []
    mover = next(argument for step, argument in pending if step is steps.MOVE)
    active = waiting[1] is steps.MOVE
    if state.mover != mover:
        return [UserError("other-mover", expected=mover)]
    if not active:
        return [UserError("other-actions")] if state.todo & ~SHIP else []
    if state.turned == NONE or rules.move.cup.move(state.turned) not in rules.move.settings[state.cup]:
        return [UserError("dice-missing")]
    return []


# -- fights -------------------------------------------------------------------------------------


def _fight(state: DeukalionState) -> list[UserError]:
    """There is a fight as long as its verdict is to come, and it fits ships, places and throws."""
    waiting = [step for step, _ in state.pending()]
    if steps.VERDICT not in waiting:
        before = (state.one, state.two, state.target, state.thrown_one, state.thrown_two, state.won)
        fits = state.fight == NO_FIGHT and before == (NONE, NONE, 0, NONE, NONE, 0)
        return [] if fits else [UserError("fight-over")]
    if state.one == NONE or not _sides_fit(state) or not _throws_fit(state):
        return [UserError("fight-misfit")]
    return []


def _sides_fit(state: DeukalionState) -> bool:
    """Whether those who fight are where the fight is."""
    places = state.deukalion.places
    one, two, target = state.one, state.two, state.target
    alarmed = any(step is steps.SHADE for step, _ in state.pending())
    if state.fight == BY_HYDRA:
        return one != state.mover and two == NONE and state.ships[one] == state.hydra and target == 0
    if one != state.mover or (alarmed and state.fight != AT_SHIP):
        return False
    if state.fight == AT_SHIP:
        return two not in (NONE, one) and state.ship_at(state.ships[one]) in (one, two) and _met(state) and target == 0
    if state.fight == AT_TOWN:
        if target >= places.towns or state.owner(target) in (NONE, one):
            return False
        return two == (state.owner(target) if state.deukalion.town_crews else NONE)
    if two != NONE:
        return False
    if state.fight == AT_CITY:
        return target < places.cities and state.stock[target] != 0
    return state.fight == AT_HYDRA and state.ships[one] == state.hydra and target == 0


def _met(state: DeukalionState) -> bool:
    """Whether two ships that fight are on the same square."""
    return state.ships[state.one] == state.ships[state.two]


def _throws_fit(state: DeukalionState) -> bool:
    """Whether every side has thrown the fighters it has, unless its throw is to come."""
    pending = state.pending()
    decided = not any(step is steps.OUTCOME for step, _ in pending)
    throwing = [argument for step, argument in pending if step is steps.THROW]
    for seat in (state.one, state.two):
        row = fight.thrown_by(state, seat)
        if seat == NONE:
            if state.thrown_two != NONE:
                return False
            continue
        if row == NONE:
            if seat not in throwing:
                return False
            continue
        counts = state.deukalion.throws.counts(row)
        if sum(counts) - (counts[0] if decided else 0) != state.fighters[seat]:
            return False
    if decided:
        return state.won == _result(state) and (state.two != NONE or not state.won)
    return state.won == 0 and all(seat in (state.one, state.two) for seat in throwing)


def _result(state: DeukalionState) -> int:
    """Whether the throws are a victory of `one`."""
    throws = state.deukalion.throws
    mine = throws.half_points(state.thrown_one)
    if state.two != NONE:
        return int(mine > throws.half_points(state.thrown_two))
    return int(mine >= 2 * fight.needed(state))


# -- arguments ----------------------------------------------------------------------------------


def _arguments(state: DeukalionState) -> list[UserError]:
    """Every step that is to come while a seat moves can be taken with its argument."""
    pending = state.pending()
    found = []
    below: Frame = (steps.NEXT, 0)
    used = 0
    for frame in pending[len(_bottom(state)) :]:
        step, argument = frame
        if step in (steps.USE, steps.EFFECT):
            seat = seat_in(argument)
            fits = seat < state.seats and not contains(used, seat) and _card_fits(state, frame, _context(state, frame))
            used |= BIT[seat]
        else:
            fits = _argument_fits(state, frame, below)
        if not fits:
            found.append(UserError("agenda-argument", step=step.name))
        below = frame
    return found


def _context(state: DeukalionState, frame: Frame) -> StepRef:
    """Where a card is played: the step in which seats answer with it, DRAWN, or MOVE."""
    pending = state.pending()
    place = pending.index(frame)
    while pending[place][0] in (steps.USE, steps.EFFECT):
        place -= 1
    below, argument = pending[place]
    if below is steps.WINDOW:
        return steps.STEPS.refs[argument]
    return steps.MOVE if seat_in(frame[1]) == state.mover else steps.DRAWN


def _card_fits(state: DeukalionState, frame: Frame, context: StepRef) -> bool:
    """Whether a card that is played, or takes effect, is where it must be and has an effect there."""
    step, argument = frame
    seat = seat_in(argument)
    kind = value_in(argument)
    table = state.deukalion.cards
    if kind >= table.kinds:
        return False
    if step is steps.USE:
        if context is steps.MOVE or not state.holds(seat, kind):
            return False
    elif not state.under or table.kind_of[state.under[-1]] != kind:
        return False
    if context is steps.MOVE:
        return kind in action_cards.OWN_MOVE and cards.card_fault(state, seat, kind) is None
    if context is steps.DRAWN:
        return kind in action_cards.AT_ONCE and cards.card_fault(state, seat, kind) is None
    if kind not in ANSWERS[context]:
        return False
    if context is steps.ALARM:
        return seat == fight.attacked_seat(state)
    if context is steps.DEFEAT:
        return seat == (state.two if state.won else state.one) and state.fighters[seat] > 0
    return seat in (state.one, state.two) and state.fighters[seat] > 0


def _argument_fits(state: DeukalionState, frame: Frame, below: Frame) -> bool:
    """Whether a step can be taken with its argument."""
    rules = state.deukalion
    step, argument = frame
    seats = state.seats
    if step in (steps.DRAWN, steps.ALARM, steps.ANSWER, steps.DEFEAT):
        return argument < BIT[seats]
    if step is steps.WINDOW or step in (steps.VERDICT, steps.OUTCOME):
        return step is steps.WINDOW or argument == 0
    if step is steps.HERMES:
        player = argument // SEAT_SETS
        return argument % SEAT_SETS < BIT[seats] and player == seat_in(below[1])
    if step is steps.CLAIM:
        return argument % SEAT_SETS < BIT[seats] and argument // SEAT_SETS in state.open
    if step is steps.OPEN:
        return argument < len(state.open) and state.open[argument] == NONE
    if step in (steps.DRAW, steps.THROW):
        return argument < seats
    seat, value = seat_in(argument), value_in(argument)
    if seat >= seats:
        return False
    if step in (steps.SHADE, steps.FLEE, steps.STYX, steps.SUMMON, steps.HYDRA_AWAY, steps.TRIUMPH, steps.PICK):
        return value == 0 and _seat_fits(state, step, seat, below)
    if step is steps.RECALL:
        return state.can_return(seat, value) > 0
    if step is steps.STRIKE:
        able = attack_fault(state, seat) is None and len(cards.bolt_targets(state, seat)) > 0
        return value == 0 and seat == state.mover and able
    if step is steps.SWAP:
        return _swap_fits(state, value)
    if step is steps.LOOT:
        cities = members(value) if value < BIT[rules.places.cities] else []
        return any(state.stock[city] for city in cities) and not fight.crowded(state, seat)
    if step is steps.ONE_AGAIN:
        row = fight.thrown_by(state, seat)
        return value < len(SIDES) and row != NONE and rules.throws.counts(row)[value] > 0
    if step in (steps.SEIZE, steps.DISPLACE, steps.BOAST):
        if value >= seats or value == seat:
            return False
        return step is not steps.SEIZE or (state.hold[value] != 0 and not fight.crowded(state, seat))
    return step in (steps.PUT, steps.HAND_IN)


def _seat_fits(state: DeukalionState, step: StepRef, seat: int, below: Frame) -> bool:
    """Whether a step is one of this seat."""
    if step is steps.SHADE:
        return seat == fight.attacked_seat(state)
    if step is steps.PICK:
        return fight.thrown_by(state, seat) != NONE and state.fighters[seat] > 0
    if step is steps.TRIUMPH:
        return seat == seat_in(below[1])
    return step in (steps.FLEE, steps.HYDRA_AWAY) or seat == state.mover


def _swap_fits(state: DeukalionState, value: int) -> bool:
    """Whether the eagle finds treasures in two cities; the first may be chosen already."""
    table = state.deukalion.move
    stocked = [city for city, cargo in enumerate(state.stock) if cargo]
    if value == 0:
        return len(stocked) > 1
    if value > len(table.swap.moves):
        return False
    first = table.swap.move(value - 1)
    city = table.city(table.swap, first)
    there = of_colour(state.stock[city], table.colour(table.swap, first)) > 0
    return there and any(other != city for other in stocked)


def _payments(state: DeukalionState) -> list[UserError]:
    """Ships and hands have what is to be put away: treasures of given colours, or any, and cards."""
    colours = state.deukalion.colours
    wanted = [0] * state.seats
    loose = [0] * state.seats
    for step, argument in state.pending():
        seat, value = seat_in(argument), value_in(argument)
        if step not in (steps.PUT, steps.HAND_IN):
            continue
        if seat >= state.seats:
            return [UserError("agenda-argument", step=step.name)]
        if step is steps.HAND_IN:
            if seat != state.mover or not 0 < value <= count(state.hand[seat]):
                return [UserError("agenda-argument", step=step.name)]
        elif value == 0:
            loose[seat] += 1
        elif value > colours:
            return [UserError("agenda-argument", step=step.name)]
        else:
            wanted[seat] += int(treasure(value - 1))
    for seat in range(state.seats):
        cargo = state.hold[seat]
        if (wanted[seat] and loose[seat]) or not carries(cargo, wanted[seat]) or cargo_size(cargo) < loose[seat]:
            return [UserError("agenda-argument", step=steps.PUT.name)]
    if len([step for step, _ in state.pending() if step is steps.HAND_IN]) > 1:
        return [UserError("agenda-argument", step=steps.HAND_IN.name)]
    return []
