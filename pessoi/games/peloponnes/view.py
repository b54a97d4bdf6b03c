"""What a seat, or a spectator, may know of a game of Peloponnes: everything."""

from pessoi.core.bits import contains, count, members
from pessoi.games.peloponnes.rules import scoring
from pessoi.games.peloponnes.rules.auction import NO_HOLDER, holder
from pessoi.games.peloponnes.rules.constants import (
    BLANK,
    CHITS,
    CITIZENS,
    COINS,
    FOOD,
    LUXURY,
    RESOURCES,
    STONE,
    WOOD,
    income_of,
)
from pessoi.games.peloponnes.rules.income import seat_income
from pessoi.games.peloponnes.rules.placing import would_be_lost
from pessoi.games.peloponnes.rules.state import NO_CIVILISATION, PASSED, UNDECIDED, PeloponnesState
from pessoi.games.peloponnes.rules.steps import AMOUNT
from pessoi.games.peloponnes.view_types import (
    ChitView,
    CivilisationView,
    OfferView,
    PeloponnesView,
    SeatView,
    SoloView,
    TileView,
)


def view(state: PeloponnesState, seat: int | None) -> PeloponnesView:
    """Name all that a seat may see; what is not named here or below is not shown."""
    rules = state.peloponnes
    constants = rules.constants
    offers = [_offer(state, spot) for spot in range(len(state.row))]
    bidding = state.is_current(AMOUNT)
    return PeloponnesView(
        seat=seat,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        round=state.round,
        rounds=constants.rounds,
        order=state.order[:],
        wanted=rules.tiles.names[state.row[state.at_value]] if bidding else None,
        spaces=[rules.auctioned, constants.turned - rules.auctioned],
        surcharge=constants.surcharge,
        passing=constants.passing,
        withdrawal=constants.withdrawal,
        row=offers[: rules.auctioned],
        conquest=offers[rules.auctioned :],
        seats=_seats(state),
        chits=[_chit(state, kind) for kind in range(BLANK)],
        strikes=constants.strikes,
        share=constants.share,
        decline=constants.decline,
        blanks=state.open_chits(BLANK),
        pile=state.chits_left(),
        stacks=[count(state.unseen & stack) for stack in rules.tiles.stacks],
        civilisations=[_civilisation(state, number) for number in range(len(rules.civilisations.names))],
        limits=constants.limits[:],
        track=constants.track,
        rate=constants.rate,
        wages=constants.wages[:],
        luxury_wages=constants.luxury_wages[:],
        solo=_solo(state) if rules.alone else None,
    )


def _tile(state: PeloponnesState, tile: int) -> TileView:
    tiles = state.peloponnes.tiles
    guarded = [CHITS[kind] for kind in range(BLANK) if contains(tiles.guards[kind], tile)]
    return TileView(
        name=tiles.names[tile],
        stack=tiles.letters[tile],
        land=contains(tiles.lands, tile),
        minimum=tiles.minimum[tile],
        prestige=tiles.prestige[tile],
        cost=[tiles.wood[tile], tiles.stone[tile]],
        citizens=tiles.citizens[tile],
        coins=tiles.coins[tile],
        food=tiles.food[tile],
        luxury=tiles.luxury[tile],
        income=_resources(tiles.income[tile]),
        choice=contains(tiles.choice, tile),
        half=contains(tiles.half, tile),
        any_land=contains(tiles.any_land, tile),
        protects=guarded[0] if guarded else None,
        supply=contains(tiles.supply, tile),
        unfinished=contains(state.marked, tile),
    )


def _civilisation(state: PeloponnesState, number: int) -> CivilisationView:
    civilisations = state.peloponnes.civilisations
    start = civilisations.stores[number]
    income = civilisations.income[number]
    return CivilisationView(
        name=civilisations.names[number],
        order=civilisations.order[number],
        coins=start[COINS],
        citizens=start[CITIZENS],
        goods=start[:RESOURCES],
        income=[*_resources(income), income_of(income, CITIZENS)],
    )


def _resources(income: int) -> list[int]:
    """The wood, stone and food of an income."""
    return [income_of(income, WOOD), income_of(income, STONE), income_of(income, FOOD)]


def _offer(state: PeloponnesState, spot: int) -> OfferView:
    tile = state.row[spot]
    bidder = holder(state, spot)
    return OfferView(
        tile=_tile(state, tile),
        price=state.peloponnes.price(tile, spot),
        fits=[not would_be_lost(state, seat, tile) for seat in range(state.seats)],
        bidder=None if bidder == NO_HOLDER else bidder,
        bid=None if bidder == NO_HOLDER else state.bids[bidder],
    )


def _chit(state: PeloponnesState, kind: int) -> ChitView:
    shown = state.open_chits(kind)
    return ChitView(CHITS[kind], shown, shown >= state.peloponnes.constants.strikes)


def _seats(state: PeloponnesState) -> list[SeatView]:
    places = scoring.places(state) if state.over else None
    return [_seat(state, seat, None if places is None else places[seat]) for seat in range(state.seats)]


def _seat(state: PeloponnesState, seat: int, place: int | None) -> SeatView:
    """One seat; luxury beyond the track is shown by chips (peloponnes.luxury.chip)."""
    rules = state.peloponnes
    constants = rules.constants
    own = state.owned[seat]
    civilisation = state.civilisations[seat]
    income = 0 if civilisation == NO_CIVILISATION else seat_income(state, seat)
    newcomers = income_of(income, CITIZENS)
    wage = constants.wage_row(state.has(seat, CITIZENS) + newcomers)
    luxury = state.has(seat, LUXURY)
    return SeatView(
        civilisation=None if civilisation == NO_CIVILISATION else rules.civilisations.names[civilisation],
        coins=state.has(seat, COINS),
        wood=state.has(seat, WOOD),
        stone=state.has(seat, STONE),
        food=state.has(seat, FOOD),
        citizens=state.has(seat, CITIZENS),
        luxury=luxury,
        chips=max(0, luxury - 1) // constants.track,
        buildings=[_tile(state, tile) for tile in state.laid if contains(own & rules.tiles.buildings, tile)],
        lands=[_tile(state, tile) for tile in state.laid if contains(own & rules.tiles.lands, tile)],
        income=[*_resources(income), newcomers],
        income_coins=constants.wages[wage],
        income_luxury=constants.luxury_wages[wage],
        need=_need(state, seat),
        bid=state.bids[seat] or None,
        auction=_auction(state.spots[seat], state.bids[seat]),
        prestige=scoring.prestige(state, seat),
        population=scoring.population(state, seat),
        score=scoring.points(state, seat),
        place=place,
    )


def _need(state: PeloponnesState, seat: int) -> list[int]:
    """The wood and stone of unfinished buildings and the food of all citizens (peloponnes.supply.feeding)."""
    tiles = state.peloponnes.tiles
    unfinished = members(state.own(seat, state.marked))
    return [
        sum(tiles.wood[tile] for tile in unfinished),
        sum(tiles.stone[tile] for tile in unfinished),
        state.has(seat, CITIZENS),
    ]


def _auction(spot: int, bid: int) -> str:
    """What a seat has done in the current auction."""
    if spot >= 0:
        return "holds"
    if spot == UNDECIDED:
        return "undecided"
    if spot == PASSED:
        return "passed"
    return "displaced" if bid else "withdrawn"


def _solo(state: PeloponnesState) -> SoloView:
    solo = state.peloponnes.solo
    return SoloView(
        level=solo.level,
        target=solo.target,
        extra=[state.extra_wood, state.extra_stone, state.extra_food],
        won=scoring.points(state, 0) >= solo.target if state.over else None,
    )
