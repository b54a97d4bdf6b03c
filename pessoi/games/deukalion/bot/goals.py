"""Goals: everything on the map that is worth sailing to, its prize, and what each square is worth as a way to it.

Values are in points. Time costs `tempo` points a move, which is about what a good move earns.
"""

from typing import Final, Optional, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, count
from pessoi.games.deukalion.bot.cargo_values import IMPOSSIBLE, CargoValues, contracts_for
from pessoi.games.deukalion.bot.distances import FAR, Distances, beside
from pessoi.games.deukalion.rules.action_cards import APOLLO
from pessoi.games.deukalion.rules.cargo import of_colour, treasure
from pessoi.games.deukalion.rules.contract_cards import ANY, CARDS, CREW, DEFEAT, HYDRA, LEAVE
from pessoi.games.deukalion.rules.fight import hydra_strength
from pessoi.games.deukalion.rules.sailing import most_below
from pessoi.games.deukalion.rules.scoring import score
from pessoi.games.deukalion.rules.state import NONE, DeukalionRules, DeukalionState

SPEED: Final = 2.1
"""The squares a ship sails in a usual move."""
THREAT: Final = 3
"""The distance from which the Hydra, or a ship, may attack."""


@final
class Goals:
    """The goals of one seat at a time, as `survey` found them last."""

    def __init__(self, rules: DeukalionRules, weights: dict[str, float]) -> None:
        self.cargo_values = CargoValues(rules, weights)
        self.odds = rules.constants.odds
        self.cross: float = self.odds.sides[0]
        self.tempo: float = weights["policy.tempo"]
        self.fighter: float = weights["policy.fighter"]
        self.locked: float = weights["policy.locked"]
        self.card: float = weights["policy.card"]
        self.trust: float = weights["policy.trust"]
        self.rival: float = weights["policy.rival"]
        self.crown: float = weights["policy.crown"]
        self.chase: float = weights["policy.chase"]
        self.fear: float = weights["policy.fear"]
        self.second: float = weights["policy.second"]
        self.now: list[float] = [self.tempo * max(1.0, steps / SPEED) if steps else 0.0 for steps in range(FAR)]
        """The cost of a distance to a goal, for a ship that may still act in this move."""
        self.later: list[float] = [max(self.tempo, cost) for cost in self.now]
        """The same for a ship whose move is over."""
        board = rules.board
        self.distances = Distances(rules, board.hydra)
        self._by_hydra: list[Optional[Distances]] = [None] * board.squares
        """The distances for each square of the Hydra, computed when they are first needed."""
        self.city_home: list[int] = []
        """The distance from each city to the nearest anchor, at best."""
        for city in range(rules.places.cities):
            self.city_home.append(min([self.distances.home[square] for square in beside(board.cities_at, city)]))
        self.town_home: list[int] = []
        for town in range(rules.places.towns):
            self.town_home.append(min([self.distances.home[square] for square in beside(board.towns_at, town)]))
        self.steps: list[list[int]] = []
        """For every goal: the distance from each square."""
        self.prizes: list[float] = []
        self.moves: list[int] = []
        """For every goal: the move that a ship makes there, or NONE."""
        self.ship_values: list[float] = [0.0] * rules.seats
        """The value of an attack on each ship."""
        self.hydra_value: float = 0.0
        """The value of an attack on the Hydra."""
        self.cargo_value: float = 0.0
        """What the cargo may bring, contracts begun included."""
        self.kept_value: float = 0.0
        """What it may bring when nothing is added to it."""
        self.cargo: i64 = 0
        self.crew: i64 = 0
        self.missing: i64 = 0
        """The points that the seat still needs to win."""

    def survey(self, state: DeukalionState, seat: i64, crew: i64) -> None:
        """List the goals of a seat as if it had `crew` fighters aboard."""
        self.distances = self._distances(state)
        self.steps.clear()
        self.prizes.clear()
        self.moves.clear()
        self.crew = crew
        self.cargo = state.hold[seat]
        self.cargo_value = self.cargo_values.value(state, seat, self.cargo)
        self.missing = state.deukalion.target - score(state, seat)
        self.kept_value = 0.0
        if self.cargo:
            cash = self.cargo_values.value(state, seat, self.cargo, True)
            self.kept_value = (1.0 - self.trust) * cash + self.trust * self.cargo_value
            self._add(self.distances.home, cash + self.winning(cash), NONE)
        self._add_cities(state, seat)
        self._add_towns(state, seat)
        self.hydra_value = 0.0
        for contract in contracts_for(state, seat):
            for task in state.deukalion.contracts.tasks(contract):
                self._add_task(state, seat, task)
        self._add_ships(state, seat)
        self._add_styx(state, seat)

    def _distances(self, state: DeukalionState) -> Distances:
        """The distances for the square on which the Hydra is."""
        found = self._by_hydra[state.hydra]
        if found is None:
            found = Distances(state.deukalion, state.hydra)
            self._by_hydra[state.hydra] = found
        return found

    def _add(self, steps: list[int], prize: float, move: i64) -> None:
        self.steps.append(steps)
        self.prizes.append(prize)
        self.moves.append(move)

    def winning(self, points: float) -> float:
        """What these points are worth in addition, if they win the game."""
        return self.crown if points >= float(self.missing) - 0.01 else 0.0

    def after_points(self, points: float, home: i64) -> float:
        """What is left when points are earned at a distance from home: the game is won, or goes on with the cargo."""
        won = self.winning(points)
        return won if won > 0.0 else self.carried(home)

    def carried(self, home: i64) -> float:
        """What the cargo is still worth for a ship that has done something else at a distance from home."""
        return self.kept_value - self.now[home] if self.cargo else 0.0

    def with_one(self, state: DeukalionState, seat: i64, colour: i64) -> float:
        """The value of the cargo with one more treasure."""
        return self.cargo_values.value(state, seat, self.cargo + treasure(colour))

    def _add_cities(self, state: DeukalionState, seat: i64) -> None:
        rules = state.deukalion
        crew = self.crew
        helped = state.holds(seat, APOLLO)
        loss = self.fighter * self.cross * float(crew)
        if state.room(seat) <= 0:
            loss += self.fighter
        gains: list[float] = []
        for colour in range(rules.colours):
            gains.append(self.with_one(state, seat, colour))
        city: i64 = 0
        while city < rules.places.cities:
            stock: i64 = state.stock[city]
            if stock and (crew > 0 or helped):
                full = 0.0
                for colour in range(rules.colours):
                    if of_colour(stock, colour):
                        full = max(full, gains[colour])
                home: i64 = self.city_home[city]
                chance = self.odds.reach(crew, 2 * rules.places.defence[city])
                full -= self.now[home]
                fails = self.carried(home)
                prize = chance * full + (1.0 - chance) * fails - loss
                if helped:
                    prize = max(prize, full)
                self._add(self.distances.city[city], prize, rules.move.attack.move(city))
            city += 1

    def _add_towns(self, state: DeukalionState, seat: i64) -> None:
        rules = state.deukalion
        town: i64 = 0
        while town < rules.places.towns:
            owner = state.owner(town)
            size: i64 = rules.places.size[town]
            if owner != seat and self.crew > 0:
                points = float(size)
                after = self.after_points(points, self.town_home[town])
                if owner == NONE:
                    if self.crew >= size:
                        prize = points * (1.0 - self.locked) + after
                        self._add(self.distances.town[town], prize, rules.move.found.move(town))
                else:
                    if rules.town_crews:
                        chance = self.odds.beats[self.crew][state.fighters[owner]]
                    else:
                        chance = self.odds.reach(self.crew, 2 * rules.places.value[town])
                    gained = points * (1.0 - self.locked + self.rival) + after
                    fails = self.carried(self.town_home[town])
                    prize = chance * gained + (1.0 - chance) * fails - self.fighter * self.cross * float(self.crew)
                    self._add(self.distances.town[town], prize, rules.move.conquer.move(town))
            town += 1

    def _add_task(self, state: DeukalionState, seat: i64, task: i64) -> None:
        """A task in a far city, or the Hydra."""
        contracts = state.deukalion.contracts
        kind: i64 = contracts.kind[task]
        if kind <= ANY or kind == DEFEAT:
            return
        points = float(contracts.points[contracts.contract(task)])
        if kind == HYDRA:
            self._add_hydra(state, seat, points)
            return
        city: i64 = contracts.city[task]
        amount: i64 = contracts.amount[task]
        prize = points + self.after_points(points, self.city_home[city])
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
        self._add(self.distances.city[city], prize, NONE)

    def _add_hydra(self, state: DeukalionState, seat: i64, points: float) -> None:
        if self.crew == 0:
            return
        chance = self.odds.reach(self.crew, 2 * hydra_strength(state, seat, True))
        home: i64 = self.distances.home[state.hydra]
        gained = points + self.after_points(points, home)
        fails = self.carried(home) - self.tempo
        prize = chance * gained + (1.0 - chance) * fails - self.fighter * self.cross * float(self.crew)
        self.hydra_value = max(self.hydra_value, prize)
        self._add(state.deukalion.board.sailing[state.hydra], prize, NONE)

    def _add_ships(self, state: DeukalionState, seat: i64) -> None:
        """Ships worth an attack: for their cargo, or for a contract."""
        rules = state.deukalion
        contracts = rules.contracts
        asked: i64 = 0
        points = 0.0
        for contract in contracts_for(state, seat):
            for task in contracts.tasks(contract):
                if contracts.kind[task] == DEFEAT:
                    asked |= BIT[contracts.hero[task]]
                    points = float(contracts.points[contract])
        other: i64 = 0
        while other < rules.seats:
            self.ship_values[other] = IMPOSSIBLE
            square: i64 = state.ships[other]
            wanted = contains(asked, other)
            if other != seat and square >= 0 and self.crew > 0 and not contains(rules.board.styx, square):
                booty = 0.0
                for colour in range(rules.colours):
                    if of_colour(state.hold[other], colour):
                        booty = max(booty, self.with_one(state, seat, colour) - self.cargo_value)
                gained = booty * (1.0 + self.rival)
                if wanted:
                    gained += points + self.winning(points)
                chance = self.odds.beats[self.crew][state.fighters[other]]
                cost = self.fighter * self.cross * (float(self.crew) - self.rival * float(state.fighters[other]))
                prize = chance * gained - (1.0 - chance) * self.tempo - cost
                prize += self.carried(self.distances.home[square])
                self.ship_values[other] = prize
                if wanted or booty > 0.0:
                    self._add(rules.board.sailing[square], prize - self.chase, NONE)
            other += 1

    def _add_styx(self, state: DeukalionState, seat: i64) -> None:
        below: i64 = state.below[seat]
        if below == 0:
            return
        square: i64 = state.ships[seat]
        points = float(min(state.deukalion.styx_bonus, state.pile)) if most_below(state, seat) else 0.0
        prize = points + self.fighter * float(min(below, state.room(seat)))
        prize += self.after_points(points, self.distances.home[square])
        self._add(self.distances.styx, prize, NONE)

    def square_value(self, square: i64, over: bool) -> float:
        """What the best goals are worth from a square; `over`: the current move ends there."""
        costs = self.later if over else self.now
        best = IMPOSSIBLE
        second = IMPOSSIBLE
        index: i64 = 0
        size: i64 = len(self.steps)
        while index < size:
            value = self.prizes[index] - costs[self.steps[index][square]]
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
        """What the Hydra, and ships that want its cargo, may cost a ship that stays on a square."""
        rules = state.deukalion
        board = rules.board
        if contains(board.styx, square):
            return 0.0
        danger = 0.0
        if not contains(board.anchored, square):
            distance: i64 = board.swimming[state.hydra][square]
            if 0 <= distance <= THREAT:
                fails = 1.0 - self.odds.reach(self.crew, 2 * hydra_strength(state, seat, False))
                danger += fails * (self.tempo + self.fighter * self.cross * float(self.crew)) - (1.0 - fails)
        if self.cargo:
            for other in range(rules.seats):
                if other != seat and state.ships[other] >= 0:
                    distance = board.sailing[square][state.ships[other]]
                    if 0 <= distance <= THREAT:
                        danger += self.odds.beats[state.fighters[other]][self.crew]
        return self.fear * danger
