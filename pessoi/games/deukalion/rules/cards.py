"""Action cards: drawn in secret, played in a seat's own move or in a window, and cancelled by Hermes."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count, lowest, mask_of, members
from pessoi.core.events import Arguments, Reason
from pessoi.core.rng import Rng
from pessoi.core.step import CHANCE, NOBODY, Decision, Step
from pessoi.games.deukalion.rules import action_cards, events, fight, steps
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.cargo import treasure
from pessoi.games.deukalion.rules.sailing import attack_fault
from pessoi.games.deukalion.rules.state import ENDED, NONE, SHIP, DeukalionState
from pessoi.games.deukalion.rules.window import NO_ANSWER, CardAnswers, card_of

CANCEL_ANSWERS: Final = [action_cards.HERMES]
"""The kind of card that cancels another one."""


@final
class Draw(Step[DeukalionState]):
    """A seat draws the top card of the pile, which only it sees (deukalion.cards.hidden, deukalion.cards.no-limit).

    Cards of unknown order are on top; below them are those put under the pile, first in, first out.
    """

    def waits(self, state: DeukalionState) -> i64:
        return CHANCE if state.unseen else NOBODY

    def weights(self, state: DeukalionState) -> list[tuple[int, int]]:
        draw = state.deukalion.outcome.draw
        left = [int(count(state.unseen & cards)) for cards in state.deukalion.cards.of_kind]
        return [(outcome, number) for outcome, number in zip(draw.moves, left) if number > 0]

    def sample(self, state: DeukalionState, rng: Rng) -> int:
        card = rng.one_of(members(state.unseen))
        return state.deukalion.outcome.draw.move(state.deukalion.cards.kind_of[card])

    def play(self, state: DeukalionState, seat: i64, outcome: i64) -> None:
        kind = state.deukalion.outcome.draw.index(outcome)
        card = lowest(state.unseen & state.deukalion.cards.of_kind[kind])
        state.unseen &= ~BIT[card]
        self._take(state, card)

    def run(self, state: DeukalionState) -> None:
        """Draw a card whose place in the pile is certain (deukalion.cards.pile)."""
        if not state.under:
            state.tell(events.NO_CARDS, state.at)
            return
        state.revealed = True
        self._take(state, state.under.pop(0))

    def _take(self, state: DeukalionState, card: i64) -> None:
        state.hand[state.at] |= BIT[card]
        if state.deukalion.drawn_at_once and self.ref is steps.DRAW and state.at != state.mover:
            state.drawn[state.at] = card
        state.tell(events.DREW, state.at, 1)
        state.tell(events.OWN_CARD, state.at, state.deukalion.cards.kind_of[card])


def add_cards(state: DeukalionState, seat: i64, moves: list[int]) -> None:
    """Add the cards a seat can play in its own move."""
    if state.hand[seat]:
        for kind in action_cards.OWN_MOVE:
            if state.holds(seat, kind) and card_fault(state, seat, kind) is None:
                moves.append(state.deukalion.move.play.move(kind))


def card_fault(state: DeukalionState, seat: i64, kind: i64) -> str | None:
    """Why a card of a seat's own move would do nothing now; None if it would do something."""
    if kind <= action_cards.SAIL_3:
        return None if _may_sail(state) else "way-ended"
    if kind == action_cards.PEGASUS:
        return None if seat == state.active else "active-only"
    if action_cards.FIGHTER_1 <= kind <= action_cards.FIGHTER_3:
        return None if state.can_return(seat, 1) > 0 else "nobody-returns"
    if kind == action_cards.EAGLE:
        return None if len([cargo for cargo in state.stock if cargo]) > 1 else "no-use"
    if kind == action_cards.BOLT:
        return None if attack_fault(state, seat) is None and bolt_targets(state, seat) else "no-use"
    if kind == action_cards.APOLLO:
        return None if not fight.crowded(state, seat) and apollo_targets(state, seat) else "no-use"
    return None


def _may_sail(state: DeukalionState) -> bool:
    """Whether more squares are of use in the current move (deukalion.action.pegasus)."""
    return state.todo & SHIP != 0 and state.flags & ENDED == 0


def why_not_play(state: DeukalionState, seat: i64, kind: i64) -> Reason:
    """Why a card cannot be played in this move."""
    if not state.holds(seat, kind):
        return Reason("not-in-hand", {"card": kind})
    if kind not in action_cards.OWN_MOVE:
        return Reason("wrong-moment", {"card": kind})
    fault = card_fault(state, seat, kind) or "not-now"
    return Reason(fault, {"card": kind} if fault in ("active-only", "no-use") else None)


