"""The end of the game and the score."""

from games.peloponnes.table import Table, told
from rules import rule

from pessoi import CHANCE, Event
from pessoi.games.peloponnes.rules.scoring import population, prestige


def last_round(seats: int = 2) -> Table:
    """The auction of the eighth round; two plague chits and the blank one are left, so that the rest is calm."""
    table = Table(seats)
    table.state.chits = [0, 0, 1, 0, 0, 1, 3, 3, 2, 3, 3, 0]
    table.offer("c03", "c05", "stoa", "agriculture", "lion-gate", round_number=8)
    return table


def finish(table: Table) -> list[Event]:
    events: list[Event] = []
    while not table.state.over:
        if table.state.actors == (CHANCE,):
            events += table.state.play(CHANCE, table.state.outcomes()[0][0])
        else:
            seat = table.state.actors[0]
            events += table.state.play(seat, table.state.legal(seat)[-1])
    return events


@rule("peloponnes.end.rounds")
def test_the_game_ends_after_the_eighth_round_and_its_chits() -> None:
    table = last_round()
    events = finish(table)
    assert sum(table.state.chits[:6]) == 0
    messages = [event.message for event in events]
    assert messages.index("blank") < messages.index("over") < messages.index("last-supply")
    assert table.state.round == 8


@rule("peloponnes.end.income")
def test_the_last_round_has_its_income() -> None:
    table = last_round()
    events = finish(table)
    assert len(told(events, "income")) == 2


@rule("peloponnes.end.supply")
def test_all_are_fed_and_buildings_finished_a_last_time() -> None:
    table = last_round()
    table.settle(0, "bridge", unfinished=True)
    table.settle(0, "well")
    table.give(0, citizens=9, food=4, wood=0)
    table.pass_all()
    table.chance("draw blank")
    assert table.state.over
    assert table.has(0, "citizens") == 4 + 2 + 1 + 1, "the income of Messene, Well and Bridge comes first"
    assert table.owned(0) == {"well"}


@rule("peloponnes.score.prestige")
def test_prestige_is_the_sum_of_tiles_and_a_point_for_three_coins() -> None:
    table = Table(2)
    table.settle(0, "statue-of-zeus", "c05", "street")
    for coins, points in ((0, 17), (2, 17), (3, 18), (8, 19)):
        table.give(0, coins=coins)
        assert prestige(table.state, 0) == points


@rule("peloponnes.score.population")
def test_each_citizen_is_worth_three_points() -> None:
    table = Table(2)
    table.give(0, citizens=9)
    assert population(table.state, 0) == 27


@rule("peloponnes.score.lower", "peloponnes.score.winner")
def test_figure_15_dimitrios_has_18_points_and_helena_wins_with_22() -> None:
    table = Table(2)
    table.settle(0, "statue-of-zeus", "cyclopean-masonry", "stoa", "a01")
    table.give(0, citizens=6, coins=3)
    table.settle(1, "epidauros-odeon", "tiryns-fortress", "agriculture", "a02")
    table.give(1, citizens=9, coins=5)
    assert (prestige(table.state, 0), population(table.state, 0)) == (25, 18)
    assert (prestige(table.state, 1), population(table.state, 1)) == (22, 27)
    assert table.state.scores == (18, 22)
    assert table.state.ranking == (2, 1)


@rule("peloponnes.score.tie-total")
def test_in_a_tie_the_higher_of_the_two_sums_decides() -> None:
    table = Table(3)
    table.settle(0, "statue-of-zeus", "street")
    table.settle(1, "cyclopean-masonry", "agriculture", "bridge")
    table.settle(2, "tiryns-fortress", "c05")
    table.give(0, citizens=4, coins=0)
    table.give(1, citizens=4, coins=0)
    table.give(2, citizens=6, coins=0)
    assert table.state.scores == (12, 12, 12)
    assert table.state.ranking == (3, 2, 1)


@rule("peloponnes.score.tie-luxury")
def test_then_luxury_decides_and_equals_share_the_place() -> None:
    table = Table(3)
    for seat in range(3):
        table.give(seat, citizens=0, coins=0, luxury=(5, 7, 5)[seat])
    assert table.state.ranking == (2, 1, 2)


def test_the_result_is_told() -> None:
    events = finish(last_round())
    assert len(told(events, "result")) == 2
    assert sorted(entry["place"] for entry in told(events, "place"))[0] == 1
