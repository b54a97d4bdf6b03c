"""Income, final scoring, and the sums that must always add up."""

from typing import Final

from mypy_extensions import i64

from pessoi.core.bits import count, section
from pessoi.games.zeus.rules import events
from pessoi.games.zeus.rules.state import ZeusState

TEMPLES: Final = ("small", "medium", "large")


def income(state: ZeusState, seat: i64) -> i64:
    """What the gods pay a seat for the temples it has standing (zeus.turn.income)."""
    amount: i64 = 0
    for size, number in enumerate(temples_of(state, seat)):
        amount += number * state.zeus.constants.income[size]
    return amount


def temples_of(state: ZeusState, seat: i64) -> list[int]:
    """How many small, medium and large temples a seat has."""
    board = state.zeus.board
    counts = [0] * len(state.supply)
    holy: i64 = state.holy[seat]
    if holy:
        for site in state.temples:
            if board.masks[site] & holy:
                counts[board.sizes[site] - 1] += 1
    return counts


def pawns_placed(state: ZeusState, seat: i64) -> i64:
    """How many pawns of a seat are on plots and temples (zeus.building.pawns)."""
    on_temples = sum(temples_of(state, seat)) if state.zeus.one_pawn else count(state.holy[seat])
    return count(state.land[seat]) + on_temples


def temple_values(state: ZeusState) -> list[int]:
    """What one temple of each size is worth: its factor times the number that stand.

    (zeus.score.small, zeus.score.medium, zeus.score.large)
    """
    values = [0] * len(state.supply)
    for site in state.temples:
        size = state.zeus.board.sizes[site] - 1
        values[size] += state.zeus.constants.factor[size]
    return values


def sole_builder(state: ZeusState, peninsula: i64) -> i64:
    """The only seat that has built on a peninsula, or -1.

    (zeus.score.sole-builder, zeus.edge.rival-plot, zeus.edge.two-builders, zeus.edge.bonus-early,
    zeus.edge.bonus-after-join)
    """
    rules = state.zeus
    first: i64 = rules.board.first[peninsula]
    full: i64 = rules.board.full[peninsula]
    builder: i64 = -1
    builders = 0
    present = 0
    for seat in range(rules.seats):
        holy: i64 = state.holy[seat]
        land: i64 = state.land[seat]
        if section(holy, first, full):
            builder = seat
            builders += 1
        if section(holy | land, first, full):
            present += 1
    if builders != 1 or (rules.sole_presence and present != 1):
        return -1
    return builder


def temple_points(state: ZeusState, seat: i64) -> list[int]:
    """What the small, medium and large temples of a seat are worth."""
    return [count * value for count, value in zip(temples_of(state, seat), temple_values(state))]


def bonus(state: ZeusState, seat: i64) -> i64:
    """What a seat gets for the peninsulas on which it alone has built."""
    board = state.zeus.board
    total: i64 = 0
    for peninsula in range(len(board.first)):
        if sole_builder(state, peninsula) == seat:
            total += board.bonuses[peninsula]
    return total


def fortune(state: ZeusState, seat: i64) -> i64:
    """Money, temples and bonuses of a seat, if the game ended now (zeus.score.winner, zeus.score.worthless)."""
    total: i64 = state.money[seat]
    if state.holy[seat]:
        total += sum(temple_points(state, seat)) + bonus(state, seat)
    return total


def fortunes(state: ZeusState) -> list[int]:
    """The fortune of each seat."""
    return [fortune(state, seat) for seat in range(state.zeus.seats)]


def sources(state: ZeusState, seat: i64) -> dict[str, int]:
    """What a seat's fortune is made of."""
    temples = dict(zip(TEMPLES, temple_points(state, seat)))
    return {"money": state.money[seat], **temples, "bonus": bonus(state, seat)}


def places(state: ZeusState) -> list[int]:
    """Each seat's place; equal fortunes share it (zeus.score.tie, zeus.edge.shared-victory)."""
    result = fortunes(state)
    return [1 + len([other for other in result if other > own]) for own in result]


def announce(state: ZeusState) -> None:
    """Log how the result comes about."""
    if state.log is None:
        return
    board = state.zeus.board
    values = temple_values(state)
    for seat in range(state.zeus.seats):
        for size, number in enumerate(temples_of(state, seat)):
            if number:
                state.tell(events.TEMPLES_PAY, seat, number, size + 1, values[size], number * values[size])
    for peninsula in range(len(board.first)):
        builder = sole_builder(state, peninsula)
        if builder >= 0:
            state.tell(events.BONUS, builder, peninsula, board.bonuses[peninsula])
    result = fortunes(state)
    for place, seat in sorted(zip(places(state), range(state.zeus.seats))):
        state.tell(events.RESULT, seat, result[seat], place)


def holdings(state: ZeusState) -> dict[str, int]:
    """Money, pawns, temples and plots, wherever they are."""
    rules = state.zeus
    board = rules.board
    pawns = sum(state.pawns)
    plots = 0
    for seat in range(rules.seats):
        plots += count(state.land[seat]) + count(state.holy[seat])
        pawns += min(pawns_placed(state, seat), rules.constants.pawns)
    standing = [0] * len(state.supply)
    covered = 0
    for site in state.temples:
        standing[board.sizes[site] - 1] += 1
        covered += board.sizes[site]
    for seat in range(rules.seats):
        covered -= count(state.holy[seat])
    cards = count(state.unseen) + len(state.pile) + len(state.shown) + len(state.discard)
    sums = {
        "money": state.bank + sum(state.money),
        "pawns": pawns,
        "plots": plots + count(state.unsold),
        "temples over plots": covered,
    }
    for size, number in enumerate(standing):
        sums[f"temples of {size + 1}"] = state.supply[size] + number
    if not rules.neighbour_plots:
        sums["cards and plots sold"] = cards + plots
    return sums