def bolt_targets(state: DeukalionState, seat: i64) -> list[int]:
    """The cities with treasures that lightning reaches (deukalion.action.bolt)."""
    rules = state.deukalion
    away = rules.board.cities_away[rules.cards.amounts[action_cards.BOLT]]
    return [city for city in away[state.ships[seat]] if state.stock[city]]


def apollo_targets(state: DeukalionState, seat: i64) -> i64:
    """The neighbouring cities with treasures, as a mask (deukalion.action.apollo)."""
    beside = state.deukalion.board.cities_at[state.ships[seat]]
    return mask_of([city for city in beside if state.stock[city]])


def play(state: DeukalionState, seat: i64, kind: i64) -> None:
    """A card is played and goes under the pile; then Hermes may object (deukalion.cards.play)."""
    _lay_down(state, seat, kind)
    state.tell(events.PLAYED, seat, kind)
    state.push(steps.EFFECT, seat, kind)
    asked = state.with_cards(seat)
    if asked:
        state.push_secret(steps.HERMES, asked, seat)


def _lay_down(state: DeukalionState, seat: i64, kind: i64) -> None:
    """A card goes under the pile in front of all seats."""
    card = card_of(state, seat, kind)
    state.hand[seat] &= ~BIT[card]
    state.under.append(card)
    state.learn_all(card)


@final
class Hermes(CardAnswers):
    """All other seats with cards are asked for an objection (deukalion.action.hermes).

    The argument is the set of seats with the seat that played the card.
    """

    def waits(self, state: DeukalionState) -> i64:
        return state.asked_seats

    def kinds(self, state: DeukalionState, seat: i64) -> list[int]:
        return CANCEL_ANSWERS

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        kind = int(state.next_effect())
        return {"other": int(state.asked_value), "card": kind, "does": state.effect_text(kind)}

    def run(self, state: DeukalionState) -> None:
        rules = state.deukalion
        objector: i64 = NONE
        for seat in rules.turn_order[state.active]:
            if rules.move.play.has(state.take_answer(seat)) and objector == NONE:
                objector = seat
        if objector != NONE:
            cancelled = state.next_effect()
            state.unwind(steps.EFFECT)
            _lay_down(state, objector, action_cards.HERMES)
            state.tell(events.CANCELLED, objector, state.asked_value, cancelled)


@final
class Drawn(CardAnswers):
    """Seats that drew a card outside their own move may play it at once (deukalion.cards.at-once).

    The argument is the set of seats that were to draw.
    """

    def waits(self, state: DeukalionState) -> i64:
        return state.at & mask_of([seat for seat, card in enumerate(state.drawn) if card != NONE])

    def kinds(self, state: DeukalionState, seat: i64) -> list[int]:
        card = state.drawn[seat]
        kind = state.deukalion.cards.kind_of[card] if card != NONE else NONE
        return [kind] if kind in action_cards.AT_ONCE else NO_ANSWER

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"card": state.deukalion.cards.kind_of[state.drawn[seat]], "count": len(self.legal(state, seat)) - 1}

    def fault(self, state: DeukalionState, seat: i64, kind: i64) -> str | None:
        return card_fault(state, seat, kind)

    def run(self, state: DeukalionState) -> None:
        state.drawn = [NONE] * state.deukalion.seats
        self.reveal(state)


@final
class Use(Step[DeukalionState]):
    """A seat plays the card with which it answered in a window; the value is the card's kind."""

    def run(self, state: DeukalionState) -> None:
        play(state, state.at_seat, state.at_value)


