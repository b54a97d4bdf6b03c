"""5b and 5c, the auction: one bid each in turn order, the outbid act at once, and the bids make the next order."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Decision, Step
from pessoi.games.peloponnes.rules import events, placing
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS, KINDS
from pessoi.games.peloponnes.rules.state import (
    AMOUNT,
    BID,
    BIDDER,
    CLOSE,
    DISPLACED,
    GAINS,
    INCOME,
    PASSED,
    WITHDRAWN,
    PeloponnesState,
)

SEAT_BITS: Final = 3
SEAT_MASK: Final = (1 << SEAT_BITS) - 1

NOBODY_THERE: Final = -1
TAKEN: Final = -1
"""A price for a tile that cannot be had."""


@final
class Bidder(Step[PeloponnesState]):
    """One after the other, in turn order (peloponnes.auction.turns). The argument is the place in that order."""

    def run(self, state: PeloponnesState) -> None:
        place = state.at
        if place == state.peloponnes.count:
            state.push(CLOSE)
            return
        state.push(BIDDER, place + 1)
        state.push(BID, state.order[place])


# -- what a tile costs --------------------------------------------------------------------------


def holder(state: PeloponnesState, spot: i64) -> i64:
    """Who has bid for the tile at a place."""
    for seat in range(state.peloponnes.count):
        if state.spots[seat] == spot:
            return seat
    return NOBODY_THERE


def has_half(state: PeloponnesState, seat: i64) -> bool:
    """Market or Agora, or both: bids are worth half a coin more (peloponnes.buildings.half)."""
    own: i64 = state.owned[seat]
    return own & state.peloponnes.tiles.half != 0


def has_citizens(state: PeloponnesState, seat: i64, tile: i64) -> bool:
    """Whether a seat has the citizens a tile takes away (peloponnes.buildings.citizens)."""
    change: i64 = state.peloponnes.tiles.citizens[tile]
    return change >= 0 or state.has(seat, CITIZENS) + change >= 0


def least(state: PeloponnesState, seat: i64, spot: i64) -> i64:
    """The smallest bid that gets a seat the tile at a place, or TAKEN.

    Beside the Conquest tile it is the only one, and nobody is displaced there (peloponnes.auction.conquest);
    in the row a bid must beat the one that is there (peloponnes.auction.minimum, peloponnes.auction.outbid).
    """
    rules = state.peloponnes
    there = holder(state, spot)
    minimum: i64 = rules.tiles.minimum[state.row[spot]]
    if spot >= rules.row:
        return minimum + rules.numbers.surcharge if there < 0 else TAKEN
    if there < 0:
        return minimum
    bid: i64 = state.bids[there]
    if has_half(state, seat) and not has_half(state, there):
        return bid
    return bid + 1


# -- bidding ------------------------------------------------------------------------------------


@final
class Bid(Decision[PeloponnesState]):
    """Choose a tile, or pass (peloponnes.auction.bid, peloponnes.auction.pass)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        rules = state.peloponnes
        purse = state.purse(seat)
        moves: list[int] = []
        for spot, tile in enumerate(state.row):
            price = least(state, seat, spot)
            if price != TAKEN and price <= purse and has_citizens(state, seat, tile):
                moves.append((rules.move.bid if spot < rules.row else rules.move.conquer) + tile)
        moves.append(rules.move.leave)
        moves.sort()
        return moves

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        rules = state.peloponnes
        if not rules.move.bid <= move < rules.move.leave:
            return Reason("bid-first")
        tile: i64 = rules.moves.rows[move].arguments["tile"]
        if tile not in state.row:
            return Reason("not-on-offer", {"tile": tile})
        spot = state.row.index(tile)
        if (spot < rules.row) != (move < rules.move.conquer):
            return Reason("conquer-instead" if spot >= rules.row else "bid-instead", {"tile": tile})
        price = least(state, seat, spot)
        if price == TAKEN:
            return Reason("conquered-already", {"tile": tile})
        if not has_citizens(state, seat, tile):
            return Reason("citizens-needed", {"tile": tile, "count": -rules.tiles.citizens[tile]})
        return Reason("too-dear", {"amount": price, "money": state.purse(seat)})

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        rules = state.peloponnes
        if move == rules.move.leave:
            state.spots[seat] = PASSED
            state.gain(seat, COINS, rules.numbers.passing)
            state.tell(events.PASSED, seat, rules.numbers.passing)
            return
        conquest = move >= rules.move.conquer
        tile = move - (rules.move.conquer if conquest else rules.move.bid)
        spot: i64 = state.row.index(tile)
        if conquest or rules.alone:
            price = least(state, seat, spot)
            lay_coins(state, seat, spot, price)
            state.tell(events.CONQUERED if conquest else events.BOUGHT, seat, tile, price)
        else:
            state.push(AMOUNT, seat | spot << SEAT_BITS)


