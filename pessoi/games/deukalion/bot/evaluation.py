"""What an experienced player of Deukalion knows: how a position stands, and a sensible move at every step."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count
from pessoi.core.evaluation import Judgement
from pessoi.core.rng import Rng
from pessoi.core.state import STEP_BITS, STEP_MASK, Rules, State
from pessoi.core.step import NOBODY
from pessoi.games.deukalion.bot.policy import Conduct
from pessoi.games.deukalion.bot.prospects import NEVER
from pessoi.games.deukalion.rules import fight
from pessoi.games.deukalion.rules.constants import DeukalionRules
from pessoi.games.deukalion.rules.deck import (
    APOLLO,
    ARES,
    BOLT,
    FAVOUR,
    HADES,
    HEPHAISTOS,
    PEGASUS,
    SAIL_3,
    TRITON,
)
from pessoi.games.deukalion.rules.scoring import score
from pessoi.games.deukalion.rules.state import (
    ALARM,
    ANCHORS,
    ANSWER,
    AT_SHIP,
    BEGUN,
    BUSY,
    CUP,
    DEFEAT,
    DISPLACE,
    FLEE,
    FRONT_BITS,
    HAND_IN,
    HERMES,
    HYDRA_AWAY,
    LASTING_KINDS,
    LOOT,
    MOVE,
    NO_FIGHT,
    NONE,
    PICK,
    PUT,
    RECALL,
    SEAT_BITS,
    SEIZE,
    SHADE,
    STRIKE,
    STYX,
    SUMMON,
    SWAP,
    DeukalionState,
)

FEATURES: Final = [
    "points",
    "towns",  # points that fighters in towns are worth, which others may take
    "cargo",  # what the cargo is worth, less the way home
    "hopes",  # what the best goals are worth from here
    "crew",  # fighters aboard
    "strong",  # the same beyond six
    "cards",  # action cards in hand
    "lasting",  # cards in front of the seat
    "secret",  # points of the hidden contract
    "soon",  # how soon the seat is active
    "close",  # points beyond three quarters of what wins
]


def judgement(rules: Rules, weights: dict[str, float]) -> Judgement:
    """How to judge plays by these rules."""
    assert isinstance(rules, DeukalionRules)
    return DeukalionJudgement(rules, weights)


@final
class DeukalionJudgement(Conduct):
    """Positions are compared between the moves of two ships."""

    def __init__(self, rules: DeukalionRules, weights: dict[str, float]) -> None:
        super().__init__(rules, weights, FEATURES[:])
        self.target: float = float(rules.printed.target)
        self.victory: float = weights["search.victory"]

    # -- how a position stands ------------------------------------------------------------------

    def progress(self, state: State) -> float:
        assert isinstance(state, DeukalionState)
        best: i64 = 0
        for seat in range(self.seats):
            best = max(best, score(state, seat))
        return float(best) / self.target

    def quiet(self, state: State) -> bool:
        assert isinstance(state, DeukalionState)
        step: i64 = state.agenda[-1] & STEP_MASK
        return step == CUP or (step == MOVE and not state.flags & (BEGUN | BUSY))

    def values(self, state: State) -> list[float]:
        """Margins; to have won is worth some points more than the margin."""
        if state.waiting != NOBODY:
            return self.margins(self.worth(state))
        results = [float(points) for points in state.scores]
        places = state.ranking
        for seat in range(self.seats):
            if places[seat] == 1:
                results[seat] += self.victory
        return self.margins(results)

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, DeukalionState)
        rules = state.deukalion
        square: i64 = max(0, state.ships[seat])
        crew: i64 = state.fighters[seat]
        self.survey(state, seat, crew)
        points = float(score(state, seat))
        towns: i64 = 0
        for town in range(rules.places.towns):
            if state.owner(town) == seat:
                towns += rules.places.size[town]
        lasting: i64 = 0
        for kind in range(LASTING_KINDS):
            if state.front & BIT[kind * FRONT_BITS + seat]:
                lasting += 1
        own: i64 = state.secret[seat]
        secret: i64 = 0 if own == NONE else rules.contracts.points[own]
        distance: i64 = (seat - state.active + self.seats) % self.seats
        return [
            points,
            float(towns),
            self.carry(self.chart.home[square]),
            self.view_from(square, True),
            float(crew),
            float(max(0, crew - 6)),
            float(count(state.hand[seat])),
            float(lasting),
            float(secret),
            1.0 - float(distance) / float(self.seats),
            max(0.0, points - 0.75 * self.target),
        ]

    # -- what a sensible player does ------------------------------------------------------------

    def advice(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, DeukalionState)
        choices = state.choices or state.step.legal(state, seat)
        if len(choices) == 1:
            return choices[0]
        step: i64 = state.agenda[-1] & STEP_MASK
        if step == MOVE:
            return self.move(state, seat, choices, rng)
        if step in (RECALL, SHADE):
            return choices[-1]
        if step in (HERMES, ALARM, ANSWER, DEFEAT):
            return self._answer(state, seat, step, choices)
        if step == PICK:
            return choices[0]
        if step == SWAP:
            return self.swap(state, seat, choices)
        self.survey(state, seat, state.fighters[seat])
        if step == DISPLACE:
            self.survey(state, state.at >> SEAT_BITS, state.fighters[state.at >> SEAT_BITS])
        best = choices[0]
        most = NEVER * 2.0
        for move in choices:
            value = self._value(state, seat, step, move)
            if value > most:
                most = value
                best = move
        return best

    def order(self, state: State, seat: i64, legal: list[int]) -> list[int]:
        assert isinstance(state, DeukalionState)
        first = self.advice(state, seat, Rng(0))
        table = state.deukalion.move
        over = self.cannot_act(state, seat)
        self.survey(state, seat, state.fighters[seat])
        ranked: list[tuple[float, int]] = []
        for move in legal:
            if move != first:
                value = NEVER
                if table.sail <= move < table.hydra:
                    value = self.arrival(state, seat, move - table.sail, over)
                elif table.hydra <= move < table.push:
                    value = self.swim_value(state, seat, move - table.hydra)
                elif move < table.sail:
                    value = -NEVER
                ranked.append((-value, move))
        ranked.sort()
        return [first] + [move for _, move in ranked]

    def _value(self, state: DeukalionState, seat: i64, step: i64, move: i64) -> float:
        rules = state.deukalion
        table = rules.move
        if step == CUP:
            return self.cup_value(state, seat, move - table.cup)
        if step == ANCHORS:
            return self.view_from(rules.board.anchors[move - table.anchor], True)
        if step == DISPLACE:
            return -self.view_from(move - table.push, True)
        if step == FLEE:
            return self.arrival(state, seat, move - table.sail, True)
        if step in (HYDRA_AWAY, SUMMON):
            return self.swim_value(state, seat, move - table.hydra)
        if step in (LOOT, SEIZE):
            if move == table.leave:
                return self.have
            colour: i64 = move - table.seize if step == SEIZE else (move - table.take) % rules.colours
            return self.with_one(state, seat, colour) - (self.fighter if state.room(seat) <= 0 else 0.0)
        if step in (PUT, STYX):
            return 2.0 if move == table.done else self.put_value(state, seat, move - table.put)
        if step == HAND_IN:
            return -self.card_worth(move - table.hand)
        if step == STRIKE:
            return self.deed_value(move, state.ships[seat])
        if table.fulfil <= move < table.deliver:
            return self.fulfil_value(state, seat, move - table.fulfil)
        return 0.0

    # -- answers out of turn --------------------------------------------------------------------

    def _answer(self, state: DeukalionState, seat: i64, step: i64, choices: list[int]) -> int:
        table = state.deukalion.move
        if step == HERMES:
            kind: i64 = (state.agenda[-2] >> STEP_BITS) >> SEAT_BITS
            if state.fight != NO_FIGHT:
                return choices[1] if seat in (state.one, state.two) else choices[0]
            return choices[1] if kind in (APOLLO, PEGASUS, SAIL_3, BOLT) else choices[0]
        if step == ALARM:
            if table.play + HADES in choices and state.can_return(seat, 1) > 0:
                return table.play + HADES
            if table.play + TRITON in choices and state.hold[seat] and self._chance(state, seat) < 0.4:
                return table.play + TRITON
            return table.leave
        if step == DEFEAT:
            return table.play + FAVOUR if self._chance(state, seat) >= 0.35 else table.leave
        return self._throw_again(state, seat, choices)

    def _chance(self, state: DeukalionState, seat: i64) -> float:
        """A fighter's chance to win, if all aboard are thrown."""
        if state.fight == AT_SHIP:
            chance = self.odds.beats[state.fighters[state.one]][state.fighters[state.two]]
            return chance if seat == state.one else 1.0 - chance
        return self.odds.reach(state.fighters[seat], 2 * fight.needed(state))

    def _throw_again(self, state: DeukalionState, seat: i64, choices: list[int]) -> int:
        """All fighters or one, if that may turn a lost throw."""
        rules = state.deukalion
        throws = rules.throws
        row = fight.thrown_by(state, seat)
        needed: i64
        if state.fight == AT_SHIP:
            other = fight.thrown_by(state, state.two if seat == state.one else state.one)
            needed = throws.half[other] + 2 * throws.full[other] + (1 if seat == state.one else 0)
        else:
            needed = 2 * fight.needed(state)
        gap: i64 = needed - throws.half[row] - 2 * throws.full[row]
        if gap <= 0:
            return rules.move.leave
        one = 0.0
        if rules.move.play + HEPHAISTOS in choices:
            one = self.odds.better(0 if throws.cross[row] else 1, gap)
        every = 0.0
        if rules.move.play + ARES in choices:
            every = self.odds.reach(state.fighters[seat], needed)
        if max(one, every) < 0.25:
            return rules.move.leave
        return rules.move.play + (HEPHAISTOS if one >= every - 0.2 and one > 0.0 else ARES)
