"""Action cards: drawn in secret, played in one's own move or in a window, and stopped by Hermes."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.events import Reason
from pessoi.core.rng import Rng
from pessoi.core.state import STEP_BITS, STEP_MASK, UNSEALED
from pessoi.core.step import CHANCE, NOBODY, Sealed, Step
from pessoi.games.deukalion.rules import events, fight, window
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.deck import (
    APOLLO,
    ARES,
    BOLT,
    EAGLE,
    FAVOUR,
    FIGHTER_1,
    FIGHTER_2,
    FIGHTER_3,
    FLEECE,
    HADES,
    HEPHAISTOS,
    HERMES,
    PEGASUS,
    POSEIDON,
    SAIL_2,
    SAIL_3,
    TRITON,
    of_colour,
    treasure,
)
from pessoi.games.deukalion.rules.sailing import may_attack
from pessoi.games.deukalion.rules.state import (
    AT_CITY,
    BEGUN,
    EFFECT,
    ENDED,
    FLEE,
    FRONT_BITS,
    FRONT_FLEECE,
    FRONT_HADES,
    FRONT_PEGASUS,
    LOOT,
    NONE,
    PICK,
    RECALL,
    SEAT_BITS,
    SEAT_MASK,
    SHIP,
    STRIKE,
    SUMMON,
    SWAP,
    THROW,
    VERDICT,
    DeukalionState,
    end_fight,
)
from pessoi.games.deukalion.rules.state import HERMES as HERMES_STEP

OWN_MOVE: Final = [
    SAIL_2,
    SAIL_3,
    PEGASUS,
    HADES,
    FIGHTER_1,
    FIGHTER_2,
    FIGHTER_3,
    EAGLE,
    POSEIDON,
    BOLT,
    FLEECE,
    APOLLO,
]
"""The cards that are played in one's own move, active or not (deukalion.cards.timing)."""


@final
class Draw(Step[DeukalionState]):
    """A seat draws the top card of the pile, and only it sees which (deukalion.cards.hidden).

    While the order of some cards is unknown, they lie on top; then come those put under the pile, first in, first out.
    """

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if state.unseen else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        rules = state.deukalion
        found = []
        for kind in range(rules.deck.kinds):
            count = len(members(state.unseen & rules.deck.of_kind[kind]))
            if count:
                found.append((rules.outcome.draw + kind, count))
        return found

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        return state.deukalion.outcome.draw + state.deukalion.deck.kind_of[rng.one_of(members(state.unseen))]

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        kind = outcome - state.deukalion.outcome.draw
        mask: i64 = state.unseen & state.deukalion.deck.of_kind[kind]
        card = mask & -mask
        state.unseen &= ~card
        self._hand(state, state.at, card, kind)

    def run(self, state: DeukalionState) -> None:
        """The order under the pile is no chance (deukalion.cards.pile)."""
        if not state.under:
            state.tell(events.NO_CARDS, state.at)
            return
        card = state.under.pop(0)
        state.revealed = True
        self._hand(state, state.at, BIT[card], state.deukalion.deck.kind_of[card])

    def _hand(self, state: DeukalionState, seat: i64, card: i64, kind: i64) -> None:
        state.hand[seat] |= card
        state.tell(events.DREW, seat)
        state.tell(events.OWN_CARD, seat, kind)


