"""Final scoring, and the sums that must always add up."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import contains, count, members
from pessoi.core.events import Event
from pessoi.games.rhodes.rules import events
from pessoi.games.rhodes.rules.constants import CARGO_KINDS, GOLD, GOODS, KINDS
from pessoi.games.rhodes.rules.state import NO_BOAT, RhodesState


def money_points(state: RhodesState, seat: i64) -> i64:
    """The points for a seat's money (rhodes.end.money)."""
    return state.money[seat] // state.rhodes.constants.money_per_point


def gold_points(state: RhodesState, seat: i64) -> i64:
    """The points for the gold in a seat's warehouse (rhodes.end.gold)."""
    return state.stored(seat, GOLD) * state.rhodes.constants.gold_points


def results(state: RhodesState) -> list[int]:
    """Every seat's points, if the game ended now (rhodes.end.winner)."""
    return [state.points[seat] + money_points(state, seat) + gold_points(state, seat) for seat in range(state.seats)]


TRACK: Final = {
    "farmed": "farm",
    "demeter": "demeter",
    "delivered": "deliveries",
    "fulfilled": "missions",
    "offered": "temple",
}
"""The source of the points of each event that moves a seat on the track."""


def sources(state: RhodesState, happened: Iterable[Event]) -> list[dict[str, int]]:
    """Every seat's points by source: those on the track by the events that brought them, then money and gold.

    (rhodes.components.aim)
    """
    parts: list[dict[str, int]] = [{"earlier": points} for points in state.points]
    for event in happened:
        source = TRACK.get(event.message)
        if source is not None and event.arguments["points"]:
            own = parts[event.arguments["seat"]]
            own[source] = own.get(source, 0) + event.arguments["points"]
            own["earlier"] -= event.arguments["points"]
    for seat, own in enumerate(parts):
        own["money"] = money_points(state, seat)
        own["gold"] = gold_points(state, seat)
        if not own["earlier"]:
            del own["earlier"]
    return parts


def ranks(state: RhodesState) -> list[int]:
    """Every seat's place; of equal scores the one with more money left is first (rhodes.end.tie)."""
    per_point = state.rhodes.constants.money_per_point
    result = results(state)
    weighed = [result[seat] * per_point + state.money[seat] % per_point for seat in range(state.rhodes.seats)]
    return [1 + sum(other > own for other in weighed) for own in weighed]


def announce(state: RhodesState) -> None:
    """Log how each seat's result comes about."""
    if state.log is None:
        return
    places = ranks(state)
    for seat, result in enumerate(results(state)):
        if money_points(state, seat):
            state.tell(events.MONEY_COUNTS, seat, state.money[seat], money_points(state, seat))
        if gold_points(state, seat):
            state.tell(events.GOLD_COUNTS, seat, state.stored(seat, GOLD), gold_points(state, seat))
        state.tell(events.RESULT, seat, result, places[seat])


def holdings(state: RhodesState) -> dict[str, int]:
    """Money, goods, tiles, boats, missions, chips and markers, wherever they are."""
    constants = state.rhodes.constants
    fleet = constants.fleet
    seats = range(state.rhodes.seats)
    sums = {"money": state.bank + sum(state.money)}
    for good in range(CARGO_KINDS):
        sums[f"good {good}"] = state.supply[good] + state.cargo.count(good) + state.loaded().count(good)
    for seat in seats:
        for good in range(GOODS):
            sums[f"good {good}"] += state.stored(seat, good)
        for product in members(state.hut_of(seat)):
            sums[f"good {product}"] += 1
    for tile, units in enumerate(state.units):
        sums[f"good {constants.tiles[tile].product}"] += units
    away = [boat for boat in state.boats if boat >= fleet.first_own]
    egyptian = {boat for boat in state.boats if boat < fleet.first_own}
    at_sea = 0 if state.sea == NO_BOAT else 1
    sums["boats of players"] = count(state.home) + count(state.large) + len(away)
    sums["boats of players twice"] = len(away) - len(set(away))
    sums["boats of players in two places"] = sum(contains(state.home, boat - fleet.first_own) for boat in away)
    sums["boats of Egypt"] = count(state.pile | state.landed) + at_sea + len(egyptian)
    sums["squares of boats"] = len(state.cargo) - sum(fleet.lengths[boat] for boat in state.boats)
    sums["missions"] = count(state.unseen | state.fulfilled) + count(state.plazas)
    sums["missions drawn"] = count(state.unseen) + state.drawn
    for kind in range(KINDS):
        built = sum(state.has(seat, kind) for seat in seats)
        sums[f"too many of development {kind}"] = max(0, built - constants.kinds[kind].copies)
    sums["chips on two fields"] = sum(max(0, count(state.fields_of(chip)) - 1) for chip in range(len(constants.chips)))
    sums["goods on land of nobody"] = sum(units for tile, units in enumerate(state.units) if state.owner[tile] < 0)
    for seat in seats:
        sums[f"turn markers of {seat}"] = count(state.rows_of(seat))
    return sums
