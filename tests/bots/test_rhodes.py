"""Judgement of Rhodes: always legal, some sensible choices by example, and far better than chance."""

import pytest
from games.rhodes.scene import GAME, A, B, afloat, build, goes, land, opened, plazas, ready, scene, store, turn
from helpers import Case, sampled

from pessoi import CHANCE, Rng
from pessoi.bots import Knowledge, bot
from pessoi.bots.evaluations import judgement
from pessoi.games.rhodes.rules import state as steps
from pessoi.games.rhodes.rules import town
from pessoi.games.rhodes.rules.state import RhodesState


def advised(state: RhodesState, seat: int = A) -> str:
    return GAME.moves.name(judgement(state.rules).advice(state, seat, Rng(1)))


@pytest.mark.parametrize("edition", ["standard", "strict"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_advice_is_legal_wherever_chance_leads(seats: int, edition: str) -> None:
    state = Case("rhodes", seats, edition).start()
    judged = judgement(state.rules)
    for at in sampled(state, seats, 3):
        for seat in at.actors:
            if seat != CHANCE:
                assert judged.advice(at, seat, Rng(1)) in at.legal(seat)


def test_positions_are_compared_at_the_start_of_a_round() -> None:
    state = opened(3)
    judged = judgement(state.rules)
    quiet = []
    while state.round == 1:
        seat = state.actors[0]
        if seat != CHANCE:
            quiet.append(judged.quiet(state))
        state.apply(seat, state.sample(Rng(1)) if seat == CHANCE else judged.advice(state, seat, Rng(1)))
    assert quiet == [True] + [False] * (len(quiet) - 1)
    assert len(quiet) >= 6
    assert judged.quiet(state)


def test_points_money_and_gold_make_a_position_better() -> None:
    state = turn(scene())
    judged = judgement(state.rules)
    plain = judged.worth(state)
    state.points[A] += 5
    richer = judged.worth(state)
    assert richer[A] > plain[A]
    assert richer[B] == plain[B]
    store(state, A, gold=1)
    assert judged.worth(state)[A] > richer[A]


def test_the_large_boat_is_worth_more_the_more_land_fills_it() -> None:
    def gained(tiles: int) -> float:
        state = scene(4)
        for product in ("wine", "milk", "olives")[:tiles]:
            land(state, A, product, 1)
        judged = judgement(turn(state).rules)
        without = judged.worth(state)[A]
        boat = town.large_boat(state, A)
        state.large &= ~(1 << boat)
        state.home |= 1 << boat
        return judged.worth(state)[A] - without

    assert 0 < gained(1) < gained(3)


def test_of_tiles_that_promise_the_same_any_may_be_bought() -> None:
    state = Case("rhodes", 3, "standard").start()
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.sample(Rng(1)))
    assert isinstance(state, RhodesState)
    plazas(state)
    judged = judgement(state.rules)
    seat = state.actors[0]
    bought = {GAME.moves.name(judged.advice(state, seat, Rng(seed))) for seed in range(60)}
    assert bought == {f"land {product} 14" for product in ("wine", "milk", "olives", "grain")}


def test_a_mission_that_can_be_fulfilled_is_fulfilled() -> None:
    state = scene(money=10)
    plazas(state, "I-1")
    store(state, A, wine=1, olives=1)
    assert advised(turn(state)) == "go harbour"


def test_the_good_that_a_mission_lacks_is_bought_where_it_is_cheapest() -> None:
    state = scene(money=20)
    plazas(state, "I-1")
    store(state, A, wine=1)
    afloat(state, B, "olives", "milk", "olives")
    goes(state, "harbour")
    assert advised(state) == "buy 3"


def test_a_joker_becomes_what_the_mission_lacks() -> None:
    state = scene(money=20)
    plazas(state, "I-1")
    store(state, A, wine=1)
    afloat(state, -1, "gold", "joker")
    goes(state, "harbour")
    assert advised(state) == "buy 2"
    state.apply(A, GAME.moves.parse("buy 2"))
    assert advised(state) == "name olives"


def test_the_longest_boat_is_loaded_and_points_are_taken_at_the_end() -> None:
    state = scene()
    state.last = 1
    land(state, A, "wine", 3)
    assert advised(turn(state)) == "go farm"
    goes(state, "farm")
    assert advised(state) == "boat 3"
    state.apply(A, GAME.moves.parse("boat 3"))
    assert state.step.name == "paid"
    assert advised(state) == "points 3"


def test_the_harvest_is_put_where_the_own_farmland_has_room() -> None:
    state = scene()
    land(state, A, "grain")
    land(state, B, "wine")
    goes(state, "production")
    assert advised(state).endswith("grain")


def test_gold_is_kept_when_the_warehouse_is_too_full() -> None:
    state = scene()
    plazas(state)
    store(state, A, gold=5, milk=6)
    assert advised(ready(state, steps.DROP, A)) == "drop milk"


def test_money_is_offered_with_the_last_marker() -> None:
    state = scene(money=15)
    plazas(state)
    state.last = 1
    state.markers[A * state.rhodes.printed.markers] = steps.FARM
    assert advised(turn(state)) == "go temple"


def test_abundance_comes_before_the_blessing_that_it_completes() -> None:
    state = scene()
    land(state, A, "milk", 1)
    build(state, A, "abundance", "demeter-milk")
    goes(state, "farm")
    assert advised(state) == "grow milk"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    case = Case("rhodes", seats, "standard")
    wins = 0
    for seed in range(8):
        bots = [bot("greedy") if seat == seed % seats else bot("random") for seat in range(seats)]
        state = case.start()
        rng = Rng(seed)
        while not state.over:
            seat = state.actors[0]
            move = state.sample(rng) if seat == CHANCE else bots[seat].choose(Knowledge(state, seat), rng)
            state.apply(seat, move)
        wins += state.ranking[seed % seats] == 1
    assert wins >= 6
