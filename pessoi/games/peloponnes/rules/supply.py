"""7, the supply round: citizens are fed, then buildings with a coin are finished or lost."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.events import Reason
from pessoi.core.step import Step, Together
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import CITIZENS, FOOD, LUXURY, lowest
from pessoi.games.peloponnes.rules.placing import luxury_needed, pay_for
from pessoi.games.peloponnes.rules.state import FEED, FINISH, FINISH_OPEN, PeloponnesState


def begin(state: PeloponnesState) -> None:
    """All eat; those who are short and have luxury are asked (peloponnes.supply.when, peloponnes.supply.luxury)."""
    asked: i64 = 0
    rate = state.peloponnes.numbers.rate
    for seat in range(state.peloponnes.count):
        if hungry(state, seat) > 0 and state.has(seat, LUXURY) >= rate:
            asked |= BIT[seat]
        else:
            eat(state, seat, 0)
    state.push(FINISH_OPEN)
    if asked:
        state.push(FEED, asked)


def hungry(state: PeloponnesState, seat: i64) -> i64:
    """How many citizens a seat's food does not reach."""
    return state.has(seat, CITIZENS) - state.has(seat, FOOD)


def eat(state: PeloponnesState, seat: i64, bought: i64) -> None:
    """Food goes first and is never held back; who gets none is lost (peloponnes.supply.feeding)."""
    citizens = state.has(seat, CITIZENS)
    eaten = min(citizens, state.has(seat, FOOD))
    state.gain(seat, FOOD, -eaten)
    state.tell(events.FED, seat, eaten)
    if bought:
        luxury = bought * state.peloponnes.numbers.rate
        state.gain(seat, LUXURY, -luxury)
        state.tell(events.FED_LUXURY, seat, bought, luxury)
    starved = citizens - eaten - bought
    if starved:
        state.gain(seat, CITIZENS, -starved)
        state.tell(events.STARVED, seat, starved)


@final
class Feed(Together[PeloponnesState]):
    """Luxury may stand in for food, as much as its owner likes (peloponnes.supply.luxury)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        most = min(hungry(state, seat), state.has(seat, LUXURY) // state.peloponnes.numbers.rate)
        return state.peloponnes.move.feeds[: most + 1]

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        feeds = state.peloponnes.move.feeds
        if not feeds[0] <= move <= feeds[-1]:
            return Reason("feed-first")
        short = hungry(state, seat)
        if move - feeds[0] > short:
            return Reason("all-fed", {"count": short})
        return Reason("luxury-short", {"luxury": state.has(seat, LUXURY), "rate": state.peloponnes.numbers.rate})

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        eat(state, seat, move - state.peloponnes.move.feed)
        state.settle(seat)

    def run(self, state: PeloponnesState) -> None:
        """All are fed."""


@final
class FinishOpen(Step[PeloponnesState]):
    """Those who can finish a building are asked, all others lose it (peloponnes.supply.buildings)."""

    def run(self, state: PeloponnesState) -> None:
        if not state.marked:
            return
        asked: i64 = 0
        for seat in range(state.peloponnes.count):
            if payable(state, seat):
                asked |= BIT[seat]
            else:
                remove_unfinished(state, seat)
        if asked:
            state.push(FINISH, asked)


def payable(state: PeloponnesState, seat: i64) -> i64:
    """The unfinished buildings of a seat, each of which it could pay for now."""
    found: i64 = 0
    open_ones: i64 = state.owned[seat]
    open_ones &= state.marked
    while open_ones:
        tile = lowest(open_ones)
        open_ones &= open_ones - 1
        if luxury_needed(state, seat, tile) <= state.has(seat, LUXURY):
            found |= BIT[tile]
    return found


def remove_unfinished(state: PeloponnesState, seat: i64) -> None:
    """What is not paid for goes back to the box, its coin to the owner (peloponnes.supply.coin)."""
    left: i64 = state.owned[seat]
    left &= state.marked
    while left:
        tile = lowest(left)
        left &= left - 1
        state.tell(events.REMOVED, seat, tile)
        state.lose_tile(seat, tile, events.COIN_BACK)


@final
class Finish(Together[PeloponnesState]):
    """Each unfinished building is paid for now, or lost (peloponnes.supply.buildings)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        move = state.peloponnes.move
        moves = [move.finish + tile for tile in members(payable(state, seat))]
        if moves:
            moves.append(move.done)
        return moves

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        rules = state.peloponnes
        if not rules.move.finish <= move < rules.move.done:
            return Reason("finish-first")
        tile = move - rules.move.finish
        own: i64 = state.owned[seat]
        if not own & state.marked & BIT[tile]:
            return Reason("not-unfinished", {"tile": tile})
        return Reason("cannot-pay", {"tile": tile, "wood": rules.tiles.wood[tile], "stone": rules.tiles.stone[tile]})

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        rules = state.peloponnes
        if move != rules.move.done:
            tile = move - rules.move.finish
            luxury = pay_for(state, seat, tile)
            state.tell(events.FINISHED, seat, tile, rules.tiles.wood[tile], rules.tiles.stone[tile], luxury)
            state.unmark(seat, tile, events.COIN_BACK)
            if payable(state, seat):
                return
        remove_unfinished(state, seat)
        state.settle(seat)

    def run(self, state: PeloponnesState) -> None:
        """No coin lies on a building any more."""
