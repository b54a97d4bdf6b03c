"""The view of Beim Zeus!: what a seat, or a spectator, may know, as it goes over the wire."""

import msgspec


class PlotView(msgspec.Struct, frozen=True, gc=False):
    """One plot: its printed number, its owner, the price paid for it, the size of the temple on it."""

    number: int
    peninsula: int
    row: int
    column: int
    owner: int | None
    price: int | None
    noted: bool
    temple: int


class TempleView(msgspec.Struct, frozen=True, gc=False):
    """One temple and the printed numbers of its plots."""

    owner: int
    size: int
    plots: list[int]


class SiteView(msgspec.Struct, frozen=True, gc=False):
    """A row of plots on which a seat could build, what that costs without the god's stone, and why it is illegal."""

    owner: int
    plots: list[int]
    price: int
    fault: str | None


class JoinView(msgspec.Struct, frozen=True, gc=False):
    """A row of plots that the viewer could build on with one more plot, and the price of the others."""

    plot: int
    plots: list[int]
    price: int


class PeninsulaView(msgspec.Struct, frozen=True, gc=False):
    """One peninsula: the bonus of its only builder, its plots without a temple, who would get the bonus now."""

    name: str
    bonus: int
    unbuilt: int
    builder: int | None
    reconstructed: bool


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat: money is shown only to its owner, unless the table plays with open money or the game is over."""

    money: int | None
    pawns: int
    stone: bool
    temples: list[int]
    income: int
    bid: int | None
    sealed: bool
    score: int | None
    place: int | None


class ZeusView(msgspec.Struct, frozen=True, gc=False):
    """The whole table."""

    seat: int | None
    actors: list[int]
    asked: str | None
    active: int
    seats: list[SeatView]
    peninsulas: list[PeninsulaView]
    plots: list[PlotView]
    temples: list[TempleView]
    sites: list[SiteView]
    joins: list[JoinView]
    supply: list[int]
    temple_values: list[int]
    next_values: list[int]
    shown: list[int]
    draw_pile: int
    next_cards: list[int]
    discard: list[int]
    auctions: int
    spaces: int
    sold: int
    pillar: int
    buyers: list[int]
    own_bid: int | None
    claimable: int
    final_turns: int | None
    opening_range: list[int] | None
    opening_compulsory: bool
    last_stays_empty: bool
    ending: str | None
