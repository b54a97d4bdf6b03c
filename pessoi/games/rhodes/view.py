"""What a seat, or a spectator, may know of a game of Rhodes: all of it, because nothing is hidden."""

from pessoi.core.bits import contains, members
from pessoi.games.rhodes.components import GOOD_NAMES, KIND_NAMES
from pessoi.games.rhodes.rules import estate, farm, harbour_action, scoring
from pessoi.games.rhodes.rules.constants import EGYPT, GOLD, GOODS, IN_HAND, MARKET, NOWHERE, PLACE_NAMES, TEMPLE
from pessoi.games.rhodes.rules.state import EMPTY, NO_BOAT, NOBODY_OWNS, RhodesState
from pessoi.games.rhodes.rules.steps import (
    EFFECT,
    GIVE,
    HALL,
    LOAD,
    MISSION,
    NAME,
    OFFER,
    ORDER,
    PAID,
    PRODUCE,
    SELL,
    SHIP,
    START,
)
from pessoi.games.rhodes.rules.town import copies_left
from pessoi.games.rhodes.view_types import (
    BoatView,
    ChipView,
    FarmView,
    LandView,
    MissionView,
    NeedView,
    PlaceView,
    RhodesView,
    RowView,
    SeatView,
    StepView,
    TileView,
)


def view(state: RhodesState, seat: int | None) -> RhodesView:
    """Name all that the seat may see; what is not named here or below is not shown."""
    constants = state.rhodes.constants
    return RhodesView(
        seat=seat,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        about=None if state.over else _about(state),
        round=state.round,
        last_round=bool(state.last),
        seats=_seats(state),
        prices=constants.prices,
        boats=_boats(state),
        loading=_goods(state.loaded()),
        loading_length=_loading_length(state),
        land_room=constants.capacity,
        warehouse_room=constants.warehouse,
        next_boat=None if state.sea == NO_BOAT else _goods(constants.fleet.egyptian[state.sea][::-1]),
        next_boat_number=None if state.sea == NO_BOAT else state.sea + 1,
        pile=_boat_numbers(state.pile),
        landed=_boat_numbers(state.landed),
        plazas=_plazas(state),
        needs=[] if seat is None else _needs(state, seat),
        farm=None if seat is None else _farm(state, seat),
        unit_points=constants.unit_points,
        unit_money=constants.unit_money,
        stack=len(constants.draws) - state.drawn,
        unseen=[constants.missions[mission].name for mission in members(state.unseen)],
        fulfilled=[constants.missions[mission].name for mission in members(state.fulfilled)],
        places=_places(state),
        chips=[ChipView(value, _field(state, chip)) for chip, value in enumerate(constants.chips)],
        tiles=_tiles(state),
        rows=[RowView(row.money, row.product, contains(state.taken, n)) for n, row in enumerate(constants.rows)],
        lost_markers=_markers(state, NOWHERE),
        reconstructed=constants.reconstructed,
    )


def _about(state: RhodesState) -> StepView | None:
    """What the value of the current step says."""
    step = state.current()
    value: int = state.at_value
    if step is START:
        return StepView(later=value)
    if step is PRODUCE:
        return StepView(fields=_goods(members(value)))
    if step is EFFECT:
        return StepView(unused=[KIND_NAMES[kind] for kind in members(value)])
    if step is NAME:
        return StepView(square=value + 1)
    if step is GIVE:
        return StepView(good=GOOD_NAMES[value])
    if step in (SHIP, MISSION, SELL, OFFER, HALL):
        return StepView(so_far=value)
    return None


def _seats(state: RhodesState) -> list[SeatView]:
    constants = state.rhodes.constants
    results = scoring.results(state)
    places = scoring.ranks(state) if state.over else None
    choosing = state.pending_arguments(ORDER)
    seats: list[SeatView] = []
    for seat in range(state.rhodes.seats):
        seats.append(
            SeatView(
                money=state.money[seat],
                points=state.points[seat],
                score=results[seat],
                place=None if places is None else places[seat],
                row=state.row_of(seat) + 1,
                choosing=seat in choosing,
                markers_left=state.markers_of(seat, IN_HAND),
                land=_land(state, seat),
                hut=_goods(members(state.hut_of(seat))),
                developments=[KIND_NAMES[kind] for kind in members(state.developments_of(seat))],
                warehouse={GOOD_NAMES[good]: state.stored(seat, good) for good in range(GOODS)},
                boats=[constants.fleet.own[number] for number in members(state.boats_at_home(seat))],
                large_boat=state.boats_for_sale(seat) != 0,
            )
        )
    return seats


