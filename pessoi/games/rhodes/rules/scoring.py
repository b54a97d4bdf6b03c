"""The final count, and the sums that must always add up."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.events import Event
from pessoi.games.rhodes.rules import events
from pessoi.games.rhodes.rules.moves import GOLD, GOODS, JOKER, PRODUCTS
from pessoi.games.rhodes.rules.state import ALL_PRODUCTS, KINDS, NO_BOAT, RhodesState


def money_points(state: RhodesState, seat: i64) -> i64:
    """The points that a seat's money is worth (rhodes.end.money)."""
    money: i64 = state.money[seat]
    return money // state.rhodes.printed.money_per_point


def gold_points(state: RhodesState, seat: i64) -> i64:
    """The points that the gold in a seat's warehouse is worth (rhodes.end.gold)."""
    bars: i64 = state.store[seat * GOODS + GOLD]
    return bars * state.rhodes.printed.gold_points


def results(state: RhodesState) -> list[int]:
    """Every seat's points, if the play ended now (rhodes.end.winner)."""
    return [
        state.points[seat] + money_points(state, seat) + gold_points(state, seat) for seat in range(state.rhodes.seats)
    ]


TRACK: Final = {
    "farm-points": "farm",
    "demeter": "demeter",
    "delivered": "deliveries",
    "fulfilled": "missions",
}
"""The events that move a seat on the track, and what their points are called."""


def sources(state: RhodesState, told: list[Event]) -> list[dict[str, int]]:
    """What the points are made of: those on the track by the events that brought them, then money and gold."""
    parts: list[dict[str, int]] = [{"earlier": points} for points in state.points]
    for event in told:
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
    """Every seat's place; of equals, who has more money left is before the other (rhodes.end.tie)."""
    per_point = state.rhodes.printed.money_per_point
    result = results(state)
    weighed = [result[seat] * per_point + state.money[seat] % per_point for seat in range(state.rhodes.seats)]
    places = []
    for own in weighed:
        rank = 1
        for other in weighed:
            if other > own:
                rank += 1
        places.append(rank)
    return places


def announce(state: RhodesState) -> None:
    """Tell how the result comes about."""
    if state.log is None:
        return
    places = ranks(state)
    for seat, result in enumerate(results(state)):
        if money_points(state, seat):
            state.tell(events.MONEY_COUNTS, seat, state.money[seat], money_points(state, seat))
        if gold_points(state, seat):
            state.tell(events.GOLD_COUNTS, seat, state.store[seat * GOODS + GOLD], gold_points(state, seat))
        state.tell(events.RESULT, seat, result, places[seat])


def holdings(state: RhodesState) -> dict[str, int]:
    """Money, goods, tiles, boats, missions, chips and markers, wherever they are."""
    rules = state.rhodes
    sums = {"money": state.bank + sum(state.money)}
    for good in range(JOKER + 1):
        sums[f"good {good}"] = state.supply[good] + state.cargo.count(good) + state.loaded().count(good)
    for seat in range(rules.seats):
        for good in range(GOODS):
            sums[f"good {good}"] += state.store[seat * GOODS + good]
        for product in range(PRODUCTS):
            sums[f"good {product}"] += (state.hut >> (seat * PRODUCTS + product)) & 1
    for tile, units in enumerate(state.units):
        sums[f"good {rules.product_of[tile]}"] += units
    away = [boat for boat in state.boats if boat >= rules.first_own]
    sums["boats of players"] = _size(state.home) + _size(state.large) + len(away)
    sums["boats of players twice"] = len(away) - len(set(away))
    sums["boats of players in two places"] = sum((state.home >> (boat - rules.first_own)) & 1 for boat in away)
    sums["boats of Egypt"] = (
        _size(state.pile | state.landed)
        + (0 if state.sea == NO_BOAT else 1)
        + len({boat for boat in state.boats if boat < rules.first_own})
    )
    sums["squares of boats"] = len(state.cargo) - sum(rules.lengths[boat] for boat in state.boats)
    sums["missions"] = _size(state.unseen | state.fulfilled) + _size(state.plazas)
    sums["missions drawn"] = _size(state.unseen) + state.drawn
    for kind in range(KINDS):
        built = sum((state.built >> (seat * KINDS + kind)) & 1 for seat in range(rules.seats))
        sums[f"too many of development {kind}"] = max(0, built - rules.printed.kind_copies[kind])
    sums["chips on two fields"] = sum(
        max(0, _size((state.chips >> (chip * PRODUCTS)) & ALL_PRODUCTS) - 1) for chip in range(len(rules.printed.chips))
    )
    sums["goods on land of nobody"] = sum(units for tile, units in enumerate(state.units) if state.owner[tile] < 0)
    for seat in range(rules.seats):
        own = (state.rows >> (seat * rules.row_count)) & ((1 << len(rules.printed.row_money)) - 1)
        sums[f"turn markers of {seat}"] = _size(own)
    return sums


def _size(mask: int) -> int:
    return bin(mask).count("1")
