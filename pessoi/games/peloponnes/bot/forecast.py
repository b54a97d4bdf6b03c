"""A forecast of the score of one seat: the rounds to come are played with average tiles, incomes and disasters."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, count, members, sum_over
from pessoi.games.peloponnes.rules.constants import (
    BLANK,
    CITIZENS,
    COINS,
    DECLINE,
    DROUGHT,
    EARTHQUAKE,
    FOOD,
    LUXURY,
    PLAGUE,
    STONE,
    STORM,
    WOOD,
    income_of,
)
from pessoi.games.peloponnes.rules.income import seat_income
from pessoi.games.peloponnes.rules.placing import fits
from pessoi.games.peloponnes.rules.state import NO_LAND, PeloponnesRules, PeloponnesState
from pessoi.games.peloponnes.rules.steps import CHIT, INCOME, OVER

STACK_B: Final = 1
STACK_C: Final = 2
"""The stacks in which a land has the supply symbol."""
NEVER: Final = 99
"""The round of a supply symbol that has been turned up."""

AUCTION: Final = 0
PLACING: Final = 1
DRAWING: Final = 2
ENDING: Final = 3
"""The phases of a round: tiles are sold, then placed and income paid, then chits drawn; last comes the end."""

PARTS: Final = ["coins", "goods", "food", "luxury", "citizens", "prestige", "unfinished", "protection", "fit"]
"""The parts of a seat that explain its score."""


@final
class Forecast:
    """Call `survey` for a state, `load` a seat, change what a move would change, then ask for the `score`."""

    def __init__(self, rules: PeloponnesRules, weights: dict[str, float]) -> None:
        constants = rules.constants
        self.peloponnes = rules
        self.rounds: i64 = constants.rounds
        self.rate: float = float(constants.rate)
        self.share: float = float(constants.share)
        self.for_citizen: float = float(constants.points_for_citizen)
        self.for_point: float = float(constants.coins_for_point)
        self.limits: list[float] = [float(limit) for limit in constants.limits]
        self.wages: list[float] = [float(coins) for coins in constants.wages]
        self.luxury_wages: list[float] = [float(luxury) for luxury in constants.luxury_wages]
        self._read(weights)
        self.ways: list[list[float]] = [
            [_ways(places, chits) for chits in range(constants.strikes + 1)]
            for places in range(sum(constants.chits) + 1)
        ]
        """In how many ways a number of places can hold a number of chits."""
        self.danger: list[list[float]] = [[0.0] * (constants.rounds + 1) for _ in range(BLANK)]
        """For every disaster and round the probability that it strikes then."""
        self.round: i64 = 1
        self.phase: i64 = AUCTION
        self.first_supply: i64 = NEVER
        self.second_supply: i64 = NEVER
        """The rounds in which the supply symbols are expected."""
        self._clear()

    def _read(self, weights: dict[str, float]) -> None:
        """Take over the weights: what is usual in the rounds to come."""
        letters = ["a", "b", "c"]
        self.price: list[float] = [weights["policy.price_" + letter] for letter in letters]
        self.fame: list[float] = [weights["policy.fame_" + letter] for letter in letters]
        self.growth: list[float] = [weights["policy.growth_" + letter] for letter in letters]
        """The price, the prestige and the citizens of a tile that is bought later, by stack."""
        self.material: float = weights["policy.material"]
        self.built: float = weights["policy.built"]
        """What buildings cost in each round, and their prestige beyond that of lands."""
        self.harvest: float = weights["policy.harvest"]
        self.lavish: float = weights["policy.lavish"]
        self.quality: float = weights["policy.quality"]
        self.feast: float = weights["policy.feast"]
        self.unpaid: float = weights["policy.unpaid"]
        self.ruin: float = weights["policy.ruin"]
        self.flood: float = weights["policy.flood"]
        self.blur: float = weights["policy.blur"]
        self.choice_left: float = weights["policy.choice_left"]
        self.lean: float = weights["policy.lean"]
        self.chain: float = weights["policy.chain"]
        self.half: float = weights["policy.half"]

    def _clear(self) -> None:
        """Empty the seat that is forecast."""
        self.wood: float = 0.0
        self.stone: float = 0.0
        self.food: float = 0.0
        self.coins: float = 0.0
        self.citizens: float = 0.0
        self.luxury: float = 0.0
        self.more_wood: float = 0.0
        self.more_stone: float = 0.0
        self.more_food: float = 0.0
        self.more_citizens: float = 0.0
        self.prestige: float = 0.0
        self.owed_wood: float = 0.0
        self.owed_stone: float = 0.0
        self.owed_prestige: float = 0.0
        self.marks: float = 0.0
        """Unfinished buildings: their cost, their prestige and their number."""
        self.buildings: float = 0.0
        self.lands: float = 0.0
        self.guards: i64 = 0
        """The disasters from which the seat is protected."""
        self.linked: bool = False
        self.any_land: bool = False
        self.has_half: bool = False

    # -- the present ----------------------------------------------------------------------------

    def survey(self, state: PeloponnesState) -> None:
        """Read what is the same for all seats: the phase of the round, the next supply rounds, and the dangers."""
        self.round = max(1, state.round)
        self.phase = AUCTION
        for step, _ in state.pending():
            if step is OVER:
                self.phase = ENDING
            elif step is INCOME:
                self.phase = PLACING
            elif step is CHIT:
                self.phase = DRAWING
        self.first_supply = self._expected_supply(state, STACK_B)
        self.second_supply = self._expected_supply(state, STACK_C)
        pile = state.chits_left()
        draws = self.peloponnes.constants.draws
        for kind in range(BLANK):
            chits: i64 = state.chits[kind]
            before = 0.0
            danger = self.danger[kind]
            number: i64 = self.round
            while number <= self.rounds:
                danger[number] = 0.0
                if chits:
                    drawn = max(0, pile - draws * (self.rounds - number))
                    struck = self.ways[drawn][chits] / self.ways[pile][chits]
                    danger[number] = struck - before
                    before = struck
                number += 1

    def _expected_supply(self, state: PeloponnesState, stack: i64) -> i64:
        """The round in which the supply symbol of a stack is expected: the middle one of those left."""
        tiles = self.peloponnes.tiles
        if not state.unseen & tiles.supply & tiles.stacks[stack]:
            return NEVER
        first: i64 = NEVER
        last: i64 = 0
        number: i64 = self.round + 1
        while number <= self.rounds:
            if tiles.stack_of[number - 1] == stack:
                first = min(first, number)
                last = number
            number += 1
        return NEVER if last == 0 else (first + last) // 2

    def load(self, state: PeloponnesState, seat: i64) -> None:
        """Begin with what a seat has."""
        tiles = self.peloponnes.tiles
        own: i64 = state.owned[seat]
        self.wood = float(state.has(seat, WOOD))
        self.stone = float(state.has(seat, STONE))
        self.food = float(state.has(seat, FOOD))
        self.coins = float(state.has(seat, COINS))
        self.citizens = float(state.has(seat, CITIZENS))
        self.luxury = float(state.has(seat, LUXURY))
        income = seat_income(state, seat)
        self.more_wood = float(income_of(income, WOOD))
        self.more_stone = float(income_of(income, STONE))
        self.more_food = float(income_of(income, FOOD))
        self.more_citizens = float(income_of(income, CITIZENS))
        self.prestige = float(sum_over(own, tiles.prestige))
        self.owed_wood = 0.0
        self.owed_stone = 0.0
        self.owed_prestige = 0.0
        self.marks = 0.0
        for tile in members(own & state.marked):
            self._owe(tile)
        self.buildings = float(count(own & tiles.buildings))
        self.lands = float(count(own & tiles.lands))
        self.guards = 0
        self.any_land = False
        self.has_half = False
        self._add_powers(own)
        land = state.last_land(seat)
        self.linked = land != NO_LAND and self._has_wood(land)
        spot: i64 = state.spots[seat]
        if self.phase == PLACING and spot >= 0 and contains(own, state.row[spot]):
            self._gain_once(state.row[spot])

    def borrow(self, part: str, other: "Forecast") -> None:
        """Replace a part of the seat by that of another forecast."""
        if part == "coins":
            self.coins = other.coins
        elif part == "goods":
            self.wood, self.stone = other.wood, other.stone
            self.more_wood, self.more_stone = other.more_wood, other.more_stone
        elif part == "food":
            self.food, self.more_food = other.food, other.more_food
        elif part == "luxury":
            self.luxury = other.luxury
        elif part == "citizens":
            self.citizens, self.more_citizens = other.citizens, other.more_citizens
        elif part == "prestige":
            self.prestige, self.buildings, self.lands = other.prestige, other.buildings, other.lands
        elif part == "unfinished":
            self.owed_wood, self.owed_stone = other.owed_wood, other.owed_stone
            self.owed_prestige, self.marks = other.owed_prestige, other.marks
        elif part == "protection":
            self.guards = other.guards
        else:
            self.linked, self.any_land, self.has_half = other.linked, other.any_land, other.has_half

    def _add_powers(self, own: i64) -> None:
        """Add what tiles can do besides their numbers."""
        tiles = self.peloponnes.tiles
        for kind in range(BLANK):
            if own & tiles.guards[kind]:
                self.guards |= BIT[kind]
        if own & tiles.choice:
            amount = float(count(own & tiles.choice)) / 2.0
            self.more_food += amount
            self.more_stone += amount
        if own & tiles.half:
            self.has_half = True
        if own & tiles.any_land:
            self.any_land = True

    def _owe(self, tile: i64) -> None:
        tiles = self.peloponnes.tiles
        self.owed_wood += float(tiles.wood[tile])
        self.owed_stone += float(tiles.stone[tile])
        self.owed_prestige += float(tiles.prestige[tile])
        self.marks += 1.0

    def _has_wood(self, land: i64) -> bool:
        """Whether a land brings wood: most lands fit next to it."""
        return contains(self.peloponnes.tiles.links[land], WOOD)

    def _gain_once(self, tile: i64) -> None:
        """Gain what a tile brings once."""
        tiles = self.peloponnes.tiles
        self.citizens += float(tiles.citizens[tile])
        self.coins += float(tiles.coins[tile])
        self.food += float(tiles.food[tile])
        self.luxury += float(tiles.luxury[tile])

    # -- the next move --------------------------------------------------------------------------

    def pay_coins(self, price: float) -> None:
        """Pay coins, and luxury for those that are missing."""
        self.coins -= price
        if self.coins < 0.0:
            self.luxury += self.coins * self.rate
            self.coins = 0.0

    def place_tile(self, state: PeloponnesState, seat: i64, tile: i64, marked: bool = False) -> None:
        """Place a tile: a building is paid for if possible, and marked otherwise or if `marked` is set."""
        tiles = self.peloponnes.tiles
        if contains(tiles.lands, tile):
            if not fits(state, seat, tile):
                return
            self.lands += 1.0
            self.linked = self._has_wood(tile)
        else:
            wood = float(tiles.wood[tile])
            stone = float(tiles.stone[tile])
            if not marked and self._luxury_for(wood, stone) <= self.luxury:
                self._pay(wood, stone)
            elif self.coins + self.luxury / self.rate >= 1.0:
                self.coins -= 1.0
                self._owe(tile)
            else:
                return
            self.buildings += 1.0
            self._add_powers(BIT[tile])
        income: i64 = tiles.income[tile]
        self.more_wood += float(income_of(income, WOOD))
        self.more_stone += float(income_of(income, STONE))
        self.more_food += float(income_of(income, FOOD))
        self.prestige += float(tiles.prestige[tile])
        self._gain_once(tile)

    def _luxury_for(self, wood: float, stone: float) -> float:
        """The luxury that must replace missing wood and stone."""
        return (max(0.0, wood - self.wood) + max(0.0, stone - self.stone)) * self.rate

    def _pay(self, wood: float, stone: float) -> None:
        """Pay wood and stone, and luxury for what is missing."""
        self.luxury -= self._luxury_for(wood, stone)
        self.wood = max(0.0, self.wood - wood)
        self.stone = max(0.0, self.stone - stone)

    def take_good(self, good: i64) -> None:
        """Gain one wood, stone, food or coin."""
        if good == WOOD:
            self.wood += 1.0
        elif good == STONE:
            self.stone += 1.0
        elif good == FOOD:
            self.food += 1.0
        else:
            self.coins += 1.0

    def feed(self) -> None:
        """Feed all citizens, with luxury where food is missing; the others are lost."""
        hungry = self.citizens - self.food
        if hungry <= 0.0:
            self.food -= self.citizens
            return
        self.food = 0.0
        fed = min(hungry, max(0.0, self.luxury) / self.rate)
        self.luxury -= fed * self.rate
        self.citizens -= hungry - fed

    def finish(self) -> None:
        """Pay for all unfinished buildings; what is missing costs prestige."""
        if self.marks == 0.0:
            return
        missing = max(0.0, self.owed_wood - self.wood) + max(0.0, self.owed_stone - self.stone)
        self.wood = max(0.0, self.wood - self.owed_wood)
        self.stone = max(0.0, self.stone - self.owed_stone)
        if missing > 0.0:
            covered = min(missing, max(0.0, self.luxury) / self.rate)
            self.luxury -= covered * self.rate
            self.prestige -= min(self.owed_prestige, (missing - covered) * self.unpaid)
        self.coins += self.marks
        self.marks = 0.0
        self.owed_wood = 0.0
        self.owed_stone = 0.0
        self.owed_prestige = 0.0

    def finish_first(self, tile: i64) -> None:
        """Pay for one unfinished building, then for the others as far as possible."""
        tiles = self.peloponnes.tiles
        wood = float(tiles.wood[tile])
        stone = float(tiles.stone[tile])
        self._pay(wood, stone)
        self.owed_wood -= wood
        self.owed_stone -= stone
        self.owed_prestige -= float(tiles.prestige[tile])
        self.finish()

    def finish_nothing(self) -> None:
        """Give up all unfinished buildings."""
        self.prestige -= self.owed_prestige
        self.owed_wood = 0.0
        self.owed_stone = 0.0
        self.finish()

    def lose_tile(self, tile: i64, marked: bool) -> None:
        """Give up a tile that a disaster has struck."""
        tiles = self.peloponnes.tiles
        if contains(tiles.lands, tile):
            self.lands -= 1.0
        else:
            self.buildings -= 1.0
        income: i64 = tiles.income[tile]
        self.prestige -= float(tiles.prestige[tile])
        self.more_wood -= float(income_of(income, WOOD))
        self.more_stone -= float(income_of(income, STONE))
        self.more_food -= float(income_of(income, FOOD))
        if marked:
            self.owed_wood -= float(tiles.wood[tile])
            self.owed_stone -= float(tiles.stone[tile])

    def save_buildings(self, chance: float) -> float:
        """Suffer an earthquake of some probability. Returns how many buildings can be paid for."""
        payable = min(self.wood, self.stone)
        saved = max(0.0, min(self.buildings, payable))
        self.wood -= chance * saved
        self.stone -= chance * saved
        self.prestige -= chance * (self.buildings - saved) * self.ruin
        return saved

    def save_lands(self, chance: float) -> float:
        """Suffer a storm of some probability. Returns how many lands can be paid for."""
        payable = min(self.food, self.coins)
        saved = max(0.0, min(self.lands, payable))
        self.food -= chance * saved
        self.coins -= chance * saved
        self.prestige -= chance * (self.lands - saved) * self.flood
        return saved

    # -- the rounds to come ---------------------------------------------------------------------

    def score(self, buying: bool) -> float:
        """Play on to the end and return the expected score. `buying`: whether the seat still buys in this round.

        Afterwards the seat must be loaded again.
        """
        first = self.round
        number = first
        bought = 0.0
        if self.phase == ENDING:
            number = self.rounds + 1
        while number <= self.rounds:
            if number > first and (number in (self.first_supply, self.second_supply)):
                self.feed()
                self.finish()
            if number > first or buying:
                bought += 1.0
                self._buy(self.peloponnes.tiles.stack_of[number - 1])
            if number > first or self.phase != DRAWING:
                self._earn()
            self._suffer(number)
            number += 1
        if self.phase != ENDING:
            self.feed()
            self.finish()
        return self._lower(bought)

    def _lower(self, bought: float) -> float:
        """The lower of prestige and population, smoothed, with some points for options that were left open."""
        prestige = self.prestige + self.coins / self.for_point
        population = self.citizens * self.for_citizen
        apart = (prestige - population) / 2.0
        blur = self.blur + self.choice_left * bought
        lower = (prestige + population) / 2.0 - sqrt(apart * apart + blur * blur) + blur
        lower += self.lean * (prestige + population) / 2.0
        if self.linked or self.any_land:
            lower += self.chain * bought
        if self.has_half:
            lower += self.half * bought
        return lower

    def _buy(self, stack: i64) -> None:
        """Buy an average tile at the average price: a rich seat gets a better one, a poor seat waits."""
        price = self.price[stack]
        part = 1.0
        if self.coins < price:
            part = max(0.0, self.coins / price)
            self.coins += (1.0 - part) * float(self.peloponnes.constants.passing)
        else:
            more = (self.coins - price) * self.lavish
            self.coins -= more
            self.prestige += more * self.quality
            self.citizens += more * self.quality / self.for_citizen
            self.food += more * self.feast
        self.coins -= part * price
        self.prestige += part * self.fame[stack]
        self.citizens += part * self.growth[stack]
        self.more_food += part * self.harvest
        self.lands += part / 2.0
        self.buildings += part / 2.0
        stock = self.wood + self.stone
        if stock > 0.0:
            used = min(1.0, stock / (self.material * part + 0.001))
            kept = 1.0 - min(1.0, self.material * part / stock)
            self.wood *= kept
            self.stone *= kept
            self.prestige += part * used * self.built

    def _earn(self) -> None:
        """Receive the income of a round."""
        self.citizens += self.more_citizens
        row = int(max(0.0, min(self.citizens, float(self.peloponnes.constants.last_wage))))
        self.coins += self.wages[row]
        self.luxury += self.luxury_wages[row]
        self.wood = self._stored(self.wood + self.more_wood, WOOD)
        self.stone = self._stored(self.stone + self.more_stone, STONE)
        self.food = self._stored(self.food + self.more_food, FOOD)

    def _stored(self, amount: float, good: i64) -> float:
        """As much of a resource as the storehouse can hold; the rest becomes luxury."""
        limit = self.limits[good]
        if amount <= limit:
            return amount
        self.luxury += amount - limit
        return limit

    def _suffer(self, number: i64) -> None:
        """Suffer every disaster in proportion to its probability in a round."""
        chance = self._risk(PLAGUE, number)
        if chance > 0.0:
            self.citizens -= chance * (self.citizens + 1.0) / self.share
        chance = self._risk(DROUGHT, number)
        if chance > 0.0:
            self.food -= chance * (self.food + 1.0) / self.share
        chance = self._risk(DECLINE, number)
        if chance > 0.0:
            self.luxury -= chance * min(self.luxury, float(self.peloponnes.constants.decline))
        chance = self._risk(EARTHQUAKE, number)
        if chance > 0.0:
            self.save_buildings(chance)
        chance = self._risk(STORM, number)
        if chance > 0.0:
            self.save_lands(chance)

    def _risk(self, disaster: i64, number: i64) -> float:
        """The probability that a disaster hits the seat in a round."""
        return 0.0 if contains(self.guards, disaster) else self.danger[disaster][number]


def _ways(places: int, chits: int) -> float:
    """In how many ways a number of places can hold a number of chits."""
    ways = 1.0
    for number in range(chits):
        ways *= float(places - number) / float(number + 1)
    return max(0.0, ways)
