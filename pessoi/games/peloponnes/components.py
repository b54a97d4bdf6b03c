"""What is in the box of Peloponnes: the shape of its component file, and what must fit together in it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pessoi.core.components import Components, Group
from pessoi.core.errors import UserError
from pessoi.core.events import Arguments

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Change = Annotated[int, Meta(ge=-9, le=20)]
Small = Annotated[int, Meta(ge=0, le=9)]
Stack = Literal["A", "B", "C"]
Disaster = Literal["earthquake", "drought", "plague", "storm", "decline"]
Power = Literal["any-land", "half-coin"]

MOST_SEATS = 5
LEVELS = 5
TRACKS = ("wood", "stone", "food", "citizens", "luxury")
"""What markers show on a mat (peloponnes.setup.mats)."""
TOKENS = ("order", "bids")
"""What the coloured tokens of a player are for (peloponnes.components.tokens)."""
EXAMPLE_CITIZENS, EXAMPLE_MINIMUM = 10, 3
"""The examples of the rulebook for coins by population and for the price of a conquered tile."""
MOST_TILES = 60
"""A set of tiles is a mask in one native number."""


class Box(Group, frozen=True):
    """Coins, chips and tiles to lay out (peloponnes.components.coins, peloponnes.setup.table)."""

    silver: Count
    gold: Count
    gold_value: Positive
    chips: Count
    overviews: Count

    @property
    def money(self) -> int:
        """The worth of all coins."""
        return self.silver + self.gold * self.gold_value


class Rounds(Group, frozen=True):
    """The rounds of each stack, and the tiles of a round (peloponnes.components.stacks)."""

    stacks: Annotated[list[Positive], Meta(min_length=3, max_length=3)]
    tiles: Annotated[int, Meta(ge=5, le=9)]


class Display(Group, frozen=True):
    row: Annotated[list[Positive], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]
    surcharge: Count


class Auction(Group, frozen=True):
    passing: Count
    withdrawal: Count


class Storehouse(Group, frozen=True):
    """How much of each good a mat can hold (peloponnes.components.mat)."""

    wood: Positive
    stone: Positive
    food: Positive
    luxury: Positive


class Luxury(Group, frozen=True):
    rate: Positive


class Population(Group, frozen=True):
    """The coins and the luxury for each number of citizens (peloponnes.components.income-table)."""

    coins: Annotated[list[Count], Meta(min_length=1)]
    luxury: Annotated[list[Count], Meta(min_length=1)]


class Chits(Group, frozen=True):
    """How many there are of each kind (peloponnes.components.chits)."""

    earthquake: Positive
    drought: Positive
    plague: Positive
    storm: Positive
    decline: Positive
    blank: Count

    @property
    def counts(self) -> list[int]:
        """How many there are of each kind, the blank ones last."""
        return [self.earthquake, self.drought, self.plague, self.storm, self.decline, self.blank]


class Disasters(Group, frozen=True):
    draws: Positive
    strikes: Positive
    share: Positive
    luxury: Count


class Score(Group, frozen=True):
    citizen: Positive
    coins: Positive


class Level(Group, frozen=True):
    row: Positive
    extra: Annotated[int, Meta(ge=0, le=9)]
    target: Positive


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wood: Small = 0
    stone: Small = 0
    food: Small = 0


class CivilisationIncome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wood: Small = 0
    stone: Small = 0
    food: Small = 0
    citizens: Small = 0


class BuildingIncome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wood: Small = 0
    stone: Small = 0
    food: Small = 0
    choice: Annotated[int, Meta(ge=0, le=1)] = 0


class Gains(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    citizens: Change = 0
    coins: Small = 0
    food: Small = 0
    luxury: Small = 0


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wood: Small = 0
    stone: Small = 0


class Civilisation(Group, frozen=True):
    """Its number, its goods at the start, and its income (peloponnes.components.civilisations)."""

    order: Positive
    coins: Count
    citizens: Count
    goods: Goods = Goods()
    income: CivilisationIncome = CivilisationIncome()


class Building(Group, frozen=True):
    """A building tile (peloponnes.components.buildings)."""

    stack: Stack
    minimum: Positive
    cost: Cost
    prestige: Count
    gains: Gains = Gains()
    income: BuildingIncome = BuildingIncome()
    protects: Disaster | None = None
    power: Power | None = None


class Land(Group, frozen=True):
    """A land tile, with or without the symbol (peloponnes.components.lands, peloponnes.components.symbols)."""

    stack: Stack
    minimum: Positive
    prestige: Count
    gains: Gains = Gains()
    income: Goods = Goods()
    supply: bool = False


class PeloponnesComponents(Components, frozen=True):
    box: Box
    rounds: Rounds
    display: Display
    auction: Auction
    storehouse: Storehouse
    luxury: Luxury
    population: Population
    chits: Chits
    disasters: Disasters
    score: Score
    level: dict[str, Level]
    civilisation: dict[str, Civilisation]
    land: dict[str, Land]
    building: dict[str, Building]

    @property
    def tiles(self) -> dict[str, Land | Building]:
        """All tiles by name, stack by stack, lands before buildings."""
        every: dict[str, Land | Building] = {**self.land, **self.building}
        return dict(sorted(every.items(), key=lambda entry: entry[1].stack))

    def numbers(self) -> Arguments:
        return {**super().numbers(), **self._totals(), **self._wages()}

    def _totals(self) -> Arguments:
        """What the texts say about all tiles, rounds and chits together, and about some buildings."""
        letters = [tile.stack for tile in self.tiles.values()]
        return {
            "all-civilisations": len(self.civilisation),
            "all-buildings": len(self.building),
            "all-lands": len(self.land),
            "all-tiles": len(self.tiles),
            "all-chits": sum(self.chits.counts),
            "all-rounds": sum(self.rounds.stacks),
            "all-mats": MOST_SEATS,
            "all-markers": MOST_SEATS * len(TRACKS),
            "all-tokens": MOST_SEATS * len(TOKENS),
            "mat-markers": len(TRACKS),
            "stack-sizes": [letters.count("A"), letters.count("B"), letters.count("C")],
            "conquest-with-five": self.rounds.tiles - self.display.row[-1],
            "row-per-player": int(self.display.row[1:] == list(range(2, MOST_SEATS + 1))),
            "example-conquest": EXAMPLE_MINIMUM + self.display.surcharge,
            "supply-lands": sum(land.supply for land in self.land.values()),
            "protecting-buildings": sum(building.protects is not None for building in self.building.values()),
            "barracks-citizens": -self.building["barracks"].gains.citizens,
            "fortress-citizens": -self.building["tiryns-fortress"].gains.citizens,
        }

    def _wages(self) -> Arguments:
        """The rows of the population table at which the income changes, and what it is from there on."""
        coins, luxury = self.population.coins, self.population.luxury
        coins_from = [row for row in range(len(coins)) if row == 0 or coins[row] != coins[row - 1]]
        luxury_from = [row for row in range(len(luxury)) if luxury[row] != (luxury[row - 1] if row else 0)]
        return {
            "wages-coins": [coins[row] for row in coins_from],
            "wages-coins-from": coins_from,
            "wages-luxury": [luxury[row] for row in luxury_from],
            "wages-luxury-from": luxury_from,
            "wages-luxury-first": luxury_from[0] if luxury_from else len(luxury),
            "wages-last": len(coins) - 1,
            "example-coins": coins[min(EXAMPLE_CITIZENS, len(coins) - 1)],
        }

    def faults(self) -> list[UserError]:
        return [*self._tile_faults(), *self._seat_faults(), *self._table_faults()]

    def _tile_faults(self) -> list[UserError]:
        faults = []
        for stack, rounds in zip("ABC", self.rounds.stacks):
            count = sum(tile.stack == stack for tile in self.tiles.values())
            if count != rounds * self.rounds.tiles:
                faults.append(
                    UserError(
                        "stack-size", stack=stack, rounds=rounds, expected=rounds * self.rounds.tiles, found=count
                    )
                )
        if set(self.land) & set(self.building) or len(self.tiles) > MOST_TILES:
            faults.append(UserError("tile-names", most=MOST_TILES))
        for name, land in self.land.items():
            if not (land.income.wood or land.income.stone or land.income.food):
                faults.append(UserError("land-barren", land=name))
        return faults

    def _seat_faults(self) -> list[UserError]:
        faults = []
        if any(row > self.rounds.tiles for row in self.display.row):
            faults.append(UserError("display-long", most=self.rounds.tiles))
        if any(row < seats for seats, row in enumerate(self.display.row, 1)):
            faults.append(UserError("display-short"))
        orders = [civilisation.order for civilisation in self.civilisation.values()]
        if len(orders) < MOST_SEATS or len(set(orders)) != len(orders):
            faults.append(UserError("civilisation-orders", least=MOST_SEATS))
        for name, one in self.civilisation.items():
            if any(getattr(one.goods, good) > getattr(self.storehouse, good) for good in ("wood", "stone", "food")):
                faults.append(UserError("civilisation-goods", civilisation=name))
        if list(self.level) != [str(level) for level in range(1, LEVELS + 1)]:
            faults.append(UserError("level-order", high=LEVELS))
        if any(level.row > self.rounds.tiles for level in self.level.values()):
            faults.append(UserError("level-long", most=self.rounds.tiles))
        return faults

    def _table_faults(self) -> list[UserError]:
        faults = []
        if len(self.population.coins) != len(self.population.luxury):
            faults.append(UserError("population-uneven"))
        if sum(self.chits.counts) != sum(self.rounds.stacks) * self.disasters.draws:
            faults.append(UserError("chits-drawn"))
        if any(count != self.disasters.strikes for count in self.chits.counts[:-1]):
            faults.append(UserError("chits-each", count=self.disasters.strikes))
        return faults
