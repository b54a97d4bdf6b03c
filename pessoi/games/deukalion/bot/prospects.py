"""What a ship may hope for: every goal on the map with its prize, and how much each square is worth as a way to it.

All is counted in points; what takes time costs `tempo` points a move, which is about what a good move earns.
"""

from typing import Final, Optional

from mypy_extensions import i64

from pessoi.core.bits import BIT, count
from pessoi.core.evaluation import FittedJudgement
from pessoi.games.deukalion.bot.distances import FAR, Chart
from pessoi.games.deukalion.bot.odds import Odds
from pessoi.games.deukalion.rules.constants import DeukalionRules
from pessoi.games.deukalion.rules.deck import (
    ANY,
    APOLLO,
    CARDS,
    COLOUR_BITS,
    COLOUR_MASK,
    CREW,
    DEFEAT,
    DELIVER,
    FLEECE,
    HYDRA,
    LEAVE,
    cargo_size,
    carries,
    treasure,
)
from pessoi.games.deukalion.rules.scoring import score
from pessoi.games.deukalion.rules.state import FRONT_FLEECE, NONE, DeukalionState

SPEED: Final = 2.1
"""Squares a ship makes in a usual move."""
STRIKE: Final = 3
"""From so many squares away the Hydra, or a ship, may strike."""
NEVER: Final = -1_000.0
FULL_MEMORY: Final = 200_000


