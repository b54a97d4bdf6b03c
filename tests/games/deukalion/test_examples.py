"""The examples of the printed rules, played through."""

from games.deukalion.table import GAME, Table
from rules import rule


@rule("deukalion.turn.order")
@rule("deukalion.turn.others")
@rule("deukalion.turn.rest")
@rule("deukalion.turn.others-act")
def test_the_turn_of_player_a_on_page_5() -> None:
    """The middle die is a 3: B founds a town, C gives up for two fighters, D robs Rhodos, then A goes on."""
    table = Table(4, shake="3 2333").ship(1, "f1").ship(2, "b1").ship(3, "f4").hydra("b3").crew(2, 6).crew(3, 9)
    table.stock("Rhodos", "blue")
    table.play(1, "sail g2")
    assert table.told("sailed")[0]["count"] == 2
    table.play(1, "found salamis", "done")
    assert table.holder("Salamis") == 1
    table.play(2, "rest")
    assert table.state.fighters[2] == 8
    table.play(3, "sail g4", "attack rhodos").chance("throw 0 4 5")
    table.play(3, "take blue rhodos", "done")
    assert table.aboard(3)["blue"] == 1
    assert table.asked == "cup"
    assert table.state.actors == (0,)


@rule("deukalion.contracts.chain")
@rule("deukalion.contracts.replace")
@rule("deukalion.treasures.put")
def test_the_two_contracts_of_player_a_on_page_9() -> None:
    """Green delivered, the treasure put into a city, a new contract turned up: red, delivered at once as well."""
    table = Table().ship(1, "c3").ship(0, "f1").hydra("h2").hold(1, "green", "red")
    table.contracts("c02", "c16").next_contract("c01").play(1, "sail c2", "fulfil c02a")
    green = next(move for move in table.legal(1) if move.startswith("put green"))
    table.play(1, green)
    assert GAME.contracts.codes[table.state.open[0]] == "c01"
    table.play(1, "fulfil c01a")
    assert table.told("put")[0]["colour"] == GAME.names.colours.index("red"), "one free place is no choice"
    assert table.state.scores == (0, 4)
    assert sum(table.aboard(1).values()) == 0


@rule("deukalion.fight.neighbours")
def test_the_squares_around_rhodos_on_page_3() -> None:
    city = GAME.names.cities.index("Rhodos")
    beside = {GAME.board.names[number] for number, cities in enumerate(GAME.board.cities_at) if city in cities}
    assert beside == {"f5", "g4", "h5"}
