"""What one seat, or somebody beside the table, may know of a play of Peloponnes: everything, for all lies open."""

from typing import TYPE_CHECKING

from pessoi.core.bits import count, members
from pessoi.games.peloponnes.rules import scoring
from pessoi.games.peloponnes.rules.auction import SEAT_BITS, holder
from pessoi.games.peloponnes.rules.constants import (
    BLANK,
    CITIZEN_SHIFT,
    CITIZENS,
    COINS,
    FOOD,
    KINDS,
    LUXURY,
    PACK,
    PACK_MASK,
    RESOURCES,
    STONE,
    WOOD,
)
from pessoi.games.peloponnes.rules.income import packed_income
from pessoi.games.peloponnes.rules.state import NO_CIVILISATION, PASSED, UNDECIDED
from pessoi.games.peloponnes.view_types import (
    ChitView,
    CivilisationView,
    OfferView,
    PeloponnesView,
    SeatView,
    SoloView,
    TileView,
)

if TYPE_CHECKING:
    from pessoi.games.peloponnes.rules.state import PeloponnesState

STACKS = "ABC"
DISASTERS = ("earthquake", "drought", "plague", "storm", "decline")


def look(state: "PeloponnesState") -> PeloponnesView:
    """Name all that a seat may see; what is not named here is not shown."""
    rules = state.peloponnes
    numbers = rules.numbers
    offers = [_offer(state, spot) for spot in range(len(state.row))]
    bidding = not state.over and state.step.name == "amount"
    return PeloponnesView(
        seat=None,
        actors=list(state.actors),
        asked=None if state.over else state.step.name,
        round=state.round,
        rounds=numbers.rounds,
        order=state.order[:],
        wanted=rules.tiles.names[state.row[state.at >> SEAT_BITS]] if bidding else None,
        spaces=[rules.row, numbers.turned - rules.row],
        surcharge=numbers.surcharge,
        passing=numbers.passing,
        row=offers[: rules.row],
        conquest=offers[rules.row :],
        seats=[_mat(state, other) for other in range(rules.seats)],
        chits=[
            ChitView(name, state.chits[BLANK + 1 + kind], state.chits[BLANK + 1 + kind] >= numbers.strikes)
            for kind, name in enumerate(DISASTERS)
        ],
        strikes=numbers.strikes,
        blanks=state.chits[-1],
        pile=sum(state.chits[: BLANK + 1]),
        stacks=[count(state.unseen & stack) for stack in dict.fromkeys(rules.tiles.stack)],
        civilisations=[_civilisation(state, number) for number in range(len(rules.civilisations.names))],
        limits=numbers.limits[:],
        track=numbers.track,
        wages=numbers.coins[:],
        luxury_wages=numbers.luxury[:],
        solo=_solo(state) if rules.alone else None,
    )


def _tile(state: "PeloponnesState", tile: int) -> TileView:
    tiles = state.peloponnes.tiles
    guarded = [name for kind, name in enumerate(DISASTERS) if tiles.guards[kind] >> tile & 1]
    return TileView(
        name=tiles.names[tile],
        stack=STACKS[next(place for place, stack in enumerate(dict.fromkeys(tiles.stack)) if stack >> tile & 1)],
        land=bool(tiles.lands >> tile & 1),
        minimum=tiles.minimum[tile],
        prestige=tiles.prestige[tile],
        cost=[tiles.wood[tile], tiles.stone[tile]],
        citizens=tiles.citizens[tile],
        coins=tiles.coins[tile],
        food=tiles.food[tile],
        luxury=tiles.luxury[tile],
        income=_unpacked(tiles.income[tile])[:3],
        choice=bool(tiles.choice >> tile & 1),
        half=bool(tiles.half >> tile & 1),
        any_land=bool(tiles.any_land >> tile & 1),
        protects=guarded[0] if guarded else None,
        supply=bool(tiles.supply >> tile & 1),
        unfinished=bool(state.marked >> tile & 1),
    )


def _civilisation(state: "PeloponnesState", number: int) -> CivilisationView:
    civilisations = state.peloponnes.civilisations
    start = civilisations.stores[number * KINDS : (number + 1) * KINDS]
    return CivilisationView(
        name=civilisations.names[number],
        order=civilisations.order[number],
        coins=start[COINS],
        citizens=start[CITIZENS],
        goods=start[:RESOURCES],
        income=_unpacked(civilisations.income[number]),
    )


def _unpacked(income: int) -> list[int]:
    """Wood, stone, food and citizens of a packed income."""
    return [income & PACK_MASK, income >> PACK & PACK_MASK, income >> 2 * PACK & PACK_MASK, income >> CITIZEN_SHIFT]


def _offer(state: "PeloponnesState", spot: int) -> OfferView:
    rules = state.peloponnes
    tile = state.row[spot]
    bidder = holder(state, spot)
    return OfferView(
        tile=_tile(state, tile),
        price=rules.tiles.minimum[tile] + (rules.numbers.surcharge if spot >= rules.row else 0),
        bidder=bidder if bidder >= 0 else None,
        bid=state.bids[bidder] if bidder >= 0 else None,
    )


def _mat(state: "PeloponnesState", seat: int) -> SeatView:
    rules = state.peloponnes
    numbers = rules.numbers
    own = state.owned[seat]
    civilisation = state.civilisations[seat]
    income = _unpacked(packed_income(state, seat)) if civilisation != NO_CIVILISATION else [0, 0, 0, 0]
    crowd = min(state.has(seat, CITIZENS) + income[3], numbers.crowd)
    luxury = state.has(seat, LUXURY)
    spot = state.spots[seat]
    return SeatView(
        civilisation=None if civilisation == NO_CIVILISATION else rules.civilisations.names[civilisation],
        coins=state.has(seat, COINS),
        wood=state.has(seat, WOOD),
        stone=state.has(seat, STONE),
        food=state.has(seat, FOOD),
        citizens=state.has(seat, CITIZENS),
        luxury=luxury,
        chips=max(0, luxury - 1) // numbers.track,
        buildings=[_tile(state, tile) for tile in members(own & rules.tiles.buildings)],
        lands=[_tile(state, tile) for tile in state.lands if own >> tile & 1],
        income=income,
        income_coins=numbers.coins[crowd],
        income_luxury=numbers.luxury[crowd],
        bid=state.bids[seat] or None,
        auction=_auction(spot, state.bids[seat]),
        prestige=scoring.prestige(state, seat),
        population=scoring.population(state, seat),
        score=scoring.points(state, seat),
        place=scoring.places(state)[seat] if state.over else None,
    )


def _auction(spot: int, bid: int) -> str:
    """What a seat has done in the auction at hand."""
    if spot >= 0:
        return "holds"
    if spot == UNDECIDED:
        return "undecided"
    if spot == PASSED:
        return "passed"
    return "displaced" if bid else "withdrawn"


def _solo(state: "PeloponnesState") -> SoloView:
    solo = state.peloponnes.solo
    return SoloView(
        level=solo.level,
        target=solo.target,
        extra=[state.extra_wood, state.extra_stone, state.extra_food],
        won=scoring.points(state, 0) >= solo.target if state.over else None,
    )