def add_cards(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """The cards a seat could play in its own move."""
    hand: i64 = state.hand[seat]
    if not hand:
        return
    rules = state.deukalion
    of_kind = rules.deck.of_kind
    for kind in OWN_MOVE:
        if hand & of_kind[kind] and useful(state, seat, kind):
            moves.append(rules.move.play + kind)


def useful(state: DeukalionState, seat: i64, kind: i64) -> bool:
    """Whether a card has its moment now and would do something."""
    if kind <= SAIL_3:
        return state.todo & SHIP != 0 and state.flags & ENDED == 0
    if kind == PEGASUS:
        return seat == state.active
    if FIGHTER_1 <= kind <= FIGHTER_3:
        return state.can_return(seat, 1) > 0
    if kind == EAGLE:
        return _can_swap(state)
    if kind == BOLT:
        return state.todo & SHIP != 0 and may_attack(state, seat) and len(bolt_targets(state, seat)) > 0
    if kind == APOLLO:
        return not fight.crowded(state, seat) and apollo_targets(state, seat) != 0
    return True


def why_not_play(state: DeukalionState, seat: i64, kind: i64) -> Reason:
    """Why a card cannot be played in this move."""
    if not state.hand[seat] & state.deukalion.deck.of_kind[kind]:
        return Reason("not-in-hand", {"card": kind})
    if kind not in OWN_MOVE:
        return Reason("wrong-moment", {"card": kind})
    if kind <= SAIL_3:
        return Reason("way-ended")
    if kind == PEGASUS:
        return Reason("active-only", {"card": kind})
    if FIGHTER_1 <= kind <= FIGHTER_3:
        return Reason("nobody-returns")
    return Reason("no-use", {"card": kind})


def bolt_targets(state: DeukalionState, seat: i64) -> list[int]:
    """The cities with treasures that lightning reaches (deukalion.action.bolt)."""
    rules = state.deukalion
    away: i64 = rules.deck.amounts[BOLT]
    return [city for city in rules.board.two_away[away][state.ships[seat]] if state.stock[city]]


def apollo_targets(state: DeukalionState, seat: i64) -> i64:
    """The neighbouring cities with treasures, as a mask (deukalion.action.apollo)."""
    mask: i64 = 0
    for city in state.deukalion.board.cities_at[state.ships[seat]]:
        if state.stock[city]:
            mask |= BIT[city]
    return mask


def _can_swap(state: DeukalionState) -> bool:
    filled = 0
    for cargo in state.stock:
        if cargo:
            filled += 1
    return filled > 1


def play(state: DeukalionState, seat: i64, kind: i64) -> None:
    """A card is played and goes under the pile; then Hermes may object (deukalion.cards.play)."""
    _lay_down(state, seat, kind)
    state.tell(events.PLAYED, seat, kind)
    state.push(EFFECT, seat | kind << SEAT_BITS)
    asked = state.with_cards(seat)
    if asked:
        state.push(HERMES_STEP, asked | seat << SEAT_BITS + 1)


def _lay_down(state: DeukalionState, seat: i64, kind: i64) -> None:
    """Everybody sees the card go under the pile."""
    card = window.card_of(state, seat, kind)
    state.hand[seat] &= ~BIT[card]
    state.under.append(card)
    window.everybody_learns(state, card)


@final
class Hermes(Sealed[DeukalionState]):
    """Everybody else who holds cards is asked for an objection (deukalion.action.hermes).

    The argument is the mask of seats, and above it who played the card.
    """

    def waits(self, state: DeukalionState) -> i64:
        return state.at & BIT[SEAT_BITS + 1] - 1

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        moves = [state.deukalion.move.leave]
        window.add_answers(state, seat, HERMES, HERMES, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return window.why_not_answer(state, seat, move)

    def run(self, state: DeukalionState) -> None:
        rules = state.deukalion
        objector: i64 = NONE
        distance: i64 = 0
        while distance < rules.seats:
            seat = (state.active + distance) % rules.seats
            answer: i64 = state.sealed[seat]
            state.sealed[seat] = UNSEALED
            if objector == NONE and answer == rules.move.play + HERMES:
                objector = seat
            distance += 1
        if objector != NONE:
            cancelled = (state.agenda.pop() >> STEP_BITS) >> SEAT_BITS
            _lay_down(state, objector, HERMES)
            state.tell(events.CANCELLED, objector, state.at >> SEAT_BITS + 1, cancelled)


@final
class Use(Step[DeukalionState]):
    """An answer from a window is played; the argument is who, and above it which card."""

    def run(self, state: DeukalionState) -> None:
        play(state, state.at & SEAT_MASK, state.at >> SEAT_BITS)


@final
class Effect(Step[DeukalionState]):
    """What a card does when nobody has objected; the argument is whose, and above it which card."""

    def run(self, state: DeukalionState) -> None:
        seat = state.at & SEAT_MASK
        kind = state.at >> SEAT_BITS
        amount: i64 = state.deukalion.deck.amounts[kind]
        if kind <= SAIL_3:
            _more_squares(state, seat, amount)
        elif kind == PEGASUS:
            _stay(state, seat, kind, FRONT_PEGASUS)
            if state.todo & SHIP and not state.flags & ENDED:
                _more_squares(state, seat, amount)
        elif kind == HADES:
            _stay(state, seat, kind, FRONT_HADES)
        elif kind == FLEECE:
            _stay(state, seat, kind, FRONT_FLEECE)
        elif FIGHTER_1 <= kind <= FIGHTER_3:
            state.push(RECALL, seat | amount << SEAT_BITS)
        elif kind == EAGLE:
            state.push(SWAP, seat)
        elif kind == POSEIDON:
            state.push(SUMMON, seat)
        elif kind == BOLT:
            state.push(STRIKE, seat)
        elif kind == APOLLO:
            state.push(LOOT, seat | apollo_targets(state, seat) << SEAT_BITS)
        else:
            _in_fight(state, seat, kind)


def _in_fight(state: DeukalionState, seat: i64, kind: i64) -> None:
    """Flee, throw all or one again, fight again."""
    if kind == TRITON:
        while state.agenda.pop() & STEP_MASK != VERDICT:
            pass
        end_fight(state)
        state.push(FLEE, seat)
    elif kind == ARES:
        state.push(THROW, seat)
    elif kind == HEPHAISTOS:
        state.push(PICK, seat)
    elif kind == FAVOUR:
        state.agenda.pop()
        fight.throw_all(state)


def _more_squares(state: DeukalionState, seat: i64, amount: i64) -> None:
    state.reach = min(FARTHEST, state.reach + amount)
    state.tell(events.MORE_SQUARES, seat, amount)


def _stay(state: DeukalionState, seat: i64, kind: i64, lasting: i64) -> None:
    """The card is taken from under the pile and stays in front of its owner (deukalion.cards.lasting)."""
    card = state.under.pop()
    for other in range(state.deukalion.seats):
        state.forget(other, BIT[card])
    state.front |= BIT[lasting * FRONT_BITS + seat]
    state.tell(events.LASTING, seat, kind)


@final
class Recall(Step[DeukalionState]):
    """So many fighters come back, or fewer; the argument is whose, and above it the most (deukalion.action.fighter)."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        most = state.can_return(seat, state.at >> SEAT_BITS)
        return [state.deukalion.move.back + count for count in range(1, most + 1)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("recall-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        count = move - state.deukalion.move.back
        state.bring_back(seat, count)
        state.tell(events.BACK, seat, count)


@final
class Strike(Step[DeukalionState]):
    """Lightning: which city is attacked from afar (deukalion.action.bolt)."""

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return [state.deukalion.move.attack + city for city in bolt_targets(state, seat)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("strike-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        city = move - state.deukalion.move.attack
        state.flags |= BEGUN
        state.tell(events.CITY_ATTACKED, seat, city, state.deukalion.places.defence[city])
        fight.attack(state, seat, AT_CITY, NONE, city)


@final
class Swap(Step[DeukalionState]):
    """The eagle exchanges two treasures of two cities (deukalion.action.eagle).

    The argument is who plays it, and above it the first treasure, counted from 1.
    """

    def waits(self, state: DeukalionState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        rules = state.deukalion
        first = (state.at >> SEAT_BITS) - 1
        moves = []
        for city in range(rules.places.cities):
            if first < 0 or city != first // rules.colours:
                for colour in range(rules.colours):
                    if of_colour(state.stock[city], colour):
                        moves.append(rules.move.swap + city * rules.colours + colour)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("swap-first")

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        rules = state.deukalion
        chosen = move - rules.move.swap
        first = (state.at >> SEAT_BITS) - 1
        if first < 0:
            state.push(SWAP, seat | (chosen + 1) << SEAT_BITS)
            return
        here, there = first // rules.colours, chosen // rules.colours
        gives, gets = first % rules.colours, chosen % rules.colours
        state.stock[here] += treasure(gets) - treasure(gives)
        state.stock[there] += treasure(gives) - treasure(gets)
        state.tell(events.SWAPPED, seat, gives, here, gets, there)
