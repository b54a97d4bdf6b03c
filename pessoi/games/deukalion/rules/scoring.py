"""Victory: points, the end of the game, and the sums that must always add up."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import count, mask_of, members, sum_over
from pessoi.core.step import Step
from pessoi.games.deukalion.rules import action_cards, events, steps
from pessoi.games.deukalion.rules.cargo import of_colour
from pessoi.games.deukalion.rules.state import NONE, DeukalionState


def score(state: DeukalionState, seat: i64) -> i64:
    """Point cards, fulfilled contracts and fighters in towns (deukalion.victory.sources, deukalion.victory.ways).

    Fighters left in a city for a contract do not count (deukalion.contracts.leave-no-point).
    """
    return state.point_cards(seat) + contract_points(state, seat) + garrisons(state, seat)


def scores(state: DeukalionState) -> list[int]:
    """The points of each seat."""
    return [int(score(state, seat)) for seat in range(state.deukalion.seats)]


def contract_points(state: DeukalionState, seat: i64) -> i64:
    """The points of a seat's fulfilled contracts."""
    return sum_over(state.tasks[seat], state.deukalion.contracts.task_points)


def garrisons(state: DeukalionState, seat: i64) -> i64:
    """A seat's fighters in towns, which take no part in fights (deukalion.towns.several, deukalion.towns.stay).

    They stay until the town is lost (deukalion.towns.no-return).
    """
    places = state.deukalion.places
    total: i64 = 0
    for town in range(places.towns):
        if state.owner(town) == seat:
            total += places.size[town]
    return total


def sources(state: DeukalionState, seat: i64) -> dict[str, int]:
    """A seat's points by source."""
    return {
        "cards": state.point_cards(seat),
        "contracts": contract_points(state, seat),
        "towns": garrisons(state, seat),
    }


def take_points(state: DeukalionState, seat: i64, wanted: i64) -> None:
    """A seat takes point cards, as long as there are any (deukalion.victory.cards, deukalion.victory.no-cards)."""
    taken = min(wanted, state.pile)
    if taken == 0:
        state.tell(events.NO_POINT, seat)
        return
    state.take_point_cards(seat, taken)
    state.tell(events.POINT, seat, taken)
    state.push(steps.VICTORY)


@final
class Victory(Step[DeukalionState]):
    """A seat with enough points has won, and the game is over at once (deukalion.victory.target)."""

    def run(self, state: DeukalionState) -> None:
        totals = scores(state)
        if max(totals) < state.deukalion.target:
            return
        ranks = places(state)
        for seat, rank in enumerate(ranks):
            if rank == 1:
                state.tell(events.VICTORY, seat, totals[seat])
        for seat, rank in enumerate(ranks):
            state.tell(events.RESULT, seat, totals[seat], rank)
        state.end()


steps.VICTORY.bind(Victory())


def places(state: DeukalionState) -> list[int]:
    """Each seat's place; more points are better, and equal points share a place (deukalion.victory.ranking)."""
    totals = scores(state)
    return [1 + len([other for other in totals if other > total]) for total in totals]


def holdings(state: DeukalionState) -> dict[str, int]:
    """Fighters, treasures, cards and contracts, wherever they are."""
    rules = state.deukalion
    sums: dict[str, int] = {}
    for seat in range(rules.seats):
        on_ship_and_below = state.fighters[seat] + state.below[seat]
        sums[f"fighters of seat {seat}"] = on_ship_and_below + garrisons(state, seat) + state.left[seat]
    owners = [state.owner(town) for town in range(rules.places.towns)]
    sums["towns held by nobody at the table"] = len([owner for owner in owners if owner >= rules.seats])
    for colour in range(rules.colours):
        cargoes = [state.box, *state.stock, *state.hold]
        sums[f"treasures of colour {colour}"] = sum([int(of_colour(cargo, colour)) for cargo in cargoes])
    _count_cards(state, sums)
    _count_contracts(state, sums)
    sums["victory point cards"] = state.pile + sum([int(state.point_cards(seat)) for seat in range(rules.seats)])
    return sums


def _count_cards(state: DeukalionState, sums: dict[str, int]) -> None:
    cards = state.deukalion.cards
    different: int = state.unseen | mask_of(state.under)
    total: int = count(state.unseen) + len(state.under) + count(state.front)
    for seat in range(state.deukalion.seats):
        different |= state.hand[seat]
        total += count(state.hand[seat])
        for kind in action_cards.LASTING:
            if state.has_front(seat, kind):
                different |= cards.of_kind[kind]
    sums["action cards"] = total
    sums["different action cards"] = count(different)


def _count_contracts(state: DeukalionState, sums: dict[str, int]) -> None:
    contracts = state.deukalion.contracts
    shown = [contract for contract in state.open + state.secret if contract != NONE]
    done = [int(contracts.contract(task)) for tasks in state.tasks for task in members(tasks)]
    sums["contracts"] = count(state.contracts) + count(state.gone) + len(shown) + len(done)
    sums["different contracts"] = count(state.contracts | state.gone | mask_of(shown + done))
