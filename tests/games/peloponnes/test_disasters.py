"""Chits, the five disasters, and the buildings that protect."""

from itertools import permutations

import pytest
from games.peloponnes.scene import PeloponnesScene
from rules import rule
from scene import arguments, messages

from pessoi import CHANCE


@rule("peloponnes.disasters.chits")
def test_two_chits_a_round_by_what_is_left_in_the_pile() -> None:
    scene = PeloponnesScene(2)
    scene.draw_chits()
    assert [round(probability * 16) for _, probability in scene.state.outcomes()] == [3, 3, 3, 3, 3, 1]
    scene.chance("draw plague")
    assert [round(probability * 15) for _, probability in scene.state.outcomes()] == [3, 3, 2, 3, 3, 1]
    scene.chance("draw storm")
    assert scene.asked == "turn-up"
    assert [chit.open for chit in scene.state.view(0).chits] == [0, 0, 1, 1, 0]


@rule("peloponnes.disasters.blank")
def test_the_blank_chit_does_nothing() -> None:
    scene = PeloponnesScene(2)
    scene.draw_chits()
    before = [scene.goods(seat) for seat in range(2)]
    events = scene.chance("draw blank")
    assert messages(events) == ["blank"]
    assert [scene.goods(seat) for seat in range(2)] == before
    assert "draw blank" not in [scene.game.outcomes.name(outcome) for outcome, _ in scene.state.outcomes()]


@rule("peloponnes.disasters.third")
def test_the_third_chit_of_a_kind_strikes_at_once() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, food=9)
    scene.draw_chits()
    scene.chance("draw drought", "draw drought")
    assert scene.has(0, "food") == 9
    scene.draw_chits()
    events = scene.chance("draw drought")
    assert len(arguments(events, "disaster")) == 1
    assert scene.has(0, "food") == 6
    assert scene.state.actors == (CHANCE,), "before the second chit"
    assert scene.state.view(0).chits[1].struck


def test_chits_of_one_kind_need_no_chance() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, citizens=9)
    scene.state.chits = [0, 0, 2, 0, 0, 0, 3, 3, 1, 3, 3, 1]
    scene.draw_chits(8)
    assert scene.state.over
    assert sum(scene.state.chits[:6]) == 0


# Earthquake.


@rule("peloponnes.disasters.earthquake")
def test_each_building_costs_a_wood_and_a_stone() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "street", "bridge", "market")
    scene.give(0, wood=4, stone=3)
    scene.strike("earthquake")
    assert scene.asked == "earthquake"
    events = scene.play(0, "pay")
    assert arguments(events, "earthquake-paid") == [{"seat": 0, "count": 3, "luxury": 0}]
    assert (scene.has(0, "wood"), scene.has(0, "stone")) == (1, 0)
    assert scene.owned(0) == {"street", "bridge", "market"}


@rule("peloponnes.disasters.earthquake")
def test_two_stones_short_loses_two_buildings_and_one_of_each_short_loses_one() -> None:
    for wood, stone, kept in ((3, 1, 1), (2, 2, 2), (0, 3, 0), (5, 5, 3)):
        scene = PeloponnesScene(2)
        scene.place(0, "street", "bridge", "market")
        scene.give(0, wood=wood, stone=stone)
        scene.strike("earthquake")
        while scene.asked == "earthquake":
            assert ("pay" in scene.legal(0)) == (len(scene.owned(0)) <= kept)
            scene.play(0, scene.legal(0)[-1])
        assert len(scene.owned(0)) == kept


@rule("peloponnes.disasters.unfinished", "peloponnes.disasters.coin")
def test_unfinished_buildings_count_and_their_coin_comes_back() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "street", unfinished=True)
    scene.place(0, "bridge")
    scene.give(0, wood=1, stone=1, coins=0)
    scene.strike("earthquake")
    assert scene.legal(0) == ["lose bridge", "lose street"]
    assert scene.why_not(0, "pay") == "cannot-save"
    assert scene.why_not(0, "lose market") == "not-struck"
    assert scene.why_not(0, "pass") == "disaster-first"
    events = scene.play(0, "lose street")
    assert len(arguments(events, "coin-saved")) == 1
    assert scene.has(0, "coins") == 1
    scene.play(0, "pay")
    assert scene.owned(0) == {"bridge"}


@rule("peloponnes.disasters.choice")
def test_a_seat_may_refuse_to_pay_for_any_tile() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "street", "bridge")
    scene.give(0, wood=9, stone=9)
    scene.strike("earthquake")
    scene.play(0, "lose street", "lose bridge")
    assert scene.owned(0) == set()
    assert (scene.has(0, "wood"), scene.has(0, "stone")) == (9, 9)


