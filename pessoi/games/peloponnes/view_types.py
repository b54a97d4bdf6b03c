"""The shape of the view of Peloponnes: what a seat, or a spectator, may know. All information is public."""

import msgspec


class TileView(msgspec.Struct, frozen=True, gc=False):
    """What is printed on a tile. Costs are wood and stone; income is wood, stone and food of every round."""

    name: str
    stack: str
    land: bool
    minimum: int
    prestige: int
    cost: list[int]
    citizens: int
    coins: int
    food: int
    luxury: int
    income: list[int]
    choice: bool
    half: bool
    any_land: bool
    protects: str | None
    supply: bool
    unfinished: bool


class CivilisationView(msgspec.Struct, frozen=True, gc=False):
    """What is printed on a civilisation: its number, what it begins with, and what it brings every round.

    Goods are wood, stone and food; income is wood, stone, food and citizens.
    """

    name: str
    order: int
    coins: int
    citizens: int
    goods: list[int]
    income: list[int]


class OfferView(msgspec.Struct, frozen=True, gc=False):
    """A tile on offer: its lowest price, which is the only one next to the Conquest tile, and the present bid.

    `fits` says of every seat whether it could lay the tile now; buildings always fit.
    """

    tile: TileView
    price: int
    fits: list[bool]
    bidder: int | None
    bid: int | None


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat: its mat, its tiles, its next income, and its score if the game ended now.

    `need` is the wood, stone and food that a supply round would take now.
    """

    civilisation: str | None
    coins: int
    wood: int
    stone: int
    food: int
    citizens: int
    luxury: int
    chips: int
    buildings: list[TileView]
    lands: list[TileView]
    income: list[int]
    income_coins: int
    income_luxury: int
    need: list[int]
    bid: int | None
    auction: str
    prestige: int
    population: int
    score: int
    place: int | None


class ChitView(msgspec.Struct, frozen=True, gc=False):
    """One kind of disaster: how many of its chits are open, and whether it has struck."""

    disaster: str
    open: int
    struck: bool


class SoloView(msgspec.Struct, frozen=True, gc=False):
    """The level of the solo game; `won` is known at the end."""

    level: int
    target: int
    extra: list[int]
    won: bool | None


class PeloponnesView(msgspec.Struct, frozen=True, gc=False):
    """The table from one side.

    `wanted` is the tile for which a seat is choosing the amount of its bid. `spaces` are the numbers of tiles in the
    row and next to the Conquest tile once all are turned up; `surcharge` is added to prices there. `withdrawal` is
    what a seat gets that takes its bid back. `wages` and
    `luxury_wages` are what each number of citizens brings every round, by the table on the mats; `track` is the
    length of the luxury track, `rate` the luxury that replaces one good. Drought and plague take one in `share`,
    decline takes `decline` luxury.
    """

    seat: int | None
    actors: list[int]
    asked: str | None
    round: int
    rounds: int
    order: list[int]
    wanted: str | None
    spaces: list[int]
    surcharge: int
    passing: int
    withdrawal: int
    row: list[OfferView]
    conquest: list[OfferView]
    seats: list[SeatView]
    chits: list[ChitView]
    strikes: int
    share: int
    decline: int
    blanks: int
    pile: int
    stacks: list[int]
    civilisations: list[CivilisationView]
    limits: list[int]
    track: int
    rate: int
    wages: list[int]
    luxury_wages: list[int]
    solo: SoloView | None

    @property
    def ending(self) -> str | None:
        """How a level of the solo game has ended."""
        if self.solo is None or self.solo.won is None:
            return None
        return "won" if self.solo.won else "lost"
