"""5b and 5c, the auction: one bid each in turn order; outbid seats act at once, and the bids make the next order."""

from typing import Final, final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Arguments, Reason
from pessoi.core.moves import MoveKind
from pessoi.core.step import Decision, Step
from pessoi.games.peloponnes.rules import events, placing
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS
from pessoi.games.peloponnes.rules.moves import HIGHEST_BID
from pessoi.games.peloponnes.rules.state import PASSED, WITHDRAWN, PeloponnesRules, PeloponnesState
from pessoi.games.peloponnes.rules.steps import AMOUNT, BID, BIDDER, CLOSE, DISPLACED, GAINS, INCOME

NO_HOLDER: Final = -1
TAKEN: Final = -1
"""The price of a tile that is no longer for sale."""


@final
class Bidder(Step[PeloponnesState]):
    """Seats bid in turn order (peloponnes.auction.turns, peloponnes.auction.end). The argument is a place in it."""

    def run(self, state: PeloponnesState) -> None:
        place = state.at
        if place == len(state.order):
            state.push(CLOSE)
            return
        state.push(BIDDER, place + 1)
        state.push(BID, state.order[place])


def holder(state: PeloponnesState, spot: i64) -> i64:
    """The seat whose bid is at a place in the row, or NO_HOLDER."""
    for seat, held in enumerate(state.spots):
        if held == spot:
            return seat
    return NO_HOLDER


def has_half(state: PeloponnesState, seat: i64) -> bool:
    """Whether a seat's bids are worth half a coin more (peloponnes.buildings.half, peloponnes.buildings.half-once)."""
    return state.own(seat, state.peloponnes.tiles.half) != 0


def has_citizens(state: PeloponnesState, seat: i64, tile: i64) -> bool:
    """Whether a seat has the citizens that a tile takes away (peloponnes.buildings.citizens)."""
    change: i64 = state.peloponnes.tiles.citizens[tile]
    return change >= 0 or state.has(seat, CITIZENS) + change >= 0


def smallest_bid(state: PeloponnesState, seat: i64, spot: i64) -> i64:
    """The smallest bid that gets a seat the tile at a place, or TAKEN.

    Next to the Conquest tile it is the only one, and a bid there cannot be outbid (peloponnes.auction.conquest,
    peloponnes.auction.conquest-safe); in the row a bid must beat the present one (peloponnes.auction.minimum,
    peloponnes.auction.outbid, peloponnes.buildings.half-equal).
    """
    rules = state.peloponnes
    other = holder(state, spot)
    if other == NO_HOLDER:
        return rules.price(state.row[spot], spot)
    if spot >= rules.auctioned:
        return TAKEN
    return beating_bid(state, seat, other)


def beating_bid(state: PeloponnesState, seat: i64, other: i64) -> i64:
    """The smallest bid of a seat that outbids another (peloponnes.auction.outbid, peloponnes.buildings.half-equal)."""
    bid: i64 = state.bids[other]
    return bid if has_half(state, seat) and not has_half(state, other) else bid + 1


def can_buy(state: PeloponnesState, seat: i64, spot: i64, purse: i64) -> bool:
    """Whether a seat that can spend `purse` may bid for the tile at a place."""
    price = smallest_bid(state, seat, spot)
    return price != TAKEN and price <= min(purse, HIGHEST_BID) and has_citizens(state, seat, state.row[spot])


def _citizens_needed(rules: PeloponnesRules, tile: i64) -> Reason:
    return Reason("citizens-needed", {"tile": tile, "count": -rules.tiles.citizens[tile]})


def _bidding(rules: PeloponnesRules, spot: i64) -> MoveKind:
    """The moves that bid for a tile at a place: they have another name next to the Conquest tile."""
    return rules.move.bid if spot < rules.auctioned else rules.move.conquer


