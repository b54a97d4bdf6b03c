"""Building: temples on one, two or three plots in a row, and the god's stone."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import BIT, contains, count, members, section
from pessoi.core.events import Arguments, Reason
from pessoi.games.zeus.rules import events, scoring
from pessoi.games.zeus.rules.state import ZeusRules, ZeusState

SMALL: Final = 1


def options(state: ZeusState, seat: i64) -> list[int]:
    """Every building open to a seat, sorted (zeus.building.row, zeus.edge.no-credit, zeus.stone.needed)."""
    rules = state.zeus
    board = rules.board
    move = rules.move
    money: i64 = state.money[seat]
    stone = contains(state.stones, seat)
    land: i64 = usable(state, seat)
    holy: i64 = state.holy[seat]
    plain: list[int] = []
    with_stone: list[int] = []
    free: list[int] = []
    extend: list[int] = []
    join: list[int] = []
    for peninsula in range(len(board.first)):
        first: i64 = board.first[peninsula]
        full: i64 = board.full[peninsula]
        own = section(land, first, full)
        temples = section(holy, first, full)
        if own:
            for site in board.inside[peninsula][own]:
                size: i64 = board.sizes[site]
                if new_temple_fault(state, seat, site) is not None:
                    continue
                price = cost(state, seat, site)
                if price <= money:
                    plain.append(move.build.move(site))
                if not stone:
                    continue
                if size == SMALL or not rules.one_plot_free:
                    if price_with_stone(state, size, price) <= money:
                        with_stone.append(move.stone_build.move(site))
                else:
                    waived: i64 = move.free_first[site]
                    for plot in board.sites[site]:
                        if price - plot_cost(state, seat, plot) <= money:
                            free.append(waived)
                        waived += 1
        if stone and temples:
            for site in board.inside[peninsula][own | temples]:
                if enlargement_fault(state, seat, site) is None and cost(state, seat, site) <= money:
                    if board.masks[site] & ~holy:
                        extend.append(move.extend.move(site))
                    else:
                        join.append(move.join.move(site))
    plain.extend(with_stone)
    plain.extend(free)
    plain.extend(extend)
    plain.extend(join)
    return plain


def usable(state: ZeusState, seat: i64) -> i64:
    """The plots on which a seat could put a new temple: its own without one and, in the variant, unsold ones beside."""
    return state.land[seat] | _reachable(state, seat)


def _reachable(state: ZeusState, seat: i64) -> i64:
    """In the variant: unsold plots next to one of the seat's."""
    reach: i64 = 0
    if state.zeus.neighbour_plots:
        for plot in members(state.land[seat] | state.holy[seat]):
            reach |= state.zeus.board.neighbours[plot]
        reach &= state.unsold
    return reach


def lacks_pawns(state: ZeusState, seat: i64, site: i64) -> bool:
    """In the variant: whether there are too few pawns for the unsold plots of a site."""
    rules = state.zeus
    if not (rules.neighbour_plots and rules.pawns_limited):
        return False
    unsold: i64 = state.unsold
    return count(rules.board.masks[site] & unsold) > state.pawns[seat]


def plot_cost(state: ZeusState, seat: i64, plot: i64) -> i64:
    """The noted price of a plot; for a forgotten one the penalty; for an unsold one a neighbour's and a third."""
    if state.zeus.neighbour_plots and contains(state.unsold, plot):
        return _neighbour_cost(state, seat, plot)
    if state.unnoted & BIT[plot]:
        return _forgotten_cost(state, seat)
    return state.price[plot]


def _forgotten_cost(state: ZeusState, seat: i64) -> i64:
    """Ten more than the highest price noted for an owned plot, or for a built one (zeus.building.forgotten-price)."""
    plots: i64 = state.holy[seat]
    if state.zeus.penalty_by_owned:
        plots |= state.land[seat]
    dearest: i64 = 0
    for plot in members(plots & ~state.unnoted):
        dearest = max(dearest, state.price[plot])
    return dearest + state.zeus.constants.penalty


def _neighbour_cost(state: ZeusState, seat: i64, plot: i64) -> i64:
    """The seat's cheapest plot next to it, plus a third (zeus.variant.neighbour)."""
    own: i64 = (state.land[seat] | state.holy[seat]) & state.zeus.board.neighbours[plot]
    cheapest: i64 = -1
    for beside in members(own):
        price = plot_cost(state, seat, beside)
        if cheapest < 0 or price < cheapest:
            cheapest = price
    return cheapest + cheapest // state.zeus.constants.surcharge


def cost(state: ZeusState, seat: i64, site: i64) -> i64:
    """The sum over the plots of a site that carry no temple yet (zeus.building.cost)."""
    total: i64 = 0
    holy: i64 = state.holy[seat]
    for plot in state.zeus.board.sites[site]:
        if not holy & BIT[plot]:
            total += plot_cost(state, seat, plot)
    return total


