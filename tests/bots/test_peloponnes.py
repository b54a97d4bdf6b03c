"""The policy and the evaluation of Peloponnes: always legal moves, and sensible choices in plain positions."""

import pytest
from games.peloponnes.scene import PeloponnesScene

import pessoi
from pessoi import CHANCE, Rng, State
from pessoi.bots import Bot, Knowledge, bot
from pessoi.bots.policies import policy

CALM: dict[str, float] = {"policy.noise": 0.0}
"""Without noise the policy always makes the same choice."""


def chosen(scene: PeloponnesScene, seat: int) -> str:
    """The move that the policy makes for a seat."""
    return scene.game.moves.name(policy(scene.state.rules, CALM).choose(scene.state, seat, Rng(1)))


def expected(scene: PeloponnesScene) -> float:
    """The score that the evaluation expects for seat 0."""
    return policy(scene.state.rules, CALM).evaluation.results(scene.state)[0]


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
def test_choices_are_legal_wherever_a_clumsy_game_leads(seats: int, edition: str) -> None:
    for seed in range(6):
        level = str(1 + seed % 5)
        state = pessoi.game("peloponnes").start(seats, {"edition": edition, "level": level})
        quick = policy(state.rules)
        rng = Rng(seed)
        while not state.over:
            if state.actors == (CHANCE,):
                state.apply(CHANCE, state.sample(rng))
                continue
            for seat in state.actors:
                assert quick.choose(state, seat, rng) in state.legal(seat)
            values = quick.evaluation.values(state)
            assert len(values) == seats
            assert all(-1 <= value <= 1 for value in values)
            seat = rng.one_of(list(state.actors))
            clumsy = rng.below(2) == 0
            state.apply(seat, rng.one_of(state.legal(seat)) if clumsy else quick.choose(state, seat, rng))


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(16):
        bots = [bot("greedy") if seat == seed % 4 else bot("random") for seat in range(4)]
        wins += played(bots, seed).ranking[seed % 4] == 1
    assert wins >= 11


def test_alone_it_reaches_the_first_target() -> None:
    assert sum(played([bot("greedy")], seed, level="1").scores[0] >= 24 for seed in range(10)) >= 8


def test_it_does_not_pay_for_a_land_that_cannot_be_laid() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "a01")
    scene.give(0, coins=6)
    scene.offer("a05", "a07", "a06", "a08", "a09")
    assert chosen(scene, 0) == "pass"


def test_no_more_than_the_minimum_is_bid_against_a_seat_without_coins() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, coins=9)
    scene.give(1, coins=0)
    scene.offer("bridge", "a05", "a01", "a02", "a03")
    scene.play(0, "bid bridge")
    assert chosen(scene, 0) == "offer 1"


def test_what_can_be_fed_is_fed() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, citizens=6, food=2, luxury=6)
    scene.supply()
    assert scene.asked == "feed"
    assert chosen(scene, 0) == "feed 3"


def test_a_building_that_can_be_paid_for_is_finished() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "street", unfinished=True)
    scene.give(0, stone=4, citizens=2, food=4)
    scene.supply()
    assert scene.asked == "finish"
    assert chosen(scene, 0) == "finish street"


def test_an_earthquake_takes_the_least_building() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "epidauros-odeon", "quarry", "granary")
    scene.give(0, wood=2, stone=2)
    scene.strike("earthquake")
    assert chosen(scene, 0) == "lose quarry"


def test_what_an_earthquake_leaves_is_paid_for() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "epidauros-odeon", "granary")
    scene.give(0, wood=5, stone=5)
    scene.strike("earthquake")
    assert chosen(scene, 0) == "pay"


def test_food_before_all_are_fed_is_worth_more_than_a_coin() -> None:
    scene = PeloponnesScene(2)
    scores = []
    for coins, food in ((4, 0), (0, 4)):
        scene.offer("a01", "a02", "a03", "a04", "a05", round_number=8)
        scene.give(0, citizens=6, coins=coins, food=food)
        scores.append(expected(scene))
    assert scores[1] > scores[0]


def test_the_weaker_side_counts() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "epidauros-odeon", "granary", "leonidaion")
    scene.offer("a01", "a02", "a03", "a04", "a05", round_number=8)
    scores = {}
    for citizens in (2, 4, 9, 11):
        scene.give(0, citizens=citizens, food=13)
        scores[citizens] = expected(scene)
    assert scores[4] - scores[2] > 3 * (scores[11] - scores[9])


def test_alone_the_target_is_the_margin() -> None:
    easy = policy(pessoi.game("peloponnes").start(1, {"level": "1"}).rules)
    hard = policy(pessoi.game("peloponnes").start(1, {"level": "5"}).rules)
    state = played([bot("greedy")], 3, level="1")
    assert easy.evaluation.values(state)[0] > hard.evaluation.values(state)[0]