@final
class Amount(Step[PeloponnesState]):
    """How many coins are laid under the tile (peloponnes.auction.minimum). The argument: seat and place."""

    def waits(self, state: PeloponnesState) -> i64:
        return BIT[state.at & SEAT_MASK]

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        low = least(state, seat, state.at >> SEAT_BITS)
        return state.peloponnes.move.offers[low : state.purse(seat) + 1]

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        offers = state.peloponnes.move.offers
        if not offers[0] <= move <= offers[-1]:
            return Reason("amount-first")
        low = least(state, seat, state.at >> SEAT_BITS)
        if move - offers[0] < low:
            return Reason("bid-too-low", {"amount": low})
        return Reason("too-dear", {"amount": move - offers[0], "money": state.purse(seat)})

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        amount = move - state.peloponnes.move.offer
        spot = state.at >> SEAT_BITS
        tile: i64 = state.row[spot]
        state.tell(events.BID, seat, tile, amount)
        displace(state, seat, spot)
        lay_coins(state, seat, spot, amount)


def lay_coins(state: PeloponnesState, seat: i64, spot: i64, amount: i64) -> None:
    """Coins, and what luxury brings if they do not suffice, lie under the tile (peloponnes.luxury.coins)."""
    state.raise_coins(seat, amount)
    state.stores[seat * KINDS + COINS] -= amount
    state.bids[seat] = amount
    state.spots[seat] = spot


def displace(state: PeloponnesState, seat: i64, spot: i64) -> None:
    """Whoever held the tile must act before anybody else (peloponnes.auction.at-once)."""
    there = holder(state, spot)
    if there >= 0:
        state.tell(events.OUTBID, seat, there, state.row[spot])
        state.spots[there] = WITHDRAWN
        state.push(DISPLACED, there)


# -- the outbid ---------------------------------------------------------------------------------


@final
class Displaced(Decision[PeloponnesState]):
    """The unchanged bid goes to another tile, or comes back with a coin (peloponnes.auction.shift)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        rules = state.peloponnes
        bid: i64 = state.bids[seat]
        moves: list[int] = []
        for spot, tile in enumerate(state.row):
            if self._reaches(state, seat, spot, bid) and has_citizens(state, seat, tile):
                moves.append(rules.move.shift + tile)
        moves.sort()
        moves.append(rules.move.withdraw)
        return moves

    def _reaches(self, state: PeloponnesState, seat: i64, spot: i64, bid: i64) -> bool:
        """A free tile, or with the option any whose bid it beats; a Conquest tile only at its exact price."""
        rules = state.peloponnes
        price = least(state, seat, spot)
        if spot >= rules.row:
            return bid == price
        return price <= bid and (rules.chain or holder(state, spot) < 0)

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        rules = state.peloponnes
        if not rules.move.shift <= move < rules.move.withdraw:
            return Reason("displaced-first")
        tile = move - rules.move.shift
        if tile not in state.row:
            return Reason("not-on-offer", {"tile": tile})
        spot: i64 = state.row.index(tile)
        there = holder(state, spot)
        price = least(state, seat, spot)
        bid: i64 = state.bids[seat]
        if not has_citizens(state, seat, tile):
            return Reason("citizens-needed", {"tile": tile, "count": -rules.tiles.citizens[tile]})
        if there >= 0 and (spot >= rules.row or not rules.chain):
            return Reason("not-free", {"tile": tile, "other": there})
        if spot >= rules.row:
            return Reason("not-exact", {"amount": price, "bid": bid})
        return Reason("bid-unchanged", {"amount": price, "bid": bid})

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        rules = state.peloponnes
        bid: i64 = state.bids[seat]
        if move == rules.move.withdraw:
            state.bids[seat] = 0
            state.stores[seat * KINDS + COINS] += bid
            state.gain(seat, COINS, rules.numbers.withdrawal)
            state.tell(events.WITHDRAWN, seat, bid, rules.numbers.withdrawal)
            return
        tile = move - rules.move.shift
        spot: i64 = state.row.index(tile)
        state.tell(events.SHIFTED, seat, tile, bid)
        displace(state, seat, spot)
        state.spots[seat] = spot


# -- the end of the auction ---------------------------------------------------------------------


@final
class Close(Step[PeloponnesState]):
    """Unsold tiles leave the game, and the bids make the new turn order (peloponnes.auction.unsold)."""

    def run(self, state: PeloponnesState) -> None:
        for spot, tile in enumerate(state.row):
            if holder(state, spot) < 0:
                state.boxed |= BIT[tile]
                state.tell(events.UNSOLD, tile)
        if not state.peloponnes.alone:
            new_order(state)
        state.push(INCOME)
        state.push(GAINS)
        placing.begin(state)


def new_order(state: PeloponnesState) -> None:
    """The highest bid first; equals, and those without a bid, keep their order (peloponnes.order.by-bid)."""
    order = state.order
    bids = state.bids
    for place in range(1, len(order)):
        seat = order[place]
        bid: i64 = bids[seat]
        before: i64 = place - 1
        while before >= 0 and bids[order[before]] < bid:
            order[before + 1] = order[before]
            before -= 1
        order[before + 1] = seat
    if state.log is not None:
        for place, seat in enumerate(order):
            state.tell(events.ORDER, seat, place + 1)
