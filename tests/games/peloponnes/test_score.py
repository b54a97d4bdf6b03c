"""The end of the game and the score."""

from games.peloponnes.scene import PeloponnesScene
from rules import rule
from scene import arguments, messages

from pessoi import CHANCE, Event
from pessoi.games.peloponnes.rules.scoring import population, prestige


def last_round(seats: int = 2) -> PeloponnesScene:
    """The auction of the eighth round; one plague chit and the blank one are left to draw."""
    scene = PeloponnesScene(seats)
    scene.state.chits = [0, 0, 1, 0, 0, 1, 3, 3, 2, 3, 3, 0]
    scene.offer("c03", "c05", "stoa", "agriculture", "lion-gate", round_number=8)
    return scene


def finish(scene: PeloponnesScene) -> list[Event]:
    events: list[Event] = []
    while not scene.state.over:
        if scene.state.actors == (CHANCE,):
            events += scene.state.play(CHANCE, scene.state.outcomes()[0][0])
        else:
            seat = scene.state.actors[0]
            events += scene.state.play(seat, scene.state.legal(seat)[-1])
    return events


@rule("peloponnes.end.rounds")
def test_the_game_ends_after_the_eighth_round_and_its_chits() -> None:
    scene = last_round()
    events = finish(scene)
    assert sum(scene.state.chits[:6]) == 0
    said = messages(events)
    assert said.index("blank") < said.index("over") < said.index("last-supply")
    assert scene.state.round == 8


@rule("peloponnes.end.income")
def test_the_last_round_has_its_income() -> None:
    scene = last_round()
    events = finish(scene)
    assert len(arguments(events, "income")) == 2


@rule("peloponnes.end.supply")
def test_all_are_fed_and_buildings_finished_a_last_time() -> None:
    scene = last_round()
    scene.place(0, "bridge", unfinished=True)
    scene.place(0, "well")
    scene.give(0, citizens=9, food=4, wood=0)
    scene.pass_all()
    scene.chance("draw blank")
    assert scene.state.over
    assert scene.has(0, "citizens") == 4 + 2 + 1 + 1, "the income of Messene, Well and Bridge comes first"
    assert scene.owned(0) == {"well"}


@rule("peloponnes.score.prestige")
def test_prestige_is_the_sum_of_tiles_and_a_point_for_three_coins() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "statue-of-zeus", "c05", "street")
    for coins, points in ((0, 17), (2, 17), (3, 18), (8, 19)):
        scene.give(0, coins=coins)
        assert prestige(scene.state, 0) == points


@rule("peloponnes.score.population")
def test_each_citizen_is_worth_three_points() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, citizens=9)
    assert population(scene.state, 0) == 27


@rule("peloponnes.score.lower", "peloponnes.score.winner")
def test_figure_15_dimitrios_has_18_points_and_helena_wins_with_22() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "statue-of-zeus", "cyclopean-masonry", "stoa", "a01")
    scene.give(0, citizens=6, coins=3)
    scene.place(1, "epidauros-odeon", "tiryns-fortress", "agriculture", "a02")
    scene.give(1, citizens=9, coins=5)
    assert (prestige(scene.state, 0), population(scene.state, 0)) == (25, 18)
    assert (prestige(scene.state, 1), population(scene.state, 1)) == (22, 27)
    assert scene.state.scores == (18, 22)
    assert scene.state.ranking == (2, 1)


@rule("peloponnes.score.tie-total")
def test_in_a_tie_the_higher_of_the_two_sums_decides() -> None:
    scene = PeloponnesScene(3)
    scene.place(0, "statue-of-zeus", "street")
    scene.place(1, "cyclopean-masonry", "agriculture", "bridge")
    scene.place(2, "tiryns-fortress", "c05")
    scene.give(0, citizens=4, coins=0)
    scene.give(1, citizens=4, coins=0)
    scene.give(2, citizens=6, coins=0)
    assert scene.state.scores == (12, 12, 12)
    assert scene.state.ranking == (3, 2, 1)


@rule("peloponnes.score.tie-luxury")
def test_then_luxury_decides_and_equals_share_the_place() -> None:
    scene = PeloponnesScene(3)
    for seat in range(3):
        scene.give(seat, citizens=0, coins=0, luxury=(5, 7, 5)[seat])
    assert scene.state.ranking == (2, 1, 2)


def test_the_result_is_logged() -> None:
    events = finish(last_round())
    assert len(arguments(events, "result")) == 2
    assert sorted(entry["place"] for entry in arguments(events, "place"))[0] == 1
