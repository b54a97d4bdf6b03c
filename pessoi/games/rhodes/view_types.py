"""The view of Rhodes: what a seat, or a spectator, may know. Nothing is hidden."""

import msgspec


class LandView(msgspec.Struct, frozen=True, gc=False):
    """One farmland tile on an estate: its product, its yield and its units."""

    product: str
    money: int
    points: int
    units: int


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """One seat: its money, its estate, its warehouse and its boats."""

    money: int
    points: int
    score: int
    place: int | None
    row: int
    choosing: bool
    """Whether the seat must still choose a row for the next round."""
    markers_left: int
    land: list[LandView]
    hut: list[str]
    developments: list[str]
    warehouse: dict[str, int]
    boats: list[int]
    large_boat: bool
    """Whether the seat can still buy its large boat."""


class BoatView(msgspec.Struct, frozen=True, gc=False):
    """One boat in the harbour: its owner (none for an Egyptian one), its squares and its cargo from stern to bow."""

    number: int | None
    owner: int | None
    first_square: int
    length: int
    cargo: list[str | None]


class MissionView(msgspec.Struct, frozen=True, gc=False):
    """One open mission: the goods it asks for and its reward."""

    name: str
    goods: list[str]
    money: int
    points: int


class NeedView(msgspec.Struct, frozen=True, gc=False):
    """What the seat that looks has for one open mission, good by good, and whether it could fulfil it at once."""

    stored: list[str]
    """What its warehouse gives."""
    estate: list[str]
    """What must come from its estate."""
    lacking: list[str]
    """What it has nowhere."""
    cost: int
    """The price of taking goods from the estate."""
    possible: bool


class FarmView(msgspec.Struct, frozen=True, gc=False):
    """What a farm action would bring the seat that looks."""

    points: int
    money: int
    """What its tiles yield."""
    blessings: int
    """The points of Demeter's blessings for what is on the estate now."""
    units: int
    """The units on its estate."""
    lengths: list[int]
    """The lengths of its boats that these units fill."""


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """One place for markers: its spaces, the seats of its markers in order of arrival, and the price of each space."""

    name: str
    spaces: int
    markers: list[int]
    prices: list[int]


class ChipView(msgspec.Struct, frozen=True, gc=False):
    """One production chip and the field it is on."""

    value: int
    field: str | None


class TileView(msgspec.Struct, frozen=True, gc=False):
    """One type of tile that the town hall sells, named as in its move."""

    name: str
    cost: int
    money: int
    points: int
    left: int


class RowView(msgspec.Struct, frozen=True, gc=False):
    """One row of the table of turn order."""

    money: int
    product: bool
    taken: bool


class StepView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What has happened in the current step so far, or what it is about."""

    later: int = 0
    """The number of tiles that must be bought afterwards."""
    fields: list[str] = []
    """The fields used in this action."""
    unused: list[str] = []
    """The developments not used yet."""
    square: int | None = None
    """The square whose joker becomes a product."""
    good: str | None = None
    """The product the mission wants."""
    so_far: int = 0
    """The number of units sold or tiles bought; in the harbour and at the temple 1 once anything was bought."""


class RhodesView(msgspec.Struct, frozen=True, gc=False):
    """The table."""

    seat: int | None
    actors: list[int]
    asked: str | None
    about: StepView | None
    round: int
    last_round: bool
    seats: list[SeatView]
    prices: list[int]
    """The squares of the harbour from the gate; the exit follows the last."""
    boats: list[BoatView]
    loading: list[str]
    """The cargo of the boat that is being loaded, from the bow."""
    loading_length: int | None
    land_room: int
    warehouse_room: int
    next_boat: list[str] | None
    next_boat_number: int | None
    pile: list[int]
    landed: list[int]
    plazas: list[MissionView | None]
    needs: list[NeedView | None]
    """What the seat that looks has for the mission on each plaza; empty for a spectator."""
    farm: FarmView | None
    """What the farm would bring it; none for a spectator."""
    unit_points: int
    unit_money: int
    """What one unit on a boat is worth: points, or money."""
    stack: int
    unseen: list[str]
    fulfilled: list[str]
    places: list[PlaceView]
    chips: list[ChipView]
    tiles: list[TileView]
    rows: list[RowView]
    lost_markers: list[int]
    reconstructed: dict[str, list[str]]
    """What is reconstructed about tiles, missions, rows, squares and places, by the name of each."""
