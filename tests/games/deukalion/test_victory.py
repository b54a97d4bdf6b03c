"""Victory points and the end."""

import pytest
from games.deukalion.scene import DeukalionScene
from rules import rule
from scene import arguments


@rule("deukalion.victory.sources")
@rule("deukalion.victory.public")
def test_cards_contracts_and_fighters_in_towns_are_public_points() -> None:
    scene = DeukalionScene(4).points(1, 2).town("Argos", 1).hold(1, "red").crew(1, 7).contracts("c01")
    scene.play(1, "fulfil c01a")
    assert scene.state.scores == (0, 6, 0, 0)
    assert [seat.score for seat in scene.state.view(None).seats] == [0, 6, 0, 0]


@pytest.mark.parametrize(("seats", "target"), [(2, 16), (3, 14), (4, 12)])
@rule("deukalion.victory.target")
@rule("deukalion.victory.ranking")
def test_the_first_to_reach_the_target_wins_at_once(seats: int, target: int) -> None:
    scene = DeukalionScene(seats).hold(1, "red", "green").points(1, target - 7).town("Argos", 1).town("Lindos", 1)
    scene.town("Salamis", 1)
    assert scene.state.scores[1] == target - 2
    for _ in range(2):
        assert not scene.state.over
        events = scene.play(1, next(move for move in scene.legal(1) if move.startswith("deliver")))
        while scene.asked == "put" and not scene.state.over:
            events = scene.play(1, scene.legal(1)[0])
    assert scene.state.over
    assert scene.state.ranking[1] == 1
    assert arguments(events, "victory") == [{"seat": 1, "points": target}]


@rule("deukalion.victory.ranking")
def test_equals_share_a_place() -> None:
    scene = DeukalionScene(4).points(0, 3).points(2, 3).points(3, 1)
    assert scene.state.ranking == (1, 4, 1, 3)


@rule("deukalion.victory.cards")
def test_there_are_fourteen_point_cards() -> None:
    scene = DeukalionScene().hold(1, "red").points(0, 4)
    assert scene.state.pile == 10
    scene.play(1, "deliver red")
    assert scene.state.pile == 9


@rule("deukalion.victory.no-cards")
@rule("deukalion.treasures.no-point")
def test_without_cards_there_are_no_more_points() -> None:
    scene = DeukalionScene().hold(1, "red").points(0, 8).points(1, 6)
    events = scene.play(1, "deliver red")
    assert arguments(events, "no-point") == [{"seat": 1}]
    assert scene.aboard(1)["red"] == 0
    assert scene.point_cards == [8, 6]
    scene = DeukalionScene(3).ship(1, "h4").crew(1, 3).points(0, 8).points(1, 5)
    scene.play(1, "sail i4")
    assert scene.point_cards == [8, 6, 0]
    scene = DeukalionScene(3).ship(1, "h4").crew(1, 3).points(0, 8).points(1, 6)
    events = scene.play(1, "sail i4")
    assert scene.point_cards == [8, 6, 0]
    assert arguments(events, "no-point") == [{"seat": 1}]