@final
class Effect(Step[DeukalionState]):
    """The effect of a seat's card; the value is its kind (deukalion.action.ares, deukalion.action.favour)."""

    def run(self, state: DeukalionState) -> None:
        seat = state.at_seat
        kind = state.at_value
        amount: i64 = state.deukalion.cards.amounts[kind]
        if kind in action_cards.LASTING:
            _stay(state, seat, kind)
        if kind <= action_cards.SAIL_3 or (kind == action_cards.PEGASUS and _may_sail(state)):
            state.reach = min(FARTHEST, state.reach + amount)
            state.tell(events.MORE_SQUARES, seat, amount, state.reach)
        elif action_cards.FIGHTER_1 <= kind <= action_cards.FIGHTER_3:
            state.push(steps.RECALL, seat, amount)
        elif kind == action_cards.EAGLE:
            state.push(steps.SWAP, seat)
        elif kind == action_cards.POSEIDON:
            state.push(steps.SUMMON, seat)
        elif kind == action_cards.BOLT:
            state.push(steps.STRIKE, seat)
        elif kind == action_cards.APOLLO:
            targets = apollo_targets(state, seat)
            if targets:
                state.push(steps.LOOT, seat, targets)
        elif kind == action_cards.TRITON:
            state.unwind(steps.VERDICT)
            state.end_fight()
            state.push(steps.FLEE, seat)
        elif kind == action_cards.ARES:
            state.push(steps.THROW, seat)
        elif kind == action_cards.HEPHAISTOS:
            state.push(steps.PICK, seat)
        elif kind == action_cards.FAVOUR:
            state.unwind(steps.WINDOW)
            fight.throw_all(state)


def _stay(state: DeukalionState, seat: i64, kind: i64) -> None:
    """The card is taken from under the pile and stays in front of its owner (deukalion.cards.lasting)."""
    card = state.under.pop()
    for other in range(state.deukalion.seats):
        state.forget(other, BIT[card])
    state.put_in_front(seat, kind)
    state.tell(events.LASTING, seat, kind)


@final
class Recall(Decision[DeukalionState]):
    """A seat brings back fighters; the value is their greatest number (deukalion.action.fighter)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return state.deukalion.move.back.moves[1 : state.can_return(seat, state.at_value) + 1]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("recall-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        return {"count": int(state.can_return(seat, state.at_value))}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        fight.fighters_return(state, seat, move)


@final
class Strike(Decision[DeukalionState]):
    """A seat attacks a city from afar with lightning (deukalion.action.bolt)."""

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        return [int(state.deukalion.move.attack.move(city)) for city in bolt_targets(state, seat)]

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("strike-first")

    def details(self, state: DeukalionState, seat: i64, move: i64) -> Arguments:
        return {"needed": state.deukalion.places.defence[state.deukalion.move.attack.index(move)]}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        fight.attack_city(state, seat, state.deukalion.move.attack.index(move))


@final
class Swap(Decision[DeukalionState]):
    """The eagle exchanges two treasures of two cities (deukalion.action.eagle).

    The value is the first treasure as an index of its move, counted from 1, or 0 before it is chosen.
    """

    def legal(self, state: DeukalionState, seat: i64) -> list[int]:
        move = state.deukalion.move
        first: i64 = NONE if state.at_value == 0 else move.city(move.swap, self._first(state))
        moves: list[int] = []
        for city, cargo in enumerate(state.stock):
            if city != first:
                move.add_treasures(move.swap, city, cargo, moves)
        return moves

    def why_not(self, state: DeukalionState, seat: i64, move: i64) -> Reason:
        return Reason("swap-first")

    def question(self, state: DeukalionState, seat: i64) -> Arguments:
        if state.at_value == 0:
            return {"count": 1}
        move = state.deukalion.move
        first = self._first(state)
        return {"count": 2, "colour": int(move.colour(move.swap, first)), "city": int(move.city(move.swap, first))}

    def play(self, state: DeukalionState, seat: i64, move: i64) -> None:
        table = state.deukalion.move
        if state.at_value == 0:
            state.push(steps.SWAP, seat, table.swap.index(move) + 1)
            return
        first = self._first(state)
        here, there = table.city(table.swap, first), table.city(table.swap, move)
        gives, gets = table.colour(table.swap, first), table.colour(table.swap, move)
        state.stock[here] += treasure(gets) - treasure(gives)
        state.stock[there] += treasure(gives) - treasure(gets)
        state.tell(events.SWAPPED, seat, gives, here, gets, there)

    def _first(self, state: DeukalionState) -> i64:
        """The move by which the first treasure was chosen."""
        return state.deukalion.move.swap.move(state.at_value - 1)


steps.DEAL.bind(Draw(hidden_outcome=True))
steps.DRAW.bind(Draw(hidden_outcome=True))
steps.HERMES.bind(Hermes())
steps.DRAWN.bind(Drawn())
steps.USE.bind(Use())
steps.EFFECT.bind(Effect())
steps.RECALL.bind(Recall())
steps.STRIKE.bind(Strike())
steps.SWAP.bind(Swap())
