"""What one seat, or somebody beside the table, may know of a play of Rhodes: all of it, for nothing is hidden."""

from typing import TYPE_CHECKING

from pessoi.core.bits import members
from pessoi.core.state import STEP_BITS
from pessoi.games.rhodes.components import KINDS
from pessoi.games.rhodes.rules import estate, scoring
from pessoi.games.rhodes.rules.harbour import EMPTY
from pessoi.games.rhodes.rules.moves import GOOD_NAMES, GOODS, PLACE_NAMES, PRODUCTS
from pessoi.games.rhodes.rules.state import (
    EGYPT,
    IN_HAND,
    MARKET,
    NO_BOAT,
    NOBODY_OWNS,
    NOWHERE,
    ORDER,
    SEAT_BITS,
    TEMPLE,
)
from pessoi.games.rhodes.rules.town import copies_left, free_copy
from pessoi.games.rhodes.view_types import (
    BoatView,
    ChipView,
    LandView,
    MissionView,
    PlaceView,
    RhodesView,
    RowView,
    SeatView,
    StepView,
    TileView,
)

if TYPE_CHECKING:
    from pessoi.games.rhodes.rules.state import RhodesState


def look(state: "RhodesState") -> RhodesView:
    """Name all that lies on the table."""
    rules = state.rhodes
    missions = rules.moves
    first = rules.move.mission
    names = [
        missions[first + mission].name.removeprefix("mission ").upper() for mission in range(len(rules.mission_size))
    ]
    return RhodesView(
        seat=None,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        about=None if state.over else _about(state),
        round=state.round,
        last_round=bool(state.last),
        seats=[_seat(state, other) for other in range(rules.seats)],
        prices=rules.start.prices,
        boats=_boats(state),
        loading=[GOOD_NAMES[good] for good in state.loaded()],
        loading_length=_loading_length(state),
        land_room=rules.printed.capacity,
        warehouse_room=rules.printed.warehouse,
        next_boat=None if state.sea == NO_BOAT else _goods(rules.egyptian[state.sea][::-1]),
        next_boat_number=None if state.sea == NO_BOAT else state.sea + 1,
        pile=_numbers(state.pile),
        landed=_numbers(state.landed),
        plazas=_plazas(state, names),
        stack=len(rules.draws) - state.drawn,
        unseen=[names[number - 1] for number in _numbers(state.unseen)],
        fulfilled=[names[number - 1] for number in _numbers(state.fulfilled)],
        places=[
            PlaceView(name, rules.start.spaces[place], _markers(state, place), _prices(state, place))
            for place, name in enumerate(PLACE_NAMES)
        ],
        chips=[ChipView(value, _field(state, chip)) for chip, value in enumerate(rules.printed.chips)],
        tiles=_tiles(state),
        rows=[
            RowView(money, bool(rules.printed.row_product[row]), bool(state.taken >> row & 1))
            for row, money in enumerate(rules.printed.row_money)
        ],
        lost_markers=_markers(state, NOWHERE),
    )


def _about(state: "RhodesState") -> StepView | None:
    about = state.at >> SEAT_BITS
    match state.step.name:
        case "start":
            return StepView(later=about)
        case "produce":
            return StepView(fields=_goods(members(about)))
        case "effect":
            return StepView(unused=[KINDS[kind] for kind in members(about)])
        case "name":
            return StepView(square=about + 1)
        case "give":
            return StepView(good=GOOD_NAMES[about])
        case "ship" | "mission" | "sell" | "offer" | "hall":
            return StepView(so_far=about)
    return None


