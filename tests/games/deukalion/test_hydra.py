"""The Hydra: how it swims, and fights with it both ways."""

from games.deukalion.table import GAME, Table
from rules import rule


def attacked(seats: int = 2, **options: str) -> Table:
    """Seat 0 moves the Hydra from h3 onto seat 1 at h2."""
    table = Table(seats, **options).ship(0, "b1").ship(1, "h2").hydra("h3")
    return table


@rule("deukalion.hydra.swims")
def test_the_hydra_keeps_to_open_sea_passes_no_ship_and_spares_its_mover() -> None:
    table = Table(3).hydra("g2").ship(0, "g1").ship(1, "h2").ship(2, "b1").set_down("2-3-3-3")
    goals = table.squares(0, "hydra")
    assert "h2" in goals
    assert "g1" not in goals
    assert not goals & {"f1", "e2", "i4"}
    assert "h1" not in goals
    assert table.reason(0, "hydra g1") == "hydra-cannot"


@rule("deukalion.hydra.attacks")
@rule("deukalion.hydra.prize")
@rule("deukalion.hydra.beaten")
def test_who_beats_the_hydra_off_takes_a_point_and_moves_it() -> None:
    table = attacked().set_down().play(0, "hydra h2")
    assert table.told("hydra-attacks") == [{"seat": 1, "other": 0, "count": 5}]
    table.chance("throw 0 10 0")
    assert table.legal(1) == ["point"]
    table.play(1, "point")
    assert table.point_cards == [0, 1]
    assert table.asked == "hydra-away"
    goals = table.squares(1, "hydra")
    start = GAME.board.names.index("h2")
    assert all(GAME.board.swimming[start][GAME.board.names.index(goal)] == 3 for goal in goals)
    assert table.reason(1, "hydra h3") == "not-that-far"
    table.play(1, f"hydra {min(goals)}")
    assert table.hydra_at == min(goals)
    assert table.where(1) == "h2"


@rule("deukalion.hydra.prize")
@rule("deukalion.contracts.hydra")
def test_the_contract_takes_the_place_of_the_point() -> None:
    table = attacked().contracts("c01", seat1="c13").set_down().play(0, "hydra h2").chance("throw 0 0 10")
    assert table.legal(1) == ["fulfil c13b"]
    assert table.reason(1, "point") == "contract-instead"
    table.play(1, "fulfil c13b")
    assert table.state.scores == (0, 3)
    assert table.point_cards == [0, 0]


@rule("deukalion.hydra.lost")
@rule("deukalion.hydra.no-loot")
def test_who_loses_to_the_hydra_is_moved_by_the_right_neighbour_and_keeps_the_treasures() -> None:
    table = Table(4).ship(2, "h2").hydra("h3").hold(2, "red").crew(2, 5).set_down().play(0, "hydra h2")
    table.chance("throw 2 3 0")
    assert table.asked == "displace"
    assert table.state.actors == (1,)
    table.play(1, table.legal(1)[0])
    assert table.where(2) != "h2"
    assert table.aboard(2)["red"] == 1
    assert table.state.below[2] == 7


@rule("deukalion.hydra.attack")
@rule("deukalion.hydra.beaten")
@rule("deukalion.contracts.hydra")
def test_attacking_the_hydra_for_an_open_contract() -> None:
    table = Table().ship(1, "g7").hydra("f7").contracts("c13").play(1, "sail f7").chance("throw 0 0 10")
    table.play(1, "fulfil c13b")
    assert table.state.scores == (0, 3)
    while table.asked != "hydra-away":
        table.chance(GAME.outcomes.name(table.state.outcomes()[0][0]))
    assert table.state.actors == (1,)


@rule("deukalion.hydra.attack")
@rule("deukalion.hydra.lost")
def test_fewer_than_five_points_lose_and_the_ship_is_moved() -> None:
    table = Table(3).ship(1, "g7").hydra("f7").contracts("c13").play(1, "sail f7").chance("throw 1 9 0")
    assert table.told("lost-hydra") == [{"seat": 1}]
    assert table.state.actors == (0,)
    assert table.asked == "displace"


@rule("deukalion.action.fleece")
def test_the_fleece_helps_when_the_hydra_attacks() -> None:
    table = attacked().front(1, "fleece").set_down().play(0, "hydra h2")
    assert table.told("hydra-attacks")[0]["count"] == 3
    table.chance("throw 4 6 0")
    assert table.asked == "triumph"
    table = Table().ship(1, "g7").hydra("f7").contracts("c13").front(1, "fleece").play(1, "sail f7")
    assert table.told("hydra-attacked")[0]["count"] == 5


@rule("deukalion.action.fleece")
def test_by_option_the_fleece_helps_to_attack() -> None:
    table = attacked(fleece="attacking").front(1, "fleece").set_down().play(0, "hydra h2")
    assert table.told("hydra-attacks")[0]["count"] == 5
    table = Table(2, fleece="attacking").ship(1, "g7").hydra("f7").contracts("c13").front(1, "fleece")
    assert table.play(1, "sail f7").told("hydra-attacked")[0]["count"] == 3
