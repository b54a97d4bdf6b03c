"""The judgement of Peloponnes: always legal advice, and what a sensible player does in plain positions."""

import pytest
from games.peloponnes.table import Table

import pessoi
from pessoi import CHANCE, Rng, State
from pessoi.bots import Bot, Knowledge, bot
from pessoi.bots.evaluations import judgement
from pessoi.core.evaluation import Judgement

CALM: dict[str, float] = {"policy.noise": 0.0}
"""Without whims the advice is always the same."""


def judged(table: Table) -> Judgement:
    return judgement(table.state.rules, CALM)


def advised(table: Table, seat: int) -> str:
    return table.game.moves.name(judged(table).advice(table.state, seat, Rng(1)))


def played(bots: list[Bot], seed: int, **options: str) -> State:
    state = pessoi.game("peloponnes").start(len(bots), options)
    rng = Rng(seed)
    while not state.over:
        actor = state.actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(actor, bots[actor].choose(Knowledge(state, actor), rng))
    return state


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("edition", ["standard", "lenient"])
def test_advice_is_legal_wherever_a_clumsy_play_leads(seats: int, edition: str) -> None:
    for seed in range(6):
        level = str(1 + seed % 5)
        state = pessoi.game("peloponnes").start(seats, {"edition": edition, "level": level})
        quick = judgement(state.rules)
        rng = Rng(seed)
        while not state.over:
            if state.actors == (CHANCE,):
                state.apply(CHANCE, state.sample(rng))
                continue
            for seat in state.actors:
                assert quick.advice(state, seat, rng) in state.legal(seat)
            values = quick.values(state)
            assert len(values) == seats
            assert all(-1 <= value <= 1 for value in values)
            seat = rng.one_of(list(state.actors))
            clumsy = rng.below(2) == 0
            state.apply(seat, rng.one_of(state.legal(seat)) if clumsy else quick.advice(state, seat, rng))


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(16):
        bots = [bot("greedy") if seat == seed % 4 else bot("random") for seat in range(4)]
        wins += played(bots, seed).ranking[seed % 4] == 1
    assert wins >= 11


def test_alone_it_reaches_the_first_target() -> None:
    assert sum(played([bot("greedy")], seed, level="1").scores[0] >= 24 for seed in range(10)) >= 8


def test_it_does_not_pay_for_a_land_that_cannot_be_laid() -> None:
    table = Table(2)
    table.settle(0, "a01")
    table.give(0, coins=6)
    table.offer("a05", "a07", "a06", "a08", "a09")
    assert advised(table, 0) == "pass"


def test_nobody_is_outbid_by_the_empty_handed() -> None:
    table = Table(2)
    table.give(0, coins=9)
    table.give(1, coins=0)
    table.offer("bridge", "a05", "a01", "a02", "a03")
    table.act(0, "bid bridge")
    assert advised(table, 0) == "offer 1"


def test_what_can_be_fed_is_fed() -> None:
    table = Table(2)
    table.give(0, citizens=6, food=2, luxury=6)
    table.supply()
    assert table.asked == "feed"
    assert advised(table, 0) == "feed 3"


def test_a_building_that_can_be_paid_for_is_finished() -> None:
    table = Table(2)
    table.settle(0, "street", unfinished=True)
    table.give(0, stone=4, citizens=2, food=4)
    table.supply()
    assert table.asked == "finish"
    assert advised(table, 0) == "finish street"


def test_an_earthquake_takes_the_least_building() -> None:
    table = Table(2)
    table.settle(0, "epidauros-odeon", "quarry", "granary")
    table.give(0, wood=2, stone=2)
    table.strike("earthquake")
    assert advised(table, 0) == "lose quarry"


def test_what_an_earthquake_leaves_is_paid_for() -> None:
    table = Table(2)
    table.settle(0, "epidauros-odeon", "granary")
    table.give(0, wood=5, stone=5)
    table.strike("earthquake")
    assert advised(table, 0) == "pay"


def test_food_before_all_are_fed_is_worth_more_than_a_coin() -> None:
    table = Table(2)
    worth = []
    for coins, food in ((4, 0), (0, 4)):
        table.offer("a01", "a02", "a03", "a04", "a05", round_number=8)
        table.give(0, citizens=6, coins=coins, food=food)
        worth.append(judged(table).worth(table.state)[0])
    assert worth[1] > worth[0]


def test_the_weaker_side_counts() -> None:
    table = Table(2)
    table.settle(0, "epidauros-odeon", "granary", "leonidaion")
    table.offer("a01", "a02", "a03", "a04", "a05", round_number=8)
    worth = {}
    for citizens in (2, 4, 9, 11):
        table.give(0, citizens=citizens, food=13)
        worth[citizens] = judged(table).worth(table.state)[0]
    assert worth[4] - worth[2] > 3 * (worth[11] - worth[9])


def test_alone_the_target_is_the_margin() -> None:
    easy = judgement(pessoi.game("peloponnes").start(1, {"level": "1"}).rules)
    hard = judgement(pessoi.game("peloponnes").start(1, {"level": "5"}).rules)
    state = played([bot("greedy")], 3, level="1")
    assert easy.values(state)[0] > hard.values(state)[0]
