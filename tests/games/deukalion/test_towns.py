"""Towns: founded, held, conquered and lost."""

from games.deukalion.scene import NAMES, DeukalionScene
from rules import rule
from scene import arguments

from pessoi.games.deukalion.rules.fight import conquer
from pessoi.games.deukalion.rules.state import ACTED, PEACE


@rule("deukalion.towns.found")
@rule("deukalion.towns.points")
def test_a_town_is_founded_from_a_neighbour_square() -> None:
    scene = DeukalionScene().ship(1, "b5")
    scene.play(1, "found argos")
    assert scene.state.fighters[1] == 8
    assert scene.state.scores == (0, 2)
    scene = DeukalionScene().ship(1, "h3")
    scene.play(1, "found salamis")
    assert scene.state.scores == (0, 1)
    assert DeukalionScene().why_not(1, "found argos") == "not-beside-town"
    assert DeukalionScene().ship(1, "b5").crew(1, 1).why_not(1, "found argos") == "too-few-fighters"


@rule("deukalion.turn.one-act")
@rule("deukalion.contracts.peace")
def test_the_promise_of_peace_does_not_forbid_to_found() -> None:
    scene = DeukalionScene().ship(1, "h3")
    scene.state.flags |= PEACE
    scene.reload()
    assert scene.may(1, "found salamis")
    scene.state.flags |= ACTED
    scene.reload()
    assert scene.why_not(1, "found salamis") == "already-acted"


@rule("deukalion.towns.several")
@rule("deukalion.towns.stay")
def test_a_seat_holds_two_towns_and_fights_with_the_rest() -> None:
    scene = DeukalionScene().town("Argos", 1).town("Lindos", 1).ship(1, "b3").stock("Korinth", "red")
    assert scene.state.scores == (0, 4)
    scene.play(1, "attack korinth")
    assert len(scene.state.outcomes()) == 28


@rule("deukalion.towns.held")
def test_a_held_town_must_be_conquered() -> None:
    scene = DeukalionScene().town("Salamis", 0).ship(1, "h3")
    assert scene.why_not(1, "found salamis") == "town-held"
    assert "conquer salamis" in scene.legal(1)
    assert DeukalionScene().ship(1, "h3").why_not(1, "conquer salamis") == "town-free"
    assert DeukalionScene().town("Salamis", 1).ship(1, "h3").why_not(1, "found salamis") == "own-town"


@rule("deukalion.towns.lost")
@rule("deukalion.fight.town")
@rule("deukalion.towns.points")
def test_a_conquered_town_changes_hands() -> None:
    scene = DeukalionScene().town("Argos", 0).ship(1, "b5")
    scene.play(1, "conquer argos")
    scene.chance("throw 2 0 8")
    assert scene.holder("Argos") == 1
    assert scene.state.scores == (0, 2)
    assert scene.state.below == [2, 2]
    assert scene.state.fighters == [8, 6]


@rule("deukalion.fight.town")
@rule("deukalion.fight.failure")
def test_a_town_holds_when_its_number_is_not_reached() -> None:
    scene = DeukalionScene().town("Argos", 0).ship(1, "b5")
    scene.play(1, "conquer argos")
    scene.chance("throw 3 7 0")
    assert scene.holder("Argos") == 0
    assert (scene.state.fighters[1], scene.state.below[1]) == (7, 3)


@rule("deukalion.towns.empty")
def test_a_winner_with_too_few_fighters_leaves_the_town_empty() -> None:
    scene = DeukalionScene().town("Argos", 0).ship(1, "b5").crew(1, 4)
    scene.play(1, "conquer argos")
    scene.chance("throw 0 0 4")
    assert scene.holder("Argos") == 1
    small = DeukalionScene().town("Salamis", 0).ship(1, "h3").crew(1, 3)
    small.play(1, "conquer salamis")
    small.chance("throw 0 0 3")
    assert small.holder("Salamis") == 1


@rule("deukalion.towns.empty")
def test_the_last_fighter_cannot_hold_a_town_for_two() -> None:
    scene = DeukalionScene().town("Argos", 0).ship(1, "b5").crew(1, 1)
    conquer(scene.state, 1, NAMES.towns.index("Argos"))
    assert scene.holder("Argos") == -1
    assert scene.state.fighters[1] == 1


@rule("deukalion.towns.no-return")
@rule("deukalion.treasures.only-way")
def test_fighters_in_a_town_or_aboard_are_not_taken_away_by_choice() -> None:
    scene = DeukalionScene().town("Salamis", 1).ship(1, "h3").crew(1, 8)
    kinds = {move.split()[0] for move in scene.legal(1)}
    assert kinds == {"done", "rest", "sail"}


@rule("deukalion.fight.town")
def test_by_option_the_crew_of_the_owner_defends_a_town() -> None:
    scene = DeukalionScene(town_fight="crew").town("Argos", 0).ship(1, "b5").crew(1, 4).crew(0, 2)
    events = scene.play(1, "conquer argos")
    assert arguments(events, "town-defended") == [{"seat": 1, "town": 2, "other": 0}]
    scene.chance("throw 0 4 0")
    assert scene.state.view(None).fight.other == 0
    events = scene.chance("throw 0 2 0")
    assert arguments(events, "won-town") == [{"seat": 1, "town": 2, "total": 4, "other_total": 2}]
    assert scene.holder("Argos") == 1
    assert scene.where(0) == "b1"


@rule("deukalion.fight.town")
def test_by_option_the_owner_of_a_town_wins_ties_and_loses_crosses() -> None:
    scene = DeukalionScene(town_fight="crew").town("Argos", 0).ship(1, "b5").crew(1, 4).crew(0, 3)
    scene.play(1, "conquer argos")
    scene.chance("throw 2 2 0", "throw 1 2 0")
    assert scene.holder("Argos") == 0
    assert scene.state.fighters == [2, 2]
    assert scene.asked == "move"
