"""5d and 5e, improving the civilisations: tiles are placed, and bring some things once."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains
from pessoi.core.events import Arguments, EventKind, Reason
from pessoi.core.step import Step, Together
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS, LUXURY, STONE, WOOD
from pessoi.games.peloponnes.rules.state import NO_LAND, UNDECIDED, PeloponnesRules, PeloponnesState
from pessoi.games.peloponnes.rules.steps import GAINS, PLACE


def begin(state: PeloponnesState) -> None:
    """Let all seats take their tiles; bids go to the bank (peloponnes.placing.together, peloponnes.placing.coins)."""
    rules = state.peloponnes
    asked: i64 = 0
    for seat, spot in enumerate(state.spots):
        if spot < 0:
            continue
        state.add(rules.bank, COINS, state.bids[seat])
        state.bids[seat] = 0
        tile: i64 = state.row[spot]
        if contains(rules.tiles.lands, tile):
            lay_land(state, seat, tile)
            continue
        choices = ways_to_place(state, seat, tile)
        if len(choices) > 1:
            asked |= BIT[seat]
        else:
            place(state, seat, choices[0])
    if asked:
        state.push(PLACE, asked)


def lay_land(state: PeloponnesState, seat: i64, tile: i64) -> None:
    """Lay a land, or box it if it does not fit (peloponnes.placing.land, peloponnes.placing.land-lost)."""
    if fits(state, seat, tile):
        state.take_tile(seat, tile)
        state.tell(events.LAID, seat, tile)
    else:
        state.boxed |= BIT[tile]
        state.tell(events.LAND_LOST, seat, tile)


def fits(state: PeloponnesState, seat: i64, tile: i64) -> bool:
    """Whether a land shares a resource with the right-most one (peloponnes.placing.land).

    The first land may be any (peloponnes.placing.first-land), and so may every land of the owner of the Barracks
    (peloponnes.buildings.barracks).
    """
    tiles = state.peloponnes.tiles
    last = state.last_land(seat)
    if last == NO_LAND or state.own(seat, tiles.any_land):
        return True
    return tiles.links[last] & tiles.links[tile] != 0


def would_be_lost(state: PeloponnesState, seat: i64, tile: i64) -> bool:
    """Whether a tile is a land that a seat could not lay (peloponnes.placing.land-lost)."""
    return contains(state.peloponnes.tiles.lands, tile) and not fits(state, seat, tile)


def luxury_needed(state: PeloponnesState, seat: i64, tile: i64) -> i64:
    """The luxury that must replace the wood and stone a seat lacks for a building (peloponnes.luxury.resources)."""
    tiles = state.peloponnes.tiles
    return state.luxury_for(seat, WOOD, tiles.wood[tile]) + state.luxury_for(seat, STONE, tiles.stone[tile])


def pay_for(state: PeloponnesState, seat: i64, tile: i64, paid: EventKind) -> None:
    """Pay wood and stone for a building, and luxury for what is missing (peloponnes.placing.building)."""
    wood: i64 = state.peloponnes.tiles.wood[tile]
    stone: i64 = state.peloponnes.tiles.stone[tile]
    luxury = state.pay(seat, WOOD, wood) + state.pay(seat, STONE, stone)
    state.tell(paid, seat, tile, wood, stone, luxury)


def cost_of(state: PeloponnesState, seat: i64, tile: i64) -> Arguments:
    """The cost of a building for texts, and the luxury that replaces what a seat lacks."""
    tiles = state.peloponnes.tiles
    luxury = int(luxury_needed(state, seat, tile))
    return {"wood": tiles.wood[tile], "stone": tiles.stone[tile], "luxury": luxury}


def cannot_pay(rules: PeloponnesRules, tile: i64) -> Reason:
    """The reason why a building cannot be paid for."""
    return Reason("cannot-pay", {"tile": tile, "wood": rules.tiles.wood[tile], "stone": rules.tiles.stone[tile]})


def ways_to_place(state: PeloponnesState, seat: i64, tile: i64) -> list[int]:
    """The moves that place a building; it may be forgone if all others cost luxury (peloponnes.placing.refuse)."""
    move = state.peloponnes.move
    needed = luxury_needed(state, seat, tile)
    moves: list[int] = []
    if needed <= state.has(seat, LUXURY):
        moves.append(move.build.move(tile))
    if state.purse(seat) > 0:
        moves.append(move.mark.move(tile))
    if needed > 0 and state.has(seat, COINS) == 0:
        moves.append(move.forgo.move(tile))
    return moves


def place(state: PeloponnesState, seat: i64, chosen: i64) -> None:
    """Pay for a building, mark it with a coin, or forgo it (peloponnes.placing.use-at-once)."""
    move = state.peloponnes.move
    kind = move.table.kind_of[chosen]
    tile = kind.index(chosen)
    if kind is move.forgo:
        state.boxed |= BIT[tile]
        state.tell(events.BUILDING_LOST, seat, tile)
        return
    state.take_tile(seat, tile)
    if kind is move.build:
        pay_for(state, seat, tile, events.BUILT)
    else:
        state.lay_coins(seat, 1)
        state.marked |= BIT[tile]
        state.tell(events.MARKED, seat, tile)


@final
class Place(Together[PeloponnesState]):
    """A building is paid for now, or marked with a coin and paid for later (peloponnes.placing.mark)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return ways_to_place(state, seat, state.row[state.spots[seat]])

    def why_not(self, state: PeloponnesState, seat: i64, chosen: i64) -> Reason:
        rules = state.peloponnes
        move = rules.move
        kind = move.table.kind_of[chosen]
        if kind is not move.build and kind is not move.mark and kind is not move.forgo:
            return Reason("place-first")
        tile = kind.index(chosen)
        if tile != state.row[state.spots[seat]]:
            return Reason("not-your-tile", {"tile": tile})
        if kind is move.build:
            return cannot_pay(rules, tile)
        return Reason("no-coin") if kind is move.mark else Reason("must-place", {"tile": tile})

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        tile = state.row[state.spots[seat]]
        return {"tile": tile, **cost_of(state, seat, tile)}

    def details(self, state: PeloponnesState, seat: i64, chosen: i64) -> Arguments:
        """The cost of the building, and the luxury that it takes to pay for it or to mark it."""
        cost = cost_of(state, seat, state.row[state.spots[seat]])
        if state.peloponnes.move.mark.has(chosen):
            cost["luxury"] = int(state.luxury_for(seat, COINS, 1))
        return cost

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        place(state, seat, move)
        state.settle(seat)


