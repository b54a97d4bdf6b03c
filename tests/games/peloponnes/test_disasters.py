"""Chits, the five disasters, and the buildings that protect."""

from itertools import permutations

import pytest
from games.peloponnes.table import Table, told
from rules import rule

from pessoi import CHANCE


@rule("peloponnes.disasters.chits")
def test_two_chits_a_round_by_what_is_left_in_the_pile() -> None:
    table = Table(2)
    table.draw_chits()
    assert [round(probability * 16) for _, probability in table.state.outcomes()] == [3, 3, 3, 3, 3, 1]
    table.chance("draw plague")
    assert [round(probability * 15) for _, probability in table.state.outcomes()] == [3, 3, 2, 3, 3, 1]
    table.chance("draw storm")
    assert table.asked == "turn-up"
    assert [chit.open for chit in table.state.view(0).chits] == [0, 0, 1, 1, 0]


@rule("peloponnes.disasters.blank")
def test_the_blank_chit_does_nothing() -> None:
    table = Table(2)
    table.draw_chits()
    before = [table.goods(seat) for seat in range(2)]
    events = table.chance("draw blank")
    assert [event.message for event in events] == ["blank"]
    assert [table.goods(seat) for seat in range(2)] == before
    assert "draw blank" not in [table.game.outcomes.name(outcome) for outcome, _ in table.state.outcomes()]


@rule("peloponnes.disasters.third")
def test_the_third_chit_of_a_kind_strikes_at_once() -> None:
    table = Table(2)
    table.give(0, food=9)
    table.draw_chits()
    table.chance("draw drought", "draw drought")
    assert table.has(0, "food") == 9
    table.draw_chits()
    events = table.chance("draw drought")
    assert len(told(events, "disaster")) == 1
    assert table.has(0, "food") == 6
    assert table.state.actors == (CHANCE,), "before the second chit"
    assert table.state.view(0).chits[1].struck


def test_chits_of_one_kind_need_no_chance() -> None:
    table = Table(2)
    table.give(0, citizens=9)
    table.state.chits = [0, 0, 2, 0, 0, 0, 3, 3, 1, 3, 3, 1]
    table.draw_chits(8)
    assert table.state.over
    assert sum(table.state.chits[:6]) == 0


# Earthquake.


@rule("peloponnes.disasters.earthquake")
def test_each_building_costs_a_wood_and_a_stone() -> None:
    table = Table(2)
    table.settle(0, "street", "bridge", "market")
    table.give(0, wood=4, stone=3)
    table.strike("earthquake")
    assert table.asked == "earthquake"
    events = table.act(0, "pay")
    assert told(events, "earthquake-paid") == [{"seat": 0, "count": 3, "luxury": 0}]
    assert (table.has(0, "wood"), table.has(0, "stone")) == (1, 0)
    assert table.owned(0) == {"street", "bridge", "market"}


@rule("peloponnes.disasters.earthquake")
def test_two_stones_short_loses_two_buildings_and_one_of_each_short_loses_one() -> None:
    for wood, stone, kept in ((3, 1, 1), (2, 2, 2), (0, 3, 0), (5, 5, 3)):
        table = Table(2)
        table.settle(0, "street", "bridge", "market")
        table.give(0, wood=wood, stone=stone)
        table.strike("earthquake")
        while table.asked == "earthquake":
            assert ("pay" in table.legal(0)) == (len(table.owned(0)) <= kept)
            table.act(0, table.legal(0)[-1])
        assert len(table.owned(0)) == kept


@rule("peloponnes.disasters.unfinished", "peloponnes.disasters.coin")
def test_unfinished_buildings_count_and_their_coin_comes_back() -> None:
    table = Table(2)
    table.settle(0, "street", unfinished=True)
    table.settle(0, "bridge")
    table.give(0, wood=1, stone=1, coins=0)
    table.strike("earthquake")
    assert table.legal(0) == ["lose bridge", "lose street"]
    assert table.why(0, "pay") == "cannot-save"
    assert table.why(0, "lose market") == "not-struck"
    assert table.why(0, "pass") == "disaster-first"
    events = table.act(0, "lose street")
    assert len(told(events, "coin-saved")) == 1
    assert table.has(0, "coins") == 1
    table.act(0, "pay")
    assert table.owned(0) == {"bridge"}


@rule("peloponnes.disasters.choice")
def test_one_may_refuse_to_pay_for_any_tile() -> None:
    table = Table(2)
    table.settle(0, "street", "bridge")
    table.give(0, wood=9, stone=9)
    table.strike("earthquake")
    table.act(0, "lose street", "lose bridge")
    assert table.owned(0) == set()
    assert (table.has(0, "wood"), table.has(0, "stone")) == (9, 9)


def test_all_suffer_at_once_and_the_order_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        table = Table(3)
        for seat, lands in enumerate((("a01", "a02"), ("a05", "a06"), ("a07", "a08"))):
            table.settle(seat, *lands)
            table.give(seat, food=1 + seat, coins=2)
        table.strike("storm")
        assert table.state.actors == (0, 1, 2)
        moves = (("lose a01", "pay"), ("pay",), ("lose a08", "lose a07"))
        for seat in order:
            table.act(seat, *moves[seat])
        ends.append((table.state.position(), [table.goods(seat) for seat in range(3)]))
    assert all(end == ends[0] for end in ends)