def price_with_stone(state: ZeusState, size: i64, price: i64) -> i64:
    """A small temple is free, a bigger one cheaper by the discount.

    (zeus.stone.free-small, zeus.stone.cheaper, zeus.edge.discount-floor)
    """
    if size == SMALL:
        return 0
    return max(0, price - state.zeus.constants.discount)


def new_temple_fault(state: ZeusState, seat: i64, site: i64) -> Reason | None:
    """Why a temple on land that the seat may use is illegal, whatever it costs; None if it is legal.

    (zeus.building.supply, zeus.edge.size-missing)
    """
    board = state.zeus.board
    size: i64 = board.sizes[site]
    peninsula: i64 = board.site_peninsula[site]
    if state.supply[size - 1] == 0:
        return Reason("supply-empty", {"size": size})
    if last_plot_forbids(state, seat, peninsula, size):
        return _last_plot(state, peninsula)
    if lacks_pawns(state, seat, site):
        return _too_few_pawns(state, seat, site)
    return None


def last_plot_forbids(state: ZeusState, seat: i64, peninsula: i64, covered: i64) -> bool:
    """Whether the rule of the last plot forbids covering `covered` plots of a peninsula.

    (zeus.building.last-plot, zeus.edge.last-plot-sizes, zeus.edge.last-plot-extension)
    """
    rules = state.zeus
    first: i64 = rules.board.first[peninsula]
    full: i64 = rules.board.full[peninsula]
    built: i64 = 0
    for other in range(rules.seats):
        built |= state.holy[other]
    unbuilt: i64 = rules.board.bits[full & ~section(built, first, full)]
    if rules.last_plot_never:
        return covered >= unbuilt
    own: i64 = state.holy[seat]
    return unbuilt == 1 and section(own, first, full) == 0


def _last_plot(state: ZeusState, peninsula: i64) -> Reason:
    return Reason("plot-stays-empty" if state.zeus.last_plot_never else "last-plot", {"peninsula": peninsula})


def _too_few_pawns(state: ZeusState, seat: i64, site: i64) -> Reason:
    needed = count(state.zeus.board.masks[site] & state.unsold)
    return Reason("no-pawns", {"count": needed, "pawns": state.pawns[seat]})


def enlargement_fault(state: ZeusState, seat: i64, site: i64) -> Reason | None:
    """Why a seat's temples and plots on a site cannot become one temple with the god's stone; None if they can.

    (zeus.stone.straight, zeus.edge.extend-by-two, zeus.edge.join-three, zeus.edge.gap, zeus.edge.join-supply)
    """
    rules = state.zeus
    board = rules.board
    mask: i64 = board.masks[site]
    holy: i64 = state.holy[seat]
    size: i64 = board.sizes[site]
    own: i64 = holy | usable(state, seat)
    if mask & ~own:
        return Reason("not-own", {"site": site})
    temples: i64 = 0
    for temple in state.temples:
        standing: i64 = board.masks[temple]
        if standing & mask:
            if standing & ~mask:
                return Reason("temple-cut", {"site": site})
            temples += 1
    added = count(mask & ~holy)
    if temples == 0:
        return Reason("no-temple-there", {"site": site})
    if temples == 1 and added == 0:
        return Reason("already-built", {"site": site})
    if temples > 1 and added > 0 and not rules.mixed:
        return Reason("not-both")
    if temples > 2 and not rules.three_smalls:
        return Reason("two-temples-only")
    if state.supply[size - 1] == 0:
        return Reason("supply-empty", {"size": size})
    if added > 0 and last_plot_forbids(state, seat, board.site_peninsula[site], added):
        return _last_plot(state, board.site_peninsula[site])
    if lacks_pawns(state, seat, site):
        return _too_few_pawns(state, seat, site)
    return None


def build(state: ZeusState, seat: i64, chosen: i64) -> None:
    """Carry out a building move: pay, take a temple, lay it down (zeus.building.cost, zeus.stone.once)."""
    rules = state.zeus
    move = rules.move
    kind = move.table.kind_of[chosen]
    site: i64 = move.site(chosen)
    size: i64 = rules.board.sizes[site]
    price = price_of(state, seat, chosen)
    if kind is not move.build:
        state.stones &= ~BIT[seat]
    _lay(state, seat, site, price)
    if kind is move.build:
        told = events.BUILT
    elif kind is move.extend:
        told = events.EXTENDED
    elif kind is move.join:
        told = events.JOINED
    else:
        told = events.STONE_FREE if size == SMALL else events.STONE_CHEAPER
    state.tell(told, seat, site, size, price)


def price_of(state: ZeusState, seat: i64, chosen: i64) -> i64:
    """What a building move costs, the god's stone included (zeus.edge.waived-zero, zeus.edge.stone-one-use)."""
    rules = state.zeus
    move = rules.move
    kind = move.table.kind_of[chosen]
    site: i64 = move.site(chosen)
    price = cost(state, seat, site)
    if kind is move.stone_build:
        return price_with_stone(state, rules.board.sizes[site], price)
    if kind is move.stone_free:
        number: i64 = move.table.rows[chosen].arguments["plot"]
        return price - plot_cost(state, seat, rules.board.plot_of[number])
    return price


