"""5d and 5e, improving the civilisations: tiles are placed, and bring what they bring once."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Step, Together
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS, FOOD, KINDS, LUXURY, STONE, WOOD
from pessoi.games.peloponnes.rules.state import PLACE, UNDECIDED, PeloponnesState


def begin(state: PeloponnesState) -> None:
    """All take their tiles at once; the bids go to the bank (peloponnes.placing.together, peloponnes.placing.coins)."""
    rules = state.peloponnes
    asked: i64 = 0
    for seat in range(rules.count):
        spot: i64 = state.spots[seat]
        if spot < 0:
            continue
        state.stores[rules.count * KINDS + COINS] += state.bids[seat]
        state.bids[seat] = 0
        tile: i64 = state.row[spot]
        if rules.tiles.lands & BIT[tile]:
            lay_land(state, seat, tile)
            continue
        choices = ways_to_place(state, seat, tile)
        if len(choices) > 1:
            asked |= BIT[seat]
        else:
            place(state, seat, choices[0])
    if asked:
        state.push(PLACE, asked)


# -- land ---------------------------------------------------------------------------------------


def lay_land(state: PeloponnesState, seat: i64, tile: i64) -> None:
    """Land that does not fit goes back to the box (peloponnes.placing.land, peloponnes.placing.land-lost)."""
    if fits(state, seat, tile):
        state.owned[seat] |= BIT[tile]
        state.lands.append(tile)
        state.tell(events.LAID, seat, tile)
    else:
        state.boxed |= BIT[tile]
        state.tell(events.LAND_LOST, seat, tile)


def fits(state: PeloponnesState, seat: i64, tile: i64) -> bool:
    """Whether a land shares a resource with the right-most one (peloponnes.placing.land).

    The first land is free (peloponnes.placing.first-land), and so is every land of the owner of the Barracks
    (peloponnes.buildings.barracks).
    """
    tiles = state.peloponnes.tiles
    own: i64 = state.owned[seat]
    if own & tiles.any_land or not own & tiles.lands:
        return True
    place: i64 = len(state.lands) - 1
    while not own & BIT[state.lands[place]]:
        place -= 1
    links: i64 = tiles.links[state.lands[place]]
    return links & tiles.links[tile] != 0


# -- buildings ----------------------------------------------------------------------------------


def luxury_needed(state: PeloponnesState, seat: i64, tile: i64) -> i64:
    """The luxury that must stand in for wood and stone a seat lacks (peloponnes.luxury.resources)."""
    tiles = state.peloponnes.tiles
    missing: i64 = 0
    wood: i64 = tiles.wood[tile] - state.has(seat, WOOD)
    stone: i64 = tiles.stone[tile] - state.has(seat, STONE)
    if wood > 0:
        missing = wood
    if stone > 0:
        missing += stone
    return missing * state.peloponnes.numbers.rate


def pay_for(state: PeloponnesState, seat: i64, tile: i64) -> i64:
    """Wood and stone are paid, and luxury for what is missing; says how much luxury (peloponnes.placing.building)."""
    tiles = state.peloponnes.tiles
    luxury = luxury_needed(state, seat, tile)
    state.gain(seat, LUXURY, -luxury)
    state.gain(seat, WOOD, -min(state.has(seat, WOOD), tiles.wood[tile]))
    state.gain(seat, STONE, -min(state.has(seat, STONE), tiles.stone[tile]))
    return luxury


def ways_to_place(state: PeloponnesState, seat: i64, tile: i64) -> list[int]:
    """Pay, or put a coin on it; let it go only who could do neither without luxury (peloponnes.placing.refuse)."""
    move = state.peloponnes.move
    luxury = state.has(seat, LUXURY)
    needed = luxury_needed(state, seat, tile)
    coins = state.has(seat, COINS)
    moves: list[int] = []
    if needed <= luxury:
        moves.append(move.build + tile)
    if coins > 0 or luxury >= state.peloponnes.numbers.rate:
        moves.append(move.mark + tile)
    if needed > 0 and coins == 0:
        moves.append(move.forgo + tile)
    return moves


def place(state: PeloponnesState, seat: i64, move: i64) -> None:
    """A building is paid for, marked with a coin, or lost."""
    rules = state.peloponnes
    if move < rules.move.mark:
        tile = move - rules.move.build
        luxury = pay_for(state, seat, tile)
        state.owned[seat] |= BIT[tile]
        state.tell(events.BUILT, seat, tile, rules.tiles.wood[tile], rules.tiles.stone[tile], luxury)
    elif move < rules.move.forgo:
        tile = move - rules.move.mark
        state.raise_coins(seat, 1)
        state.stores[seat * KINDS + COINS] -= 1
        state.marked |= BIT[tile]
        state.owned[seat] |= BIT[tile]
        state.tell(events.MARKED, seat, tile)
    else:
        tile = move - rules.move.forgo
        state.boxed |= BIT[tile]
        state.tell(events.BUILDING_LOST, seat, tile)


@final
class Place(Together[PeloponnesState]):
    """A building is paid for now, or marked with a coin and paid for later (peloponnes.placing.mark)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return ways_to_place(state, seat, state.row[state.spots[seat]])

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        rules = state.peloponnes
        if not rules.move.build <= move < rules.move.take:
            return Reason("place-first")
        tile: i64 = rules.moves.rows[move].arguments["tile"]
        own: i64 = state.row[state.spots[seat]]
        if tile != own:
            return Reason("not-your-tile", {"tile": tile})
        if move < rules.move.mark:
            return Reason(
                "cannot-pay", {"tile": tile, "wood": rules.tiles.wood[tile], "stone": rules.tiles.stone[tile]}
            )
        return Reason("no-coin") if move < rules.move.forgo else Reason("must-place", {"tile": tile})

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        place(state, seat, move)
        state.settle(seat)

    def run(self, state: PeloponnesState) -> None:
        """All tiles are placed."""


# -- gains --------------------------------------------------------------------------------------


@final
class Gains(Step[PeloponnesState]):
    """New tiles bring citizens and goods once (peloponnes.gains.once)."""

    def run(self, state: PeloponnesState) -> None:
        rules = state.peloponnes
        for seat in range(rules.count):
            spot: i64 = state.spots[seat]
            if spot >= 0:
                tile: i64 = state.row[spot]
                own: i64 = state.owned[seat]
                if own & BIT[tile]:
                    bring(state, seat, tile)
            state.spots[seat] = UNDECIDED
        state.row.clear()


def bring(state: PeloponnesState, seat: i64, tile: i64) -> None:
    """What one tile brings (peloponnes.gains.once, peloponnes.buildings.citizens)."""
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
    if coins:
        state.gain(seat, COINS, coins)
    if luxury:
        state.gain(seat, LUXURY, luxury)
    if food:
        state.store(seat, FOOD, food)
