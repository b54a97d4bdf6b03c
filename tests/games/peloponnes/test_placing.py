"""Placing tiles, what they bring once, and the income of every round."""

from itertools import permutations

from games.peloponnes.table import Table, told
from rules import rule

from pessoi.games.peloponnes.rules.state import INCOME


def buying(tile: str, *, coins: int = 20, **goods: int) -> Table:
    """Seat 0 gets a tile at its minimum; the other seat passes."""
    table = Table(2)
    table.give(0, coins=coins, **goods)
    others = [name for name in ("a01", "a02", "a03", "a04", "a10") if name != tile]
    table.offer(tile, *others[:4])
    table.act(0, f"bid {tile}")
    if table.asked == "amount":
        table.act(0, table.legal(0)[0])
    table.pass_all()
    return table


def land_after(*lands: str, barracks: bool = False) -> set[str]:
    """The lands of a seat that has all but the last and buys that one."""
    table = Table(2)
    table.settle(0, *lands[:-1])
    if barracks:
        table.settle(0, "barracks")
    table.give(0, coins=20, citizens=0)
    others = [name for name in ("a02", "a03", "a04", "bridge", "street") if name not in lands]
    table.offer(lands[-1], *others[:4])
    table.act(0, f"bid {lands[-1]}", table.game.moves.name(table.game.moves.parse("offer 5")))
    table.pass_all()
    return table.owned(0)


# Buildings.


@rule("peloponnes.placing.together")
def test_placing_is_open_to_all_at_once_and_its_order_does_not_matter() -> None:
    ends = []
    for order in permutations(range(3)):
        table = Table(3)
        for seat in range(3):
            table.give(seat, coins=9, wood=4, stone=4)
        table.offer("street", "bridge", "market", "a01", "a02")
        table.act(0, "bid street", "offer 3")
        table.act(1, "bid bridge", "offer 3")
        table.act(2, "bid market", "offer 3")
        assert table.state.actors == (0, 1, 2)
        moves = ("build street", "mark bridge", "build market")
        for seat in order:
            assert table.state.waits_for(seat)
            table.act(seat, moves[seat])
            assert not table.state.waits_for(seat)
        ends.append(table.state.position())
    assert all(end == ends[0] for end in ends)


@rule("peloponnes.placing.coins")
def test_the_bid_goes_to_the_bank_even_if_the_tile_is_lost() -> None:
    table = buying("market", coins=3, wood=0)
    assert table.owned(0) == set()
    assert "market" in table.boxed()
    assert table.has(0, "coins") == 0 + 1


@rule("peloponnes.placing.building")
def test_a_building_is_paid_with_wood_and_stone() -> None:
    table = buying("barracks", wood=4, stone=4, citizens=3)
    events = table.act(0, "build barracks")
    assert told(events, "built")[0]["wood"] == 1
    assert (table.has(0, "wood"), table.has(0, "stone")) == (3, 2)
    assert table.owned(0) == {"barracks"}
    assert table.unfinished(0) == set()


@rule("peloponnes.placing.mark")
def test_who_will_not_pay_puts_a_coin_on_it() -> None:
    table = buying("street", wood=4, stone=4)
    before = table.has(0, "coins")
    assert table.legal(0) == ["build street", "mark street"]
    table.act(0, "mark street")
    assert table.unfinished(0) == {"street"}
    assert table.has(0, "coins") == before - 1 + 2
    assert table.has(0, "stone") == 4


@rule("peloponnes.placing.mark")
def test_the_coin_must_be_there_before_the_tile_brings_any() -> None:
    table = buying("barracks", coins=2, wood=0, stone=0, citizens=2)
    assert "barracks" in table.boxed()
    assert table.has(0, "citizens") == 2


@rule("peloponnes.placing.use-at-once")
def test_an_unfinished_building_works_at_once() -> None:
    table = buying("port", wood=0, stone=0, citizens=2)
    assert table.unfinished(0) == {"port"}
    assert table.has(0, "citizens") == 4
    assert table.asked == "pick"
    table.act(0, "take stone")
    assert table.has(0, "stone") == 1
    table.give(0, luxury=12)
    events = table.strike("decline")
    assert told(events, "protected")[0]["seat"] == 0
    assert table.has(0, "luxury") == 12


@rule("peloponnes.placing.building-lost")
def test_who_can_neither_pay_nor_mark_loses_the_building() -> None:
    table = Table(2)
    table.give(0, coins=1, wood=1)
    table.offer("bridge", "a01", "a02", "a03", "a04")
    table.act(0, "bid bridge")
    events = table.pass_all()
    assert len(told(events, "building-lost")) == 1
    assert "bridge" in table.boxed()


