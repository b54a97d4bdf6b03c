"""Preparation."""

from typing import cast

import pytest
from games.rhodes.scene import GAME, afloat, boats_home, do, may, opened, refused, scene
from rules import rule

from pessoi import CHANCE, Rng
from pessoi.games.rhodes.rules.moves import GOLD
from pessoi.games.rhodes.rules.state import RhodesState


def until(step: str, seats: int, seed: int = 0) -> RhodesState:
    state = cast(RhodesState, GAME.start(seats))
    rng = Rng(seed)
    while state.step.name != step:
        state.apply(CHANCE, state.sample(rng))
    return state


@rule("rhodes.setup.money", "rhodes.setup.boats")
@pytest.mark.parametrize(
    ("seats", "money", "boats"), [(2, 30, [1, 2, 3]), (3, 30, [1, 2, 3]), (4, 25, [1, 2, 2]), (5, 25, [1, 2, 2])]
)
def test_money_and_boats_by_number_of_seats(seats: int, money: int, boats: list[int]) -> None:
    state = until("start", seats)
    assert state.money == [money] * seats
    assert [boats_home(state, seat) for seat in range(seats)] == [boats] * seats


@rule("rhodes.setup.missions")
def test_three_missions_of_the_first_category_are_opened_and_any_may_be_the_unseen_one() -> None:
    state = cast(RhodesState, GAME.start(3))
    assert [probability for _, probability in state.outcomes()] == [1 / 5] * 5
    state = until("draw-boat", 3)
    assert all(mission.name.startswith("I-") for mission in state.view(None).plazas if mission)
    assert state.view(None).stack == 9
    names = [
        GAME.words["mission"][mission] for mask in state.rhodes.draws for mission in range(15) if mask >> mission & 1
    ]
    assert len(state.rhodes.draws) == 12
    assert [name.split("-")[0] for name in names] == ["I"] * 20 + ["II"] * 20 + ["III"] * 20


@rule("rhodes.setup.harbour", "rhodes.boats.next")
@pytest.mark.parametrize("seed", range(8))
def test_egyptian_boats_enter_until_two_bars_lie_in_the_harbour(seed: int) -> None:
    state = until("first", 4, seed)
    assert state.cargo.count(GOLD) >= 2
    without_the_last = state.cargo[state.rhodes.lengths[state.boats[0]] :]
    assert without_the_last.count(GOLD) < 2
    assert state.sea >= 0
    assert state.view(None).boats[0].first_square == 1
    assert len(state.view(None).pile) == 9 - len(state.boats)


@rule("rhodes.setup.order")
def test_chance_says_who_begins_and_the_others_follow_clockwise() -> None:
    state = until("first", 4)
    assert [probability for _, probability in state.outcomes()] == [1 / 4] * 4
    state.apply(CHANCE, GAME.outcomes.parse("first 2"))
    assert [state.row_of(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert state.money == [25] * 4
    assert state.actors == (2,)


@rule("rhodes.setup.farmland", "rhodes.setup.same-product", "rhodes.setup.second")
def test_two_tiles_each_in_two_passes() -> None:
    state = until("first", 3)
    state.apply(CHANCE, GAME.outcomes.parse("first 1"))
    assert may(state) == [f"land {product} 14" for product in ("wine", "milk", "olives", "grain")]
    assert refused(state, 1, "land wine 17") == "second-impossible"
    assert refused(state, 1, "stop") == "start-first"
    do(state, 1, "land wine 14")
    do(state, 2, "land wine 14")
    assert refused(state, 0, "land wine 14") == "tiles-gone"
    do(state, 0, "land olives 14")
    assert refused(state, 1, "land wine 17") == "same-product"
    assert refused(state, 1, "land grain 17") == "too-dear"
    do(state, 1, "land grain 14")
    do(state, 2, "land grain 14")
    do(state, 0, "land milk 14")
    assert [tile.product for tile in state.view(None).seats[0].land] == ["milk", "olives"]
    assert state.step.name == "act"
    assert state.actors == (1,)


@rule("rhodes.setup.cube", "rhodes.components.farmland")
def test_the_grain_farm() -> None:
    """Red buys grain: 14 to the bank, a unit on it, room for three, a drachma at every farm action."""
    state = until("first", 4)
    state.apply(CHANCE, GAME.outcomes.parse("first 0"))
    do(state, 0, "land grain 14")
    red = state.view(None).seats[0]
    assert red.money == 25 - 14
    assert [(tile.product, tile.units, tile.money, tile.points) for tile in red.land] == [("grain", 1, 1, 0)]
    assert state.rhodes.printed.capacity == 3


@rule("rhodes.setup.cube", "rhodes.components.farmland", "rhodes.setup.farmland")
def test_the_wine_farm() -> None:
    """Green buys wine: 17 to the bank, a unit on it, a point at every farm action. With four seats that is all."""
    state = until("first", 4)
    state.apply(CHANCE, GAME.outcomes.parse("first 0"))
    do(state, 0, "land wine 17")
    green = state.view(None).seats[0]
    assert green.money == 25 - 17
    assert [(tile.product, tile.units, tile.money, tile.points) for tile in green.land] == [("wine", 1, 0, 1)]
    assert state.actors == (1,)


@rule("rhodes.setup.cube", "rhodes.setup.boats")
def test_the_starting_position_of_the_example_with_four_seats() -> None:
    state = opened(4)
    blue = state.view(None).seats[3]
    assert [tile.units for tile in blue.land] == [1]
    assert blue.boats == [1, 2, 2]
    assert blue.markers_left == 2


@rule("rhodes.boats.squares")
def test_squares_and_prices() -> None:
    assert scene(4).view(None).prices == [7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4]
    five = scene(5)
    assert five.view(None).prices == [7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4]
    afloat(five, 0, "wine")
    assert five.view(None).boats[0].first_square == 1
