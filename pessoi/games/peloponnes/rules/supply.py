"""7, the supply round: citizens are fed, then buildings with a coin are finished or lost."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, members
from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Step, Together
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import CITIZENS, FOOD, LUXURY
from pessoi.games.peloponnes.rules.placing import cannot_pay, cost_of, luxury_needed, pay_for
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.games.peloponnes.rules.steps import FEED, FINISH, FINISH_OPEN


def begin(state: PeloponnesState) -> None:
    """Feed all citizens, then go on to buildings (peloponnes.supply.when, peloponnes.supply.sequence)."""
    asked: i64 = 0
    for seat in range(state.peloponnes.seats):
        if most_fed_with_luxury(state, seat) > 0:
            asked |= BIT[seat]
        else:
            eat(state, seat, 0)
    state.push(FINISH_OPEN)
    if asked:
        state.push(FEED, asked)


def hungry(state: PeloponnesState, seat: i64) -> i64:
    """How many citizens of a seat its food does not feed; negative if food is left."""
    return state.has(seat, CITIZENS) - state.has(seat, FOOD)


def most_fed_with_luxury(state: PeloponnesState, seat: i64) -> i64:
    """How many hungry citizens of a seat its luxury can feed (peloponnes.supply.luxury)."""
    return min(hungry(state, seat), state.has(seat, LUXURY) // state.peloponnes.constants.rate)


def eat(state: PeloponnesState, seat: i64, bought: i64) -> None:
    """Feed citizens with all food, and some with luxury; the others are lost (peloponnes.supply.feeding)."""
    citizens = state.has(seat, CITIZENS)
    eaten = min(citizens, state.has(seat, FOOD))
    state.gain(seat, FOOD, -eaten)
    if eaten:
        state.tell(events.FED, seat, eaten)
    if bought:
        luxury = bought * state.peloponnes.constants.rate
        state.gain(seat, LUXURY, -luxury)
        state.tell(events.FED_LUXURY, seat, bought, luxury)
    starved = citizens - eaten - bought
    if starved:
        state.gain(seat, CITIZENS, -starved)
        state.tell(events.STARVED, seat, starved)


@final
class Feed(Together[PeloponnesState]):
    """Luxury may replace food, as much as its owner likes (peloponnes.supply.luxury)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return state.peloponnes.move.feed.moves[: most_fed_with_luxury(state, seat) + 1]

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        feed = state.peloponnes.move.feed
        if not feed.has(move):
            return Reason("feed-first")
        short = hungry(state, seat)
        if feed.index(move) > short:
            return Reason("all-fed", {"count": short})
        return Reason("luxury-short", {"luxury": state.has(seat, LUXURY), "rate": state.peloponnes.constants.rate})

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        return {"count": int(hungry(state, seat)), "luxury": int(state.has(seat, LUXURY))}

    def details(self, state: PeloponnesState, seat: i64, move: i64) -> Arguments:
        return {"luxury": int(state.peloponnes.move.feed.index(move) * state.peloponnes.constants.rate)}

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        eat(state, seat, state.peloponnes.move.feed.index(move))
        state.settle(seat)


@final
class FinishOpen(Step[PeloponnesState]):
    """Seats that can finish a building are asked, all others lose theirs (peloponnes.supply.buildings)."""

    def run(self, state: PeloponnesState) -> None:
        if not state.marked:
            return
        asked: i64 = 0
        for seat in range(state.peloponnes.seats):
            if payable(state, seat):
                asked |= BIT[seat]
            else:
                remove_unfinished(state, seat)
        if asked:
            state.push(FINISH, asked)


def payable(state: PeloponnesState, seat: i64) -> list[int]:
    """The unfinished buildings of a seat, each of which it could pay for now."""
    luxury = state.has(seat, LUXURY)
    unfinished = members(state.own(seat, state.marked))
    return [tile for tile in unfinished if luxury_needed(state, seat, tile) <= luxury]


def remove_unfinished(state: PeloponnesState, seat: i64) -> None:
    """Buildings not paid for go back to the box, their coins to the owner (peloponnes.supply.coin)."""
    for tile in members(state.own(seat, state.marked)):
        state.lose_tile(seat, tile, events.REMOVED, events.COIN_BACK)


@final
class Finish(Together[PeloponnesState]):
    """Each unfinished building is paid for now, or lost (peloponnes.supply.buildings)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        move = state.peloponnes.move
        moves = [int(move.finish.move(tile)) for tile in payable(state, seat)]
        if moves:
            moves.append(move.done)
        return moves

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        finish = state.peloponnes.move.finish
        if not finish.has(move):
            return Reason("finish-first")
        tile = finish.index(move)
        if not contains(state.own(seat, state.marked), tile):
            return Reason("not-unfinished", {"tile": tile})
        return cannot_pay(state.peloponnes, tile)

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        unfinished = members(state.own(seat, state.marked))
        return {"tile": unfinished, "count": len(unfinished)}

    def details(self, state: PeloponnesState, seat: i64, move: i64) -> Arguments:
        """The cost of the building; for the last move, all buildings that it gives up."""
        if move == state.peloponnes.move.done:
            return {"tile": members(state.own(seat, state.marked))}
        return cost_of(state, seat, state.peloponnes.move.finish.index(move))

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        if move != state.peloponnes.move.done:
            tile = state.peloponnes.move.finish.index(move)
            pay_for(state, seat, tile, events.FINISHED)
            state.unmark(seat, tile, events.COIN_BACK)
            if payable(state, seat):
                return
        remove_unfinished(state, seat)
        state.settle(seat)


FEED.bind(Feed())
FINISH_OPEN.bind(FinishOpen())
FINISH.bind(Finish())