def effects(state: ZeusState, seat: i64, chosen: i64) -> Arguments:
    """What a building move costs, what the god's stone saves, and the seat's fortune afterwards."""
    price = price_of(state, seat, chosen)
    later = state.clone()
    assert isinstance(later, ZeusState)
    build(later, seat, chosen)
    return {
        "price": price,
        "saved": cost(state, seat, state.zeus.move.site(chosen)) - price,
        "wealth": scoring.fortune(later, seat),
    }


def _lay(state: ZeusState, seat: i64, site: i64, price: i64) -> None:
    """The old temples on the site return to the supply, the new one covers it all.

    (zeus.stone.supply, zeus.building.pawns, zeus.building.ticked, zeus.edge.pawns-return)
    """
    rules = state.zeus
    board = rules.board
    mask: i64 = board.masks[site]
    unsold: i64 = state.unsold
    if rules.neighbour_plots and mask & unsold:
        new = members(mask & unsold)
        prices = [plot_cost(state, seat, plot) for plot in new]
        for index, plot in enumerate(new):
            state.occupy(seat, plot, prices[index])
    state.pay(seat, price)
    size: i64 = board.sizes[site]
    supply = state.supply[:]
    standing: list[int] = []
    for temple in state.temples:
        if mask & board.masks[temple]:
            supply[board.sizes[temple] - 1] += 1
        else:
            standing.append(temple)
    supply[size - 1] -= 1
    standing.append(site)
    state.supply = supply
    state.temples = standing
    state.land = state.land[:]
    state.land[seat] &= ~mask
    state.holy = state.holy[:]
    state.holy[seat] |= mask
    if rules.one_pawn:
        state.pawns[seat] = max(0, rules.constants.pawns - scoring.pawns_placed(state, seat))


def nothing_left(state: ZeusState) -> bool:
    """Whether no temple of a size in the supply could ever be built from here.

    (zeus.end.early, zeus.edge.early-unsold)
    """
    rules = state.zeus
    board = rules.board
    unsold: i64 = state.unsold
    for peninsula in range(len(board.first)):
        first: i64 = board.first[peninsula]
        full: i64 = board.full[peninsula]
        free: i64 = section(unsold, first, full)
        if free and _fits(state, peninsula, free, -1):
            return False
        for seat in range(rules.seats):
            land: i64 = state.land[seat]
            own = section(land, first, full)
            if own and _fits(state, peninsula, free | own, seat):
                return False
    return True


def _fits(state: ZeusState, peninsula: i64, plots: i64, seat: i64) -> bool:
    """Whether some temple in the supply fits on these plots; an unsold plot may find a fitting buyer."""
    board = state.zeus.board
    for site in board.inside[peninsula][plots]:
        size: i64 = board.sizes[site]
        if state.supply[size - 1] > 0:
            if seat >= 0:
                if not last_plot_forbids(state, seat, peninsula, size):
                    return True
            else:
                for buyer in range(state.zeus.seats):
                    if not last_plot_forbids(state, buyer, peninsula, size):
                        return True
    return False


def is_building(rules: ZeusRules, move: i64) -> bool:
    """Whether a move builds, with or without the god's stone."""
    return rules.move.build.first <= move < rules.move.join.end


def why_not(state: ZeusState, seat: i64, chosen: i64) -> Reason:
    """Why a building move is illegal."""
    rules = state.zeus
    board = rules.board
    move = rules.move
    kind = move.table.kind_of[chosen]
    site: i64 = move.site(chosen)
    size: i64 = board.sizes[site]
    if kind is not move.build and not contains(state.stones, seat):
        return Reason("stone-used")
    if kind is move.extend or kind is move.join:
        return _why_not_enlarge(state, seat, site, kind is move.extend)
    if kind is move.stone_free and not rules.one_plot_free:
        return Reason("discount-only")
    if kind is move.stone_build and size > SMALL and rules.one_plot_free:
        return Reason("name-free-plot")
    mask: i64 = board.masks[site]
    own: i64 = usable(state, seat)
    for other in range(rules.seats):
        if state.holy[other] & mask:
            return Reason("already-built", {"site": site})
    if mask & ~own:
        return Reason("not-own", {"site": site})
    fault = new_temple_fault(state, seat, site)
    if fault is not None:
        return fault
    return Reason("too-dear", {"amount": price_of(state, seat, chosen), "money": state.money[seat]})


def _why_not_enlarge(state: ZeusState, seat: i64, site: i64, extending: bool) -> Reason:
    fault = enlargement_fault(state, seat, site)
    if fault is not None:
        return fault
    added = state.zeus.board.masks[site] & ~state.holy[seat] != 0
    if extending != added:
        return Reason("extend-instead" if added else "join-instead")
    return Reason("too-dear", {"amount": cost(state, seat, site), "money": state.money[seat]})