@final
class Bid(Decision[PeloponnesState]):
    """Choose a tile, or pass (peloponnes.auction.bid, peloponnes.auction.pass, peloponnes.solo.pass)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        rules = state.peloponnes
        purse = state.purse(seat)
        moves: list[int] = []
        for spot, tile in enumerate(state.row):
            if can_buy(state, seat, spot, purse):
                moves.append(_bidding(rules, spot).move(tile))
        moves.sort()
        moves.append(rules.move.leave)
        return moves

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        rules = state.peloponnes
        kind = rules.moves.kind_of[move]
        if kind is not rules.move.bid and kind is not rules.move.conquer:
            return Reason("bid-first")
        tile = kind.index(move)
        if tile not in state.row:
            return Reason("not-on-offer", {"tile": tile})
        spot = state.row.index(tile)
        if kind is not _bidding(rules, spot):
            return Reason("bid-instead" if kind is rules.move.conquer else "conquer-instead", {"tile": tile})
        price = smallest_bid(state, seat, spot)
        if price == TAKEN:
            return Reason("conquered-already", {"tile": tile})
        if not has_citizens(state, seat, tile):
            return _citizens_needed(rules, tile)
        return Reason("too-dear", {"amount": price, "money": state.purse(seat)})

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        return {"money": int(state.purse(seat)), "seats": state.seats}

    def details(self, state: PeloponnesState, seat: i64, move: i64) -> Arguments:
        """The smallest bid or the price, the luxury sold for it, and whether the tile would be lost."""
        rules = state.peloponnes
        if move == rules.move.leave:
            return {}
        tile = rules.moves.kind_of[move].index(move)
        coins = smallest_bid(state, seat, state.row.index(tile))
        return {
            "seats": state.seats,
            "coins": int(coins),
            "luxury": int(state.luxury_for(seat, COINS, coins)),
            "lost": int(placing.would_be_lost(state, seat, tile)),
        }

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        rules = state.peloponnes
        if move == rules.move.leave:
            state.spots[seat] = PASSED
            state.gain(seat, COINS, rules.constants.passing)
            state.tell(events.PASSED, seat, rules.constants.passing)
            return
        kind = rules.moves.kind_of[move]
        tile = kind.index(move)
        spot: i64 = state.row.index(tile)
        conquest = kind is rules.move.conquer
        if conquest or rules.alone:
            price = smallest_bid(state, seat, spot)
            place_bid(state, seat, spot, price)
            state.tell(events.CONQUERED if conquest else events.BOUGHT, seat, tile, price)
        else:
            state.push(AMOUNT, seat, spot)


@final
class Amount(Decision[PeloponnesState]):
    """How many coins are put under the tile (peloponnes.auction.minimum). The value is its place in the row."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        low = smallest_bid(state, seat, state.at_value)
        return state.peloponnes.move.offer.moves[low : state.purse(seat) + 1]

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        offer = state.peloponnes.move.offer
        if not offer.has(move):
            return Reason("amount-first")
        low = smallest_bid(state, seat, state.at_value)
        amount = offer.index(move)
        if amount < low:
            return Reason("bid-too-low", {"amount": low})
        return Reason("too-dear", {"amount": amount, "money": state.purse(seat)})

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        least = smallest_bid(state, seat, state.at_value)
        return {"tile": state.row[state.at_value], "coins": int(least), "money": int(state.purse(seat))}

    def details(self, state: PeloponnesState, seat: i64, move: i64) -> Arguments:
        """The luxury sold for the bid."""
        return {"luxury": int(state.luxury_for(seat, COINS, state.peloponnes.move.offer.index(move)))}

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        amount = state.peloponnes.move.offer.index(move)
        spot = state.at_value
        state.tell(events.BID, seat, state.row[spot], amount)
        displace(state, seat, spot)
        place_bid(state, seat, spot, amount)


def place_bid(state: PeloponnesState, seat: i64, spot: i64, amount: i64) -> None:
    """Put a seat's coins under the tile at a place."""
    state.lay_coins(seat, amount)
    state.bids[seat] = amount
    state.spots[seat] = spot


def displace(state: PeloponnesState, seat: i64, spot: i64) -> None:
    """Let the seat that held a place, if there is one, act before any other (peloponnes.auction.at-once)."""
    other = holder(state, spot)
    if other != NO_HOLDER:
        state.tell(events.OUTBID, seat, other, state.row[spot], state.bids[other])
        state.spots[other] = WITHDRAWN
        state.push(DISPLACED, other)


def outbidder(state: PeloponnesState, seat: i64) -> i64:
    """The seat that has outbid a displaced one, or NO_HOLDER if bids that displace each other leave it open."""
    rules = state.peloponnes
    if not rules.chain:
        _, place = state.pending()[-2]
        return state.order[place - 1]
    found: i64 = NO_HOLDER
    for other, spot in enumerate(state.spots):
        if 0 <= spot < rules.auctioned and state.bids[other] >= beating_bid(state, other, seat):
            if found != NO_HOLDER:
                return NO_HOLDER
            found = other
    return found