def _seat(state: "RhodesState", seat: int) -> SeatView:
    rules = state.rhodes
    fleet = len(rules.printed.fleet)
    each = rules.printed.markers
    return SeatView(
        money=state.money[seat],
        points=state.points[seat],
        score=scoring.results(state)[seat],
        place=state.ranking[seat] if state.over else None,
        row=state.row_of(seat) + 1,
        choosing=seat << STEP_BITS | ORDER in state.agenda,
        markers_left=state.markers[seat * each : (seat + 1) * each].count(IN_HAND),
        land=[
            LandView(
                GOOD_NAMES[rules.product_of[tile]], rules.tile_money[tile], rules.tile_points[tile], state.units[tile]
            )
            for tile, owner in enumerate(state.owner)
            if owner == seat
        ],
        hut=[GOOD_NAMES[product] for product in range(PRODUCTS) if estate.in_hut(state, seat, product)],
        developments=[name for kind, name in enumerate(KINDS) if state.has(seat, kind)],
        warehouse={GOOD_NAMES[good]: state.store[seat * GOODS + good] for good in range(GOODS)},
        boats=[rules.printed.fleet[number] for number in range(fleet) if state.home >> (seat * fleet + number) & 1],
        large_boat=bool(state.large >> (seat * fleet) & rules.fleet_mask),
    )


def _boats(state: "RhodesState") -> list[BoatView]:
    rules = state.rhodes
    boats = []
    square = 0
    for boat in state.boats:
        length = rules.lengths[boat]
        owner = rules.owners[boat]
        cargo = state.cargo[square : square + length]
        boats.append(
            BoatView(
                number=boat + 1 if owner == EGYPT else None,
                owner=None if owner == EGYPT else owner,
                first_square=square + 1,
                length=length,
                cargo=[None if good == EMPTY else GOOD_NAMES[good] for good in cargo],
            )
        )
        square += length
    return boats


def _plazas(state: "RhodesState", names: list[str]) -> list[MissionView | None]:
    """The open missions, and nothing for every plaza that could not be filled again."""
    open_missions: list[MissionView | None] = [_mission(state, number - 1, names) for number in _numbers(state.plazas)]
    return open_missions + [None] * (state.rhodes.printed.plazas - len(open_missions))


def _mission(state: "RhodesState", mission: int, names: list[str]) -> MissionView:
    printed = state.rhodes.printed
    asked = printed.mission_goods[mission * GOODS : (mission + 1) * GOODS]
    return MissionView(
        name=names[mission],
        goods=[GOOD_NAMES[good] for good, count in enumerate(asked) for _ in range(count)],
        money=printed.mission_money[mission],
        points=printed.mission_points[mission],
    )


def _tiles(state: "RhodesState") -> list[TileView]:
    rules = state.rhodes
    printed = rules.printed
    tiles = []
    for land, cost in enumerate(printed.land_cost):
        tile = free_copy(state, land)
        left = 0 if tile < 0 else state.owner[tile : rules.first_copy[land + 1]].count(NOBODY_OWNS)
        name = rules.moves[rules.move.land + land].name.removeprefix("land ").replace(" ", "-")
        tiles.append(TileView(name, cost, printed.land_money[land], printed.land_points[land], left))
    for kind, cost in enumerate(printed.kind_cost):
        name = rules.moves[rules.move.build + kind].name.removeprefix("build ")
        left = copies_left(state, kind)
        tiles.append(TileView(name, cost, printed.kind_money[kind], printed.kind_points[kind], left))
    if state.large:
        tiles.append(TileView("boat", printed.large_price, 0, 0, len(_numbers(state.large))))
    return tiles


def _markers(state: "RhodesState", place: int) -> list[int]:
    """The seats whose markers lie there: all first markers are placed before the second ones, each from the top row."""
    each = state.rhodes.printed.markers
    there = [number for number, at in enumerate(state.markers) if at == place]
    return [number // each for number in sorted(there, key=lambda own: (own % each, state.row_of(own // each)))]


def _prices(state: "RhodesState", place: int) -> list[int]:
    printed = state.rhodes.printed
    return {MARKET: printed.market, TEMPLE: printed.temple}.get(place, [])


def _loading_length(state: "RhodesState") -> int | None:
    if state.over or state.step.name not in ("load", "paid"):
        return None
    return state.rhodes.printed.fleet[state.at >> SEAT_BITS]


def _field(state: "RhodesState", chip: int) -> str | None:
    for product in range(PRODUCTS):
        if state.chips >> (chip * PRODUCTS + product) & 1:
            return GOOD_NAMES[product]
    return None


def _goods(goods: list[int]) -> list[str]:
    return [GOOD_NAMES[good] for good in goods]


def _numbers(mask: int) -> list[int]:
    return [number + 1 for number in range(mask.bit_length()) if mask >> number & 1]