@rule("peloponnes.placing.refuse")
def test_nobody_is_made_to_spend_luxury_on_a_building() -> None:
    table = buying("bridge", coins=1, wood=1, luxury=6)
    assert table.legal(0) == ["build bridge", "mark bridge", "forgo bridge"]
    table.act(0, "forgo bridge")
    assert table.has(0, "luxury") == 6
    assert "bridge" in table.boxed()
    table = buying("bridge", coins=2, wood=1, luxury=6)
    assert table.legal(0) == ["build bridge", "mark bridge"]
    assert table.why(0, "forgo bridge") == "must-place"
    assert table.why(0, "forgo market") == "not-your-tile"
    assert table.why(0, "pass") == "place-first"


def test_reasons_while_placing() -> None:
    table = buying("bridge", coins=1, wood=0, luxury=2)
    assert table.legal(0) == ["mark bridge", "forgo bridge"]
    assert table.why(0, "build bridge") == "cannot-pay"
    table = buying("bridge", coins=1, wood=1, luxury=0)
    assert table.asked != "place"


@rule("peloponnes.luxury.resources")
def test_luxury_stands_in_for_missing_wood_and_stone_only() -> None:
    table = buying("barracks", wood=0, stone=1, luxury=5, citizens=2)
    events = table.act(0, "build barracks")
    assert told(events, "built")[0]["luxury"] == 4
    assert (table.has(0, "wood"), table.has(0, "stone"), table.has(0, "luxury")) == (0, 0, 1)


@rule("peloponnes.luxury.coins")
def test_two_luxury_pay_for_the_marker_when_no_coin_is_left() -> None:
    table = buying("bridge", coins=1, wood=0, luxury=3)
    table.act(0, "mark bridge")
    assert table.has(0, "luxury") == 1
    assert table.unfinished(0) == {"bridge"}


# Land.


@rule("peloponnes.placing.land")
def test_figure_7_land_must_share_a_resource_with_the_right_most_one() -> None:
    assert "a08" in land_after("a07", "a08"), "wood and wood with food"
    assert "a05" in land_after("a07", "a08", "a05"), "food with wood and food"
    assert "a05" not in land_after("a07", "a05"), "wood and food do not touch"
    assert "a07" not in land_after("a08", "a05", "a07"), "only the right-most counts"
    assert "a10" not in land_after("a01", "a10")


@rule("peloponnes.placing.first-land")
def test_the_first_land_may_be_any() -> None:
    for name in ("a01", "a05", "a07"):
        assert name in land_after(name)


@rule("peloponnes.placing.land-lost")
def test_land_that_does_not_fit_leaves_the_game_and_may_be_bid_for() -> None:
    table = Table(2)
    table.settle(0, "a07")
    table.give(0, coins=9, citizens=1)
    table.offer("a05", "a02", "a03", "a04", "a10")
    table.act(0, "bid a05", "offer 3")
    events = table.pass_all()
    assert len(told(events, "land-lost")) == 1
    assert "a05" in table.boxed()
    assert table.lands(0) == ["a07"]
    assert table.has(0, "coins") == 9 - 3 + 1


@rule("peloponnes.buildings.barracks")
def test_the_owner_of_the_barracks_lays_any_land() -> None:
    assert "a05" in land_after("a07", "a05", barracks=True)
    assert "a05" not in land_after("a07", "a05")


# Gains.


@rule("peloponnes.gains.once")
def test_figure_8_a_new_tile_brings_citizens_and_coins_once() -> None:
    table = Table(2)
    table.give(0, coins=9, citizens=1)
    table.offer("a03", "a01", "a02", "a04", "a10")
    table.act(0, "bid a03", "offer 4")
    events = table.pass_all()
    assert told(events, "gains")[0] | {"citizens": 1, "coins": 5} == told(events, "gains")[0]
    assert table.has(0, "citizens") == 2
    assert table.has(0, "coins") == 9 - 4 + 5 + 1
    again = Table(2)
    again.settle(0, "leonidaion")
    assert again.has(0, "luxury") == 0


@rule("peloponnes.gains.once")
def test_buildings_bring_food_and_luxury_once() -> None:
    table = buying("granary", wood=3, food=0)
    table.act(0, "build granary")
    assert table.has(0, "food") == 3 + 2
    table = buying("epidauros-odeon", wood=2, stone=3)
    table.act(0, "build epidauros-odeon")
    assert table.has(0, "luxury") == 3


@rule("peloponnes.luxury.overflow")
def test_a_gain_beyond_the_store_becomes_luxury_too() -> None:
    table = buying("granary", wood=3, food=12)
    table.act(0, "build granary")
    assert (table.has(0, "food"), table.has(0, "luxury")) == (13, 2 + 2)


@rule("peloponnes.gains.kept")
def test_gains_stay_when_the_tile_is_lost() -> None:
    table = buying("bridge", wood=2, stone=0, citizens=2)
    table.act(0, "build bridge")
    assert table.has(0, "citizens") == 4
    table.strike("earthquake")
    assert table.owned(0) == set()
    assert table.has(0, "citizens") == 4


