"""The examples of the printed rules, played through."""

from games.deukalion.scene import BOARD, CODES, NAMES, DeukalionScene
from rules import rule
from scene import arguments


@rule("deukalion.turn.order")
@rule("deukalion.turn.others")
@rule("deukalion.turn.rest")
@rule("deukalion.turn.others-act")
def test_the_turn_of_player_a_on_page_5() -> None:
    """The middle die is a 3: B founds a town, C gives up for two fighters, D robs Rhodos, then A goes on."""
    scene = DeukalionScene(4, shake="3 2333").ship(1, "f1").ship(3, "f4").hydra("b3")
    scene.crew(2, 6).crew(3, 9).stock("Rhodos", "blue")
    events = scene.play(1, "sail g2")
    assert arguments(events, "sailed")[0]["count"] == 2
    scene.play(1, "found salamis", "done")
    assert scene.holder("Salamis") == 1
    scene.play(2, "rest")
    assert scene.state.fighters[2] == 8
    scene.play(3, "sail g4", "attack rhodos")
    scene.chance("throw 0 4 5")
    scene.play(3, "take blue rhodos", "done")
    assert scene.aboard(3)["blue"] == 1
    assert scene.asked == "cup"
    assert scene.state.actors == (0,)


@rule("deukalion.contracts.chain")
@rule("deukalion.contracts.replace")
@rule("deukalion.treasures.put")
def test_the_two_contracts_of_player_a_on_page_9() -> None:
    """Green delivered, the treasure put into a city, a new contract turned up: red, delivered at once as well."""
    scene = DeukalionScene().ship(1, "c3").ship(0, "f1").hydra("h2").hold(1, "green", "red")
    scene.contracts("c02", "c16").next_contract("c01")
    scene.play(1, "sail c2", "fulfil c02a")
    green = next(move for move in scene.legal(1) if move.startswith("put green"))
    scene.play(1, green)
    assert CODES[scene.state.open[0]] == "c01"
    events = scene.play(1, "fulfil c01a")
    assert arguments(events, "put")[0]["colour"] == NAMES.colours.index("red"), "one free place is no choice"
    assert scene.state.scores == (0, 4)
    assert sum(scene.aboard(1).values()) == 0


@rule("deukalion.fight.neighbours")
def test_the_squares_around_rhodos_on_page_3() -> None:
    city = NAMES.cities.index("Rhodos")
    beside = {BOARD.names[number] for number, cities in enumerate(BOARD.cities_at) if city in cities}
    assert beside == {"f5", "g4", "h5"}
