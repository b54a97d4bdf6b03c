"""The observation of Rhodes, computed from the view."""

from collections.abc import Iterable
from itertools import count

from pessoi.games.rhodes.components import GOOD_NAMES, KIND_NAMES
from pessoi.games.rhodes.rules.constants import GOODS, KINDS, PRODUCTS
from pessoi.games.rhodes.rules.state import RhodesRules
from pessoi.games.rhodes.view_types import LandView, MissionView, RhodesView, SeatView, StepView
from readings import Numbers, around, filled, flags, joined, left, place_of


def read(view: RhodesView, rules: RhodesRules) -> Numbers:
    return {**_step(view, rules), **_estates(view, rules), **_harbour(view, rules), **_table(view, rules)}


def _step(view: RhodesView, rules: RhodesRules) -> Numbers:
    about = view.about or StepView()
    return {
        "later": [about.later],
        "fields": flags(PRODUCTS, [GOOD_NAMES.index(field) for field in about.fields]),
        "unused": flags(KINDS, [KIND_NAMES.index(kind) for kind in about.unused]),
        "loading": [view.loading_length or 0],
        "square": [about.square or 0],
        "good": flags(PRODUCTS, [place_of(GOOD_NAMES, about.good)]),
        "so_far": [about.so_far],
    }


def _estates(view: RhodesView, rules: RhodesRules) -> Numbers:
    seats: list[SeatView] = around(view)
    rows = len(view.rows)
    land = [_land(seat, rules) for seat in seats]
    fleet = sorted(rules.constants.fleet.own)
    return {
        "money": [seat.money for seat in seats],
        "points": [seat.points for seat in seats],
        "row": joined(flags(rows, [seat.row - 1]) for seat in seats),
        "choosing": [int(seat.choosing) for seat in seats],
        "in_hand": [seat.markers_left for seat in seats],
        "owner": joined(flags(len(rules.constants.tiles), tiles) for tiles in land),
        "units": joined(
            filled(len(rules.constants.tiles), {place: tile.units for place, tile in tiles.items()}) for tiles in land
        ),
        "hut": joined(flags(PRODUCTS, [GOOD_NAMES.index(product) for product in seat.hut]) for seat in seats),
        "built": joined(flags(KINDS, [KIND_NAMES.index(kind) for kind in seat.developments]) for seat in seats),
        "store": joined([seat.warehouse[good] for good in GOOD_NAMES[:GOODS]] for seat in seats),
        "home": joined(flags(len(fleet), _spread(map(fleet.index, seat.boats))) for seat in seats),
        "large": [int(seat.large_boat) for seat in seats],
    }


def _land(seat: SeatView, rules: RhodesRules) -> dict[int, LandView]:
    """A seat's tiles, each at the first free place of its type."""
    first = {(GOOD_NAMES[land.product], land.money, land.points): land.first for land in rules.constants.land}
    found = [first[tile.product, tile.money, tile.points] for tile in seat.land]
    return dict(zip(_spread(found), seat.land))


def _spread(places: Iterable[int]) -> list[int]:
    """Assign each item the first free place from its given one on, because equal items have the same."""
    taken: list[int] = []
    for place in places:
        taken.append(next(free for free in count(place) if free not in taken))
    return taken


def _harbour(view: RhodesView, rules: RhodesRules) -> Numbers:
    egyptian = len(rules.constants.fleet.egyptian)
    fleet = sorted(rules.constants.fleet.own)
    squares = len(view.prices) + 2 * max(rules.constants.fleet.lengths)
    berths = _spread(
        egyptian + (left(view, boat.owner) or 0) * len(fleet) + fleet.index(boat.length)
        if boat.number is None
        else boat.number - 1
        for boat in view.boats
    )
    cargo = {boat.first_square + number: good for boat in view.boats for number, good in enumerate(boat.cargo)}
    loading = [number * PRODUCTS + GOOD_NAMES.index(product) for number, product in enumerate(view.loading)]
    return {
        "cargo": joined(
            flags(len(GOOD_NAMES), [place_of(GOOD_NAMES, cargo.get(square))]) for square in range(1, squares + 1)
        ),
        "berths": filled(
            egyptian + len(view.seats) * len(fleet), dict(zip(berths, [boat.first_square for boat in view.boats]))
        ),
        "hold": flags(max(fleet) * PRODUCTS, loading),
        "sea": flags(egyptian, [_boat_index(view.next_boat_number)]),
        "boats_left": flags(egyptian, map(_boat_index, view.pile)),
        "landed": flags(egyptian, map(_boat_index, view.landed)),
    }


def _table(view: RhodesView, rules: RhodesRules) -> Numbers:
    names = [row.name.removeprefix("mission ").upper() for row in rules.moves.rows if row.kind == "mission"]
    plazas = [mission for mission in view.plazas if mission is not None]
    wanted = joined(_mission(mission) for mission in plazas)
    seats = range(len(view.seats))
    whose = [[left(view, seat) for seat in there] for there in _marked(view)]
    return {
        "round": [view.round],
        "last": [int(view.last_round)],
        "markers": joined([there.count(distance) for there in whose] for distance in seats),
        "plazas": flags(len(names), [names.index(mission.name) for mission in plazas]),
        "wanted": wanted + [0] * (len(view.plazas) * (GOODS + 2) - len(wanted)),
        "unseen": flags(len(names), [names.index(name) for name in view.unseen]),
        "fulfilled": flags(len(names), [names.index(name) for name in view.fulfilled]),
        "stack": [view.stack],
        "chips": joined(flags(PRODUCTS, [place_of(GOOD_NAMES, chip.field)]) for chip in view.chips),
        "land_left": [tile.left for tile in view.tiles[: len(rules.constants.land)]],
        "taken": [int(row.taken) for row in view.rows],
    }


def _marked(view: RhodesView) -> list[list[int]]:
    """The owners of the markers on each place, and of the lost ones."""
    return [*(place.markers for place in view.places), view.lost_markers]


def _mission(mission: MissionView) -> list[int]:
    return [*(mission.goods.count(good) for good in GOOD_NAMES[:GOODS]), mission.money, mission.points]


def _boat_index(number: int | None) -> int | None:
    """The index of a boat, whose number in the view starts at 1."""
    return None if number is None else number - 1
