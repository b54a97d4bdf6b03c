"""How a sensible captain conducts a move: dice and cards first, then the ship, then the Hydra."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.rng import Rng
from pessoi.games.deukalion.bot.prospects import NEVER, STRIKE, Outlook
from pessoi.games.deukalion.rules import cards
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.deck import (
    ANY,
    APOLLO,
    ARES,
    BOLT,
    DELIVER,
    EAGLE,
    FAVOUR,
    FIGHTER_1,
    FIGHTER_3,
    FLEECE,
    HADES,
    PEGASUS,
    POSEIDON,
    SAIL_2,
    SAIL_3,
    of_colour,
    treasure,
)
from pessoi.games.deukalion.rules.sailing import may_attack
from pessoi.games.deukalion.rules.scoring import score
from pessoi.games.deukalion.rules.state import (
    ACTED,
    BEGUN,
    CARD,
    ENDED,
    FIGHTERS,
    FRONT_FLEECE,
    FRONT_PEGASUS,
    NONE,
    SEAT_BITS,
    SHIP,
    SWIM,
    DeukalionState,
)
from pessoi.games.deukalion.rules.turn import CARD_DIE, FIGHTER_DIE, die

NEAR: Final = 2
"""An eagle is sent only for a city this near."""


USUAL_CREW: Final = 8
"""Fighters aboard a ship that is fit for most things."""
RESTLESS: Final = 8
"""One time in so many a captain who would rather wait sails somewhere."""


class Conduct(Outlook):
    """Values of single moves, on the scale of the outlook."""

    def with_one(self, state: DeukalionState, seat: i64, colour: i64) -> float:
        """What the cargo is worth with one more treasure."""
        return self.haul(state, seat, self.cargo + treasure(colour))

    def deed_value(self, move: i64, square: i64) -> float:
        """The prize of a deed, as surveyed, and what is hoped for after it."""
        prize = NEVER
        other = 0.0
        for index in range(len(self.deeds)):
            if self.deeds[index] == move:
                prize = self.prizes[index]
            else:
                other = max(other, self.prizes[index] - self.later[self.rows[index][square]])
        return prize + self.second * other

    def card_worth(self, kind: i64) -> float:
        """How dear a card is to its owner."""
        if kind in (APOLLO, PEGASUS):
            return 3.0 * self.card
        if kind in (SAIL_3, FAVOUR, ARES, BOLT):
            return 1.5 * self.card
        if FIGHTER_1 <= kind <= FIGHTER_3:
            return self.card * (0.5 + 0.4 * float(kind - FIGHTER_1))
        if kind in (EAGLE, POSEIDON, FLEECE, HADES):
            return 0.5 * self.card
        return self.card

    def cannot_act(self, state: DeukalionState, seat: i64) -> bool:
        """Whether the ship has done its deed, or may do none."""
        return not state.todo & SHIP or state.flags & ACTED != 0 or state.fighters[seat] == 0

    def arrival(self, state: DeukalionState, seat: i64, square: i64, over: bool) -> float:
        """What it is worth to sail to a square: onto a ship or the Hydra it is an attack."""
        if square == state.hydra:
            return self.game if self.game != 0.0 else NEVER
        met = state.ship_at(square)
        if met not in (NONE, seat):
            return self.prey[met]
        return self.view_from(square, over) - self.danger(state, seat, square)

    def best_within(self, state: DeukalionState, seat: i64, reach: i64, over: bool) -> float:
        """The best arrival within so many squares, as if nothing were in the way; to stay is one of them."""
        board = state.deukalion.board
        start: i64 = state.ships[seat]
        best = self.arrival(state, seat, start, over)
        for square in board.calm_squares[start][min(reach, FARTHEST)]:
            value = self.arrival(state, seat, square, over)
            best = max(best, value)
        return best

    # -- the cup ----------------------------------------------------------------------------------

    def cup_value(self, state: DeukalionState, seat: i64, turned: i64) -> float:
        """What a way to set the cup down is worth: how far to sail, who comes back, who draws."""
        rules = state.deukalion
        faces: i64 = rules.move.face_count
        sail: i64 = turned // faces % faces + 1
        back: i64 = turned // (faces * faces) % faces + 1
        drawn: i64 = turned // (faces * faces * faces) + 1
        if state.has_front(seat, FRONT_PEGASUS):
            sail += rules.deck.amounts[PEGASUS]
        returned = state.can_return(seat, back)
        self.survey(state, seat, state.fighters[seat] + returned)
        value = self.best_within(state, seat, sail, self.crew == 0)
        value += self.fighter * (float(returned) + 0.5 * float(back - returned))
        if drawn == rules.printed.active_draws:
            value += self.card
        elif drawn == rules.printed.others_draw:
            value -= self.card * self.rival
        return value + 0.02 * float(turned % faces)

    # -- the Hydra --------------------------------------------------------------------------------

    def swim_value(self, state: DeukalionState, seat: i64, square: i64) -> float:
        """What it is worth to have the Hydra on a square: beside prey, away from oneself, or near to be hunted."""
        rules = state.deukalion
        met = state.ship_at(square)
        if met not in (NONE, seat):
            return self._mauled(state, seat, met)
        value = 0.0
        distance: i64 = rules.board.sailing[square][state.ships[seat]]
        if self.game > 0.0:
            value -= self.now[distance]
        elif distance <= STRIKE and not rules.board.anchored & BIT[state.ships[seat]]:
            value -= self.fear
        for other in range(rules.seats):
            if other != seat:
                away: i64 = rules.board.swimming[square][state.ships[other]]
                if 0 <= away <= STRIKE:
                    value += 0.1 * self.fear
        return value

    def _mauled(self, state: DeukalionState, seat: i64, other: i64) -> float:
        """What the Hydra does to another ship: a weak crew loses time and fighters, a strong one wins a prize."""
        rules = state.deukalion
        halves: i64 = 2 * rules.printed.strength
        if not rules.fleece_attacks and state.has_front(other, FRONT_FLEECE):
            halves = 2 * rules.deck.amounts[FLEECE]
        crew: i64 = state.fighters[other]
        wins = self.odds.reach(crew, halves)
        harm = self.tempo + (self.tempo if state.hold[other] else 0.0)
        prize = 3.0 if self.game != 0.0 else 1.0
        value = (1.0 - wins) * harm + self.fighter * self.cross * float(crew) - wins * prize
        lead = float(score(state, other) - score(state, seat)) / float(rules.printed.target)
        return value * self.rival * (1.0 + lead)

    # -- contracts and treasures ------------------------------------------------------------------

    def fulfil_value(self, state: DeukalionState, seat: i64, task: i64) -> float:
        """The points of a contract, and what the rest of the cargo brings without it."""
        contracts = state.deukalion.contracts
        card = task >> 1
        left: list[int] = []
        value = float(contracts.points[card])
        for shown in state.open:
            if shown == card:
                value += 0.2
            elif shown != NONE:
                left.append(shown)
        own: i64 = state.secret[seat]
        if own not in (NONE, card):
            left.append(own)
        cargo: i64 = state.hold[seat]
        owed: i64 = 0
        if contracts.kind[task] == DELIVER:
            cargo -= contracts.cargo[task]
        elif contracts.kind[task] == ANY:
            owed = contracts.amount[task]
        return value + self.assign(state, left, 0, cargo, owed, 0, self.spare, self.near)

    def put_value(self, state: DeukalionState, seat: i64, number: i64) -> float:
        """Where a treasure goes: what others want far away, what is wanted by oneself near; spare the useful ones."""
        rules = state.deukalion
        city: i64 = number // rules.colours
        colour: i64 = number % rules.colours
        rest: i64 = state.hold[seat] - treasure(colour)
        kept = self.haul(state, seat, rest)
        wanted = self.haul(state, seat, rest + treasure(colour)) - kept - self.spare
        ease = self.odds.reach(USUAL_CREW, 2 * rules.places.defence[city]) - self.now[self.city_home[city]]
        near = self.now[self.chart.city[city][state.ships[seat]]]
        return kept + 0.1 * (wanted + 0.2) * ease - 0.05 * near

    def swap(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """The eagle takes the least from a city close by, and brings the best there is elsewhere."""
        rules = state.deukalion
        self.survey(state, seat, state.fighters[seat])
        first = state.at >> SEAT_BITS
        best = choices[0]
        most = NEVER * 2.0
        for move in choices:
            number: i64 = move - rules.move.swap
            value = self.with_one(state, seat, number % rules.colours)
            if first == 0:
                value = -value - 2.0 * self.now[self.chart.city[number // rules.colours][state.ships[seat]]]
            if value > most:
                most = value
                best = move
        return best

    def _eagle_helps(self, state: DeukalionState, seat: i64) -> bool:
        """Whether the nearest city lacks a treasure that is worth much more than what it has."""
        rules = state.deukalion
        here: list[int] = []
        there = 0.0
        for city in range(rules.places.cities):
            if state.stock[city]:
                if self.chart.city[city][state.ships[seat]] <= NEAR:
                    here.append(city)
                else:
                    for colour in range(rules.colours):
                        if of_colour(state.stock[city], colour):
                            there = max(there, self.with_one(state, seat, colour))
        if len(here) != 1:
            return False
        best = 0.0
        for colour in range(rules.colours):
            if of_colour(state.stock[here[0]], colour):
                best = max(best, self.with_one(state, seat, colour))
        return there - best > self.card + 0.3

    # -- a whole move -----------------------------------------------------------------------------

    def move(self, state: DeukalionState, seat: i64, choices: list[int], rng: Rng) -> int:
        """The next thing to do in a seat's own move."""
        rules = state.deukalion
        table = rules.move
        self.survey(state, seat, state.fighters[seat])
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
            if state.todo & FIGHTERS and table.back + 1 in choices:
                return table.back + state.can_return(seat, die(state, FIGHTER_DIE))
        if state.todo & CARD:
            return table.card
        if state.todo & SWIM:
            chosen = self._swim(state, seat, choices)
            if chosen != NONE:
                return chosen
        return table.done

    def _certain(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """What is always good: contracts, treasures that nothing better awaits, cards that stay."""
        rules = state.deukalion
        table = rules.move
        best = NONE
        most = NEVER * 2.0
        for move in choices:
            if table.play <= move < table.fulfil:
                kind: i64 = move - table.play
                if kind in (PEGASUS, HADES, FLEECE):
                    return move
                if kind == APOLLO and self._apollo_helps(state, seat):
                    return move
                if kind == POSEIDON and self._hunts(state, seat):
                    return move
                if kind == EAGLE and not self.cannot_act(state, seat) and self._eagle_helps(state, seat):
                    return move
            elif table.fulfil <= move < table.deliver:
                value = self.fulfil_value(state, seat, move - table.fulfil)
                if value > most:
                    most = value
                    best = move
            elif table.deliver <= move < table.found and best == NONE:
                colour: i64 = move - table.deliver
                kept = self.have - self.haul(state, seat, self.cargo - treasure(colour))
                if kept <= self.spare + 0.05 or self.short <= rules.printed.delivery:
                    return move
        return best

    def _hunts(self, state: DeukalionState, seat: i64) -> bool:
        """Whether the Hydra is wanted, and too far away."""
        if self.cannot_act(state, seat) or self.game < 1.0 or state.flags & ENDED or state.reach == 0:
            return False
        return state.deukalion.board.sailing[state.ships[seat]][state.hydra] > state.reach

    def _apollo_helps(self, state: DeukalionState, seat: i64) -> bool:
        rules = state.deukalion
        for city in rules.board.cities_at[state.ships[seat]]:
            for colour in range(rules.colours):
                if of_colour(state.stock[city], colour) and self.with_one(state, seat, colour) - self.have >= 1.2:
                    return True
        return False

    def _reinforce(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """Draw a card, and bring fighters back as long as none of the die is wasted."""
        rules = state.deukalion
        table = rules.move
        if state.todo & CARD and die(state, CARD_DIE) == rules.printed.active_draws:
            return table.card
        begun = state.flags & BEGUN != 0 or not state.todo & SHIP
        if state.todo & FIGHTERS:
            most = die(state, FIGHTER_DIE)
            returned = state.can_return(seat, most)
            if returned > 0 and (returned == most or begun):
                return table.back + returned
        for kind in (FIGHTER_3, FIGHTER_1 + 1, FIGHTER_1):
            if table.play + kind in choices:
                amount: i64 = rules.deck.amounts[kind]
                if state.can_return(seat, amount) == amount and state.fighters[seat] <= USUAL_CREW:
                    return table.play + kind
        return NONE

    def _ship(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """Found, attack, sail, rest, or NONE to be done with the ship."""
        rules = state.deukalion
        table = rules.move
        over = self.cannot_act(state, seat)
        square: i64 = state.ships[seat]
        best = NONE
        most = self.view_from(square, True) - self.danger(state, seat, square)
        for move in choices:
            value = NEVER
            if table.found <= move < table.sail:
                value = self.deed_value(move, square)
            elif table.sail <= move < table.hydra:
                value = self.arrival(state, seat, move - table.sail, over) - 0.001
            elif move == table.play + BOLT:
                value = self._bolt(state, seat) - self.card
            elif table.play + SAIL_2 <= move <= table.play + SAIL_3:
                amount: i64 = rules.deck.amounts[move - table.play]
                value = self.best_within(state, seat, state.reach + amount, over) - self.card
            if value > most + 0.0001:
                most = value
                best = move
        if table.rest in choices:
            returned = state.can_return(seat, rules.printed.rest)
            self.survey(state, seat, state.fighters[seat] + returned)
            value = self.view_from(square, True) - self.danger(state, seat, square)
            if value + self.fighter * float(returned) > most:
                best = table.rest
        return best

    def _wander(self, state: DeukalionState, choices: list[int], rng: Rng) -> int:
        """Anywhere: captains who only wait for each other would wait for ever."""
        table = state.deukalion.move
        squares = [move for move in choices if table.sail <= move < table.hydra]
        return rng.one_of(squares) if squares else NONE

    def _bolt(self, state: DeukalionState, seat: i64) -> float:
        best = NEVER
        if may_attack(state, seat):
            for city in cards.bolt_targets(state, seat):
                best = max(best, self.deed_value(state.deukalion.move.attack + city, state.ships[seat]))
        return best

    def _swim(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        table = state.deukalion.move
        best = NONE
        most = self.swim_value(state, seat, state.hydra) + 0.01
        for move in choices:
            if table.hydra <= move < table.push:
                value = self.swim_value(state, seat, move - table.hydra)
                if value > most:
                    most = value
                    best = move
        return best