def test_all_suffer_at_once_and_the_order_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        scene = PeloponnesScene(3)
        for seat, lands in enumerate((("a01", "a02"), ("a05", "a06"), ("a07", "a08"))):
            scene.place(seat, *lands)
            scene.give(seat, food=1 + seat, coins=2)
        scene.strike("storm")
        assert scene.state.actors == (0, 1, 2)
        moves = (("lose a01", "pay"), ("pay",), ("lose a08", "lose a07"))
        for seat in order:
            scene.play(seat, *moves[seat])
        ends.append((scene.state.position(), [scene.goods(seat) for seat in range(3)]))
    assert all(end == ends[0] for end in ends)


# Storm.


@rule("peloponnes.disasters.storm")
def test_each_land_costs_a_food_and_a_coin() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "a07", "a08", "a05", "street")
    scene.give(0, food=2, coins=5)
    scene.strike("storm")
    assert scene.legal(0) == ["lose a05", "lose a07", "lose a08"]
    scene.play(0, "lose a08", "pay")
    assert (scene.has(0, "food"), scene.has(0, "coins")) == (0, 3)
    assert scene.owned(0) == {"a07", "a05", "street"}


@rule("peloponnes.disasters.storm-gap")
def test_the_lands_left_close_up_and_the_right_most_counts() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "a07", "a08", "a05")
    scene.give(0, food=2, coins=9)
    scene.strike("storm")
    scene.play(0, "lose a05", "pay")
    assert scene.lands(0) == ["a07", "a08"]
    scene.give(0, coins=20, citizens=0)
    scene.offer("a10", "a01", "a02", "a03", "a04")
    scene.play(0, "bid a10", "offer 2")
    scene.pass_all()
    assert scene.lands(0) == ["a07", "a08", "a10"], "wood fits where food was"
    scene = PeloponnesScene(2)
    scene.place(0, "a07", "a08", "a05")
    scene.give(0, food=2, coins=9)
    scene.strike("storm")
    scene.play(0, "lose a08", "pay")
    assert scene.lands(0) == ["a07", "a05"], "neighbours are not compared again"


# Drought, plague, decline.


@rule("peloponnes.disasters.drought")
def test_a_third_of_the_food_is_lost_rounded_up() -> None:
    for food, left in ((0, 0), (1, 0), (3, 2), (4, 2), (13, 8)):
        scene = PeloponnesScene(2)
        scene.give(0, food=food)
        scene.strike("drought")
        assert scene.has(0, "food") == left


@rule("peloponnes.disasters.plague")
def test_a_third_of_the_citizens_is_lost_rounded_up() -> None:
    for citizens, left in ((0, 0), (1, 0), (6, 4), (7, 4), (20, 13)):
        scene = PeloponnesScene(2)
        scene.give(0, citizens=citizens)
        scene.strike("plague")
        assert scene.has(0, "citizens") == left


@rule("peloponnes.disasters.decline")
def test_ten_luxury_are_lost_or_all() -> None:
    for luxury, left in ((0, 0), (7, 0), (10, 0), (23, 13)):
        scene = PeloponnesScene(2)
        scene.give(0, luxury=luxury)
        scene.strike("decline")
        assert scene.has(0, "luxury") == left


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
    scene = PeloponnesScene(2)
    scene.place(0, building, unfinished=unfinished)
    scene.place(0, "a07")
    for seat in range(2):
        scene.give(seat, food=6, citizens=6, luxury=15, wood=0, stone=0, coins=0)
    scene.place(1, "street", "a08")
    before = scene.goods(0)
    events = scene.strike(disaster)
    assert arguments(events, "protected")[0]["seat"] == 0
    assert (scene.goods(0), scene.owned(0)) == (before, {building, "a07"})
    assert scene.goods(1) != before or scene.owned(1) != {"street", "a08"}


# Luxury.


@rule("peloponnes.disasters.no-luxury")
def test_luxury_does_not_save_tiles_unless_the_table_agrees() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "street", "bridge")
    scene.give(0, wood=1, stone=1, luxury=20)
    scene.strike("earthquake")
    assert "pay" not in scene.legal(0)
    scene = PeloponnesScene(2, luxury_against_disasters="true")
    scene.place(0, "street", "bridge")
    scene.give(0, wood=1, stone=0, luxury=7)
    scene.strike("earthquake")
    assert "pay" in scene.legal(0)
    events = scene.play(0, "pay")
    assert arguments(events, "earthquake-paid") == [{"seat": 0, "count": 2, "luxury": 6}]
    assert (scene.has(0, "wood"), scene.has(0, "stone"), scene.has(0, "luxury")) == (0, 0, 1)


def test_with_the_option_luxury_pays_for_a_storm_too() -> None:
    scene = PeloponnesScene(2, luxury_against_disasters="true")
    scene.place(0, "a01", "a02")
    scene.give(0, food=0, coins=2, luxury=3)
    scene.strike("storm")
    assert "pay" not in scene.legal(0)
    scene.play(0, "lose a01", "pay")
    assert (scene.has(0, "coins"), scene.has(0, "luxury")) == (1, 1)
