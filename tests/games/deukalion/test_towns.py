"""Towns: founded, held, conquered and lost."""

from games.deukalion.table import Table
from rules import rule


@rule("deukalion.towns.found")
@rule("deukalion.towns.points")
def test_a_town_is_founded_from_a_neighbour_square() -> None:
    table = Table().ship(1, "b5").play(1, "found argos")
    assert table.state.fighters[1] == 8
    assert table.state.scores == (0, 2)
    assert Table().ship(1, "h3").play(1, "found salamis").state.scores == (0, 1)
    assert Table().reason(1, "found argos") == "not-beside-town"
    assert Table().ship(1, "b5").crew(1, 1).reason(1, "found argos") == "too-few-fighters"


@rule("deukalion.towns.several")
@rule("deukalion.towns.stay")
def test_somebody_holds_two_towns_and_fights_with_the_rest() -> None:
    table = Table().town("Argos", 1).town("Lindos", 1).ship(1, "b3").stock("Korinth", "red")
    assert table.state.scores == (0, 4)
    table.play(1, "attack korinth")
    assert sum(1 for outcome, _ in table.state.outcomes()) == 28


@rule("deukalion.towns.held")
def test_a_held_town_must_be_conquered() -> None:
    table = Table().town("Salamis", 0).ship(1, "h3")
    assert table.reason(1, "found salamis") == "town-held"
    assert "conquer salamis" in table.legal(1)
    assert Table().ship(1, "h3").reason(1, "conquer salamis") == "town-free"
    assert Table().town("Salamis", 1).ship(1, "h3").reason(1, "found salamis") == "own-town"


@rule("deukalion.towns.lost")
@rule("deukalion.fight.town")
@rule("deukalion.towns.points")
def test_a_conquered_town_changes_hands() -> None:
    table = Table().town("Argos", 0).ship(1, "b5").play(1, "conquer argos").chance("throw 2 0 8")
    assert table.holder("Argos") == 1
    assert table.state.scores == (0, 2)
    assert table.state.below == [2, 2]
    assert table.state.fighters == [8, 6]


@rule("deukalion.fight.town")
@rule("deukalion.fight.failure")
def test_a_town_holds_when_its_number_is_not_reached() -> None:
    table = Table().town("Argos", 0).ship(1, "b5").play(1, "conquer argos").chance("throw 3 7 0")
    assert table.holder("Argos") == 0
    assert (table.state.fighters[1], table.state.below[1]) == (7, 3)


@rule("deukalion.towns.empty")
def test_a_winner_with_too_few_fighters_leaves_the_town_empty() -> None:
    table = Table().town("Argos", 0).ship(1, "b5").crew(1, 4).play(1, "conquer argos").chance("throw 0 0 4")
    assert table.holder("Argos") == 1
    small = Table().town("Salamis", 0).ship(1, "h3").crew(1, 3).play(1, "conquer salamis").chance("throw 0 0 3")
    assert small.holder("Salamis") == 1


@rule("deukalion.towns.empty")
def test_the_last_fighter_cannot_hold_a_town_for_two() -> None:
    from pessoi.games.deukalion.rules.fight import Verdict

    table = Table().town("Argos", 0).ship(1, "b5").crew(1, 1)
    Verdict("verdict")._town(table.state, 1, 2)
    assert table.holder("Argos") == -1
    assert table.state.fighters[1] == 1
