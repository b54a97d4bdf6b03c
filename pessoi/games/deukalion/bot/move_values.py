"""Values of single moves of Deukalion, in points like those of the goals."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.games.deukalion.bot.cargo_values import IMPOSSIBLE
from pessoi.games.deukalion.bot.goals import THREAT, Goals
from pessoi.games.deukalion.rules.action_cards import (
    APOLLO,
    ARES,
    BOLT,
    EAGLE,
    FAVOUR,
    FIGHTER_1,
    FIGHTER_3,
    FLEECE,
    HADES,
    PEGASUS,
    POSEIDON,
    SAIL_3,
)
from pessoi.games.deukalion.rules.board import FARTHEST
from pessoi.games.deukalion.rules.cargo import treasure
from pessoi.games.deukalion.rules.dice import CARD_DIE, FIGHTER_DIE, HYDRA_DIE, SAIL_DIE
from pessoi.games.deukalion.rules.fight import hydra_strength
from pessoi.games.deukalion.rules.scoring import score
from pessoi.games.deukalion.rules.state import ACTED, NONE, SHIP, DeukalionState

USUAL_CREW: Final = 8
"""Fighters aboard a ship that is fit for most things."""


def cannot_act(state: DeukalionState, seat: i64) -> bool:
    """Whether the mover has founded or attacked already, or may not do so."""
    return not state.todo & SHIP or state.flags & ACTED != 0 or state.fighters[seat] == 0


@final
class MoveValues:
    """Needs the goals of the deciding seat; only `set_down` surveys them itself."""

    def __init__(self, goals: Goals) -> None:
        self.goals = goals

    def goal(self, move: i64, square: i64) -> float:
        """A move that goes for one of the goals from a square: its prize, and hopes for another goal after it."""
        goals = self.goals
        prize = IMPOSSIBLE
        other = 0.0
        for index in range(len(goals.moves)):
            if goals.moves[index] == move:
                prize = goals.prizes[index]
            else:
                other = max(other, goals.prizes[index] - goals.later[goals.steps[index][square]])
        return prize + goals.second * other

    def card(self, kind: i64) -> float:
        """An action card for its owner."""
        card = self.goals.card
        if kind in (APOLLO, PEGASUS):
            return 3.0 * card
        if kind in (SAIL_3, FAVOUR, ARES, BOLT):
            return 1.5 * card
        if FIGHTER_1 <= kind <= FIGHTER_3:
            return card * (0.5 + 0.4 * float(kind - FIGHTER_1))
        if kind in (EAGLE, POSEIDON, FLEECE, HADES):
            return 0.5 * card
        return card

    def arrival(self, state: DeukalionState, seat: i64, square: i64, over: bool) -> float:
        """Sailing to a square: onto a ship or the Hydra it is an attack."""
        goals = self.goals
        if square == state.hydra:
            return goals.hydra_value if goals.hydra_value != 0.0 else IMPOSSIBLE
        met = state.ship_at(square)
        if met not in (NONE, seat):
            return goals.ship_values[met]
        return goals.square_value(square, over) - goals.danger(state, seat, square)

    def best_within(self, state: DeukalionState, seat: i64, reach: i64, over: bool) -> float:
        """The best arrival within reach, as if nothing were in the way; staying is one of them."""
        board = state.deukalion.board
        start: i64 = state.ships[seat]
        best = self.arrival(state, seat, start, over)
        for square in board.calm_squares[start][min(reach, FARTHEST)]:
            value = self.arrival(state, seat, square, over)
            best = max(best, value)
        return best

    def set_down(self, state: DeukalionState, seat: i64, setting: i64) -> float:
        """A way to set the cup down: the squares to sail, the fighters that come back, the seats that draw."""
        rules = state.deukalion
        goals = self.goals
        dice = rules.dice
        sail = dice.shown(setting, SAIL_DIE)
        back = dice.shown(setting, FIGHTER_DIE)
        drawn = dice.shown(setting, CARD_DIE)
        if state.has_front(seat, PEGASUS):
            sail += rules.cards.amounts[PEGASUS]
        returned = state.can_return(seat, back)
        goals.survey(state, seat, state.fighters[seat] + returned)
        value = self.best_within(state, seat, sail, goals.crew == 0)
        value += goals.fighter * (float(returned) + 0.5 * float(back - returned))
        if drawn == dice.active_draws:
            value += goals.card
        elif drawn == dice.others_draw:
            value -= goals.card * goals.rival
        return value + 0.02 * float(dice.shown(setting, HYDRA_DIE) - 1)

    def swim(self, state: DeukalionState, seat: i64, square: i64) -> float:
        """The Hydra on a square: near other ships, far from the seat's own, or near it if it wants to attack."""
        board = state.deukalion.board
        goals = self.goals
        met = state.ship_at(square)
        if met not in (NONE, seat):
            return self._mauled(state, seat, met)
        value = 0.0
        distance: i64 = board.sailing[square][state.ships[seat]]
        if goals.hydra_value > 0.0:
            value -= goals.now[distance]
        elif distance <= THREAT and not state.at_anchor(seat):
            value -= goals.fear
        for other in range(state.deukalion.seats):
            if other != seat:
                away: i64 = board.swimming[square][state.ships[other]]
                if 0 <= away <= THREAT:
                    value += 0.1 * goals.fear
        return value

    def _mauled(self, state: DeukalionState, seat: i64, other: i64) -> float:
        """The Hydra attacks another ship: a weak crew loses time and fighters, a strong one wins a prize."""
        goals = self.goals
        crew: i64 = state.fighters[other]
        wins = goals.odds.reach(crew, 2 * hydra_strength(state, other, False))
        harm = goals.tempo + (goals.tempo if state.hold[other] else 0.0)
        prize = 3.0 if goals.hydra_value != 0.0 else 1.0
        value = (1.0 - wins) * harm + goals.fighter * goals.cross * float(crew) - wins * prize
        lead = float(score(state, other) - score(state, seat)) / float(state.deukalion.target)
        return value * goals.rival * (1.0 + lead)

    def fulfil(self, state: DeukalionState, seat: i64, task: i64) -> float:
        """A task: the points of its contract, and the value of the rest of the cargo."""
        contracts = state.deukalion.contracts
        contract = contracts.contract(task)
        points = float(contracts.points[contract])
        if contract in state.open:
            points += 0.2
        return points + self.goals.cargo_values.value_after(state, seat, task)

    def put(self, state: DeukalionState, seat: i64, move: i64) -> float:
        """A treasure put into a city: useful ones are kept; those the seat wants go near, others far away."""
        rules = state.deukalion
        goals = self.goals
        city = rules.move.city(rules.move.put, move)
        colour = rules.move.colour(rules.move.put, move)
        rest: i64 = state.hold[seat] - treasure(colour)
        kept = goals.cargo_values.value(state, seat, rest)
        wanted = goals.cargo_values.value(state, seat, rest + treasure(colour)) - kept - goals.cargo_values.spare
        ease = goals.odds.reach(USUAL_CREW, 2 * rules.places.defence[city]) - goals.now[goals.city_home[city]]
        near = goals.now[goals.distances.city[city][state.ships[seat]]]
        return kept + 0.1 * (wanted + 0.2) * ease - 0.05 * near

    def take(self, state: DeukalionState, seat: i64, colour: i64) -> float:
        """A treasure taken aboard, perhaps in exchange for a fighter."""
        return self.goals.with_one(state, seat, colour) - (self.goals.fighter if state.room(seat) <= 0 else 0.0)

    def swap(self, state: DeukalionState, seat: i64, move: i64) -> float:
        """The eagle's two treasures: first the least useful of a city close by, then the best elsewhere."""
        table = state.deukalion.move
        value = self.goals.with_one(state, seat, table.colour(table.swap, move))
        if state.at_value != 0:
            return value
        city = table.city(table.swap, move)
        return -value - 2.0 * self.goals.now[self.goals.distances.city[city][state.ships[seat]]]
