"""Policy and evaluation of Deukalion: legal and sensible choices, and far better than chance."""

import pytest
from games.deukalion.scene import GAME, DeukalionScene
from helpers import Case, sampled

from pessoi import CHANCE, Rng
from pessoi.bots import Knowledge, bot
from pessoi.bots.policies import policy
from pessoi.core.policy import LONG
from pessoi.games.deukalion.bot.distances import Distances
from pessoi.games.deukalion.rules.odds import Odds


def chosen(scene: DeukalionScene, seat: int) -> str:
    """The move that the policy chooses."""
    return GAME.moves.name(policy(scene.state.rules).choose(scene.state, seat, Rng(1)))


@pytest.mark.parametrize("edition", ["standard", "french"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_choices_are_legal_wherever_chance_leads(seats: int, edition: str) -> None:
    state = Case("deukalion", seats, edition).start()
    used = policy(state.rules)
    for at in sampled(state, seats, 3):
        for seat in at.actors:
            if seat != CHANCE:
                legal = at.legal(seat)
                assert used.choose(at, seat, Rng(1)) in legal
                if len(legal) > LONG:
                    assert sorted(used.shortlist(at, seat, legal)) == sorted(legal)


def test_choosing_leaves_the_position_as_it_is() -> None:
    state = DeukalionScene(3).state
    used = policy(state.rules)
    before = state.position()
    assert used.evaluation.results(state) == used.evaluation.results(state)
    used.choose(state, 1, Rng(1))
    assert state.position() == before


def test_points_and_fighters_make_a_position_better() -> None:
    scene = DeukalionScene()
    evaluation = policy(scene.state.rules).evaluation
    plain = evaluation.results(scene.state)
    richer = evaluation.results(scene.points(0, 2).state)
    assert richer[0] - richer[1] > plain[0] - plain[1] + 1
    assert evaluation.results(scene.crew(0, 2).state)[0] < richer[0]


def test_to_win_is_worth_more_than_the_last_point() -> None:
    scene = DeukalionScene().points(1, 13).points(0, 1)
    evaluation = policy(scene.state.rules).evaluation
    ahead = evaluation.margins([float(score) for score in scene.state.scores])
    scene.state.end()
    scene.state.advance()
    assert evaluation.values(scene.state)[1] > ahead[1]


def test_the_chances_of_a_throw_are_those_of_the_table_of_throws() -> None:
    rules = DeukalionScene().state.deukalion
    odds = Odds(rules.throws)
    for crew in (0, 1, 4, 10):
        weights = rules.throws.weights[crew]
        total = sum(weight for _, weight in weights)
        for needed in (1, 3, 5):
            good = sum(
                weight for row, weight in weights if rules.throws.half[row] + 2 * rules.throws.full[row] >= 2 * needed
            )
            assert odds.reach(crew, 2 * needed) == pytest.approx(good / total)
    assert odds.beats[5][5] < 0.5 < odds.beats[7][5]
    assert odds.reach(10, 21) == 0
    assert odds.better(0, 1) == pytest.approx(0.65)
    assert odds.better(1, 2) == 0


def test_ways_lead_around_the_hydra() -> None:
    rules = DeukalionScene().state.deukalion
    names = rules.board.names
    korinth, here = 0, names.index("c3")
    assert Distances(rules, names.index("i1")).city[korinth][here] == 1
    assert Distances(rules, names.index("b3")).city[korinth][here] == 3


def test_a_contract_that_can_be_fulfilled_is_fulfilled() -> None:
    scene = DeukalionScene().contracts("c01", "c05").hold(1, "red")
    assert chosen(scene, 1) == "fulfil c01a"


def test_the_goods_that_win_are_taken_home() -> None:
    scene = DeukalionScene().contracts("c01").hold(1, "red").ship(1, "b3").points(1, 14).hydra("i1")
    square = chosen(scene, 1).removeprefix("sail ")
    assert square in {"b1", "c2"}


def test_of_several_treasures_the_one_that_a_contract_asks_for_is_taken() -> None:
    scene = DeukalionScene().contracts("c02").stock("Kreta", "green").ship(1, "d6").hydra("i1")
    scene.play(1, "attack kreta")
    scene.chance("throw 2 2 6")
    assert scene.asked == "loot"
    assert chosen(scene, 1) == "take green kreta"


def test_a_town_beside_the_ship_is_founded() -> None:
    scene = DeukalionScene(shake="1 2333").ship(1, "i1").hydra("b6")
    assert chosen(scene, 1) == "found ephesus"


def test_a_ship_that_has_lost_its_crew_waits_for_it() -> None:
    scene = DeukalionScene(shake="1 2333").ship(1, "d6").crew(1, 2).hydra("i1")
    assert chosen(scene, 1) == "rest"


def test_a_lost_throw_is_thrown_again_and_a_won_one_is_not() -> None:
    scene = DeukalionScene().hands([], ["ares"]).ship(1, "d6").hydra("i1")
    scene.play(1, "attack kreta")
    scene.chance("throw 6 4 0")
    assert scene.asked == "answer"
    assert chosen(scene, 1) == "play ares"
    scene = DeukalionScene().hands([], ["ares"]).ship(1, "d6").hydra("i1")
    scene.play(1, "attack kreta")
    scene.chance("throw 2 2 6")
    assert chosen(scene, 1) == "pass"


def test_the_eye_of_the_blacksmith_falls_on_a_cross() -> None:
    scene = DeukalionScene().hands([], ["hephaistos"]).ship(1, "d6").hydra("i1")
    scene.play(1, "attack kreta")
    scene.chance("throw 5 5 0")
    assert chosen(scene, 1) == "play hephaistos"
    scene.play(1, "play hephaistos")
    assert chosen(scene, 1) == "again cross"


def test_lightning_and_apollo_spare_the_way_and_the_fight() -> None:
    scene = DeukalionScene().contracts("c02").stock("Kreta", "green").hands([], ["apollo"]).ship(1, "c7").hydra("i1")
    assert chosen(scene, 1) == "play apollo"


def test_the_strongest_card_is_handed_in_last() -> None:
    scene = DeukalionScene().contracts("c07").hands([], ["apollo", "fighter-1", "sail-3"]).ship(1, "d6").hydra("i1")
    assert chosen(scene, 1) == "fulfil c07b"
    scene.play(1, "fulfil c07b")
    assert chosen(scene, 1) == "hand fighter-1"


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(seats: int) -> None:
    case = Case("deukalion", seats, "standard")
    wins = 0
    for seed in range(6):
        bots = [bot("greedy") if seat == seed % seats else bot("random") for seat in range(seats)]
        state = case.start()
        rng = Rng(seed)
        while not state.over:
            seat = state.actors[0]
            move = state.sample(rng) if seat == CHANCE else bots[seat].choose(Knowledge(state, seat), rng)
            state.apply(seat, move)
        wins += state.ranking[seed % seats] == 1
    assert wins >= 5
