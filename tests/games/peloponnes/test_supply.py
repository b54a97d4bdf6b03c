"""Supply rounds: feeding, then unfinished buildings."""

from itertools import permutations

from games.peloponnes.table import Table, told
from rules import rule


@rule("peloponnes.supply.feeding")
def test_figure_11_citizens_without_food_are_lost() -> None:
    for citizens, food, left, rest in ((5, 3, 3, 0), (3, 5, 3, 2), (4, 4, 4, 0), (2, 0, 0, 0)):
        table = Table(2)
        table.give(0, citizens=citizens, food=food)
        table.supply()
        assert (table.has(0, "citizens"), table.has(0, "food")) == (left, rest)


@rule("peloponnes.supply.feeding")
def test_food_cannot_be_held_back() -> None:
    table = Table(2)
    table.give(0, citizens=3, food=3, luxury=10)
    table.supply()
    assert table.asked != "feed"
    table.give(0, citizens=5, food=3, luxury=10)
    table.state.unseen |= 1 << table.game_tiles.index("b05")
    table.supply()
    assert table.legal(0) == ["feed 0", "feed 1", "feed 2"]
    table.act(0, "feed 0")
    assert (table.has(0, "citizens"), table.has(0, "food"), table.has(0, "luxury")) == (3, 0, 10)


@rule("peloponnes.supply.luxury", "peloponnes.luxury.resources")
def test_luxury_may_feed_two_for_one_but_need_not() -> None:
    table = Table(2)
    table.give(0, citizens=6, food=2, luxury=5)
    table.supply()
    assert table.legal(0) == ["feed 0", "feed 1", "feed 2"]
    assert table.why(0, "feed 3") == "luxury-short"
    assert table.why(0, "feed 5") == "all-fed"
    assert table.why(0, "pass") == "feed-first"
    events = table.act(0, "feed 2")
    assert told(events, "fed-luxury") == [{"seat": 0, "count": 2, "luxury": 4}]
    assert (table.has(0, "citizens"), table.has(0, "food"), table.has(0, "luxury")) == (4, 0, 1)


@rule("peloponnes.supply.sequence")
def test_all_are_fed_before_buildings_are_finished() -> None:
    table = Table(2)
    table.settle(0, "bridge", unfinished=True)
    table.give(0, citizens=3, food=1, wood=0, luxury=5)
    table.supply()
    assert table.asked == "feed"
    table.act(0, "feed 1")
    assert table.owned(0) == set(), "three luxury are too few for two wood"
    assert "bridge" in table.boxed()


@rule("peloponnes.supply.buildings")
def test_figure_12_an_unfinished_building_is_paid_for_or_lost() -> None:
    for move, kept in (("finish barracks", {"barracks"}), ("done", set())):
        table = Table(2)
        table.settle(0, "barracks", unfinished=True)
        table.give(0, wood=3, stone=3, coins=2)
        table.supply()
        assert table.legal(0) == ["finish barracks", "done"]
        table.act(0, move)
        assert table.owned(0) == kept
        assert table.unfinished(0) == set()
        assert table.has(0, "stone") == (1 if kept else 3)


@rule("peloponnes.supply.buildings")
def test_the_owner_chooses_which_buildings_to_finish() -> None:
    table = Table(2)
    table.settle(0, "bridge", "market", "street", unfinished=True)
    table.give(0, wood=3, stone=0, luxury=1)
    table.supply()
    assert table.legal(0) == ["finish bridge", "finish market", "done"]
    assert table.why(0, "finish street") == "cannot-pay"
    assert table.why(0, "finish agora") == "not-unfinished"
    assert table.why(0, "pass") == "finish-first"
    table.act(0, "finish market")
    assert table.owned(0) == {"market"}
    assert {"bridge", "street"} <= table.boxed()


@rule("peloponnes.supply.coin")
def test_the_coin_comes_back_either_way() -> None:
    table = Table(2)
    table.settle(0, "bridge", "street", unfinished=True)
    table.give(0, wood=2, stone=0, coins=0)
    table.supply()
    events = table.act(0, "finish bridge")
    assert len(told(events, "coin-back")) == 2
    assert table.has(0, "coins") == 2


def test_paid_buildings_owe_nothing() -> None:
    table = Table(2)
    table.settle(0, "bridge")
    table.give(0, wood=0, stone=0)
    table.supply()
    assert table.owned(0) == {"bridge"}


def test_the_order_in_which_seats_feed_and_finish_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        table = Table(3)
        for seat, building in enumerate(("bridge", "street", "market")):
            table.settle(seat, building, unfinished=True)
            table.give(seat, citizens=4 + seat, food=2, luxury=4, wood=3, stone=1)
        table.supply()
        for seat in order:
            table.act(seat, f"feed {seat}")
        for seat in reversed(order):
            table.act(seat, table.legal(seat)[seat % 2])
        ends.append(table.state.position())
    assert all(end == ends[0] for end in ends)
