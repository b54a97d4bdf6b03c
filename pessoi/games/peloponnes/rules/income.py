"""5f, income: new citizens first, then coins by population, resources from all tiles, and what is chosen."""

from typing import final

from mypy_extensions import i64

from pessoi.core.bits import BIT, lowest, sum_over, without_lowest
from pessoi.core.events import Arguments, Reason
from pessoi.core.step import Step, Together
from pessoi.games.peloponnes.rules import events
from pessoi.games.peloponnes.rules.constants import CITIZENS, COINS, FOOD, LUXURY, STONE, WOOD, income_of, pack_income
from pessoi.games.peloponnes.rules.state import PeloponnesState
from pessoi.games.peloponnes.rules.steps import CHIT, INCOME, PICK


@final
class Income(Step[PeloponnesState]):
    """Every seat gets its income (peloponnes.income.tiles, peloponnes.end.income)."""

    def run(self, state: PeloponnesState) -> None:
        rules = state.peloponnes
        asked: i64 = 0
        for seat in range(rules.seats):
            receive(state, seat)
            chosen = state.own(seat, rules.tiles.choice)
            if chosen:
                state.choosing |= chosen
                asked |= BIT[seat]
        state.push(CHIT)
        if asked:
            state.push(PICK, asked)


def seat_income(state: PeloponnesState, seat: i64) -> i64:
    """What civilisation, tiles and the extra incomes of the solo game bring a seat every round; see `income_of`."""
    rules = state.peloponnes
    total: i64 = rules.civilisations.income[state.civilisations[seat]]
    total += sum_over(state.owned[seat], rules.tiles.income)
    if rules.alone:
        total += pack_income(state.extra_wood, state.extra_stone, state.extra_food, 0)
    return total


def receive(state: PeloponnesState, seat: i64) -> None:
    """Citizens come before coins are counted (peloponnes.income.arkadia, peloponnes.income.population)."""
    constants = state.peloponnes.constants
    income = seat_income(state, seat)
    newcomers = income_of(income, CITIZENS)
    if newcomers:
        state.gain(seat, CITIZENS, newcomers)
        state.tell(events.CITIZENS_COME, seat, newcomers)
    row = constants.wage_row(state.has(seat, CITIZENS))
    coins: i64 = constants.wages[row]
    luxury: i64 = constants.luxury_wages[row]
    state.gain(seat, COINS, coins)
    wood = income_of(income, WOOD)
    stone = income_of(income, STONE)
    food = income_of(income, FOOD)
    if wood or stone or food or coins:
        state.tell(events.INCOME, seat, wood, stone, food, coins)
    if luxury:
        state.gain(seat, LUXURY, luxury)
        state.tell(events.LUXURY, seat, luxury)
    state.store(seat, wood, stone, food)


@final
class Pick(Together[PeloponnesState]):
    """Port and Temple of Apollo: a wood, a stone, a food or a coin, every round (peloponnes.income.choice)."""

    def legal(self, state: PeloponnesState, seat: i64) -> list[int]:
        return state.peloponnes.move.take.moves if state.own(seat, state.choosing) else []

    def why_not(self, state: PeloponnesState, seat: i64, move: i64) -> Reason:
        return Reason("take-first")

    def question(self, state: PeloponnesState, seat: i64) -> Arguments:
        return {"tile": int(lowest(state.own(seat, state.choosing)))}

    def details(self, state: PeloponnesState, seat: i64, move: i64) -> Arguments:
        """Whether the storehouse is full, so that the good becomes luxury."""
        good = state.peloponnes.move.take.index(move)
        return {"full": int(good != COINS and state.has(seat, good) == state.peloponnes.constants.limits[good])}

    def play(self, state: PeloponnesState, seat: i64, move: i64) -> None:
        good = state.peloponnes.move.take.index(move)
        choosing = state.own(seat, state.choosing)
        state.tell(events.TAKEN, seat, lowest(choosing), good)
        if good == COINS:
            state.gain(seat, COINS, 1)
        else:
            state.store(seat, int(good == WOOD), int(good == STONE), int(good == FOOD))
        state.choosing &= ~BIT[lowest(choosing)]
        if not without_lowest(choosing):
            state.settle(seat)


INCOME.bind(Income())
PICK.bind(Pick())
