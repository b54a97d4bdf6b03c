"""9 and 10, the end of a round and of the game, the score, and the sums that must always add up."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import contains, count, mask_of, sum_over
from pessoi.core.step import Step
from pessoi.games.peloponnes.rules import events, supply
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS, FOOD, KINDS, LUXURY, RESOURCES, STONE, WOOD
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.games.peloponnes.rules.steps import OVER, ROUND, ROUND_END


@final
class RoundEnd(Step[PeloponnesState]):
    """Another round, or after the last one a final supply round (peloponnes.end.rounds, peloponnes.end.supply)."""

    def run(self, state: PeloponnesState) -> None:
        if state.round < state.peloponnes.constants.rounds:
            state.push(ROUND)
            return
        state.tell(events.OVER)
        state.tell(events.LAST_SUPPLY)
        state.push(OVER)
        supply.begin(state)


@final
class Over(Step[PeloponnesState]):
    """The result is announced (peloponnes.score.winner, peloponnes.solo.target)."""

    def run(self, state: PeloponnesState) -> None:
        if state.log is not None:
            announce(state)
        state.end()


def points_for_coins(state: PeloponnesState, seat: i64) -> i64:
    """A point for every three coins (peloponnes.score.prestige)."""
    return state.has(seat, COINS) // state.peloponnes.constants.coins_for_point


def prestige(state: PeloponnesState, seat: i64) -> i64:
    """The sum of all tiles, and the points for coins (peloponnes.score.prestige)."""
    return points_for_coins(state, seat) + sum_over(state.owned[seat], state.peloponnes.tiles.prestige)


def population(state: PeloponnesState, seat: i64) -> i64:
    """Three points for every citizen (peloponnes.score.population)."""
    return state.has(seat, CITIZENS) * state.peloponnes.constants.points_for_citizen


def points(state: PeloponnesState, seat: i64) -> i64:
    """The lower of prestige and population (peloponnes.score.lower)."""
    return min(prestige(state, seat), population(state, seat))


def higher_total(state: PeloponnesState, seat: i64) -> i64:
    """The higher of prestige and population (peloponnes.score.tie-total)."""
    return max(prestige(state, seat), population(state, seat))


def sources(state: PeloponnesState, seat: i64) -> dict[str, int]:
    """A seat's score by source; only the lower of its two totals counts."""
    if population(state, seat) < prestige(state, seat):
        return {"citizens": population(state, seat)}
    coins = points_for_coins(state, seat)
    return {"tiles": prestige(state, seat) - coins, "coins": coins}


def success(state: PeloponnesState) -> float:
    """1 for reaching the target of a level; otherwise the missing share as a negative (peloponnes.solo.target)."""
    target = state.peloponnes.solo.target
    reached = points(state, 0)
    return 1.0 if reached >= target else reached / target - 1


def places(state: PeloponnesState) -> list[int]:
    """Each seat's place by score, then the higher total, then luxury (peloponnes.score.tie-luxury).

    Seats that are equal in everything share a place.
    """
    seats = range(state.peloponnes.seats)
    results = [(points(state, seat), higher_total(state, seat), state.has(seat, LUXURY)) for seat in seats]
    return [1 + sum([other > own for other in results]) for own in results]


def announce(state: PeloponnesState) -> None:
    """Log how the result comes about."""
    rules = state.peloponnes
    for seat in range(rules.seats):
        state.tell(events.RESULT, seat, prestige(state, seat), population(state, seat), points(state, seat))
    if rules.alone:
        reached = points(state, 0)
        won = reached >= rules.solo.target
        state.tell(events.LEVEL_WON if won else events.LEVEL_LOST, 0, rules.solo.level, reached, rules.solo.target)
        return
    ranked = [(place, seat) for seat, place in enumerate(places(state))]
    ranked.sort()
    for place, seat in ranked:
        state.tell(events.PLACE, seat, place)


def holdings(state: PeloponnesState) -> dict[str, int]:
    """Coins, goods, citizens, tiles and chits, wherever they are; and the stores that hold too little or too much."""
    rules = state.peloponnes
    sums = [sum(state.stores[kind::KINDS]) for kind in range(KINDS)]
    faults = 0
    for seat in range(rules.seats):
        for kind in range(KINDS):
            amount = state.has(seat, kind)
            if amount < 0 or (kind < RESOURCES and amount > rules.constants.limits[kind]):
                faults += 1
    return {
        "coins": sums[COINS] + sum(state.bids) + int(count(state.marked)),
        "wood": sums[WOOD],
        "stone": sums[STONE],
        "food": sums[FOOD],
        "citizens": sums[CITIZENS],
        "luxury": sums[LUXURY],
        "tiles": int(count(_owned(state) | state.unseen | state.boxed | mask_of(state.row))),
        "tiles in two places": _misplaced(state),
        "chits": sum(state.chits),
        "seats in the order": len(set(state.order)),
        "stores below zero or overfull": faults,
    }


def _owned(state: PeloponnesState) -> int:
    """All tiles that have an owner."""
    owned = 0
    for mask in state.owned:
        owned |= mask
    return owned


def _misplaced(state: PeloponnesState) -> int:
    """How many tiles are in two places, and how many are not where they should be."""
    tiles = state.peloponnes.tiles
    owned = _owned(state)
    wrong = sum([count(mask) for mask in [state.unseen, state.boxed, *state.owned]])
    wrong -= count(state.unseen | state.boxed | owned)
    wrong += sum([contains(state.unseen, tile) for tile in state.row])
    wrong += count(mask_of(state.laid) ^ owned) + len(state.laid) - count(mask_of(state.laid))
    return wrong + count(state.marked & ~(owned & tiles.buildings))


ROUND_END.bind(RoundEnd())
OVER.bind(Over())