@final
class Gains(Step[PeloponnesState]):
    """New tiles bring citizens and goods once (peloponnes.gains.once, peloponnes.gains.kept)."""

    def run(self, state: PeloponnesState) -> None:
        for seat, spot in enumerate(state.spots):
            if spot >= 0 and contains(state.owned[seat], state.row[spot]):
                bring(state, seat, state.row[spot])
            state.spots[seat] = UNDECIDED
        state.row.clear()


def bring(state: PeloponnesState, seat: i64, tile: i64) -> None:
    """Give a seat what a tile brings once (peloponnes.gains.once, peloponnes.buildings.citizens)."""
    tiles = state.peloponnes.tiles
    citizens: i64 = tiles.citizens[tile]
    coins: i64 = tiles.coins[tile]
    food: i64 = tiles.food[tile]
    luxury: i64 = tiles.luxury[tile]
    state.gain(seat, CITIZENS, citizens)
    if citizens < 0:
        state.tell(events.CITIZENS_LEAVE, seat, tile, -citizens)
        citizens = 0
    if citizens or coins or food or luxury:
        state.tell(events.GAINS, seat, tile, citizens, coins, food, luxury)
    state.gain(seat, COINS, coins)
    state.gain(seat, LUXURY, luxury)
    state.store(seat, 0, 0, food)


PLACE.bind(Place())
GAINS.bind(Gains())
