"""The numbers of the component file that the rules use."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import mask_of, packed
from pessoi.games.peloponnes.components import Level, PeloponnesComponents

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
COINS: Final = 3
CITIZENS: Final = 4
LUXURY: Final = 5
STORES: Final = ["wood", "stone", "food", "coins", "citizens", "luxury"]
KINDS: Final = 6
"""What a seat can have. The first three are the resources, which fill the storehouse."""

RESOURCES: Final = 3

EARTHQUAKE: Final = 0
DROUGHT: Final = 1
PLAGUE: Final = 2
STORM: Final = 3
DECLINE: Final = 4
BLANK: Final = 5
CHITS: Final = ["earthquake", "drought", "plague", "storm", "decline", "blank"]
CHIT_KINDS: Final = 6
"""The kinds of chits: the disasters and the blank one."""

STACKS: Final = ["A", "B", "C"]

INCOME_BITS: Final = 8
"""An income is one number, with this many bits for each kind: incomes can be added as they are."""


def pack_income(wood: i64, stone: i64, food: i64, citizens: i64) -> i64:
    """An income as one number."""
    resources: i64 = wood | stone << (STONE * INCOME_BITS) | food << (FOOD * INCOME_BITS)
    return resources | citizens << (CITIZENS * INCOME_BITS)


def income_of(income: i64, kind: i64) -> i64:
    """How much of a kind an income brings."""
    return packed(income, kind, INCOME_BITS)


@final
class Tiles:
    """All tiles, numbered from 0. A list of numbers has one entry for each tile; sets of tiles are masks."""

    def __init__(self, components: PeloponnesComponents) -> None:
        tiles = list(components.tiles.values())
        buildings = components.building
        self.names = list(components.tiles)
        self.minimum = [tile.minimum for tile in tiles]
        self.prestige = [tile.prestige for tile in tiles]
        self.wood = [buildings[name].cost.wood if name in buildings else 0 for name in self.names]
        self.stone = [buildings[name].cost.stone if name in buildings else 0 for name in self.names]
        """The cost of a building."""
        self.citizens = [tile.gains.citizens for tile in tiles]
        self.coins = [tile.gains.coins for tile in tiles]
        self.food = [tile.gains.food for tile in tiles]
        self.luxury = [tile.gains.luxury for tile in tiles]
        """What a tile brings once."""
        self.income = [int(pack_income(tile.income.wood, tile.income.stone, tile.income.food, 0)) for tile in tiles]
        """What a tile brings every round."""
        self.links = [_resources_of(income) for income in self.income]
        """The resources that a tile brings every round, as a mask: lands that touch must share one."""
        self.buildings: i64 = self._mask(list(buildings))
        self.lands: i64 = self._mask(list(components.land))
        self.supply: i64 = self._mask([name for name, land in components.land.items() if land.supply])
        """The lands with the supply symbol."""
        self.half: i64 = self._mask([name for name, tile in buildings.items() if tile.power == "half-coin"])
        """The buildings that make every bid worth half a coin more."""
        self.any_land: i64 = self._mask([name for name, tile in buildings.items() if tile.power == "any-land"])
        """The buildings whose owner may lay any land."""
        self.choice: i64 = self._mask([name for name, tile in buildings.items() if tile.income.choice])
        """The buildings whose income is chosen every round."""
        self.guards = [
            self._mask([name for name, tile in buildings.items() if tile.protects == disaster])
            for disaster in CHITS[:BLANK]
        ]
        """The buildings that protect from each disaster."""
        self.letters = [tile.stack for tile in tiles]
        """The stack of each tile."""
        self.stacks = [
            mask_of([tile for tile, letter in enumerate(self.letters) if letter == stack]) for stack in STACKS
        ]
        self.stack_of = [stack for stack, rounds in enumerate(components.rounds.stacks) for _ in range(rounds)]
        """The number of the stack from which the tiles of each round are drawn."""

    def _mask(self, names: list[str]) -> int:
        return mask_of([self.names.index(name) for name in names])


def _resources_of(income: int) -> int:
    return mask_of([good for good in range(RESOURCES) if income_of(income, good)])


@final
class Civilisations:
    """All civilisations, numbered from 0. Each list has one entry for each of them."""

    def __init__(self, components: PeloponnesComponents) -> None:
        self.names = list(components.civilisation)
        self.order: list[int] = []
        """The numbers that decide the first turn order."""
        self.stores: list[list[int]] = []
        """What a civilisation begins with, by kind."""
        self.income: list[int] = []
        """What a civilisation brings every round."""
        for civilisation in components.civilisation.values():
            goods = civilisation.goods
            income = civilisation.income
            self.order.append(civilisation.order)
            self.stores.append([goods.wood, goods.stone, goods.food, civilisation.coins, civilisation.citizens, 0])
            self.income.append(pack_income(income.wood, income.stone, income.food, income.citizens))


@final
class Solo:
    """One level of the solo game (peloponnes.solo.goal, peloponnes.solo.rows)."""

    def __init__(self, level: int, numbers: Level) -> None:
        self.level = level
        self.row: i64 = numbers.row
        self.extra: i64 = numbers.extra
        self.target = numbers.target


@final
class Constants:
    """Everything printed: tiles, civilisations, solo levels, and single numbers."""

    def __init__(self, components: PeloponnesComponents) -> None:
        self.tiles = Tiles(components)
        self.civilisations = Civilisations(components)
        self.levels = {name: Solo(int(name), level) for name, level in components.level.items()}
        self.rows = components.display.row
        """How many tiles are auctioned in a round, for 1 seat, 2 seats, and so on (peloponnes.setup.conquest)."""
        self.limits = [components.storehouse.wood, components.storehouse.stone, components.storehouse.food]
        self.track = components.storehouse.luxury
        self.wages = components.population.coins
        self.luxury_wages = components.population.luxury
        """The coins and the luxury that the population brings, by the number of citizens."""
        self.last_wage: i64 = len(self.wages) - 1
        self.chits = components.chits.counts
        self.money = components.box.money
        self.rounds: i64 = sum(components.rounds.stacks)
        self.turned: i64 = components.rounds.tiles
        """How many tiles are turned up in a round."""
        self.surcharge: i64 = components.display.surcharge
        self.passing: i64 = components.auction.passing
        self.withdrawal: i64 = components.auction.withdrawal
        self.rate: i64 = components.luxury.rate
        self.draws: i64 = components.disasters.draws
        self.strikes: i64 = components.disasters.strikes
        self.share: i64 = components.disasters.share
        self.decline: i64 = components.disasters.luxury
        self.points_for_citizen: i64 = components.score.citizen
        self.coins_for_point: i64 = components.score.coins

    def wage_row(self, citizens: i64) -> i64:
        """The row of the population table for a number of citizens (peloponnes.income.above-table)."""
        return min(citizens, self.last_wage)