class Outlook(FittedJudgement):
    """Surveys the goals of one seat at a time; what it finds stays until the next survey."""

    def __init__(self, rules: DeukalionRules, weights: dict[str, float], names: list[str]) -> None:
        super().__init__(rules, weights, names)
        self.odds = Odds(rules.throws)
        self.cross: float = self.odds.sides[0]
        self.tempo: float = weights["policy.tempo"]
        self.fighter: float = weights["policy.fighter"]
        self.locked: float = weights["policy.locked"]
        self.card: float = weights["policy.card"]
        self.spare: float = weights["policy.spare"]
        self.near: float = weights["policy.near"]
        self.trust: float = weights["policy.trust"]
        self.rival: float = weights["policy.rival"]
        self.crown: float = weights["policy.crown"]
        self.chase: float = weights["policy.chase"]
        self.fear: float = weights["policy.fear"]
        self.second: float = weights["policy.second"]
        self.now: list[float] = [self.tempo * max(1.0, steps / SPEED) if steps else 0.0 for steps in range(FAR)]
        """What it costs to be so many squares away from a goal, for a ship that may still act in this move."""
        self.later: list[float] = [max(self.tempo, cost) for cost in self.now]
        """The same for a ship whose move is over."""
        board = rules.board
        self.charts: list[Optional[Chart]] = [None] * board.squares
        self.chart = Chart(rules, board.hydra)
        self.city_home: list[int] = []
        """How far it is from each city to the nearest anchor, at best."""
        for city in range(rules.places.cities):
            self.city_home.append(
                min([self.chart.home[square] for square in range(board.squares) if city in board.cities_at[square]])
            )
        self.town_home: list[int] = []
        for town in range(rules.places.towns):
            self.town_home.append(
                min([self.chart.home[square] for square in range(board.squares) if town in board.towns_at[square]])
            )
        self.memory: dict[int, float] = {}
        self.cards: list[int] = []
        self.rows: list[list[int]] = []
        """For every goal: the distance from each square."""
        self.prizes: list[float] = []
        self.deeds: list[int] = []
        """The move that goes for the goal when the ship is there, or NONE."""
        self.prey: list[float] = [0.0] * rules.seats
        """What an attack on each ship is worth."""
        self.game: float = 0.0
        """What an attack on the Hydra is worth."""
        self.have: float = 0.0
        """What the cargo may bring, with hopes."""
        self.kept: float = 0.0
        """What it may bring when nothing is added to it."""
        self.cargo: i64 = 0
        self.crew: i64 = 0
        self.short: i64 = 0

    def chart_for(self, state: DeukalionState) -> Chart:
        """The chart for where the Hydra lies, drawn when it is first needed."""
        found = self.charts[state.hydra]
        if found is None:
            found = Chart(state.deukalion, state.hydra)
            self.charts[state.hydra] = found
        return found

    # -- what a cargo brings in Athens ------------------------------------------------------------

    def haul(self, state: DeukalionState, seat: i64, cargo: i64, cash: bool = False) -> float:
        """What a cargo may bring: contracts done, contracts begun, and what is left over; `cash` counts no hopes."""
        if cargo == 0:
            return 0.0
        size: i64 = state.deukalion.contracts.size + 1
        key: i64 = 0
        self.cards.clear()
        for card in state.open:
            key = key * size + card + 1
            if card != NONE:
                self.cards.append(card)
        own: i64 = state.secret[seat]
        key = key * size + own + 1
        if own != NONE:
            self.cards.append(own)
        key = (key * 2 + (1 if cash else 0)) * 2 + (1 if state.pile > 0 else 0)
        key = key * BIT[COLOUR_BITS * (state.deukalion.colours + 1)] + cargo
        found = self.memory.get(key)
        if found is None:
            if len(self.memory) > FULL_MEMORY:
                self.memory.clear()
            loose = self.spare
            if cash:
                loose = float(state.deukalion.printed.delivery) if state.pile > 0 else 0.0
            found = self.assign(state, self.cards, 0, cargo, 0, 0, loose, 0.0 if cash else self.near)
            self.memory[key] = found
        return found

    def assign(
        self,
        state: DeukalionState,
        cards: list[int],
        index: i64,
        cargo: i64,
        owed: i64,
        used: i64,
        loose: float,
        near: float,
    ) -> float:
        """The best way to share a cargo among contracts; `owed` treasures of any colour are promised already."""
        contracts = state.deukalion.contracts
        if index == len(cards):
            left = cargo_size(cargo) - owed
            if left < 0:
                return NEVER
            hopes = self._begun(state, cards, cargo, left, used, loose, near) if near > 0.0 else 0.0
            return float(left) * loose + hopes
        card = cards[index]
        best = self.assign(state, cards, index + 1, cargo, owed, used, loose, near)
        points = float(contracts.points[card])
        for task in (2 * card, 2 * card + 1):
            kind: i64 = contracts.kind[task]
            value = NEVER
            if kind == DELIVER and carries(cargo, contracts.cargo[task]):
                rest: i64 = cargo - contracts.cargo[task]
                value = self.assign(state, cards, index + 1, rest, owed, used | BIT[card], loose, near)
            elif kind == ANY and cargo_size(cargo) - owed >= contracts.amount[task]:
                more: i64 = owed + contracts.amount[task]
                value = self.assign(state, cards, index + 1, cargo, more, used | BIT[card], loose, near)
            best = max(best, points + value)
        return best

    def _begun(
        self, state: DeukalionState, cards: list[int], cargo: i64, left: i64, used: i64, loose: float, near: float
    ) -> float:
        """What the best contract that is begun and not done adds to the loose treasures."""
        contracts = state.deukalion.contracts
        best = 0.0
        for card in cards:
            if used & BIT[card]:
                continue
            for task in (2 * card, 2 * card + 1):
                kind: i64 = contracts.kind[task]
                if kind > ANY:
                    continue
                there = min(left, contracts.amount[task] if kind == ANY else _common(cargo, contracts.cargo[task]))
                share = float(there) / float(contracts.amount[task])
                best = max(best, near * share * float(contracts.points[card]) - float(there) * loose)
        return best

    # -- goals ------------------------------------------------------------------------------------

    def survey(self, state: DeukalionState, seat: i64, crew: i64) -> None:
        """List the goals of a seat as if it had so many fighters aboard."""
        self.chart = self.chart_for(state)
        self.rows.clear()
        self.prizes.clear()
        self.deeds.clear()
        self.crew = crew
        self.cargo = state.hold[seat]
        self.have = self.haul(state, seat, self.cargo)
        self.short = state.deukalion.printed.target - score(state, seat)
        self.kept = 0.0
        if self.cargo:
            cash = self.haul(state, seat, self.cargo, True)
            self.kept = (1.0 - self.trust) * cash + self.trust * self.have
            self.goal(self.chart.home, cash + self.win(cash), NONE)
        self._cities(state, seat)
        self._towns(state, seat)
        self._tasks(state, seat)
        self._ships(state, seat)
        self._styx(state, seat)

    def goal(self, row: list[int], prize: float, deed: i64) -> None:
        self.rows.append(row)
        self.prizes.append(prize)
        self.deeds.append(deed)

    def win(self, points: float) -> float:
        """What these points are worth more, if they win the play."""
        return self.crown if points >= float(self.short) - 0.01 else 0.0

    def outcome(self, points: float, home: i64) -> float:
        """What is left when points are earned so far from home: the play is won, or goes on with the cargo."""
        won = self.win(points)
        return won if won > 0.0 else self.carry(home)

    def carry(self, home: i64) -> float:
        """What the cargo is still worth for a ship that has done something else so far from home."""
        return self.kept - self.now[home] if self.cargo else 0.0

    def _cities(self, state: DeukalionState, seat: i64) -> None:
        rules = state.deukalion
        crew = self.crew
        helped = state.hand[seat] & rules.deck.of_kind[APOLLO] != 0
        loss = self.fighter * self.cross * float(crew)
        if state.room(seat) <= 0:
            loss += self.fighter
        gains: list[float] = []
        for colour in range(rules.colours):
            gains.append(self.haul(state, seat, self.cargo + treasure(colour)))
        city: i64 = 0
        while city < rules.places.cities:
            stock: i64 = state.stock[city]
            if stock and (crew > 0 or helped):
                full = 0.0
                colour = 0
                while stock:
                    if stock & COLOUR_MASK:
                        full = max(full, gains[colour])
                    stock >>= COLOUR_BITS
                    colour += 1
                home: i64 = self.city_home[city]
                chance = self.odds.reach(crew, 2 * rules.places.defence[city])
                full -= self.now[home]
                fails = self.carry(home)
                prize = chance * full + (1.0 - chance) * fails - loss
                if helped:
                    prize = max(prize, full)
                self.goal(self.chart.city[city], prize, rules.move.attack + city)
            city += 1

    def _towns(self, state: DeukalionState, seat: i64) -> None:
        rules = state.deukalion
        town: i64 = 0
        while town < rules.places.towns:
            owner = state.owner(town)
            size: i64 = rules.places.size[town]
            if owner != seat and self.crew > 0:
                points = float(size)
                after = self.outcome(points, self.town_home[town])
                if owner == NONE:
                    if self.crew >= size:
                        prize = points * (1.0 - self.locked) + after
                        self.goal(self.chart.town[town], prize, rules.move.found + town)
                else:
                    chance = self.odds.reach(self.crew, 2 * rules.places.value[town])
                    gained = points * (1.0 - self.locked + self.rival) + after
                    fails = self.carry(self.town_home[town])
                    prize = chance * gained + (1.0 - chance) * fails - self.fighter * self.cross * float(self.crew)
                    self.goal(self.chart.town[town], prize, rules.move.conquer + town)
            town += 1

    def _tasks(self, state: DeukalionState, seat: i64) -> None:
        """What contracts ask for in far cities, and the Hydra."""
        self.game = 0.0
        for card in state.open:
            if card != NONE:
                self._task(state, seat, 2 * card)
                self._task(state, seat, 2 * card + 1)
        own: i64 = state.secret[seat]
        if own != NONE:
            self._task(state, seat, 2 * own)
            self._task(state, seat, 2 * own + 1)

    def _task(self, state: DeukalionState, seat: i64, task: i64) -> None:
        rules = state.deukalion
        contracts = rules.contracts
        kind: i64 = contracts.kind[task]
        if kind <= ANY or kind == DEFEAT:
            return
        points = float(contracts.points[task >> 1])
        if kind == HYDRA:
            halves: i64 = 2 * rules.printed.strength
            if rules.fleece_attacks and state.has_front(seat, FRONT_FLEECE):
                halves = 2 * rules.deck.amounts[FLEECE]
            chance = self.odds.reach(self.crew, halves)
            home: i64 = self.chart.home[state.hydra]
            gained = points + self.outcome(points, home)
            fails = self.carry(home) - self.tempo
            prize = chance * gained + (1.0 - chance) * fails - self.fighter * self.cross * float(self.crew)
            if self.crew > 0:
                self.game = max(self.game, prize)
                self.goal(rules.board.sailing[state.hydra], prize, NONE)
            return
        city: i64 = contracts.city[task]
        amount: i64 = contracts.amount[task]
        prize = points + self.outcome(points, self.city_home[city])
        if kind == LEAVE:
            if self.crew < amount:
                return
            prize -= self.locked * float(amount)
        elif kind == CREW:
            lacking = amount - self.crew
            if lacking > min(state.below[seat], state.room(seat)):
                return
            if lacking > 0:
                prize -= self.tempo * float((lacking + 1) // 2)
        elif kind == CARDS:
            if count(state.hand[seat]) < amount:
                return
            prize -= self.card * float(amount)
        self.goal(self.chart.city[city], prize, NONE)

    def _ships(self, state: DeukalionState, seat: i64) -> None:
        """Ships worth an attack: for what they carry, or for a contract."""
        rules = state.deukalion
        contracts = rules.contracts
        asked: i64 = 0
        points = 0.0
        for card in state.open:
            if card != NONE:
                for task in (2 * card, 2 * card + 1):
                    if contracts.kind[task] == DEFEAT:
                        asked |= BIT[contracts.hero[task]]
                        points = float(contracts.points[card])
        own: i64 = state.secret[seat]
        if own != NONE:
            for task in (2 * own, 2 * own + 1):
                if contracts.kind[task] == DEFEAT:
                    asked |= BIT[contracts.hero[task]]
                    points = float(contracts.points[own])
        other: i64 = 0
        while other < rules.seats:
            self.prey[other] = NEVER
            square: i64 = state.ships[other]
            wanted = asked & BIT[other] != 0
            if other != seat and square >= 0 and self.crew > 0 and not rules.board.styx & BIT[square]:
                booty = 0.0
                cargo: i64 = state.hold[other]
                colour: i64 = 0
                while cargo:
                    if cargo & COLOUR_MASK:
                        booty = max(booty, self.haul(state, seat, self.cargo + treasure(colour)) - self.have)
                    cargo >>= COLOUR_BITS
                    colour += 1
                gained = booty * (1.0 + self.rival)
                if wanted:
                    gained += points + self.win(points)
                chance = self.odds.beats[self.crew][state.fighters[other]]
                cost = self.fighter * self.cross * (float(self.crew) - self.rival * float(state.fighters[other]))
                prize = chance * gained - (1.0 - chance) * self.tempo - cost
                prize += self.carry(self.chart.home[square])
                self.prey[other] = prize
                if wanted or booty > 0.0:
                    self.goal(rules.board.sailing[square], prize - self.chase, NONE)
            other += 1

    def _styx(self, state: DeukalionState, seat: i64) -> None:
        rules = state.deukalion
        below: i64 = state.below[seat]
        if below == 0:
            return
        most = True
        for other in range(rules.seats):
            if other != seat and state.below[other] >= below:
                most = False
        square: i64 = state.ships[seat]
        points = float(min(rules.printed.styx, state.pile)) if most else 0.0
        prize = points + self.fighter * float(min(below, state.room(seat)))
        prize += self.outcome(points, self.chart.home[square])
        self.goal(self.chart.styx, prize, NONE)

    # -- squares ----------------------------------------------------------------------------------

    def view_from(self, square: i64, over: bool) -> float:
        """What the best goals are worth from a square; `over`: this move is at its end."""
        costs = self.later if over else self.now
        best = NEVER
        second = NEVER
        index: i64 = 0
        size: i64 = len(self.rows)
        while index < size:
            value = self.prizes[index] - costs[self.rows[index][square]]
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
            index += 1
        if second > 0.0:
            best += self.second * second
        return best if size else -self.tempo

    def danger(self, state: DeukalionState, seat: i64, square: i64) -> float:
        """What may happen to a ship that stays on a square: the Hydra, and ships that want its cargo."""
        rules = state.deukalion
        board = rules.board
        if board.styx & BIT[square]:
            return 0.0
        danger = 0.0
        if not board.anchored & BIT[square]:
            distance: i64 = board.swimming[state.hydra][square]
            if 0 <= distance <= STRIKE:
                halves: i64 = 2 * rules.printed.strength
                if not rules.fleece_attacks and state.has_front(seat, FRONT_FLEECE):
                    halves = 2 * rules.deck.amounts[FLEECE]
                fails = 1.0 - self.odds.reach(self.crew, halves)
                danger += fails * (self.tempo + self.fighter * self.cross * float(self.crew)) - (1.0 - fails)
        if self.cargo:
            for other in range(rules.seats):
                if other != seat and state.ships[other] >= 0:
                    distance = board.sailing[square][state.ships[other]]
                    if 0 <= distance <= STRIKE:
                        danger += self.odds.beats[state.fighters[other]][self.crew]
        return self.fear * danger


def _common(cargo: i64, wanted: i64) -> i64:
    """How many of the wanted treasures a cargo holds."""
    found: i64 = 0
    while wanted:
        found += min(cargo & COLOUR_MASK, wanted & COLOUR_MASK)
        cargo >>= COLOUR_BITS
        wanted >>= COLOUR_BITS
    return found