def _land(state: RhodesState, seat: int) -> list[LandView]:
    tiles: list[LandView] = []
    for number, tile in enumerate(state.rhodes.constants.tiles):
        if state.owner[number] == seat:
            tiles.append(LandView(GOOD_NAMES[tile.product], tile.money, tile.points, state.units[number]))
    return tiles


def _boats(state: RhodesState) -> list[BoatView]:
    constants = state.rhodes.constants
    boats = []
    square = 0
    for boat in state.boats:
        length = constants.fleet.lengths[boat]
        owner = constants.fleet.owners[boat]
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


def _plazas(state: RhodesState) -> list[MissionView | None]:
    """The open missions, and nothing for every plaza that could not be filled again."""
    constants = state.rhodes.constants
    plazas: list[MissionView | None] = []
    for mission in members(state.plazas):
        card = constants.missions[mission]
        goods = [GOOD_NAMES[good] for good in range(GOODS) for _ in range(card.goods[good])]
        plazas.append(MissionView(card.name, goods, card.money, card.points))
    return plazas + [None] * (constants.plazas - len(plazas))


def _needs(state: RhodesState, seat: int) -> list[NeedView | None]:
    """What a seat has for each open mission: first its warehouse gives, then its estate."""
    needs: list[NeedView | None] = []
    for mission in members(state.plazas):
        stored: list[int] = []
        grown: list[int] = []
        lacking: list[int] = []
        for good in range(GOODS):
            asked = state.rhodes.constants.missions[mission].goods[good]
            given = min(asked, state.stored(seat, good))
            found = 0 if good == GOLD else min(asked - given, estate.units_of(state, seat, good))
            stored += [good] * given
            grown += [good] * found
            lacking += [good] * (asked - given - found)
        possible = harbour_action.can_fulfil(state, seat, mission)
        cost = harbour_action.fee(state, len(grown))
        needs.append(NeedView(_goods(stored), _goods(grown), _goods(lacking), cost, possible))
    return needs + [None] * (state.rhodes.constants.plazas - len(needs))


def _farm(state: RhodesState, seat: int) -> FarmView:
    points, money = farm.yields(state, seat)
    blessed = members(state.developments_of(seat) & farm.DEMETER_MASK)
    units = estate.total(state, seat)
    own = state.rhodes.constants.fleet.own
    lengths = {own[number] for number in members(state.boats_at_home(seat))}
    return FarmView(
        points=points,
        money=money,
        blessings=sum(farm.blessing(state, seat, product) for product in blessed),
        units=units,
        lengths=sorted(length for length in lengths if length <= units),
    )


def _places(state: RhodesState) -> list[PlaceView]:
    constants = state.rhodes.constants
    prices = {MARKET: constants.market, TEMPLE: constants.temple}
    return [
        PlaceView(name, constants.spaces[place], _markers(state, place), prices.get(place, []))
        for place, name in enumerate(PLACE_NAMES)
    ]


def _markers(state: RhodesState, place: int) -> list[int]:
    """The seats of the markers there: all first markers are placed before the second ones, each from the top row."""
    each: int = state.rhodes.constants.markers
    there = [number for number, at in enumerate(state.markers) if at == place]
    return [number // each for number in sorted(there, key=lambda own: (own % each, state.row_of(own // each)))]


def _tiles(state: RhodesState) -> list[TileView]:
    constants = state.rhodes.constants
    tiles: list[TileView] = []
    for land in constants.land:
        name = f"{GOOD_NAMES[land.product]}-{land.cost}"
        unsold = state.owner[land.first : land.end].count(NOBODY_OWNS)
        tiles.append(TileView(name, land.cost, land.money, land.points, unsold))
    for number, kind in enumerate(constants.kinds):
        tiles.append(TileView(KIND_NAMES[number], kind.cost, kind.money, kind.points, copies_left(state, number)))
    if state.large:
        tiles.append(TileView("boat", constants.large_price, 0, 0, len(members(state.large))))
    return tiles


def _loading_length(state: RhodesState) -> int | None:
    """The length of the boat that is being loaded."""
    if state.is_current(LOAD) or state.is_current(PAID):
        return state.rhodes.constants.fleet.own[state.at_value]
    return None


def _field(state: RhodesState, chip: int) -> str | None:
    """The field on which a chip is."""
    fields = _goods(members(state.fields_of(chip)))
    return fields[0] if fields else None


def _goods(goods: list[int]) -> list[str]:
    return [GOOD_NAMES[good] for good in goods]


def _boat_numbers(boats: int) -> list[int]:
    """The numbers on a set of Egyptian boats, counted from 1."""
    return [boat + 1 for boat in members(boats)]
