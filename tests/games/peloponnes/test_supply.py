"""Supply rounds: feeding, then unfinished buildings."""

from itertools import permutations

from games.peloponnes.scene import PeloponnesScene
from rules import rule
from scene import arguments

from pessoi.core.bits import BIT


@rule("peloponnes.supply.feeding")
def test_figure_11_citizens_without_food_are_lost() -> None:
    for citizens, food, left, rest in ((5, 3, 3, 0), (3, 5, 3, 2), (4, 4, 4, 0), (2, 0, 0, 0)):
        scene = PeloponnesScene(2)
        scene.give(0, citizens=citizens, food=food)
        scene.supply()
        assert (scene.has(0, "citizens"), scene.has(0, "food")) == (left, rest)


@rule("peloponnes.supply.feeding")
def test_food_cannot_be_held_back() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, citizens=3, food=3, luxury=10)
    scene.supply()
    assert scene.asked != "feed"
    scene.give(0, citizens=5, food=3, luxury=10)
    scene.state.unseen |= BIT[scene.tile("b05")]
    scene.supply()
    assert scene.legal(0) == ["feed 0", "feed 1", "feed 2"]
    scene.play(0, "feed 0")
    assert (scene.has(0, "citizens"), scene.has(0, "food"), scene.has(0, "luxury")) == (3, 0, 10)


@rule("peloponnes.supply.luxury", "peloponnes.luxury.resources")
def test_luxury_may_feed_two_for_one_but_need_not() -> None:
    scene = PeloponnesScene(2)
    scene.give(0, citizens=6, food=2, luxury=5)
    scene.supply()
    assert scene.legal(0) == ["feed 0", "feed 1", "feed 2"]
    assert scene.why_not(0, "feed 3") == "luxury-short"
    assert scene.why_not(0, "feed 5") == "all-fed"
    assert scene.why_not(0, "pass") == "feed-first"
    events = scene.play(0, "feed 2")
    assert arguments(events, "fed-luxury") == [{"seat": 0, "count": 2, "luxury": 4}]
    assert (scene.has(0, "citizens"), scene.has(0, "food"), scene.has(0, "luxury")) == (4, 0, 1)


@rule("peloponnes.supply.sequence")
def test_all_are_fed_before_buildings_are_finished() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "bridge", unfinished=True)
    scene.give(0, citizens=3, food=1, wood=0, luxury=5)
    scene.supply()
    assert scene.asked == "feed"
    scene.play(0, "feed 1")
    assert scene.owned(0) == set(), "three luxury are too few for two wood"
    assert "bridge" in scene.boxed()


@rule("peloponnes.supply.buildings")
def test_figure_12_an_unfinished_building_is_paid_for_or_lost() -> None:
    for move, kept in (("finish barracks", {"barracks"}), ("done", set())):
        scene = PeloponnesScene(2)
        scene.place(0, "barracks", unfinished=True)
        scene.give(0, wood=3, stone=3, coins=2)
        scene.supply()
        assert scene.legal(0) == ["finish barracks", "done"]
        scene.play(0, move)
        assert scene.owned(0) == kept
        assert scene.unfinished(0) == set()
        assert scene.has(0, "stone") == (1 if kept else 3)


@rule("peloponnes.supply.buildings")
def test_the_owner_chooses_which_buildings_to_finish() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "bridge", "market", "street", unfinished=True)
    scene.give(0, wood=3, stone=0, luxury=1)
    scene.supply()
    assert scene.legal(0) == ["finish bridge", "finish market", "done"]
    assert scene.why_not(0, "finish street") == "cannot-pay"
    assert scene.why_not(0, "finish agora") == "not-unfinished"
    assert scene.why_not(0, "pass") == "finish-first"
    scene.play(0, "finish market")
    assert scene.owned(0) == {"market"}
    assert {"bridge", "street"} <= scene.boxed()


@rule("peloponnes.supply.coin")
def test_the_coin_comes_back_either_way() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "bridge", "street", unfinished=True)
    scene.give(0, wood=2, stone=0, coins=0)
    scene.supply()
    events = scene.play(0, "finish bridge")
    assert len(arguments(events, "coin-back")) == 2
    assert scene.has(0, "coins") == 2


def test_paid_buildings_owe_nothing() -> None:
    scene = PeloponnesScene(2)
    scene.place(0, "bridge")
    scene.give(0, wood=0, stone=0)
    scene.supply()
    assert scene.owned(0) == {"bridge"}


def test_the_order_in_which_seats_feed_and_finish_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        scene = PeloponnesScene(3)
        for seat, building in enumerate(("bridge", "street", "market")):
            scene.place(seat, building, unfinished=True)
            scene.give(seat, citizens=4 + seat, food=2, luxury=4, wood=3, stone=1)
        scene.supply()
        for seat in order:
            scene.play(seat, f"feed {seat}")
        for seat in reversed(order):
            scene.play(seat, scene.legal(seat)[seat % 2])
        ends.append(scene.state.position())
    assert all(end == ends[0] for end in ends)
