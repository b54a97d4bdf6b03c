"""5f, income: new citizens first, then coins by population, resources from all tiles, and what is chosen."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT
from pessoi.core.events import Reason
from pessoi.core.step import Step, Together
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import (
    CITIZEN_SHIFT,
    CITIZENS,
    COINS,
    LUXURY,
    PACK,
    PACK_MASK,
    PICKS,
    RESOURCES,
    lowest,
)
from pessoi.games.peloponnes.rules.state import CHIT, PICK, PeloponnesState


@final
class Income(Step[PeloponnesState]):
    """Every seat gets its income (peloponnes.income.tiles)."""

    def run(self, state: PeloponnesState) -> None:
        rules = state.peloponnes
        asked: i64 = 0
        for seat in range(rules.count):
            receive(state, seat)
            own: i64 = state.owned[seat]
            chosen = own & rules.tiles.choice
            if chosen:
                state.choosing |= chosen
                asked |= BIT[seat]
        state.push(CHIT)
        if asked:
            state.push(PICK, asked)


def packed_income(state: PeloponnesState, seat: i64) -> i64:
    """What civilisation, tiles and the extra incomes of the solo game bring together every round, packed."""
    rules = state.peloponnes
    incomes = rules.tiles.income
    total: i64 = rules.civilisations.income[state.civilisations[seat]]
    left: i64 = state.owned[seat]
    while left:
        total += incomes[lowest(left)]
        left &= left - 1
    if rules.alone:
        total += state.extra_wood + (state.extra_stone << PACK) + (state.extra_food << PACK + PACK)
    return total


def receive(state: PeloponnesState, seat: i64) -> None:
    """Citizens come before coins are counted (peloponnes.income.arkadia, peloponnes.income.population)."""
    numbers = state.peloponnes.numbers
    income = packed_income(state, seat)
    newcomers = income >> CITIZEN_SHIFT
    if newcomers:
        state.gain(seat, CITIZENS, newcomers)
        state.tell(events.CITIZENS_COME, seat, newcomers)
    crowd = min(state.has(seat, CITIZENS), numbers.crowd)
    coins: i64 = numbers.coins[crowd]
    luxury: i64 = numbers.luxury[crowd]
    state.gain(seat, COINS, coins)
    if state.log is not None:
        wood = income & PACK_MASK
        state.tell(events.INCOME, seat, wood, income >> PACK & PACK_MASK, income >> PACK + PACK & PACK_MASK, coins)
    if luxury:
        state.gain(seat, LUXURY, luxury)
        state.tell(events.LUXURY, seat, luxury)
    for good in range(RESOURCES):
        amount = income & PACK_MASK
        if amount:
            state.store(seat, good, amount)
        income >>= PACK


@final
class Pick(Together[PeloponnesState]):
    """Port and Temple of Apollo: a wood, a stone, a food or a coin, anew each round (peloponnes.income.choice)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        own: i64 = state.owned[seat]
        if not own & state.choosing:
            return []
        first = state.peloponnes.move.take
        return list(range(first, first + PICKS))

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return Reason("take-first")

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        good = move - state.peloponnes.move.take
        state.tell(events.TAKEN, seat, good)
        if good == COINS:
            state.gain(seat, COINS, 1)
        else:
            state.store(seat, good, 1)
        own: i64 = state.owned[seat]
        left = own & state.choosing
        state.choosing &= ~BIT[lowest(left)]
        if not left & (left - 1):
            state.settle(seat)

    def run(self, state: PeloponnesState) -> None:
        """All incomes are chosen."""