@final
class Displaced(Decision[PeloponnesState]):
    """The unchanged bid goes to another tile, or back to its seat with a bonus (peloponnes.auction.shift)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        move = state.peloponnes.move
        moves: list[int] = []
        for spot, tile in enumerate(state.row):
            if self._reaches(state, seat, spot) and has_citizens(state, seat, tile):
                moves.append(move.shift.move(tile))
        moves.sort()
        moves.append(move.withdraw)
        return moves

    def _reaches(self, state: PeloponnesState, seat: i64, spot: i64) -> bool:
        """Whether the bid can go to a free tile, by option also to a lower bid; to a Conquest tile only exactly.

        (peloponnes.auction.shift-free, peloponnes.auction.shift-conquest)
        """
        rules = state.peloponnes
        bid: i64 = state.bids[seat]
        price = smallest_bid(state, seat, spot)
        if spot >= rules.auctioned:
            return bid == price
        return price <= bid and (rules.chain or holder(state, spot) == NO_HOLDER)

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        rules = state.peloponnes
        if not rules.move.shift.has(move):
            return Reason("displaced-first")
        tile = rules.move.shift.index(move)
        if tile not in state.row:
            return Reason("not-on-offer", {"tile": tile})
        spot: i64 = state.row.index(tile)
        if not has_citizens(state, seat, tile):
            return _citizens_needed(rules, tile)
        other = holder(state, spot)
        conquest = spot >= rules.auctioned
        if other != NO_HOLDER and (conquest or not rules.chain):
            return Reason("not-free", {"tile": tile, "other": other})
        amounts: dict[str, int | str] = {"amount": smallest_bid(state, seat, spot), "bid": state.bids[seat]}
        return Reason("not-exact" if conquest else "bid-unchanged", amounts)

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        """The bid and, where it is certain, who has outbid it and for which tile."""
        other = outbidder(state, seat)
        if other == NO_HOLDER:
            return {"coins": state.bids[seat], "known": 0}
        tile = state.row[state.spots[other]]
        return {"coins": state.bids[seat], "known": 1, "other": int(other), "tile": tile}

    def details(self, state: PeloponnesState, seat: i64, move: i64) -> Arguments:
        """The bid, that of the seat which is displaced next, and whether the tile would be lost."""
        rules = state.peloponnes
        if move == rules.move.withdraw:
            return {"coins": state.bids[seat]}
        tile = rules.move.shift.index(move)
        other = holder(state, state.row.index(tile))
        return {
            "coins": state.bids[seat],
            "over": 0 if other == NO_HOLDER else state.bids[other],
            "lost": int(placing.would_be_lost(state, seat, tile)),
        }

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        rules = state.peloponnes
        bid: i64 = state.bids[seat]
        if move == rules.move.withdraw:
            state.bids[seat] = 0
            state.add(seat, COINS, bid)
            state.gain(seat, COINS, rules.constants.withdrawal)
            state.tell(events.WITHDRAWN, seat, bid, rules.constants.withdrawal)
            return
        tile = rules.move.shift.index(move)
        spot: i64 = state.row.index(tile)
        state.tell(events.SHIFTED, seat, tile, bid)
        displace(state, seat, spot)
        state.spots[seat] = spot


@final
class Close(Step[PeloponnesState]):
    """Unsold tiles leave the game, and the bids make the new turn order (peloponnes.auction.unsold)."""

    def run(self, state: PeloponnesState) -> None:
        for spot, tile in enumerate(state.row):
            if holder(state, spot) == NO_HOLDER:
                state.boxed |= BIT[tile]
                state.tell(events.UNSOLD, tile)
        if not state.peloponnes.alone:
            new_order(state)
        state.push(INCOME)
        state.push(GAINS)
        placing.begin(state)


def new_order(state: PeloponnesState) -> None:
    """The highest bid first; equal bids, and seats without one, keep their order.

    (peloponnes.order.by-bid, peloponnes.order.ties, peloponnes.order.without-bid, peloponnes.buildings.half-order)
    """
    ranked = [(-state.bids[seat], place) for place, seat in enumerate(state.order)]
    ranked.sort()
    state.order = [state.order[place] for _, place in ranked]
    for seat in state.order:
        state.tell(events.ORDER, seat)


BIDDER.bind(Bidder())
BID.bind(Bid())
AMOUNT.bind(Amount())
DISPLACED.bind(Displaced())
CLOSE.bind(Close())
