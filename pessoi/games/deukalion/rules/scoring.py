"""Victory: what counts as points, who has won, and the sums that must always add up."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, members
from pessoi.core.step import Step
from pessoi.games.deukalion.rules import events
from pessoi.games.deukalion.rules.deck import FRONT_KINDS, LEAVE, of_colour
from pessoi.games.deukalion.rules.state import FRONT_BITS, NONE, POINT_BITS, VICTORY, DeukalionState


def score(state: DeukalionState, seat: i64) -> int:
    """Point cards, fulfilled contracts and fighters in towns (deukalion.victory.sources)."""
    return state.point_cards(seat) + contracts_points(state, seat) + towns_points(state, seat)


def contracts_points(state: DeukalionState, seat: i64) -> int:
    """The points of a seat's fulfilled contracts."""
    points = state.deukalion.contracts.points
    total = 0
    mask: i64 = state.tasks[seat]
    task: i64 = 0
    while mask:
        if mask & 1:
            total += points[task >> 1]
        mask >>= 1
        task += 1
    return total


def towns_points(state: DeukalionState, seat: i64) -> int:
    """A seat's fighters in towns."""
    places = state.deukalion.places
    total = 0
    for town in range(places.towns):
        if state.owner(town) == seat:
            total += places.size[town]
    return total


def sources(state: DeukalionState, seat: i64) -> dict[str, int]:
    """What a seat's points are made of."""
    return {
        "cards": state.point_cards(seat),
        "contracts": contracts_points(state, seat),
        "towns": towns_points(state, seat),
    }


def take_points(state: DeukalionState, seat: i64, count: i64) -> None:
    """A seat takes point cards, as long as there are any (deukalion.victory.cards, deukalion.victory.no-cards)."""
    taken = min(count, state.pile)
    if taken == 0:
        state.tell(events.NO_POINT, seat)
        return
    state.pile -= taken
    state.points += taken * BIT[POINT_BITS * seat]
    state.tell(events.POINT, seat, taken)
    state.push(VICTORY)


@final
class Victory(Step[DeukalionState]):
    """Whoever has enough points has won, and the play is over at once (deukalion.victory.target)."""

    def run(self, state: DeukalionState) -> None:
        rules = state.deukalion
        totals = [score(state, seat) for seat in range(rules.seats)]
        if max(totals) < rules.printed.target:
            return
        ranks = places(state)
        for seat in range(rules.seats):
            if ranks[seat] == 1:
                state.tell(events.VICTORY, seat, totals[seat])
        for seat in range(rules.seats):
            state.tell(events.RESULT, seat, totals[seat], ranks[seat])
        state.end()


def places(state: DeukalionState) -> list[int]:
    """The more points the better; equals share a place (deukalion.victory.ranking)."""
    totals = [score(state, seat) for seat in range(state.deukalion.seats)]
    ranks = []
    for total in totals:
        better = 0
        for other in totals:
            if other > total:
                better += 1
        ranks.append(better + 1)
    return ranks


def left_behind(state: DeukalionState, seat: i64) -> int:
    """The fighters a seat has left in cities for good."""
    contracts = state.deukalion.contracts
    return sum([contracts.amount[task] for task in members(state.tasks[seat]) if contracts.kind[task] == LEAVE])


def holdings(state: DeukalionState) -> dict[str, int]:
    """Fighters, treasures, cards and contracts, wherever they are."""
    rules = state.deukalion
    sums: dict[str, int] = {}
    for seat in range(rules.seats):
        garrison = 0
        for town in range(rules.places.towns):
            if state.owner(town) == seat:
                garrison += rules.places.size[town]
        sums[f"fighters of seat {seat}"] = (
            state.fighters[seat] + state.below[seat] + garrison + left_behind(state, seat)
        )
    strangers = 0
    for town in range(rules.places.towns):
        if state.owner(town) >= rules.seats:
            strangers += 1
    sums["towns held by nobody at the table"] = strangers
    for colour in range(rules.colours):
        count: i64 = of_colour(state.box, colour)
        for cargo in state.stock:
            count += of_colour(cargo, colour)
        for cargo in state.hold:
            count += of_colour(cargo, colour)
        sums[f"treasures of colour {colour}"] = count
    _count_cards(state, sums)
    sums["victory point cards"] = state.pile + sum([state.point_cards(seat) for seat in range(rules.seats)])
    return sums


def _count_cards(state: DeukalionState, sums: dict[str, int]) -> None:
    rules = state.deukalion
    deck = rules.deck
    every: int = state.unseen
    cards = len(members(state.unseen)) + len(state.under)
    for card in state.under:
        every |= BIT[card]
    for seat in range(rules.seats):
        every |= state.hand[seat]
        cards += len(members(state.hand[seat]))
    for place in members(state.front):
        if place % FRONT_BITS < rules.seats:
            every |= deck.of_kind[FRONT_KINDS[place // FRONT_BITS]]
        cards += 1
    sums["action cards"] = cards
    sums["different action cards"] = len(members(every))
    every = state.contracts | state.gone
    contracts = len(members(state.contracts)) + len(members(state.gone))
    for card in state.open + state.secret:
        if card != NONE:
            every |= BIT[card]
            contracts += 1
    for mask in state.tasks:
        for task in members(mask):
            every |= BIT[task >> 1]
            contracts += 1
    sums["contracts"] = contracts
    sums["different contracts"] = len(members(every))
