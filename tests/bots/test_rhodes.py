"""The policy of Rhodes: always legal, some sensible choices by example, and far better than chance."""

import pytest
from games.rhodes.scene import GAME, A, B, RhodesScene, after_setup
from helpers import Case, sampled

from pessoi import CHANCE, Rng
from pessoi.bots import Knowledge, bot
from pessoi.bots.policies import policy
from pessoi.games.rhodes.rules.constants import EGYPT, FARM
from pessoi.games.rhodes.rules.state import RhodesState
from pessoi.games.rhodes.rules.steps import DROP


def chosen(scene: RhodesScene, seat: int = A) -> str:
    """The move that the policy chooses for a seat."""
    return GAME.moves.name(policy(scene.state.rules).choose(scene.state, seat, Rng(1)))


@pytest.mark.parametrize("edition", ["standard", "one-by-one"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_chosen_move_is_legal_wherever_chance_leads(seats: int, edition: str) -> None:
    state = Case("rhodes", seats, edition).start()
    player = policy(state.rules)
    for at in sampled(state, seats, 3):
        for seat in at.actors:
            if seat != CHANCE:
                assert player.choose(at, seat, Rng(1)) in at.legal(seat)


def test_positions_are_compared_at_the_start_of_a_round() -> None:
    state = after_setup(3)
    player = policy(state.rules)
    evaluation = player.evaluation
    quiet = []
    while state.round == 1:
        seat = state.actors[0]
        if seat != CHANCE:
            quiet.append(evaluation.quiet(state))
        state.apply(seat, state.sample(Rng(1)) if seat == CHANCE else player.choose(state, seat, Rng(1)))
    assert quiet == [True] + [False] * (len(quiet) - 1)
    assert len(quiet) >= 6
    assert evaluation.quiet(state)


def test_points_money_and_gold_make_a_position_better() -> None:
    scene = RhodesScene()
    evaluation = policy(scene.state.rules).evaluation
    plain = evaluation.results(scene.state)
    scene.state.points[A] += 5
    richer = evaluation.results(scene.state)
    assert richer[A] > plain[A]
    assert richer[B] == plain[B]
    scene.store(A, gold=1)
    assert evaluation.results(scene.state)[A] > richer[A]


def test_the_large_boat_is_worth_more_the_more_land_fills_it() -> None:
    def gained(tiles: int) -> float:
        scene = RhodesScene(4)
        for product in ("wine", "milk", "olives")[:tiles]:
            scene.land(A, product, 1)
        evaluation = policy(scene.state.rules).evaluation
        without = evaluation.results(scene.state)[A]
        scene.state.buy_boat(A)
        return evaluation.results(scene.state)[A] - without

    assert 0 < gained(1) < gained(3)


def test_of_tiles_that_promise_the_same_any_may_be_bought() -> None:
    state = Case("rhodes", 3, "standard").start()
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.sample(Rng(1)))
    assert isinstance(state, RhodesState)
    state.plazas = 0
    state.owner = [0 if land.product == 0 else owner for land, owner in zip(state.rhodes.constants.tiles, state.owner)]
    state.choices = []
    player = policy(state.rules)
    seat = state.actors[0]
    bought = {GAME.moves.name(player.choose(state, seat, Rng(seed))) for seed in range(60)}
    assert {name.split()[1] for name in bought} == {"milk", "olives", "grain"}
    assert len({name.split()[2] for name in bought}) == 1


def test_a_mission_that_can_be_fulfilled_is_fulfilled() -> None:
    scene = RhodesScene(money=1)
    scene.plazas("I-1")
    scene.store(A, wine=1, olives=1)
    assert chosen(scene.turn()) == "go harbour"


def test_the_good_that_a_mission_lacks_is_bought_where_it_is_cheapest() -> None:
    scene = RhodesScene(money=20)
    scene.plazas("I-1")
    scene.store(A, wine=1)
    scene.afloat(B, "olives", "milk", "olives")
    scene.go("harbour")
    assert chosen(scene) == "buy 3"


def test_a_joker_becomes_what_the_mission_lacks() -> None:
    scene = RhodesScene(money=20)
    scene.plazas("I-1")
    scene.store(A, wine=1)
    scene.afloat(EGYPT, "gold", "joker")
    scene.go("harbour")
    assert chosen(scene) == "buy 2"
    scene.play(A, "buy 2")
    assert chosen(scene) == "name olives"


def test_the_longest_boat_is_loaded_and_points_are_taken_at_the_end() -> None:
    scene = RhodesScene()
    scene.state.last = 1
    scene.land(A, "wine", 3)
    assert chosen(scene.turn()) == "go farm"
    scene.go("farm")
    assert chosen(scene) == "boat 3"
    scene.play(A, "boat 3")
    assert scene.asked == "paid"
    assert chosen(scene) == "points 3"


def test_the_harvest_is_put_where_its_own_farmland_has_room() -> None:
    scene = RhodesScene()
    scene.land(A, "grain")
    scene.land(B, "wine")
    scene.go("production")
    assert chosen(scene).endswith("grain")


def test_gold_is_kept_when_the_warehouse_is_too_full() -> None:
    scene = RhodesScene()
    scene.plazas()
    scene.store(A, gold=5, milk=6)
    scene.only_step(DROP, A)
    assert chosen(scene) == "drop milk"


def test_money_is_offered_with_the_last_marker() -> None:
    scene = RhodesScene(money=15)
    scene.plazas()
    scene.state.last = 1
    scene.state.put_marker(A, FARM)
    assert chosen(scene.turn()) == "go temple"


def test_abundance_comes_before_the_blessing_that_it_completes() -> None:
    scene = RhodesScene()
    scene.land(A, "milk", 1)
    scene.build(A, "abundance", "demeter-milk")
    scene.go("farm")
    assert chosen(scene) == "grow milk"


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
