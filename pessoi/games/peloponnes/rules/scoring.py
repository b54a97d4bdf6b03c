"""9 and 10, the end of a round and of the game, the score, and the sums that must always add up."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, count
from pessoi.core.step import Step
from pessoi.games.peloponnes.rules import events, supply
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS, FOOD, KINDS, LUXURY, RESOURCES, STONE, WOOD, lowest
from pessoi.games.peloponnes.rules.state import OVER, ROUND, PeloponnesState


@final
class RoundEnd(Step[PeloponnesState]):
    """Another round, or after the last one all are fed once more (peloponnes.end.rounds, peloponnes.end.supply)."""

    def run(self, state: PeloponnesState) -> None:
        if state.round < state.peloponnes.numbers.rounds:
            state.push(ROUND)
            return
        state.tell(events.OVER)
        state.tell(events.LAST_SUPPLY)
        state.push(OVER)
        supply.begin(state)


@final
class Over(Step[PeloponnesState]):
    """The result is told (peloponnes.score.winner, peloponnes.solo.target)."""

    def run(self, state: PeloponnesState) -> None:
        if state.log is not None:
            announce(state)
        state.end()


def prestige(state: PeloponnesState, seat: i64) -> i64:
    """What all tiles show, and a point for every three coins (peloponnes.score.prestige)."""
    rules = state.peloponnes
    total: i64 = state.has(seat, COINS) // rules.numbers.coins_for_point
    left: i64 = state.owned[seat]
    while left:
        total += rules.tiles.prestige[lowest(left)]
        left &= left - 1
    return total


def population(state: PeloponnesState, seat: i64) -> i64:
    """Three points for every citizen (peloponnes.score.population)."""
    return state.has(seat, CITIZENS) * state.peloponnes.numbers.citizen


def points(state: PeloponnesState, seat: i64) -> i64:
    """The lower of the two (peloponnes.score.lower)."""
    return min(prestige(state, seat), population(state, seat))


def sources(state: PeloponnesState, seat: i64) -> dict[str, int]:
    """What a seat's score is made of: only the lower of the two sides counts."""
    shown = prestige(state, seat)
    if population(state, seat) < shown:
        return {"citizens": population(state, seat)}
    coins = state.has(seat, COINS) // state.peloponnes.numbers.coins_for_point
    return {"tiles": shown - coins, "coins": coins}


def better(state: PeloponnesState, one: i64, other: i64) -> bool:
    """Whether one seat is ahead: score, then the higher total, then luxury (peloponnes.score.tie-total)."""
    difference = points(state, one) - points(state, other)
    if difference:
        return difference > 0
    difference = max(prestige(state, one), population(state, one))
    difference -= max(prestige(state, other), population(state, other))
    if difference:
        return difference > 0
    return state.has(one, LUXURY) > state.has(other, LUXURY)


def places(state: PeloponnesState) -> list[int]:
    """Each seat's place; equals in everything share it (peloponnes.score.tie-luxury)."""
    ranks = []
    for seat in range(state.peloponnes.seats):
        rank = 1
        for other in range(state.peloponnes.seats):
            if better(state, other, seat):
                rank += 1
        ranks.append(rank)
    return ranks


def announce(state: PeloponnesState) -> None:
    """Tell how the result comes about."""
    rules = state.peloponnes
    for seat in range(rules.seats):
        state.tell(events.RESULT, seat, prestige(state, seat), population(state, seat), points(state, seat))
    if rules.alone:
        reached = points(state, 0)
        kind: i64 = events.LEVEL_WON if reached >= rules.solo.target else events.LEVEL_LOST
        state.tell(kind, 0, rules.solo.level, reached, rules.solo.target)
        return
    for seat, place in enumerate(places(state)):
        state.tell(events.PLACE, seat, place)


def holdings(state: PeloponnesState) -> dict[str, int]:
    """Coins, goods, citizens, tiles and chits, wherever they are; and that nobody owes or overfills anything."""
    rules = state.peloponnes
    sums = [0] * KINDS
    for place, amount in enumerate(state.stores):
        sums[place % KINDS] += amount
    faults = 0
    for seat in range(rules.seats):
        for kind in range(KINDS):
            if state.has(seat, kind) < 0:
                faults += 1
        for good in range(RESOURCES):
            if state.has(seat, good) > rules.numbers.limits[good]:
                faults += 1
    return {
        "coins": sums[COINS] + sum(state.bids) + int(count(state.marked)),
        "wood": sums[WOOD],
        "stone": sums[STONE],
        "food": sums[FOOD],
        "citizens": sums[CITIZENS],
        "luxury": sums[LUXURY],
        "tiles": int(count(_everywhere(state))),
        "tiles in two places": _twice(state),
        "chits": sum(state.chits),
        "seats in the order": len(set(state.order)),
        "stores below zero or overfull": faults,
    }


def _everywhere(state: PeloponnesState) -> i64:
    """All tiles that are anywhere."""
    found: i64 = state.unseen | state.boxed
    for mask in state.owned:
        found |= mask
    for tile in state.row:
        found |= BIT[tile]
    return found


def _twice(state: PeloponnesState) -> int:
    """How many tiles lie in two places, and how many are not where they should be."""
    wrong = int(count(state.unseen & state.boxed))
    seen: i64 = state.unseen | state.boxed
    owned: i64 = 0
    for mask in state.owned:
        wrong += int(count(seen & mask))
        seen |= mask
        owned |= mask
    for tile in state.row:
        if state.unseen & BIT[tile]:
            wrong += 1
    laid: i64 = 0
    for tile in state.lands:
        laid |= BIT[tile]
    wrong += int(count(laid ^ owned & state.peloponnes.tiles.lands))
    wrong += len(state.lands) - int(count(laid))
    return wrong + int(count(state.marked & ~(owned & state.peloponnes.tiles.buildings)))
