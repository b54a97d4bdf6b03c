"""What is printed on tiles, civilisations and mats, laid out for quick reading; `game.py` fills it."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
COINS: Final = 3
CITIZENS: Final = 4
LUXURY: Final = 5
KINDS: Final = 6
"""What a seat can have, in the order in which it lies in `state.stores`; the first three fill the storehouse."""

RESOURCES: Final = 3
PICKS: Final = 4
"""How many of these are resources, and how many Port and Temple of Apollo offer."""

EARTHQUAKE: Final = 0
DROUGHT: Final = 1
PLAGUE: Final = 2
STORM: Final = 3
DECLINE: Final = 4
BLANK: Final = 5
"""The chits."""

PACK: Final = 8
PACK_MASK: Final = (1 << PACK) - 1
"""An income of wood, stone, food and (beyond them) citizens is one number with this many bits for each: incomes add."""

CITIZEN_SHIFT: Final = PACK * RESOURCES

PRIME: Final = 67
"""No two powers of two below 2**62 leave the same remainder when divided by this."""


def _places() -> list[int]:
    places = [0] * PRIME
    for number, bit in enumerate(BIT):
        places[bit % PRIME] = number
    return places


PLACES: Final[list[int]] = _places()


def lowest(mask: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return PLACES[(mask & -mask) % PRIME]


@final
class Tiles:
    """All tiles, numbered from 0. Each list holds one entry for every tile; sets of tiles are masks."""

    def __init__(self, names: list[str], rounds: int, disasters: int) -> None:
        count = len(names)
        self.names = names
        self.minimum = [0] * count
        self.prestige = [0] * count
        self.wood = [0] * count
        self.stone = [0] * count
        """What a building costs."""
        self.citizens = [0] * count
        self.coins = [0] * count
        self.food = [0] * count
        self.luxury = [0] * count
        """What a tile brings once."""
        self.income = [0] * count
        """What it brings every round, packed."""
        self.links = [0] * count
        """The resources of a land, as a mask: lands that touch must share one."""
        self.buildings: i64 = 0
        self.lands: i64 = 0
        self.supply: i64 = 0
        """The lands with the supply symbol."""
        self.half: i64 = 0
        """The buildings that make every bid worth half a coin more."""
        self.any_land: i64 = 0
        """The buildings whose owner lays land where he likes."""
        self.choice: i64 = 0
        """The buildings whose income is chosen every round."""
        self.guards = [0] * disasters
        """The buildings that protect from each disaster."""
        self.stack = [0] * rounds
        """The stack of each round."""


@final
class Civilisations:
    """All civilisations, numbered from 0."""

    def __init__(self, names: list[str], order: list[int], stores: list[int], income: list[int]) -> None:
        self.names = names
        self.order = order
        """The number that decides who begins."""
        self.stores = stores
        """What each begins with, KINDS entries for every civilisation."""
        self.income = income


@final
class Numbers:
    """All other printed numbers."""

    def __init__(
        self,
        limits: list[int],
        coins: list[int],
        luxury: list[int],
        chits: list[int],
        money: int,
        rounds: int,
        turned: int,
        surcharge: int,
        passing: int,
        withdrawal: int,
        track: int,
        rate: int,
        draws: int,
        strikes: int,
        share: int,
        decline: int,
        citizen: int,
        coins_for_point: int,
    ) -> None:
        self.limits = limits
        self.coins = coins
        self.luxury = luxury
        """What the population pays, by the number of citizens."""
        self.crowd: i64 = len(coins) - 1
        self.chits = chits
        self.money = money
        self.rounds: i64 = rounds
        self.turned: i64 = turned
        self.surcharge: i64 = surcharge
        self.passing: i64 = passing
        self.withdrawal: i64 = withdrawal
        self.track = track
        self.rate: i64 = rate
        self.draws: i64 = draws
        self.strikes: i64 = strikes
        self.share: i64 = share
        self.decline: i64 = decline
        self.citizen: i64 = citizen
        self.coins_for_point: i64 = coins_for_point


@final
class Solo:
    """One level of the game for one."""

    def __init__(self, level: int, extra: int, target: int) -> None:
        self.level = level
        self.extra: i64 = extra
        self.target = target