# Storm.


@rule("peloponnes.disasters.storm")
def test_each_land_costs_a_food_and_a_coin() -> None:
    table = Table(2)
    table.settle(0, "a07", "a08", "a05", "street")
    table.give(0, food=2, coins=5)
    table.strike("storm")
    assert table.legal(0) == ["lose a05", "lose a07", "lose a08"]
    table.act(0, "lose a08", "pay")
    assert (table.has(0, "food"), table.has(0, "coins")) == (0, 3)
    assert table.owned(0) == {"a07", "a05", "street"}


@rule("peloponnes.disasters.storm-gap")
def test_the_lands_left_close_up_and_the_right_most_counts() -> None:
    table = Table(2)
    table.settle(0, "a07", "a08", "a05")
    table.give(0, food=2, coins=9)
    table.strike("storm")
    table.act(0, "lose a05", "pay")
    assert table.lands(0) == ["a07", "a08"]
    table.give(0, coins=20, citizens=0)
    table.offer("a10", "a01", "a02", "a03", "a04")
    table.act(0, "bid a10", "offer 2")
    table.pass_all()
    assert table.lands(0) == ["a07", "a08", "a10"], "wood fits where food was"
    table = Table(2)
    table.settle(0, "a07", "a08", "a05")
    table.give(0, food=2, coins=9)
    table.strike("storm")
    table.act(0, "lose a08", "pay")
    assert table.lands(0) == ["a07", "a05"], "neighbours are not compared again"


# Drought, plague, decline.


@rule("peloponnes.disasters.drought")
def test_a_third_of_the_food_is_lost_rounded_up() -> None:
    for food, left in ((0, 0), (1, 0), (3, 2), (4, 2), (13, 8)):
        table = Table(2)
        table.give(0, food=food)
        table.strike("drought")
        assert table.has(0, "food") == left


@rule("peloponnes.disasters.plague")
def test_a_third_of_the_citizens_is_lost_rounded_up() -> None:
    for citizens, left in ((0, 0), (1, 0), (6, 4), (7, 4), (20, 13)):
        table = Table(2)
        table.give(0, citizens=citizens)
        table.strike("plague")
        assert table.has(0, "citizens") == left


@rule("peloponnes.disasters.decline")
def test_ten_luxury_are_lost_or_all() -> None:
    for luxury, left in ((0, 0), (7, 0), (10, 0), (23, 13)):
        table = Table(2)
        table.give(0, luxury=luxury)
        table.strike("decline")
        assert table.has(0, "luxury") == left


# Protection.


@rule("peloponnes.disasters.protection")
@pytest.mark.parametrize("unfinished", [False, True])
@pytest.mark.parametrize(
    ("building", "disaster"),
    [
        ("cyclopean-masonry", "earthquake"),
        ("workshop-of-phidias", "storm"),
        ("temple-of-apollo", "drought"),
        ("lion-gate", "drought"),
        ("aqueduct", "plague"),
        ("well", "plague"),
        ("port", "decline"),
        ("stoa", "decline"),
    ],
)
def test_eight_buildings_protect_with_or_without_a_coin(building: str, disaster: str, unfinished: bool) -> None:
    table = Table(2)
    table.settle(0, building, unfinished=unfinished)
    table.settle(0, "a07")
    for seat in range(2):
        table.give(seat, food=6, citizens=6, luxury=15, wood=0, stone=0, coins=0)
    table.settle(1, "street", "a08")
    before = table.goods(0)
    events = table.strike(disaster)
    assert told(events, "protected")[0]["seat"] == 0
    assert (table.goods(0), table.owned(0)) == (before, {building, "a07"})
    assert table.goods(1) != before or table.owned(1) != {"street", "a08"}


# Luxury.


@rule("peloponnes.disasters.no-luxury")
def test_luxury_does_not_save_tiles_unless_the_table_agrees() -> None:
    table = Table(2)
    table.settle(0, "street", "bridge")
    table.give(0, wood=1, stone=1, luxury=20)
    table.strike("earthquake")
    assert "pay" not in table.legal(0)
    table = Table(2, luxury_against_disasters="true")
    table.settle(0, "street", "bridge")
    table.give(0, wood=1, stone=0, luxury=7)
    table.strike("earthquake")
    assert "pay" in table.legal(0)
    events = table.act(0, "pay")
    assert told(events, "earthquake-paid") == [{"seat": 0, "count": 2, "luxury": 6}]
    assert (table.has(0, "wood"), table.has(0, "stone"), table.has(0, "luxury")) == (0, 0, 1)


def test_with_the_option_luxury_pays_for_a_storm_too() -> None:
    table = Table(2, luxury_against_disasters="true")
    table.settle(0, "a01", "a02")
    table.give(0, food=0, coins=2, luxury=3)
    table.strike("storm")
    assert "pay" not in table.legal(0)
    table.act(0, "lose a01", "pay")
    assert (table.has(0, "coins"), table.has(0, "luxury")) == (1, 1)
