"""The Hydra: how it swims, and fights with it both ways."""

from games.deukalion.scene import BOARD, GAME, DeukalionScene, square
from rules import rule
from scene import arguments


def attacked(seats: int = 2, **options: str) -> DeukalionScene:
    """Seat 0 is about to move the Hydra from h3 onto seat 1 at h2."""
    return DeukalionScene(seats, **options).ship(0, "b1").ship(1, "h2").hydra("h3")


@rule("deukalion.hydra.swims")
def test_the_hydra_keeps_to_open_sea_passes_no_ship_and_spares_its_mover() -> None:
    scene = DeukalionScene(3).hydra("g2").ship(0, "g1").ship(1, "h2").ship(2, "b1")
    scene.set_down("2-3-3-3")
    goals = scene.squares(0, "hydra")
    assert "h2" in goals
    assert "g1" not in goals
    assert not goals & {"f1", "e2", "i4"}
    assert "h1" not in goals
    assert scene.why_not(0, "hydra g1") == "hydra-cannot"


@rule("deukalion.hydra.attacks")
@rule("deukalion.hydra.prize")
@rule("deukalion.hydra.beaten")
def test_a_seat_that_beats_the_hydra_off_takes_a_point_and_moves_it() -> None:
    scene = attacked()
    scene.set_down()
    events = scene.play(0, "hydra h2")
    assert arguments(events, "hydra-attacks") == [{"seat": 1, "other": 0, "count": 5}]
    scene.chance("throw 0 10 0")
    assert scene.legal(1) == ["point"]
    scene.play(1, "point")
    assert scene.point_cards == [0, 1]
    assert scene.asked == "hydra-away"
    goals = scene.squares(1, "hydra")
    assert all(BOARD.swimming[square("h2")][square(goal)] == 3 for goal in goals)
    assert scene.why_not(1, "hydra h3") == "wrong-distance"
    scene.play(1, f"hydra {min(goals)}")
    assert scene.hydra_at == min(goals)
    assert scene.where(1) == "h2"


@rule("deukalion.hydra.prize")
@rule("deukalion.contracts.hydra")
def test_the_contract_takes_the_place_of_the_point() -> None:
    scene = attacked().contracts("c01", seat1="c13")
    scene.set_down()
    scene.play(0, "hydra h2")
    scene.chance("throw 0 0 10")
    assert scene.legal(1) == ["fulfil c13b"]
    assert scene.why_not(1, "point") == "contract-instead"
    scene.play(1, "fulfil c13b")
    assert scene.state.scores == (0, 3)
    assert scene.point_cards == [0, 0]


@rule("deukalion.hydra.lost")
@rule("deukalion.hydra.no-loot")
def test_a_ship_beaten_by_the_hydra_is_moved_by_the_right_neighbour_and_keeps_its_treasures() -> None:
    scene = DeukalionScene(4).ship(2, "h2").hydra("h3").hold(2, "red").crew(2, 5)
    scene.set_down()
    scene.play(0, "hydra h2")
    scene.chance("throw 2 3 0")
    assert scene.asked == "displace"
    assert scene.state.actors == (1,)
    scene.play(1, scene.legal(1)[0])
    assert scene.where(2) != "h2"
    assert scene.aboard(2)["red"] == 1
    assert scene.state.below[2] == 7


@rule("deukalion.hydra.attack")
@rule("deukalion.hydra.beaten")
@rule("deukalion.contracts.hydra")
def test_attacking_the_hydra_for_an_open_contract() -> None:
    scene = DeukalionScene().ship(1, "g7").hydra("f7").contracts("c13")
    scene.play(1, "sail f7")
    scene.chance("throw 0 0 10")
    scene.play(1, "fulfil c13b")
    assert scene.state.scores == (0, 3)
    while scene.asked != "hydra-away":
        scene.chance(GAME.outcomes.name(scene.state.outcomes()[0][0]))
    assert scene.state.actors == (1,)


@rule("deukalion.hydra.attack")
@rule("deukalion.hydra.lost")
def test_fewer_than_five_points_lose_and_the_ship_is_moved() -> None:
    scene = DeukalionScene(3).ship(1, "g7").hydra("f7").contracts("c13")
    scene.play(1, "sail f7")
    events = scene.chance("throw 1 9 0")
    assert arguments(events, "lost-hydra") == [{"seat": 1, "total": 9, "other_total": 10}]
    assert scene.state.actors == (0,)
    assert scene.asked == "displace"


@rule("deukalion.action.fleece")
def test_the_fleece_helps_when_the_hydra_attacks() -> None:
    scene = attacked().front(1, "fleece")
    scene.set_down()
    events = scene.play(0, "hydra h2")
    assert arguments(events, "hydra-attacks")[0]["count"] == 3
    scene.chance("throw 4 6 0")
    assert scene.asked == "triumph"
    scene = DeukalionScene().ship(1, "g7").hydra("f7").contracts("c13").front(1, "fleece")
    events = scene.play(1, "sail f7")
    assert arguments(events, "hydra-attacked")[0]["count"] == 5


@rule("deukalion.action.fleece")
def test_by_option_the_fleece_helps_to_attack() -> None:
    scene = attacked(fleece="attacking").front(1, "fleece")
    scene.set_down()
    events = scene.play(0, "hydra h2")
    assert arguments(events, "hydra-attacks")[0]["count"] == 5
    scene = DeukalionScene(2, fleece="attacking").ship(1, "g7").hydra("f7").contracts("c13").front(1, "fleece")
    events = scene.play(1, "sail f7")
    assert arguments(events, "hydra-attacked")[0]["count"] == 3


@rule("deukalion.hydra.one-contract")
def test_one_victory_over_the_hydra_fulfils_one_contract() -> None:
    scene = attacked().contracts("c13", "c15").next_contract("c16")
    scene.set_down()
    scene.play(0, "hydra h2")
    scene.chance("throw 0 0 10")
    assert scene.legal(1) == ["fulfil c13b", "fulfil c15b"]
    scene.play(1, "fulfil c13b")
    assert scene.asked == "hydra-away"
