"""The rounds to come, played in thought for one seat at a time with what is usual: the score it may expect."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count
from pessoi.core.state import STEP_MASK
from pessoi.games.peloponnes.rules import constants as printed
from pessoi.games.peloponnes.rules import state as steps
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS, FOOD, LUXURY, PACK, PACK_MASK, STONE, WOOD, lowest
from pessoi.games.peloponnes.rules.disasters import KINDS_OF_CHITS
from pessoi.games.peloponnes.rules.income import packed_income
from pessoi.games.peloponnes.rules.placing import fits
from pessoi.games.peloponnes.rules.state import PeloponnesRules, PeloponnesState

STAGES: Final = 3
"""The stacks A, B and C."""
NEVER: Final = 99
"""A supply round that has passed."""

AUCTION: Final = 0
PLACING: Final = 1
DRAWING: Final = 2
ENDING: Final = 3
"""How far a round has come: tiles are sold, then placed and income paid, then chits drawn; last comes the end."""


@final
class Outlook:
    """A seat in thought: `look_ahead` at the table, `load` a seat, change what a move changes, then `forecast`."""

    def __init__(self, rules: PeloponnesRules, weights: dict[str, float]) -> None:
        self.peloponnes = rules
        self.rounds: i64 = rules.numbers.rounds
        self.rate: float = float(rules.numbers.rate)
        self.share: float = float(rules.numbers.share)
        self.for_citizen: float = float(rules.numbers.citizen)
        self.for_point: float = float(rules.numbers.coins_for_point)
        self.limits: list[float] = [float(limit) for limit in rules.numbers.limits]
        self.coins_of: list[float] = [float(coins) for coins in rules.numbers.coins]
        self.luxury_of: list[float] = [float(luxury) for luxury in rules.numbers.luxury]
        self.stage: list[int] = [0]
        """For every round its stack, and the rounds in which the supply symbols are expected."""
        self.symbols: list[int] = []
        known = 0
        for stack in rules.tiles.stack:
            if stack != known:
                known = stack
                self.symbols.append(stack & rules.tiles.supply)
            self.stage.append(min(len(self.symbols), STAGES) - 1)
        self._read(weights)
        self._watch(rules)
        self._clear()

    def _read(self, weights: dict[str, float]) -> None:
        """What is usual in the rounds to come."""
        letters = ["a", "b", "c"]
        self.price: list[float] = [weights["policy.price_" + letter] for letter in letters]
        self.fame: list[float] = [weights["policy.fame_" + letter] for letter in letters]
        self.growth: list[float] = [weights["policy.growth_" + letter] for letter in letters]
        """What a tile costs, and brings in prestige and citizens, that is bought later."""
        self.material: float = weights["policy.material"]
        self.built: float = weights["policy.built"]
        """What buildings need, each round, and the prestige they bring beyond that of lands."""
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

    def _watch(self, rules: PeloponnesRules) -> None:
        """How far the round has come, and what threatens."""
        chits = int(sum(rules.numbers.chits))
        self.ways: list[float] = []
        """In how many ways n places hold j chits: the third of a kind falls among the first n."""
        for places in range(chits + 1):
            for some in range(int(rules.numbers.strikes) + 1):
                self.ways.append(_ways(places, some))
        self.strikes: i64 = rules.numbers.strikes
        self.danger: list[float] = [0.0] * (KINDS_OF_CHITS * (int(self.rounds) + 1))
        """For every kind and round the chance that it strikes then."""
        self.round: i64 = 1
        self.phase: i64 = AUCTION
        self.supply_at: i64 = NEVER
        self.supply_then: i64 = NEVER

    def _clear(self) -> None:
        """Nobody is in thought yet."""
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
        self.buildings: float = 0.0
        self.lands: float = 0.0
        self.guards: i64 = 0
        self.linked: bool = False
        self.free: bool = False
        self.favoured: bool = False

    def look_ahead(self, state: PeloponnesState) -> None:
        """What is the same for all seats: how far the round is, when all must eat, when disasters may strike."""
        self.round = max(1, state.round)
        self.phase = AUCTION
        for frame in state.agenda:
            step: i64 = frame & STEP_MASK
            if step == steps.OVER:
                self.phase = ENDING
            elif step == steps.INCOME:
                self.phase = PLACING
            elif step == steps.CHIT:
                self.phase = DRAWING
        self.supply_at = self._expected(state, 1)
        self.supply_then = self._expected(state, 2)
        left: i64 = 0
        for kind in range(KINDS_OF_CHITS):
            left += state.chits[kind]
        draws = self.peloponnes.numbers.draws
        for kind in range(KINDS_OF_CHITS - 1):
            still: i64 = state.chits[kind]
            before = 0.0
            base: i64 = kind * (self.rounds + 1)
            number: i64 = self.round
            while number <= self.rounds:
                self.danger[base + number] = 0.0
                if still:
                    places = max(0, left - draws * (self.rounds - number))
                    now = self._chance(places, still) / self._chance(left, still)
                    self.danger[base + number] = now - before
                    before = now
                number += 1

    def _chance(self, places: i64, chits: i64) -> float:
        return self.ways[places * (self.strikes + 1) + chits]

    def _expected(self, state: PeloponnesState, stage: i64) -> i64:
        """The round in which the symbol of a stack comes, as far as one can guess: the middle of those left."""
        symbol: i64 = self.symbols[stage]
        if not state.unseen & symbol:
            return NEVER
        first: i64 = NEVER
        last: i64 = 0
        number: i64 = self.round + 1
        while number <= self.rounds:
            if self.stage[number] == stage:
                first = min(first, number)
                last = number
            number += 1
        return NEVER if last == 0 else (first + last) // 2

    def load(self, state: PeloponnesState, seat: i64) -> None:
        """Take up what a seat has."""
        tiles = self.peloponnes.tiles
        self.wood = float(state.has(seat, WOOD))
        self.stone = float(state.has(seat, STONE))
        self.food = float(state.has(seat, FOOD))
        self.coins = float(state.has(seat, COINS))
        self.citizens = float(state.has(seat, CITIZENS))
        self.luxury = float(state.has(seat, LUXURY))
        income = packed_income(state, seat)
        self.more_wood = float(income & PACK_MASK)
        self.more_stone = float(income >> PACK & PACK_MASK)
        self.more_food = float(income >> PACK + PACK & PACK_MASK)
        self.more_citizens = float(income >> printed.CITIZEN_SHIFT)
        self.prestige = 0.0
        self.owed_wood = 0.0
        self.owed_stone = 0.0
        self.owed_prestige = 0.0
        self.marks = 0.0
        self.guards = 0
        self.linked = False
        self.free = False
        self.favoured = False
        own: i64 = state.owned[seat]
        left = own
        while left:
            tile = lowest(left)
            self.prestige += float(tiles.prestige[tile])
            if state.marked & BIT[tile]:
                self._owe(tile)
            left &= left - 1
        self.buildings = float(count(own & tiles.buildings))
        self.lands = float(count(own & tiles.lands))
        if own:
            self._know(own)
            place: i64 = len(state.lands) - 1
            while place >= 0 and not own & BIT[state.lands[place]]:
                place -= 1
            if place >= 0:
                self.linked = tiles.links[state.lands[place]] & 1 == 1
        spot: i64 = state.spots[seat]
        if self.phase == PLACING and spot >= 0 and own & BIT[state.row[spot]]:
            self._once(state.row[spot])

    def _know(self, own: i64) -> None:
        """What tiles can do beside their numbers."""
        tiles = self.peloponnes.tiles
        for kind in range(KINDS_OF_CHITS - 1):
            if own & tiles.guards[kind]:
                self.guards |= BIT[kind]
        if own & tiles.choice:
            amount = float(count(own & tiles.choice)) / 2.0
            self.more_food += amount
            self.more_stone += amount
        if own & tiles.half:
            self.favoured = True
        if own & tiles.any_land:
            self.free = True

    def _owe(self, tile: i64) -> None:
        tiles = self.peloponnes.tiles
        self.owed_wood += float(tiles.wood[tile])
        self.owed_stone += float(tiles.stone[tile])
        self.owed_prestige += float(tiles.prestige[tile])
        self.marks += 1.0

    def _once(self, tile: i64) -> None:
        """What a tile brings once."""
        tiles = self.peloponnes.tiles
        self.citizens += float(tiles.citizens[tile])
        self.coins += float(tiles.coins[tile])
        self.food += float(tiles.food[tile])
        self.luxury += float(tiles.luxury[tile])

    def add(self, state: PeloponnesState, seat: i64, tile: i64, marked: bool = False) -> None:
        """In thought, a tile is placed: a building is paid for if that can be, and marked otherwise."""
        tiles = self.peloponnes.tiles
        bit: i64 = BIT[tile]
        if bit & tiles.lands:
            if not fits(state, seat, tile):
                return
            self.lands += 1.0
            self.linked = tiles.links[tile] & 1 == 1
        else:
            wood = float(tiles.wood[tile])
            stone = float(tiles.stone[tile])
            missing = (max(0.0, wood - self.wood) + max(0.0, stone - self.stone)) * self.rate
            if not marked and missing <= self.luxury:
                self.luxury -= missing
                self.wood = max(0.0, self.wood - wood)
                self.stone = max(0.0, self.stone - stone)
            elif self.coins + self.luxury / self.rate >= 1.0:
                self.coins -= 1.0
                self._owe(tile)
            else:
                return
            self.buildings += 1.0
            self._know(bit)
        income: i64 = tiles.income[tile]
        self.more_wood += float(income & PACK_MASK)
        self.more_stone += float(income >> PACK & PACK_MASK)
        self.more_food += float(income >> PACK + PACK & PACK_MASK)
        self.prestige += float(tiles.prestige[tile])
        self._once(tile)

    # -- the rounds to come ---------------------------------------------------------------------

    def forecast(self, buying: bool) -> float:
        """The score a seat may expect. The seat in thought is used up by it."""
        first = self.round
        number = first
        bought = 0.0
        if self.phase == ENDING:
            number = self.rounds + 1
        while number <= self.rounds:
            if number > first and (number in (self.supply_at, self.supply_then)):
                self.eat()
                self.finish()
            if number > first or buying:
                bought += 1.0
                self._buy(self.stage[number])
            if number > first or self.phase != DRAWING:
                self._earn()
            self._suffer(number)
            number += 1
        if self.phase != ENDING:
            self.eat()
            self.finish()
        high = self.prestige + self.coins / self.for_point
        wide = self.citizens * self.for_citizen
        apart = (high - wide) / 2.0
        blur = self.blur + self.choice_left * bought
        lower = (high + wide) / 2.0 - sqrt(apart * apart + blur * blur) + blur
        lower += self.lean * (high + wide) / 2.0
        if self.linked or self.free:
            lower += self.chain * bought
        if self.favoured:
            lower += self.half * bought
        return lower

    def eat(self) -> None:
        hungry = self.citizens - self.food
        if hungry <= 0.0:
            self.food -= self.citizens
            return
        self.food = 0.0
        fed = min(hungry, max(0.0, self.luxury) / self.rate)
        self.luxury -= fed * self.rate
        self.citizens -= hungry - fed

    def finish(self) -> None:
        """Unfinished buildings are paid for; what is missing costs prestige."""
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

    def _buy(self, stage: i64) -> None:
        """A usual tile at the usual price; those who are rich get a better one, those who are poor wait."""
        price = self.price[stage]
        part = 1.0
        if self.coins < price:
            part = max(0.0, self.coins / price)
            self.coins += (1.0 - part) * float(self.peloponnes.numbers.passing)
        else:
            more = (self.coins - price) * self.lavish
            self.coins -= more
            self.prestige += more * self.quality
            self.citizens += more * self.quality / self.for_citizen
            self.food += more * self.feast
        self.coins -= part * price
        self.prestige += part * self.fame[stage]
        self.citizens += part * self.growth[stage]
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
        self.citizens += self.more_citizens
        crowd = int(max(0.0, min(self.citizens, float(self.peloponnes.numbers.crowd))))
        self.coins += self.coins_of[crowd]
        self.luxury += self.luxury_of[crowd]
        self.wood += self.more_wood
        self.stone += self.more_stone
        self.food += self.more_food
        if self.wood > self.limits[WOOD]:
            self.luxury += self.wood - self.limits[WOOD]
            self.wood = self.limits[WOOD]
        if self.stone > self.limits[STONE]:
            self.luxury += self.stone - self.limits[STONE]
            self.stone = self.limits[STONE]
        if self.food > self.limits[FOOD]:
            self.luxury += self.food - self.limits[FOOD]
            self.food = self.limits[FOOD]

    def _suffer(self, number: i64) -> None:
        """Every disaster as far as it is likely in a round."""
        row = self.rounds + 1
        chance = 0.0 if self.guards & BIT[printed.PLAGUE] else self.danger[printed.PLAGUE * row + number]
        if chance > 0.0:
            self.citizens -= chance * (self.citizens + 1.0) / self.share
        chance = 0.0 if self.guards & BIT[printed.DROUGHT] else self.danger[printed.DROUGHT * row + number]
        if chance > 0.0:
            self.food -= chance * (self.food + 1.0) / self.share
        chance = 0.0 if self.guards & BIT[printed.DECLINE] else self.danger[printed.DECLINE * row + number]
        if chance > 0.0:
            self.luxury -= chance * min(self.luxury, float(self.peloponnes.numbers.decline))
        chance = 0.0 if self.guards & BIT[printed.EARTHQUAKE] else self.danger[printed.EARTHQUAKE * row + number]
        if chance > 0.0:
            paid_for = min(self.wood, self.stone)
            kept = max(0.0, min(self.buildings, paid_for))
            self.wood -= chance * kept
            self.stone -= chance * kept
            self.prestige -= chance * (self.buildings - kept) * self.ruin
        chance = 0.0 if self.guards & BIT[printed.STORM] else self.danger[printed.STORM * row + number]
        if chance > 0.0:
            paid_for = min(self.food, self.coins)
            kept = max(0.0, min(self.lands, paid_for))
            self.food -= chance * kept
            self.coins -= chance * kept
            self.prestige -= chance * (self.lands - kept) * self.flood


def _ways(places: int, some: int) -> float:
    """In how many ways some things lie on so many places."""
    ways = 1.0
    for number in range(some):
        ways *= float(places - number) / float(number + 1)
    return max(0.0, ways)
