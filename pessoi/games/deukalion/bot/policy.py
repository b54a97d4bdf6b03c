"""What a sensible player of Deukalion does: dice and cards first, then the ship, then the Hydra."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.policy import Policy
from pessoi.core.rng import Rng
from pessoi.core.state import Rules, State
from pessoi.games.deukalion.bot.cargo_values import IMPOSSIBLE
from pessoi.games.deukalion.bot.evaluation import DeukalionEvaluation
from pessoi.games.deukalion.bot.move_values import USUAL_CREW, MoveValues, cannot_act
from pessoi.games.deukalion.rules import action_cards, cards, fight, steps
from pessoi.games.deukalion.rules.cargo import of_colour, treasure
from pessoi.games.deukalion.rules.dice import CARD_DIE, FIGHTER_DIE
from pessoi.games.deukalion.rules.state import (
    ACTED,
    BEGUN,
    CARD,
    ENDED,
    FIGHTERS,
    NO_FIGHT,
    NONE,
    SHIP,
    SWIM,
    DeukalionRules,
    DeukalionState,
)
from pessoi.games.deukalion.rules.turn import die

WORST: Final = 2.0 * IMPOSSIBLE
"""Less than the value of any move."""
NEAR: Final = 2
"""The eagle is sent only for a city at most this far away."""
RESTLESS: Final = 8
"""One in this many times a seat that would rather wait sails somewhere."""
WORTH_CANCELLING: Final = [
    action_cards.APOLLO,
    action_cards.PEGASUS,
    action_cards.SAIL_3,
    action_cards.BOLT,
]
FIGHTER_CARDS: Final = [action_cards.FIGHTER_3, action_cards.FIGHTER_2, action_cards.FIGHTER_1]


def policy(rules: Rules, weights: dict[str, float]) -> Policy:
    """Make the policy for games by these rules."""
    assert isinstance(rules, DeukalionRules)
    return DeukalionPolicy(rules, DeukalionEvaluation(rules, weights))


@final
class DeukalionPolicy(Policy):
    """Compares moves by the goals of the evaluation."""

    def __init__(self, rules: DeukalionRules, evaluation: DeukalionEvaluation) -> None:
        super().__init__(evaluation)
        self.goals = evaluation.goals
        self.values = MoveValues(evaluation.goals)
        move = rules.move
        self.last = [move.push, move.anchor, move.seize, move.take, move.put, move.swap, move.hand, move.again]
        """The kinds of moves that come last in a shortlist."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, DeukalionState)
        choices = state.choices or state.step.legal(state, seat)
        if len(choices) == 1:
            return choices[0]
        step = state.current()
        if step is steps.MOVE:
            return self._move(state, seat, choices, rng)
        if step is steps.RECALL or step is steps.SHADE:
            return choices[-1]
        if step is steps.DRAWN:
            return choices[1] if self._plays_drawn(state, seat) else choices[0]
        if step is steps.PICK:
            return choices[0]
        if step is steps.HERMES:
            return choices[1] if self._cancels(state, seat) else choices[0]
        if step is steps.ALARM:
            return self._answer_attack(state, seat, choices)
        if step is steps.ANSWER:
            return self._answer_throw(state, seat, choices)
        if step is steps.DEFEAT:
            move = state.deukalion.move
            return move.play.move(action_cards.FAVOUR) if self._chance(state, seat) >= 0.35 else move.leave
        return self._best(state, seat, choices)

    def shortlist(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        assert isinstance(state, DeukalionState)
        first = self.choose(state, seat, Rng(0))
        table = state.deukalion.move
        over = cannot_act(state, seat)
        self.goals.survey(state, seat, state.fighters[seat])
        ranked: list[tuple[float, int]] = []
        for move in legal:
            if move != first:
                kind = table.table.kind_of[move]
                if kind is table.sail:
                    value = self.values.arrival(state, seat, kind.index(move), over)
                elif kind is table.hydra:
                    value = self.values.swim(state, seat, kind.index(move))
                else:
                    value = IMPOSSIBLE if kind in self.last else -IMPOSSIBLE
                ranked.append((-value, move))
        ranked.sort()
        return [first] + [move for _, move in ranked]

    # -- decisions outside of a seat's own move -------------------------------------------------

    def _best(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """The move with the highest value at a step that has one kind of moves."""
        surveyed = state.at_value if state.is_current(steps.DISPLACE) else seat
        self.goals.survey(state, surveyed, state.fighters[surveyed])
        best = choices[0]
        most = WORST
        for move in choices:
            value = self._value(state, seat, move)
            if value > most:
                most = value
                best = move
        return best

    def _value(self, state: DeukalionState, seat: i64, move: i64) -> float:
        """The value of a move at the current step."""
        values = self.values
        table = state.deukalion.move
        kind = table.table.kind_of[move]
        if kind is table.cup:
            return values.set_down(state, seat, kind.index(move))
        if kind is table.anchor:
            return self.goals.square_value(state.deukalion.board.anchors[kind.index(move)], True)
        if kind is table.push:
            return -self.goals.square_value(kind.index(move), True)
        if kind is table.sail:
            return values.arrival(state, seat, kind.index(move), True)
        if kind is table.hydra:
            return values.swim(state, seat, kind.index(move))
        if kind is table.seize:
            return values.take(state, seat, kind.index(move))
        if kind is table.take:
            return values.take(state, seat, table.colour(kind, move))
        if kind is table.put:
            value = values.put(state, seat, move)
            if state.is_current(steps.STYX):
                value += self.goals.fighter * float(state.can_return(seat, state.below[seat]) + 1)
            return value
        if kind is table.swap:
            return values.swap(state, seat, move)
        if kind is table.hand:
            return -values.card(kind.index(move))
        if kind is table.attack:
            return values.goal(move, state.ships[seat])
        if kind is table.fulfil:
            return values.fulfil(state, seat, kind.index(move))
        if kind is table.back:
            return self.goals.cargo_value + self.goals.fighter * float(kind.index(move))
        if state.is_current(steps.LOOT) or state.is_current(steps.SEIZE):
            return self.goals.cargo_value
        return 0.0

    def _cancels(self, state: DeukalionState, seat: i64) -> bool:
        """Whether Hermes is worth playing: in the seat's own fights, and against strong cards."""
        if state.fight != NO_FIGHT:
            return seat in (state.one, state.two)
        return state.next_effect() in WORTH_CANCELLING

    def _plays_drawn(self, state: DeukalionState, seat: i64) -> bool:
        """Whether a card that was just drawn is better played at once than kept."""
        rules = state.deukalion
        kind: i64 = rules.cards.kind_of[state.drawn[seat]]
        if kind in FIGHTER_CARDS:
            return self._all_return(state, seat, kind)
        self.goals.survey(state, seat, state.fighters[seat])
        return self._helps_now(state, seat, kind)

    def _all_return(self, state: DeukalionState, seat: i64, kind: i64) -> bool:
        """Whether a seat needs fighters, and all that a card brings back can come."""
        amount: i64 = state.deukalion.cards.amounts[kind]
        return state.can_return(seat, amount) == amount and state.fighters[seat] <= USUAL_CREW

    def _answer_attack(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        table = state.deukalion.move
        hades = table.play.move(action_cards.HADES)
        triton = table.play.move(action_cards.TRITON)
        if hades in choices and state.can_return(seat, 1) > 0:
            return hades
        if triton in choices and state.hold[seat] and self._chance(state, seat) < 0.4:
            return triton
        return table.leave

    def _chance(self, state: DeukalionState, seat: i64) -> float:
        """A seat's chance to win the current fight, if all fighters aboard are thrown."""
        if state.two != NONE:
            chance = self.goals.odds.beats[state.fighters[state.one]][state.fighters[state.two]]
            return chance if seat == state.one else 1.0 - chance
        return self.goals.odds.reach(state.fighters[seat], 2 * fight.needed(state))

    def _answer_throw(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """Throw all fighters or one again, if that may turn a lost throw."""
        table = state.deukalion.move
        throws = state.deukalion.throws
        row = fight.thrown_by(state, seat)
        needed: i64
        if state.two != NONE:
            other = fight.thrown_by(state, state.two if seat == state.one else state.one)
            needed = throws.half_points(other) + (1 if seat == state.one else 0)
        else:
            needed = 2 * fight.needed(state)
        gap: i64 = needed - throws.half_points(row)
        if gap <= 0:
            return table.leave
        hephaistos = table.play.move(action_cards.HEPHAISTOS)
        ares = table.play.move(action_cards.ARES)
        one = self.goals.odds.better(0 if throws.cross[row] else 1, gap) if hephaistos in choices else 0.0
        every = self.goals.odds.reach(state.fighters[seat], needed) if ares in choices else 0.0
        if max(one, every) < 0.25:
            return table.leave
        return hephaistos if one >= every - 0.2 and one > 0.0 else ares

    # -- a seat's own move ----------------------------------------------------------------------

    def _move(self, state: DeukalionState, seat: i64, choices: list[int], rng: Rng) -> int:
        """The next thing to do."""
        table = state.deukalion.move
        self.goals.survey(state, seat, state.fighters[seat])
        chosen = self._certain(state, seat, choices)
        if chosen != NONE:
            return chosen
        sailing = state.todo & SHIP != 0 and (not state.flags & ENDED or not state.flags & ACTED)
        if not state.flags & BEGUN or not sailing:
            chosen = self._reinforce(state, seat, choices)
            if chosen != NONE:
                return chosen
        if sailing:
            chosen = self._ship(state, seat, choices)
            if chosen == NONE and not state.flags & BEGUN and rng.below(RESTLESS) == 0:
                chosen = self._wander(state, choices, rng)
            if chosen != NONE:
                return chosen
            if state.todo & FIGHTERS and table.back.move(1) in choices:
                return table.back.move(state.can_return(seat, die(state, FIGHTER_DIE)))
        if state.todo & CARD:
            return table.card
        if state.todo & SWIM:
            chosen = self._swim(state, seat, choices)
            if chosen != NONE:
                return chosen
        return table.done

    def _certain(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """What is always good: contracts, treasures that no contract needs, cards that stay; or NONE."""
        rules = state.deukalion
        table = rules.move
        goals = self.goals
        best = NONE
        most = WORST
        for move in choices:
            kind = table.table.kind_of[move]
            if kind is table.play:
                if self._helps_now(state, seat, kind.index(move)):
                    return move
            elif kind is table.fulfil:
                value = self.values.fulfil(state, seat, kind.index(move))
                if value > most:
                    most = value
                    best = move
            elif kind is table.deliver and best == NONE:
                rest = goals.cargo - treasure(kind.index(move))
                kept = goals.cargo_value - goals.cargo_values.value(state, seat, rest)
                if state.pile > 0 and (
                    kept <= goals.cargo_values.spare + 0.05 or goals.missing <= rules.constants.delivery
                ):
                    return move
        return best

    def _helps_now(self, state: DeukalionState, seat: i64, kind: i64) -> bool:
        """Whether a card is played before anything else."""
        if kind == action_cards.APOLLO:
            return self._apollo_helps(state, seat)
        if kind == action_cards.POSEIDON:
            return self._hunts(state, seat)
        if kind == action_cards.EAGLE:
            return not cannot_act(state, seat) and self._eagle_helps(state, seat)
        return kind in action_cards.LASTING

    def _hunts(self, state: DeukalionState, seat: i64) -> bool:
        """Whether the seat wants to attack the Hydra, which is too far away."""
        if cannot_act(state, seat) or self.goals.hydra_value < 1.0 or state.flags & ENDED or state.reach == 0:
            return False
        return state.deukalion.board.sailing[state.ships[seat]][state.hydra] > state.reach

    def _apollo_helps(self, state: DeukalionState, seat: i64) -> bool:
        """Whether a city beside the ship has a treasure that is worth much to it."""
        for city in state.deukalion.board.cities_at[state.ships[seat]]:
            if state.stock[city] and self._best_treasure(state, seat, city) - self.goals.cargo_value >= 1.2:
                return True
        return False

    def _best_treasure(self, state: DeukalionState, seat: i64, city: i64) -> float:
        """The value of the cargo with the best treasure of a city."""
        best = 0.0
        for colour in range(state.deukalion.colours):
            if of_colour(state.stock[city], colour):
                best = max(best, self.goals.with_one(state, seat, colour))
        return best

    def _eagle_helps(self, state: DeukalionState, seat: i64) -> bool:
        """Whether the only near city lacks a treasure that is worth much more than those it has."""
        near: list[int] = []
        there = 0.0
        for city in range(state.deukalion.places.cities):
            if state.stock[city]:
                if self.goals.distances.city[city][state.ships[seat]] <= NEAR:
                    near.append(city)
                else:
                    there = max(there, self._best_treasure(state, seat, city))
        return len(near) == 1 and there - self._best_treasure(state, seat, near[0]) > self.goals.card + 0.3

    def _reinforce(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """Draw a card, and bring fighters back as long as none of the die is wasted; or NONE."""
        rules = state.deukalion
        table = rules.move
        if state.todo & CARD and die(state, CARD_DIE) == rules.dice.active_draws:
            return table.card
        begun = state.flags & BEGUN != 0 or not state.todo & SHIP
        if state.todo & FIGHTERS:
            most = die(state, FIGHTER_DIE)
            returned = state.can_return(seat, most)
            if returned > 0 and (returned == most or begun):
                return table.back.move(returned)
        for kind in FIGHTER_CARDS:
            if table.play.move(kind) in choices and self._all_return(state, seat, kind):
                return table.play.move(kind)
        return NONE

    def _ship(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """Found, attack, sail or rest; or NONE to be done with the ship."""
        rules = state.deukalion
        table = rules.move
        goals = self.goals
        square: i64 = state.ships[seat]
        best = NONE
        most = goals.square_value(square, True) - goals.danger(state, seat, square)
        for move in choices:
            value = self._ship_value(state, seat, move)
            if value > most + 0.0001:
                most = value
                best = move
        if table.rest in choices:
            returned = state.can_return(seat, rules.constants.rest)
            goals.survey(state, seat, state.fighters[seat] + returned)
            value = goals.square_value(square, True) - goals.danger(state, seat, square)
            if value + goals.fighter * float(returned) > most:
                best = table.rest
        return best

    def _ship_value(self, state: DeukalionState, seat: i64, move: i64) -> float:
        """The value of a move for the ship; IMPOSSIBLE for other moves."""
        table = state.deukalion.move
        kind = table.table.kind_of[move]
        over = cannot_act(state, seat)
        if kind is table.found or kind is table.conquer or kind is table.attack:
            return self.values.goal(move, state.ships[seat])
        if kind is table.sail:
            return self.values.arrival(state, seat, kind.index(move), over) - 0.001
        if kind is table.play and kind.index(move) == action_cards.BOLT:
            return self._bolt(state, seat) - self.goals.card
        if kind is table.play and kind.index(move) <= action_cards.SAIL_3:
            amount: i64 = state.deukalion.cards.amounts[kind.index(move)]
            return self.values.best_within(state, seat, state.reach + amount, over) - self.goals.card
        return IMPOSSIBLE

    def _bolt(self, state: DeukalionState, seat: i64) -> float:
        """The value of the best city that lightning reaches."""
        best = IMPOSSIBLE
        for city in cards.bolt_targets(state, seat):
            best = max(best, self.values.goal(state.deukalion.move.attack.move(city), state.ships[seat]))
        return best

    def _wander(self, state: DeukalionState, choices: list[int], rng: Rng) -> int:
        """Sail anywhere: seats that only wait for each other would wait for ever."""
        sail = state.deukalion.move.sail
        squares = [move for move in choices if sail.has(move)]
        return rng.one_of(squares) if squares else NONE

    def _swim(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """The best square for the Hydra, or NONE to leave it."""
        hydra = state.deukalion.move.hydra
        best = NONE
        most = self.values.swim(state, seat, state.hydra) + 0.01
        for move in choices:
            if hydra.has(move):
                value = self.values.swim(state, seat, hydra.index(move))
                if value > most:
                    most = value
                    best = move
        return best