# Income.


def earning(seats: int = 2, *civilisations: str) -> Table:
    return Table(seats, civilisations or ("argos", "messene", "sparta", "pylos", "korinth"))


def pay_out(table: Table) -> list[dict[str, int]]:
    """The income of a round; what is told to have come in."""
    table.clear()
    table.state.push(INCOME)
    log = table.state.log = []
    table.state.advance()
    table.state.log = None
    return told(log, "income")


@rule("peloponnes.income.tiles")
def test_figure_9_civilisation_lands_and_buildings_bring_resources() -> None:
    table = earning()
    table.settle(0, "a08", "a06", "quarry")
    table.settle(0, "street", unfinished=True)
    table.give(0, citizens=4)
    coins = table.has(0, "coins")
    income = pay_out(table)
    assert income[0] == {"seat": 0, "wood": 1 + 2 + 1, "stone": 1 + 2, "food": 1 + 2 + 1, "coins": 2}
    assert table.has(0, "coins") == coins + 2
    assert (table.has(0, "wood"), table.has(0, "stone"), table.has(0, "food")) == (4, 3, 4)


@rule("peloponnes.income.population")
def test_figure_10_ten_citizens_bring_four_coins() -> None:
    table = earning()
    for citizens, coins in ((0, 1), (2, 1), (3, 2), (4, 2), (6, 3), (10, 4), (11, 5), (13, 5)):
        table.give(0, citizens=citizens, coins=0)
        pay_out(table)
        assert table.has(0, "coins") == coins


@rule("peloponnes.income.luxury")
def test_figure_14_fourteen_citizens_bring_luxury_besides_coins() -> None:
    table = earning()
    for citizens, luxury in ((13, 0), (14, 2), (16, 2), (17, 4), (19, 4), (20, 6)):
        table.give(0, citizens=citizens, coins=0, luxury=0)
        pay_out(table)
        assert (table.has(0, "coins"), table.has(0, "luxury")) == (5, luxury)


@rule("peloponnes.income.above-table")
def test_beyond_twenty_citizens_the_last_row_holds() -> None:
    table = earning()
    table.give(0, citizens=27, coins=0, luxury=0)
    pay_out(table)
    assert (table.has(0, "citizens"), table.has(0, "coins"), table.has(0, "luxury")) == (27, 5, 6)


@rule("peloponnes.income.arkadia")
def test_arkadias_citizen_comes_before_the_coins() -> None:
    table = earning(2, "arkadia", "argos")
    table.give(0, citizens=2, coins=0)
    pay_out(table)
    assert (table.has(0, "citizens"), table.has(0, "coins")) == (3, 2)


@rule("peloponnes.income.choice")
def test_port_and_temple_choose_their_income_each_round() -> None:
    table = earning()
    table.settle(0, "port", "temple-of-apollo")
    table.settle(1, "a07")
    table.give(0, wood=0, stone=0, food=0, coins=0)
    pay_out(table)
    assert table.state.actors == (0,)
    assert table.legal(0) == ["take wood", "take stone", "take food", "take coin"]
    assert table.why(0, "pass") == "take-first"
    table.act(0, "take food")
    table.act(0, "take coin")
    assert (table.has(0, "food"), table.has(0, "coins")) == (1, 1 + 1)
    pay_out(table)
    assert table.state.actors == (0,), "and again in the next round"


def test_two_seats_choose_their_income_in_any_order() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        table = earning()
        table.settle(0, "port")
        table.settle(1, "temple-of-apollo")
        pay_out(table)
        assert table.state.actors == (0, 1)
        for seat in order:
            table.act(seat, "take wood")
        ends.append(table.state.position())
    assert ends[0] == ends[1]


@rule("peloponnes.luxury.overflow")
def test_figure_13_eight_wood_and_four_more_make_ten_and_two_luxury() -> None:
    table = earning()
    table.settle(0, "a07")
    table.give(0, wood=8, food=13)
    pay_out(table)
    assert (table.has(0, "wood"), table.has(0, "luxury")) == (10, 2)


def test_a_chosen_income_overflows_as_well() -> None:
    table = earning()
    table.settle(0, "port")
    table.give(0, food=13)
    pay_out(table)
    table.act(0, "take food")
    assert (table.has(0, "food"), table.has(0, "luxury")) == (13, 1)


@rule("peloponnes.luxury.chip")
def test_beyond_twenty_luxury_a_chip_is_taken() -> None:
    table = earning()
    for luxury, chips in ((0, 0), (20, 0), (21, 1), (40, 1), (41, 2)):
        table.give(0, luxury=luxury)
        mat = table.state.view(0).seats[0]
        assert (mat.luxury, mat.chips) == (luxury, chips)
